"""`tenback backup`: a copy of the server's database."""

import os
from pathlib import Path
from typing import Annotated

import typer


def backup(
    to: Annotated[Path, typer.Argument(help="The file to write.")],
    *,
    database: Annotated[str | None, typer.Option(help="The database (default: in the data folder).")] = None,
) -> None:
    """Back up a server’s database, even while it’s running."""
    from tenback.server.operations.backup import backup as copied
    from tenback.server.operations.settings import settings_from

    copied(settings_from({"database": database}, os.environ).database_url, to)
    typer.echo(f"copied to {to}")
