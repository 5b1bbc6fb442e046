"""`tenback export`: one table of the server as a file."""

import os
from pathlib import Path
from typing import Annotated

import typer


def export(
    table: Annotated[str, typer.Argument(help="The table’s id: the last part of its link.")],
    to: Annotated[Path, typer.Argument(help="The file to write; it contains hidden cards.")],
    *,
    database: Annotated[str | None, typer.Option(help="The database (default: in the data folder).")] = None,
) -> None:
    """Export one table with its whole log to a file."""
    from tenback.server.operations.backup import export_table, write_private
    from tenback.server.operations.settings import settings_from

    url = settings_from({"database": database}, os.environ).database_url
    write_private(to, export_table(url, table))
    typer.echo(f"table {table} written to {to}")
