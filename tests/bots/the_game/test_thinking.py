"""What the expert thinks with: whole turns that the rules allow, and hidden cards as they may lie."""

import random
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from tenback.bots.the_game.budget import samples_for
from tenback.bots.the_game.careful import careful_choice
from tenback.bots.the_game.costs import SCRATCH, prepare
from tenback.bots.the_game.expert import plan_for
from tenback.bots.the_game.facts import MIRROR, describe
from tenback.bots.the_game.hidden import UNHEARD, Knowledge, deal_hidden
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.listening import prepare_heard
from tenback.bots.the_game.networks import learned_for
from tenback.bots.the_game.policy import policy_plays, policy_turn
from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.search import search, worth_of_end
from tenback.bots.the_game.turns import find_turns
from tenback.bots.the_game.value import new_network_buffers, value
from tenback.bots.the_game.weights import weights_for
from tenback.bots.the_game.workspace import new_workspace
from tenback.games.the_game import (
    CARDS,
    Command,
    Options,
    PlayCard,
    State,
    apply,
    deal,
    legal_moves,
    seeded_deck,
    seeded_layout,
    view,
)
from tenback.sim.chance import CardArray, seed
from tenback.sim.the_game.convert import move_of, put_cards, row_of
from tenback.sim.the_game.deals import new_arrays, new_game
from tenback.sim.the_game.row import BROKEN, END_TURN, ENDING, HAND, LEFT, RUNNING, STOP, STUCK, WIDTH, WON
from tenback.sim.the_game.rules import in_debt
from tenback.talk.marks.mark import CommandMark, Mood, true_mark
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk

RULES = [Options(players=2), Options(players=3, minimum=3), Options(players=3, extreme=True)]


def midgame(options: Options, number: int) -> State:
    """A position after some random moves at the beginning of which nobody is lost yet."""
    chance = random.Random(number)
    layout = seeded_layout(number) if options.extreme else None
    state = deal(options, seeded_deck(number), layout=layout, starter=0)
    for _ in range(number % 5):
        assert state.turn is not None
        after = apply(state, state.turn, chance.choice(legal_moves(state, state.turn)))
        if after.result is not None:
            return state
        state = after
    return state


def seen_and_heard(state: State) -> Knowledge:
    """What the active seat knows when all others give their true marks."""
    assert state.turn is not None
    others = [seat for seat in range(state.options.players) if seat != state.turn]
    sayings = tuple(saying for seat in others for saying in true_sayings(view(state, seat)))
    talk = Talk(sayings, asked=frozenset(others))
    return knowledge_from(view(state, state.turn), talk)


@pytest.mark.parametrize("options", RULES, ids=repr)
def test_every_turn_that_is_thought_of_can_be_played(options: Options) -> None:
    turns = 0
    for number in range(30):
        state = midgame(options, number)
        known, workspace = seen_and_heard(state), new_workspace()
        prepare_heard(known, weights_for(options, marks=True), workspace.own.turn_weights)
        for found in range(find_turns(known.row, known.kinds, workspace.own.turn_weights, workspace.own)):
            turns += 1
            play_plan(state, [int(move) for move in workspace.own.turn_plans[found]])
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
        if state.shows(Command.SILENCE):
            continue  # nothing could be said
        known, workspace, rng = seen_and_heard(state), new_workspace(), np.zeros(4, np.int64)
        seed(rng, number, 0, 0)
        deal_hidden(known, workspace, rng)
        hands = [
            cards_of(workspace.hands[2 * seat], workspace.hands[2 * seat + 1])
            for seat in range(options.players)
        ]
        drawn = {int(card) for card in workspace.deck[len(CARDS) - len(state.draw_pile) :]}

        assert sorted([*drawn, *(card for hand in hands for card in hand)]) == sorted(map(int, known.unseen))
        for seat, hand in enumerate(hands):
            if seat != state.turn:
                assert len(hand) == len(state.hands[seat])
                for pile, top in enumerate(state.tops):
                    marks += 1
                    agreeing += true_mark(hand, pile, top) == true_mark(state.hands[seat], pile, top)
        if options.extreme:
            assert sorted(workspace.kinds) == sorted(row_of(state)[2])
    assert agreeing > 0.95 * marks


