"""The options that the commands for the host share, and how they print."""

import datetime as dt
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tenback.server.operations.admin_client import AdminClient

Server = Annotated[
    str | None,
    typer.Option(help="The server’s address, over https or on this machine (default: from the settings)."),
]
TokenFile = Annotated[Path | None, typer.Option(help="A file with the token (default: TENBACK_ADMIN_TOKEN).")]
SettingsFile = Annotated[Path | None, typer.Option(help="The server’s TOML settings file.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don’t ask for confirmation.")]
Database = Annotated[str | None, typer.Option(help="The database (default: in the data folder).")]


def client(server: str | None, token_file: Path | None, settings: Path | None) -> "AdminClient":
    """Find the server and the token."""
    from tenback.server.operations.admin_client import client_for
    from tenback.server.operations.settings import settings_from

    return client_for(settings_from({}, os.environ, settings), server, token_file, os.environ)


def database_url(database: str | None, settings: Path | None) -> str:
    """Find the database."""
    from tenback.server.operations.settings import settings_from

    return settings_from({"database": database}, os.environ, settings).database_url


def print_rows(rows: Iterable[tuple[str, ...]], none: str) -> None:
    """Print rows with their columns aligned; say so if there are none."""
    found = list(rows)
    if not found:
        typer.echo(none)
        return
    widths = [max(map(len, column)) for column in zip(*found, strict=True)]
    for row in found:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def when(milliseconds: int) -> str:
    """Write a time."""
    moment = dt.datetime.fromtimestamp(milliseconds / 1000, dt.UTC)
    return moment.strftime("%Y-%m-%d %H:%M UTC")


def printable(text: str) -> str:
    """Write what a guest has written so that a terminal does nothing but show it."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
