"""The TypeScript types are those of the wire."""

import pathlib
from typing import get_args

from tenback.games import GAMES, the_game
from tenback.records import MARKS
from tenback.server import typescript
from tenback.server.wire import names

ROOT = pathlib.Path(__file__).parents[2]


def test_the_committed_types_are_the_generated_ones() -> None:
    committed = (ROOT / typescript.TARGET).read_text(encoding="utf-8")

    assert typescript.typescript() == committed, "run: python -m tenback.server.typescript"


def test_the_wire_names_what_the_games_name() -> None:
    assert set(MARKS) == set(get_args(names.MarkName))
    assert set(GAMES) == set(get_args(names.GameName))
    assert {command.value for command in the_game.Command} == set(get_args(names.CommandName))
    assert {owed.value for owed in the_game.Owed} == set(get_args(names.OwedName))
