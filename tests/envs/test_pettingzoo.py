"""PettingZoo's own tests on every table, and what an agent can rely on."""

import copy
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from tenback.encoding.the_game.actions import LISTEN, Say
from tenback.envs.game_by_number import CannotStart, IllegalAction
from tenback.envs.pettingzoo import env, raw_env
from tenback.games import seeded_deal, take_that, the_game
from tenback.talk.marks.mark import Mood, PileMark
from tenback.testing import position
from tests.envs.tables import ALL, SILENT, TAKE_THAT, named
from tests.needs import missing

with warnings.catch_warnings():
    # Where their classic games are installed, the import warns about one of them.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# Their tests grumble about every observation that is a dictionary, their own games' included.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("table", ALL, ids=named)
def test_their_api_test_passes(table: dict[str, Any]) -> None:
    api_test(raw_env(**table), num_cycles=100)
    api_test(env(**table), num_cycles=100)


@pytest.mark.parametrize("table", ALL, ids=named)
def test_their_seed_test_passes(table: dict[str, Any]) -> None:
    seed_test(lambda: env(**table), num_cycles=30)


@pytest.mark.parametrize("table", ALL, ids=named)
def test_their_render_test_passes(table: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **chosen: env(**table, **chosen))
    assert "my hand: " in capsys.readouterr().out


def play(table: Any, seed: int) -> dict[str, float]:
    """Play a game by chance; give what each agent won."""
    chance, won = Random(seed), dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        won[agent] += reward
        action = None if over else chance.choice(list(np.flatnonzero(seen["action_mask"])))
        table.step(action)
    return won


@pytest.mark.parametrize("table", SILENT, ids=named)
def test_rewards_add_up_to_the_result(table: dict[str, Any]) -> None:
    zoo = raw_env(**table)
    zoo.reset(seed=3)
    won = list(play(zoo, 3).values())
    result = zoo.game.state.result
    if table in TAKE_THAT:
        assert sum(won) == pytest.approx(0)
        assert won.index(max(won)) in result.winners
    else:
        assert won == [98 - result.cards_left] * table["players"]


def test_an_illegal_action_raises_in_the_raw_table() -> None:
    zoo = raw_env("the-game", players=2)
    zoo.reset(seed=1)
    before = zoo.game.state
    with pytest.raises(IllegalAction, match="error-illegal-action: seat=0, action=392, words=end"):
        zoo.step(392)
    assert zoo.game.state == before


def test_an_illegal_action_ends_the_game_for_all_and_costs_who_did_it() -> None:
    zoo = env("the-game", players=2)
    zoo.reset(seed=1)
    zoo.step(392)
    assert zoo.terminations == {"seat_0": True, "seat_1": True}
    assert zoo.rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_an_agent_that_is_not_asked_may_do_nothing() -> None:
    zoo = raw_env("take-that", players=3)
    zoo.reset(seed=1)
    assert zoo.agent_selection == "seat_0"
    assert zoo.observe("seat_0")["action_mask"].any()
    assert not zoo.observe("seat_1")["action_mask"].any()


def test_the_seats_that_wait_speak_before_each_turn() -> None:
    zoo = raw_env("the-game", players=3, talk=True)
    zoo.reset(options={"state": position(hands="5 60 / 6 31 / 70 71")})
    encoding = zoo.game.encoding
    assert zoo.agent_selection == "seat_1"
    zoo.step(encoding.action_of(Say(PileMark.RATHER_MINE, 0)))
    zoo.step(encoding.action_of(Say(Mood.TROUBLE)))
    assert not zoo.observe("seat_1")["action_mask"][encoding.action_of(Say(PileMark.NO_BIG_JUMP, 0))]
    zoo.step(encoding.action_of(LISTEN))
    assert zoo.agent_selection == "seat_2"
    assert "seat 2 from me said: rather-mine on A, trouble" in encoding.describe(
        zoo.observe("seat_2")["observation"]
    )
    zoo.step(encoding.action_of(LISTEN))
    assert zoo.agent_selection == "seat_0"
    zoo.step(encoding.action_of(the_game.PlayCard(5, 0)))
    assert zoo.game.talk.on_pile(0) == ()


def test_under_silence_nobody_is_asked_to_speak() -> None:
    zoo = raw_env("extreme", players=2, talk=True)
    zoo.reset(options={"state": position(hands="5 60 / 30 31", tops="4 1 100 100", commands="silence 4")})
    assert zoo.agent_selection == "seat_0"


