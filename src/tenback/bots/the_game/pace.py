"""From seconds to samples: how many play-outs this machine makes in a second, measured once."""

import functools
import json
import pathlib
import time
from typing import Final

import numpy as np
import platformdirs

from tenback.bots.the_game.desk import new_desk
from tenback.bots.the_game.expert import ExpertBot, plan_for
from tenback.bots.the_game.search import search
from tenback.bots.the_game.seeing import known_from
from tenback.bots.the_game.weights import weights_for
from tenback.games.decks import seeded_deck
from tenback.games.the_game import CARDS, Options, deal, view
from tenback.sim.chance import seed
from tenback.talk.said import NOTHING_SAID

TRIAL_SAMPLES: Final = 1000
TRIALS: Final = 5
DECISIONS: Final = 2.0
"""A turn has a full decision and about two more that are given half as many samples."""


def samples_for(seconds: float) -> int:
    """How many samples fit into a turn of this many seconds on one core of this machine."""
    return max(10, round(seconds * samples_per_second() / DECISIONS))


@functools.cache
def samples_per_second() -> float:
    """Read the pace that was measured on this machine before, or measure it now."""
    note = platformdirs.user_cache_path("tenback") / "pace.json"
    if (known := _read(note)) is not None:
        return known
    pace = _measure()
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(json.dumps({"samples per second": pace}))
    return pace


def _read(note: pathlib.Path) -> float | None:
    try:
        return float(json.loads(note.read_text())["samples per second"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _measure() -> float:
    """Time the search on a fixed position, by the processor's clock; the first trial only warms up."""
    options = Options(players=3)
    state = deal(options, seeded_deck(CARDS, 1), starter=0)
    known = known_from(view(state, 0), NOTHING_SAID)
    plan, weights = plan_for(options, TRIAL_SAMPLES, marks=False), weights_for(options, marks=False)
    desk, rng, times = new_desk(), np.zeros(4, np.int64), []
    for trial in range(TRIALS + 1):
        seed(rng, trial, 0, 0)
        start = time.thread_time()
        search(known, weights, plan, desk, rng)
        times.append(time.thread_time() - start)
    return round(TRIAL_SAMPLES / min(times[1:]))


def expert_for(seconds: float) -> ExpertBot:
    """Make an expert that thinks about this long in a turn; its number of samples is fixed from now on."""
    return ExpertBot(samples=samples_for(seconds))
