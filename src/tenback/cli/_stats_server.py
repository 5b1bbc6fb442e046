"""My games on a server, counted there."""

import json

import msgspec

from tenback.cli._on_server import asked, check_address, known_secret
from tenback.games import game_named
from tenback.records.played import Kind, Played
from tenback.records.statistics import Bar, Summary
from tenback.server.wire.mine import GamePlayed, KindOfGames, MyStatistics
from tenback.terminal.usage_error import UsageError


def statistics_on(server: str) -> tuple[str, MyStatistics]:
    """Ask for my games, as JSON and as it is meant; only somebody who has been there has any."""
    check_address(server)
    secret = known_secret(server)
    if secret is None:
        raise UsageError("stats-nobody", server=server)
    raw = json.dumps(asked(server, secret, "/api/me/statistics"), indent=1)
    return raw, msgspec.json.decode(raw, type=MyStatistics)


def summary_of(shown: KindOfGames, server: str) -> Summary:
    """Read what the server has counted as if it had been counted here; games are links to their replays."""
    options = game_named(shown.game).format_options(shown.settings.options)
    kind = Kind(shown.game, shown.players, shown.talk, options, shown.hints)
    return Summary(
        kind,
        games=shown.games,
        won=shown.won,
        excellent=shown.excellent,
        left_early=shown.left_early,
        mean=shown.mean,
        streak=shown.streak,
        best_streak=shown.best_streak,
        tricks=shown.tricks,
        marks=shown.marks,
        histogram=tuple(Bar(bar.low, bar.high, bar.games) for bar in shown.histogram),
        best=tuple(_played(game, kind, server) for game in shown.best),
        last=tuple(_played(game, kind, server) for game in shown.last),
    )


def _played(game: GamePlayed, kind: Kind, server: str) -> Played:
    return Played(
        source=f"{server}/t/{game.table}/replay",
        kind=kind,
        ended_at=game.ended_at,
        won=game.won,
        cards_left=game.cards_left,
        score=game.score,
        left_early=game.left_early,
    )
