"""Matches: bots on the same deals, with seats swapped."""

from tenback.arena.match import arrangements, match
from tenback.arena.ratings import ratings
from tenback.games import take_that, the_game


def test_in_take_that_every_bot_sits_in_every_seat() -> None:
    series = arrangements(take_that.Options(players=3), ["expert", "careful", "careful"], seed=1)

    assert [one.bots for one in series] == [
        ("expert", "careful", "careful"),
        ("careful", "careful", "expert"),
        ("careful", "expert", "careful"),
    ]


def test_in_the_game_each_bot_plays_all_seats_of_the_same_deals() -> None:
    series = arrangements(the_game.Options(players=2), ["random", "careful"], seed=1)

    assert [one.bots for one in series] == [("random", "random"), ("careful", "careful")]


def test_a_bot_ties_with_itself_on_the_same_deals() -> None:
    results = match(take_that.Options(players=2, rounds=1), ["random", "random"], deals=3)

    assert results.pairings == ()
    assert results.standings[0].wins == 0.5


def test_careful_does_better_than_random_and_is_rated_higher() -> None:
    results = match(the_game.Options(players=2), ["random", "careful"], deals=12, seed=3)

    assert results.ratings[0].bot == "careful"
    assert results.pairings[0].margin < 0
    assert results.pairings[0].interval[1] < 0


def test_ratings_follow_who_did_better_and_average_1500() -> None:
    better = {
        ("a", "b"): 9.0,
        ("b", "a"): 1.0,
        ("b", "c"): 5.0,
        ("c", "b"): 5.0,
        ("a", "c"): 10.0,
        ("c", "a"): 0.0,
    }

    rated = ratings(better)

    assert rated[0].bot == "a"
    assert sum(rating.points for rating in rated) / 3 == 1500
    assert abs(rated[1].points - rated[2].points) < 80
