"""What finished games add up to: only like with like, nothing hidden, nothing rewarded that was left."""

import random

from tenback.games import game_named
from tenback.games.the_game import PlayCard, is_trick
from tenback.records import Entry, Record
from tenback.records.played import Finish, Kind, Played, played
from tenback.records.record import Moved, Said
from tenback.records.statistics import Bar, histogram, summaries, winning_streaks
from tenback.tables.chance import deal_for
from tenback.tables.settings import Settings
from tenback.talk.marks.mark import Mood
from tenback.talk.marks.said import Saying

ALONE = Kind("the-game", 1, "marks", "the-game players=1", hints=True)


def game(at: int, cards_left: int, *, left_early: bool = False, kind: Kind = ALONE) -> Played:
    won = cards_left == 0 and not left_early
    return Played(f"t{at}", kind, at, won, cards_left, None, left_early, tricks=2, marks=1)


def scored(at: int, points: int, *, won: bool) -> Played:
    return Played(f"t{at}", Kind("take-that", 2, "marks", "take-that", hints=True), at, won, None, points)


def test_games_are_compared_with_their_like_only() -> None:
    other = Kind("the-game", 1, "marks", "the-game players=1", hints=False)

    found = summaries([game(1, 3), game(2, 0, kind=other), game(3, 5)])

    assert [(one.kind, one.games) for one in found] == [(ALONE, 2), (other, 1)]


def test_a_streak_is_wins_in_a_row_and_a_game_left_breaks_it() -> None:
    assert winning_streaks([]) == [0]
    assert winning_streaks([True, True, False, True]) == [0, 1, 2, 0, 1]

    one = summaries([game(1, 0), game(2, 0), game(3, 0, left_early=True), game(4, 0)])[0]

    assert (one.streak, one.best_streak) == (1, 2)


def test_a_game_left_early_is_counted_and_never_as_won_or_best() -> None:
    one = summaries([game(1, 12), game(2, 0, left_early=True)])[0]

    assert (one.games, one.won, one.left_early, one.mean, one.excellent) == (2, 0, 1, 12.0, 0)
    assert [best.source for best in one.best] == ["t1"]
    assert [last.source for last in one.last] == ["t2", "t1"]
    assert sum(bar.games for bar in one.histogram) == 1


def test_the_best_games_are_won_then_have_few_cards_left_then_are_new() -> None:
    one = summaries([game(1, 4), game(2, 0), game(3, 30), game(4, 4), game(5, 0), game(6, 2)])[0]

    assert [best.source for best in one.best] == ["t5", "t2", "t6", "t4", "t1"]
    assert (one.tricks, one.marks, one.won) == (12, 6, 2)


def test_points_are_better_the_more_they_are() -> None:
    one = summaries([scored(1, -4, won=False), scored(2, 17, won=True), scored(3, 9, won=True)])[0]

    assert [best.source for best in one.best] == ["t2", "t3", "t1"]
    assert one.histogram == (Bar(-10, -1, 1), Bar(0, 9, 1), Bar(10, 19, 1))


def test_a_histogram_counts_every_result_once_and_shows_wins_apart() -> None:
    assert histogram([], wins_apart=True) == ()
    assert histogram([0, 0, 1, 9, 35], wins_apart=True) == (
        Bar(0, 0, 2),
        Bar(1, 9, 2),
        Bar(10, 19, 0),
        Bar(20, 29, 0),
        Bar(30, 39, 1),
    )
    rng = random.Random(3)
    for _ in range(50):
        results = [rng.randint(-40, 98) for _ in range(20)]
        bars = histogram(results, wins_apart=False)
        assert all(bar.games == sum(bar.low <= one <= bar.high for one in results) for bar in bars)
        assert sum(bar.games for bar in bars) == len(results)


def test_a_played_game_names_its_tricks_and_marks_seat_by_seat() -> None:
    rng, rules = random.Random(5), game_named("the-game")
    deal = deal_for(Settings(game="the-game", players=2), rng)
    state, tricks = deal.state(), [0, 0]
    entries: list[Entry] = []
    while state.result is None:
        seat = 0 if state.turn is None else state.turn
        moves = rules.legal_moves(state, seat)
        back = [move for move in moves if isinstance(move, PlayCard) and _is_back(state, move)]
        move = rng.choice(back or moves)
        tricks[seat] += bool(back)
        entries.append(Moved(seat, move))
        state = rules.apply(state, seat, move)
    entries.append(Said(Saying(1, Mood.FINE, None)))

    record = Record(deal, tuple(entries), headers={"talk": "marks"})
    both = [played(record, state, seat, Finish("t", 1)) for seat in range(2)]

    assert [one.tricks for one in both] == tricks
    assert sum(tricks) > 0
    assert [one.marks for one in both] == [0, 1]
    assert {(one.won, one.cards_left) for one in both} == {(state.result.won, state.result.cards_left)}


def _is_back(state: object, move: PlayCard) -> bool:
    return is_trick(move.card, move.pile, state.tops[move.pile])  # type: ignore[attr-defined]
