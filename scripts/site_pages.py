"""What the documentation's site has that is made from the code: a hook of MkDocs.

Pages say `<!-- made from the code: commands -->` where it goes. Links to other files become names.
"""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

PLACE = re.compile(r"<!-- made from the code: ([a-z]+) -->")
OUTSIDE = re.compile(
    r"\[([^\]]+)\]\((?:\.\./)+((?:examples|deploy|src|tests|scripts|bench|training|web)/?[^)#]*)[^)]*\)"
)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Put in what is made from the code."""
    filled = PLACE.sub(lambda place: MADE[place[1]](), markdown)
    return OUTSIDE.sub(lambda link: f"`{link[2].rstrip('/')}`", filled)


def commands() -> str:
    """Every command with what it takes."""
    import typer

    from tenback.cli._app import app, command_names

    group: Any = typer.main.get_command(app)
    named = [
        ("tenback", group),
        *((f"tenback {name}", group.get_command(None, name)) for name in command_names()),
    ]
    return "\n\n".join(_section(title, command) for title, command in named)


def _section(title: str, command: Any) -> str:
    lines = [f"## {title}", "", command.help, "", "| | |", "| --- | --- |"]
    lines += [
        _parameter(parameter) for parameter in command.params if not getattr(parameter, "hidden", False)
    ]
    return "\n".join(lines)


def _parameter(parameter: Any) -> str:
    names = parameter.opts if parameter.opts[0].startswith("-") else [parameter.name.upper()]
    default = "" if parameter.default in (None, False, ()) else f" By default {parameter.default}."
    about = (parameter.help or "").replace("|", " or ")
    return f"| {', '.join(f'`{name}`' for name in names)} | {about}{default} |"


def requests() -> str:
    """The requests that a server answers."""
    from tenback.server.http.openapi import description

    lines = ["| request | |", "| --- | --- |"]
    for path, methods in sorted(description("")["paths"].items()):
        lines += [f"| `{method.upper()} {path}` | {about['summary']} |" for method, about in methods.items()]
    return "\n".join(lines)


MADE: dict[str, Callable[[], str]] = {"commands": commands, "requests": requests}
