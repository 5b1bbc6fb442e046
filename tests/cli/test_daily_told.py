"""What `tenback daily --server` tells after a first try."""

from typing import Any

import pytest

from tenback.cli._daily_server import told
from tenback.words import Language, Words


def shown(left: int, people: list[int]) -> dict[str, Any]:
    beaten = sum(0.5 if other == left else float(other > left) for other in people)
    group = {"games": len(people), "won": people.count(0), "beaten": beaten}
    mine = {"over": True, "won": left == 0, "measure": left}
    return {"line": {"first": mine}, "by_points": False, "field": None, "people": group, "making": False}


@pytest.mark.parametrize(
    ("left", "people", "sentence"),
    [
        (7, [], "Nobody else has finished it yet."),
        (7, [7], "Level with the only other person."),
        (7, [7, 3], "Level with one of 2 people."),
        (7, [9, 7, 3], "Other people: better than 1 of 3."),
        (0, [0, 3], "Other people who won it: 1 of 2."),
    ],
)
def test_a_result_is_placed_among_people(left: int, people: list[int], sentence: str) -> None:
    assert list(told(shown(left, people), Words(Language.ENGLISH)))[-1] == sentence