def test_a_person_who_marks_one_pile_has_said_nothing_about_the_others() -> None:
    state = midgame(Options(players=2), 9)
    assert state.turn == 0
    marked = next(pile for pile in range(4) if true_mark(state.hands[1], pile, state.tops[pile]))
    mark = true_mark(state.hands[1], marked, state.tops[marked])
    assert mark is not None
    of_person = knowledge_from(view(state, 0), Talk((Saying(1, mark, marked),)))
    assert [int(heard) for heard in of_person.heard[1]] == [
        int(mark) if pile == marked else UNHEARD for pile in range(4)
    ]
    workspace, rng = new_workspace(), np.zeros(4, np.int64)
    others: set[int | None] = set()
    for number in range(60):
        seed(rng, number, 0, 0)
        deal_hidden(of_person, workspace, rng)
        hand = cards_of(workspace.hands[2], workspace.hands[3])
        assert true_mark(hand, marked, state.tops[marked]) == mark
        others |= {true_mark(hand, pile, state.tops[pile]) for pile in range(4) if pile != marked}
    assert len(others) > 1


def test_a_person_who_tells_all_once_may_not_have_renewed_it() -> None:
    """A card on a pile takes its marks away; a bot renews its own at once, a person when they please."""
    state = midgame(Options(players=2), 4)
    sayings = tuple(said for said in true_sayings(view(state, 1)) if said.pile is None or said.pile > 1)

    of_person = knowledge_from(view(state, 0), Talk(sayings))
    of_bot = knowledge_from(view(state, 0), Talk(sayings, asked=frozenset({1})))

    assert [int(mark) for mark in of_person.heard[1, :2]] == [UNHEARD, UNHEARD]
    assert [int(mark) for mark in of_bot.heard[1, :2]] == [0, 0]


@pytest.mark.parametrize("mood", Mood)
def test_who_says_how_they_feel_is_mostly_dealt_such_a_hand(mood: Mood) -> None:
    """Mostly, since a person's mood may be older than the piles."""
    state, such = midgame(Options(players=2), 5), {True: 0, False: 0}
    assert state.turn is not None
    for spoken in (True, False):
        talk = Talk((Saying(1 - state.turn, mark=mood),)) if spoken else NOTHING_SAID
        for hand, _ in dealt_hands(knowledge_from(view(state, state.turn), talk), 1 - state.turn):
            guess = replace(view(state, 1 - state.turn), hand=tuple(hand))
            such[spoken] += mood in {saying.mark for saying in true_sayings(guess)}
    assert such[True] > 80
    assert such[True] > such[False] + 10


@pytest.mark.parametrize("layout_known", [True, False])
def test_who_says_to_hold_a_stop_is_dealt_one_and_who_tells_all_is_not(*, layout_known: bool) -> None:
    state = replace(midgame(Options(players=3, extreme=True), 5), layout_known=layout_known)
    talk = Talk((Saying(1, CommandMark.I_HOLD_A_STOP), Saying(2, Mood.TROUBLE)), asked=frozenset({1, 2}))
    assert state.turn == 0
    holding = {1: 0, 2: 0}
    for seat in holding:
        for hand, kinds in dealt_hands(knowledge_from(view(state, 0), talk), seat):
            holding[seat] += any(kinds[card] == STOP for card in hand)
    assert holding[1] >= 95
    assert holding[2] <= 5


def test_a_game_that_is_lost_with_its_last_card_is_worth_no_win() -> None:
    """A skull that shows on top of the 98th card loses (E6)."""
    options = Options(players=2, extreme=True)
    plan, row = plan_for(options, 100, marks=True), new_arrays(options).row
    row[LEFT], row[ENDING] = 0, WON
    assert worth_of_end(plan, row) == 1
    row[ENDING] = STUCK
    assert worth_of_end(plan, row) == plan.worth[1] < 1


