"""What the tests of the kernels share."""

from pathlib import Path

import pytest

from tests.sim.planting import Planter


@pytest.fixture
def planter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Planter:
    return Planter(tmp_path, monkeypatch)
