"""From seconds to samples: how many this machine affords in a turn, measured once on a game."""

import functools
import json
import pathlib
import time
from typing import Final

import platformdirs

from tenback.bots.the_game.expert import ExpertBot
from tenback.games.decks import Generator
from tenback.games.the_game import Options, apply, seeded_deal, view
from tenback.talk.marks.said import NOTHING_SAID

TRIAL: Final = ExpertBot()
SEED: Final = 1
TURNS: Final = 8


def expert_for(seconds: float) -> ExpertBot:
    """Make an expert that thinks about this long in a turn; its number of samples is fixed from now on."""
    return ExpertBot(samples=samples_for(seconds))


def samples_for(seconds: float) -> int:
    """How many samples fit into a turn of this many seconds on one core of this machine."""
    return max(10, round(seconds * samples_per_second()))


@functools.cache
def samples_per_second() -> float:
    """Read the pace that was measured on this machine before, or measure it now."""
    note = platformdirs.user_cache_path("tenback") / "pace.json"
    if (known := _read(note)) is not None:
        return known
    _play()  # The first time only warms up.
    turns, seconds = _play()
    pace = round(TRIAL.samples * turns / seconds)
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(json.dumps({"samples per second of a turn": pace}))
    return pace


def _read(note: pathlib.Path) -> float | None:
    try:
        return float(json.loads(note.read_text())["samples per second of a turn"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _play() -> tuple[int, float]:
    """Play the beginning of a fixed game; its turns, and the processor time they took."""
    state = seeded_deal(Options(players=3), SEED).state()
    turns, start = 0, time.thread_time()
    while state.turn is not None and turns <= TURNS:
        turns += not state.plays
        move = TRIAL.choose(view(state, state.turn), NOTHING_SAID, Generator(SEED))
        state = apply(state, state.turn, move)
    return turns, time.thread_time() - start
