"""Marks, chat and silence."""

import re

from playwright.sync_api import expect

from harness.player import Player, two_at_a_table
from tests.e2e.conftest import PHONE, NewPlayer

HAND_WITH_SILENCE = 689
"""A deal in which 35 is in the first hand and says SILENCE."""
OFFERED = 3
"""A deal in which the second bot offers to begin."""


def _two_at_a_table(new_player: NewPlayer, **settings: object) -> tuple[Player, Player]:
    ann, ben = new_player("Ann"), new_player("Ben")
    two_at_a_table(ann, ben, **settings)
    return ann, ben


def test_a_mark_is_one_tap_and_the_others_see_it_on_the_pile(new_player: NewPlayer) -> None:
    ann, ben = _two_at_a_table(new_player, game="the-game")
    ann.button("I’ll go first").click()
    ben.button("Say something about pile A").click()
    ben.button("I’d like this pile.").click()

    ann.button("Ben: I’d like this pile.").hover()
    expect(ann.page.locator(".words")).to_have_text("Ben: I’d like this pile.")
    log = ann.page.get_by_role("list", name="What was said")
    expect(log).to_contain_text("A: I’d like this pile.")

    ben.button("Say something about pile A").click()
    ben.button("I’d like this pile.").last.click()
    expect(ann.button("Ben: I’d like this pile.")).to_have_count(0)
    expect(log).to_contain_text("A: I’d like this pile.")


def test_a_line_with_a_number_is_refused_and_comes_back_to_be_mended(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben", viewport=PHONE)
    two_at_a_table(ann, ben, game="the-game", talk="chat")
    ann.button("I’ll go first").click()
    box = ann.page.get_by_role("textbox", name="Say something to the table")
    box.fill("I have fifty-seven")
    ann.button("Send").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("You can’t say “fifty-seven”. It’s a number.")
    expect(box).to_have_value("I have fifty-seven")
    assert "fifty-seven" not in ben.page.locator("body").inner_text()

    box.fill("Please leave the first pile alone")
    ann.button("Send").click()
    expect(ben.button("Talk, 1 new message")).to_contain_text("Ann: Please leave the first pile alone")
    ben.button("Talk, 1 new message").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("Please leave the first pile alone")

    dialog = ben.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Ann: hide or report").press("Enter")
    menu = ben.page.get_by_role("dialog", name="Ann")
    menu.get_by_role("button", name="Report this message to the server’s host").press("Enter")
    expect(menu).to_contain_text("Reported. Thank you.")
    menu.get_by_role("button", name="Hide what Ann says").click()
    expect(dialog).to_contain_text("Hidden by you")
    expect(dialog).not_to_contain_text("Please leave the first pile alone")
    dialog.get_by_role("button", name="Ann: hide or report").click()
    ben.page.get_by_role("button", name="Show what Ann says again").click()
    expect(dialog).to_contain_text("Please leave the first pile alone")

    ben.button("Close").click()
    expect(ben.button("Talk", exact=True)).to_be_visible()


def test_a_bot_that_offered_to_begin_can_be_let(new_player: NewPlayer) -> None:
    """G3."""
    ann = new_player("Ann")
    ann.open_table("me", "careful", "careful", game="the-game", practice_deal=OFFERED)
    ann.button("Bot 2 goes first").click()

    expect(ann.page.get_by_role("region", name="Recent plays")).to_contain_text("Bot 2 goes first.")


def test_silence_closes_marks_and_chat(new_player: NewPlayer) -> None:
    ann, ben = _two_at_a_table(new_player, game="extreme", talk="chat", practice_deal=HAND_WITH_SILENCE)
    ann.wait_for_my_turn_or_the_end()
    expect(ben.button(re.compile("^Say something about pile")).first).to_be_visible()
    ann.type_play("35A")

    expect(ben.page.get_by_role("list", name="Commands in force")).to_contain_text("SILENCE")
    expect(ben.button(re.compile("^Say something about"))).to_have_count(0)
    expect(ben.page.get_by_role("textbox", name="Say something to the table")).to_have_count(0)
    expect(ben.page.get_by_text("SILENCE is visible: no talk and no signs.")).to_be_visible()
