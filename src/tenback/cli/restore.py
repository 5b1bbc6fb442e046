"""`tenback restore`: a table from a file into the server's database."""

import os
from pathlib import Path
from typing import Annotated

import typer


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `tenback export`.", exists=True)],
    *,
    database: Annotated[str | None, typer.Option(help="The database (default: in the data folder).")] = None,
) -> None:
    """Import one exported table into a database."""
    from tenback.server.operations.backup import import_table, read_bounded
    from tenback.server.operations.settings import settings_from

    url = settings_from({"database": database}, os.environ).database_url
    typer.echo(f"table {import_table(url, read_bounded(file))} is restored")
