"""A killed terminal loses nothing."""

from pathlib import Path

from tenback.tables.events import Drafted, Started, TableEvent
from tenback.tables.recording import record_of
from tenback.terminal.journal import read_journal
from tenback.terminal.log import table_of
from tenback.terminal.session import Session
from tests.cli.terminals import Terminal

ENTER, BACKSPACE = "\r", "\x7f"


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Terminal("play", "the-game", "--players", "1", "--seed", "7", data=tmp_path)
    first.wait_for(lambda: bool(_events(tmp_path, Started)))
    first.wait_for(lambda: "Choose a card" in first.output)
    low, middle, *_ = _hand(tmp_path)
    first.type(f"{low}a")
    first.wait_for(lambda: len(_events(tmp_path, Drafted)) == 1)
    first.type(f"{middle}a")
    first.wait_for(lambda: len(_events(tmp_path, Drafted)) == 2)
    first.kill()

    second = Terminal("play", "--resume", data=tmp_path)
    second.wait_for(lambda: "draft" in second.output)
    second.type(ENTER)
    second.wait_for(lambda: len(_public(tmp_path)) == 3)
    second.type("q")

    assert second.wait_for_end() == 0
    assert _public(tmp_path) == [f"{low}A", f"{middle}A", "end"]
    assert len(_hand(tmp_path)) == 8


def test_a_game_killed_among_bots_keeps_their_moves_too(tmp_path: Path) -> None:
    words = (
        "play",
        "extreme",
        "--players",
        "2",
        "--seed",
        "5",
        "--bot",
        "random",
        "--pace",
        "0",
        "--starter",
        "2",
    )
    first = Terminal(*words, data=tmp_path)
    first.wait_for(lambda: len(_public(tmp_path)) >= 2)
    first.kill()
    kept = _public(tmp_path)

    second = Terminal("play", "--resume", "--pace", "0", data=tmp_path)
    second.wait_for(lambda: "Player 1" in second.output)
    second.type("q")

    assert second.wait_for_end() == 0
    assert _public(tmp_path)[: len(kept)] == kept


def _journal(data: Path) -> Path | None:
    return next(iter((data / "running").glob("*")), None)


def _events(data: Path, *kinds: type[TableEvent]) -> list[TableEvent]:
    path = _journal(data)
    log = read_journal(path) if path else []
    return [entry.event for entry in log if isinstance(entry.event, kinds)]


def _public(data: Path) -> list[str]:
    """The moves that all have seen, as they are written."""
    path = _journal(data)
    log = read_journal(path) if path else []
    if not any(isinstance(entry.event, Started) for entry in log):
        return []
    table = table_of(log)
    return [table.game.format_move(moved.move) for moved in record_of(table, log).moves]


def _hand(data: Path) -> list[int]:
    path = _journal(data)
    assert path is not None
    return list(Session(read_journal(path)).view.hand)
