"""Every screen, in every language, for everyone."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPlayer
from tests.e2e.player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ["en", "de", "fr", "it", "pl", "pt", "cs"]
CHECK = """async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const found = await axe.run(document, {runOnly: rules});
    const where = one => one.nodes.map(node => node.html).slice(0, 3).join(' | ');
    return found.violations.map(one => `${one.id}: ${where(one)}`);
}"""
OVERFLOW = """() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const cut = [...document.querySelectorAll('button, a, h1, h2, summary, label, p')].filter(one =>
        one.checkVisibility() && !one.closest('.unseen, ol, .name') && one.scrollWidth > one.clientWidth + 2
        && getComputedStyle(one).display !== 'inline');
    return [...wide, ...cut.map(one => one.outerHTML.slice(0, 120))];
}"""


class Tables:
    """A few tables in a state that a screen can show, made once for a player."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.piles = player.open_table(
            "me", "random", game="extreme", talk="chat", aid=True, practice_deal=217
        )
        self.line = player.open_table("me", "random", game="take-that", practice_deal=15)
        for _ in range(4):
            player.wait_for_my_turn_or_the_end()
            player.do_something()
        self.seating = player.open_table("me", "open", "random", start=False, game="the-game")
        self.over = player.open_table("me", "random", game="the-game", practice_deal=2241)
        player.play_to_the_end()

    def addresses(self) -> dict[str, str]:
        return {
            "home": "/",
            "new table": "/new/extreme",
            "new line": "/new/take-that",
            "seating": f"/t/{self.seating}",
            "piles": f"/t/{self.piles}",
            "lesson": f"/t/{self.piles}?learn",
            "line": f"/t/{self.line}",
            "end": f"/t/{self.over}",
            "replay": f"/t/{self.over}/replay#3",
            "learn": "/learn",
            "rules": "/rules/the-game",
            "rules of extreme": "/rules/extreme",
            "rules of take that": "/rules/take-that",
            "me": "/me",
            "nowhere": "/t/aaaaaaaaaaaaaaaa",
        }


def _visit(player: Player, address: str) -> None:
    player.page.goto(address)
    player.page.locator("main h1").wait_for(state="attached")
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate("document.querySelectorAll('details').forEach(folded => folded.open = true)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(new_player: NewPlayer, scheme: str) -> None:
    ann = new_player("Ann", color_scheme=scheme, viewport=PHONE, bypass_csp=True)
    found = {}
    for name, address in Tables(ann).addresses().items():
        _visit(ann, address)
        found[name] = _axe(ann)
    found["settings"] = _axe_after(ann, lambda: ann.button("Settings").click())

    assert {name: faults for name, faults in found.items() if faults} == {}


def _axe_after(player: Player, action: Callable[[], None]) -> list[str]:
    action()
    return _axe(player)


def _axe(player: Player) -> list[str]:
    player.page.add_script_tag(path=AXE)
    return list(player.page.evaluate(CHECK))


def test_every_language_opens_every_screen_with_nothing_missing_and_nothing_cut_off(
    new_player: NewPlayer,
) -> None:
    """A missing message is an error of the page, which ends every test of a player."""
    ann = new_player("Ann", viewport=PHONE)
    addresses = Tables(ann).addresses()
    cut = {}
    for language in LANGUAGES:
        kept = json.dumps({"language": language})
        ann.page.evaluate("kept => localStorage.setItem('tenback-preferences', kept)", kept)
        for name, address in addresses.items():
            _visit(ann, address)
            assert (ann.page.locator("html").get_attribute("lang") or "")[:2] == language
            cut[language, name] = ann.page.evaluate(OVERFLOW)

    assert {where: what for where, what in cut.items() if what} == {}


def test_the_language_can_stand_in_the_link(new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto("/?lang=cs")

    expect(ann.page.locator("html")).to_have_attribute("lang", "cs")


def test_numbers_stay_readable_at_twice_the_text_size(new_player: NewPlayer) -> None:
    ann = new_player("Ann", viewport=PHONE)
    ann.open_table("me", "random", game="extreme", practice_deal=217)
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.hand.first.wait_for()

    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    fits = "number => number.scrollWidth <= number.parentElement.clientWidth"
    assert all(number.evaluate(fits) for number in ann.page.locator("[data-card] .number").all())
