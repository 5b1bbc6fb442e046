"""A killed terminal loses nothing."""

from pathlib import Path

from tenback.terminal.journal import read_journal
from tests.cli.terminals import Terminal

ENTER, BACKSPACE = "\r", "\x7f"


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    first = Terminal("play", "the-game", "--players", "1", "--seed", "7", data=tmp_path)
    first.wait_for(lambda: bool(_lines(tmp_path, "deal:")))
    first.wait_for(lambda: "Choose a card" in first.output)
    low, middle, *_ = _hand(tmp_path)
    first.type(f"{low}a")
    first.wait_for(lambda: len(_lines(tmp_path, "?")) == 1)
    first.type(f"{middle}a")
    first.wait_for(lambda: len(_lines(tmp_path, "?")) == 2)
    first.kill()

    second = Terminal("play", "--resume", data=tmp_path)
    second.wait_for(lambda: "draft" in second.output)
    second.type(ENTER)
    second.wait_for(lambda: len(_lines(tmp_path, "@")) == 3)
    second.type("q")

    assert second.wait_for_end() == 0
    assert _lines(tmp_path, "@") == [f"@0 {low}A", f"@0 {middle}A", "@0 end"]
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
    first.wait_for(lambda: len(_lines(tmp_path, "@1")) >= 2)
    first.kill()
    kept = _lines(tmp_path, "@")

    second = Terminal("play", "--resume", "--pace", "0", data=tmp_path)
    second.wait_for(lambda: "Player 1" in second.output)
    second.type("q")

    assert second.wait_for_end() == 0
    assert _lines(tmp_path, "@")[: len(kept)] == kept


def _journal(data: Path) -> Path | None:
    return next(iter((data / "running").glob("*")), None)


def _lines(data: Path, sign: str) -> list[str]:
    path = _journal(data)
    text = path.read_text(encoding="utf-8") if path else ""
    return [line for line in text.splitlines() if line.startswith(sign)]


def _hand(data: Path) -> list[int]:
    from tenback.terminal.session import Session

    path = _journal(data)
    assert path is not None
    saved = read_journal(path)
    return list(Session(saved.record, None, saved.drafts).view.hand)