@pytest.mark.parametrize("table", SILENT, ids=named)
def test_a_table_can_be_copied_and_kept(table: dict[str, Any]) -> None:
    zoo = raw_env(**table)
    zoo.reset(seed=5)
    for _ in range(4):
        zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[0]))
    others = [copy.deepcopy(zoo), pickle.loads(pickle.dumps(zoo))]
    won = play(zoo, 2)
    for other in others:
        assert other.game.state != zoo.game.state
        assert play(other, 2) == won
        assert other.game.state == zoo.game.state


def test_a_game_begins_with_a_deal_a_position_or_a_record() -> None:
    zoo, options = raw_env("take-that", players=2), take_that.Options(players=2)
    deal = seeded_deal(options, 7)
    zoo.reset(options={"deal": deal})
    assert zoo.game.state == deal.state()
    zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[0]))
    record, state = zoo.game.record, zoo.game.state
    zoo.reset(options={"record": record})
    assert zoo.game.state == state
    zoo.reset(options={"state": deal.state()})
    assert zoo.game.state == deal.state()


def test_a_game_begins_in_one_way_only() -> None:
    zoo = raw_env("take-that")
    deal = seeded_deal(take_that.Options(), 7)
    with pytest.raises(CannotStart, match="error-start-one-way: ways=deal, state"):
        zoo.reset(options={"deal": deal, "state": deal.state()})


@pytest.mark.parametrize("name", ["the_game", "extreme", "take_that"])
def test_the_games_are_in_their_registry(name: str) -> None:
    if not hasattr(pettingzoo, "make"):
        missing("PettingZoo 1.27, the first with a registry")
    zoo = pettingzoo.make("aec", f"tenback/{name}-v1", players=3)
    zoo.reset(seed=1)
    assert zoo.unwrapped.metadata["name"] == f"tenback_{name}_v1"


def test_the_next_reset_gives_the_next_game_of_the_seed() -> None:
    zoo = raw_env("extreme", players=2)
    zoo.reset(seed=8)
    first = zoo.game.state
    zoo.reset()
    second = zoo.game.state
    assert first != second
    zoo.reset(seed=8)
    assert zoo.game.state == first


@pytest.mark.parametrize("game", ["the-game", "take-that"])
def test_a_critic_sees_the_whole_position_and_the_end_is_told(game: str) -> None:
    zoo = raw_env(game, players=2)
    zoo.reset(seed=3)
    whole = zoo.state()
    assert zoo.state_space.contains(whole)
    seen = zoo.observe("seat_1")["observation"]
    assert (whole[len(seen) : 2 * len(seen)] == seen).all()
    pile = zoo.game.state.draw_pile
    assert tuple(whole[2 * len(seen) :][: len(pile)]) == pile
    while not zoo.terminations[zoo.agent_selection]:
        zoo.step(int(zoo.observe(zoo.agent_selection)["action_mask"].argmax()))
    assert zoo.state_space.contains(zoo.state())
    outcome = zoo.game.state.result
    told = zoo.infos["seat_0"]
    expected = outcome.cards_left if game == "the-game" else outcome.scores[0]
    assert told["result"] == expected


def test_a_critic_sees_the_commands_that_are_still_to_be_drawn_and_the_marks_given() -> None:
    zoo = raw_env("extreme", players=2, talk=True)
    zoo.reset(seed=3)
    zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[-1]))
    whole, state = zoo.state(), zoo.game.state
    seen = zoo.observe("seat_0")["observation"]
    hidden = whole[2 * len(seen) :].reshape(2, 98)

    assert zoo.state_space.contains(whole)
    assert (whole[: len(seen)] == seen).all()
    assert zoo.game.talk.sayings
    kinds = [None, *the_game.Command]
    known = {card: kinds[kind] for card, kind in zip(*hidden.tolist(), strict=True) if card}
    assert known == {card: state.commands[card] for card in state.draw_pile}


def test_a_critic_sees_the_minus_cards_that_nobody_has_seen() -> None:
    zoo = raw_env("take-that", players=2, professional=True)
    zoo.reset(seed=3)
    while not any(zoo.game.state.extra):
        zoo.step(int(np.flatnonzero(zoo.observe(zoo.agent_selection)["action_mask"])[-1]))
    owners = zoo.state()[-98:]

    for seat, cards in enumerate(zoo.game.state.extra):
        assert tuple(np.flatnonzero(owners == 1 + seat) + 2) == tuple(sorted(cards))
