"""When nothing is hidden the expert finds a way to win wherever there is one."""

import functools
import random
from dataclasses import replace

import pytest

from tenback.bots.the_game.endgame import NO_WAY, nothing_hidden, winning_move
from tenback.bots.the_game.knowledge import knowledge_from
from tenback.bots.the_game.weights import weights_for
from tenback.games.the_game import (
    CARDS,
    STARTS,
    Options,
    State,
    apply,
    deal,
    legal_moves,
    seeded_deck,
    seeded_layout,
    view,
)
from tenback.sim.the_game.convert import move_of
from tenback.talk.marks.said import NOTHING_SAID


@functools.cache
def can_be_won(state: State) -> bool:
    """Try everything by the rules."""
    if state.result is not None:
        return state.result.won
    assert state.turn is not None
    seat = state.turn
    return any(can_be_won(replace(apply(state, seat, move), history=())) for move in legal_moves(state, seat))


def ending(players: int, chance: random.Random, *, extreme: bool) -> State:
    """A random position near the end: each player holds three cards, and all others have been played."""
    options = Options(players=players, extreme=extreme)
    layout = seeded_layout(chance.randrange(1000)) if extreme else None
    state = deal(options, seeded_deck(chance.randrange(1000)), layout=layout, starter=0)
    cards = chance.sample(CARDS, 4 + 3 * players)
    tops, rest = cards[:4], cards[4:]
    hands = tuple(tuple(sorted(rest[3 * seat : 3 * seat + 3])) for seat in range(players))
    buried = tuple(card for card in CARDS if card not in cards)
    piles = tuple((start, *(buried if pile == 0 else ()), tops[pile]) for pile, start in enumerate(STARTS))
    return replace(state, hands=hands, piles=piles, draw_pile=(), minimum=1)


@pytest.mark.parametrize("extreme", [False, True])
@pytest.mark.parametrize("players", [1, 2])
def test_the_expert_finds_a_win_exactly_where_one_exists(players: int, extreme: bool) -> None:  # noqa: FBT001
    chance, winnable = random.Random(players), 0
    for _ in range(12):
        state = ending(players, chance, extreme=extreme)
        if not legal_moves(state, 0):
            continue
        known = knowledge_from(view(replace(state, layout_known=extreme), 0), NOTHING_SAID)
        assert nothing_hidden(known)
        move = winning_move(known, weights_for(state.options, marks=False))
        winnable += can_be_won(state)
        assert (move != NO_WAY) == can_be_won(state)
        if move != NO_WAY:
            assert can_be_won(apply(state, 0, move_of(move)))
    assert winnable > 0


def test_something_is_hidden_while_two_others_hold_cards_or_the_draw_pile_does() -> None:
    crowd = ending(3, random.Random(5), extreme=False)
    early = deal(Options(players=1), seeded_deck(1), starter=0)
    for state in (crowd, early):
        assert not nothing_hidden(knowledge_from(view(state, 0), NOTHING_SAID))
