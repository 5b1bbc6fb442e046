"""Set, save, copy, pickle and start from any position or record: every face, every game."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from tenback.envs.game_by_number import CannotStart
from tenback.envs.gymnasium import TenbackEnv, make_batch
from tenback.envs.openspiel.records import state_after
from tenback.envs.pettingzoo import env, raw_env
from tenback.games import game_named, seeded_deal
from tenback.records import Record, final_moment, format_record, parse_record
from tests.envs.tables import ALL, SILENT, named

PRESENTERS = {"Gymnasium": TenbackEnv, "PettingZoo raw": raw_env, "PettingZoo": env}


def played(table: dict[str, Any], seed: int, actions: int) -> Any:
    """Set a table up, and let chance play some actions that do not end the game."""
    made = raw_env(**table)
    made.reset(seed=seed)
    chance = Random(seed)
    for _ in range(actions):
        before = copy.deepcopy(made.game)
        assert made.game.act(chance.choice(legal(made.game)))
        if made.game.over:
            made.game = before
    return made.game


def legal(game: Any) -> list[int]:
    return [int(action) for action in np.flatnonzero(game.see(game.actor)[1])]


def game_in(face: Any) -> Any:
    return face.unwrapped.game


def assert_same(one: Any, other: Any) -> None:
    assert one.state == other.state
    assert one.talk == other.talk
    assert (one.actor, one.over, one.scores) == (other.actor, other.over, other.scores)
    for seat in range(one.encoding.options.players):
        for mine, theirs in zip(one.see(seat), other.see(seat), strict=True):
            np.testing.assert_array_equal(mine, theirs)


@pytest.mark.parametrize("table", ALL, ids=named)
@pytest.mark.parametrize("name", PRESENTERS)
def test_a_face_can_be_copied_and_kept_at_any_moment(name: str, table: dict[str, Any]) -> None:
    face, chance = PRESENTERS[name](**table), Random(3)
    face.reset(seed=3)
    for _ in range(6):
        others = [copy.deepcopy(face), pickle.loads(pickle.dumps(face))]
        action = chance.choice(legal(game_in(face)))
        face.step(action)
        for other in others:
            assert_same(game_in(other), game_in(copy.deepcopy(other)))
            other.step(action)
            assert_same(game_in(other), game_in(face))
        if game_in(face).over:
            return


@pytest.mark.parametrize("table", ALL, ids=named)
@pytest.mark.parametrize("name", PRESENTERS)
def test_a_face_begins_at_a_position_with_a_deal_or_after_a_record(name: str, table: dict[str, Any]) -> None:
    face, before = PRESENTERS[name](**table), played(table, 5, 8)
    face.reset(options={"state": before.state})
    assert game_in(face).state == before.state

    face.reset(options={"record": parse_record(format_record(before.record))})
    assert (game_in(face).state, game_in(face).talk) == (before.state, before.talk)
    assert game_in(face).record == before.record

    starter = None if table.get("open_start") else 0
    deal = seeded_deal(before.encoding.options, 9, starter=starter)
    face.reset(options={"deal": deal})
    assert game_in(face).state == deal.state()
    assert game_in(face).record == Record(deal)


@pytest.mark.parametrize("table", SILENT, ids=named)
def test_a_batch_begins_at_a_position_with_a_deal_or_after_a_record(table: dict[str, Any]) -> None:
    batch, before = make_batch(2, **table), played(table, 5, 8)
    deal = seeded_deal(before.encoding.options, 9, starter=0)
    for options, state in (
        ({"state": before.state}, before.state),
        ({"record": before.record}, before.state),
        ({"deal": deal}, deal.state()),
    ):
        seen, info = batch.reset(options=options)
        view = game_named(table["game"]).view(state, state.turn)
        assert info["seat"].tolist() == [state.turn] * 2
        np.testing.assert_array_equal(seen["observation"][1], batch.encoding.observe(view))
        np.testing.assert_array_equal(seen["action_mask"][1], batch.encoding.mask(view))
        for other in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
            np.testing.assert_array_equal(other.action_masks(), batch.action_masks())


@pytest.mark.parametrize("table", ALL, ids=named)
def test_an_openspiel_state_begins_after_a_record(table: dict[str, Any]) -> None:
    before = played(table, 7, 10)
    state = state_after(before.record)
    for seat in range(table["players"]):
        assert state.table.view(seat) == before.view(seat)  # What comes next chance has not drawn yet.
    assert state.position.talk == before.talk


@pytest.mark.parametrize("table", ALL, ids=named)
def test_an_openspiel_state_can_be_copied_and_kept(table: dict[str, Any]) -> None:
    state = state_after(played(table, 7, 6).record)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    others = [state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(text)[1]]
    action = state.legal_actions()[-1]
    for other in others:
        assert other.position == state.position
        other.apply_action(action)
        assert other.position != state.position
    assert state.legal_actions()[-1] == action


def test_in_openspiel_another_seat_cannot_begin_unless_the_start_is_open() -> None:
    deal = seeded_deal(game_named("the-game").options(players=3), 1, starter=2)
    with pytest.raises(CannotStart, match="error-start-openspiel-seat"):
        state_after(Record(deal))


def test_a_record_that_is_over_is_no_beginning() -> None:
    made = raw_env("the-game", players=2)
    made.reset(seed=1)
    while not made.game.over:
        made.game.act(legal(made.game)[0])
    assert final_moment(made.game.record).state.result is not None
    with pytest.raises(CannotStart, match="error-start-over"):
        made.reset(options={"record": made.game.record})
