"""A resampled state has the very view, and each that the view allows is equally likely."""

from collections import Counter
from itertools import combinations, permutations
from math import comb

import pytest

from tenback.games.decks import Generator
from tenback.games.errors import BadDeal
from tenback.games.the_game import Command, Ending, State, Step, resample, view
from tenback.testing import after, position

Arrangement = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def arrangement(state: State) -> Arrangement:
    return state.hands, state.draw_pile


def chi_square(found: Counter[object], kinds: int) -> float:
    expected = found.total() / kinds
    return (
        sum((count - expected) ** 2 / expected for count in found.values()) + (kinds - len(found)) * expected
    )


def assert_uniform(found: Counter[object], kinds: int) -> None:
    """Six standard deviations: the seeds are fixed, so this fails for a wrong draw and never by chance."""
    degrees = kinds - 1
    assert len(found) <= kinds
    assert chi_square(found, kinds) < degrees + 6 * (2 * degrees) ** 0.5


def all_arrangements(state: State, seat: int | None) -> set[Arrangement]:
    """Every way to deal the hidden cards to hands and draw pile of the same sizes."""
    hidden = view(state, seat).unseen
    found = set()
    for order in permutations(hidden):
        cards, hands = list(order), []
        for owner, hand in enumerate(state.hands):
            hands.append(hand if owner == seat else tuple(sorted(cards[: len(hand)])))
            del cards[: 0 if owner == seat else len(hand)]
        found.add((tuple(hands), tuple(cards)))
    return found


def drawn(state: State, seat: int | None, times: int) -> Counter[object]:
    rng = Generator(1, "uniform")
    seen = view(state, seat)
    return Counter(arrangement(resample(seen, rng)) for _ in range(times))


def test_hidden_hands_and_draw_pile_are_uniform_when_nothing_is_told_of_them() -> None:
    """G11: seat 0 is active itself; 5 hidden cards in a hand of 2, a hand of 1 and a draw pile of 2."""
    state = position(hands="60 61 / 30 31 / 32", draw="29 33", tops="50 51 15 12")
    allowed = all_arrangements(state, 0)
    assert len(allowed) == 60
    found = drawn(state, 0, 6000)
    assert set(found) == allowed
    assert_uniform(found, 60)


def test_another_seat_to_move_that_owes_a_card_holds_one_that_fits() -> None:
    """G9: only 60 and 61 fit; each hand of seat 0 with one of them is equally likely, and no other."""
    state = position(hands="60 30 / 61 31", draw="29 33", tops="50 51 15 12")
    told = {deal for deal in all_arrangements(state, 1) if {60} & set(deal[0][0])}
    assert told != all_arrangements(state, 1)
    found = drawn(state, 1, 4000)
    assert set(found) == told
    assert_uniform(found, len(told))


def test_a_spectator_draws_all_hands_under_the_same_condition() -> None:
    """G9: seat 0 owes, so it holds 60 or 61; seat 1 may hold anything."""
    state = position(hands="60 30 / 61", draw="29 33", tops="50 51 15 12")
    told = {deal for deal in all_arrangements(state, None) if {60, 61} & set(deal[0][0])}
    found = drawn(state, None, 6000)
    assert set(found) == told
    assert_uniform(found, len(told))


def test_a_seat_that_owes_nothing_may_hold_anything() -> None:
    """G9: after its two cards no play needs to be left."""
    state = after(position(hands="60 61 30 / 31", draw="29 33", tops="50 51 15 12"), "60A 61B")
    allowed = all_arrangements(state, 1)
    found = drawn(state, 1, 3000)
    assert set(found) == allowed
    assert_uniform(found, len(allowed))


def test_a_stuck_seat_holds_no_card_that_fits() -> None:
    """G9: seat 1 is stuck with two of the four cards that fit nowhere; 70 is with seat 0 or to draw."""
    state = position(hands="60 61 70 / 30 31", draw="29 33", tops="50 51 15 12")
    state = after(state, "60A 61B end")
    assert state.result is not None
    assert (state.result.ending, state.result.seat) == (Ending.STUCK, 1)
    told = {deal for deal in all_arrangements(state, None) if not {70} & set(deal[0][1])}
    found = drawn(state, None, 3000)
    assert set(found) == told
    assert_uniform(found, len(told))


