"""The field of a deal: games of bots on the same cards."""

import math
from bisect import bisect

import pytest

from tenback.arena.fields import FieldDeal, play_piece
from tenback.arena.game import play_game
from tenback.bots import bot_named, levels_of
from tenback.bots.the_game.one_deal import FIELD_HEAT
from tenback.games import game_named
from tenback.tables.daily import DAILY_DEALS, DailyDeal
from tenback.tables.difficulty import reference_of
from tenback.tables.field_plan import (
    DIFFICULTY_GAMES,
    QUICK,
    SLOW_GAMES,
    VARIED,
    FieldPlan,
    Piece,
    field_plan,
)
from tenback.tables.keyed import deal_key, keyed_deal
from tenback.tables.standing import WIDEST, difficulty, standing, worth


def dealt(daily: DailyDeal) -> FieldDeal:
    """A deal; in TAKE THAT against careful bots, which leave nothing to chance and answer at once."""
    deal = keyed_deal(daily.settings, deal_key(b"a secret", daily.name))
    seats = ("me", "careful", "careful") if daily.settings.game == "take-that" else daily.seats
    return FieldDeal(deal, seats, daily.settings.has_marks)


def plan_of(daily: DailyDeal) -> FieldPlan:
    game = daily.settings.game
    return field_plan(levels_of(game), 200, is_team=game_named(game).is_team)


@pytest.mark.parametrize("daily", DAILY_DEALS, ids=lambda daily: daily.name)
def test_the_games_of_a_field_take_at_least_fifty_different_courses(daily: DailyDeal) -> None:
    level = plan_of(daily).level

    games = play_piece(dealt(daily), Piece(level, range(plan_of(daily).games)))

    assert len({game.course for game in games}) >= 50
    assert play_piece(dealt(daily), Piece(level, range(20, 23))) == games[20:23]


def test_quick_games_in_kernels_are_those_of_the_bots() -> None:
    daily = DAILY_DEALS[0]
    game = play_piece(dealt(daily), Piece(QUICK, range(5, 6)))[0]

    outcome = play_game(
        dealt(daily).deal, [bot_named("the-game", f"quick:heat={FIELD_HEAT},seed=5")], seed=0
    ).outcome

    assert (game.won, game.measure) == (outcome.won, outcome.cards_left)


def test_games_of_the_strongest_level_have_seeds_of_their_own() -> None:
    deal = FieldDeal(dealt(DAILY_DEALS[0]).deal, ("me",), talks=False)
    games = play_piece(deal, Piece("expert", range(3)))

    assert len({game.course for game in games}) > 1
    assert play_piece(deal, Piece("expert", range(1, 2))) == games[1:2]


@pytest.mark.parametrize(
    ("daily", "deals"),
    [(DAILY_DEALS[0], 40), (DAILY_DEALS[3], 40), (DAILY_DEALS[4], 10)],
    ids=["alone", "extreme", "take-that"],
)
def test_a_difficulty_is_what_many_more_games_of_the_deal_say(daily: DailyDeal, deals: int) -> None:
    """Its interval holds the percentile of the mean of 1,000 other games in 19 deals of 20 or so."""
    reference = reference_of(daily.name)
    assert reference is not None
    told, right, by_points = 0, 0, not game_named(daily.settings.game).is_team
    for number in range(deals):
        deal = keyed_deal(daily.settings, deal_key(b"another secret", f"{number}"))
        games = play_piece(
            FieldDeal(deal, daily.seats, daily.settings.has_marks),
            Piece(VARIED, range(DIFFICULTY_GAMES + 1000)),
        )
        measures = [game.measure for game in games]
        found = difficulty(measures[:DIFFICULTY_GAMES], reference.means, by_points=by_points)
        mean = sum(measures[DIFFICULTY_GAMES:]) / 1000
        if found is not None:
            assert max(found.high - found.percent, found.percent - found.low) < WIDEST
            told += 1
            below = 100 * bisect(reference.means, mean) / len(reference.means)
            right += found.low <= (100 - below if by_points else below) <= found.high

    assert told >= 0.9 * deals
    assert right / told >= 0.85


def test_a_place_among_the_field_is_the_place_among_many_more_games() -> None:
    daily = DAILY_DEALS[0]
    level = plan_of(daily).level
    results = [game.result for game in play_piece(dealt(daily), Piece(level, range(2200)))]
    mine = sorted(results, key=lambda result: worth(result, by_points=False))[1500]

    shown, true = (standing(mine, some, by_points=False) for some in (results[:200], results[200:]))

    # Four standard errors of a share among 200.
    assert abs(shown.beaten / 200 - true.beaten / 2000) < 4 * math.sqrt(0.25 / 200)
    assert abs(shown.won / 200 - true.won / 2000) < 4 * math.sqrt(0.25 / 200)


def test_in_take_that_a_level_plays_against_the_bots_of_the_deal() -> None:
    deal = dealt(DAILY_DEALS[-1])
    other = FieldDeal(deal.deal, ("me", "random", "random"), talks=False)

    ours, others = (
        {game.course for game in play_piece(one, Piece(QUICK, range(4)))} for one in (deal, other)
    )

    assert ours.isdisjoint(others)


@pytest.mark.parametrize("daily", DAILY_DEALS, ids=lambda daily: daily.name)
def test_a_field_is_made_in_pieces_with_games_of_all_levels(daily: DailyDeal) -> None:
    plan = plan_of(daily)
    made = [(piece.level, number) for piece in plan.pieces() for number in piece.numbers]

    assert len(made) == len(set(made))
    assert {level for level, _ in made} == {*levels_of(daily.settings.game), VARIED}
    assert sum(level == VARIED for level, _ in made) == DIFFICULTY_GAMES
    is_team = game_named(daily.settings.game).is_team
    assert sum(level == plan.level for level, _ in made) >= (200 if is_team else SLOW_GAMES)
    first = plan.next_piece(made[:7])
    assert first is not None
    assert (first.level, first.numbers.start) == made[7]
    assert plan.next_piece(made) is None
    assert FieldPlan(plan.levels, 0).next_piece([]) is None
