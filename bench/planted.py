"""Are planted mistakes found and named? Turns drawn by lot in the middle of good games, judged twice.

python bench/planted.py --way the-game/1 --positions 400

In a position of a game of `quick` a whole turn is drawn by lot. If it costs at least 10 points of the chance
on 2,000 sampled decks, it counts as a planted mistake; then the review judges it with its usual effort. Found
is what has lost something beyond its doubt, named what has a name (5 points and more) and a reason.
"""

import argparse
import pathlib
import random
import sys
from collections import Counter

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.accounts import SILENT
from tenback.analysis.review import FROM_POINTS, Decision, weigh
from tenback.analysis.the_game.hint import DEALS
from tenback.bots import bot_named
from tenback.bots.bot import chance_for
from tenback.bots.the_game.expert import SAMPLES
from tenback.games.the_game import EndTurn, Move, Options, State, seeded_deal
from tenback.games.the_game.game import THE_GAME
from tenback.talk.marks.said import NOTHING_SAID

SEED = 20261121
DECKS = 2_000
PLANTED = 0.10
LATEST = 24
"""The last turn that is spoilt: later the games are often decided."""


def position(options: Options, number: int) -> State | None:
    """A position at the beginning of a turn, drawn by lot; None where the game was over before."""
    bot, state = bot_named("the-game", "quick"), seeded_deal(options, SEED, number).state()
    wanted = random.Random(number).randrange(LATEST)
    while state.result is None and (wanted or state.turn is None or state.plays):
        seat = state.turn or 0
        view = THE_GAME.view(state, seat)
        move = bot.choose(view, NOTHING_SAID, chance_for(number, view))
        state = THE_GAME.apply(state, seat, move)
        wanted -= isinstance(move, EndTurn)
    return None if state.result is not None else state


def spoilt(state: State, number: int) -> tuple[Move, ...]:
    """A legal turn drawn by lot, as short as may be."""
    rng, seat, moves = random.Random(-number - 1), state.turn, list[Move]()
    assert seat is not None
    while state.result is None and state.turn == seat and not (moves and isinstance(moves[-1], EndTurn)):
        legal = THE_GAME.view(state, seat).legal
        ends = [move for move in legal if isinstance(move, EndTurn)]
        moves.append(ends[0] if ends else rng.choice(legal))
        state = THE_GAME.apply(state, seat, moves[-1])
    return tuple(moves)


def main() -> None:
    """Count what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--way", choices=sorted(SILENT), default="the-game/1")
    parser.add_argument("--positions", type=int, default=400)
    asked = parser.parse_args()
    counted, names = Counter[str](), Counter[str]()
    for number in range(asked.positions):
        state = position(SILENT[asked.way], number)
        if state is None or state.turn is None:
            continue
        view, turn = THE_GAME.view(state, state.turn), spoilt(state, number)
        decision = Decision(1, state.turn, view, NOTHING_SAID, turn, state, is_free=True)
        if weigh(decision, samples=SAMPLES, deals=DECKS).cost < PLANTED:
            continue
        judged = weigh(decision, samples=SAMPLES, deals=DEALS)
        counted["planted"] += 1
        counted["found"] += judged.cost > 0
        counted["named"] += judged.severity in FROM_POINTS and bool(judged.contrast)
        names[judged.severity.value] += 1
        print(dict(counted), dict(names), flush=True)


if __name__ == "__main__":
    main()
