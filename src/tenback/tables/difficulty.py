"""The shipped reference for how hard a deal is: mean results of one level on 5,000 deals of each kind."""

import functools
import importlib.resources
from dataclasses import dataclass

import msgspec

REFERENCE_LEVEL = "varied"
FILE = "difficulty.json"


@dataclass(frozen=True, slots=True)
class Reference:
    """Means of a level's results on many deals of one kind, in rising order."""

    deals: int
    games: int
    """How many games each mean is made of."""
    means: tuple[float, ...]
    """At equal steps: the first is the smallest of all deals, the last the greatest."""


def reference_of(name: str) -> Reference | None:
    """Give the reference for a daily deal, if there is one."""
    return _references().get(name)


@functools.cache
def _references() -> dict[str, Reference]:
    raw = (importlib.resources.files("tenback.tables") / FILE).read_bytes()
    return msgspec.json.decode(raw, type=dict[str, Reference])
