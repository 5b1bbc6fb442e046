"""`tenback admin tables`: listing and closing tables, and giving a seat to a bot."""

from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._admin_options import Server, SettingsFile, TokenFile, Yes, client, print_rows, when

if TYPE_CHECKING:
    from tenback.server.wire.admin import TableKept

tables = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="The tables of this server.")
Id = Annotated[str, typer.Argument(metavar="TABLE", help="The table’s id: the last part of its link.")]


@tables.command("list")
def list_all(
    *,
    stage: Annotated[str, typer.Option(help="Only tables at this stage: seating, playing or over.")] = "",
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """List the newest tables: id, time, game, stage, seats. Hands are never shown."""
    from tenback.server.wire.admin import TablesKept

    query = {"stage": stage} if stage else {}
    found = client(server, token_file, settings).get("tables", TablesKept, **query).tables
    rows = ((one.id, when(one.updated_at), one.game, one.stage, _seats(one)) for one in found)
    print_rows(rows, "no tables")


@tables.command()
def close(
    table: Id,
    *,
    yes: Yes = False,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Delete a table and its game; this can’t be undone."""
    asked = client(server, token_file, settings)
    if not yes:
        typer.confirm(f"Delete table {table} with its game?", abort=True)
    asked.do("DELETE", "tables", table)
    typer.echo(f"table {table} is closed")


@tables.command()
def bot(
    table: Id,
    seat: Annotated[int, typer.Argument(help="The seat, numbered from 0.")],
    *,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Give a person’s seat to a bot permanently."""
    client(server, token_file, settings).do("POST", "tables", table, "seats", str(seat), "bot")
    typer.echo(f"a bot now plays seat {seat} of table {table}")


def _seats(table: "TableKept") -> str:
    told = (f"{place}: {seat.name or seat.kind}" for place, seat in enumerate(table.seats))
    return ", ".join(told)
