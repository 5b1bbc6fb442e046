"""Are planted mistakes found and named? Turns drawn by lot in the middle of good games, judged twice.

python bench/planted.py --ways the-game/1 extreme/3/marks --positions 400

In a position of a game of `quick` a whole turn is drawn by lot. If it costs at least 10 points of the chance
on 2,000 sampled decks, it counts as a planted mistake; then the review judges it with its usual effort. Found
is what has lost something beyond its doubt, named what has a name (5 points and more) and a reason. With
marks the others have said all that is true of their hands.
"""

import argparse
import pathlib
import random
import sys
from collections import Counter

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from bench.sight_chances import WAYS
from bench.sight_games import Way
from tenback.analysis.review import FROM_POINTS, Decision, weigh
from tenback.analysis.the_game.hint import DEALS
from tenback.arena.intervals import share_interval
from tenback.bots import bot_named
from tenback.bots.bot import chance_for
from tenback.bots.the_game.expert import SAMPLES
from tenback.bots.the_game.saying import true_sayings
from tenback.games import AnyGame, game_of
from tenback.games.the_game import EndTurn, Move, Options, State, seeded_deal
from tenback.talk.marks.said import NOTHING_SAID, Talk

SEED = 20261121
DECKS = 2_000
PLANTED = 0.10
LATEST = 24
"""The last turn that is spoilt: later the games are often decided."""


def position(options: Options, number: int) -> State | None:
    """A position at the beginning of a turn, drawn by lot; None where the game was over before."""
    game, state = game_of(options), seeded_deal(options, SEED, number).state()
    bot = bot_named(game.name, "quick")
    wanted = random.Random(number).randrange(LATEST)
    while state.result is None and (wanted or state.turn is None or state.plays):
        seat = state.turn or 0
        view = game.view(state, seat)
        after = game.apply(state, seat, bot.choose(view, NOTHING_SAID, chance_for(number, view)))
        wanted -= state.turn is not None and not after.plays
        state = after
    return None if state.result is not None else state


def said_to(game: AnyGame, state: State) -> Talk:
    """What the others have said to the player in turn: all that is true."""
    others = [seat for seat in range(state.options.players) if seat != state.turn]
    sayings = (saying for seat in others for saying in true_sayings(game.view(state, seat)))
    return Talk(tuple(sayings), frozenset(others), has_begun=True)


def spoilt(game: AnyGame, state: State, number: int) -> tuple[Move, ...]:
    """A legal turn drawn by lot, as short as may be."""
    rng, seat, moves = random.Random(-number - 1), state.turn, list[Move]()
    assert seat is not None
    while state.result is None and state.turn == seat and not (moves and isinstance(moves[-1], EndTurn)):
        legal = game.view(state, seat).legal
        ends = [move for move in legal if isinstance(move, EndTurn)]
        moves.append(ends[0] if ends else rng.choice(legal))
        state = game.apply(state, seat, moves[-1])
    return tuple(moves)


def planted_in(way: Way, number: int) -> Decision | None:
    """A turn drawn by lot in a position of a game, if it costs enough."""
    game, state = game_of(way.options), position(way.options, number)
    if state is None or state.turn is None:
        return None
    talk = said_to(game, state) if way.marks else NOTHING_SAID
    view, turn = game.view(state, state.turn), spoilt(game, state, number)
    decision = Decision(1, state.turn, view, talk, turn, state, is_free=True)
    return decision if weigh(decision, samples=SAMPLES, deals=DECKS).cost >= PLANTED else None


def count(way: Way, positions: int) -> Counter[str]:
    """Count what is planted, found and named, and by which names."""
    counted = Counter[str]()
    for number in range(positions):
        if decision := planted_in(way, number):
            judged = weigh(decision, samples=SAMPLES, deals=DEALS)
            is_named = judged.severity in FROM_POINTS and bool(judged.contrast)
            counted.update(planted=1, found=int(judged.cost > 0), named=int(is_named))
            counted[judged.severity.value] += 1
    return counted


def main() -> None:
    """Print a row for each way of playing."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=["the-game/1"])
    parser.add_argument("--positions", type=int, default=400)
    asked = parser.parse_args()
    names = [severity.value for severity in FROM_POINTS]
    print(f"| way | positions | planted | found | named, % | {' | '.join(names)} |")
    print("| --- | " + " | ".join(["---:"] * (4 + len(names))) + " |")
    for way in asked.ways:
        counted = count(WAYS[way], asked.positions)
        planted, found, named = (counted[one] for one in ("planted", "found", "named"))
        low, high = share_interval(named, planted)
        share = f"{100 * named / planted:.1f} ({100 * low:.1f}-{100 * high:.1f})"
        by_name = " | ".join(str(counted[name]) for name in names)
        print(f"| {way} | {asked.positions} | {planted} | {found} | {share} | {by_name} |", flush=True)


if __name__ == "__main__":
    main()
