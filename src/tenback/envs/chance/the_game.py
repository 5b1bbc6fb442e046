"""THE GAME and EXTREME with chance as a player: it is asked for every card, and for every card's command.

Cards that nobody has seen lie in the draw pile, rising, and have no command yet (E25). Positions are tuples
because many are made: chance is asked several times for each decision.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from tenback.envs.chance.guess import Guess, hidden_hands
from tenback.games.decks import Randomness
from tenback.games.the_game import (
    BEGIN,
    CARDS,
    Card,
    Command,
    Deal,
    Layout,
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
from tenback.games.the_game.commands import CARDS_OF_A_KIND, PLAIN, Printed
from tenback.games.the_game.deals import seeded_layout

FIRST = CARDS[0]
KINDS: tuple[Command | None, ...] = (None, *Command)
"""What chance can print on a card, by number; None leaves it plain."""


class Draw(NamedTuple):
    """Cards that chance still has to give, and what they are for: a move, or the first deal."""

    wanted: int
    move: Move | None = None
    cards: tuple[Card, ...] = ()


class TheGameByChance(NamedTuple):
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

    starter: Seat | None = 0
    """Who begins; None where the team decides it (G3)."""

    @classmethod
    def begun(
        cls, options: Options, *, layout: Layout | None = None, open_start: bool = False
    ) -> "TheGameByChance":
        """Begin with the first deal; a layout that is given is known to all (E25)."""
        some_layout = layout or (seeded_layout(0) if options.extreme else None)
        undealt = Deal(options, CARDS, some_layout, layout_known=layout is not None).state()
        nobody = ((),) * options.players
        known = undealt.commands if layout else PLAIN
        state = replace(undealt, hands=nobody, draw_pile=CARDS, commands=known)
        draw, starter = Draw(options.players * options.hand_size), None if open_start else 0
        return cls(options, state, nobody, known, _copies(options), draw, starter=starter)

    def __deepcopy__(self, memo: object) -> "TheGameByChance":
        return self  # It never changes.

    # What is asked ----------------------------------------------------------------------------------------

    @property
    def asks_chance(self) -> bool:
        """Whether chance is asked next."""
        return self.draw is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def seat(self) -> Seat:
        """Who is asked next."""
        return self.state.turn or 0

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the active seat may do."""
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
        given, pile = set(self.draw.cards), self.state.draw_pile
        chance = 1 / (len(pile) - len(given))
        return [(card - FIRST, chance) for card in pile if card not in given]

    @property
    def receiver(self) -> Seat | None:
        """Who gets the card that chance is asked for."""
        assert self.draw is not None
        if self.draw.move is not None:
            return self.seat
        return len(self.draw.cards) // self.options.hand_size

    # What happens -----------------------------------------------------------------------------------------

    def after_begin(self, seat: Seat) -> "TheGameByChance":
        """Let a seat begin (G3)."""
        return self._replace(state=apply(self.state, seat, BEGIN))

    def after_move(self, move: Move) -> "TheGameByChance":
        """Make a move of the active seat; where cards are drawn for it, ask chance for them first."""
        after = apply(self.state, self.seat, move)
        if wanted := after.history[-1].drawn:
            return self._replace(draw=Draw(wanted, move))
        return self._replace(state=after)

    def after_chance(self, number: int) -> "TheGameByChance":
        """Take in what chance did."""
        assert self.draw is not None
        if self.unnamed is not None:
            return self._with_command(self.unnamed, number)._settled()
        card = CARDS[number]
        draw = Draw(self.draw.wanted, self.draw.move, (*self.draw.cards, card))
        is_unnamed = self.options.extreme and not self.state.layout_known
        unnamed = card if is_unnamed else None
        drawn, starter = self._with_drawn(card), self.starter
        given = TheGameByChance(self.options, self.state, drawn, self.seen, self.left, draw, unnamed, starter)
        return given if is_unnamed else given._settled()

    def _with_drawn(self, card: Card) -> tuple[tuple[Card, ...], ...]:
        to = self.receiver
        return tuple((*cards, card) if seat == to else cards for seat, cards in enumerate(self.drawn))

    def _with_command(self, card: Card, number: int) -> "TheGameByChance":
        seen = (*self.seen[:card], KINDS[number], *self.seen[card + 1 :])
        left = tuple(count - (number == kind) for kind, count in enumerate(self.left))
        return TheGameByChance(
            self.options, self.state, self.drawn, seen, left, self.draw, starter=self.starter
        )

    def _settled(self) -> "TheGameByChance":
        """Go on once chance has given all cards that were asked for."""
        assert self.draw is not None
        if len(self.draw.cards) < self.draw.wanted:
            return self
        if self.draw.move is None:
            # Nobody can be stuck before the first card is laid.
            return self._replace(state=replace(self._shown_state(), turn=self.starter), draw=None)
        rest = tuple(card for card in self.state.draw_pile if card not in self.draw.cards)
        ready = replace(self.state, draw_pile=self.draw.cards + rest, commands=self.seen)
        return self._replace(state=apply(ready, self.seat, self.draw.move), draw=None)

    # What is seen -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        """Show a seat what it may know; cards that come one by one are seen at once."""
        return view(self._shown_state(), seat)

    def memory(self, seat: Seat | None) -> tuple[Card, ...]:
        """A seat's cards in the order they came; a spectator has none."""
        return () if seat is None else self.drawn[seat]

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

    def recalled(self, seat: Seat | None) -> str:
        """All that a seat has ever seen, on one line."""
        shown = self.view(seat)
        told = [f"seat {seat}", f"cards {_joined(self.memory(seat))}"]
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


def _joined(words: Iterable[object]) -> str:
    return " ".join(map(str, words)) or "none"
