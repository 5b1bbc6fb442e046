"""Luck over many games: what one game leaves unexplained is small beside the sum of many."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict

import msgspec

from tenback.analysis.luck.steps import DIGITS
from tenback.analysis.luck.sums import Sum, team_sum
from tenback.analysis.luck.widths import width_of
from tenback.games import Options, game_named
from tenback.games.the_game import Options as TheGame
from tenback.server.storage.reviews import ReviewedGame
from tenback.server.wire.reviews import JudgedTurn, LuckView, MyLuck, SumView
from tenback.talk.mode import TalkMode

LEAST_GAMES = 5
"""Fewer games say nothing."""
STEPS = msgspec.json.Decoder(JudgedTurn)


def luck_of(games: Iterable[ReviewedGame]) -> MyLuck:
    """Add up the games of each kind whose width is known."""
    by_kind = defaultdict[tuple[Options, float], list[Sum]](list)
    for one in games:
        options = game_named(one.game).parse_options(one.options)
        if width := width_of(options, talks=one.talk != TalkMode.SILENT):
            steps = list(map(STEPS.decode, one.steps))
            by_kind[options, width].append(team_sum(one.start, steps, one.seat, float(one.won)))
    shown = [
        _shown(options, sums, width) for (options, width), sums in by_kind.items() if len(sums) >= LEAST_GAMES
    ]
    return MyLuck(tuple(sorted(shown, key=lambda kind: -kind.games)))


def _shown(options: Options, sums: list[Sum], width: float) -> LuckView:
    total = {name: round(sum(getattr(one, name) for one in sums), DIGITS) for name in asdict(sums[0])}
    spread = round(width * math.sqrt(len(sums)), DIGITS)
    return LuckView(options.game, options.players, len(sums), SumView(**total), spread, _rules(options))


def _rules(options: Options) -> tuple[str, ...]:
    assert isinstance(options, TheGame)  # of other games no width is known
    unusual = {"minimum-three": options.minimum == 3, "short-hand": options.short_hand}
    return tuple(name for name, holds in unusual.items() if holds)
