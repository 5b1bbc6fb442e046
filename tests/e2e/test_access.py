"""Every screen, in every language, for everyone."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from harness.player import Player
from tests.e2e.axe import AXE, BROKEN, CHECK, OVERFLOW, RULES, SMALL, faults
from tests.e2e.conftest import PHONE, NewPlayer
from tests.e2e.tables import Tables

LANGUAGES = ["en", "de", "fr", "it", "pl", "pt", "cs"]
OVERLAP = """() => {
    const words = [...document.querySelectorAll('.seats .name, .seats .count, header > a, header > button')];
    const boxes = words.map(one => [one.textContent, one.getBoundingClientRect()]);
    const over = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
        && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    const others = (box, index) => boxes.slice(index + 1).filter(([, other]) => over(box, other));
    return boxes.flatMap(([name, box], index) => others(box, index).map(([other]) => `${name} / ${other}`));
}"""


def test_axe_finds_nothing_on_any_screen_with_any_colours(new_player: NewPlayer, tables: Tables) -> None:
    """All rules in plain light, then the contrast of all text (AA) with every other set of colours."""
    low = {"width": 360, "height": 640}  # what a phone shows below its address bar
    ann = new_player(viewport=low, bypass_csp=True, storage_state=tables.cookies)
    found = {(name, *fault) for name in tables.tour(ann) for fault in faults(ann.page, name)}

    assert found == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_our_switch_for_contrast_works_without_the_system(
    new_player: NewPlayer, tables: Tables, theme: str
) -> None:
    ann = new_player(bypass_csp=True, storage_state=tables.cookies, color_scheme=theme)
    ann.goto(tables.line)
    muted = "getComputedStyle(document.documentElement).getPropertyValue('--muted')"
    ink = "getComputedStyle(document.documentElement).getPropertyValue('--ink')"
    assert ann.page.evaluate(muted) != ann.page.evaluate(ink)
    ann.button("Settings").click()
    ann.page.get_by_role("group", name="Contrast").get_by_text("More").click()
    ann.button("Close").click()

    assert ann.page.evaluate(muted) == ann.page.evaluate(ink)
    ann.page.add_script_tag(path=AXE)
    assert ann.page.evaluate(CHECK, RULES) == []


def test_every_screen_in_every_language_has_nothing_missing_cut_off_or_too_small_for_a_thumb(
    new_player: NewPlayer, tables: Tables
) -> None:
    """Also on 320 px and at twice the text size; a missing message is an error of the page, too."""
    ann = new_player(viewport=PHONE, storage_state=tables.cookies)
    settings = _second_tab(ann)
    faults = {
        (name, language, *what)
        for name in tables.tour(ann)
        for language in LANGUAGES
        for what in _cut_off_or_small(ann.page, settings, language)
    }

    assert faults == set()


def _second_tab(player: Player) -> Page:
    """Another tab of the same browser: what is chosen there holds in all of them."""
    tab = player.page.context.new_page()
    tab.goto("/healthz")
    return tab


def _cut_off_or_small(page: Page, settings: Page, language: str) -> Iterator[tuple[str, str]]:
    kept = json.dumps({"language": language})
    settings.evaluate("kept => localStorage.setItem('tenback-preferences', kept)", kept)
    page.locator(f"html[lang^={language}]").wait_for()
    yield from (("small", what) for what in page.evaluate(SMALL))
    for width, size in ((360, "100%"), (320, "100%"), (320, "200%")):
        page.set_viewport_size({"width": width, "height": PHONE["height"]})
        page.evaluate("size => document.documentElement.style.fontSize = size", size)
        found = page.evaluate(OVERFLOW) + page.evaluate(BROKEN)
        yield from ((f"{width} px, {size}", what) for what in found)
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})


@pytest.mark.parametrize(
    ("game", "players"), [("extreme", 2), ("extreme", 5), ("take-that", 3), ("take-that", 4)]
)
@pytest.mark.parametrize("size", ["100%", "200%"])
def test_however_many_play_nobody_lies_over_somebody_else(
    new_player: NewPlayer, game: str, players: int, size: str
) -> None:
    ann = new_player("Ann", viewport=PHONE)
    ann.open_table("me", *["random"] * (players - 1), game=game)
    ann.wait_for_my_turn_or_the_end()
    ann.page.evaluate("size => document.documentElement.style.fontSize = size", size)

    assert ann.page.evaluate(OVERLAP) == []
    assert ann.page.evaluate(OVERFLOW) == []


def test_the_language_can_stand_in_the_link(new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto("/?lang=cs")

    expect(ann.page.locator("html")).to_have_attribute("lang", "cs")
