"""`tenback admin people`: finding, renaming, muting and removing people."""

from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli._admin_options import Server, SettingsFile, TokenFile, Yes, client, print_rows, when

if TYPE_CHECKING:
    from tenback.server.wire.admin import PersonKept

people = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="The people of this server.")
Id = Annotated[str, typer.Argument(metavar="ID", help="The person’s id, as shown by `find`.")]


@people.command()
def find(
    name: Annotated[str, typer.Argument(help="Part of the name, or the id (default: everyone).")] = "",
    *,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """List people: id, last seen, tables, muted until, name."""
    from tenback.server.wire.admin import PeopleKept

    found = client(server, token_file, settings).get("people", PeopleKept, name=name).people
    rows = ((one.id, when(one.seen_at), f"tables: {one.tables}", _muted(one), one.name) for one in found)
    print_rows(rows, "nobody")


@people.command()
def rename(
    person: Id,
    name: Annotated[str, typer.Argument(help="The new name.")],
    *,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Rename a person, including at their tables."""
    client(server, token_file, settings).do("POST", "people", person, "name", name=name)
    typer.echo(f"{person} is now called {name}")


@people.command()
def mute(
    person: Id,
    *,
    days: Annotated[int, typer.Option(help="Number of days; 0 lets them chat again.")] = 7,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Mute a person’s chat; they can still play and give marks."""
    client(server, token_file, settings).do("POST", "people", person, "mute", days=days)
    typer.echo(f"{person} is muted (days: {days})" if days else f"{person} can chat again")


@people.command()
def remove(
    person: Id,
    *,
    yes: Yes = False,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Delete a person and all their data. They could do it themselves; it can’t be undone."""
    asked = client(server, token_file, settings)
    if not yes:
        typer.confirm(f"Delete {person} and all their data?", abort=True)
    asked.do("DELETE", "people", person)
    typer.echo(f"{person} is deleted")


def _muted(one: "PersonKept") -> str:
    return f"muted until {when(one.muted_until)}" if one.muted_until else ""
