"""Save files of 0.1.0 are resumed: running games go on where they stood, finished ones become records."""

import shutil
from pathlib import Path

import pytest

from tenback.records import parse_record
from tenback.terminal.folders import data_folder, running_games
from tenback.terminal.saves import last_game
from tenback.terminal.screens.sheets import Ended
from tests.fixtures import V0_1_0
from tests.terminal.driving import at_the_table, play_to_the_end, run, until

RUNNING = sorted((V0_1_0 / "running").iterdir())
FINISHED = sorted((V0_1_0 / "finished").iterdir())


def put_in_place(kept: Path) -> None:
    folder = data_folder() / "running"
    folder.mkdir(parents=True)
    shutil.copy(kept, folder / f"2026-11-16-120000-{kept.name}")


def record_of_today() -> str:
    (path,) = (data_folder() / "records").iterdir()
    return path.read_text(encoding="utf-8")


def moves_in(kept: Path) -> list[str]:
    """The moves that a journal of 0.1.0 had confirmed."""
    return [line for line in kept.read_text().splitlines() if line.startswith("@")]


def last_draft(kept: Path) -> str | None:
    """What the player had laid down last and could still take back; a line cut short does not count."""
    *_, last = kept.read_text().splitlines(keepends=True)
    return last[1:].strip() if last.startswith("?") and last.endswith("\n") else None


@pytest.mark.parametrize("kept", RUNNING, ids=lambda kept: kept.stem)
def test_a_running_game_is_resumed_where_it_stood(kept: Path) -> None:
    put_in_place(kept)

    session = last_game()

    write = session.record.game.format_move
    assert [f"@{moved.seat} {write(moved.move)}" for moved in session.record.moves] == moves_in(kept)
    drafts = [f"{session.turn} {write(draft)}" for draft in session.drafts]
    assert drafts[-1:] == ([] if last_draft(kept) is None else [last_draft(kept)])
    named = dict(zip(session.record.seats, session.players, strict=True))
    assert [seat for seat, player in named.items() if seat == player.name or seat.startswith("Bot ")] == list(
        named
    )


@pytest.mark.parametrize("kept", RUNNING, ids=lambda kept: kept.stem)
def test_a_running_game_is_played_to_its_end(kept: Path) -> None:
    put_in_place(kept)

    async def play() -> None:
        async with at_the_table(last_game()) as pilot:
            await play_to_the_end(pilot, lambda view: view.legal[0])

    run(play)
    record = parse_record(record_of_today())
    write = record.game.format_move
    told = [f"@{moved.seat} {write(moved.move)}" for moved in record.moves]
    assert told[: len(moves_in(kept))] == moves_in(kept)
    assert list(running_games()) == []


@pytest.mark.parametrize("kept", FINISHED, ids=lambda kept: kept.stem)
def test_a_game_that_had_just_ended_becomes_the_record_that_0_1_0_wrote(kept: Path) -> None:
    put_in_place(kept)

    async def resume() -> None:
        async with at_the_table(last_game()) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, Ended))

    run(resume)
    then = (V0_1_0 / "records" / f"terminal-{kept.stem}.tenback").read_text(encoding="utf-8")
    assert parse_record(record_of_today()).entries == parse_record(then).entries
