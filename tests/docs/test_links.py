"""Every page that a page links to is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
NAMED = re.compile(r"`((?:docs|tests|bench|scripts|harness)/[\w./-]+\.(?:md|py))`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_links_to_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    wanted = [page.parent / link for link in LINK.findall(text)]
    if page.name != "CHANGELOG.md":  # it tells of files as they were called then
        wanted += [ROOT / name for name in NAMED.findall(text)]
    assert [str(target) for target in wanted if not target.exists()] == []
