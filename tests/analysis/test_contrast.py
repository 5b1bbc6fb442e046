"""Why one turn was better than another: each reason is true of the position, and of one of the two alone."""

import random
from collections.abc import Iterator

import numpy as np

from tenback.analysis.reason import HintReason, Why
from tenback.analysis.the_game.contrast import Way, contrast
from tenback.bots.the_game.evaluation import JudgedTurn
from tenback.games.the_game import (
    PILES,
    Move,
    Options,
    PlayCard,
    State,
    View,
    goes_on,
    is_trick,
    seeded_deal,
)
from tenback.games.the_game.game import THE_GAME

POSITIONS = 120


def turn(state: State, rng: random.Random) -> tuple[JudgedTurn, State]:
    """A legal turn drawn by lot, and the position after it."""
    moves = list[Move]()
    while state.result is None and (state.plays or not moves):
        moves.append(rng.choice(THE_GAME.view(state, 0).legal))
        state = THE_GAME.apply(state, 0, moves[-1])
    return JudgedTurn(tuple(moves), np.full(20, rng.random())), state


def pairs() -> Iterator[tuple[View, JudgedTurn, JudgedTurn]]:
    """Two turns from one position, in games played by lot."""
    rng = random.Random(19)
    for number in range(POSITIONS):
        state = seeded_deal(Options(players=1, extreme=number % 3 == 0), 7, number).state()
        for _ in range(rng.randrange(8)):
            after = turn(state, rng)[1]
            state = state if after.result is not None else after
        yield THE_GAME.view(state, 0), turn(state, rng)[0], turn(state, rng)[0]


def test_a_reason_for_one_turn_is_never_a_reason_for_the_other() -> None:
    given = set[HintReason]()
    for view, one, other in pairs():
        for_one = {why.reason for why in contrast(view, one, other)} - {HintReason.BEST_IN_DEALS}
        for_other = {why.reason for why in contrast(view, other, one)} - {HintReason.BEST_IN_DEALS}
        assert not for_one & for_other
        given |= for_one | for_other

    assert len(given) >= 4, "the positions ask too little"


def test_every_reason_can_be_checked_on_the_piles() -> None:
    for view, one, other in pairs():
        for why in contrast(view, one, other):
            assert is_true(why, Way(view, one), Way(view, other)), why


def is_true(why: Why, better: Way, worse: Way) -> bool:
    """Look at the piles as the rules do."""

    def fits(card: int, way: Way) -> bool:
        return any(goes_on(card, pile, way.tops[pile]) for pile in PILES)

    match why.reason:
        case HintReason.CONTRAST_ROOM:
            cards = [int(card) for card in str(why.facts["cards"]).split(", ")]
            return all(fits(card, better) and not fits(card, worse) for card in cards)
        case HintReason.CONTRAST_SET_UP:
            card, pile = int(why.facts["card"]), int(why.facts["pile"])
            return card in better.kept and is_trick(card, pile, better.tops[pile])
        case HintReason.CONTRAST_TRICK:
            play = PlayCard(int(why.facts["card"]), int(why.facts["pile"]))
            return play in better.plays and play not in worse.tricks
        case HintReason.CONTRAST_DEAD:
            return why.facts["better"] == better.dead < worse.dead == why.facts["worse"]
        case HintReason.CONTRAST_MOVED:
            return better.moved < worse.moved
        case HintReason.CONTRAST_STOPPED:
            return len(better.plays) < len(worse.plays)
        case _:
            return why.reason is HintReason.BEST_IN_DEALS
