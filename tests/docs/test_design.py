"""The design pages say what the code says."""

import re
from pathlib import Path

import pytest

from scripts.layers import PAGE, page

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"^\| `([^`]+)` \| (`[^|]+`) \|", re.MULTILINE)
CLIENT = ROOT / "docs" / "design" / "client.md"
TRAVELS = ROOT / "docs" / "design" / "how-a-play-travels.md"


def steps() -> list[tuple[str, str]]:
    found = STEP.findall(TRAVELS.read_text(encoding="utf-8"))
    return [(file, name) for file, names in found for name in re.findall(r"`([^`]+)`", names)]


def test_the_picture_of_the_layers_is_that_of_the_import_contracts() -> None:
    """`python scripts/layers.py` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_a_play_travels_far() -> None:
    assert len(steps()) > 40


@pytest.mark.parametrize(("file", "name"), sorted(set(steps())))
def test_every_function_on_the_way_is_where_the_page_says(file: str, name: str) -> None:
    defined = rf"(?:def|function) {name}\b|^\s*{name}\(|^\s*{name} = "
    assert re.search(defined, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_tree_of_the_client_names_every_folder_and_nothing_that_is_gone() -> None:
    [tree] = re.findall(r"```\nweb/src/\n(.*?)```", CLIENT.read_text(encoding="utf-8"), re.DOTALL)
    folder = ROOT / "web" / "src"
    files = {file.name for file in folder.rglob("*") if file.is_file()}
    folders = {file.name for file in folder.rglob("*") if file.is_dir()}

    assert set(re.findall(r"[\w.]+\.(?:ts|js|svelte)\b", tree)) <= files
    named = set(re.findall(r"([\w-]+)/", tree))
    assert {place.name for place in folder.iterdir() if place.is_dir()} <= named <= folders
