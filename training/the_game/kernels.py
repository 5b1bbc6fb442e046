"""The compiled kernels: built when they are missing, called with tensors."""

import ctypes
import dataclasses
import functools
import pathlib
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from training.the_game.ways import extreme_weights_table, marks_weights_table, weights_table

CARDS: Final = 98
DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"


class Turns(NamedTuple):
    """What was found for some games, by game and turn."""

    ends: Tensor
    costs: Tensor
    left: Tensor
    plans: Tensor
    count: Tensor
    stuck: Tensor
    """The cards that stay where no turn was found."""


def shuffled(many: int, chance: torch.Generator) -> Tensor:
    """Shuffle a deck for each game."""
    luck = torch.rand(many, CARDS, device=DEVICE, generator=chance)
    return (luck.argsort(1) + 2).to(torch.uint8)


KINDS: Final = tuple(kind for kind in range(1, 8) for _ in range(4))
"""The commands of EXTREME, each on four cards (E1)."""


def shuffled_with_commands(many: int, chance: torch.Generator) -> Tensor:
    """Shuffle a deck for each game, and put its commands on cards by chance (E2)."""
    luck = torch.rand(many, CARDS, device=DEVICE, generator=chance)
    kinds = torch.zeros(many, CARDS, dtype=torch.uint8, device=DEVICE)
    on = torch.tensor(KINDS, dtype=torch.uint8, device=DEVICE).expand(many, -1)
    kinds.scatter_(1, luck.argsort(1)[:, : len(KINDS)], on)
    return torch.cat((shuffled(many, chance), kinds), 1).contiguous()


def shuffled_without_commands(many: int, chance: torch.Generator) -> Tensor:
    """Shuffle a deck for each game; no card carries a command."""
    kinds = torch.zeros(many, CARDS, dtype=torch.uint8, device=DEVICE)
    return torch.cat((shuffled(many, chance), kinds), 1).contiguous()


def _at(tensor: Tensor | None) -> ctypes.c_void_p:
    assert tensor is None or tensor.is_contiguous()
    return ctypes.c_void_p(None if tensor is None else tensor.data_ptr())


def _stream() -> ctypes.c_void_p:
    return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if DEVICE == "cuda" else None)


@dataclasses.dataclass(frozen=True)
class Kernels:
    """The kernels of one game, and the sizes of their rows."""

    source: pathlib.Path
    game: int
    """Words of a running game."""
    end: int
    """Words of an end of a turn."""
    most_turns: int
    facts: int
    weights: Callable[[], npt.NDArray[Any]]
    """The careful player's weights, by way of playing."""
    shuffled: Callable[[int, torch.Generator], Tensor] = shuffled
    """Draw what a deal needs by chance: a row of bytes for each game."""

    @functools.cached_property
    def library(self) -> ctypes.CDLL:
        """Build the kernels for this machine's GPU, or for its processor where it has none, and load them."""
        built = pathlib.Path(tempfile.mkdtemp()) / "kernels.so"
        command = ["nvcc", "-O3", "-arch=native", "-Xcompiler", "-fPIC"]
        if DEVICE == "cpu":
            command = ["g++", "-O3", "-march=native", "-fPIC", "-x", "c++"]
        subprocess.run([*command, "-shared", str(self.source), "-o", str(built)], check=True)
        loaded = ctypes.CDLL(str(built))
        shutil.rmtree(built.parent)
        sizes = [self.game, self.end, self.most_turns, self.facts]
        assert [loaded.sizes(what) for what in range(4)] == sizes
        return loaded

    @functools.cached_property
    def _weights(self) -> Tensor:
        return torch.from_numpy(self.weights().astype(np.float32)).to(DEVICE).contiguous()

    def check_errors(self) -> None:
        """Raise what a kernel has run into."""
        if DEVICE == "cuda":
            torch.cuda.synchronize()
        if number := self.library.last_error():
            raise RuntimeError(f"a kernel failed: CUDA error {number}")

    def deal(self, decks: Tensor, abouts: Tensor) -> Tensor:
        """Deal games from decks; *abouts* says how each is played."""
        games = torch.zeros(len(decks), self.game, dtype=torch.int64, device=DEVICE)
        self.library.deal_games(len(decks), _at(games), _at(decks), _at(abouts), _stream())
        return games

    def find_turns(self, games: Tensor, *, plans: bool = False) -> Turns:
        """Find the turns worth a thought in each game."""
        many, most = len(games), self.most_turns
        found = Turns(
            ends=torch.empty(many, most, self.end, dtype=torch.int64, device=DEVICE),
            costs=torch.empty(many, most, device=DEVICE),
            left=torch.full((many, most), -1.0, device=DEVICE),
            plans=torch.zeros(many, most, dtype=torch.int64, device=DEVICE),
            count=torch.empty(many, dtype=torch.int32, device=DEVICE),
            stuck=torch.empty(many, dtype=torch.int32, device=DEVICE),
        )
        ends, costs, left, noted, count, stuck = map(_at, found)
        noted = noted if plans else _at(None)
        weights = _at(self._weights)
        self.library.find(many, _at(games), weights, ends, costs, left, noted, count, stuck, _stream())
        return found

    def facts_of(self, ends: Tensor, chosen: Tensor | None = None, *, mirror: int = 0) -> Tensor:
        """Describe ends of turns; *mirror* 1 shows all of them in the mirror, 2 every second one."""
        rows = len(ends) if chosen is None else len(chosen)
        out = torch.empty(rows, self.facts, dtype=torch.bfloat16, device=DEVICE)
        self.library.facts(rows, _at(ends), _at(chosen), mirror, _at(out), _stream())
        return out

    def end_turns(self, games: Tensor, ends: Tensor, decks: Tensor, numbers: Tensor) -> None:
        """Let each game go on after its turn; *numbers* says which deck is whose."""
        self.library.end_turns(len(games), _at(games), _at(ends), _at(decks), _at(numbers), _stream())


THE_GAME: Final = Kernels(
    pathlib.Path(__file__).parent / "cuda/kernels.cu",
    game=14,
    end=6,
    most_turns=64,
    facts=1808,
    weights=weights_table,
)

EXTREME: Final = Kernels(
    pathlib.Path(__file__).parent / "cuda/extreme/kernels.cu",
    game=20,
    end=8,
    most_turns=80,
    facts=3776,
    weights=extreme_weights_table,
    shuffled=shuffled_with_commands,
)

MARKS: Final = dataclasses.replace(EXTREME, weights=marks_weights_table, shuffled=shuffled_without_commands)
"""THE GAME with marks: EXTREME without commands."""
