"""THE GAME EXTREME, command by command: E1 to E7, E9 to E12."""

import pytest

from tenback.games.decks import Generator, seeded_deck
from tenback.games.errors import BadDeal, BadNotation, BadOptions, Problem
from tenback.games.the_game import (
    CARDS,
    END_TURN,
    Command,
    Ending,
    Options,
    Owed,
    PlayCard,
    Refusal,
    State,
    deal,
    doomed_moves,
    drawn_layout,
    fatal_moves,
    legal_moves,
    outcome,
    parse_layout,
    refusal,
    seeded_layout,
)
from tenback.testing import after, position

A, B, C, D = 0, 1, 2, 3
DECK = seeded_deck(CARDS, 5)
LAYOUT = seeded_layout(5)
EXTREME = Options(players=2, extreme=True)


def why_not(state: State, card: int, pile: int) -> Refusal | None:
    assert state.turn is not None
    return refusal(state, state.turn, PlayCard(card, pile))


def lost(state: State) -> tuple[Ending, tuple[Owed, ...], Command | None]:
    assert state.turn is None
    assert state.result is not None
    assert not state.result.won
    return state.result.ending, state.result.owed, state.result.command


# Which cards carry them -----------------------------------------------------------------------------------


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
    with pytest.raises(BadDeal, match="stop must be on exactly 4 cards, not on 5"):
        deal(EXTREME, DECK, layout=LAYOUT | {plain: Command.STOP})


def test_a_layout_with_too_few_cards_of_a_kind_is_refused() -> None:
    """E2: draw-one is the last kind that is counted."""
    carrier = next(card for card, command in LAYOUT.items() if command is Command.DRAW_ONE)
    with pytest.raises(BadDeal, match="draw-one must be on exactly 4 cards, not on 3"):
        deal(EXTREME, DECK, layout={card: LAYOUT[card] for card in LAYOUT if card != carrier})


@pytest.mark.parametrize("card", [1, 100])
def test_a_layout_with_a_foreign_card_is_refused(card: int) -> None:
    """E2."""
    with pytest.raises(BadDeal) as error:
        deal(EXTREME, DECK, layout=LAYOUT | {card: Command.STOP})
    assert error.value.problem is Problem.LAYOUT_CARD


def test_a_layout_with_a_foreign_command_is_refused() -> None:
    """E2."""
    with pytest.raises(BadDeal, match="dance is not a command"):
        deal(EXTREME, DECK, layout=LAYOUT | {2: "dance"})  # type: ignore[arg-type]


def test_a_typed_layout_that_lists_a_card_twice_is_refused() -> None:
    """E2: the owner of a box is told the card and the line."""
    with pytest.raises(BadNotation, match="card 12 is listed twice") as error:
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
    with pytest.raises(BadOptions, match="only commands can be switched off"):
        Options(extreme=True, switched_off=["tricks"])


# All of them ----------------------------------------------------------------------------------------------


def test_a_broken_command_loses_the_game_at_once() -> None:
    """E3: the card lies there, everybody has lost, and the result names the command."""
    state = position(hands="40 50 60 70 / 7", draw="20 30", tops="10 1 100 100", commands="three 40")
    state = after(state, "40A 50A 60A 70A")
    assert lost(state) == (Ending.BROKEN, (), Command.THREE)
    assert state.tops[A] == 70
    result = outcome(state)
    assert result is not None
    assert (result.cards_left, result.seat) == (3, 0)


