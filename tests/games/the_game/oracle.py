"""THE GAME and EXTREME once more, told as one does at a table: heaps of cards that change, and no cleverness.

Written from the rules alone to be compared with the package; it shares the names of moves and nothing else.
"""

from tenback.games.the_game import Begin, Command, Deal, EndTurn, Move, PlayCard


class Oracle:
    """A table in the middle of a game."""

    def __init__(self, deal: Deal) -> None:
        options = deal.options
        self.options = options
        self.full_hand = {1: 8, 2: 7}.get(options.players, 6) - (1 if options.short_hand else 0)
        self.deck = list(deal.deck)
        self.hands = [{self.deck.pop(0) for _ in range(self.full_hand)} for _ in range(options.players)]
        self.piles = [[1], [1], [100], [100]]
        self.kind = {
            card: command
            for card, command in (deal.layout or {}).items()
            if command not in options.switched_off
        }
        self.turn = deal.starter
        self.lost_for: set[Command] | None = None
        self.stuck_with: set[str] | None = None
        self.won = False
        self._begin_turn()

    # Asking

    @property
    def over(self) -> bool:
        return self.won or self.lost_for is not None or self.stuck_with is not None

    @property
    def left(self) -> int:
        return len(self.deck) + sum(len(hand) for hand in self.hands)

    def legal(self, seat: int) -> set[Move]:
        if self.over:
            return set()
        if self.turn is None:
            return {Begin()}
        if seat != self.turn:
            return set()
        moves: set[Move] = set(self._plays())
        return moves if self._owed() else moves | {EndTurn()}

    def fatal(self) -> set[PlayCard]:
        return {play for play in self._plays() if self._broken_by(play)}

    def doomed(self) -> set[PlayCard]:
        """Plays that break nothing, but no order of the other cards in hand ends the turn well after them."""
        safe = [play for play in self._plays() if not self._broken_by(play)]
        found: dict[object, bool] = {}
        return {play for play in safe if not self._can_end_well(play, found)}

    def _can_end_well(self, play: PlayCard, found: dict[object, bool]) -> bool:
        """Really lay the card and try everything that can follow; then take it up again."""
        assert self.turn is not None
        hand = self.hands[self.turn]
        self._lay(hand, play)
        ends = self.kind.get(play.card) is Command.STOP or not self._owed()
        situation = (
            frozenset(hand),
            tuple(pile[-1] for pile in self.piles),
            self.options.one_pile == "whole-turn" and frozenset(earlier.pile for earlier in self.played),
            self._one_pile(),
            self._is_three_turn(),
        )
        if not ends and situation not in found:
            following = [other for other in self._plays() if not self._broken_by(other)]
            found[situation] = any(self._can_end_well(other, found) for other in following)
        self._take_up(hand, play)
        return ends or found[situation]

    def _lay(self, hand: set[int], play: PlayCard) -> None:
        hand.remove(play.card)
        self.piles[play.pile].append(play.card)
        self.played.append(play)
        self.played_under.append((play.pile, self._shows(Command.ONE_PILE)))

    def _take_up(self, hand: set[int], play: PlayCard) -> None:
        self.played_under.pop()
        self.played.pop()
        self.piles[play.pile].pop()
        hand.add(play.card)

    def _plays(self) -> list[PlayCard]:
        if self.over or self.turn is None:
            return []
        return [
            PlayCard(card, pile)
            for card in self.hands[self.turn]
            for pile in range(4)
            if self._fits(card, pile)
        ]

    def _fits(self, card: int, pile: int) -> bool:
        if (only := self._one_pile()) is not None and pile != only:
            return False
        distance = card - self.piles[pile][-1] if pile in (0, 1) else self.piles[pile][-1] - card
        return distance > 0 or (distance == -10 and not self._shows(Command.NO_TRICK))

    def _shows(self, command: Command) -> bool:
        return any(self.kind.get(pile[-1]) is command for pile in self.piles)

    def _one_pile(self) -> int | None:
        """The pile of the first card since which a ONE PILE has always been showing."""
        if not self._shows(Command.ONE_PILE):
            return None
        bound = None
        for pile, showed in reversed(self.played_under):
            if not showed:
                break
            bound = pile
        return bound

    def _owed(self) -> set[str]:
        played = len(self.played)
        debts = set()
        if played < self.least:
            debts.add("cards")
        if self._shows(Command.SKULL):
            debts.add("skull")
        if self._is_three_turn() and played < 3:
            debts.add("three")
        return debts

    def _is_three_turn(self) -> bool:
        return any(self.kind.get(play.card) is Command.THREE for play in self.played)

    def _broken_by(self, play: PlayCard) -> set[Command]:
        """Lay the card down in mind and see which commands are broken then."""
        total = len(self.played) + 1
        kinds = [self.kind.get(earlier.card) for earlier in (*self.played, play)]
        tops = [play.card if number == play.pile else pile[-1] for number, pile in enumerate(self.piles)]
        broken = set()
        if Command.THREE in kinds and total > 3:
            broken.add(Command.THREE)
        if kinds[-1] is Command.STOP and Command.THREE in kinds and total != 3:
            broken.add(Command.THREE)
        if kinds[-1] is Command.STOP and any(self.kind.get(top) is Command.SKULL for top in tops):
            broken.add(Command.SKULL)
        elsewhere = {earlier.pile for earlier in self.played} - {play.pile}
        if kinds[-1] is Command.ONE_PILE and elsewhere and self.options.one_pile == "whole-turn":
            broken.add(Command.ONE_PILE)
        return broken

    # Doing

    def do(self, seat: int, move: Move) -> None:
        if isinstance(move, Begin):
            self.turn = seat
            self._begin_turn()
        elif isinstance(move, EndTurn):
            self._pass_on()
        else:
            self._play(seat, move)

    def _play(self, seat: int, play: PlayCard) -> None:
        broken = self._broken_by(play)
        self._lay(self.hands[seat], play)
        if broken:
            self.lost_for = broken
        elif self.kind.get(play.card) is Command.STOP and self.left:
            self._pass_on()
        else:
            self._judge()

    def _pass_on(self) -> None:
        assert self.turn is not None
        hand = self.hands[self.turn]
        wanted = 1 if self._shows(Command.DRAW_ONE) else self.full_hand - len(hand)
        for _ in range(wanted):
            if self.deck:
                hand.add(self.deck.pop(0))
        self.turn = (self.turn + 1) % self.options.players
        while not self.hands[self.turn]:
            self.turn = (self.turn + 1) % self.options.players
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.played: list[PlayCard] = []
        self.played_under: list[tuple[int, bool]] = []
        self.least = self.options.minimum if self.deck else 1
        if self.turn is not None:
            self._judge()

    def _judge(self) -> None:
        if self._owed():
            if not self._plays():
                self.stuck_with = self._owed()
        elif not self.left:
            self.won = True
