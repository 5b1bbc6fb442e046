"""What the expert thinks with: whole turns that the rules allow, and hidden cards as they may lie."""

import random

import numpy as np
import pytest

from tenback.bots.the_game.costs import SCRATCH, prepare
from tenback.bots.the_game.desk import new_desk
from tenback.bots.the_game.expert import plan_for
from tenback.bots.the_game.hidden import Known, deal_hidden
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.pace import samples_for
from tenback.bots.the_game.policy import policy_turn
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.search import search
from tenback.bots.the_game.seeing import known_from
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.value import FACTS, value
from tenback.bots.the_game.weights import formula_for, weights_for
from tenback.games.decks import seeded_deck
from tenback.games.the_game import CARDS, Options, State, apply, deal, legal_moves, seeded_layout, view
from tenback.sim.chance import seed
from tenback.sim.the_game.convert import move_of, row_of
from tenback.sim.the_game.deals import new_game, new_table
from tenback.sim.the_game.row import END_TURN, ENDING, LEFT, RUNNING
from tenback.talk.marks import true_mark
from tenback.talk.said import NOTHING_SAID, Talk

RULES = [Options(players=2), Options(players=3, minimum=3), Options(players=3, extreme=True)]


def midgame(options: Options, number: int) -> State:
    """A position after some random moves at the beginning of which nobody is lost yet."""
    chance = random.Random(number)
    layout = seeded_layout(number) if options.extreme else None
    state = deal(options, seeded_deck(CARDS, number), layout=layout, starter=0)
    for _ in range(number % 5):
        assert state.turn is not None
        after = apply(state, state.turn, chance.choice(legal_moves(state, state.turn)))
        if after.result is not None:
            return state
        state = after
    return state


def seen_and_heard(state: State) -> Known:
    """What the seat at turn knows when all others give their true marks."""
    assert state.turn is not None
    others = [seat for seat in range(state.options.players) if seat != state.turn]
    talk = Talk(tuple(saying for seat in others for saying in true_sayings(view(state, seat))))
    return known_from(view(state, state.turn), talk)


@pytest.mark.parametrize("options", RULES, ids=repr)
def test_every_turn_that_is_thought_of_can_be_played(options: Options) -> None:
    turns = 0
    for number in range(30):
        state = midgame(options, number)
        known, desk = seen_and_heard(state), new_desk()
        prepare_heard(known, weights_for(options, marks=True), desk.w)
        for found in range(find_turns(known.row, known.kinds, desk.w, desk)):
            turns += 1
            play_plan(state, [int(move) for move in desk.turn_plans[found]])
    assert turns > 100


def play_plan(state: State, plan: list[int]) -> None:
    """Follow a plan to the end of the turn; the rules raise where they forbid it."""
    seat = state.turn
    assert seat is not None
    for number in plan:
        state = apply(state, seat, move_of(number))
        if number == END_TURN or state.result is not None or not state.plays:
            return


@pytest.mark.parametrize("options", RULES, ids=repr)
def test_hidden_cards_are_dealt_as_the_view_and_the_marks_allow(options: Options) -> None:
    agreeing = marks = 0
    for number in range(20):
        state = midgame(options, number)
        known, desk, rng = seen_and_heard(state), new_desk(), np.zeros(4, np.int64)
        seed(rng, number, 0, 0)
        deal_hidden(known, desk, rng)
        hands = [cards_of(desk.hands[2 * at], desk.hands[2 * at + 1]) for at in range(options.players)]
        drawn = {int(card) for card in desk.deck[len(CARDS) - len(state.draw_pile) :]}

        assert sorted([*drawn, *(card for hand in hands for card in hand)]) == sorted(map(int, known.unseen))
        for at, hand in enumerate(hands):
            if at != state.turn:
                assert len(hand) == len(state.hands[at])
                for pile, top in enumerate(state.tops):
                    marks += 1
                    agreeing += true_mark(hand, pile, top) == true_mark(state.hands[at], pile, top)
        if options.extreme:
            assert sorted(desk.kinds) == sorted(row_of(state)[2])
    assert agreeing > 0.95 * marks


def cards_of(low: int, high: int) -> set[int]:
    return {card for card in CARDS if (int(low) >> card if card < 50 else int(high) >> (card - 50)) & 1}


def test_games_that_will_be_won_are_worth_more_at_half_time() -> None:
    options = Options(players=2)
    formula, weights = formula_for(options, marks=False), weights_for(options, marks=False)
    assert formula is not None
    row, deck, kinds, rng = new_table(options)
    w, facts = np.zeros(SCRATCH), np.zeros(FACTS)
    worth: dict[bool, list[float]] = {True: [], False: []}
    for number in range(120):
        new_game(row, deck, kinds, rng, 3, number, 0)
        judged = 0.0
        while row[ENDING] == RUNNING:
            if row[LEFT] > 45:
                judged = value(row, kinds, weights, w, facts, formula)
            prepare(row, weights, 0, w)
            policy_turn(row, deck, kinds, w)
        worth[row[LEFT] == 0].append(judged)
    assert np.mean(worth[True]) > np.mean(worth[False]) + 0.1


def test_search_ranks_turns_alike_for_the_same_seed_and_differently_for_another() -> None:
    options = Options(players=2)
    known = known_from(view(midgame(options, 3), 0), NOTHING_SAID)
    ranked = []
    for number in (1, 1, 2):
        desk, rng = new_desk(), np.zeros(4, np.int64)
        seed(rng, number, 0, 0)
        search(known, weights_for(options, marks=False), plan_for(options, 60, marks=False), desk, rng)
        ranked.append(desk.sums[:20].tolist())
    assert ranked[0] == ranked[1] != ranked[2]


def test_more_seconds_are_more_samples() -> None:
    assert 10 <= samples_for(0.01) < samples_for(0.05) < samples_for(0.5)
