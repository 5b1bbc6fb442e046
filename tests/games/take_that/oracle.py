"""TAKE THAT once more, told as one does at a table: heaps of cards that change, and no cleverness.

Written from the rules alone to be compared with the package; it shares the names of moves and nothing else.
"""

from tenback.games.take_that import Deal, Lay, Move, TakeLine, Twist


class Oracle:
    """A table in the middle of a match."""

    def __init__(self, deal: Deal) -> None:
        self.options = deal.options
        self.decks = [list(deck) for deck in deal.decks]
        self.first = deal.starter
        self.totals = [0] * deal.options.players
        self.over = False
        self._deal()

    def _deal(self) -> None:
        players = self.options.players
        self.deck = self.decks.pop(0)
        hand = 8 if players == 4 else 9
        self.hands = [{self.deck.pop(0) for _ in range(hand)} for _ in range(players)]
        self.line: list[int] = []
        self.up: list[list[int]] = [[] for _ in range(players)]
        self.down: list[list[int]] = [[] for _ in range(players)]
        self.turn = self.first
        self.first = (self.first + 1) % players

    def legal(self, seat: int) -> set[Move]:
        if self.over or seat != self.turn:
            return set()
        hand = self.hands[seat]
        if not self.line:
            return {Lay(card) for card in hand}
        near = {Lay(card) for card in hand if self.line[-1] - 10 <= card <= self.line[-1] + 10}
        twins = {
            Twist(card) for card in hand if int(str(card)[::-1]) in self.line and str(card)[0] != str(card)[1]
        }
        return {*near, *twins, TakeLine()}

    def do(self, seat: int, move: Move) -> None:
        if isinstance(move, TakeLine):
            self._take(seat)
        else:
            self._lay_or_twist(seat, move)
        if not self.deck and not self.line:
            self._score()

    def _take(self, seat: int) -> None:
        if self.options.professional and len(self.line) == 1 and self.deck:
            self.down[seat].append(self.deck.pop(0))
        self.down[seat] += self.line
        self.line = []

    def _lay_or_twist(self, seat: int, move: Lay | Twist) -> None:
        self.hands[seat].remove(move.card)
        if isinstance(move, Lay):
            self.line.append(move.card)
        else:
            other = int(str(move.card)[::-1])
            self.line.remove(other)
            self.up[seat] += [move.card, other]
        if self.deck:
            self.hands[seat].add(self.deck.pop(0))
        self.turn = (seat + 1) % self.options.players

    def _score(self) -> None:
        for seat in range(self.options.players):
            self.totals[seat] += len(self.up[seat])
            for card in self.down[seat]:
                self.totals[seat] -= 5 if card in (22, 33, 44, 55, 66, 77, 88) else 1
        if self.decks:
            self._deal()
        else:
            self.over = True
