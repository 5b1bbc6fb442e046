"""Why a turn begins as it does: every reason is true of what the seat can see."""

from typing import Any

from tenback.analysis import HintReason, Why
from tenback.analysis.the_game.why import Scene, reasons
from tenback.games.the_game import State, parse_move, view
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk
from tenback.testing import after, position


def why(state: State, turn: str, talk: Talk = NOTHING_SAID) -> tuple[Why, ...]:
    """Ask why the active seat would make a turn, given as its moves."""
    return reasons(Scene(view(state, state.turn), talk, tuple(map(parse_move, turn.split()))))


def names(found: tuple[Why, ...]) -> list[HintReason]:
    return [one.reason for one in found]


def fact(found: tuple[Why, ...], reason: HintReason) -> Any:
    return next(one.facts for one in found if one.reason is reason)


def test_a_trick_is_played_because_it_goes_back_by_ten() -> None:
    found = why(position(hands="38 60 90", tops="48 1 100 100"), "38A 60A end")

    assert found[0] == Why(HintReason.TRICK, {"card": 38, "pile": 0})


def test_a_card_is_played_because_its_partner_can_then_go_back_by_ten() -> None:
    found = why(position(hands="50 40 90", tops="48 1 100 100"), "50A 40A end")

    assert found[0] == Why(HintReason.SETS_UP_TRICK, {"card": 40, "pile": 0})


def test_no_trick_is_set_up_while_none_may_be_made() -> None:
    state = position(hands="50 40 90", tops="48 1 100 77", commands="no-trick 77")

    assert HintReason.SETS_UP_TRICK not in names(why(state, "50A 90B end"))


def test_a_card_that_is_covered_again_sets_up_no_trick() -> None:
    found = why(position(hands="50 52 40 90", tops="48 1 100 100"), "50A 52A end")

    assert HintReason.SETS_UP_TRICK not in names(found)


def test_two_cards_that_follow_closely_go_together() -> None:
    found = why(position(hands="30 31 90", tops="10 1 100 100"), "30A 31A end")

    assert found[0] == Why(HintReason.RUN, {"card": 31, "pile": 0, "step": 1})


def test_the_smallest_step_is_named_with_its_size() -> None:
    found = why(position(hands="14 40 60", tops="10 1 100 100"), "14A 60B end")

    assert found == (Why(HintReason.SMALLEST_STEP, {"step": 4}),)


def test_a_step_over_cards_that_all_lie_on_the_piles_loses_nothing() -> None:
    begun = position(hands="17 18 19 20 60 80", tops="16 1 100 100")
    state = after(begun, "17A 18A")

    assert HintReason.NOTHING_LOST not in names(why(state, "20A end")), "19 is still to come"
    assert HintReason.NOTHING_LOST in names(why(after(state, "19D"), "20A end"))


def test_a_play_that_skips_the_fewest_cards_still_to_come_is_told_with_their_number() -> None:
    state = position(hands="30 90 55", tops="10 99 100 100", draw="29 91 92 93 94 95 96 97 98")

    assert why(state, "30A 55C end")[0] == Why(HintReason.FEWEST_LOST, {"cards": 1})


def test_who_must_play_though_everything_hurts_does_the_least_harm() -> None:
    found = why(position(hands="40 75 60", tops="25 20 12 15"), "40A 60A end")

    assert found == (Why(HintReason.LEAST_HARM, {"step": 15}),)


def test_a_play_is_not_called_the_smallest_while_a_smaller_one_waits_in_the_same_turn() -> None:
    found = why(position(hands="30 98 60", tops="10 1 100 100"), "30A 98C end")

    assert found == ()


def test_a_pile_that_somebody_asked_for_is_left_alone() -> None:
    state = position(hands="13 88 / 5 6", tops="10 1 100 90")
    talk = Talk((Saying(1, PileMark.LEAVE_IT, 3),))

    assert fact(why(state, "13A end", talk), HintReason.LEAVES_PILE) == {"pile": 3, "seat": 1}
    assert HintReason.LEAVES_PILE not in names(why(state, "13A end"))
    assert HintReason.LEAVES_PILE not in names(why(state, "13A 88D end", talk))


def test_ones_own_wish_leaves_no_pile_alone() -> None:
    state = position(hands="13 88 / 5 6", tops="10 1 100 90")
    talk = Talk((Saying(0, PileMark.LEAVE_IT, 3),))

    assert HintReason.LEAVES_PILE not in names(why(state, "13A end", talk))


def test_two_cards_ten_apart_stay_together() -> None:
    state = position(hands="16 55 65 90", tops="10 53 100 100")

    found = why(state, "16A 90D end")
    assert fact(found, HintReason.KEEPS_PAIR) == {"low": 55, "high": 65}
    assert HintReason.KEEPS_PAIR not in names(why(state, "16A 55B end"))


def test_a_skull_has_to_be_covered() -> None:
    state = after(position(hands="30 35 60", tops="10 1 100 100", commands="skull 30"), "30A")

    assert why(state, "35A end")[0] == Why(HintReason.COVERS_SKULL, {"pile": 0})


def test_a_command_that_binds_everybody_is_covered() -> None:
    state = position(hands="35 60 90", tops="30 1 100 100", commands="draw-one 30")

    assert fact(why(state, "35A 90C end"), HintReason.COVERS_COMMAND) == {"pile": 0, "command": "draw-one"}


def test_a_stop_saves_the_cards_that_are_still_owed() -> None:
    state = position(hands="35 60 90", tops="30 1 100 100", commands="stop 35")

    assert why(state, "35A")[0] == Why(HintReason.STOPS, {"card": 35, "cards": 1})


def test_a_nearer_card_would_lose_the_game_over_a_command() -> None:
    begun = position(hands="30 31 33 40 60", tops="10 1 100 100", commands="three 30, stop 31")
    state = after(begun, "30A")

    assert fact(why(state, "33A 40A end"), HintReason.AVOIDS_FATAL) == {"card": 31, "pile": 0}


def test_a_turn_ends_because_the_next_card_costs_too_much() -> None:
    state = after(position(hands="12 14 40 60", tops="10 1 100 100"), "12A 14A")

    assert why(state, "end") == (Why(HintReason.NEXT_COSTS, {"card": 40, "pile": 0, "step": 26}),)


def test_a_turn_ends_because_any_further_card_breaks_a_command() -> None:
    begun = position(hands="12 14 16 40 60", tops="10 1 100 100", commands="three 12")
    state = after(begun, "12A 14A 16A")

    assert why(state, "end")[0] == Why(HintReason.AVOIDS_FATAL, {"card": 40, "pile": 0})


def test_a_turn_that_ends_before_a_trick_has_no_plain_reason() -> None:
    state = after(position(hands="12 14 4 60", tops="10 1 100 100"), "12A 14A")

    assert why(state, "end") == ()


def test_no_more_than_three_reasons_are_given() -> None:
    state = position(hands="38 28 39 49 90 / 5 6", tops="48 1 100 95", commands="silence 48")
    talk = Talk((Saying(1, PileMark.LEAVE_IT, 3),))

    assert len(why(state, "38A 28A end", talk)) == 3
