"""The compiled kernels: built when they are missing, called with tensors."""

import ctypes
import functools
import pathlib
import shutil
import subprocess
import tempfile
from typing import Final, NamedTuple

import torch
from torch import Tensor

from training.the_game.ways import weights_table

SOURCES: Final = pathlib.Path(__file__).parent / "cuda"
GAME, END, MOST_TURNS, FACTS = 14, 6, 64, 1808
DECK: Final = 98
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


@functools.cache
def library() -> ctypes.CDLL:
    """Build the kernels for this machine's GPU, or for its processor where it has none, and load them."""
    built = pathlib.Path(tempfile.mkdtemp()) / "kernels.so"
    command = ["nvcc", "-O3", "-arch=native", "-Xcompiler", "-fPIC"]
    if DEVICE == "cpu":
        command = ["g++", "-O3", "-march=native", "-fPIC", "-x", "c++"]
    subprocess.run([*command, "-shared", str(SOURCES / "kernels.cu"), "-o", str(built)], check=True)
    loaded = ctypes.CDLL(str(built))
    shutil.rmtree(built.parent)
    assert [loaded.sizes(what) for what in range(4)] == [GAME, END, MOST_TURNS, FACTS]
    return loaded


@functools.cache
def _weights() -> Tensor:
    return torch.from_numpy(weights_table()).to(DEVICE).contiguous()


def _at(tensor: Tensor | None) -> ctypes.c_void_p:
    assert tensor is None or tensor.is_contiguous()
    return ctypes.c_void_p(None if tensor is None else tensor.data_ptr())


def _stream() -> ctypes.c_void_p:
    return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if DEVICE == "cuda" else None)


def check_errors() -> None:
    """Raise what a kernel has run into."""
    if DEVICE == "cuda":
        torch.cuda.synchronize()
    if number := library().last_error():
        raise RuntimeError(f"a kernel failed: CUDA error {number}")


def deal(decks: Tensor, abouts: Tensor) -> Tensor:
    """Deal games from decks; *abouts* says how each is played."""
    games = torch.zeros(len(decks), GAME, dtype=torch.int64, device=DEVICE)
    library().deal_games(len(decks), _at(games), _at(decks), _at(abouts), _stream())
    return games


def find_turns(games: Tensor, *, plans: bool = False) -> Turns:
    """Find the turns worth a thought in each game."""
    many = len(games)
    found = Turns(
        ends=torch.empty(many, MOST_TURNS, END, dtype=torch.int64, device=DEVICE),
        costs=torch.empty(many, MOST_TURNS, device=DEVICE),
        left=torch.full((many, MOST_TURNS), -1.0, device=DEVICE),
        plans=torch.zeros(many, MOST_TURNS, dtype=torch.int64, device=DEVICE),
        count=torch.empty(many, dtype=torch.int32, device=DEVICE),
        stuck=torch.empty(many, dtype=torch.int32, device=DEVICE),
    )
    ends, costs, left, noted, count, stuck = map(_at, found)
    noted = noted if plans else _at(None)
    library().find(many, _at(games), _at(_weights()), ends, costs, left, noted, count, stuck, _stream())
    return found


def facts_of(ends: Tensor, chosen: Tensor | None = None, *, mirror: int = 0) -> Tensor:
    """Describe ends of turns; *mirror* 1 shows all of them in the mirror, 2 every second one."""
    rows = len(ends) if chosen is None else len(chosen)
    out = torch.empty(rows, FACTS, dtype=torch.bfloat16, device=DEVICE)
    library().facts(rows, _at(ends), _at(chosen), mirror, _at(out), _stream())
    return out


def end_turns(games: Tensor, ends: Tensor, decks: Tensor, numbers: Tensor) -> None:
    """Let each game go on after its turn; *numbers* says which deck is whose."""
    library().end_turns(len(games), _at(games), _at(ends), _at(decks), _at(numbers), _stream())
