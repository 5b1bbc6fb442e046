"""`tenback stats` counts the games that the terminal has written down."""

import json
from pathlib import Path

import pytest

from tenback.records import Record, final_moment, format_record
from tenback.terminal.folders import DATA_VARIABLE
from tests.cli.running import Run
from tests.terminal.builders import kept_nowhere


def finished() -> Record:
    """A game of somebody alone who plays any card that fits."""
    session = kept_nowhere("the-game", players=1, people=1)
    while session.turn is not None:
        session.bot_moves(session.turn, session.view_of(session.turn).legal[0])
    return session.record


def test_games_of_this_machine_are_counted_and_a_broken_file_hides_none(
    tenback: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    nothing = tenback("stats")
    assert (nothing.code, nothing.out.startswith("There are no finished games")) == (0, True)

    (tmp_path / "records").mkdir()
    record = finished()
    for name in ("first", "second"):
        (tmp_path / "records" / f"{name}.tenback").write_text(format_record(record), encoding="utf-8")
    (tmp_path / "records" / "third.tenback").write_text("no record", encoding="utf-8")
    told, german, raw = tenback("stats"), tenback("stats", "--lang", "de"), tenback("stats", "--json")

    result = final_moment(record).state.result
    assert result is not None
    assert "THE GAME, 1 player" in told.out
    assert "0 of 2 won" in told.out
    assert "third.tenback" in told.err
    assert "0 von 2 gewonnen" in german.out
    (kind,) = json.loads(raw.out)["kinds"]
    assert (kind["games"], kind["mean"], kind["kind"]["players"]) == (2, result.cards_left, 1)
    assert raw.code == 0
