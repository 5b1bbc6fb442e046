"""Whoever cannot install programs is told which are missing, and the command for each."""

import pytest

from scripts import system_packages
from scripts.system_packages import Need, advice

NOWHERE = Need("no-such-package", "the tests of this test", ("no-such-program",))


@pytest.fixture(autouse=True)
def _as_somebody_without_rights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "NEEDS", (NOWHERE,))
    monkeypatch.setattr(system_packages, "_can_install", lambda: False)
    monkeypatch.delenv("ALLOW_MISSING", raising=False)
    monkeypatch.delenv("CI", raising=False)


def test_what_is_missing_is_named_with_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert system_packages.main() == 1

    told = capsys.readouterr().err
    assert f"missing: no-such-package, for the tests of this test; {advice(NOWHERE)}" in told
    assert "ALLOW_MISSING=1 make test" in told


def test_the_others_run_if_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOW_MISSING", "1")

    assert system_packages.main() == 0


def test_in_ci_nothing_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOW_MISSING", "1")
    monkeypatch.setenv("CI", "true")

    assert system_packages.main() == 1
