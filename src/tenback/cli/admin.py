"""`tenback admin`: looking after a running server."""

from typing import Annotated

import typer

from tenback.cli._admin_options import Server, SettingsFile, TokenFile, client, print_rows, printable, when
from tenback.cli._admin_people import people
from tenback.cli._admin_tables import tables
from tenback.cli._admin_tokens import token

admin = typer.Typer(
    no_args_is_help=True, add_completion=False, rich_markup_mode=None, help="Manage a running server."
)
reports = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="What players have reported.")
for group, name in ((token, "token"), (people, "people"), (tables, "tables"), (reports, "reports")):
    admin.add_typer(group, name=name)


@reports.command("list")
def list_reports(
    *, server: Server = None, token_file: TokenFile = None, settings: SettingsFile = None
) -> None:
    """List reports: id, time, kind, table, reported person, text."""
    from tenback.server.wire.admin import ReportsKept

    found = client(server, token_file, settings).get("reports", ReportsKept).reports
    rows = ((one.id, when(one.at), one.kind, one.table, one.person, printable(one.text)) for one in found)
    print_rows(rows, "no reports")


@reports.command()
def delete(
    report: Annotated[str, typer.Argument(help="The id of the report.")],
    *,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Delete a report once it’s dealt with."""
    client(server, token_file, settings).do("DELETE", "reports", report)
    typer.echo(f"report {report} deleted")


@admin.command()
def notice(
    text: Annotated[str, typer.Argument(help="The notice; leave it out to remove the current one.")] = "",
    *,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Show a notice to everyone, at the tables and on the home page."""
    client(server, token_file, settings).do("PUT", "notice", text=text)
    typer.echo("the notice is shown to everybody" if text else "the notice is removed")


@admin.command()
def drain(
    *,
    stop: Annotated[bool, typer.Option("--stop", help="Serve as usual again.")] = False,
    server: Server = None,
    token_file: TokenFile = None,
    settings: SettingsFile = None,
) -> None:
    """Shut the server down once nobody is playing. No new games can start, and players are told."""
    asked = client(server, token_file, settings)
    asked.do("PUT", "drain", on=not stop)
    if stop:
        typer.echo("the server runs as usual again")
    else:
        typer.echo("no new games can start; the server stops when nobody is connected to a running game")


@admin.command()
def log(*, server: Server = None, token_file: TokenFile = None, settings: SettingsFile = None) -> None:
    """List what was done with tokens: time, token, action, target."""
    from tenback.server.wire.admin import AdminLog

    found = client(server, token_file, settings).get("log", AdminLog).entries
    print_rows(((when(one.at), one.token, one.action, one.target) for one in found), "nothing")
