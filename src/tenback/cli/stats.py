"""`tenback stats`: what my finished games add up to."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.records.statistics import Bar, Summary
    from tenback.words import Words

WIDEST_BAR = 30


def stats(
    *,
    server: Annotated[
        str | None, typer.Option(help="Count your games on this server, such as https://example.org.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Show how your finished games went: wins, cards left, streaks.

    Without --server it counts the games that you finished in this machine’s terminal.
    With --server it counts those you finished there as the person from `tenback daily --server`.
    Games are counted together only if they have the same number of players, rules and talk.
    """
    from tenback.cli._app import words_for

    words = words_for(lang)
    if server is None:
        _tell_local(words, as_json=as_json)
    else:
        _tell_served(words, server.rstrip("/"), as_json=as_json)


def _tell_served(words: "Words", server: str, *, as_json: bool) -> None:
    from tenback.cli._stats_server import statistics_on, summary_of

    raw, found = statistics_on(server)
    if as_json:
        typer.echo(raw)
    elif found.kinds:
        _tell(words, [summary_of(kind, server) for kind in found.kinds])
    else:
        typer.echo(words.say("me-none"))


def _tell(words: "Words", counted: "list[Summary]") -> None:
    typer.echo("\n\n".join("\n".join(_lines(words, summary)) for summary in counted))


def _tell_local(words: "Words", *, as_json: bool) -> None:
    from tenback.records.statistics import summaries
    from tenback.terminal.statistics import finished_games

    found = finished_games()
    counted = summaries(found.games)
    if as_json:
        typer.echo(_json(counted))
    elif counted:
        _tell(words, counted)
    else:
        typer.echo(words.say("stats-none", folder=str(found.folder)))
    if found.unread:
        typer.echo(words.say("stats-unread", files=len(found.unread)), err=True)
        typer.echo("\n".join(map(str, found.unread)), err=True)


def _json(counted: "list[Summary]") -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode({"kinds": counted}), indent=1).decode()


def _lines(words: "Words", summary: "Summary") -> Iterator[str]:
    kind, is_scored = summary.kind, any(game.score is not None for game in summary.last)
    yield f"{words.say(f'game-{kind.game}')}, {words.say('me-players', players=kind.players)}"
    yield f"  {kind.options}, {words.say(f'talk-{kind.talk}')}" if kind.talk else f"  {kind.options}"
    yield f"  {words.say('me-won', won=summary.won, games=summary.games)}"
    if summary.mean is not None:
        message = "me-mean-points" if is_scored else "me-mean-cards"
        yield f"  {words.say(message, mean=summary.mean)}"
    yield f"  {words.say('me-streak', now=summary.streak, best=summary.best_streak)}"
    yield f"  {words.say('me-tricks', tricks=summary.tricks)}"
    yield f"  {words.say('me-histogram-points' if is_scored else 'me-histogram-cards')}"
    yield from _bars(words, summary.histogram, is_scored=is_scored)
    yield f"  {words.say('me-last')}"
    yield from (f"    {game.source}" for game in summary.last)


def _bars(words: "Words", bars: "tuple[Bar, ...]", *, is_scored: bool) -> Iterator[str]:
    most = max((bar.games for bar in bars), default=1) or 1
    for bar in bars:
        is_won = bar.high == 0 and not is_scored
        label = words.say("me-bar-won") if is_won else words.say("me-bar", low=bar.low, high=bar.high)
        drawn = "█" * round(bar.games / most * WIDEST_BAR)
        yield f"    {label:<12} {drawn} {bar.games}".rstrip()
