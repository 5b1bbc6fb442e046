"""The luck of a team's draws with open hands: only after a game, and the same for everybody who asks."""

import pathlib
from dataclasses import replace

import numpy as np
import pytest

from tenback.analysis.luck.open_hands import open_turns, sees_open_hands
from tenback.analysis.luck.open_network import Draw, Positions, chances_after, chances_of, facts_of
from tenback.analysis.luck.open_places import FACTS
from tenback.analysis.luck.steps import NotFinished
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.games.take_that import Options as TakeThat
from tenback.games.the_game import Options, State, seeded_deal
from training.the_game.reading import way_of
from training.the_game.standing import state_in

KEPT = pathlib.Path(__file__).with_name("open_positions.npz")


def positions_at(state: State, options: Options, *, marks: bool) -> Positions:
    places = np.zeros((1, 6, 101), np.bool_)
    assert state.turn is not None
    for step in range(len(state.hands)):
        places[0, step, list(state.hands[(state.turn + step) % len(state.hands)])] = True
    places[0, 5, list(state.draw_pile)] = True
    tops = np.array([state.tops])
    return Positions(places, tops, options.players, options.minimum, options.hand_size, marks=marks)


def chance_of(state: State) -> float:
    return float(chances_of(positions_at(state, state.options, marks=False))[0])


def test_the_facts_are_those_that_the_network_was_taught_with() -> None:
    kept = np.load(KEPT)
    for game, bits in zip(kept["games"], kept["bits"], strict=True):
        state, about = state_in(game, is_extreme=False), int(game[13])
        positions = positions_at(state, way_of(about).options, marks=bool(about >> 48 & 1))
        assert (facts_of(positions)[0] == np.unpackbits(bits)[:FACTS]).all()


def test_a_running_game_shows_nothing() -> None:
    record = play_game(
        seeded_deal(Options(players=2), 5), [bot_named("the-game", "careful")] * 2, seed=5
    ).record
    with pytest.raises(NotFinished):
        list(open_turns(replace(record, entries=record.entries[:-1])))


def test_the_chances_lead_from_turn_to_turn_to_the_result() -> None:
    played = play_game(seeded_deal(Options(players=3), 5), [bot_named("the-game", "careful")] * 3, seed=5)

    turns = list(open_turns(played.record, draws=20))

    assert [turn.after for turn in turns[:-1]] == [turn.before for turn in turns[1:]]
    assert turns[-1].after == float(played.outcome.won)
    assert any(turn.luck < 0 for turn in turns)
    assert any(turn.luck > 0 for turn in turns)
    assert turns == list(open_turns(played.record, draws=20))
    pile_is_empty = [turn for turn in turns if turn.luck == 0]
    assert pile_is_empty


def test_before_the_first_turn_a_team_of_five_has_better_chances_than_one_of_three() -> None:
    """Who taught the network won 77 and 95 % of such games."""
    means = [
        np.mean([chance_of(seeded_deal(Options(players=players), 5, number).state()) for number in range(40)])
        for players in (3, 5)
    ]
    assert means == pytest.approx([0.775, 0.95], abs=0.05)


def test_many_draws_are_judged_together_as_one_by_one() -> None:
    state = seeded_deal(Options(players=3), 5).state()
    pool, draws = np.array(state.draw_pile), [(0, 1), (3, 40), (60, 79)]
    drawn = np.zeros((len(draws), len(pool)), np.bool_)
    for place, both in enumerate(draws):
        drawn[place, both] = True

    together = chances_after(Draw(positions_at(state, state.options, marks=False), 2, pool), drawn)

    for chance, (first, second) in zip(together, draws, strict=True):
        cards = {int(pool[first]), int(pool[second])}
        hands = (*state.hands[:2], (*state.hands[2], *cards))
        left = tuple(card for card in state.draw_pile if card not in cards)
        assert chance == chance_of(replace(state, hands=hands, draw_pile=left))


def test_only_teams_at_the_game_are_judged() -> None:
    assert sees_open_hands(Options(players=2))
    assert not sees_open_hands(Options())
    assert not sees_open_hands(Options(players=2, extreme=True))
    assert not sees_open_hands(TakeThat(players=2))
