"""`tenback admin token`: what lets somebody look after a server."""

from typing import Annotated

import typer

from tenback.cli._admin_options import Database, SettingsFile, database_url, print_rows, when

token = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Make, list and revoke tokens; needs the database."
)


@token.command()
def make(
    name: Annotated[str, typer.Argument(help="What it’s for; shown in the log.")],
    *,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Make a token and print it once; only its hash is stored."""
    from tenback.server.operations.admin_tokens import make_token

    typer.echo(make_token(database_url(database, settings), name))


@token.command("list")
def list_all(*, database: Database = None, settings: SettingsFile = None) -> None:
    """List the tokens: id, time, name."""
    from tenback.server.operations.admin_tokens import list_tokens

    found = list_tokens(database_url(database, settings))
    print_rows(((one.id, when(one.created_at), one.name) for one in found), "no tokens")


@token.command()
def revoke(
    token_id: Annotated[str, typer.Argument(metavar="ID", help="Its id, as shown by `list`.")],
    *,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Revoke a token at once."""
    from tenback.server.operations.admin_tokens import revoke_token

    revoke_token(database_url(database, settings), token_id)
    typer.echo(f"token {token_id} revoked")
