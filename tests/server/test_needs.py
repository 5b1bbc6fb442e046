"""Where a program is missing a test is left out; in CI it fails."""

import pytest

from tests.needs import missing


def test_what_is_missing_is_skipped_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)

    with pytest.raises(pytest.skip.Exception, match="no browser"):
        missing("no browser")


def test_in_ci_nothing_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")

    with pytest.raises(pytest.fail.Exception, match="no browser"):
        missing("no browser")
