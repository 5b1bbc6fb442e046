"""The bots of TAKE THAT keep to the rules, see only a view, and play as their level says."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from tenback.bots import AnyBot, bot_named
from tenback.bots.take_that.budget import expert_for, samples_per_second
from tenback.bots.take_that.careful import CarefulBot
from tenback.bots.take_that.expert import ExpertBot, best_move, knowledge_from, models_of, plan_at
from tenback.bots.take_that.guess import first_guess
from tenback.bots.take_that.policy import policy_move
from tenback.bots.take_that.rival_models import like, models_at
from tenback.bots.take_that.search import Plan, search
from tenback.bots.take_that.weights import FloatArray, careful_weights, learned_weights, plain_weights
from tenback.bots.take_that.workspace import new_workspace
from tenback.bots.take_that.worlds import draw_world, settle
from tenback.games.decks import Generator
from tenback.games.take_that import (
    CARDS,
    TAKE_LINE,
    Lay,
    Move,
    Options,
    State,
    Twist,
    View,
    apply,
    resample,
    seeded_deal,
    view,
)
from tenback.sim.chance import seed as begin_chance
from tenback.sim.jit import plain
from tenback.sim.take_that.row import DRAWN, EXTRA, HAND
from tenback.sim.take_that.states import move_at, row_seen
from tenback.talk.marks.said import NOTHING_SAID

EVERY_TABLE = [
    Options(players=players, professional=professional)
    for players in (2, 3, 4)
    for professional in (False, True)
]


def dealt(options: Options, seed: int) -> State:
    return seeded_deal(options, seed).state()


def to_move(state: State) -> View:
    return view(state, state.turn)


def after(state: State, bot: AnyBot, rng: Generator) -> State:
    seen = to_move(state)
    assert seen.seat is not None
    return apply(state, seen.seat, bot.choose(seen, NOTHING_SAID, rng))


def scores(options: Options, seed: int, bots: list[AnyBot]) -> tuple[int, ...]:
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


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_careful_does_not_lay_a_card_that_could_twist(options: Options) -> None:
    """T6: it would lie in the line beside its twin, and two points are lost."""
    hands = ((49, 51, 79), *[(14, 15)] * (options.players - 1))
    state = replace(dealt(options, 1), line=(94, 88, 79, 71, 62, 53, 48), hands=hands, turn=0)
    assert CarefulBot().choose(view(state, 0), NOTHING_SAID, Generator(1)) != Lay(49)


def test_careful_leaves_nothing_to_chance() -> None:
    for state in positions(Options(players=3), every=5):
        seen = to_move(state)
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
    bots: list[AnyBot] = [ExpertBot(samples=20), *[CarefulBot()] * (options.players - 1)]
    assert len(scores(options, 8, bots)) == options.players


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_expert_decides_the_same_whatever_the_hidden_cards_are(options: Options) -> None:
    """The cards that it cannot see are dealt again; the view is the same, and so is the decision."""
    for number, state in enumerate(positions(options, every=6)):
        seen = to_move(state)
        decisions = {best_move(seen, samples=100, seed=number)}
        for seed in range(3):
            other = to_move(resample(seen, Generator(seed)))
            assert other == seen
            decisions.add(best_move(other, samples=100, seed=number))
        assert len(decisions) == 1


def test_expert_needs_its_randomness_and_samples_alone() -> None:
    views = [to_move(state) for state in positions(Options(players=4), every=6)]

    def decisions(seed: int) -> list[Move]:
        return [ExpertBot(samples=1000).choose(seen, NOTHING_SAID, Generator(seed)) for seen in views]

    assert decisions(1) == decisions(1)
    assert any(decisions(1) != decisions(seed) for seed in range(2, 6))


def test_expert_thinks_the_same_compiled_and_in_plain_python() -> None:
    options = Options(players=3, professional=True)
    plan = plan_at(options, 12)
    for number, state in enumerate(positions(options, every=16)):
        decisions = []
        for think in (search, plain(search)):
            known, rng = knowledge_from(to_move(state)), np.zeros(4, np.int64)
            begin_chance(rng, number, 0, 0)
            workspace = new_workspace(known)
            found = think(known, models_at(options), plan, workspace, rng)
            decisions.append((workspace.order[:found].tolist(), workspace.sums[:found].tolist()))
        assert decisions[0] == decisions[1]


def test_the_search_leaves_each_move_with_its_tries_on_the_desk_the_best_first() -> None:
    seen = to_move(positions(Options(players=3), every=5)[3])
    known, rng = knowledge_from(seen), np.zeros(4, np.int64)
    begin_chance(rng, 1, 0, 0)
    workspace = new_workspace(known)
    found = search(known, models_at(seen.options), Plan(2000), workspace, rng)
    ranked = workspace.order[:found]
    assert {move_at(int(workspace.moves[index])) for index in ranked} == set(seen.legal)
    assert np.all(np.diff(workspace.tries[ranked]) <= 0)
    assert 0 < workspace.tries[ranked[-1]] < workspace.tries[ranked[0]]
    assert 0.7 * 2000 < workspace.tries[ranked].sum() <= 2000


def test_expert_beats_careful() -> None:
    expert, careful = ExpertBot(samples=500), CarefulBot()
    leads = []
    for seed in range(10):
        first, second = scores(Options(), seed, [expert, careful]), scores(Options(), seed, [careful, expert])
        leads += [first[0] - first[1], second[1] - second[0]]
    assert np.mean(leads) > 0


# What it imagines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", EVERY_TABLE, ids=str)
def test_every_drawn_world_is_one_that_the_view_allows(options: Options) -> None:
    rng, w = np.zeros(4, np.int64), like(options.players, careful_weights(options))
    begin_chance(rng, 1, 0, 0)
    for state in positions(options, every=4):
        seen = to_move(state)
        known = knowledge_from(seen)
        workspace = new_workspace(known)
        settle(known, workspace, w, rng)
        draw_world(known, workspace, w, 20, rng)
        hands, extra = heaps(workspace.world, HAND, options), heaps(workspace.world, EXTRA, options)
        pile = [int(card) for card in workspace.deck[workspace.world[DRAWN] :]]
        assert [len(hand) for hand in hands] == list(seen.hand_sizes)
        assert tuple(hands[seen.seat or 0]) == seen.hand
        assert [len(heap) for heap in extra] == list(seen.extra)
        assert len(pile) == seen.draw_pile
        open_cards = [*seen.line, *(card for heap in (*seen.face_up, *seen.face_down) for card in heap)]
        assert sorted([*open_cards, *pile, *(card for heap in hands + extra for card in heap)]) == list(CARDS)


def heaps(row: np.typing.NDArray[np.int64], at: int, options: Options) -> list[list[int]]:
    words = [int(row[at + 2 * seat]) | int(row[at + 2 * seat + 1]) << 50 for seat in range(options.players)]
    return [[card for card in CARDS if word >> card & 1] for word in words]


def guessed(seen: View, w: FloatArray, worlds: int = 400) -> dict[int, float]:
    """How often each unseen card is in the next player's hand in drawn worlds."""
    known, rng = knowledge_from(seen), np.zeros(4, np.int64)
    begin_chance(rng, 1, 0, 0)
    workspace, counts = new_workspace(known), dict.fromkeys(seen.unseen, 0)
    rivals = like(seen.options.players, w)
    rival = ((seen.seat or 0) + 1) % seen.options.players
    settle(known, workspace, rivals, rng)
    for _ in range(worlds):
        draw_world(known, workspace, rivals, 50, rng)
        for card in heaps(workspace.world, HAND, seen.options)[rival]:
            counts[card] += 1
    return {card: count / worlds for card, count in counts.items()}