def dealt_hands(known: Knowledge, seat: int) -> Iterator[tuple[list[int], CardArray]]:
    """A hundred ways the hand of a seat may be, with the commands of all cards."""
    workspace, rng = new_workspace(), np.zeros(4, np.int64)
    for number in range(100):
        seed(rng, number, 0, 0)
        deal_hidden(known, workspace, rng)
        yield list(cards_of(workspace.hands[2 * seat], workspace.hands[2 * seat + 1])), workspace.kinds


def test_bots_lay_fewer_skulls_when_somebody_asks_for_none() -> None:
    options, skulls = Options(players=2, extreme=True), {True: 0, False: 0}
    for number in range(400):
        state = midgame(options, number)
        if state.turn == 0:
            for asked in (True, False):
                talk = Talk((Saying(1, CommandMark.NO_SKULL_NOW),) if asked else ())
                move = careful_choice(view(state, 0), knowledge_from(view(state, 0), talk))
                laid = isinstance(move, PlayCard) and view(state, 0).commands[move.card] is Command.SKULL
                skulls[asked] += laid
    assert skulls[False] > 2 * skulls[True]


def cards_of(low: int, high: int) -> set[int]:
    return {card for card in CARDS if (int(low) >> card if card < 50 else int(high) >> (card - 50)) & 1}


@pytest.mark.parametrize("options", [Options(players=2), Options(players=2, extreme=True)], ids=repr)
def test_games_that_will_be_won_or_nearly_are_worth_more_at_half_time(options: Options) -> None:
    network, weights = learned_for(options, marks=True).network, weights_for(options, marks=False)
    row, deck, kinds, rng = new_arrays(options)
    w, start, network_buffers = np.zeros(SCRATCH), np.zeros(WIDTH, np.int64), new_network_buffers()
    ends: list[int] = []
    worth: list[float] = []
    for number in range(150):
        new_game(row, deck, kinds, rng, 3, number, 0)
        judged = -1.0
        while row[ENDING] == RUNNING:
            prepare(row, weights, 0, w)
            start[:] = row
            ended = policy_plays(row, kinds, w)
            if row[LEFT] > 45 and ended != BROKEN and not in_debt(row):
                judged = value(row, kinds, start, network, network_buffers)
            row[:] = start
            prepare(row, weights, 0, w)
            policy_turn(row, deck, kinds, w)
        if judged >= 0:
            ends.append(int(row[LEFT]))
            worth.append(judged)
    better = np.array(ends) <= np.median(ends)
    assert np.mean(np.array(worth)[better]) > np.mean(np.array(worth)[~better]) + 0.04


def test_a_network_sees_facts_that_a_mirror_image_has_as_well() -> None:
    row, deck, kinds, rng = new_arrays(Options(players=3))
    new_game(row, deck, kinds, rng, 3, 1, 0)
    network_buffers, heard = new_network_buffers(), np.zeros((5, 4), np.int64)
    listed = describe(row, kinds, row, heard, network_buffers.facts, network_buffers.shares)
    facts, shares = {int(fact) for fact in network_buffers.facts[:listed]}, network_buffers.shares.copy()
    hand = cards_of(row[HAND], row[HAND + 1])

    row[HAND : HAND + 2] = 0
    put_cards(row, HAND, [101 - card for card in hand])
    listed = describe(row, kinds, row, heard, network_buffers.facts, network_buffers.shares)
    assert {MIRROR[int(fact)] for fact in network_buffers.facts[:listed]} == facts
    assert shares.tolist() == network_buffers.shares.tolist()


def test_search_ranks_turns_alike_for_the_same_seed_and_differently_for_another() -> None:
    options = Options(players=2)
    known = knowledge_from(view(midgame(options, 3), 0), NOTHING_SAID)
    ranked = []
    for number in (1, 1, 2):
        workspace, rng = new_workspace(), np.zeros(4, np.int64)
        seed(rng, number, 0, 0)
        search(known, weights_for(options, marks=False), plan_for(options, 60, marks=False), workspace, rng)
        ranked.append(workspace.sums[:20].tolist())
    assert ranked[0] == ranked[1] != ranked[2]


def test_more_seconds_are_more_samples() -> None:
    assert 10 <= samples_for(0.01) < samples_for(0.05) < samples_for(0.5)
