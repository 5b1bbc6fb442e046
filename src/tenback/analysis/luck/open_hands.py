"""The luck of a team's draws, for somebody who sees all hands: of a finished game of THE GAME only.

What a player knows and what luck does to a team are two things: a card that only its owner sees has come to
the team all the same. So luck is judged with open hands, and decisions are not. The luck of a draw is what
the network says after it, less the mean of what it says after other draws from the same draw pile: zero on
average, however far the network is from the truth.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.analysis.luck.open_network import Draw, Ints, Positions, chances_after, chances_of
from tenback.analysis.luck.steps import Turn, turns_with_next
from tenback.games import Options as AnyOptions
from tenback.games.the_game import Card, Options, Seat, State
from tenback.records import Record

DRAWS: Final = 200
"""So many other draws say what could be expected."""
DRAW_PILE: Final = 5
"""Its place, behind five hands."""


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """A turn of a team with open hands: the chances around it, and the luck of its draw."""

    number: int
    """Which move of the record it begins with, from 1."""
    last: int
    seat: Seat
    before: float
    """The chance at its beginning."""
    luck: float
    """How much better the cards that were drawn are than could be expected; 0 where nothing was drawn."""
    after: float
    """The chance at the beginning of the next turn, or what the game came to."""


def sees_open_hands(options: AnyOptions) -> bool:
    """Whether the network was taught such games: teams at THE GAME."""
    return isinstance(options, Options) and not options.extreme and options.players > 1


def open_turns(record: Record, *, draws: int = DRAWS) -> Iterator[OpenTurn]:
    """Judge the turns of a finished record; one that is not finished is refused."""
    turns = turns_with_next(record)
    if not sees_open_hands(record.deal.options):
        return
    for turn in turns:
        decision, following = turn.decision, turn.next_state
        assert isinstance(decision.state, State)
        assert isinstance(following, State)
        before, after = (_chance(state, marks=turn.talks) for state in (decision.state, following))
        luck = luck_of_turn(turn, draws=draws)
        yield OpenTurn(decision.number, decision.last, decision.seat, before, luck, after)


def luck_of_turn(turn: Turn, *, draws: int = DRAWS) -> float:
    """How much better the cards are that a turn ended with than others from the same draw pile."""
    before, after, seat = turn.decision.state, turn.next_state, turn.decision.seat
    assert isinstance(before, State)
    assert isinstance(after, State)
    drawn = _drawn(before, after, seat)
    if not drawn or not after.draw_pile:
        return 0.0
    places, own = _places(after), (seat - _next_seat(after)) % len(after.hands)
    places[own, list(drawn)], places[DRAW_PILE, list(drawn)] = False, True
    draw = Draw(_positions(after, places, marks=turn.talks), own, np.array((*drawn, *after.draw_pile)))
    return luck_of_draw(draw, len(drawn), draws=draws, number=turn.decision.number)


def luck_of_draw(draw: Draw, cards: int, *, draws: int, number: int) -> float:
    """The luck of drawing the first cards of the pool; the other draws are by chance that repeats."""
    chance = np.random.default_rng(number)
    order = np.argsort(chance.random((draws + 1, len(draw.pool))), axis=1)
    order[0] = np.arange(len(draw.pool))
    chances = chances_after(draw, order_to_drawn(order, cards))
    return round(float(chances[0] - chances[1:].mean()), 6)


def order_to_drawn(order: Ints, cards: int) -> npt.NDArray[np.bool_]:
    """By draw and card: whether it is among the first so many."""
    drawn = np.zeros(order.shape, np.bool_)
    np.put_along_axis(drawn, order[:, :cards], values=True, axis=1)
    return drawn


def _chance(state: State, *, marks: bool) -> float:
    if state.result is not None:
        return float(state.result.won)
    return float(chances_of(_positions(state, _places(state), marks=marks))[0])


def _drawn(before: State, after: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has drawn at the end of its turn."""
    return tuple(card for card in after.hands[seat] if card not in before.hands[seat])


def _places(state: State) -> npt.NDArray[np.bool_]:
    """By place and card: the hands from the player in turn on, and the draw pile."""
    places, first = np.zeros((6, 101), np.bool_), _next_seat(state)
    for step in range(len(state.hands)):
        places[step, list(state.hands[(first + step) % len(state.hands)])] = True
    places[DRAW_PILE, list(state.draw_pile)] = True
    return places


def _next_seat(state: State) -> Seat:
    """Who is in turn; of a game that ended there, who would have been."""
    if state.turn is not None:
        return state.turn
    seats, last = len(state.hands), state.history[-1].seat
    order = [(last + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in order if state.hands[seat]), order[0])


def _positions(state: State, places: npt.NDArray[np.bool_], *, marks: bool) -> Positions:
    up, down, options = sorted(state.tops[:2]), sorted(state.tops[2:], reverse=True), state.options
    tops = np.array([[*up, *down]])
    return Positions(places[None], tops, options.players, options.minimum, options.hand_size, marks)
