"""Marks before each move, and who begins: how seats are asked, and what stays of it."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tenback.encoding import NoOpenStart
from tenback.encoding.the_game.actions import LISTEN, WAIT, Say
from tenback.envs.game_by_number import GameByNumber
from tenback.envs.game_with_talk import new_game
from tenback.envs.gymnasium import TenbackEnv
from tenback.games import seeded_deal, take_that, the_game
from tenback.games.the_game import BEGIN
from tenback.records import Moved, Said, final_moment, format_record, parse_record
from tenback.talk.marks.mark import PileMark, StartMark
from tenback.talk.marks.said import Saying
from tenback.testing import position
from tests.envs.tables import ASKING, named


def made(table: dict[str, Any]) -> GameByNumber:
    options = the_game.Options(players=table["players"], extreme=table["game"] == "extreme")
    return new_game(options, talk=table.get("talk", False), open_start=table.get("open_start", False))


def do(game: GameByNumber, *actions: Any) -> None:
    for action in actions:
        assert game.act(game.encoding.action_of(action)), action


def play_on(game: GameByNumber, chance: Random, actions: int = 1000) -> None:
    while not game.over and actions:
        assert game.act(int(chance.choice(list(np.flatnonzero(game.see(game.actor)[1])))))
        actions -= 1


# Who begins -----------------------------------------------------------------------------------------------


def test_all_are_asked_who_begins_and_the_last_one_must() -> None:
    game = new_game(the_game.Options(players=3), open_start=True)
    game.deal(1)
    begin, wait = (game.encoding.action_of(action) for action in (BEGIN, WAIT))
    for seat in (0, 1):
        assert game.actor == seat
        assert np.flatnonzero(game.see(seat)[1]).tolist() == [begin, wait]
        do(game, WAIT)
    assert np.flatnonzero(game.see(2)[1]).tolist() == [begin]
    assert not game.see(1)[1].any()
    assert "nobody has begun" in game.encoding.describe(game.see(0)[0])
    do(game, BEGIN)
    assert game.actor == game.state.turn == 2
    assert next(game.record.moves) == Moved(2, BEGIN)


def test_whoever_wants_begins() -> None:
    game = new_game(the_game.Options(players=3), open_start=True)
    game.deal(1)
    do(game, WAIT, BEGIN)
    assert game.actor == game.state.turn == 1
    assert "to move: me" in game.encoding.describe(game.see(1)[0])


def test_before_that_the_team_talks_about_it() -> None:
    game = new_game(the_game.Options(players=2), talk="free", open_start=True)
    game.deal(1)
    do(game, Say(StartMark.RATHER_NOT_ME), LISTEN, Say(StartMark.LET_ME_BEGIN), LISTEN)
    assert "seat 1 from me said: let-me-begin" in game.encoding.describe(game.see(0)[0])
    assert "the team is asked who begins" in game.encoding.describe(game.see(0)[0])
    do(game, WAIT, BEGIN)
    assert game.talk.sayings == ()
    assert game.actor == 0
    assert not game.see(0)[1][game.encoding.action_of(Say(StartMark.LET_ME_BEGIN))]
    do(game, LISTEN)
    assert game.actor == 1


def test_the_numbers_of_the_moves_and_marks_stay_as_they_are() -> None:
    usual, started = (
        new_game(the_game.Options(players=2), talk=True, open_start=way) for way in (False, True)
    )
    for number in range(usual.encoding.actions):
        assert usual.encoding.action_with(number) == started.encoding.action_with(number)
    assert started.encoding.actions == usual.encoding.actions + 4


def test_a_deal_without_a_starter_needs_an_open_start() -> None:
    options = the_game.Options(players=2)
    deal = seeded_deal(options, 4, starter=None)
    game = new_game(options, open_start=True)
    game.start(deal)
    do(game, BEGIN)
    assert final_moment(game.record).state == game.state


def test_in_take_that_the_rules_say_who_begins() -> None:
    with pytest.raises(NoOpenStart, match="error-no-open-start"):
        new_game(take_that.Options(), open_start=True)


def test_a_careful_bot_that_would_rather_not_begin_waits() -> None:
    """Seat 0 holds nothing near a pile, seat 1 does."""
    env = TenbackEnv("the-game", players=3, seat=2, bots="careful", open_start=True)
    far = position(hands="40 45 50 55 / 2 3 60 61 / 70 71 72 73", turn=None)
    env.reset(options={"state": far})
    assert env.game.state.history[0] == the_game.Step(1, BEGIN)


# When ----------------------------------------------------------------------------------------------------


def test_after_every_card_the_others_are_asked_again() -> None:
    game = new_game(the_game.Options(players=2), talk=True)
    game.start_at(position(hands="10 20 30 / 5 60 90"))
    do(game, LISTEN, the_game.PlayCard(10, 0))
    assert game.actor == 1
    do(game, Say(PileMark.NO_BIG_JUMP, 2), LISTEN)
    assert game.actor == 0


def test_a_bot_gives_its_marks_after_every_card() -> None:
    env = TenbackEnv("the-game", players=2, seat=0, bots="careful", talk=True)
    env.reset(options={"state": position(hands="10 20 30 / 12 60 70")})
    env.step(env.game.encoding.action_of(the_game.PlayCard(10, 0)))
    assert env.game.talk.pile_mark(1, 0) is PileMark.RATHER_MINE


# What stays of it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ASKING, ids=named)
@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_with_all_that_was_said(table: dict[str, Any], seed: int) -> None:
    game = made(table)
    game.deal(seed)
    play_on(game, Random(seed), 60)
    again = parse_record(format_record(game.record))
    assert final_moment(again).state == game.state
    assert final_moment(again).talk == game.talk
    assert again.entries == game.record.entries


def test_a_record_keeps_the_order_of_marks_and_moves() -> None:
    game = new_game(the_game.Options(players=2), talk=True)
    game.start(seeded_deal(the_game.Options(players=2), 3, starter=0))
    do(game, Say(PileMark.RATHER_MINE, 0), LISTEN)
    play, second = the_game.legal_moves(game.state, 0)[0], Saying(1, PileMark.RATHER_MINE, 0)
    do(game, play)
    assert game.record.entries == (Said(second), Moved(0, play))


@pytest.mark.parametrize("table", ASKING, ids=named)
def test_a_game_goes_on_where_a_record_stops_and_is_written_on(table: dict[str, Any]) -> None:
    first, second = made(table), made(table)
    first.deal(6)
    play_on(first, Random(1), 9)
    second.start_after(first.record)
    assert second.state == first.state
    assert second.talk == first.talk
    play_on(second, Random(2), 30)
    assert second.record.entries[: len(first.record.entries)] == first.record.entries
    assert final_moment(second.record).state == second.state


@pytest.mark.parametrize("table", ASKING, ids=named)
def test_an_illegal_answer_ends_the_game(table: dict[str, Any]) -> None:
    game = made(table)
    game.deal(1)
    assert not game.act(0)
    game.forfeit()
    assert game.over
    for seat in range(table["players"]):
        observation, mask = game.see(seat)
        assert not mask.any()
        assert "over: given up" in game.encoding.describe(observation)
