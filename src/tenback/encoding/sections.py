"""Arrays in named sections: where each fact is, what its numbers mean, and how to get it back."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Section:
    """One named part of an array: its shape, its lowest and highest numbers, and what it means."""

    name: str
    shape: tuple[int, ...]
    high: int
    says: str
    low: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


class Layout:
    """Consecutive sections of a flat array."""

    def __init__(self, sections: Iterable[Section]) -> None:
        self.sections = tuple(sections)
        self.starts: dict[str, int] = {}
        self.size = 0
        for section in self.sections:
            self.starts[section.name] = self.size
            self.size += section.size
        self._by_name = {section.name: section for section in self.sections}
        self.dtype = _smallest_type(self.sections)

    def part(self, array: Array, name: str) -> Array:
        """Return one section of an array, or of a batch of them, in its own shape: a view, not a copy."""
        section, start = self._by_name[name], self.starts[name]
        return array[..., start : start + section.size].reshape(array.shape[:-1] + section.shape)

    def parts(self, array: Array) -> dict[str, Array]:
        """Return all sections of an array by name."""
        return {name: self.part(array, name) for name in self.starts}

    def filled(self, facts: Mapping[str, Any]) -> Array:
        """Make the array of these facts; exactly the existing sections must be given."""
        if facts.keys() != self.starts.keys():
            raise KeyError(f"sections {sorted(facts.keys() ^ self.starts.keys())} are missing or too many")
        array = np.zeros(self.size, self.dtype)
        for name, values in facts.items():
            self.part(array, name)[...] = values
        return array

    @property
    def lows(self) -> Array:
        """The lowest number at each index."""
        return self._bounds("low")

    @property
    def highs(self) -> Array:
        """The highest number at each index; dividing by it brings every number near the range 0 to 1."""
        return self._bounds("high")

    def _bounds(self, which: str) -> Array:
        bounds = [np.full(section.size, getattr(section, which), self.dtype) for section in self.sections]
        return np.concatenate(bounds)


def _smallest_type(sections: Iterable[Section]) -> np.dtype[Any]:
    """The smallest whole numbers with a sign that hold every section."""
    reach = max(max(section.high, -section.low - 1) for section in sections)
    return np.dtype(next(kind for kind in (np.int8, np.int16, np.int32) if reach <= np.iinfo(kind).max))
