"""`tenback doctor`: whether this machine can serve tables."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._app import words_for

if TYPE_CHECKING:
    from tenback.server.operations.finding import Finding
    from tenback.server.operations.settings import ServerSettings
    from tenback.words import Words


def doctor(
    *,
    settings: Annotated[Path | None, typer.Option(help="The server’s TOML settings file.")] = None,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on (8098).")] = None,
    database: Annotated[str | None, typer.Option(help="The database (default: in the data folder).")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address that guests type; it’s checked through the proxy.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="The language: en, de, fr, it, pl, pt or cs.")] = None,
) -> None:
    """Check whether this machine can run a server. Lines that aren’t ok say what to do."""
    from tenback.server.operations.settings import settings_from

    given = {"host": host, "port": port, "database": database, "public_url": public_url}
    _tell(settings_from(given, os.environ, settings), words_for(lang))


def _tell(settings: "ServerSettings", words: "Words") -> None:
    from tenback.server.operations.doctor import findings
    from tenback.words import explanation

    all_ok = True
    for finding in findings(settings):
        all_ok &= finding.is_ok
        told = (
            explanation(words, finding.error)
            if finding.error
            else words.say(finding.message, **finding.facts)
        )
        state = words.say(_state(finding))
        about = words.say(f"doctor-about-{finding.subject}")
        typer.echo(words.say("doctor-line", state=state, about=about, told=told))
    if not all_ok:
        raise typer.Exit(1)


def _state(finding: "Finding") -> str:
    if not finding.is_checked:
        return "doctor-unchecked"
    return "doctor-ok" if finding.is_ok else "doctor-attention"
