"""How often the levels win, as measured: what people are shown where they choose a bot.

By the number of players: percent of deals that a team of one level wins, in silence or with marks; at TAKE
THAT the percent of matches of two rounds that one such bot wins against careful ones. The deals, dates and
intervals are in `docs/results/`.
"""

from enum import StrEnum
from typing import Final

from tenback.bots.registry import levels_of
from tenback.games import Options, game_named


class Rules(StrEnum):
    """The rules of a table that were measured each by itself."""

    USUAL = "usual"
    MINIMUM_THREE = "minimum-three"
    SHORT_HAND = "short-hand"
    PROFESSIONAL = "professional"


CHANGED: Final = {
    frozenset[str](): Rules.USUAL,
    frozenset({"minimum"}): Rules.MINIMUM_THREE,
    frozenset({"short_hand"}): Rules.SHORT_HAND,
    frozenset({"professional"}): Rules.PROFESSIONAL,
}
"""The rules by the options that differ from the usual ones."""

Wins = dict[str, dict[int, int]]
"""By level and number of players."""

NEVER: Final = dict.fromkeys(range(1, 6), 0)
IN_SILENCE: Final[dict[str, dict[Rules, Wins]]] = {
    "the-game": {
        Rules.USUAL: {
            "random": NEVER,
            "greedy": {1: 2, 2: 3, 3: 1, 4: 2, 5: 1},
            "careful": {1: 9, 2: 50, 3: 32, 4: 52, 5: 59},
            "quick": {1: 43, 2: 85, 3: 78, 4: 94, 5: 96},
            "expert": {1: 53, 2: 90, 3: 81, 4: 97, 5: 99},
        },
        Rules.MINIMUM_THREE: {
            "random": NEVER,
            "greedy": NEVER,
            "careful": {1: 3, 2: 13, 3: 3, 4: 7, 5: 12},
            "quick": {1: 22, 2: 46, 3: 20, 4: 39, 5: 51},
            "expert": {1: 30, 2: 47, 3: 25, 4: 41, 5: 59},
        },
        Rules.SHORT_HAND: {
            "random": NEVER,
            "greedy": NEVER,
            "careful": {1: 2, 2: 9, 3: 3, 4: 7, 5: 10},
            "quick": {1: 10, 2: 31, 3: 13, 4: 32, 5: 44},
            "expert": {1: 11, 2: 34, 3: 15, 4: 38, 5: 51},
        },
    },
    "extreme": {
        Rules.USUAL: {
            "random": NEVER,
            "greedy": NEVER,
            "careful": {1: 1, 2: 5, 3: 1, 4: 2, 5: 3},
            "quick": {1: 17, 2: 37, 3: 19, 4: 30, 5: 30},
            "expert": {1: 25, 2: 37, 3: 28, 4: 32, 5: 33},
        },
    },
    "take-that": {
        Rules.USUAL: {
            "random": {2: 0, 3: 0, 4: 0},
            "careful": {2: 50, 3: 33, 4: 25},
            "quick": {2: 76, 3: 51, 4: 36},
            "expert": {2: 83, 3: 62, 4: 41},
        },
        Rules.PROFESSIONAL: {
            "random": {2: 0, 3: 1, 4: 2},
            "careful": {2: 50, 3: 33, 4: 25},
            "quick": {2: 71, 3: 55, 4: 44},
            "expert": {2: 84, 3: 66, 4: 49},
        },
    },
}
WITH_MARKS: Final[dict[str, dict[Rules, Wins]]] = {
    "the-game": {
        Rules.USUAL: {
            "careful": {2: 61, 3: 50, 4: 60, 5: 65},
            "quick": {2: 93, 3: 93, 4: 98, 5: 98},
            "expert": {2: 99, 3: 97, 4: 99, 5: 100},
        },
        Rules.MINIMUM_THREE: {
            "careful": {2: 22, 3: 7, 4: 12, 5: 14},
            "quick": {2: 60, 3: 41, 4: 64, 5: 75},
            "expert": {2: 77, 3: 58, 4: 76, 5: 89},
        },
        Rules.SHORT_HAND: {
            "careful": {2: 18, 3: 6, 4: 14, 5: 16},
            "quick": {2: 48, 3: 30, 4: 61, 5: 72},
            "expert": {2: 69, 3: 53, 4: 78, 5: 86},
        },
    },
    "extreme": {
        Rules.USUAL: {
            "careful": {2: 8, 3: 2, 4: 5, 5: 4},
            "quick": {2: 43, 3: 26, 4: 36, 5: 38},
            "expert": {2: 60, 3: 39, 4: 50, 5: 50},
        },
    },
}
"""Where marks change anything: not alone, and not for levels that hear none."""
HEARING: Final = ("careful", "quick", "expert")


def wins_of(options: Options, level: str, *, marks: bool) -> int | None:
    """How often bots of a level win at such a table, in percent; None where nobody has measured it."""
    rules = rules_of(options)
    if rules is None:
        return None
    return wins_by_level(options.game, rules, marks=marks).get(level, {}).get(options.players)


def rules_of(options: Options) -> Rules | None:
    """Name the rules of a table; None for those that nobody has measured."""
    game = game_named(options.game)
    usual = game.options(players=options.players)
    changed = (name for name in game.choices if getattr(options, name) != getattr(usual, name))
    return CHANGED.get(frozenset(changed))


def rules_measured(game: str) -> tuple[Rules, ...]:
    """List the rules of a game that were measured."""
    return tuple(IN_SILENCE.get(game, {}))


def wins_by_level(game: str, rules: Rules, *, marks: bool) -> Wins:
    """List the levels of a game, weakest first, and how often each wins by the number of players."""
    in_silence = IN_SILENCE.get(game, {}).get(rules, {})
    with_marks = WITH_MARKS.get(game, {}).get(rules, {}) if marks else {}
    found = {level: _heard(level, in_silence, with_marks) for level in levels_of(game)}
    return {level: dict(sorted(wins.items())) for level, wins in found.items()}


def _heard(level: str, in_silence: Wins, with_marks: Wins) -> dict[int, int]:
    """Take the figures with marks where there are some, and those in silence where marks change nothing."""
    silent = in_silence.get(level, {})
    if with_marks and level in HEARING:
        silent = {players: won for players, won in silent.items() if players == 1}
    return silent | with_marks.get(level, {})
