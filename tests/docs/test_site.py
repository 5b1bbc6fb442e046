"""The documentation as a site: it builds without a warning, and fetches nothing from elsewhere."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest

ROOT = Path(__file__).parents[2]
SHOWN = re.compile(r"^::: (tenback\S*)$", re.MULTILINE)
FETCHED = re.compile(r'<(?:script|img|iframe)[^>]* src="(https?:[^"]*)"|<link[^>]* href="(https?:[^"]*)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it once; a broken link is an error."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, capture_output=True, text=True, check=False, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    return folder


def test_nothing_is_fetched_from_elsewhere_and_the_search_is_at_hand(site: Path) -> None:
    pages = {page.relative_to(site): page.read_text(encoding="utf-8") for page in site.rglob("*.html")}

    assert {str(page): found for page, text in pages.items() if (found := FETCHED.findall(text))} == {}
    assert (site / "search" / "search_index.json").stat().st_size > 100_000


def test_commands_requests_and_settings_come_from_the_code(site: Path) -> None:
    reference = site / "reference"

    commands = (reference / "command-line.html").read_text(encoding="utf-8")
    assert "--install-completion" in commands
    assert "tenback admin people mute" in commands
    http = (reference / "http.html").read_text(encoding="utf-8")
    assert "/api/tables/{table}" in http
    assert 'id="tableline"' in http, "answers link to their types"
    assert "silent_seconds" in (reference / "settings.html").read_text(encoding="utf-8")


def _shown_names() -> list[str]:
    return sorted(
        {
            name
            for page in (ROOT / "docs" / "reference").glob("*.md")
            for name in SHOWN.findall(page.read_text())
        }
    )


@pytest.mark.parametrize("name", _shown_names())
def test_every_public_name_is_documented(name: str) -> None:
    try:
        shown = importlib.import_module(name)
    except ModuleNotFoundError:
        folder, _, last = name.rpartition(".")
        shown = getattr(importlib.import_module(folder), last)
    assert shown.__doc__
    public = [getattr(shown, inside) for inside in getattr(shown, "__all__", ())]
    ours = [
        thing for thing in public if isinstance(thing, type | FunctionType) and "tenback" in thing.__module__
    ]

    assert [thing for thing in ours if not thing.__doc__] == []
