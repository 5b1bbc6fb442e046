"""Planted faults: a copy of kernels in which one thing is wrong, to see that it is noticed."""

import importlib.util
import inspect
from pathlib import Path
from types import ModuleType

import pytest

from tenback.sim import jit


class Planter:
    """Makes wrong copies of a module of kernels in a folder that is thrown away."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        monkeypatch.setattr(jit.config, "CACHE_DIR", str(folder / "compiled"))

    def copy(self, module: ModuleType, right: str, wrong: str) -> ModuleType:
        """Import a copy in which *wrong* stands where *right* should."""
        source = inspect.getsource(module)
        assert source.count(right) == 1, f"{right!r} must stand in {module.__name__} once"
        path = self._folder / "wrong_rules.py"
        path.write_text(source.replace(right, wrong), encoding="utf-8")
        spec = importlib.util.spec_from_file_location("wrong_rules", path)
        assert spec is not None
        assert spec.loader is not None
        copied = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(copied)
        return copied
