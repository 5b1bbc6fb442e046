"""Marks, chat and silence."""

import re

from playwright.sync_api import expect

from harness.player import Player, two_at_a_table
from tests.e2e.conftest import NewPlayer

HAND_WITH_SILENCE = 689
"""A deal in which 35 is in the first hand and says SILENCE."""


def _two_at_a_table(new_player: NewPlayer, **settings: object) -> tuple[Player, Player]:
    ann, ben = new_player("Ann"), new_player("Ben")
    two_at_a_table(ann, ben, **settings)
    return ann, ben


def test_a_mark_is_one_tap_and_the_others_see_it_on_the_pile(new_player: NewPlayer) -> None:
    ann, ben = _two_at_a_table(new_player, game="the-game")
    ann.button("I begin").click()
    ben.button("Say something about pile A").click()
    ben.button("I would like this pile.").click()

    expect(ann.page.get_by_text("Ben: I would like this pile.").first).to_be_attached()


def test_a_line_with_a_number_is_refused_and_comes_back_to_be_mended(new_player: NewPlayer) -> None:
    ann, ben = _two_at_a_table(new_player, game="the-game", talk="chat")
    box = ann.page.get_by_role("textbox", name="Say something to the table")
    box.fill("I have fifty-seven")
    ann.button("Send").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(
        "This may not be said: “fifty-seven”. It is a number."
    )
    expect(box).to_have_value("I have fifty-seven")
    assert "fifty-seven" not in ben.page.locator("body").inner_text()

    box.fill("Please leave the first pile alone")
    ann.button("Send").click()
    expect(ben.page.get_by_text("Please leave the first pile alone").first).to_be_attached()


def test_silence_closes_marks_and_chat(new_player: NewPlayer) -> None:
    ann, ben = _two_at_a_table(new_player, game="extreme", talk="chat", practice_deal=HAND_WITH_SILENCE)
    ann.wait_for_my_turn_or_the_end()
    expect(ben.button(re.compile("^Say something about pile")).first).to_be_visible()
    ann.type_play("35A")

    expect(ben.page.get_by_role("list", name="Commands in force")).to_contain_text("SILENCE")
    expect(ben.button(re.compile("^Say something about"))).to_have_count(0)
    expect(ben.page.get_by_role("textbox", name="Say something to the table")).to_have_count(0)
    expect(ben.page.get_by_text("SILENCE is visible: no talk and no signs.")).to_be_visible()
