"""The quick bot: a network at first sight, the same move by move and in compiled code."""

import pytest

from tenback.arena.crew import series_of
from tenback.arena.kernels import has_kernel, kernel_games, rows_of
from tenback.arena.simulate import play_row, replayed, row_of
from tenback.arena.stored import chunk_of_kernels
from tenback.bots.the_game.quick import QuickBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games.decks import Generator
from tenback.games.the_game import Options, apply, seeded_deal, view
from tenback.sim.the_game.row import WON
from tenback.talk.marks.said import NOTHING_SAID, Talk
from tenback.talk.mode import BotTalk


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(minimum=3, short_hand=True),
        Options(players=3),
        Options(extreme=True),
        Options(players=3, extreme=True, minimum=3),
    ],
    ids=repr,
)
def test_compiled_games_are_those_that_the_bots_play_one_by_one(options: Options) -> None:
    series = series_of(options, ["quick"], 3, BotTalk.SILENT)
    assert has_kernel(series)
    games = kernel_games(series, range(6), recorded=True)
    assert rows_of(series, games) == [play_row(series, number) for number in range(6)]


@pytest.mark.parametrize(
    ("bots", "talk", "extreme"),
    [
        (["quick", "careful", "random"], BotTalk.SILENT, False),
        (["greedy", "quick"], BotTalk.MARKS, False),
        (["quick"], BotTalk.MARKS, False),
        (["quick", "random", "random"], BotTalk.MARKS, False),
        (["careful", "quick", "quick"], BotTalk.MARKS, False),
        (["quick", "careful", "random"], BotTalk.MARKS, True),
        (["quick"], BotTalk.MARKS, True),
        (["quick", "greedy", "random"], BotTalk.MARKS, True),
    ],
)
def test_quick_players_sit_beside_others_in_compiled_games_too(
    bots: list[str], talk: BotTalk, *, extreme: bool
) -> None:
    series = series_of(Options(players=3, extreme=extreme), bots, 5, talk)
    assert has_kernel(series)
    games = kernel_games(series, range(4), recorded=True)

    played = [replayed(series, number) for number in range(4)]

    assert rows_of(series, games) == [row_of(number, one) for number, one in enumerate(played)]
    chunk = chunk_of_kernels(series, games, [one.outcome.ending.value for one in played])
    assert [game.record(series.options, series.bots) for game in chunk.games()] == [
        one.record for one in played
    ]


@pytest.mark.parametrize("extreme", [False, True])
def test_heat_gives_variety_and_the_seed_repeats_it(*, extreme: bool) -> None:
    seen = view(seeded_deal(Options(players=2, extreme=extreme), 3).state(), 0)

    def first_moves(heat: float) -> list[str]:
        bots = (QuickBot(heat=heat, seed=seed) for seed in range(12))
        return [repr(bot.choose(seen, NOTHING_SAID, Generator(0))) for bot in bots]

    assert len(set(first_moves(0.0))) == 1
    assert len(set(first_moves(0.5))) > 1
    assert first_moves(0.5) == first_moves(0.5)


def test_a_team_of_quick_players_wins_more_when_it_gives_marks() -> None:
    """Of 200 deals it won about 30 more than in silence: far more than chance makes of it."""
    silent, marks = (
        kernel_games(series_of(Options(players=3), ["quick"], 11, talk), range(200), recorded=False)
        for talk in (BotTalk.SILENT, BotTalk.MARKS)
    )
    assert sum(marks.endings == WON) > sum(silent.endings == WON) + 10


def test_a_quick_player_goes_on_by_what_is_said_in_the_middle_of_its_turn() -> None:
    """Laid on pile A, a card frees its partner to say something new of it, and the plan changes."""
    changed = 0
    for number in range(20):
        state = seeded_deal(Options(players=2), number).state()
        said = tuple(true_sayings(view(state, 1)))
        first = QuickBot().choose(view(state, 0), Talk(said, frozenset({1}), has_begun=True), Generator(0))
        state = apply(state, 0, first)
        now = tuple(true_sayings(view(state, 1)))
        seen = view(state, 0)
        deaf, hearing = (
            QuickBot().choose(seen, Talk(talk, frozenset({1}), has_begun=True), Generator(0))
            for talk in ((), now)
        )
        changed += deaf != hearing
    assert changed > 0
