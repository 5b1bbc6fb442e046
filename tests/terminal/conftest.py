"""Every test keeps its games in a folder of its own."""

from pathlib import Path

import pytest

from tenback.terminal.folders import DATA_VARIABLE


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path / "data"))
    return tmp_path / "data"
