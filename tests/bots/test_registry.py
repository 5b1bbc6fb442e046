"""Bots by name: the levels of every game, and those that installed packages bring."""

import itertools
from pathlib import Path

import pytest

from tenback.arena import simulate
from tenback.bots import LEVELS, UnknownBot, bot_named, levels_of
from tenback.bots.strength import levels_with_wins, wins_of
from tenback.games import GAMES, the_game
from tenback.testing import check_bot

PACKAGE = """
class Hasty:
    name = "hasty"

    def __init__(self, game):
        self.game = game

    def choose(self, view, talk, rng):
        return view.legal[0]

    def say(self, view):
        return ()
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a package with a bot where Python finds it, as an installer does."""
    (tmp_path / "hasty_bots.py").write_text(PACKAGE)
    about = tmp_path / "hasty_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hasty-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tenback.bots]\nhasty = hasty_bots:Hasty\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_is_a_bot_of_that_name(game: str) -> None:
    assert {"random", "careful", "expert"} <= set(levels_of(game)) <= set(LEVELS)
    assert [bot_named(game, level).name for level in levels_of(game)] == list(levels_of(game))


@pytest.mark.parametrize("marks", [False, True], ids=["silent", "marks"])
def test_a_stronger_level_wins_more_often_wherever_it_was_measured(*, marks: bool) -> None:
    for game in GAMES:
        measured = [wins for wins in levels_with_wins(game, marks=marks).values() if wins]
        assert measured, game
        for weaker, stronger in itertools.pairwise(measured):
            assert weaker.keys() == stronger.keys()
            assert all(weaker[players] <= stronger[players] for players in weaker)


def test_levels_that_hear_marks_win_more_often_with_them() -> None:
    for level in ("careful", "quick", "expert"):
        for players in range(2, 6):
            silent, marks = (wins_of("the-game", level, players, marks=marks) for marks in (False, True))
            assert silent is not None
            assert marks is not None
            assert marks > silent
    assert wins_of("the-game", "expert", 1, marks=True) == wins_of("the-game", "expert", 1, marks=False)
    assert wins_of("take-that", "expert", 2, marks=True) == wins_of("take-that", "expert", 2, marks=False)


@pytest.mark.usefixtures("installed")
def test_a_bot_of_an_installed_package_plays_by_its_name() -> None:
    results = simulate(the_game.Options(players=2), ["hasty", "random"], games=2)

    assert results.games == 2
    assert results.forfeits == 0
    check_bot(lambda game: bot_named(game, "hasty"), count=2)


@pytest.mark.usefixtures("installed")
def test_who_names_an_unknown_bot_is_told_the_names_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=r"error-unknown-bot: .* bots=random, greedy, careful, quick, expert, hasty"
    ):
        bot_named("extreme", "deep-blue")
