"""OpenSpiel's own tests on the three games, and what its algorithms can rely on."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tenback.envs.openspiel
from tenback.envs.openspiel import encodings, resampler
from tenback.games import game_of
from tests.envs.write_playthroughs import GAMES, HERE

NAMES = [game.game_type.short_name for game in tenback.envs.openspiel.GAMES]
TABLES = [
    "python_tenback_the_game(players=1)",
    "python_tenback_the_game(players=3,minimum=3,short_hand=True)",
    "python_tenback_extreme(players=2,one_pile=whole-turn)",
    "python_tenback_extreme(players=5,switched_off=stop+silence)",
    "python_tenback_take_that(rounds=1,professional=True)",
    "python_tenback_take_that(players=4)",
]


def random_states(name: str, seed: int) -> Any:
    """Go through the decision points of a game that chance plays."""
    state, chance = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            yield state.clone()
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("table", TABLES)
def test_their_random_simulation_passes(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_their_integration_test_passes(name: str) -> None:
    command = [sys.executable, "-m", "tests.envs.openspiel_api", f"--test_only_games={name}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Ran 5 tests" in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


def test_their_simulation_tests_pass_for_every_number_of_players() -> None:
    command = [sys.executable, "-m", "unittest", "tests.envs.openspiel_sim", "-k", "tenback"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Ran 14 tests" in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_their_playthroughs_replay_to_the_last_bit(name: str) -> None:
    from absl import flags
    from open_spiel.python.algorithms.generate_playthrough import replay

    flags.FLAGS(["pytest"])
    written, played = replay(str(HERE / f"{name}.txt"))
    assert played == written, "if this was meant: python -m tests.envs.write_playthroughs"


def test_every_game_has_a_playthrough() -> None:
    assert {game.split("(")[0] for game in GAMES.values()} == set(NAMES)


@pytest.mark.parametrize("table", TABLES)
def test_tensors_are_those_of_the_encoding(table: str) -> None:
    for state in list(random_states(table, 3))[::4]:
        encoding, rules = encodings(state.table.options), game_of(state.table.options).rules
        for seat in range(state.table.options.players):
            view = rules.view(state.table.state, seat)
            assert state.observation_tensor(seat) == encoding.observe(view).tolist()
            assert state.observation_string(seat) == encoding.describe(encoding.observe(view))
            known = encoding.remember(view, state.table.memory(seat))
            assert state.information_state_tensor(seat) == known.tolist()


@pytest.mark.parametrize("table", TABLES)
def test_hidden_cards_change_nothing_that_a_seat_is_told(table: str) -> None:
    resampled = resampler(seed=5)
    for state in list(random_states(table, 4))[::3]:
        for seat in range(state.table.options.players):
            other = resampled(state, seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if not state.is_terminal() and seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("table", [table for table in TABLES if "players=1" not in table])
def test_a_resampled_game_has_other_cards_and_a_history_of_its_own(table: str) -> None:
    *_, state, _last = random_states(table, 6)
    seat, resampled = state.current_player(), resampler(seed=1)
    others = [resampled(state, seat) for _ in range(8)]
    assert any(other.table.state.hands != state.table.state.hands for other in others)
    for other in others:
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), other))[
            1
        ]
        assert again.table.state == other.table.state


@pytest.mark.parametrize("table", TABLES)
def test_no_two_pasts_look_the_same(table: str) -> None:
    """Perfect recall: who told all that a seat was told before can be told from what it is told now."""
    pasts: dict[tuple[int, str], list[str]] = {}
    for seed in range(6):
        told: dict[int, list[str]] = {seat: [] for seat in range(5)}
        for state in random_states(table, seed):
            if state.is_terminal():
                continue
            seat = state.current_player()
            now = state.information_state_string()
            assert pasts.setdefault((seat, now), list(told[seat])) == told[seat]
            assert now not in told[seat]
            told[seat].append(now)


@pytest.mark.parametrize("table", TABLES)
def test_a_string_and_a_tensor_tell_states_apart_alike(table: str) -> None:
    seen: dict[str, tuple[float, ...]] = {}
    for seed in range(3):
        for state in random_states(table, seed):
            if not state.is_terminal():
                told = state.information_state_string()
                tensor = tuple(state.information_state_tensor())
                assert seen.setdefault(told, tensor) == tensor
    assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("table", TABLES)
def test_returns_are_the_result(table: str) -> None:
    *_, last = random_states(table, 8)
    result = last.table.state.result
    if "take_that" in table:
        assert sum(last.returns()) == pytest.approx(0)
        assert int(np.argmax(last.returns())) in result.winners
    else:
        assert last.returns() == [98 - result.cards_left] * last.num_players()


def test_commands_come_as_often_as_they_are_printed() -> None:
    """E1: four cards of each of the seven kinds; chance keeps count."""
    state = pyspiel.load_game("python_tenback_extreme(players=1)").new_initial_state()
    state.apply_action(0)
    odds = dict(state.chance_outcomes())
    assert odds[0] == pytest.approx(70 / 98)
    assert [odds[kind] for kind in range(1, 8)] == pytest.approx([4 / 98] * 7)
    state.apply_action(1)
    state.apply_action(1)
    assert dict(state.chance_outcomes())[1] == pytest.approx(3 / 97)


def test_their_is_mcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("python_tenback_take_that(rounds=1)")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=20.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    bot.set_resampler(resampler(seed=3))
    state = next(iter(random_states("python_tenback_take_that(rounds=1)", 1)))
    assert bot.step(state) in state.legal_actions()


def test_their_environment_runs_on_it() -> None:
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment("python_tenback_the_game", players=2)
    step, chance = environment.reset(), Random(1)
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([chance.choice(step.observations["legal_actions"][seat])])
    assert step.rewards[0] == step.rewards[1] > 0
