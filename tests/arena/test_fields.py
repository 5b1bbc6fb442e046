"""The field of a deal: games of bots on the same cards."""

import pytest

from tenback.arena.fields import (
    DIFFICULTY_GAMES,
    QUICK,
    VARIED,
    FieldDeal,
    Piece,
    field_level,
    next_piece,
    pieces,
    play_piece,
)
from tenback.arena.game import play_game
from tenback.bots import bot_named, levels_of
from tenback.bots.the_game.one_deal import FIELD_HEAT
from tenback.tables.daily import DAILY_DEALS, DailyDeal
from tenback.tables.keyed import deal_key, keyed_deal

BY_KERNELS = [daily for daily in DAILY_DEALS if daily.settings.game != "take-that"]


def dealt(daily: DailyDeal) -> FieldDeal:
    deal = keyed_deal(daily.settings, deal_key(b"a secret", daily.name))
    return FieldDeal(deal, daily.seats, daily.settings.has_marks)


@pytest.mark.parametrize("daily", BY_KERNELS, ids=lambda daily: daily.name)
def test_the_games_of_a_field_take_at_least_fifty_different_courses(daily: DailyDeal) -> None:
    level = field_level(daily.settings.game)

    games = play_piece(dealt(daily), Piece(level, range(200)))

    assert len({game.course for game in games}) >= 50
    assert play_piece(dealt(daily), Piece(level, range(20, 23))) == games[20:23]


def test_quick_games_in_kernels_are_those_of_the_bots() -> None:
    daily = DAILY_DEALS[0]
    game = play_piece(dealt(daily), Piece(QUICK, range(5, 6)))[0]

    outcome = play_game(
        dealt(daily).deal, [bot_named("the-game", f"quick:heat={FIELD_HEAT},seed=5")], seed=0
    ).outcome

    assert (game.won, game.measure) == (outcome.won, outcome.cards_left)


def test_in_take_that_a_level_plays_against_the_bots_of_the_deal() -> None:
    daily = DAILY_DEALS[-1]
    other = FieldDeal(dealt(daily).deal, ("me", "careful", "careful"), talks=False)

    games = play_piece(other, Piece(VARIED, range(12)))

    assert len({game.course for game in games}) >= 6
    assert len({game.measure for game in games}) > 1


@pytest.mark.parametrize("daily", DAILY_DEALS, ids=lambda daily: daily.name)
def test_a_field_is_made_in_pieces_with_games_of_all_levels(daily: DailyDeal) -> None:
    game = daily.settings.game
    made = [(piece.level, number) for piece in pieces(game, 200) for number in piece.numbers]

    assert len(made) == len(set(made))
    assert {level for level, _ in made} == {*levels_of(game), VARIED}
    assert sum(level == VARIED for level, _ in made) >= DIFFICULTY_GAMES
    first = next_piece(game, 200, made[:7])
    assert first is not None
    assert (first.level, first.numbers.start) == made[7]
    assert next_piece(game, 200, made) is None
