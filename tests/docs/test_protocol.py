"""The protocol's page says what the server does: limits, closing codes, and the fields of an update."""

import json
import pathlib
import re

import msgspec

from tenback.server.operations.rate_limits import LIMITS, MOST_SOCKETS, MOST_SOCKETS_OF_A_PERSON, Rate
from tenback.server.wire.shown import Update
from tenback.tables.deciding import MOST_EVENTS
from tenback.tables.talking import LONGEST_LINE, LONGEST_NAME

PAGE = (pathlib.Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
TABLE = PAGE.partition("### Limits")[2].partition("## The socket")[0]


def cell(rate: Rate | None) -> str:
    return "" if rate is None else f"{rate.at_once:g}, {rate.per_second:g}"


def test_every_limit_is_told() -> None:
    told = {
        tuple(part.strip() for part in line.split("|")[2:4]) for line in TABLE.splitlines() if "|" in line
    }

    assert {(cell(limit.person), cell(limit.address)) for limit in LIMITS.values()} <= told
    assert (str(MOST_SOCKETS_OF_A_PERSON), str(MOST_SOCKETS)) in told
    assert f"{MOST_EVENTS:,} events" in TABLE


def test_lengths_are_told() -> None:
    assert f"at most {LONGEST_NAME} characters" in PAGE
    assert f"at most {LONGEST_LINE} characters" in PAGE


def test_the_example_is_an_update() -> None:
    example = re.findall(r"```json\n(\{\n.*?)```", PAGE, re.DOTALL)[-1]

    update = msgspec.json.decode(example, type=Update)

    assert update.draft is not None
    assert set(json.loads(example)["draft"]) == {
        name for name in update.draft.__struct_fields__ if name != "words"
    }
