"""The bots of TAKE THAT keep to the rules, see only a view, and play as their level says."""

from dataclasses import replace

import numpy as np
import pytest

from tenback.bots import Bot, bot_named
from tenback.bots.take_that.calibration import expert_within, samples_a_second
from tenback.bots.take_that.careful import CarefulBot
from tenback.bots.take_that.desk import Minds, new_desk
from tenback.bots.take_that.expert import ExpertBot, best_move, known_from, suspicions
from tenback.bots.take_that.search import search
from tenback.bots.take_that.weights import careful_weights, hand_values, search_weights
from tenback.bots.take_that.worlds import draw_world
from tenback.games.decks import Generator, seeded_deck
from tenback.games.take_that import (
    CARDS,
    TAKE_LINE,
    Deal,
    Lay,
    Move,
    Options,
    State,
    Twist,
    View,
    apply,
    resample,
    view,
)
from tenback.sim.chance import seed as begin_chance
from tenback.sim.jit import plain
from tenback.sim.take_that.row import DRAWN, EXTRA, HAND
from tenback.sim.take_that.states import move_at
from tenback.talk.said import NOTHING_SAID

EVERY_TABLE = [
    Options(players=players, professional=professional)
    for players in (2, 3, 4)
    for professional in (False, True)
]


def dealt(options: Options, seed: int) -> State:
    decks = tuple(seeded_deck(CARDS, seed, number) for number in range(options.rounds))
    return Deal(options, decks).state()


def at_turn(state: State) -> View:
    return view(state, state.turn)


def after(state: State, bot: Bot, rng: Generator) -> State:
    seen = at_turn(state)
    assert seen.seat is not None
    return apply(state, seen.seat, bot.choose(seen, NOTHING_SAID, rng))


def scores(options: Options, seed: int, bots: list[Bot]) -> tuple[int, ...]:
    state, rngs = dealt(options, seed), [Generator(seed, str(seat)) for seat in range(options.players)]
    while state.result is None:
        assert state.turn is not None
        state = after(state, bots[state.turn], rngs[state.turn])
    return state.result.scores


def positions(options: Options, *, every: int, seed: int = 3) -> list[State]:
    """Positions of one match of careful players."""
    state, found, rng = dealt(options, seed), [], Generator(seed)
    while state.result is None:
        found.append(state)
        state = after(state, CarefulBot(), rng)
    return found[::every]


# Careful ---------------------------------------------------------------------------------------------------


def test_careful_twists_a_card_out_of_a_long_line() -> None:
    """T6: two points, and the line is cheaper for everyone."""
    state = replace(dealt(Options(), 1), line=(45, 49, 58), hands=((13, 94), (14, 15)), turn=0)
    assert CarefulBot().choose(view(state, 0), NOTHING_SAID, Generator(1)) == Twist(94)


def test_careful_takes_a_cheap_line_rather_than_lay_a_toad_on_it() -> None:
    """T8, T10: a line of one is cheap, and nobody has to take a toad."""
    state = replace(dealt(Options(), 1), line=(51,), hands=((55, 79), (14, 18)), turn=0)
    assert CarefulBot().choose(view(state, 0), NOTHING_SAID, Generator(1)) == TAKE_LINE


def test_careful_lays_the_card_whose_twin_it_holds() -> None:
    """T6: it can twist it out again."""
    state = replace(dealt(Options(), 1), line=(45,), hands=((48, 84, 39), (14, 15)), turn=0)
    assert CarefulBot().choose(view(state, 0), NOTHING_SAID, Generator(1)) == Lay(48)


def test_careful_leaves_nothing_to_chance() -> None:
    for state in positions(Options(players=3), every=5):
        seen = at_turn(state)
        assert len({CarefulBot().choose(seen, NOTHING_SAID, Generator(seed)) for seed in range(3)}) == 1


def test_careful_beats_random_by_more_than_ten_points_a_match() -> None:
    careful, chance = bot_named("take-that", "careful"), bot_named("take-that", "random")
    leads = []
    for seed in range(15):
        first, second = scores(Options(), seed, [careful, chance]), scores(Options(), seed, [chance, careful])
        leads += [first[0] - first[1], second[1] - second[0]]
    assert np.mean(leads) > 10


