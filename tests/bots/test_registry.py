"""Bots by name: the levels of every game, and those that installed packages bring."""

from pathlib import Path

import pytest

from tenback.arena import simulate
from tenback.bots import LEVELS, UnknownBot, bot_named, levels_of
from tenback.bots.strength import wins_of
from tenback.games import GAMES, Options, take_that, the_game
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


TEAMS = [
    the_game.Options(players=players, **rules)
    for players in range(1, 6)
    for rules in ({}, {"minimum": 3}, {"short_hand": True}, {"extreme": True})
]
MATCHES = [
    take_that.Options(players=players, professional=professional)
    for players in (2, 3, 4)
    for professional in (False, True)
]
TABLES: list[Options] = [*TEAMS, *MATCHES]


@pytest.mark.parametrize("marks", [False, True], ids=["silent", "marks"])
def test_a_stronger_level_wins_more_often_wherever_it_was_measured(*, marks: bool) -> None:
    for options in TABLES:
        wins = [wins_of(options, level, marks=marks) for level in levels_of(options.game)]
        measured = [won for won in wins if won is not None]
        assert len(measured) > 1, options
        assert measured == sorted(measured), options


def test_levels_that_hear_marks_win_more_often_with_them() -> None:
    for options in TEAMS:
        for level in ("careful", "quick", "expert"):
            silent, marks = (wins_of(options, level, marks=marks) for marks in (False, True))
            if options.players == 1 or level == "random":
                assert silent == marks
            elif silent is not None and marks is not None:
                assert marks > silent


@pytest.mark.parametrize(
    "options",
    [
        the_game.Options(players=3, minimum=3, short_hand=True),
        the_game.Options(players=3, extreme=True, minimum=3),
        the_game.Options(players=3, extreme=True, switched_off=["skull"]),
        the_game.Options(players=3, extreme=True, one_pile="whole-turn"),
    ],
    ids=repr,
)
def test_no_figure_of_other_rules_is_shown(options: the_game.Options) -> None:
    assert [wins_of(options, level, marks=True) for level in levels_of(options.game)] == [None] * 5


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
