"""Whole turns by a trained network: planned once, then made move by move."""

import functools

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.trained.network import network_named
from tenback.bots.the_game.trained.trying import Mind, new_mind, rank
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import Workspace, new_workspace
from tenback.games.the_game import Options, View
from tenback.sim.bits import count
from tenback.sim.chance import seed
from tenback.sim.the_game import row as at
from tenback.sim.the_game.convert import number_of, put_cards


def is_trained_for(options: Options, known: Knowledge) -> bool:
    """Whether a network was taught for this way of playing: THE GAME, nothing said, nothing forgotten."""
    hand = at.HAND + 2 * known.row[at.SEAT]
    cards = len(known.unseen) + int(count(known.row[hand], known.row[hand + 1]))
    silent = bool((known.heard == UNHEARD).all())
    return silent and cards == known.row[at.LEFT] and network_for(options) is not None


def network_for(options: Options) -> str | None:
    """Name the network that plays by these rules; of teams only the classic search was measured."""
    if options.extreme or options.players > 1:
        return None
    return "alone" if options == Options() else "silent"


def planned_turn(view: View, known: Knowledge, *, samples: int, number: int) -> list[int]:
    """The moves that are left of the turn as it was planned at its beginning; none at a dead end.

    A turn that was begun in another way is planned again from here.
    """
    start, made = _start_of_turn(view, known), [number_of(play) for play in view.plays]
    plan = _plan_of(view.options, start, samples, number)
    if plan[: len(made)] == made and len(plan) > len(made):
        return plan[len(made) :]
    return _plan_of(view.options, known, samples, number)


def _start_of_turn(view: View, known: Knowledge) -> Knowledge:
    """Take back what was played in this turn."""
    if not view.plays:
        return known
    row, piles = known.row.copy(), [list(pile) for pile in view.piles]
    for play in view.plays:
        piles[play.pile].pop()
    played = [play.card for play in view.plays]
    put_cards(row, at.HAND + 2 * row[at.SEAT], played)
    put_cards(row, at.LIVE, played)
    row[at.TOP : at.TOP + 4] = [pile[-1] for pile in piles]
    row[at.PLAYED] = 0
    row[at.LEFT] += len(played)
    sizes = known.sizes.copy()
    sizes[row[at.SEAT]] += len(played)
    return known._replace(row=row, sizes=sizes)


class _Key:
    """What a plan depends on, for the memory of plans."""

    __slots__ = ("known", "words")

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.words = (known.row.tobytes(), known.unseen.tobytes(), known.sizes.tobytes())

    def __hash__(self) -> int:
        return hash(self.words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.words == other.words


def _plan_of(options: Options, known: Knowledge, samples: int, number: int) -> list[int]:
    return _remembered_plan(options, _Key(known), samples, number)


@functools.lru_cache(maxsize=256)
def _remembered_plan(options: Options, key: _Key, samples: int, number: int) -> list[int]:
    """The moves of the best turn, its end included."""
    workspace = new_workspace()
    if ranked(options, key.known, workspace, samples=samples, number=number, stream=0) == 0:
        return []
    plan = workspace.own.turn_plans[workspace.own.order[0]]
    end = int(np.argmax(plan == at.END_TURN))
    return [int(move) for move in plan[: end + 1]]


def ranked(
    options: Options, known: Knowledge, workspace: Workspace, *, samples: int, number: int, stream: int
) -> int:
    """Rank the turns on a workspace; how many there are."""
    rng = np.zeros(4, np.int64)
    seed(rng, number, stream, 0)
    return rank(known, weights_for(options, marks=False), mind_for(options), samples, workspace, rng)


def mind_for(options: Options) -> Mind:
    """Give new arrays with the network for these rules: several threads may think at once."""
    name = network_for(options)
    assert name is not None
    return new_mind(network_named(name))
