"""The first games: real tables with a prepared deal, and a coach who explains each new rule."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from harness.player import Player
from tests.e2e.conftest import PHONE, NewPlayer

EXPLAINED = {
    "the-game": (
        "all 98 cards onto four piles",
        "tap “I’ll go first”",
        "Play 13 on A first",
        "3 is exactly ten behind pile A",
        "end the turn",
    ),
    "extreme": (
        "28 cards carry a command",
        "Lightning",
        "Infinity",
        "would break a command",
    ),
    "take-that": ("27 and 72", "open with 58", "at most ten away", "Twist them", "a toad"),
}
TIPS = """
window.tips = [];
window.places = new Set();
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const tip = document.querySelector('.tip p')?.textContent;
    if (tip && tips.at(-1) !== tip) tips.push(tip);
    const place = document.querySelector('.coached');
    if (place && document.querySelector('.tip')) places.add(Math.round(place.getBoundingClientRect().height));
}).observe(document, {subtree: true, childList: true, characterData: true}));
"""
"""Keeps everything that was explained, and how tall the coach's place was."""


def _hurry(route: Route) -> None:
    """The lesson as it is, with bots that do not take their time, and no waiting where no tip is about it."""
    if route.request.method != "POST":
        return route.continue_()
    body: dict[str, Any] = json.loads(route.request.post_data or "{}")
    body["settings"]["bot_seconds"] = 0
    if body["settings"]["game"] == "take-that":
        body["settings"]["draft_seconds"] = 0
    return route.continue_(post_data=json.dumps(body))


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_first_game_is_played_to_its_end_and_explains_itself(new_player: NewPlayer, game: str) -> None:
    ann = new_player("Ann", viewport=PHONE)
    ann.page.add_init_script(TIPS)
    ann.page.route("**/api/tables", _hurry)
    ann.page.goto(f"/learn/{game}")
    ann.button("Start the first game").click()
    FIRST_MOVES[game](ann)
    while (moment := ann.wait_for_something_to_do()) != "over":
        ann.put_tips_away()
        ann.seize(moment)

    expect(ann.page.get_by_text(f"You know {ann.page.locator('h1').inner_text()} now.")).to_be_visible()
    expect(ann.page.locator(".tip")).to_have_count(0)
    explained = " ".join(ann.page.evaluate("tips"))
    assert [words for words in EXPLAINED[game] if words not in explained] == []
    assert len(ann.page.evaluate("[...places]")) == 1, "the coach moves the table"
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Learned")).to_have_count(1)


def _play_the_trick(ann: Player) -> None:
    """The coach points at both cards of the trick, one after the other."""
    ann.button("Got it").click()
    ann.button("I’ll go first").click()
    for card, play in ((13, "13A"), (3, "3A")):
        expect(ann.card(card)).to_have_class(re.compile("hinted"))
        expect(ann.pile("A")).to_have_class(re.compile("hinted"))
        ann.type_play(play)


def _play_a_skull(ann: Player) -> None:
    """A SKULL at once: not every card may follow."""
    expect(ann.page.locator(".tip")).to_be_visible()
    ann.put_tips_away()
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("76A")
    expect(ann.page.locator(".tip")).to_contain_text("would break a command")


def _open_lay_and_twist(ann: Player) -> None:
    ann.button("Got it").click()
    for words in ("open with 58", "at most ten away", "Twist them"):
        expect(ann.page.locator(".tip")).to_contain_text(words)
        ann.page.locator("[data-card].hinted").click()
        ann.page.locator("[data-action=twist], [data-action=lay]").first.click()


FIRST_MOVES: dict[str, Callable[[Player], None]] = {
    "the-game": _play_the_trick,
    "extreme": _play_a_skull,
    "take-that": _open_lay_and_twist,
}


def test_a_newcomer_is_offered_help_with_the_first_game_once(new_player: NewPlayer) -> None:
    ann = new_player(viewport=PHONE)
    ann.page.goto("/")
    ann.button("Play now").click()
    expect(ann.page.locator(".tip")).to_contain_text("Get all 98 cards onto four piles")
    ann.button("Show me how").click()
    expect(ann.page.locator(".tip")).to_contain_text("C and D go down from 100")
    ann.button("Got it").click()
    expect(ann.page.locator(".tip")).to_contain_text("tap “I’ll go first”")
    ann.page.reload()  # what was read stays read
    expect(ann.page.locator(".tip")).to_contain_text("tap “I’ll go first”")

    ann.page.goto("/")
    ann.button("Play now").click()
    ann.hand.first.wait_for()
    expect(ann.page.locator(".tip")).to_have_count(0)
