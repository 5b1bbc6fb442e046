"""Every page that a page links to is there, every page is found, and every picture is shown."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FIRST = [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"(?:\]\(|(?:src|href)=\")(?!https?:|mailto:|#)([^)#\"\s]+)")
NAMED = re.compile(r"`((?:docs|tests|bench|training|scripts|harness)/[\w./-]+\.(?:md|py))`")


def links(page: Path) -> list[Path]:
    """List the files that a page links to or shows."""
    return [(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_is_there(page: Path) -> None:
    wanted = links(page)
    if page.name != "CHANGELOG.md":  # it tells of files as they were called then
        wanted += [ROOT / name for name in NAMED.findall(page.read_text(encoding="utf-8"))]
    assert [str(target) for target in wanted if not target.exists()] == []


def test_every_page_is_found_from_the_readme_or_the_contributing_page() -> None:
    found, waiting = set(FIRST), list(FIRST)
    while waiting:
        page = waiting.pop()
        linked = {inner for link in links(page) for inner in (link.glob("*.md") if link.is_dir() else [link])}
        new = {link for link in linked if link.suffix == ".md"} - found
        found |= new
        waiting += new
    pages = {page for page in PAGES if page.parent != ROOT}
    assert {str(page.relative_to(ROOT)) for page in pages - found} == set()


def test_only_pictures_that_pages_show_are_kept() -> None:
    shown = {link for page in PAGES for link in links(page)}
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    kept = set((ROOT / "docs" / "pictures").iterdir())
    assert {path.name for path in kept - shown if f"pictures/{path.name}" not in site} == set()
