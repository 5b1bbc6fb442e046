"""Trained networks see what they were taught with, keep to their plan, and repeat themselves."""

import pathlib

import numpy as np
import pytest

from tenback.bots.the_game.expert import FEWEST_SEARCHED, ExpertBot
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.trained import network
from tenback.bots.the_game.trained.accumulator import new_accumulator, note_sizes, refresh, update
from tenback.bots.the_game.trained.choosing import TRIED, is_trained_for, planned_turn
from tenback.bots.the_game.trained.places import FACTS
from tenback.bots.the_game.trained.trying import ANSWER, FEWEST, affordable, samples_each
from tenback.bots.the_game.trained.worth import worth
from tenback.games.the_game import Options, apply, seeded_deal, view
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.row import HAND, SEAT, TOP
from tenback.talk.marks.said import NOTHING_SAID, Talk
from training.the_game.reading import expected_sums, odd_network, row_before

WAYS = [Options(), Options(minimum=3), Options(short_hand=True), Options(players=2), Options(players=5)]
SEARCHED = 3000
"""Enough samples for a search in every way of playing."""


def test_the_kept_sums_are_those_of_the_facts_that_the_gpu_listed() -> None:
    """The file holds ends of turns of every way of playing as the GPU described them."""
    stored = np.load(pathlib.Path(__file__).with_name("ends_of_turns.npz"))
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(bool)
    odd, layers = odd_network()
    accumulator = new_accumulator(odd)
    assert len({end[5] >> 12 & 255 for end in stored["ends"].tolist()}) == 20
    for place, end in enumerate(stored["ends"].tolist()):
        row = row_before(end)
        if place % 7 == 0:
            refresh(odd, accumulator, row)
        note_sizes(row, accumulator.sizes)
        update(odd, accumulator, row)
        hand = HAND + 2 * row[SEAT]
        worth(odd, accumulator, row[hand], row[hand + 1], row[TOP : TOP + 4])
        assert (
            accumulator.sums == expected_sums(layers, bits[place], stored["counts"][place].astype(np.int64))
        ).all()


@pytest.mark.parametrize("options", WAYS, ids=repr)
def test_a_turn_is_made_as_it_was_planned_at_its_beginning(options: Options) -> None:
    state, planned = seeded_deal(options, 3).state(), list[int]()
    for _ in range(12):
        assert state.turn is not None
        seen = view(state, state.turn)
        known = knowledge_from(seen, NOTHING_SAID)
        turn = planned_turn(seen, known, samples=SEARCHED, number=5)
        assert not seen.plays or turn == planned
        assert is_trained_for(options, known)
        planned = turn[1:]
        state = apply(state, state.turn, move_of(turn[0]))


def test_the_trained_network_plays_in_silence_and_not_where_marks_are_heard() -> None:
    for options in WAYS:
        seen = view(seeded_deal(options, 3).state(), 0)
        assert is_trained_for(options, knowledge_from(seen, NOTHING_SAID))
    team = seeded_deal(Options(players=2), 3).state()
    said = Talk(tuple(true_sayings(view(team, 1))))
    assert said.sayings
    assert not is_trained_for(Options(players=2), knowledge_from(view(team, 0), said))


def test_a_turn_gets_sixteen_samples_or_more_or_none() -> None:
    for players, tried in {1: 8, **TRIED}.items():
        assert samples_each(SEARCHED // ANSWER, tried, players) >= FEWEST
        assert affordable(SEARCHED // ANSWER, tried, players, FEWEST) == tried


def test_with_few_samples_fewer_turns_are_tried_and_each_still_gets_enough() -> None:
    for players, most in {1: 8, **TRIED}.items():
        turns = FEWEST_SEARCHED // ANSWER
        tried = affordable(turns, most, players, FEWEST)
        assert 2 <= tried < most
        assert samples_each(turns, tried, players) >= FEWEST
    assert affordable(1, 8, 1, FEWEST) == 2


def test_the_same_view_and_seed_give_the_same_plan_from_memory_or_not() -> None:
    from tenback.bots.the_game.trained import choosing

    seen = view(seeded_deal(Options(), 8).state(), 0)
    known = knowledge_from(seen, NOTHING_SAID)
    first = planned_turn(seen, known, samples=SEARCHED, number=1)
    choosing._plan.cache_clear()
    assert planned_turn(seen, known, samples=SEARCHED, number=1) == first


def test_no_sum_of_the_shipped_network_overflows_its_sixteen_bits() -> None:
    stored = np.load(pathlib.Path(__file__).with_name("ends_of_turns.npz"))
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(np.float64)
    layers = np.load(pathlib.Path(network.__file__).with_name("silent.npz"))
    numbers = layers["numbers"] / (1 << network.NUMBER_BITS)
    sums = bits @ layers["facts"].astype(np.float64) + stored["counts"] @ numbers + layers["bias"]
    assert np.abs(sums).max() < 30_000


def test_an_expert_with_too_few_samples_for_a_search_says_that_it_plays_as_quick() -> None:
    assert [ExpertBot(samples=samples).level for samples in (SEARCHED, 100)] == ["expert", "quick"]
