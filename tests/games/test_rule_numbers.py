"""Every numbered rule has a test that cites it, and no test cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parents[1] / "docs" / "rules"
NUMBER = re.compile(r"\b[GET]\d{1,2}\b")
STATED = re.compile(r"\*\*([GET]\d{1,2})\*\*")
"""A rule is stated where its number stands in bold."""


def stated_numbers() -> list[str]:
    return [
        number for page in sorted(RULES.glob("*.md")) for number in STATED.findall(page.read_text("utf-8"))
    ]


def every_test() -> Iterator[ast.FunctionDef]:
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def cited_numbers() -> set[str]:
    """What the docstrings of tests cite; a test without an assertion of its own counts for nothing."""
    asserting = (ast.Assert, ast.With)
    return {
        number
        for test in every_test()
        if any(isinstance(node, asserting) for node in ast.walk(test))
        for number in NUMBER.findall(ast.get_docstring(test) or "")
    }


def test_the_rules_are_stated_once_each() -> None:
    stated = stated_numbers()
    assert len(stated) == len(set(stated)) == 51
    assert {number[0] for number in stated} == {"G", "E", "T"}


@pytest.mark.parametrize("number", stated_numbers())
def test_a_rule_has_a_test(number: str) -> None:
    assert number in cited_numbers(), f"no test under tests/games cites {number} in its docstring"


def test_tests_cite_no_rule_that_does_not_exist() -> None:
    assert cited_numbers() <= set(stated_numbers())
