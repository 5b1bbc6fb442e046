"""The first games: real tables with a prepared deal, and somebody who whispers at each new rule."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import PHONE, NewPlayer

WHISPERED = {
    "the-game": (
        "all 98 cards onto four piles",
        "say that you begin",
        "Tap a card",
        "still your secret",
        "lies exactly ten behind",
        "You still owe",
        "end the turn",
        "speak with marks",
    ),
    "extreme": (
        "28 cards carry a command",
        "Lightning",
        "Infinity",
        "would break a command",
    ),
    "take-that": ("27 and 72", "at most ten away", "a toad", "Twist them"),
}
TIPS = """
window.tips = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const tip = document.querySelector('.tip p')?.textContent;
    if (tip && tips.at(-1) !== tip) tips.push(tip);
}).observe(document, {subtree: true, childList: true, characterData: true}));
"""
"""Keeps everything that was whispered."""


def _hurry(route: Route) -> None:
    """The lesson as it is, with bots that do not take their time, and no waiting where no tip is about it."""
    body: dict[str, Any] = json.loads(route.request.post_data or "{}")
    body["settings"]["bot_seconds"] = 0
    if body["settings"]["game"] == "take-that":
        body["settings"]["draft_seconds"] = 0
    route.continue_(post_data=json.dumps(body))


@pytest.mark.parametrize("game", WHISPERED)
def test_a_first_game_is_played_to_its_end_and_explains_itself(new_player: NewPlayer, game: str) -> None:
    ann = new_player("Ann", viewport=PHONE)
    ann.page.add_init_script(TIPS)
    ann.page.route("**/api/tables", _hurry)
    ann.page.goto(f"/learn/{game}")
    ann.button("Start the first game").click()
    expect(ann.page.locator(".tip")).to_be_visible()
    ann.put_tips_away()
    if game == "the-game":  # 3 is in hand as well: ten back at once
        ann.wait_for_my_turn_or_the_end()
        ann.type_play("13A")
        ann.page.wait_for_function("() => tips.some((tip) => tip.includes('lies exactly ten behind'))")
    if game == "extreme":  # a SKULL at once: not every card may follow
        ann.wait_for_my_turn_or_the_end()
        ann.type_play("76A")
        expect(ann.page.locator(".tip")).to_contain_text("would break a command")
    while (moment := ann.wait_for_something_to_do()) != "over":
        ann.put_tips_away()
        ann.seize(moment)

    expect(ann.result).to_be_visible()
    expect(ann.page.locator(".tip")).to_have_count(0)
    whispered = " ".join(ann.page.evaluate("tips"))
    assert [words for words in WHISPERED[game] if words not in whispered] == []
