"""What the tests of the command line share."""

import sys
from pathlib import Path

import pytest

from tenback.cli import main
from tests.cli.running import Result, Run


@pytest.fixture
def tenback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this very process."""
    monkeypatch.setenv("TENBACK_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, lang: str = "C") -> Result:
        monkeypatch.setenv("LC_ALL", lang)
        monkeypatch.setattr(sys, "argv", ["tenback", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        return Result(int(ended.value.code or 0), printed.out, printed.err)

    return run
