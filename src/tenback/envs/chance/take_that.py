"""TAKE THAT with chance as a player: it is asked for every card that is dealt, drawn or put down unseen."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from tenback.encoding.take_that.actions import PLACES
from tenback.envs.chance.guess import Guess, hidden_hands
from tenback.games.decks import Randomness
from tenback.games.take_that import (
    CARDS,
    Card,
    Deal,
    Move,
    Options,
    Seat,
    State,
    TakeLine,
    View,
    apply,
    legal_moves,
    resample,
    view,
)
from tenback.games.take_that.moves import Lay, Twist

EXTRA = "extra"
"""Who gets an unseen minus card: nobody knows it (T12, T24)."""


class Draw(NamedTuple):
    """Cards that chance still has to give, and what they are for: a move, or the deal of a round."""

    wanted: int
    move: Move | None = None
    cards: tuple[Card, ...] = ()


class TakeThatByChance(NamedTuple):
    """A position, what chance has shown so far, and what it is asked for next."""

    options: Options
    state: State
    drawn: tuple[tuple[tuple[Card, ...], ...], ...]
    """By round, each seat's cards in the order they came."""
    draw: Draw | None = None

    @classmethod
    def begun(cls, options: Options) -> "TakeThatByChance":
        """Begin with the deal of the first round; seat 0 starts."""
        state = Deal(options, (CARDS,) * options.rounds, starter=0).state()
        return cls(options, state, ())._dealing()

    def __deepcopy__(self, memo: object) -> "TakeThatByChance":
        return self  # It never changes.

    # What is asked ----------------------------------------------------------------------------------------

    @property
    def asks_chance(self) -> bool:
        """Whether chance is asked next."""
        return self.draw is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
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
        """How far each seat is ahead of the others on average; 0 until the end."""
        if self.state.result is None:
            return [0.0] * self.options.players
        totals, others = self.state.result.scores, self.options.players - 1
        return [own - (sum(totals) - own) / others for own in totals]

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is."""
        assert self.draw is not None
        given, pile = set(self.draw.cards), self.state.draw_pile
        chance = 1 / (len(pile) - len(given))
        return [(PLACES[card], chance) for card in pile if card not in given]

    @property
    def receiver(self) -> Seat | str:
        """Who gets the card that chance is asked for."""
        assert self.draw is not None
        match self.draw.move:
            case None:
                return len(self.draw.cards) // self.options.hand_size
            case TakeLine():
                return EXTRA
            case Lay() | Twist():
                return self.seat

    # What happens -----------------------------------------------------------------------------------------

    def after_move(self, move: Move) -> "TakeThatByChance":
        """Make a move of the active seat; where a card is drawn for it, ask chance first."""
        if self._needs_card(move):
            return self._replace(draw=Draw(1, move))
        return self._moved(self.state, move)

    def after_chance(self, number: int) -> "TakeThatByChance":
        """Take in what chance did."""
        assert self.draw is not None
        card = CARDS[number]
        draw = Draw(self.draw.wanted, self.draw.move, (*self.draw.cards, card))
        return self._replace(draw=draw, drawn=self._with_drawn(card))._settled()

    def _needs_card(self, move: Move) -> bool:
        if not self.state.draw_pile:
            return False
        alone = self.options.professional and len(self.state.line) == 1
        return alone if isinstance(move, TakeLine) else True

    def _with_drawn(self, card: Card) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        seats = self.drawn[-1]
        now = tuple((*cards, card) if seat == self.receiver else cards for seat, cards in enumerate(seats))
        return (*self.drawn[:-1], now)

    def _settled(self) -> "TakeThatByChance":
        """Go on once chance has given all cards that were asked for."""
        assert self.draw is not None
        if len(self.draw.cards) < self.draw.wanted:
            return self
        if self.draw.move is None:
            return self._replace(state=self._shown_state(), draw=None)
        rest = tuple(card for card in self.state.draw_pile if card not in self.draw.cards)
        return self._moved(replace(self.state, draw_pile=self.draw.cards + rest), self.draw.move)

    def _moved(self, state: State, move: Move) -> "TakeThatByChance":
        after = self._replace(state=apply(state, self.seat, move), draw=None)
        is_new_round = not after.over and len(after.state.rounds) > len(state.rounds)
        return after._dealing() if is_new_round else after

    def _dealing(self) -> "TakeThatByChance":
        """Take the cards of a new round back and let chance deal them."""
        nobody: tuple[tuple[Card, ...], ...] = ((),) * self.options.players
        undealt = replace(self.state, hands=nobody, draw_pile=CARDS)
        draw = Draw(self.options.players * self.options.hand_size)
        return self._replace(state=undealt, drawn=(*self.drawn, nobody), draw=draw)

    # What is seen -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        """Show a seat what it may know; cards that come one by one are seen at once."""
        return view(self._shown_state(), seat)

    def memory(self, seat: Seat | None) -> tuple[tuple[Card, ...], ...]:
        """A seat's cards by round, in the order they came; a spectator has none."""
        return tuple(() if seat is None else seats[seat] for seats in self.drawn)

    def _shown_state(self) -> State:
        if self.draw is None or not self.draw.cards or isinstance(self.draw.move, TakeLine):
            return self.state
        hands = list(self.state.hands)
        for place, card in enumerate(self.draw.cards):
            seat = self.seat if self.draw.move is not None else place // self.options.hand_size
            hands[seat] = tuple(sorted((*hands[seat], card)))
        pile = tuple(card for card in self.state.draw_pile if card not in self.draw.cards)
        return replace(self.state, hands=tuple(hands), draw_pile=pile)

    def recalled(self, seat: Seat | None) -> str:
        """All that a seat has ever seen but the moves, on one line."""
        shown = self.view(seat)
        rounds = " / ".join(_joined(cards) for cards in self.memory(seat))
        extra = " / ".join(_joined(map(_joined, score.extra)) for score in shown.rounds)
        told = [f"seat {seat}", f"cards {rounds}", f"turned up {extra or 'none'}"]
        return "; ".join([*told, f"hands {_joined(shown.hand_sizes)}"])

    # Search -----------------------------------------------------------------------------------------------

    def guess(self, seat: Seat, rng: Randomness) -> Guess:
        """Guess the hidden cards as a seat could."""
        state = resample(view(self.state, seat), rng)
        true = hidden_hands(self.state.hands, seat)
        return Guess(
            round=len(self.drawn),
            hidden=frozenset(card for cards in (*true.values(), *self.state.extra) for card in cards),
            held=hidden_hands(state.hands, seat) | {EXTRA: [card for cards in state.extra for card in cards]},
            kinds={},
        )

    def guessed_chance(self, number: int, guess: Guess) -> int:
        """What chance does in a guessed match, where it did *number* in the true one."""
        if len(self.drawn) < guess.round:
            return number
        return CARDS.index(guess.instead(CARDS[number], self.receiver))

    def chance_words(self, number: int) -> str:
        """Say what chance does."""
        to = "unseen" if self.receiver == EXTRA else f"to seat {self.receiver}"
        return f"{CARDS[number]} {to}"


def _joined(words: Iterable[object]) -> str:
    return " ".join(map(str, words)) or "none"
