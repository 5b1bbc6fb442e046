"""Records of 0.1.0 replay: from its terminal, its server and its series."""

from pathlib import Path

import pytest

from tenback.records import final_moment, format_record, parse_record
from tests.fixtures import V0_1_0

RECORDS = sorted((V0_1_0 / "records").iterdir())


def test_there_are_records_of_all_three_games() -> None:
    assert {parse_record(path.read_text()).game.name for path in RECORDS} == {
        "the-game",
        "extreme",
        "take-that",
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_end_that_it_tells(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)

    state = final_moment(record).state

    assert text.splitlines()[-1] == f"result: {record.game.format_result(state.result)}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_can_be_written_again_and_read_again(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8"))

    assert parse_record(format_record(record)) == record