def test_all_commands_of_a_turn_bind() -> None:
    """E3: a skull and a THREE in one turn ask for a cover and for three cards."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40, skull 50"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60B"), 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_three_kinds_are_lightning_and_four_infinity() -> None:
    """E4."""
    lightning = {command for command in Command if command.is_lightning}
    assert lightning == {Command.STOP, Command.SKULL, Command.THREE}


def test_lightning_of_an_earlier_turn_binds_nobody() -> None:
    """E4: a THREE and a STOP that still lie on top mean nothing in the next turn."""
    state = position(hands="20 / 60 61 62 63 64", tops="10 15 100 100", commands="three 10, stop 15", turn=1)
    state = after(state, "60A 61A")
    assert refusal(state, 1, END_TURN) is None
    assert after(state, "62A 63A").result is None


def test_infinity_binds_everybody_while_it_shows() -> None:
    """E4: laid by one player, it holds for the next."""
    state = position(hands="50 51 52 / 40 41 42 60", commands="no-trick 50")
    state = after(state, "51D 50A end")
    assert why_not(state, 40, A) is Refusal.NO_TRICK


def test_a_covered_infinity_command_means_nothing_at_once() -> None:
    """E4: within the same turn too."""
    state = position(hands="40 50 51 / 7", tops="1 1 100 30", commands="no-trick 50")
    state = after(state, "50A")
    assert why_not(state, 40, D) is Refusal.NO_TRICK
    assert why_not(after(state, "51A"), 40, D) is None


def test_several_visible_infinity_commands_all_hold() -> None:
    """E4: one NO TRICK covered, another still shows."""
    state = position(hands="40 51 60 / 7", tops="50 20 100 30", commands="no-trick 50 20")
    state = after(state, "51A")
    assert why_not(state, 40, D) is Refusal.NO_TRICK
    assert why_not(after(state, "60B"), 40, D) is None


def test_a_covered_three_still_binds_its_turn() -> None:
    """E4."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE
    assert fatal_moves(after(state, "60A"), 0) == (
        PlayCard(70, A),
        PlayCard(70, B),
        PlayCard(70, C),
        PlayCard(70, D),
    )


# STOP -----------------------------------------------------------------------------------------------------


def test_a_stop_ends_the_turn_even_as_first_card() -> None:
    """E5: the minimum is waived."""
    state = after(position(hands="40 50 / 7 8", commands="stop 40"), "40A")
    assert state.turn == 1
    assert state.plays == ()
    assert state.result is None


def test_a_stop_as_the_very_last_card_wins() -> None:
    """E5, E23."""
    state = after(position(hands="40", draw=0, tops="10 1 100 100", commands="stop 40"), "40A")
    assert state.result.won


def test_nobody_plays_after_a_stop() -> None:
    """E5."""
    state = after(position(hands="40 50 / 7 8", commands="stop 40"), "40A")
    assert refusal(state, 0, PlayCard(50, A)) is Refusal.NOT_YOUR_TURN


def test_a_stop_does_not_open_the_minimum_for_the_next_player() -> None:
    """E5: it binds its own turn alone."""
    state = after(position(hands="40 50 / 60 70 80", commands="stop 40"), "40A 60A")
    assert state.turn == 1
    assert refusal(state, 1, END_TURN) is Refusal.OWES_CARDS


# SKULL ----------------------------------------------------------------------------------------------------


def test_a_skull_must_be_covered_in_the_same_turn() -> None:
    """E6: a card on another pile does not cover it."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40"), "40A 50B")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert END_TURN not in legal_moves(state, 0)
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_who_cannot_cover_a_skull_loses() -> None:
    """E6, E21."""
    state = position(hands="50 51 / 7", draw="20", tops="10 1 100 100", commands="skull 51")
    state = after(state, "50A 51A")
    assert lost(state) == (Ending.STUCK, (Owed.SKULL,), None)
    assert state.result.cards_left == 2


def test_a_skull_as_the_98th_card_loses() -> None:
    """E6: with no card left."""
    state = after(position(hands="40", draw=0, tops="10 1 100 100", commands="skull 40"), "40A")
    assert lost(state) == (Ending.STUCK, (Owed.SKULL,), None)
    assert state.result.cards_left == 0


def test_a_skull_on_a_skull_needs_covering_again() -> None:
    """E6."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40 50"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_SKULL
    assert refusal(after(state, "60A"), 0, END_TURN) is None


