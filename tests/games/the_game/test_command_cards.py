"""Which cards carry commands: E1 and E2."""

import pytest

from tenback.games.decks import Generator
from tenback.games.errors import BadDeal, BadNotation, BadOptions, Problem
from tenback.games.the_game import (
    CARDS,
    END_TURN,
    Command,
    Options,
    Refusal,
    deal,
    drawn_layout,
    parse_layout,
    refusal,
    seeded_deck,
    seeded_layout,
)
from tenback.testing import after, position
from tests.games.the_game.table import A, why_not

DECK = seeded_deck(5)
LAYOUT = seeded_layout(5)
EXTREME = Options(players=2, extreme=True)


def test_28_cards_carry_7_kinds_of_command() -> None:
    """E1: four cards of each kind, all of the 98."""
    layout = drawn_layout(Generator(1))
    assert len(layout) == 28
    assert set(layout) <= set(CARDS)
    assert {list(layout.values()).count(command) for command in Command} == {4}


def test_a_card_with_a_command_keeps_its_number() -> None:
    """E1: a THREE is played by its number like any other card."""
    state = position(hands="40 50 / 7", tops="45 1 100 100", commands="three 40 50")
    assert why_not(state, 40, A) is Refusal.CARD_TOO_LOW
    assert why_not(state, 50, A) is None


def test_a_layout_is_data_that_the_deal_takes() -> None:
    """E2."""
    state = deal(EXTREME, DECK, layout=LAYOUT)
    assert {card: state.commands[card] for card in LAYOUT} == LAYOUT
    assert all(state.commands[card] is None for card in CARDS if card not in LAYOUT)


def test_a_layout_comes_from_the_seed_of_the_deal() -> None:
    """E2: the same seed gives the same 28 cards, another seed others."""
    assert seeded_layout(5) == LAYOUT
    assert seeded_layout(6) != LAYOUT


def test_extreme_needs_a_layout_and_the_game_refuses_one() -> None:
    """E2."""
    with pytest.raises(BadDeal) as missing:
        deal(EXTREME, DECK)
    assert missing.value.problem is Problem.LAYOUT_MISSING
    with pytest.raises(BadDeal) as unwanted:
        deal(Options(players=2), DECK, layout=LAYOUT)
    assert unwanted.value.problem is Problem.LAYOUT_UNWANTED


def test_a_layout_with_too_many_cards_of_a_kind_is_refused() -> None:
    """E2."""
    plain = next(card for card in CARDS if card not in LAYOUT)
    with pytest.raises(BadDeal, match="problem-layout-count: command=stop, expected=4, given=5"):
        deal(EXTREME, DECK, layout=LAYOUT | {plain: Command.STOP})


def test_a_layout_with_too_few_cards_of_a_kind_is_refused() -> None:
    """E2: draw-one is the last kind that is counted."""
    carrier = next(card for card, command in LAYOUT.items() if command is Command.DRAW_ONE)
    with pytest.raises(BadDeal, match="problem-layout-count: command=draw-one, expected=4, given=3"):
        deal(EXTREME, DECK, layout={card: LAYOUT[card] for card in LAYOUT if card != carrier})


@pytest.mark.parametrize("card", [1, 100])
def test_a_layout_with_a_foreign_card_is_refused(card: int) -> None:
    """E2."""
    with pytest.raises(BadDeal) as error:
        deal(EXTREME, DECK, layout=LAYOUT | {card: Command.STOP})
    assert error.value.problem is Problem.LAYOUT_CARD


def test_a_layout_with_a_foreign_command_is_refused() -> None:
    """E2."""
    with pytest.raises(BadDeal, match="problem-layout-command: given=dance"):
        deal(EXTREME, DECK, layout=LAYOUT | {2: "dance"})  # type: ignore[arg-type]


def test_a_typed_layout_that_lists_a_card_twice_is_refused() -> None:
    """E2: the owner of a box is told the card and the line."""
    with pytest.raises(BadNotation, match="problem-layout-twice: card=12") as error:
        parse_layout("stop 12 35 61 88\nskull 4 12 50 70\n")
    assert (error.value.line, error.value.column) == (2, 9)


def test_single_kinds_can_be_switched_off() -> None:
    """E2: those cards are then plain."""
    state = deal(Options(players=2, extreme=True, switched_off=["stop", Command.SKULL]), DECK, layout=LAYOUT)
    kinds = [command for command in state.commands if command]
    assert len(kinds) == 20
    assert not {Command.STOP, Command.SKULL} & set(kinds)


def test_a_switched_off_skull_asks_for_nothing() -> None:
    """E2."""
    state = position(hands="40 50 60 / 7", commands="skull 50", switched_off=["skull"])
    assert refusal(after(state, "40A 50A"), 0, END_TURN) is None


def test_only_commands_can_be_switched_off() -> None:
    """E2."""
    with pytest.raises(BadOptions, match="problem-switched-off"):
        Options(extreme=True, switched_off=["tricks"])
