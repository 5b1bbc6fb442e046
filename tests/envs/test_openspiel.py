"""OpenSpiel's own tests on the three games, and what its algorithms can rely on."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import tenback.envs.openspiel
from tenback.encoding.the_game.actions import LISTEN, WAIT, Say
from tenback.envs.openspiel import resampler
from tenback.envs.openspiel.parameters import layout_parameter
from tenback.games import the_game
from tenback.games.the_game import Command, seeded_layout
from tenback.talk.marks.mark import Mood
from tests.envs.write_playthroughs import GAMES, HERE

NAMES = [game.game_type.short_name for game in tenback.envs.openspiel.GAMES]
TABLES = [
    "python_tenback_the_game(players=1)",
    "python_tenback_the_game(players=3,minimum=3,short_hand=True)",
    "python_tenback_extreme(players=2,one_pile=whole-turn)",
    "python_tenback_extreme(players=5,switched_off=stop+silence)",
    "python_tenback_the_game(players=3,talk=True)",
    "python_tenback_the_game(players=4,open_start=True)",
    "python_tenback_extreme(players=2,talk=True,open_start=True)",
    f"python_tenback_extreme(players=3,layout={layout_parameter(seeded_layout(3))})",
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
        encoding, position = state.encoding, state.position
        for seat in range(state.table.options.players):
            view = state.table.view(seat)
            deciding = position.deciding
            seen = encoding.observe(view, position.talk, deciding=deciding)
            assert state.observation_tensor(seat) == seen.tolist()
            assert state.observation_string(seat) == encoding.describe(seen)
            said = position.asking.said if position.asking else ()
            drawn = state.table.memory(seat)
            known = encoding.remember(view, drawn, position.talk, said, deciding=deciding)
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


@pytest.mark.parametrize("perfect_recall", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_what_is_public_shows_nobodys_hand(table: str, *, perfect_recall: bool) -> None:
    game, resampled = pyspiel.load_game(table), resampler(seed=5)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=perfect_recall, private_info=pyspiel.PrivateInfoType.NONE
    )
    public = game.make_py_observer(kind)
    for state in list(random_states(table, 2))[::5]:
        for seat in range(state.num_players()):
            told = []
            for other in (state, resampled(state, (seat + 1) % state.num_players())):
                public.set_from(other, seat)
                told.append((public.string_from(other, seat), public.tensor.copy()))
            assert not public.dict["hand"].any()
            assert told[0][0] == told[1][0]
            np.testing.assert_array_equal(told[0][1], told[1][1])


def test_no_observation_shows_all_hands() -> None:
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="no observation shows all hands"):
        pyspiel.load_game(TABLES[0]).make_py_observer(kind)


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
    """Perfect recall: all that a seat was told before can be told from what it is told now."""
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


def test_a_layout_of_the_table_is_known_to_all() -> None:
    """E25: chance is asked for cards alone, and every command is known from the first card on."""
    layout = seeded_layout(8)
    name = f"python_tenback_extreme(players=2,layout={layout_parameter(layout)})"
    state = next(iter(random_states(name, 1)))
    assert len(state.history()) == 14
    commands = state.encoding.observations.part(np.array(state.observation_tensor(1)), "commands")
    stops = {int(card) for card in np.flatnonzero(commands == 1) + 2}
    assert stops == {card for card, command in layout.items() if command is Command.STOP}
    assert pyspiel.load_game(str(state.get_game())).max_chance_nodes_in_history() == 98


@pytest.mark.parametrize("wrong", ["stop:1:2:3:4", "stop:12:35:61:88", "jump:2:3:4:5"])
def test_a_layout_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"line|layout|expected"):
        tenback.envs.openspiel.Extreme({"layout": wrong})


def test_seats_speak_before_each_turn_and_are_remembered() -> None:
    state = next(iter(random_states("python_tenback_the_game(players=2,talk=True)", 1)))
    fine = state.encoding.action_of(Say(Mood.FINE))
    assert state.current_player() == 1
    state.apply_action(fine)
    assert fine not in state.legal_actions()
    state.apply_action(state.encoding.action_of(LISTEN))
    assert state.current_player() == 0
    assert "said !fine@1" in state.information_state_string(0)
    assert "seat 1 from me said: fine" in state.observation_string(0)
    heard = state.encoding.recall.part(np.array(state.information_state_tensor(0)), "heard")
    assert np.argwhere(heard).tolist() == [[0, 1, 13]]


def test_the_team_decides_who_begins() -> None:
    state = next(iter(random_states("python_tenback_the_game(players=3,open_start=True)", 1)))
    begin, wait = (state.encoding.action_of(action) for action in (the_game.BEGIN, WAIT))
    for seat in (0, 1):
        assert (state.current_player(), state.legal_actions()) == (seat, [begin, wait])
        state.apply_action(wait)
    assert (state.current_player(), state.legal_actions()) == (2, [begin])
    state.apply_action(begin)
    assert state.current_player() == 2
    assert "began [2]" in state.information_state_string(0)
    assert wait not in state.legal_actions()