def test_who_does_not_twist_hardly_holds_the_twin() -> None:
    hands = ((49, 12, 13, 14, 15, 16, 17, 18, 19), (54, 91, 21, 23, 24, 25, 26, 27, 28), (57, *range(61, 69)))
    state = replace(dealt(Options(players=3), 4), hands=hands)
    for seat, card in enumerate((49, 54, 57)):
        state = apply(state, seat, Lay(card))
    likely = guessed(view(state, 0), plain_weights())
    assert likely[94] < 0.5 * likely[97]


def test_who_takes_a_line_hardly_holds_a_card_that_follows() -> None:
    state = dealt(Options(), 4)
    state = replace(state, hands=((22, 31, 13, 41, 42, 43, 45, 46, 47), (91, 15, 92, 93, 94, 95, 96, 97, 98)))
    for seat, move in ((0, Lay(22)), (1, Lay(15)), (0, Lay(13)), (1, TAKE_LINE), (1, Lay(91))):
        state = apply(state, seat, move)
    likely = guessed(view(state, 0), plain_weights())
    assert likely[17] < 0.5 * likely[64]


def test_guesses_come_up_as_often_as_they_are_likely() -> None:
    """Held against hands dealt by chance and weighed by how well they fit what was done."""
    seen = to_move(positions(Options(), every=1)[9])
    w = careful_weights(seen.options)
    likely, weighed = guessed(seen, w, 3000), weighed_by_fit(seen, w, 20_000)
    errors = [abs(likely[card] - weighed[card]) for card in seen.unseen]
    assert np.mean(errors) < 0.015
    assert np.std(list(weighed.values())) > 0.04


