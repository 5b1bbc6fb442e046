"""The quick bot of TAKE THAT: a network at first sight, the same move by move and in compiled code."""

import pytest

from tenback.arena.crew import series_of
from tenback.arena.kernels import has_kernel, kernel_games, rows_of
from tenback.arena.simulate import replayed, row_of
from tenback.arena.stored import chunk_of_kernels
from tenback.bots.take_that.one_deal import games_of_deal
from tenback.bots.take_that.quick import QuickBot
from tenback.games.decks import Generator
from tenback.games.take_that import Options, State, apply, resample, seeded_deal, view
from tenback.talk.marks.said import NOTHING_SAID


def played(options: Options, bot: QuickBot) -> list[State]:
    """The positions of a match in which the bot has every seat."""
    states = [seeded_deal(options, 3).state()]
    while (state := states[-1]).result is None:
        seat = state.turn or 0
        states.append(apply(state, seat, bot.choose(view(state, seat), NOTHING_SAID, Generator(0))))
    return states


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (Options(), ["quick"]),
        (Options(players=3), ["quick", "careful", "random"]),
        (Options(players=4, professional=True), ["random", "quick"]),
    ],
    ids=str,
)
def test_compiled_matches_are_those_that_the_bots_play_one_by_one(options: Options, bots: list[str]) -> None:
    series = series_of(options, bots, 5)
    assert has_kernel(series)
    games = kernel_games(series, range(3), recorded=True)

    one_by_one = [replayed(series, number) for number in range(3)]

    assert rows_of(series, games) == [row_of(number, one) for number, one in enumerate(one_by_one)]
    chunk = chunk_of_kernels(series, games, ["scored"] * 3)
    records = [game.record(series.options, series.bots) for game in chunk.games()]
    assert records == [one.record for one in one_by_one]


def test_many_matches_of_one_deal_are_those_of_bots_with_these_seeds() -> None:
    options = Options(players=3)
    games = games_of_deal(seeded_deal(options, 3), "quick", range(4, 7), talks=False)

    for place, seed in enumerate(games.numbers):
        result = played(options, QuickBot(seed=seed))[-1].result
        assert result is not None
        assert tuple(games.results[place]) == result.scores


def test_heat_gives_variety_and_the_seed_repeats_it() -> None:
    def histories(heat: float) -> list[str]:
        matches = (played(Options(), QuickBot(heat=heat, seed=seed)) for seed in range(4))
        return [repr(states[-1].history) for states in matches]

    assert len(set(histories(0.0))) == 1
    assert len(set(histories(0.1))) == 4
    assert histories(0.1) == histories(0.1)


def test_quick_decides_the_same_whatever_the_hidden_cards_are() -> None:
    bot = QuickBot(heat=1.0, seed=7)
    for number, state in enumerate(played(Options(players=3), bot)[:-1:4]):
        seen = view(state, state.turn)
        other = view(resample(seen, Generator(number)), state.turn)
        assert bot.choose(seen, NOTHING_SAID, Generator(1)) == bot.choose(other, NOTHING_SAID, Generator(2))
