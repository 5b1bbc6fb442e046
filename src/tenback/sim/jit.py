"""How every kernel of the project is compiled: one set of options, one place for compiled code."""

import atexit
import contextlib
import functools
import hashlib
import os
import pathlib
import re
import shutil
import tempfile
import threading
import time
import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar, cast

import numba
import platformdirs
from numba.core import config as numba_config
from numba.core import event
from numba.core.types import unliteral

JIT: Final[dict[str, Any]] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    # Kernels make no arrays, so nothing has to be counted: half again as fast.
    "_nrt": False,
    # No fast maths: the same seed must give the same game on every machine.
    "fastmath": False,
}

BARE: Final = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
INNER_LEVEL: Final = 1
"""How far LLVM optimises what only kernels call; each kernel that Python calls optimises all of it again.

With the same level for both, compiling takes half as long again, and nothing runs faster.
"""

F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba_config  # It makes up its names as it is imported.
_PACKAGE = pathlib.Path(__file__).parents[1]
INNER: Final = "inner"
"""Where kernels are kept that other kernels call; those that Python calls lie beside it."""
PASSING: Final = "tenback-kernels-"
"""How the name of a folder for compiled code begins that is thrown away after the run."""


def kernel(function: F) -> F:
    """Compile *function* when it is first called, and keep the machine code for later runs."""
    return _compiled(function, JIT)


def inlined(function: F) -> F:
    """Compile as `kernel` does, and copy the code into every kernel that calls it.

    For what is called at every play: an array travels as seven values, so a call costs more than it looks.
    """
    return _compiled(function, {**JIT, "forceinline": True})


def _compiled(function: F, options: dict[str, Any]) -> F:
    folder = pathlib.Path(function.__code__.co_filename).parent
    with _cache_for(folder):
        made = numba.njit(**options)(function)
    _call_bare(made, lambda: _bare(function, folder, options))
    return cast("F", made)


def _bare(function: F, folder: pathlib.Path, options: dict[str, Any]) -> F:
    """Compile for other kernels alone, without the code that takes arguments from Python: two fifths less."""
    with _cache_for(folder, INNER):
        return cast("F", numba.njit(**{**options, **BARE})(function))


def _call_bare(made: Any, bare: Callable[[], Any]) -> None:
    """Have other kernels call the bare one, compiled for numbers and not again for each constant.

    Numba would: a fifth of all compiling.
    """
    inner = functools.cache(bare)

    def for_any_number(args: Iterable[object], kws: dict[str, object]) -> object:
        named = dict(zip(kws, map(unliteral, kws.values()), strict=True))
        with _optimised_to(INNER_LEVEL):
            return inner().get_call_template(tuple(map(unliteral, args)), named)

    made.get_call_template = for_any_number
    made.get_overload = lambda signature: inner().get_overload(signature)


@contextlib.contextmanager
def _optimised_to(level: int) -> Iterator[None]:
    """Compile with another level meanwhile; Numba's lock is held, so that no other thread compiles."""
    before = config.OPT
    config.OPT = type(before)(min(level, int(before)))
    try:
        yield
    finally:
        config.OPT = before


def plain(function: F) -> F:
    """Give a kernel as it stands in the source, with all kernels it calls: ordinary Python, at once."""
    return cast("F", _plain(function))


@functools.cache
def _plain(function: Any) -> Any:
    source = getattr(function, "py_func", function)
    names = dict(source.__globals__)
    for name in source.__code__.co_names:
        if hasattr(names.get(name), "py_func"):
            names[name] = _plain(names[name])
    return types.FunctionType(source.__code__, names, source.__name__, source.__defaults__)


@contextlib.contextmanager
def on_first_compile(tell: Callable[[], None]) -> Iterator[None]:
    """Call *tell* once if anything has to be compiled meanwhile; code that lies on the disk is not."""
    with event.install_listener("numba:compile", _FirstOne(tell)):
        yield


class _FirstOne(event.Listener):
    """Hears of the first kernel that is compiled."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self._tell: Callable[[], None] | None = tell

    def on_start(self, event: object) -> None:  # noqa: ARG002 (which kernel does not matter)
        tell, self._tell = self._tell, None
        if tell is not None:
            tell()

    def on_end(self, event: object) -> None:
        pass


# Where compiled code is kept ------------------------------------------------------------------------------


KEPT_WEEKS: Final = 8
_VERSION: Final = re.compile(r"[0-9a-f]{16}")
"""How a folder is named that holds the code of one version of the sources."""
_PLACING: Final = threading.Lock()
"""Numba has one place for the whole process: two threads that import kernels would mix theirs up."""


@contextlib.contextmanager
def _cache_for(folder: pathlib.Path, *below: str) -> Iterator[None]:
    """Keep the code of each version of the sources apart.

    Numba looks at one file alone; a kernel also holds the code of those it calls in other files.
    """
    with _PLACING:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(_used(_cache_home(before) / _digest(folder)).joinpath(*below))
        _prune(_cache_home(before))
        try:
            yield
        finally:
            config.CACHE_DIR = before


def cache_home() -> pathlib.Path:
    """Tell where compiled code is kept."""
    return _cache_home(config.CACHE_DIR)


@functools.cache
def _cache_home(wanted: str) -> pathlib.Path:
    """Use the folder of NUMBA_CACHE_DIR, else the user's; where nothing can be kept, one for this run."""
    home = pathlib.Path(wanted) if wanted else platformdirs.user_cache_path("tenback") / "kernels"
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
    if os.access(home, os.W_OK):
        return home
    # A folder of our own: whoever could write into a shared one could make us run their code.
    passing = tempfile.mkdtemp(prefix=PASSING)
    atexit.register(shutil.rmtree, passing, ignore_errors=True)
    return pathlib.Path(passing)


@functools.cache
def _used(place: pathlib.Path) -> pathlib.Path:
    """Note that the code of this version is used today."""
    with contextlib.suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
    return place


@functools.cache
def _prune(home: pathlib.Path) -> None:
    """Delete the code of versions that no process has begun to use for weeks, and nothing else."""
    before = time.time() - KEPT_WEEKS * 7 * 24 * 3600
    for place in home.iterdir():
        with contextlib.suppress(OSError):
            if place.stat().st_mtime < before and _is_code(place):
                shutil.rmtree(place, ignore_errors=True)


def _is_code(place: pathlib.Path) -> bool:
    files = (file for file in place.rglob("*") if not file.is_dir())
    return bool(_VERSION.fullmatch(place.name)) and all(file.suffix in (".nbi", ".nbc") for file in files)


@functools.cache
def _digest(folder: pathlib.Path) -> str:
    # Kernels have the tables of the games and the places of the encoding in them, as they were.
    shared = {_PACKAGE / name for name in ("games", "encoding", "sim")}
    # Bots call each other's kernels from folder to folder.
    own = _PACKAGE / "bots" if _PACKAGE / "bots" in folder.parents else folder
    sources = sorted({source for place in {*shared, own} for source in place.rglob("*.py")})
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
