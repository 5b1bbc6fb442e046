"""A batch is the single game many times over, seed by seed, in every mode."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tenback.envs.game_by_number import IllegalAction
from tenback.envs.gymnasium import ResetNeeded, TenbackEnv, make_batch
from tenback.envs.gymnasium_batch import BatchEnv
from tenback.envs.layouts import NoCommands
from tenback.envs.sampling import RandomActions
from tenback.envs.seeds import FIRST_TEST_SEED, ReservedSeed
from tenback.games import seeded_deal, take_that, the_game
from tenback.testing import position
from tests.envs.tables import SILENT, named

AMONG_RANDOM_BOTS: list[dict[str, Any]] = [
    {"game": "take-that", "players": 2, "seat": 0, "bots": "random"},
    {"game": "take-that", "players": 4, "rounds": 1, "seat": 2, "bots": ["random"] * 3},
    {"game": "the-game", "players": 3, "seat": 1, "bots": "random"},
]

GAMES = 5


def assert_same(ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    assert ours.keys() == theirs.keys()
    for name, value in ours.items():
        if name == "final_obs":
            for mine, other in zip(value, theirs[name], strict=True):
                assert data_equivalence(mine, other)
        else:
            assert data_equivalence(value, theirs[name]), name


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("table", [*SILENT, *AMONG_RANDOM_BOTS], ids=named)
def test_a_batch_is_the_single_game_many_times(table: dict[str, Any], mode: AutoresetMode) -> None:
    ours = make_batch(GAMES, autoreset_mode=mode, **table)
    theirs = SyncVectorEnv([lambda: TenbackEnv(**table)] * GAMES, autoreset_mode=mode)
    assert isinstance(ours, BatchEnv)
    assert ours.metadata["autoreset_mode"] is mode
    chance = np.random.default_rng(3)
    seen, infos = ours.reset(seed=11)
    others = theirs.reset(seed=11)
    for _ in range(150):
        assert data_equivalence(seen, others[0])
        assert_same(infos, others[1])
        actions = (seen["action_mask"] * chance.random(seen["action_mask"].shape)).argmax(1)
        actions[0] = actions[0] if chance.random() < 0.97 else 1
        seen, rewards, ended, cut, infos = ours.step(actions)
        other_seen, *other_values, other_infos = theirs.step(actions)
        for mine, other in zip((rewards, ended, cut), other_values, strict=True):
            np.testing.assert_array_equal(mine, other)
        others = other_seen, other_infos
        if mode is AutoresetMode.DISABLED and ended.any():
            seen, infos = ours.reset(options={"reset_mask": ended})
            others = theirs.reset(options={"reset_mask": ended.copy()})


def test_make_vec_gives_the_batch() -> None:
    batch = gymnasium.make_vec("tenback/TheGame-v1", num_envs=3)
    assert isinstance(batch, BatchEnv)
    seen, _ = batch.reset(seed=1)
    assert batch.observation_space.contains(seen)
    assert seen["observation"].dtype == np.int8


@pytest.mark.parametrize(
    "asked",
    [
        {"id": "tenback/TheGame-v1", "players": 3, "seat": 1, "bots": ["careful", "random"]},
        {"id": "tenback/Extreme-v1", "players": 2, "seat": 1, "bots": "random"},
        {"id": "tenback/Extreme-v1", "players": 2, "talk": True},
        {"id": "tenback/TheGame-v1", "players": 2, "open_start": True},
    ],
    ids=str,
)
def test_with_thinking_bots_or_talk_games_are_played_one_by_one(
    asked: dict[str, Any],
) -> None:
    batch = gymnasium.make_vec(num_envs=2, **asked)
    assert isinstance(batch, SyncVectorEnv)
    singles = [gymnasium.make(**asked) for _ in range(2)]
    seen, _ = batch.reset(seed=4)
    for index, single in enumerate(singles):
        alone, _ = single.reset(seed=4 + index)
        assert data_equivalence(alone, {name: array[index] for name, array in seen.items()})
    actions = seen["action_mask"].argmax(1)
    seen, rewards, *_ = batch.step(actions)
    for index, single in enumerate(singles):
        alone, reward, *_ = single.step(actions[index])
        assert data_equivalence(alone, {name: array[index] for name, array in seen.items()})
        assert reward == rewards[index]


@pytest.mark.parametrize(
    "asked",
    [
        {"id": "tenback/TakeThat-v1", "bots": "careful"},
        {"id": "tenback/TheGame-v1", "players": 3, "seat": 1, "bots": ["careful", "quick"]},
        {"id": "tenback/Extreme-v1", "players": 3, "seat": 0, "bots": ["careful", "greedy"]},
    ],
    ids=str,
)
def test_compiled_partners_play_as_the_bots_do(asked: dict[str, Any]) -> None:
    batch, single = gymnasium.make_vec(num_envs=2, **asked), gymnasium.make(**asked)
    assert isinstance(batch, BatchEnv)
    seen, _ = batch.reset(seed=4)
    alone, _ = single.reset(seed=5)
    for _ in range(25):
        assert data_equivalence(alone, {name: array[1] for name, array in seen.items()})
        seen, rewards, ended, _, _ = batch.step(seen["action_mask"].argmax(1))
        alone, reward, over, _, _ = single.step(int(alone["action_mask"].argmax()))
        assert (reward, over) == (rewards[1], ended[1])
        if over:
            break


@pytest.mark.parametrize("seat", [None, 1])
def test_among_random_bots_or_none_a_batch_is_compiled(seat: int | None) -> None:
    bots: Any = () if seat is None else "random"
    asked: dict[str, Any] = {"players": 2, "seat": seat, "bots": bots, "talk": False, "open_start": False}
    batch = gymnasium.make_vec("tenback/TakeThat-v1", num_envs=2, **asked)
    assert isinstance(batch, BatchEnv)
    _, info = batch.reset(seed=1)
    assert info["seat"].tolist() == [0 if seat is None else seat] * 2


def test_a_layout_belongs_to_extreme() -> None:
    with pytest.raises(NoCommands, match="error-no-commands"):
        make_batch(2, game="the-game", layout=the_game.seeded_layout(3))


def test_what_was_given_out_stays_as_it_was() -> None:
    batch = make_batch(4, game="the-game")
    first, _ = batch.reset(seed=1)
    kept = {name: array.copy() for name, array in first.items()}
    for _ in range(3):
        batch.step(batch.action_masks().argmax(1))
    assert data_equivalence(first, kept)


def test_an_illegal_action_raises_before_anything_moves() -> None:
    batch = make_batch(3, game="the-game", illegal="raise")
    seen, _ = batch.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(np.array([actions[0], actions[1], 392]))
    assert np.array_equal(batch.action_masks(), seen["action_mask"] == 1)


def test_the_deals_of_test_seeds_are_never_trained_on() -> None:
    last = FIRST_TEST_SEED - 1
    make_batch(1, game="the-game").reset(seed=last)
    TenbackEnv("the-game").reset(seed=last)

    with pytest.raises(ReservedSeed, match="error-reserved-seed"):
        make_batch(2, game="the-game").reset(seed=last)
    with pytest.raises(ReservedSeed, match="error-reserved-seed"):
        TenbackEnv("take-that", players=2).reset(seed=FIRST_TEST_SEED)


def test_games_that_are_over_must_be_reset_by_hand_when_nothing_else_does_it() -> None:
    batch = make_batch(2, game="the-game", autoreset_mode="Disabled")
    batch.reset(seed=1)
    batch.step(np.array([392, 392]))
    with pytest.raises(ResetNeeded, match="error-reset-some"):
        batch.step(np.array([0, 0]))


def test_a_batch_knows_the_layout_of_its_table() -> None:
    layout = the_game.seeded_layout(3)
    batch = make_batch(2, game="extreme", layout=layout)
    seen, _ = batch.reset(seed=1)
    known = batch.encoding.observations.part(seen["observation"][1], "commands")
    stops = np.flatnonzero(known == 1) + 2
    assert {int(card) for card in stops} == {
        card for card, command in layout.items() if command is the_game.Command.STOP
    }


@pytest.mark.parametrize("table", SILENT, ids=named)
def test_a_batch_can_be_copied_and_kept(table: dict[str, Any]) -> None:
    batch = make_batch(4, **table)
    seen, _ = batch.reset(seed=2)
    for other in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        for _ in range(20):
            again = other.step(other.action_masks().argmax(1))
        assert np.array_equal(batch.action_masks(), seen["action_mask"] == 1)
    for _ in range(20):
        here = batch.step(batch.action_masks().argmax(1))
    assert data_equivalence(here[0], again[0])


def test_random_bots_play_on_from_a_position_as_in_the_single_game() -> None:
    table: dict[str, Any] = {"game": "take-that", "players": 3, "seat": 2, "bots": "random"}
    options = {"deal": seeded_deal(take_that.Options(players=3), 5)}
    ours = make_batch(2, **table).reset(options=options)[0]
    theirs = SyncVectorEnv([lambda: TenbackEnv(**table)] * 2).reset(options=options)[0]
    assert data_equivalence(ours, theirs)


def test_a_batch_begins_at_a_position_as_the_single_game_does() -> None:
    state = position(hands="38 60", tops="48 1 100 100", draw=20)
    ours = make_batch(2, game="the-game")
    theirs = SyncVectorEnv([lambda: TenbackEnv("the-game")] * 2)
    seen = ours.reset(options={"state": state})[0]
    assert data_equivalence(seen, theirs.reset(options={"state": state})[0])
    assert seen["observation"][1].tolist() == ours.encoding.observe(the_game.view(state, 0)).tolist()


def test_random_actions_are_legal_and_all_come_up() -> None:
    masks = np.zeros((2000, 393), np.int8)
    masks[:, [0, 7, 8, 200, 391, 392]] = 1
    chosen = RandomActions(1)(masks)
    counts = {int(action): int((chosen == action).sum()) for action in set(chosen.tolist())}
    assert counts.keys() == {0, 7, 8, 200, 391, 392}
    assert all(250 < count < 420 for count in counts.values())


def test_where_nothing_is_legal_the_random_action_is_0() -> None:
    assert RandomActions()(np.zeros((1, 159), np.int8)).tolist() == [0]
