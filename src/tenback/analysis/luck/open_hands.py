"""The luck of a team's draws, for somebody who sees all hands: of a finished game of THE GAME only.

What a player knows and what luck does to a team are two things: a card that only its owner sees has come to
the team all the same. So luck is judged with open hands, and decisions are not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from tenback.analysis.luck.open_network import Positions, chances_of
from tenback.analysis.luck.steps import Turn, turns_with_next
from tenback.games import Options as AnyOptions
from tenback.games.the_game import Card, Options, Seat, State
from tenback.records import Record, Said

DRAWS: Final = 200
"""So many other draws say what could be expected."""


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """A turn of a team with open hands: the chances around it, and the luck of its draw."""

    number: int
    """Which move of the record it begins with, from 1."""
    last: int
    seat: Seat
    before: float
    """The chance at its beginning."""
    expected: float
    """After what was played, the mean over what might have been drawn."""
    after: float
    """The chance at the beginning of the next turn, or what the game came to."""

    @property
    def luck(self) -> float:
        """How much better the cards were than could be expected."""
        return self.after - self.expected


def sees_open_hands(options: AnyOptions) -> bool:
    """Whether the network was taught such games: teams at THE GAME."""
    return isinstance(options, Options) and not options.extreme and options.players > 1


def open_turns(record: Record, *, draws: int = DRAWS) -> Iterator[OpenTurn]:
    """Judge the turns of a finished record; one that is not finished is refused."""
    marks = any(isinstance(entry, Said) for entry in record.entries)
    turns, options = turns_with_next(record), record.deal.options
    if not sees_open_hands(options):
        return
    assert isinstance(options, Options)
    for turn in turns:
        yield _judged(turn, options, draws, marks=marks)


def _judged(turn: Turn, options: Options, draws: int, *, marks: bool) -> OpenTurn:
    decision, following = turn.decision, turn.next_state
    assert isinstance(decision.state, State)
    assert isinstance(following, State)
    before = _chance(decision.state, options, marks=marks)
    after = _chance(following, options, marks=marks)
    seat, drawn = decision.seat, _drawn(decision.state, following, decision.seat)
    expected = after
    if drawn:
        worlds = _other_draws(following, seat, drawn, draws, decision.number)
        expected = float(chances_of(_positions(following, worlds, options, marks=marks)).mean())
    return OpenTurn(decision.number, decision.last, seat, before, round(expected, 6), after)


def _chance(state: State, options: Options, *, marks: bool) -> float:
    if state.result is not None:
        return float(state.result.won)
    return float(chances_of(_positions(state, _places(state)[None], options, marks=marks))[0])


def _drawn(before: State, after: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat has drawn at the end of its turn."""
    return tuple(card for card in after.hands[seat] if card not in before.hands[seat])


def _places(state: State) -> npt.NDArray[np.bool_]:
    """By place and card: the hands from the player in turn on, and the draw pile."""
    places, first = np.zeros((6, 101), np.bool_), _next_seat(state)
    for step in range(len(state.hands)):
        places[step, list(state.hands[(first + step) % len(state.hands)])] = True
    places[5, list(state.draw_pile)] = True
    return places


def _next_seat(state: State) -> Seat:
    """Who is in turn; of a game that ended there, who would have been."""
    if state.turn is not None:
        return state.turn
    seats, last = len(state.hands), state.history[-1].seat
    order = [(last + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in order if state.hands[seat]), order[0])


def _other_draws(
    state: State, seat: Seat, drawn: tuple[Card, ...], draws: int, number: int
) -> npt.NDArray[np.bool_]:
    """The same position with other cards drawn from the same draw pile, by chance that repeats."""
    own = (seat - _next_seat(state)) % len(state.hands)
    pool, chance = np.array((*drawn, *state.draw_pile)), np.random.default_rng(number)
    worlds = np.repeat(_places(state)[None], draws, 0)
    worlds[:, own, list(drawn)] = False
    worlds[:, 5] = False
    for world in worlds:
        dealt = chance.permutation(pool)
        world[own, dealt[: len(drawn)]] = True
        world[5, dealt[len(drawn) :]] = True
    return worlds


def _positions(state: State, worlds: npt.NDArray[np.bool_], options: Options, *, marks: bool) -> Positions:
    up, down = sorted(state.tops[:2]), sorted(state.tops[2:], reverse=True)
    tops = np.repeat(np.array([[*up, *down]]), len(worlds), 0)
    return Positions(worlds, tops, options.players, options.minimum, options.hand_size, marks)
