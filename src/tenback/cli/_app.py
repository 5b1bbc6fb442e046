"""The `tenback` command with all its commands; each is imported when it is used."""

import importlib
import itertools
import os
import pkgutil
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import tenback.cli
from tenback.cli._game_flags import with_game_flags
from tenback.games.errors import TenbackError
from tenback.words import Language, UnknownLanguage, Words, explanation, negotiate

WRONG_USE = 2
"""The exit code for anything the user has to change."""


class Commands(TyperGroup):
    """The files of this package that do not begin with an underscore."""

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002 (Typer passes it)
        """List the commands by name."""
        return command_names()

    def get_command(self, ctx: object, cmd_name: str) -> Any:  # noqa: ARG002
        """Import one command."""
        return _command(cmd_name) if cmd_name in command_names() else None


def command_names() -> list[str]:
    """List the commands: every file of this package is one."""
    return sorted(
        module.name
        for module in pkgutil.iter_modules(tenback.cli.__path__)
        if not module.name.startswith("_")
    )


def _command(name: str) -> Any:
    command = getattr(importlib.import_module(f"tenback.cli.{name}"), name)
    if isinstance(command, typer.Typer):
        return typer.main.get_command(command)
    alone = typer.Typer(add_completion=False)
    alone.command(name)(with_game_flags(command, sys.argv[1:]))
    return typer.main.get_command(alone)


SOURCE_DOCS = "docs/index.md in the source; `make docs` builds them as a site."
app = typer.Typer(
    cls=Commands,
    add_completion=True,
    invoke_without_command=True,
    rich_markup_mode=None,
    epilog=f"Guides and reference: {os.environ.get('TENBACK_DOCS_URL') or SOURCE_DOCS}",
)


def _tell_version(asked: bool) -> None:  # noqa: FBT001 (Typer calls it so)
    if asked:
        typer.echo(f"tenback {tenback.__version__}")
        raise typer.Exit


@app.callback()
def _tenback(
    ctx: typer.Context,
    *,
    version: Annotated[  # noqa: ARG001 (answered before anything else)
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Print the version.")
    ] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others on your network join; shows a QR code.")
    ] = False,
) -> None:
    """Play, study and beat THE GAME, THE GAME EXTREME and TAKE THAT. Without a command, opens the browser."""
    if ctx.invoked_subcommand is None:
        from tenback.cli.serve import serve

        serve(browser=True, lan=lan)


def run() -> None:
    """Run the command line; what the user did wrong is said without a traceback."""
    try:
        app()
    except TenbackError as error:
        typer.echo(explanation(_words_for_errors(), error), err=True)
        sys.exit(_code_of(error))


def _code_of(error: TenbackError) -> int:
    """Bots that forfeited too much are no mistake in the command."""
    from tenback.cli.simulate import FORFEITED

    return FORFEITED if error.message == "error-too-many-forfeits" else WRONG_USE


def words_for(lang: str | None) -> Words:
    """Speak the language that was asked for, else that of the environment."""
    return Words(negotiate(lang, os.environ))


def _words_for_errors() -> Words:
    """An error is told in the language that was asked for, if there is such a one."""
    pairs = itertools.pairwise([*sys.argv[1:], ""])
    asked = [word.partition("=")[2] or following for word, following in pairs if word.startswith("--lang")]
    try:
        return words_for(asked[0] if asked else None)
    except UnknownLanguage:
        return Words(Language.ENGLISH)
