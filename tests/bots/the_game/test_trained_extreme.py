"""The networks of EXTREME and of marks see what they were taught with, and play where they were taught."""

import pathlib
from dataclasses import replace

import numpy as np
import pytest

from tenback.bots.the_game.evaluation import best_turns
from tenback.bots.the_game.expert import FEWEST_SEARCHED, SAMPLES, ExpertBot
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.trained.extreme import network
from tenback.bots.the_game.trained.extreme.choosing import (
    ANSWERS,
    TIMES_WITH_MARKS,
    TRIED,
    TRIED_LATER,
    hearing_network_for,
    hearing_turn,
    ranked,
    samples_given,
)
from tenback.bots.the_game.trained.extreme.inputs import new_inputs
from tenback.bots.the_game.trained.extreme.places import FACTS
from tenback.bots.the_game.trained.extreme.trying import ANSWER, FEWEST, NO_SKULL
from tenback.bots.the_game.trained.network import NUMBER_BITS
from tenback.bots.the_game.trained.trying import affordable, samples_each
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.decks import Generator
from tenback.games.the_game import Deal, Options, apply, seeded_deal, view
from tenback.sim.the_game.convert import move_of
from tenback.sim.the_game.row import SKULL
from tenback.talk.marks.said import NOTHING_SAID, Talk
from training.the_game.reading import expected_sums, extreme_sums, odd_network

ENDS = pathlib.Path(__file__).with_name("ends_of_turns_extreme.npz")
ALONE = Options(extreme=True)
SEARCHED = 1200
"""Samples enough for a search, and few enough for a test."""


def test_the_kept_sums_are_those_of_the_facts_that_the_kernels_listed() -> None:
    """The file holds ends of turns of every way of playing, as the kernels of training described them."""
    stored = np.load(ENDS)
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(bool)
    odd, layers = odd_network(facts=FACTS)
    inputs = new_inputs(odd)
    talking = {bool(end[7] >> 40 & 1) for end in stored["ends"].tolist()}
    assert talking == {True, False}
    for place, end in enumerate(stored["ends"].tolist()):
        sums = extreme_sums(odd, inputs, end, is_first=place % 7 == 0)
        counts = stored["counts"][place].astype(np.int64)
        assert (sums == expected_sums(layers, bits[place], counts)).all()


def test_no_sum_of_the_shipped_network_overflows_its_sixteen_bits() -> None:
    stored = np.load(ENDS)
    bits = np.unpackbits(stored["bits"], axis=1)[:, :FACTS].astype(np.float64)
    layers = np.load(pathlib.Path(network.__file__).with_name("extreme.npz"))
    numbers = layers["numbers"] / (1 << NUMBER_BITS)
    sums = bits @ layers["facts"].astype(np.float64) + stored["counts"] @ numbers + layers["bias"]
    assert np.abs(sums).max() < 30_000


def test_the_network_plays_where_the_commands_are_unknown_and_nothing_is_forgotten() -> None:
    for options in (ALONE, Options(players=5, extreme=True, minimum=3, short_hand=True)):
        deal = seeded_deal(options, 3)
        seen = view(deal.state(), 0)
        known = knowledge_from(seen, NOTHING_SAID)
        assert hearing_network_for(options, known)
        forgetful = known._replace(unseen=np.append(known.unseen, np.int8(2)))
        assert not hearing_network_for(options, forgetful)
        known_layout = view(Deal(options, deal.deck, deal.layout, layout_known=True, starter=0).state(), 0)
        assert not hearing_network_for(options, knowledge_from(known_layout, NOTHING_SAID))
    plain = view(seeded_deal(Options(), 3).state(), 0)
    assert not hearing_network_for(Options(), knowledge_from(plain, NOTHING_SAID))


def test_in_silence_a_turn_is_made_as_it_was_planned_at_its_beginning() -> None:
    state, planned = seeded_deal(ALONE, 3).state(), list[int]()
    for _ in range(8):
        assert state.turn is not None
        seen = view(state, state.turn)
        turn = hearing_turn(seen, knowledge_from(seen, NOTHING_SAID), samples=SEARCHED, number=5)
        assert not seen.plays or turn == planned
        planned = turn[1:]
        state = apply(state, state.turn, move_of(turn[0]))


def test_a_hint_begins_with_the_move_that_the_expert_makes() -> None:
    options = Options(players=2, extreme=True)
    state = seeded_deal(options, 4).state()
    said = Talk(tuple(true_sayings(view(state, 1))))
    seen = view(state, 0)
    best = best_turns(seen, said, samples=SEARCHED, deals=4)
    assert best[0].moves[0] == ExpertBot(samples=SEARCHED).choose(seen, said, Generator(0))


def test_every_number_of_players_gets_a_search() -> None:
    ways = [Options(players=players, extreme=True) for players in ANSWERS]
    for (minimum, short_hand), times in TIMES_WITH_MARKS.items():
        ways += [Options(players=players, minimum=minimum, short_hand=short_hand) for players in times]
    for options in ways:
        players, answers = options.players, ANSWERS[options.players]
        for most, later in ((TRIED[players], False), (TRIED_LATER, True)):
            given = samples_given(options, SAMPLES, later=later) // ANSWER
            tried = affordable(given, most, answers, FEWEST)
            assert samples_each(given, tried, answers) >= FEWEST, (options, later)
            assert tried >= (2 if later else 4), (options, tried)
        few = samples_given(options, FEWEST_SEARCHED, later=False) // ANSWER
        afforded = affordable(few, TRIED[players], answers, FEWEST)
        assert samples_each(few, afforded, answers) >= FEWEST, options


def test_whoever_is_asked_for_no_skull_now_lays_it_only_where_that_gains_much() -> None:
    """E13: the request is heard at first sight and in the search, and it is no command."""
    state = seeded_deal(ALONE, 3).state()
    known = knowledge_from(view(state, 0), NOTHING_SAID)
    kinds, workspace = known.kinds.copy(), new_workspace()
    kinds[list(state.hands[0])] = SKULL

    def opinions(no_skull: int) -> list[float]:
        heard = known._replace(kinds=kinds, no_skull=no_skull)
        found = ranked(ALONE, heard, workspace, samples=0, number=5, stream=0)
        return sorted(workspace.own.opinion[:found].tolist())

    assert opinions(1) == pytest.approx([opinion - NO_SKULL for opinion in opinions(0)])


def test_the_network_for_marks_plays_by_all_rules_but_only_while_somebody_speaks() -> None:
    options = Options(players=3, minimum=3)
    state = seeded_deal(options, 3).state()
    said = Talk(tuple(said for seat in (1, 2) for said in true_sayings(view(state, seat))), frozenset({1, 2}))
    heard = knowledge_from(view(state, 0), said)

    assert hearing_network_for(options, heard) == "marks"
    assert hearing_network_for(options, knowledge_from(view(state, 0), NOTHING_SAID)) is None
    assert hearing_network_for(replace(options, minimum=2), heard) == "marks"
    assert hearing_network_for(replace(options, short_hand=True), heard) == "marks"
    seen = view(state, 0)
    turn = hearing_turn(seen, heard, samples=SEARCHED, number=5)
    assert ExpertBot(samples=SEARCHED).choose(seen, said, Generator(0)) in seen.legal
    assert len(turn) > options.minimum


def test_all_networks_together_are_small_enough_for_a_wheel() -> None:
    package = pathlib.Path(network.__file__).parents[4]
    assert package.name == "tenback"
    assert sum(path.stat().st_size for path in package.rglob("*.npz")) <= 6_000_000
