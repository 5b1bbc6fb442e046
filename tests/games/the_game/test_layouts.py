"""Layout files: what the owner of a box types in."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.games.errors import BadDeal, BadNotation
from tenback.games.the_game import (
    CARDS,
    Command,
    check_layout,
    commands,
    format_layout,
    parse_layout,
    seeded_layout,
)
from tenback.words import in_english

LINES = format_layout(seeded_layout(7)).splitlines()


@given(st.permutations(CARDS))
@settings(deadline=None)
def test_every_layout_comes_back_from_its_file(cards: list[int]) -> None:
    """E2."""
    kinds = [command for command in Command for _ in range(4)]
    layout = dict(zip(cards, kinds, strict=False))
    assert parse_layout(format_layout(layout)) == layout


def test_a_file_may_have_comments_colons_capitals_and_lines_in_any_order() -> None:
    """E2: typed by hand."""
    typed = "# my box\n\n" + "\n".join(
        line.upper().replace(" ", ":  ", 1) + " # ok" for line in reversed(LINES)
    )
    assert parse_layout(typed) == seeded_layout(7)


def test_a_kind_may_be_spread_over_several_lines() -> None:
    """E2."""
    name, *cards = LINES[0].split()
    typed = [f"{name} {card}" for card in cards] + LINES[1:]
    assert parse_layout("\n".join(typed)) == seeded_layout(7)


@pytest.mark.parametrize(
    ("wrong", "column", "message"),
    [
        ("dance 4 5 6 8", 1, "Expected stop | skull | three | silence | no-trick | one-pile | draw-one"),
        ("stop 21 1", 9, "Expected a card from 2 to 99, found '1'"),
        ("  stop 100", 8, "Expected a card from 2 to 99, found '100'"),
        ("stop 4 five", 8, "found 'five'"),
        ("stop 24 4 4", 11, "Card 4 is listed twice"),
        ("stop 4 ²", 8, "found '²'"),
    ],
)
def test_a_slip_is_shown_in_its_line(wrong: str, column: int, message: str) -> None:
    """E2."""
    with pytest.raises(BadNotation) as error:
        parse_layout(f"# my box\n{wrong}\n")
    assert message in in_english(error.value)
    assert (error.value.line, error.value.column) == (2, column)
    assert str(error.value).endswith(f"  {wrong}\n  {' ' * (column - 1)}^")


def test_a_missing_card_is_counted() -> None:
    """E2."""
    with pytest.raises(BadNotation, match="problem-layout-count: command=draw-one, expected=4, given=0"):
        parse_layout("\n".join(LINES[:-1]))
    with pytest.raises(BadNotation, match="problem-layout-count: command=stop, expected=4, given=0"):
        parse_layout("")


def test_a_layout_of_older_rules_stays_readable_when_a_command_is_added(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """E2: a deal of rules 1 must not be asked for a kind that came later."""
    *older, newest = Command
    monkeypatch.setattr(commands, "KINDS", {1: tuple(older), 2: (*older, newest)})
    layout = {card: command for card, command in seeded_layout(3).items() if command is not newest}

    check_layout(layout)

    with pytest.raises(BadDeal):
        check_layout(dict(list(seeded_layout(3).items())[:-1]))