def weighed_by_fit(seen: View, w: FloatArray, hands: int) -> dict[int, float]:
    known, rng = knowledge_from(seen), np.zeros(4, np.int64)
    begin_chance(rng, 5, 0, 0)
    guess, counts, total, rival = new_workspace(known).guess, np.zeros(101), 0.0, 1 - (seen.seat or 0)
    for _ in range(hands):
        first_guess(known, guess, like(2, w), rng)
        weight = np.exp(guess.fits[rival, : known.past.counts[rival]].sum())
        counts[guess.cards[: guess.ends[rival]]] += weight
        total += weight
    return {card: float(counts[card] / total) for card in seen.unseen}


def test_every_unseen_card_is_as_likely_as_the_others_before_anybody_has_moved() -> None:
    seen = to_move(dealt(Options(), 4))
    likely = list(guessed(seen, plain_weights(), 2000).values())
    assert max(likely) - min(likely) < 0.1
    assert sum(likely) == pytest.approx(9)


def test_hands_are_guessed_better_from_what_was_done() -> None:
    """The cards that careful rivals truly hold come up more often than by chance."""
    shares = []
    for state in positions(Options(), every=5, seed=11):
        seen = to_move(state)
        if seen.draw_pile > 5 and len(seen.history) > 8:
            likely = guessed(seen, careful_weights(seen.options), 100)
            held = [likely[card] for card in state.hands[1 - (seen.seat or 0)]]
            shares.append(np.mean(held) / (len(held) / len(likely)))
    assert np.mean(shares) > 1.05


# How the rivals think -------------------------------------------------------------------------------------


@pytest.mark.parametrize("weights", [learned_weights, careful_weights])
def test_rivals_are_taken_for_the_player_that_their_moves_fit(
    weights: Callable[[Options], FloatArray],
) -> None:
    options = Options()
    thinking, found = weights(options), []
    for seed in (1, 2, 3):
        state = dealt(options, seed)
        while state.result is None:
            seen = to_move(state)
            if state.round == 1 and len(seen.history) % 9 == 0:
                rivals = models_of(seen, knowledge_from(seen)).rivals
                found += [np.array_equal(rivals[seat], thinking) for seat in range(2) if seat != seen.seat]
            state = apply(state, seen.seat or 0, move_at(policy_move(row_seen(seen), thinking)))
    assert np.mean(found) > 0.75


def test_before_anybody_has_moved_rivals_are_taken_for_the_strongest_player_without_search() -> None:
    seen = to_move(dealt(Options(players=4), 1))
    assert np.array_equal(models_of(seen, knowledge_from(seen)).rivals, models_at(seen.options).rivals)


# Time ------------------------------------------------------------------------------------------------------


def test_a_budget_becomes_a_number_of_samples_beforehand() -> None:
    options = Options()
    short, long = expert_for(0.01, options), expert_for(0.5, options)
    assert 0 < short.samples < long.samples
    assert long.samples == int(0.5 * samples_per_second(options))
    with pytest.raises(ValueError, match="a budget is more than 0 seconds, not 0"):
        expert_for(0, options)
