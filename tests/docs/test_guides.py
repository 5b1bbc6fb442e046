"""What the guides tell people to type is there."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from tenback.cli._app import app, command_names

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMMAND = re.compile(r"^(?: {4}|\$ )(tenback [a-z]+ .*)$", re.MULTILINE)
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    return sorted({line for page in PAGES for line in COMMAND.findall(page.read_text(encoding="utf-8"))})


def options_of(command: str) -> set[str]:
    group: Any = typer.main.get_command(app)
    return {name for parameter in group.get_command(None, command).params for name in parameter.opts}


def test_the_pages_show_many_commands() -> None:
    assert len(commands()) > 8


@pytest.mark.parametrize("line", commands())
def test_a_command_that_a_page_shows_has_these_options(line: str) -> None:
    _, command, *words = shlex.split(line, comments=True)

    assert command in command_names()
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given <= options_of(command)


@pytest.mark.parametrize("guide", ["simulate.md", "write-a-bot.md"])
def test_the_python_of_a_guide_runs(guide: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "guides" / guide).read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for block in PYTHON.findall(text):
        exec(compile(block, guide, "exec"), names)
    assert capsys.readouterr().out


def test_guides_install_from_a_checkout_or_a_wheel() -> None:
    """The package is in no index: a bare name would find nothing."""
    guides = {
        page: (ROOT / "docs" / "guides" / page).read_text()
        for page in ("install.md", "train.md", "benchmark.md")
    }
    installed = [
        word for text in guides.values() for word in re.findall(r"pip install (?:--\S+ )?(\S+)", text)
    ]

    assert len(installed) > 3
    assert [word for word in installed if not word.strip("'`").startswith((".", "dist/"))] == []
