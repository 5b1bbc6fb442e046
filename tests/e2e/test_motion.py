"""Motion explains where a card went, and obeys the system and its own switch."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from harness.player import Player
from tests.e2e.conftest import NewPlayer

MOVES = """
window.travels = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    if (JSON.stringify(frames).includes('translate')) travels.push(options.duration);
    return animate.call(this, frames, options);
};
"""
"""Keeps how long everything takes that moves from one place to another."""


def _travels_of_a_play(player: Player, motion: str) -> list[float]:
    kept = json.dumps(json.dumps({"motion": motion}))
    player.page.add_init_script(MOVES + f"localStorage.setItem('tenback-preferences', {kept});")
    player.open_table("me", "random", game="the-game", practice_deal=1524178)
    player.wait_for_my_turn_or_the_end()
    player.type_play("13A")
    expect(player.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    expect(player.hand).to_have_count(6)
    return list(player.page.evaluate("travels"))


@pytest.mark.parametrize(("system", "motion"), [("no-preference", "system"), ("reduce", "on")])
def test_a_card_travels_for_a_moment(new_player: NewPlayer, system: Any, motion: str) -> None:
    travels = _travels_of_a_play(new_player("Ann", reduced_motion=system), motion)

    assert travels
    assert all(duration <= 320 for duration in travels)


@pytest.mark.parametrize(("system", "motion"), [("reduce", "system"), ("no-preference", "off")])
def test_nothing_travels_where_calm_is_wanted(new_player: NewPlayer, system: Any, motion: str) -> None:
    assert _travels_of_a_play(new_player("Ann", reduced_motion=system), motion) == []


def test_the_switch_works_at_once(new_player: NewPlayer) -> None:
    ann = new_player(reduced_motion="no-preference")
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "on")
    ann.button("Settings").click()
    ann.page.get_by_role("group", name="Motion").get_by_text("Off").click()

    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
