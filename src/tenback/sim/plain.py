"""Kernels as the plain Python they are written in: to test them, and to answer while they compile."""

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from numba.core.dispatcher import Dispatcher

F = TypeVar("F", bound=Callable[..., Any])


def plain(kernel: F) -> F:
    """Give a kernel that is not compiled, and calls none that is."""
    return cast("F", _plain(kernel)) if isinstance(kernel, Dispatcher) else kernel


@functools.cache
def _plain(kernel: Dispatcher) -> FunctionType:
    source = kernel.py_func
    names = dict(source.__globals__)
    copy = FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
    for name in source.__code__.co_names:
        if isinstance(names.get(name), Dispatcher):
            names[name] = _plain(names[name])
    return copy