def test_the_bound_pile_counts_for_what_fits() -> None:
    """G9, E10: under ONE PILE only the chosen pile is left to a seat that owes a card."""
    state = position(
        hands="60 61 30 / 31", draw="29 63", tops="50 51 15 12", commands="one-pile 51", layout_known=True
    )
    state = after(state, "60A")
    told = {deal for deal in all_arrangements(state, 1) if {61, 63} & set(deal[0][0])}
    assert told != all_arrangements(state, 1)
    found = drawn(state, 1, 3000)
    assert set(found) == told
    assert_uniform(found, len(told))


def test_a_trick_that_is_forbidden_does_not_fit() -> None:
    """G9, E9: with NO TRICK showing, 25 does not go on 15."""
    state = position(
        hands="60 25 / 31", draw="29 33", tops="50 51 15 12", commands="no-trick 50", layout_known=True
    )
    assert {60 in hands[0] for hands, _ in drawn(state, 1, 200)} == {True}  # type: ignore[has-type, misc]


def test_unknown_commands_lie_on_unseen_cards_uniformly() -> None:
    """E25: with one STOP still out, each unseen card carries it equally often."""
    state = position(hands="60 61 / 30 31", draw="29 33", tops="50 51 15 12", commands="stop 30")
    seen = view(state, 0)
    out = [command for command, left in seen.commands_out.items() for _ in range(left)]
    assert out == [Command.STOP]
    rng = Generator(2)
    found: Counter[object] = Counter(
        resample(seen, rng).commands.index(Command.STOP, 29, 34) for _ in range(2000)
    )
    assert set(found) == {29, 30, 31, 33}
    assert_uniform(found, 4)


def test_several_kinds_out_are_laid_out_uniformly() -> None:
    """E25: a STOP and two SKULLs on four unseen cards can lie in twelve ways."""
    state = position(hands="60 61 / 30 31", draw="29 33", tops="50 51 15 12", commands="stop 30, skull 29 33")
    seen, rng = view(state, 0), Generator(3)
    layouts = (resample(seen, rng).commands for _ in range(4000))
    found: Counter[object] = Counter(
        tuple(commands[card] for card in (29, 30, 31, 33)) for commands in layouts
    )
    assert len(found) == 12 == 4 * comb(3, 2)
    assert_uniform(found, 12)


def test_a_known_layout_stays_as_it_is() -> None:
    """E25."""
    state = position(
        hands="60 61 / 30 31", draw="29 33", tops="50 51 15 12", commands="stop 30", layout_known=True
    )
    assert resample(view(state, 0), Generator(1)).commands == state.commands


def test_switched_off_kinds_are_not_laid_out() -> None:
    """E25, E2."""
    state = position(hands="60 61 / 30 31", commands="", switched_off=["stop", "skull"])
    other = resample(view(state, 0), Generator(1))
    assert not {Command.STOP, Command.SKULL} & set(other.commands)
    assert sum(command is not None for command in other.commands) == 20


def test_everything_public_stays() -> None:
    """G11: the resampled state goes on like the real one."""
    state = after(position(hands="60 61 30 / 31 40", tops="50 51 15 12", draw=8), "60A")
    other = resample(view(state, 1), Generator(1))
    assert other.history == (Step(0, state.plays[0]),) == state.history
    assert (other.turn, other.minimum, other.plays, other.piles) == (0, 2, state.plays, state.piles)
    assert view(other, 1) == view(state, 1)


def test_a_view_that_cannot_be_is_refused() -> None:
    """G9: a seat that owes a card although no unseen card fits anywhere."""
    state = position(hands="30 31 / 60", draw="29 33", tops="50 51 15 12")
    with pytest.raises(BadDeal, match="problem-nothing-fits"):
        resample(view(state, 1), Generator(1))


def test_the_cards_of_a_hand_come_up_equally_often_in_a_real_deal() -> None:
    """G11: each pair out of 12 hidden cards is the hidden hand equally often."""
    hidden = "20 21 22 23 24 25 26 27 28 29 32 33"
    state = position(hands=f"60 61 / {hidden[:5]}", draw=hidden[6:], tops="50 51 15 12")
    found: Counter[object] = Counter(resample(view(state, 0), Generator(n)).hands[1] for n in range(6600))
    assert set(found) == set(combinations(map(int, hidden.split()), 2))
    assert_uniform(found, 66)
