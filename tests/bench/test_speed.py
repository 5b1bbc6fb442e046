"""The bench of speed measures play: no compiling, and no end because a peer is missing."""

import sys
from typing import Any

import numpy as np
import pytest

from bench import speed


@pytest.mark.parametrize("package", ["pyspiel", "rlcard", "pettingzoo"])
def test_a_peer_that_cannot_be_imported_is_named_and_the_others_go_on(
    package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("openspiel", "rlcard", "pettingzoo"):
        if name != package.replace("pyspiel", "openspiel"):
            monkeypatch.setattr(speed, name, lambda _: None)
    monkeypatch.setitem(sys.modules, package, None)

    speed.peers(0.01)

    assert f"| {package} | not installed: {package}" in capsys.readouterr().out


def test_the_step_that_compiles_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first step of a batch compiles; the clock is read only around later ones."""
    told: list[str] = []

    class Noted:
        masks = np.ones((1, 2), np.int8)

        def __init__(self, *_: Any) -> None: ...

        def step(self, _: Any) -> None:
            told.append("step")

    def clock() -> float:
        told.append("clock")
        return float(told.count("clock"))

    monkeypatch.setattr(speed, "Batch", Noted)
    monkeypatch.setattr(speed, "random_moves", lambda *_: None)
    monkeypatch.setattr("time.thread_time", clock)
    speed.batched(seconds=0.5)

    assert told[:4] == ["step", "clock", "step", "clock"]
