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
    """One command; a command with commands of its own is followed by them."""
    shown = [parameter for parameter in command.params if not getattr(parameter, "hidden", False)]
    lines = [f"## {title}", "", command.help or "", ""]
    if shown:
        lines += ["| | |", "| --- | --- |", *map(_parameter, shown)]
    below = getattr(command, "commands", {}) if title != "tenback" else {}
    inside = [_section(f"{title} {name}", under) for name, under in below.items()]
    return "\n\n".join(["\n".join(lines), *inside])


def _parameter(parameter: Any) -> str:
    names = parameter.opts if parameter.opts[0].startswith("-") else [parameter.name.upper()]
    default = "" if parameter.default in (None, False, (), "") else f" By default {parameter.default}."
    about = (parameter.help or "").replace("|", " or ")
    return f"| {', '.join(f'`{name}`' for name in names)} | {about}{default} |"


def requests() -> str:
    """The requests that a server answers."""
    lines = ["| request | | sent | answered |", "| --- | --- | --- | --- |"]
    for path, methods in sorted(_described()["paths"].items()):
        lines += [_request(method, path, about) for method, about in methods.items()]
    return "\n".join(lines)


def _request(method: str, path: str, about: dict[str, Any]) -> str:
    done = next(answer for status, answer in about["responses"].items() if status != "default")
    sent = _sent(about.get("requestBody", {}))
    return f"| `{method.upper()} {path}` | {about['summary']} | {sent} | {_sent(done)} |"


def _sent(body: dict[str, Any]) -> str:
    return " or ".join(_kind(content["schema"]) for content in body.get("content", {}).values())


def types() -> str:
    """What is sent in requests and answers."""
    return "\n\n".join(
        _type(name, about) for name, about in sorted(_described()["components"]["schemas"].items())
    )


def _type(name: str, about: dict[str, Any]) -> str:
    lines = [f"### {name}", "", about.get("description", "")]
    if fields := about.get("properties"):
        lines += ["", "| field | type |", "| --- | --- |"]
        lines += [f"| `{field}` | {_kind(schema)} |" for field, schema in fields.items()]
    elif "enum" in about:
        lines += ["", f"One of {', '.join(f'`{value}`' for value in about['enum'])}."]
    return "\n".join(lines)


def _kind(schema: dict[str, Any]) -> str:
    """A JSON schema in a few words; a type of ours links to its section."""
    match schema:
        case {"$ref": ref}:
            name = ref.rpartition("/")[2]
            return f"[{name}](#{name.lower()})"
        case {"anyOf": kinds}:
            return " or ".join(map(_kind, kinds))
        case {"enum": values}:
            return " or ".join(f"`{value}`" for value in values)
        case {"type": "array", "items": dict(inside)}:
            return f"list of {_kind(inside)}"
        case {"type": "object", "additionalProperties": dict(inside)}:
            return f"{_kind(inside)} by name"
        case _:
            return str(schema.get("type", "anything"))


def _described() -> dict[str, Any]:
    from tenback.server.http.openapi import description

    return description("")


MADE: dict[str, Callable[[], str]] = {"commands": commands, "requests": requests, "types": types}
