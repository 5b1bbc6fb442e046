"""A hint is what the expert would do, with an estimate that makes sense; hidden cards have no say in it."""

import random
from typing import Any

import pytest

from tenback.analysis import Base, Hint, HintReason, NothingToHint, hint
from tenback.bots import bot_named
from tenback.games import game_named, game_of, seeded_deal
from tenback.games.decks import Generator
from tenback.games.take_that import TAKE_LINE, Twist
from tenback.games.the_game import BEGIN, END_TURN, PlayCard
from tenback.talk.marks.said import NOTHING_SAID
from tenback.testing import after, match_position, position

GAMES = ("the-game", "extreme", "take-that")


def hinted(state: Any, seat: int | None = None, deals: int = 200) -> Hint:
    """Ask for a hint for the active seat, or for another one."""
    known = game_of(state.options)
    return hint(known.view(state, state.turn if seat is None else seat), samples=300, deals=deals)


def some_states(game: str, moves: int = 12) -> list[Any]:
    """Positions on the way of a game that careful plays."""
    known, bot = game_named(game), bot_named(game, "careful")
    state: Any = seeded_deal(known.options(players=2), seed=3, starter=0).state()
    states = [state]
    for _ in range(moves):
        move = bot.choose(known.view(state, state.turn), NOTHING_SAID, Generator(1))
        state = known.apply(state, state.turn, move)
        states.append(state)
    return states[::4]


@pytest.mark.parametrize("game", ["the-game", "extreme"])
def test_the_move_is_the_one_that_the_expert_would_play(game: str) -> None:
    expert = bot_named(game, "expert")
    for state in some_states(game):
        view = game_named(game).view(state, state.turn)
        if view.plays:
            continue  # A hint keeps to the plan of the turn; this expert may think again.

        assert hint(view, deals=20).move == expert.choose(view, NOTHING_SAID, Generator(1))


def test_plan_and_chance_of_a_turn_stand_while_nothing_new_is_known() -> None:
    for game in ("the-game", "extreme"):
        known, state = game_named(game), some_states(game)[0]
        first = hinted(state)
        reached = known.apply(state, state.turn, first.move)
        then = hinted(reached)

        assert then.turn == first.turn[1:]
        assert then.estimate == first.estimate


@pytest.mark.parametrize("game", GAMES)
def test_the_planned_turn_can_be_played_as_it_stands(game: str) -> None:
    known = game_named(game)
    for state in some_states(game):
        seat, reached = state.turn, state
        for move in hinted(state).turn:
            reached = known.apply(reached, seat, move)

        assert game == "take-that" or reached.turn != seat or reached.result is not None


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_have_no_say_in_a_hint(game: str) -> None:
    known, rng = game_named(game), random.Random(5)
    for state in some_states(game):
        view = known.view(state, state.turn)
        other = known.resample(view, rng)

        assert other != state
        assert hinted(other) == hinted(state)


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_has_a_reason_and_its_alternatives_are_other_ways(game: str) -> None:
    for state in some_states(game):
        found = hinted(state)

        assert found.why
        assert found.move == found.turn[0]
        assert found.turn not in [other.turn for other in found.others]
        assert len(found.others) <= 2


def test_a_way_to_win_that_nothing_can_spoil_is_given_for_certain() -> None:
    state = position(hands="98 50 / 97", tops="96 99 60 2", draw=0)
    found = hinted(state)

    assert found.move == PlayCard(50, 2), "98 on A would leave no place for 97"
    assert [why.reason for why in found.why] == [HintReason.WINS]
    assert (found.estimate.win, found.estimate.doubt, found.estimate.is_sure) == (1, 0, True)


def test_a_game_that_is_almost_won_has_a_high_chance() -> None:
    easy = position(hands="21 22 23 / 31 32 33 / 41 42 43", tops="20 30 97 98", draw="44 45 46")

    assert hinted(easy).estimate.win > 0.9
    assert hinted(easy).estimate.base is Base.NETWORK


def test_a_game_that_is_almost_lost_has_a_low_chance() -> None:
    hard = position(hands="91 45 50 55 60 66 / 41 46 51 56 61 67", tops="90 88 12 9", draw="rest")
    found = hinted(hard)

    assert found.estimate.win < 0.01


def test_a_bad_play_is_never_hinted_at() -> None:
    state = position(hands="12 14 90 / 50 60", tops="10 1 100 100")

    assert hinted(state).move in (PlayCard(12, 0), PlayCard(14, 0))


def test_where_every_way_breaks_a_command_the_hint_says_so() -> None:
    commands = "three 30, stop 40 41"  # a STOP may be the third card of the turn, not the second (E7)
    begun = position(hands="30 40 41 / 60 61", tops="10 1 100 100", commands=commands, draw=5)
    found = hinted(after(begun, "30A"))

    assert (found.estimate.win, found.estimate.is_sure) == (0, True)
    assert [why.reason for why in found.why] == [HintReason.LOSES]


def test_the_only_move_needs_no_other_reason() -> None:
    state = after(position(hands="12 14 / 60 61", tops="10 98 3 2", draw=1), "12A 14A")
    found = hinted(state)

    assert [why.reason for why in found.why] == [HintReason.ONLY_MOVE]
    assert found.turn == (END_TURN,)
    assert found.others == ()


def test_before_the_first_turn_the_hint_tells_how_far_ones_own_cards_would_move_the_piles() -> None:
    state = position(hands="3 5 50 51 52 53 54 / 6 8 60 61 62 63 64", turn=None)
    found = hinted(state, seat=1)

    assert found.move is BEGIN
    assert found.why[0].reason is HintReason.BEGINS
    assert found.why[0].facts["step"] == 5 + 7
    assert found.turn[1:3] == (PlayCard(6, 0), PlayCard(8, 0))


def test_the_estimate_of_take_that_is_fair_before_anything_is_known() -> None:
    state: Any = seeded_deal(game_named("take-that").options(players=2), seed=8).state()
    found = hinted(state, deals=600)

    assert 0.35 < found.estimate.win < 0.65
    assert 0 < found.estimate.doubt < 0.1
    assert found.estimate.base is Base.PLAY_OUTS


def test_a_twist_that_wins_the_match_is_given_with_its_chance() -> None:
    state = match_position(hands="49 / 55", line="94", draw="", up="12 21 / 13 31", down="/ rest")
    found = hinted(state)

    assert found.move == Twist(49)
    assert found.estimate.win == 1
    assert found.estimate.points == 4


def test_a_match_that_is_lost_has_no_chance() -> None:
    state = match_position(hands="/ 55", line="94 88", draw="", down="rest /")
    found = hinted(state)

    assert found.move is TAKE_LINE
    assert found.estimate.win == 0
    assert [why.reason for why in found.why] == [HintReason.ONLY_MOVE]


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_player_to_move_gets_a_hint(seat: int | None) -> None:
    state = position(hands="12 14 / 60 61")
    known = game_named("the-game")

    with pytest.raises(NothingToHint):
        hint(known.view(state, seat))
