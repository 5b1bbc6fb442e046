"""How often the levels win, as measured: what people are shown where they choose a bot.

By the number of players: percent of deals that a team of one level wins, THE GAME in silence and EXTREME with
marks (`quick`, which hears none, in silence); at TAKE THAT the percent of games that one such bot wins
against careful ones. The deals, dates and intervals are in `docs/results/`.
"""

from tenback.bots.registry import levels_of

WINS: dict[str, dict[str, dict[int, int]]] = {
    "the-game": {
        "random": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "greedy": {1: 2, 2: 3, 3: 1, 4: 2, 5: 1},
        "careful": {1: 9, 2: 50, 3: 32, 4: 52, 5: 59},
        "quick": {1: 42, 2: 83, 3: 77, 4: 93, 5: 96},
        "expert": {1: 55, 2: 88, 3: 82, 4: 97, 5: 99},
    },
    "extreme": {
        "random": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "greedy": {1: 0, 2: 0, 3: 0, 4: 0, 5: 0},
        "careful": {1: 1, 2: 7, 3: 2, 4: 3, 5: 3},
        "quick": {1: 17, 2: 35, 3: 20, 4: 28, 5: 31},
        "expert": {1: 25, 2: 60, 3: 39, 4: 50, 5: 50},
    },
    "take-that": {
        "random": {2: 0, 3: 0, 4: 0},
        "careful": {2: 50, 3: 33, 4: 25},
        "quick": {2: 76, 3: 51, 4: 36},
        "expert": {2: 83, 3: 62, 4: 41},
    },
}


def wins_of(game: str, level: str, players: int) -> int | None:
    """How often bots of a level win, in percent; None where nobody has measured it."""
    return WINS.get(game, {}).get(level, {}).get(players)


def levels_with_wins(game: str) -> dict[str, dict[int, int]]:
    """The levels of a game, weakest first, and how often each wins by the number of players."""
    return {level: WINS.get(game, {}).get(level, {}) for level in levels_of(game)}
