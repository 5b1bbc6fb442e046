"""Judge a search by the measuring sticks: how much more often its turns win than those of first sight.

python -m training.the_game.judge training/the_game/sticks/3p.npz --samples 0 3000 12000
python -m training.the_game.judge training/the_game/sticks/extreme-3p-marks.npz --bot expert:samples=12000

With `--bot` a bot of THE GAME or EXTREME makes the whole turn, move by move, and hears what the others say.

A stick has positions, their best turns at first sight, and how often each of them won when it was played out
(`stick.py` makes them). A turn that no stick lists is counted apart.
"""

import argparse
import pathlib
import time
from dataclasses import dataclass

import numpy as np

from tenback.bots import bot_named
from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.trained.choosing import ranked
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.the_game import Options
from tenback.sim.bits import IntArray
from tenback.sim.the_game import row as rows
from training.the_game.reading import Ints, cards_in, row_before, way_of
from training.the_game.standing import state_in, turn_by

HANDS, TOPS, ABOUT = 2, 12, 13


@dataclass(frozen=True)
class Judged:
    """What one search came to on a stick."""

    gains: list[float]
    """For each position: the share of wins of the chosen turn less that of the best one at first sight."""
    changed: int
    unlisted: int
    seconds: float

    def __str__(self) -> str:
        percent = 100 * np.array(self.gains)
        interval = 1.96 * percent.std() / len(percent) ** 0.5
        return (
            f"{percent.mean():+.2f} ± {interval:.2f} points a decision; "
            f"{self.changed} of {len(percent)} changed, "
            f"{self.unlisted} not listed; {1000 * self.seconds / len(percent):.1f} ms"
        )


def options_of(game: Ints) -> Options:
    """The rules of a game's row."""
    return way_of(int(game[ABOUT])).options


def known_in(game: Ints) -> Knowledge:
    """What the player in turn knows of a game in silence."""
    about = int(game[ABOUT])
    players, seat, pile = about & 15, about >> 44 & 15, about >> 20 & 255
    sizes = np.zeros(5, np.int64)
    for one in range(players):
        sizes[one] = len(cards_in(*map(int, game[HANDS + 2 * one : HANDS + 2 * one + 2])))
    for step in range(1, players):
        about |= int(sizes[(seat + step) % players]) << 24 + 4 * step
    hand = [int(word) for word in game[HANDS + 2 * seat : HANDS + 2 * seat + 2]]
    live = [int(word) for word in game[:2]]
    row = row_before([*live, *hand, int(game[TOPS]), about])
    row[rows.OWED] = row[rows.MINIMUM] if pile else 1
    row[rows.LEFT] = pile + sizes.sum()
    unseen = sorted(cards_in(*live) - cards_in(*hand))
    return _silent(_only_own_hand(row), np.array(unseen, np.int8), sizes)


def _only_own_hand(row: IntArray) -> IntArray:
    own = rows.HAND + 2 * row[rows.SEAT]
    hand = row[own : own + 2].copy()
    row[rows.HAND : rows.HAND + 10] = 0
    row[own : own + 2] = hand
    return row


def _silent(row: IntArray, unseen: Ints, sizes: IntArray) -> Knowledge:
    return Knowledge(
        row=row,
        kinds=np.zeros(101, np.int8),
        unseen=unseen,
        sizes=sizes,
        heard=np.full((5, 4), UNHEARD, np.int64),
        fine=np.full(5, UNHEARD, np.int64),
        steps=np.zeros(101, np.int64),
        stops=np.full(5, UNHEARD, np.int64),
        commands_out=np.zeros(8, np.int64),
        trust=1.0,
        no_skull=0,
    )


def judged(stick: pathlib.Path, samples: int) -> Judged:
    """Let the search choose in every position of a stick."""
    with np.load(stick) as file:
        kept = dict(file)
    workspace, gains, changed, unlisted, seconds = new_workspace(), list[float](), 0, 0, 0.0
    for number, game in enumerate(kept["games"]):
        known, start = known_in(game), time.thread_time()
        ranked(options_of(game), known, workspace, samples=samples, number=number, stream=0)
        seconds += time.thread_time() - start
        chosen = _place_of(workspace.own.turn_rows[workspace.own.order[0]], kept["ends"][number])
        if chosen is None or kept["worth"][number, chosen] < 0:
            unlisted += 1
            continue
        wins = kept["wins"][number] / kept["deals"]
        gains.append(wins[chosen] - wins[0])
        changed += chosen != 0
    return Judged(gains, changed, unlisted, seconds)


def judged_bot(stick: pathlib.Path, name: str, limit: int) -> Judged:
    """Let a bot make the turn of every position of a stick."""
    with np.load(stick) as file:
        kept = dict(file)
    gains, changed, unlisted, seconds = list[float](), 0, 0, 0.0
    for number, game in enumerate(kept["games"][:limit]):
        state, has_marks = state_in(game, is_extreme="extreme" in stick.stem), bool(game[ABOUT] >> 48 & 1)
        bot = bot_named(state.options.game, name)
        start = time.thread_time()
        cards, tops = turn_by(bot, state, has_marks=has_marks)
        seconds += time.thread_time() - start
        chosen = _listed(cards, tops, kept["ends"][number])
        if chosen is None or kept["worth"][number, chosen] < 0:
            unlisted += 1
            continue
        wins = kept["wins"][number] / kept["deals"]
        gains.append(wins[chosen] - wins[0])
        changed += chosen != 0
    return Judged(gains, changed, unlisted, seconds)


def _place_of(row: IntArray, ends: Ints) -> int | None:
    """Where a turn stands among the listed ones: the same hand and the same tops."""
    hand = rows.HAND + 2 * row[rows.SEAT]
    mine = {card for card in range(2, 100) if row[hand + card // 50] >> card % 50 & 1}
    return _listed(mine, row[rows.TOP : rows.TOP + 4].tolist(), ends)


def _listed(mine: set[int], found: list[int], ends: Ints) -> int | None:
    tops = [*sorted(found[:2]), *sorted(found[2:])]
    for place, end in enumerate(ends):
        there = [int(end[4]) >> 8 * pile & 255 for pile in range(4)]
        if [*sorted(there[:2]), *sorted(there[2:])] == tops and cards_in(int(end[2]), int(end[3])) == mine:
            return place
    return None


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sticks", type=pathlib.Path, nargs="+")
    parser.add_argument("--samples", type=int, nargs="+", default=[0, 3000])
    parser.add_argument("--bot", nargs="+", default=[], help="bots by name instead")
    parser.add_argument(
        "--positions", type=int, default=500, help="as many of a stick's positions, with --bot"
    )
    asked = parser.parse_args()
    for stick in asked.sticks:
        for bot in asked.bot:
            print(f"{stick.stem}, {bot}: {judged_bot(stick, bot, asked.positions)}", flush=True)
        if asked.bot:
            continue
        for samples in asked.samples:
            print(f"{stick.stem}, {samples} samples: {judged(stick, samples)}", flush=True)


if __name__ == "__main__":
    main()