def test_a_stop_may_cover_a_skull() -> None:
    """E6, E5: the turn ends with the skull covered."""
    state = after(position(hands="40 50 / 7 8", commands="skull 40, stop 50"), "40A 50A")
    assert state.turn == 1


# THREE ----------------------------------------------------------------------------------------------------


def test_a_three_asks_for_exactly_three_cards() -> None:
    """E7: not two; a fourth is fatal."""
    state = after(position(hands="40 50 60 70 / 7 8", commands="three 40"), "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE
    state = after(state, "60A")
    assert refusal(state, 0, END_TURN) is None
    assert PlayCard(70, A) in fatal_moves(state, 0)
    assert after(state, "end").turn == 1


def test_cards_before_a_three_count() -> None:
    """E7."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 60"), "40A 50A 60A")
    assert refusal(state, 0, END_TURN) is None


def test_a_three_binds_once_the_draw_pile_is_empty_too() -> None:
    """E7: three cards although one would be enough."""
    state = position(hands="40 50 60 70 / 7", draw=0, tops="10 1 100 100", commands="three 40")
    state = after(state, "40A 50A")
    assert refusal(state, 0, END_TURN) is Refusal.OWES_THREE


def test_a_stop_may_be_the_third_card_of_a_three_turn() -> None:
    """E7."""
    state = after(position(hands="40 50 60 / 7 8", commands="three 40, stop 60"), "40A 50A 60A")
    assert state.turn == 1
    assert state.result is None


@pytest.mark.parametrize("moves", ["40A 60A", "40A 50A 55A 60A"])
def test_a_stop_as_second_or_fourth_card_breaks_the_three(moves: str) -> None:
    """E7: only the third."""
    state = position(hands="40 50 55 60 / 7 8", commands="three 40, stop 60")
    *before, last = moves.split()
    state = after(state, " ".join(before))
    assert PlayCard(60, A) in fatal_moves(state, 0)
    assert lost(after(state, last)) == (Ending.BROKEN, (), Command.THREE)


def test_two_threes_ask_for_the_same_three_cards() -> None:
    """E7."""
    state = after(position(hands="40 50 60 70 / 7", commands="three 40 50"), "40A 50A 60A")
    assert refusal(state, 0, END_TURN) is None
    assert after(state, "end").turn == 1


def test_a_three_may_be_played_with_too_few_cards_and_loses_when_it_comes_to_it() -> None:
    """E7: legal, not fatal, only doomed; the loss comes with the last card."""
    state = position(hands="40 50 / 7", draw=3, tops="10 1 100 100", commands="three 40")
    assert PlayCard(40, A) not in fatal_moves(state, 0)
    assert PlayCard(40, A) in doomed_moves(state, 0)
    state = after(state, "40A")
    assert state.result is None
    assert lost(after(state, "50A")) == (Ending.STUCK, (Owed.THREE,), None)


def test_what_is_owed_is_told_in_full() -> None:
    """E7, E6, G6: cards, a skull and a THREE can be owed together."""
    state = position(hands="50 99 / 7", draw=3, tops="10 1 100 100", commands="three 50, skull 99")
    state = after(state, "99A")
    assert lost(after(state, "50D")) == (Ending.STUCK, (Owed.SKULL, Owed.THREE), None)


# Infinity -------------------------------------------------------------------------------------------------


def test_no_trick_forbids_going_back_on_any_pile() -> None:
    """E9: up and down."""
    state = position(hands="40 70 / 7", tops="50 55 60 100", commands="no-trick 55")
    assert why_not(state, 40, A) is Refusal.NO_TRICK
    assert why_not(state, 70, C) is Refusal.NO_TRICK
    assert why_not(state, 40, C) is None


def test_no_trick_can_itself_be_played_by_a_trick() -> None:
    """E9: it holds only from then on."""
    state = after(position(hands="40 30 45 / 7", tops="50 1 100 100", commands="no-trick 40"), "40A")
    assert state.tops[A] == 40
    assert why_not(state, 30, A) is Refusal.NO_TRICK


def test_no_trick_cannot_be_covered_by_a_trick() -> None:
    """E9."""
    state = position(hands="40 51 / 7", tops="50 1 100 100", commands="no-trick 50")
    assert why_not(state, 40, A) is Refusal.NO_TRICK
    assert why_not(state, 51, A) is None


def test_one_pile_sends_all_cards_of_a_turn_to_one_pile() -> None:
    """E10: of the player's choice."""
    state = position(hands="40 50 60 / 7", tops="30 1 100 100", commands="one-pile 30")
    assert {move.pile for move in legal_moves(state, 0) if isinstance(move, PlayCard)} == {A, B, C, D}
    state = after(state, "40B")
    assert why_not(state, 50, A) is Refusal.ONE_PILE
    assert why_not(state, 50, C) is Refusal.ONE_PILE
    assert why_not(state, 50, B) is None


def test_under_one_pile_a_player_can_be_stuck_on_the_pile_that_was_chosen() -> None:
    """E10, G9: other piles are no way out."""
    state = position(hands="40 55 / 7", draw="20", tops="30 1 100 100", commands="one-pile 30")
    assert lost(after(state, "40D")) == (Ending.STUCK, (Owed.CARDS,), None)


def test_the_choice_of_one_pile_ends_with_the_turn() -> None:
    """E10: the next player chooses anew."""
    state = position(hands="40 50 60 / 7 8 9", tops="30 1 100 100", commands="one-pile 30")
    state = after(state, "40B 50B end")
    assert state.bound_to is None
    assert why_not(state, 8, D) is None


def test_under_draw_one_exactly_one_card_is_drawn() -> None:
    """E11: however many were played."""
    state = position(hands="40 50 60 70 / 7", tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "40B 50B 60B end")
    assert len(state.hands[0]) == 2
    assert state.history[-1].drawn == 1


def test_draw_one_binds_when_the_turn_ends() -> None:
    """E11: covered in the turn, it means nothing; brought on in the turn, it holds."""
    covered = after(
        position(hands="40 50 60 / 7", tops="30 1 100 100", commands="draw-one 30"), "40A 50A end"
    )
    assert len(covered.hands[0]) == 7
    brought = after(position(hands="40 50 60 / 7", commands="draw-one 50"), "40A 50A end")
    assert len(brought.hands[0]) == 2


def test_once_draw_one_is_covered_hands_fill_up_again() -> None:
    """E11: to the full size, not only by what was played."""
    state = position(hands="40 41 42 / 7 8 9", draw="98 97 rest", tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "41D 40D end 8B 9B end")
    assert (len(state.hands[0]), len(state.hands[1])) == (2, 2)
    state = after(state, "42A 98B end")
    assert len(state.hands[0]) == 7


def test_a_draw_pile_at_its_end_gives_what_it_has() -> None:
    """E11: nothing to draw, nothing drawn."""
    state = position(hands="40 50 / 7", draw=0, tops="30 1 100 100", commands="draw-one 30")
    state = after(state, "40B end")
    assert state.hands[0] == (50,)
    assert state.history[-1].drawn == 0


def test_who_owes_two_and_holds_one_plays_it_and_is_stuck() -> None:
    """E12."""
    state = position(hands="40 / 7", draw="20 21", tops="30 1 100 100", commands="draw-one 30")
    assert legal_moves(state, 0)
    assert lost(after(state, "40B")) == (Ending.STUCK, (Owed.CARDS,), None)


def test_a_stop_saves_who_owes_two_and_holds_one() -> None:
    """E12, E5."""
    state = position(hands="40 / 7", draw="20 21", tops="30 1 100 100", commands="draw-one 30, stop 40")
    state = after(state, "40B")
    assert state.turn == 1
    assert state.hands[0] == (20,)
