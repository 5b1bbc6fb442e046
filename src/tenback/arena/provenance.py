"""Where a result comes from: what has to be known to repeat it, or to refuse to mix it with another."""

import hashlib
import os
import pathlib
import platform
import sys
from datetime import UTC, datetime
from typing import Any

import tenback
from tenback.arena.crew import bots_of
from tenback.arena.series import Series
from tenback.bots.parameters import parameters_of
from tenback.bots.registry import is_file

Plain = dict[str, Any]


def provenance(series: Series) -> Plain:
    """Name version, series, bots with all their parameters, machine and date."""
    return {**what_must_agree(series), "machine": machine(), "date": today()}


def what_must_agree(series: Series) -> Plain:
    """What two halves of one series must have in common."""
    return {"tenback": tenback.__version__, "series": series.as_json(), "bots": bots_told(series)}


def bots_told(series: Series) -> list[Plain]:
    """Name the bot of each seat with its parameters, defaults included."""
    with bots_of(series) as bots:
        return [
            {"bot": name, "parameters": {**parameters_of(bot), **_file_of(name)}}
            for name, bot in zip(series.bots, bots, strict=True)
        ]


def _file_of(name: str) -> Plain:
    """A bot in a file is that file as it is now."""
    if not is_file(name):
        return {}
    content = pathlib.Path(name.partition(":")[0]).read_bytes()
    return {"sha256": hashlib.sha256(content).hexdigest()}


def machine() -> Plain:
    """Name the machine by what counts for speed."""
    return {
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "python": ".".join(map(str, sys.version_info[:3])),
    }


def today() -> str:
    """Name the date, the same all over the world."""
    return datetime.now(UTC).date().isoformat()
