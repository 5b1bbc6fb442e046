"""After a game: "What happened?", a costly decision tried again, and my mistakes; on a phone, by keyboard."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import AXE, CHECK, OVERFLOW, RULES, SMALL
from tests.e2e.conftest import PHONE, NewPlayer


def test_what_happened_in_a_game_can_be_read_tried_again_and_learned(new_player: NewPlayer) -> None:
    ann = new_player("Ann", viewport=PHONE, bypass_csp=True)
    ann.open_table("me", game="the-game", practice_deal=1524178)
    ann.play_to_the_end()
    page = ann.page
    page.get_by_role("link", name="What happened?").click()
    expect(page).to_have_title(re.compile("What happened"))
    expect(page.get_by_role("progressbar").or_(page.get_by_text("Costly decisions")).first).to_be_visible()
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.add_script_tag(path=AXE)
    assert page.evaluate(CHECK, RULES) == []
    assert page.evaluate(OVERFLOW) == []
    assert page.evaluate(SMALL) == []

    page.get_by_role("button", name="Try again").first.focus()
    page.keyboard.press("Enter")
    exercise = page.get_by_role("region", name="Find a better turn")
    card = exercise.get_by_role("group", name="Your hand").get_by_role("button", disabled=False).first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    exercise.get_by_role("button", name=re.compile(r"^[A-D] · \d+$"), disabled=False).first.click()
    expect(exercise.get_by_role("button", name="Start over")).to_be_visible()
    exercise.get_by_role("button", name="Show both turns").click()
    expect(exercise.get_by_text(re.compile("^Better: "))).to_be_visible()

    page.get_by_role("link", name="Show in the replay").first.click()
    expect(
        page.get_by_role("list").get_by_text(re.compile(r"(inaccuracy|mistake|blunder): −\d+")).first
    ).to_be_visible()
    page.goto("/me/mistakes")
    expect(page.get_by_role("heading", name="Later")).to_be_visible()
