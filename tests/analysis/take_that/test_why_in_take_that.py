"""Why a move of TAKE THAT is a good one: every reason is true of what the seat can see."""

from tenback.analysis import HintReason, Why
from tenback.analysis.take_that.why import reasons
from tenback.games.take_that import State, parse_move, view
from tenback.testing import after, match_position


def why(state: State, move: str) -> tuple[Why, ...]:
    return reasons(view(state, state.turn), parse_move(move))


def test_a_twist_brings_two_points() -> None:
    state = match_position(hands="49 12 / 55", line="94 88")

    assert why(state, "x49") == (Why(HintReason.TWIST, {"card": 49, "twin": 94}),)


def test_a_twist_of_the_only_card_leaves_the_opening_to_the_next() -> None:
    state = match_position(hands="49 12 / 55", line="94")

    assert Why(HintReason.CLEARS_LINE) in why(state, "x49")


def test_a_twist_of_the_only_card_ends_the_round_when_nothing_can_be_drawn() -> None:
    state = match_position(hands="49 12 / 55", line="94", draw="", down="rest")

    assert Why(HintReason.ENDS_ROUND) in why(state, "x49")


def test_a_line_is_taken_while_it_is_cheap() -> None:
    state = match_position(hands="19 21 / 55", line="13 22")

    assert why(state, "take") == (Why(HintReason.TAKES_NOW, {"price": 6}),)


def test_taking_the_last_line_ends_the_round() -> None:
    state = match_position(hands="19 21 / 55", line="13 22", draw="", down="rest")

    assert Why(HintReason.ENDS_ROUND) in why(state, "take")


def test_a_toad_stays_in_the_line() -> None:
    state = match_position(hands="33 98 / 55", line="29")

    assert why(state, "33")[0] == Why(HintReason.LAYS_TOAD, {"card": 33})


def test_a_card_is_laid_to_be_twisted_by_its_twin_in_ones_own_hand() -> None:
    state = match_position(hands="34 43 98 / 55", line="29")

    assert why(state, "34")[0] == Why(HintReason.OWN_TWIN, {"card": 34, "twin": 43})


def test_a_card_whose_twin_is_gone_can_be_laid_safely() -> None:
    state = match_position(hands="34 98 / 55", line="29", down="43")

    assert why(state, "34")[0] == Why(HintReason.TWIN_GONE, {"twin": 43})


def test_a_twin_in_the_line_waits_for_the_only_card_that_can_twist_it() -> None:
    state = match_position(hands="34 92 / 55", line="29")

    assert Why(HintReason.KEEPS_TWIST, {"card": 92, "twin": 29}) in why(state, "34")


def test_a_card_after_which_fewest_cards_fit_is_hard_to_follow() -> None:
    state = match_position(hands="12 55 / 64", line="")

    found = why(state, "12")
    unseen = 79 - 2
    assert found[0] == Why(HintReason.HARD_TO_FOLLOW, {"cards": 9, "unseen": unseen})
    assert HintReason.HARD_TO_FOLLOW not in [one.reason for one in why(state, "55")]


def test_own_cards_that_could_follow_are_counted() -> None:
    state = match_position(hands="34 38 41 98 / 55", line="29")

    assert Why(HintReason.CAN_FOLLOW, {"cards": 2}) in why(state, "34")


def test_the_price_after_a_card_is_told() -> None:
    state = match_position(hands="34 98 / 55", line="33 29")

    assert Why(HintReason.PRICE_RISES, {"price": 7}) in why(state, "34")


def test_a_fresh_line_has_no_price_to_speak_of() -> None:
    state = after(match_position(hands="34 98 / 55", line="33 29"), "take")

    assert HintReason.PRICE_RISES not in [one.reason for one in why(state, "34")]
