"""Gymnasium's own checks on every table, and what an agent can rely on."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tenback.bots import bot_named
from tenback.encoding.the_game.actions import LISTEN
from tenback.envs.game_by_number import IllegalAction, NoSuchAction
from tenback.envs.gymnasium import IDS, ResetNeeded, TenbackEnv, make_batch
from tenback.envs.opponents import BadOpponents
from tenback.games import the_game
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying
from tenback.testing import position
from tests.envs.tables import ALL, named

FROM_A_SEAT: list[dict[str, Any]] = [
    {"game": "the-game", "players": 3, "seat": 1, "bots": "random"},
    {"game": "extreme", "players": 2, "seat": 1, "bots": ["random"], "talk": True},
    {"game": "the-game", "players": 3, "seat": 2, "bots": "careful", "talk": True, "open_start": True},
    {"game": "take-that", "players": 4, "seat": 2, "bots": "random"},
]


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
@pytest.mark.parametrize("table", [*ALL, *FROM_A_SEAT], ids=named)
def test_their_checks_pass(table: dict[str, Any], render_mode: str) -> None:
    name = next(name for name, chosen in IDS.items() if chosen["game"] == table["game"])
    chosen = {"seat": None, "bots": ()} | table
    check_env(gymnasium.make(name, render_mode=render_mode, **chosen).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_the_games_are_known_by_their_ids(name: str) -> None:
    env = gymnasium.make(name)
    seen, _info = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("table", [*ALL, *FROM_A_SEAT], ids=named)
def test_the_mask_stands_in_three_places(table: dict[str, Any]) -> None:
    env = TenbackEnv(**table)
    seen, info = env.reset(seed=2)
    for _ in range(6):
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.array_equal(seen["action_mask"] == 1, env.action_masks())
        seen, _, over, _, info = env.step(np.flatnonzero(seen["action_mask"])[0])
        if over:
            break


def test_alone_a_game_gives_the_cards_that_were_played() -> None:
    env = TenbackEnv("the-game")
    seen, _ = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        seen, reward, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        total += reward
    assert total == 98 - env.game.state.result.cards_left


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = TenbackEnv("the-game")
    env.reset(seed=4)
    seen, reward, over, _, _ = env.step(392)
    assert (reward, over) == (-1.0, True)
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)


def test_an_illegal_action_raises_where_that_was_asked_for() -> None:
    env = TenbackEnv("the-game", illegal="raise")
    seen, _ = env.reset(seed=4)
    with pytest.raises(IllegalAction, match="end"):
        env.step(392)
    again, *_ = env.step(np.flatnonzero(seen["action_mask"])[0])
    assert again["observation"].any()


def test_a_number_that_is_no_action_is_a_mistake_of_the_program_and_ends_nothing() -> None:
    env = TenbackEnv("the-game")
    env.reset(seed=4)
    batch = make_batch(2, game="the-game")
    batch.reset(seed=4)
    for wrong in (1000, -1):
        with pytest.raises(NoSuchAction, match=f"action={wrong}, last=392"):
            env.step(wrong)
        with pytest.raises(NoSuchAction, match=f"action={wrong}, last=392"):
            batch.step(np.array([0, wrong]))
    with pytest.raises(NoSuchAction, match=r"\(1,\) != \(2,\)"):
        batch.step(np.array([0]))
    assert not env.game.over


def test_before_the_first_reset_there_is_no_game() -> None:
    with pytest.raises(ResetNeeded):
        TenbackEnv("the-game").step(0)


@pytest.mark.parametrize("table", FROM_A_SEAT, ids=named)
def test_from_a_seat_only_that_seat_is_asked(table: dict[str, Any]) -> None:
    env = TenbackEnv(**table)
    seen, info = env.reset(seed=2)
    over, asked = False, 0
    while not over:
        assert info["seat"] == env.game.actor == table["seat"]
        listening = int(seen["action_mask"][-1]) if not table.get("talk") else 0
        assert listening in (0, 1)
        action = np.flatnonzero(seen["action_mask"])[0]
        seen, _, over, _, info = env.step(action)
        asked += 1
    assert asked > 1


def test_bots_play_the_same_after_the_same_seed() -> None:
    env, games = TenbackEnv("take-that", players=3, seat=0, bots="random"), []
    for _ in range(2):
        seen, _ = env.reset(seed=6)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(np.flatnonzero(seen["action_mask"])[-1])
        games.append(env.game.state)
    assert games[0] == games[1]


class Talker:
    """Says one thing, and plays like the random bot."""

    name = "talker"

    def choose(self, view: Any, talk: Any, rng: Any) -> Any:
        return bot_named("the-game", "random").choose(view, talk, rng)

    def say(self, view: Any) -> list[Saying]:
        return [Saying(view.seat, PileMark.RATHER_MINE, 2)]


def test_bots_say_their_marks_before_my_turn() -> None:
    env = TenbackEnv("the-game", players=2, seat=0, bots=Talker(), talk=True)
    seen, _ = env.reset(options={"state": position(hands="38 60 / 7 99")})
    assert "seat 1 from me said: rather-mine on C" in env.encoding.describe(seen["observation"])
    assert not seen["action_mask"][env.encoding.action_of(LISTEN)]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 3, "bots": "random"}, "error-opponents-no-seat"),
        ({"players": 3, "seat": 3, "bots": "random"}, "error-no-such-seat: seat=3, last=2"),
        ({"players": 3, "seat": 0, "bots": ["random"]}, "error-opponents-count: seats=2"),
        ({"players": 3, "seat": 0}, "error-opponents-count: seats=2"),
    ],
)
def test_seats_and_bots_must_fit(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOpponents, match=words):
        TenbackEnv("the-game", **wrong)


def test_a_game_can_be_copied_and_kept() -> None:
    env = TenbackEnv("extreme", players=2, seat=1, bots="random")
    env.reset(seed=5)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.game.state == env.game.state
        assert np.array_equal(other.action_masks(), env.action_masks())


def test_a_game_begins_at_a_position() -> None:
    env = TenbackEnv("the-game")
    state = position(hands="38 60", tops="48 1 100 100", draw=20)
    seen, _ = env.reset(options={"state": state})
    legal = {env.encoding.describe_action(int(action)) for action in np.flatnonzero(seen["action_mask"])}
    assert {"38A", "60A", "38B"} <= legal
    assert env.game.state == state


def test_the_picture_changes_with_the_game() -> None:
    env = TenbackEnv("the-game", render_mode="rgb_array")
    seen, _ = env.reset(seed=1)
    before = env.render()
    env.step(np.flatnonzero(seen["action_mask"])[0])
    after = env.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert (before != after).any()


def test_hidden_cards_are_not_in_the_picture() -> None:
    env = TenbackEnv("the-game", players=2, render_mode="rgb_array")
    state = position(hands="38 60 / 7 99")
    pictures: list[Any] = []
    for other in ((7, 99), (8, 98)):
        hands = (state.hands[0], other)
        draw = tuple(card for card in the_game.CARDS if card not in hands[0] + other)
        env.reset(options={"state": the_game.State(**_fields(state) | {"hands": hands, "draw_pile": draw})})
        pictures.append(env.render())
    assert np.array_equal(pictures[0], pictures[1])


def _fields(state: the_game.State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in the_game.State.__dataclass_fields__}
