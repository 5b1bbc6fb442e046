"""The TypeScript types are those of the wire."""

import pathlib
from typing import get_args

from tenback.games import the_game
from tenback.server.wire import names, typescript
from tenback.talk.marks.mark import MARKS

ROOT = pathlib.Path(__file__).parents[2]


def test_the_committed_types_are_the_generated_ones() -> None:
    committed = (ROOT / typescript.TARGET).read_text(encoding="utf-8")

    assert typescript.typescript() == committed, "run: python -m tenback.server.wire.typescript"


def test_the_committed_facts_are_the_generated_ones() -> None:
    committed = (ROOT / typescript.FACTS).read_text(encoding="utf-8")

    assert typescript.facts() == committed, "run: python -m tenback.server.wire.typescript"


def test_the_committed_order_of_the_rules_is_the_generated_one() -> None:
    committed = (ROOT / typescript.RULEBOOK).read_text(encoding="utf-8")

    assert typescript.rulebook() == committed, "run: python -m tenback.server.wire.typescript"


def test_the_client_hears_of_every_fact_from_the_rules() -> None:
    told = typescript.facts()

    assert 'LIGHTNING: readonly CommandName[] = ["stop", "skull", "three"]' in told
    assert "TOADS: readonly number[] = [22, 33, 44, 55, 66, 77, 88]" in told
    assert '"take-that": [2, 3, 4]' in told


def test_the_wire_names_what_the_games_name() -> None:
    assert set(MARKS) == set(get_args(names.MarkName))
    assert {command.value for command in the_game.Command} == set(get_args(names.CommandName))
    assert {owed.value for owed in the_game.Owed} == set(get_args(names.OwedName))
