"""The score without the luck of the cards: the same on average, with a narrower interval."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from tenback.arena.benchmark.luck import _factors, _luck_of_draw, adjusted, luck_of
from tenback.arena.game import play_game
from tenback.bots import bot_named
from tenback.games.decks import Generator, shuffled
from tenback.games.the_game import Options, State, seeded_deal
from tenback.records import replay


def test_luck_that_decides_most_games_makes_the_interval_narrower_and_keeps_the_mean() -> None:
    chance = Random(1)
    luck = [chance.gauss(0, 0.3) for _ in range(400)]
    won = [float(0.5 + one + chance.gauss(0, 0.2) > 0.5) for one in luck]

    found = adjusted(won, luck)

    assert found.score == pytest.approx(sum(won) / len(won), abs=0.05)
    assert found.narrower > 0.2
    assert found.interval[1] - found.interval[0] < 0.08


def test_the_factor_of_a_game_comes_from_the_other_games_alone() -> None:
    won, luck = np.array([1.0, 0.0, 1.0, 0.0, 1.0]), np.array([0.2, -0.1, 0.3, 0.1, 0.0])
    other_luck = luck.copy()
    other_luck[2] = -5.0

    assert _factors(won, luck)[2] == pytest.approx(_factors(won, other_luck)[2])
    assert _factors(won, luck)[0] != pytest.approx(_factors(won, other_luck)[0])


def test_where_nobody_wins_luck_changes_nothing() -> None:
    found = adjusted([0.0] * 10, [0.1, -0.2] * 5)

    assert (found.score, found.narrower) == (0.0, 0.0)


@pytest.mark.parametrize(
    "options",
    [Options(), Options(players=2), Options(players=2, extreme=True)],
    ids=["alone", "two", "extreme"],
)
def test_the_luck_of_a_draw_is_zero_on_average_whichever_cards_come(options: Options) -> None:
    players = options.players
    bots = [bot_named(options.game, "careful")] * players
    record = play_game(seeded_deal(options, 5), bots, seed=5).record
    states = [moment.state for moment in replay(record) if isinstance(moment.state, State)]
    before, after = next(
        (one, two)
        for one, two in pairwise(states[20 if options.extreme else 40 :])
        if len(two.draw_pile) < len(one.draw_pile) and two.tops == one.tops
    )
    drawn, rng = len(before.draw_pile) - len(after.draw_pile), Generator(7)
    (seat,) = (seat for seat in range(players) if after.hands[seat] != before.hands[seat])

    def luck() -> float:
        pile = shuffled(before.draw_pile, rng)
        hand = tuple(sorted(set(before.hands[seat]) | set(pile[:drawn])))
        hands = (*after.hands[:seat], hand, *after.hands[seat + 1 :])
        other = replace(after, hands=hands, draw_pile=pile[drawn:])
        return _luck_of_draw(replace(before, draw_pile=pile), other, rng)

    found = np.array([luck() for _ in range(150)])
    assert found.std() > 0
    assert abs(found.mean()) < 4 * found.std() / np.sqrt(len(found))
    assert luck_of(record, Generator(3)) == luck_of(record, Generator(3))