# Expert ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_expert_plays_whole_matches_by_the_rules(options: Options) -> None:
    bots: list[Bot] = [ExpertBot(samples=20), *[CarefulBot()] * (options.players - 1)]
    assert len(scores(options, 8, bots)) == options.players


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_expert_decides_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    """The cards that it cannot see are dealt anew; the view is the same, and so is the decision."""
    for number, state in enumerate(positions(options, every=6)):
        seen = at_turn(state)
        decisions = {best_move(seen, samples=100, seed=number)}
        for seed in range(3):
            other = at_turn(resample(seen, Generator(seed)))
            assert other == seen
            decisions.add(best_move(other, samples=100, seed=number))
        assert len(decisions) == 1


def test_expert_needs_its_randomness_and_samples_alone() -> None:
    views = [at_turn(state) for state in positions(Options(players=4), every=6)]

    def decisions(seed: int) -> list[Move]:
        return [ExpertBot(samples=1000).choose(seen, NOTHING_SAID, Generator(seed)) for seen in views]

    assert decisions(1) == decisions(1)
    assert any(decisions(1) != decisions(seed) for seed in range(2, 6))


def test_expert_thinks_the_same_compiled_and_in_plain_python() -> None:
    options = Options(players=3, professional=True)
    minds = Minds(search_weights(options), careful_weights(), hand_values(options))
    for number, state in enumerate(positions(options, every=16)):
        known, rng = known_from(at_turn(state)), np.zeros(4, np.int64)
        begin_chance(rng, number, 0, 0)
        slow = plain(search)(known, minds, 12, new_desk(), rng)
        assert move_at(int(slow)) == best_move(at_turn(state), samples=12, seed=number)


def test_expert_beats_careful() -> None:
    expert, careful = ExpertBot(samples=200), CarefulBot()
    leads = []
    for seed in range(8):
        first, second = scores(Options(), seed, [expert, careful]), scores(Options(), seed, [careful, expert])
        leads += [first[0] - first[1], second[1] - second[0]]
    assert np.mean(leads) > 0


# What it imagines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_every_drawn_world_is_one_that_the_view_allows(options: Options) -> None:
    desk, rng = new_desk(), np.zeros(4, np.int64)
    begin_chance(rng, 1, 0, 0)
    for state in positions(options, every=4):
        seen = at_turn(state)
        draw_world(known_from(seen), desk, rng)
        hands, extra = heaps(desk.world, HAND, options), heaps(desk.world, EXTRA, options)
        pile = [int(card) for card in desk.deck[desk.world[DRAWN] :]]
        assert [len(hand) for hand in hands] == list(seen.hand_sizes)
        assert tuple(hands[seen.seat or 0]) == seen.hand
        assert [len(heap) for heap in extra] == list(seen.extra)
        assert len(pile) == seen.draw_pile
        open_cards = [*seen.line, *(card for heap in (*seen.face_up, *seen.face_down) for card in heap)]
        assert sorted([*open_cards, *pile, *(card for heap in hands + extra for card in heap)]) == list(CARDS)


def heaps(row: np.typing.NDArray[np.int64], at: int, options: Options) -> list[list[int]]:
    words = [int(row[at + 2 * seat]) | int(row[at + 2 * seat + 1]) << 50 for seat in range(options.players)]
    return [[card for card in CARDS if word >> card & 1] for word in words]


def test_who_does_not_twist_hardly_holds_the_twin() -> None:
    state = replace(dealt(Options(), 4), hands=((49, 12, 13), (50 + 4, 91, 15)), turn=0)
    state = apply(apply(state, 0, Lay(49)), 1, Lay(54))
    likely = suspicions(view(state, 0))
    assert likely[1, 94] < 0.5 * likely[1, 97]


def test_who_takes_a_line_hardly_holds_a_card_that_follows() -> None:
    state = replace(dealt(Options(), 4), hands=((22, 31, 13), (91, 15, 16)), turn=0)
    for seat, move in ((0, Lay(22)), (1, Lay(15)), (0, Lay(13)), (1, TAKE_LINE), (1, Lay(91))):
        state = apply(state, seat, move)
    likely = suspicions(view(state, 0))
    assert likely[1, 17] < 0.5 * likely[1, 64]


def test_nothing_is_suspected_before_anybody_has_moved() -> None:
    seen = at_turn(dealt(Options(players=3), 4))
    assert set(suspicions(seen)[:, list(seen.unseen)].ravel()) == {9.0}


# Time ------------------------------------------------------------------------------------------------------


def test_a_budget_becomes_a_number_of_samples_beforehand() -> None:
    options = Options()
    short, long = expert_within(0.01, options), expert_within(0.5, options)
    assert 0 < short.samples < long.samples
    assert long.samples == int(0.5 * samples_a_second(options))
    with pytest.raises(ValueError, match="a budget is more than 0 seconds, not 0"):
        expert_within(0, options)
