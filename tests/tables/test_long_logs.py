"""A log may be long: what a table remembers stays small, and talk ends before moves do."""

import pickle
from dataclasses import replace

from tenback.tables.deciding import MOST_EVENTS
from tenback.tables.requests import Chat, GiveMark, LeaveSeat, MakeMove, TakeBack, Vote
from tenback.tables.settings import Settings
from tenback.talk.mode import TalkMode
from tests.tables.builders import Played, accepted, refused, started

FULL = "refusal-table-log-full"


def begun(draft_seconds: float = 0) -> Played:
    settings = Settings(game="the-game", players=2, talk=TalkMode.CHAT, draft_seconds=draft_seconds)
    played = started(settings, "anna", "ben")
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def test_a_table_does_not_grow_with_the_marks_that_were_given() -> None:
    """Each event copies the table: one that grew with its log would make reading it quadratic."""
    played, sizes = begun(), []
    for number in range(300):
        for event in accepted(played.ask("ben", GiveMark("rather-mine", 1))).events:
            played.append(event, action=f"ben:{number}")
        sizes.append(len(pickle.dumps(played.table)))

    # The last of them are kept for the log that people read.
    assert max(sizes[100:]) - min(sizes[100:]) < 100


def test_at_a_table_where_too_much_has_happened_only_moves_are_left() -> None:
    played = begun(draft_seconds=3)
    played.table = replace(played.table, number=MOST_EVENTS)
    first, second = [move for move in played.legal("anna") if move.endswith("A")][:2]
    accepted(played.ask("anna", MakeMove(first)))

    for request in (
        GiveMark("rather-mine", 1), Chat("psst"), Vote("remove", 1), LeaveSeat(), TakeBack(),
    ):  # fmt: skip
        assert refused(played.ask("anna", request)) == FULL
    accepted(played.ask("anna", MakeMove(second)))
