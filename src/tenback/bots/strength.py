"""How often the levels win, as measured: what people are shown where they choose a bot.

By the number of players: percent of deals that a team of one level wins, in silence or with marks; at TAKE
THAT the percent of games that one such bot wins against careful ones. The deals, dates and intervals are in
`docs/results/`.
"""

from tenback.bots.registry import levels_of

Wins = dict[str, dict[str, dict[int, int]]]
"""By game, level and number of players."""

IN_SILENCE: Wins = {
    "the-game": {
        "random": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "greedy": {1: 2, 2: 3, 3: 1, 4: 2, 5: 1},
        "careful": {1: 9, 2: 50, 3: 32, 4: 52, 5: 59},
        "quick": {1: 46, 2: 84, 3: 77, 4: 93, 5: 96},
        "expert": {1: 55, 2: 88, 3: 82, 4: 97, 5: 99},
    },
    "extreme": {
        "random": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "greedy": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "careful": {1: 1, 2: 5, 3: 1, 4: 2, 5: 3},
        "quick": {1: 17, 2: 37, 3: 19, 4: 30, 5: 30},
        "expert": {1: 25, 2: 37, 3: 28, 4: 32, 5: 33},
    },
    "take-that": {
        "random": {2: 0, 3: 0, 4: 0},
        "careful": {2: 50, 3: 33, 4: 25},
        "quick": {2: 76, 3: 51, 4: 36},
        "expert": {2: 83, 3: 62, 4: 41},
    },
}
WITH_MARKS: Wins = {
    "the-game": {
        "careful": {2: 61, 3: 50, 4: 60, 5: 65},
        "quick": {2: 93, 3: 93, 4: 98, 5: 98},
        "expert": {2: 99, 3: 97, 4: 99, 5: 100},
    },
    "extreme": {
        "careful": {2: 8, 3: 2, 4: 5, 5: 4},
        "quick": {2: 43, 3: 26, 4: 36, 5: 38},
        "expert": {2: 60, 3: 39, 4: 50, 5: 50},
    },
}
"""Where marks change anything: not alone, and not for levels that hear none."""


def wins_of(game: str, level: str, players: int, *, marks: bool) -> int | None:
    """How often bots of a level win, in percent; None where nobody has measured it."""
    in_silence = _of_level(IN_SILENCE, game, level).get(players)
    return _of_level(WITH_MARKS, game, level).get(players, in_silence) if marks else in_silence


def levels_with_wins(game: str, *, marks: bool) -> dict[str, dict[int, int]]:
    """The levels of a game, weakest first, and how often each wins by the number of players."""
    return {
        level: _of_level(IN_SILENCE, game, level) | (_of_level(WITH_MARKS, game, level) if marks else {})
        for level in levels_of(game)
    }


def _of_level(wins: Wins, game: str, level: str) -> dict[int, int]:
    return wins.get(game, {}).get(level, {})
