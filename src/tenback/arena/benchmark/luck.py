"""A score beside the plain one without the luck of the cards: the same on average, with a narrower interval.

Whatever bots do, the draw pile lies in an order that nobody knows: other cards might have been dealt and
drawn just as well. For each deal and each draw the trained network says how much better the cards that came
are than others that might have come (`SAMPLES` of them, at random). Such a difference is zero on average,
however good the network is, so any multiple of their sum may be taken from a result. The factor of a game
comes from all other games and does not depend on the game's own luck: the mean stays what it was.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, islice, pairwise

import numpy as np

from tenback.arena.intervals import mean_interval
from tenback.bots.the_game.quick import quick_engine
from tenback.bots.the_game.trained.chances import chance_at
from tenback.bots.the_game.trained.engine import Engine
from tenback.bots.the_game.trained.extreme.answers import Engine as ExtremeEngine
from tenback.bots.the_game.trained.extreme.answers import new_engine as new_extreme_engine
from tenback.bots.the_game.trained.extreme.chances import chance_at as extreme_chance_at
from tenback.bots.the_game.trained.extreme.network import hearing_network
from tenback.bots.the_game.weights import FloatArray, weights_for
from tenback.games.decks import Randomness, shuffled
from tenback.games.the_game import State
from tenback.records import Record, replay
from tenback.sim.the_game.convert import row_of
from tenback.sim.the_game.row import ENDING, RUNNING, SEAT

SAMPLES = 8
"""Other cards that might have come, for each deal and each draw."""


@dataclass(frozen=True, slots=True)
class Adjusted:
    """A win rate without the luck of the cards."""

    score: float
    interval: tuple[float, float]
    narrower: float
    """By what share its standard error is smaller than that of the plain score; below 0 where it grew."""


def adjusted(won: Sequence[float], luck: Sequence[float]) -> Adjusted:
    """Take the luck from results, each with the factor that all other games suggest."""
    results, control = np.asarray(won, np.float64), np.asarray(luck, np.float64)
    without = results - _factors(results, control) * control
    low, high = np.clip(mean_interval(without.tolist()), 0.0, 1.0).tolist()
    spread, plain = without.std(), results.std()
    return Adjusted(float(without.mean()), (low, high), float(1 - spread / plain) if plain > 0 else 0.0)


def _factors(results: FloatArray, control: FloatArray) -> FloatArray:
    """For each game the slope of results over luck in the other games; 0 where nothing can be told."""
    products, squares = results * control, control * control
    others = len(results) - 1
    if others < 2:
        return np.zeros(len(results))
    mean_result, mean_control = (sum(part) - part for part in (results, control))
    above = sum(products) - products - mean_result * mean_control / others
    below = sum(squares) - squares - mean_control * mean_control / others
    return np.divide(above, below, out=np.zeros(len(results)), where=below > 1e-12)


def luck_of(record: Record, rng: Randomness) -> float:
    """How much luck a team's game had, as the sum of its first hands and of all draws, in wins."""
    states = [moment.state for moment in replay(record) if isinstance(moment.state, State)]
    return _luck_of_deal(states[0], rng) + sum(
        _luck_of_draw(before, after, rng)
        for before, after in pairwise(states)
        if len(after.draw_pile) < len(before.draw_pile)
    )


def _luck_of_deal(dealt: State, rng: Randomness) -> float:
    others = (_dealt_again(dealt, rng) for _ in range(SAMPLES))
    return _mean_chance(dealt) - sum(map(_mean_chance, others)) / SAMPLES


def _dealt_again(dealt: State, rng: Randomness) -> State:
    """The same cards in other hands; each keeps its command."""
    cards = iter(shuffled([*chain(*dealt.hands), *dealt.draw_pile], rng))
    hands = tuple(tuple(sorted(islice(cards, len(hand)))) for hand in dealt.hands)
    return replace(dealt, hands=hands, draw_pile=tuple(cards))


def _mean_chance(dealt: State) -> float:
    """The mean of what the seats would say if it were their turn."""
    seats = range(dealt.options.players)
    return sum(chance_for(dealt, seat) for seat in seats) / len(seats)


def _luck_of_draw(before: State, after: State, rng: Randomness) -> float:
    """How good the cards are that a seat has drawn, beside others from the same draw pile."""
    seat = next(seat for seat, hand in enumerate(after.hands) if set(hand) - set(before.hands[seat]))
    others = sum(chance_for(other, seat) for other in _other_draws(before, after, seat, rng))
    return chance_for(after, seat) - others / SAMPLES


def _other_draws(before: State, after: State, seat: int, rng: Randomness) -> Iterator[State]:
    drawn = len(before.draw_pile) - len(after.draw_pile)
    kept = set(after.hands[seat]) - set(before.draw_pile[:drawn])
    for _ in range(SAMPLES):
        pile = shuffled(before.draw_pile, rng)
        hand = tuple(sorted(kept | set(pile[:drawn])))
        hands = (*after.hands[:seat], hand, *after.hands[seat + 1 :])
        yield replace(after, hands=hands, draw_pile=tuple(pile[drawn:]))


def chance_for(state: State, seat: int) -> float:
    """What the network says of a position as if it were a seat's turn, also where the next one has lost."""
    row, _deck, kinds = row_of(state)
    row[SEAT], row[ENDING] = seat, RUNNING
    weights = weights_for(state.options, marks=False)
    if state.options.extreme:
        return float(extreme_chance_at(row, kinds, weights, _extreme_engine()))
    return float(chance_at(row, weights, _engine()))


# Without heat: the same position has the same chance whenever it is asked for.


@cache
def _engine() -> Engine:
    return quick_engine(heat=0.0)


@cache
def _extreme_engine() -> ExtremeEngine:
    return new_extreme_engine(hearing_network("extreme"), marks=False, best=1, answers=1)
