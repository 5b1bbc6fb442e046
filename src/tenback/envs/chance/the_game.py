"""THE GAME and EXTREME with chance as a player: it is asked for every card, and for every card's command.

Cards that nobody has seen lie in the draw pile, rising, and have no command yet (E25). New positions are made
without `replace` where chance is asked: that happens several times for each decision.
"""

from dataclasses import dataclass, replace
from typing import Any

from tenback.envs.chance.guess import Guess, hidden_hands
from tenback.games.decks import Randomness
from tenback.games.the_game import (
    CARDS,
    Card,
    Command,
    Deal,
    Move,
    Options,
    Seat,
    State,
    View,
    apply,
    legal_moves,
    resample,
    view,
)
from tenback.games.the_game.commands import CARDS_OF_A_KIND, PLAIN, Printed, seeded_layout

KINDS: tuple[Command | None, ...] = (None, *Command)
"""What chance can print on a card, by number; None leaves it plain."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards that chance still has to give, and what they are for: a move, or the first deal."""

    wanted: int
    move: Move | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TheGameByChance:
    """A position, what chance has shown so far, and what it is asked for next."""

    options: Options
    state: State
    drawn: tuple[tuple[Card, ...], ...]
    """Each seat's cards in the order they came."""
    seen: Printed = PLAIN
    """The commands that chance has printed."""
    left: tuple[int, ...] = ()
    """How many cards of each kind have not come yet, by the numbers of KINDS."""
    draw: Draw | None = None
    unnamed: Card | None = None
    """A card that has just come and whose command is asked for."""

    @classmethod
    def begun(cls, options: Options) -> "TheGameByChance":
        """Begin with the first deal; seat 0 starts."""
        layout = seeded_layout(0) if options.extreme else None
        undealt = Deal(options, CARDS, layout).state()
        nobody = ((),) * options.players
        state = replace(undealt, hands=nobody, draw_pile=CARDS, commands=PLAIN)
        draw = Draw(options.players * options.hand_size)
        return cls(options, state, nobody, left=_copies(options), draw=draw)

    def __deepcopy__(self, memo: object) -> "TheGameByChance":
        return self  # It never changes.

    # What is asked ----------------------------------------------------------------------------------------

    @property
    def asks_chance(self) -> bool:
        """Tell whether chance is asked next."""
        return self.draw is not None

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.result is not None

    @property
    def seat(self) -> Seat:
        """Who is asked next."""
        return self.state.turn or 0

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the seat at turn may do."""
        return legal_moves(self.state, self.seat)

    def returns(self) -> list[float]:
        """The cards that the team played, for each seat."""
        return [float(len(CARDS) - self.state.cards_left)] * self.options.players

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is."""
        if self.unnamed is not None:
            cards = sum(self.left)
            return [(number, left / cards) for number, left in enumerate(self.left) if left]
        assert self.draw is not None
        given = set(self.draw.cards)
        out = [card for card in self.state.draw_pile if card not in given]
        chance = 1 / len(out)
        return [(card - CARDS[0], chance) for card in out]

    @property
    def receiver(self) -> Seat | None:
        """Who gets the card that chance is asked for."""
        assert self.draw is not None
        if self.draw.move is not None:
            return self.seat
        return len(self.draw.cards) // self.options.hand_size

    # What happens -----------------------------------------------------------------------------------------

    def after_move(self, move: Move) -> "TheGameByChance":
        """Make a move of the seat at turn; where cards are drawn for it, ask chance for them first."""
        after = apply(self.state, self.seat, move)
        if wanted := after.history[-1].drawn:
            return replace(self, draw=Draw(wanted, move))
        return replace(self, state=after)

    def after_chance(self, number: int) -> "TheGameByChance":
        """Take in what chance did."""
        assert self.draw is not None
        if self.unnamed is not None:
            return self._with_command(self.unnamed, number)._settled()
        card = CARDS[number]
        draw = Draw(self.draw.wanted, self.draw.move, (*self.draw.cards, card))
        drawn, is_unnamed = self._with_drawn(card), self.options.extreme
        given = TheGameByChance(
            self.options, self.state, drawn, self.seen, self.left, draw, card if is_unnamed else None
        )
        return given if is_unnamed else given._settled()

    def _with_drawn(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        to = self.receiver
        return tuple((*cards, card) if seat == to else cards for seat, cards in enumerate(self.drawn))

    def _with_command(self, card: Card, number: int) -> "TheGameByChance":
        seen = (*self.seen[:card], KINDS[number], *self.seen[card + 1 :])
        left = tuple(count - (number == kind) for kind, count in enumerate(self.left))
        return TheGameByChance(self.options, self.state, self.drawn, seen, left, self.draw)

    def _settled(self) -> "TheGameByChance":
        """Go on once chance has given all cards that were asked for."""
        assert self.draw is not None
        if len(self.draw.cards) < self.draw.wanted:
            return self
        if self.draw.move is None:
            # Nobody can be stuck before the first card is laid.
            return replace(self, state=replace(self._shown_state(), turn=0), draw=None)
        rest = tuple(card for card in self.state.draw_pile if card not in self.draw.cards)
        ready = replace(self.state, draw_pile=self.draw.cards + rest, commands=self.seen)
        return replace(self, state=apply(ready, self.seat, self.draw.move), draw=None)

    # What is seen -----------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> View:
        """Show a seat what it may know; cards that come one by one are seen at once."""
        return view(self._shown_state(), seat)

    def memory(self, seat: Seat) -> tuple[Card, ...]:
        """A seat's cards in the order they came."""
        return self.drawn[seat]

    def _shown_state(self) -> State:
        if self.draw is None or not self.draw.cards:
            return self.state
        drawn = self.draw.cards
        hands = list(self.state.hands)
        for place, card in enumerate(drawn):
            seat = self.seat if self.draw.move is not None else place // self.options.hand_size
            hands[seat] = tuple(sorted((*hands[seat], card)))
        pile = tuple(card for card in self.state.draw_pile if card not in drawn)
        return replace(self.state, hands=tuple(hands), draw_pile=pile, commands=self.seen)

    def recalled(self, seat: Seat) -> str:
        """All that a seat has ever seen, on one line."""
        shown = self.view(seat)
        told = [f"seat {seat}", f"cards {_joined(self.drawn[seat])}"]
        if self.options.extreme:
            known = (card for card in CARDS if shown.commands[card] is not None)
            told.append(f"commands {_joined(f'{card}:{_name(shown.commands[card])}' for card in known)}")
        return "; ".join([*told, f"hands {_joined(shown.hand_sizes)}"])

    # Search -----------------------------------------------------------------------------------------------

    def guess(self, seat: Seat, rng: Randomness) -> Guess:
        """Guess the hidden cards and commands as a seat could."""
        state = resample(view(self.state, seat), rng)
        true = hidden_hands(self.state.hands, seat)
        return Guess(
            round=0,
            hidden=frozenset(card for hand in true.values() for card in hand),
            held=hidden_hands(state.hands, seat),
            kinds={card: KINDS.index(state.commands[card]) for card in CARDS},
        )

    def guessed_chance(self, number: int, guess: Guess) -> int:
        """What chance does in a guessed game, where it did *number* in the true one."""
        if self.unnamed is not None:
            return guess.kinds[self.unnamed]
        return CARDS.index(guess.instead(CARDS[number], self.receiver))

    def chance_words(self, number: int) -> str:
        """Say what chance does."""
        if self.unnamed is not None:
            return f"{self.unnamed} is {_name(KINDS[number])}"
        return f"{CARDS[number]} to seat {self.receiver}"


def _copies(options: Options) -> tuple[int, ...]:
    """How many cards of each kind there are, plain ones first (E1, E2)."""
    kinds = [0 if command in options.switched_off else CARDS_OF_A_KIND for command in Command]
    return (len(CARDS) - sum(kinds), *kinds)


def _name(command: Command | None) -> str:
    return "plain" if command is None else command.value


def _joined(words: Any) -> str:
    return " ".join(map(str, words)) or "none"
