"""Ratings of bots from who did better against whom (Bradley and Terry), on the scale that chess uses."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

AVERAGE = 1500.0
_SCALE = 400 / math.log(10)
_ROUNDS = 500
# Half a win each way against everybody keeps a bot that won all its deals from an endless rating.
_PRIOR = 0.5


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is compared with the others in a match."""

    bot: str
    points: float


def ratings(better: Mapping[tuple[str, str], float]) -> tuple[Rating, ...]:
    """Rate bots, best first; *better* says in how many deals the first bot did better than the second."""
    bots = sorted({bot for pair in better for bot in pair})
    wins = {pair: count + _PRIOR for pair, count in better.items()}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        strength = _improved(strength, wins)
    logs = {bot: math.log(value) for bot, value in strength.items()}
    middle = sum(logs.values()) / len(logs) if logs else 0.0
    rated = (Rating(bot, AVERAGE + _SCALE * (value - middle)) for bot, value in logs.items())
    return tuple(sorted(rated, key=lambda rating: -rating.points))


def _improved(strength: Mapping[str, float], wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Take one step of the usual iteration: wins over expected share of the deals."""
    return {
        bot: sum(count for (winner, _), count in wins.items() if winner == bot)
        / sum(
            (wins[bot, rival] + wins[rival, bot]) / (strength[bot] + strength[rival])
            for rival in strength
            if (bot, rival) in wins
        )
        for bot in strength
    }
