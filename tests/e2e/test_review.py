"""After a game: "What happened?", a costly decision tried again, and my mistakes; on a phone, by keyboard."""

import re

from playwright.sync_api import expect

from harness.player import two_at_a_table
from tests.e2e.axe import AXE, CHECK, OVERFLOW, RULES, SMALL, faults
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
    exercise.get_by_role("button", name=re.compile(r"^[A-D] · \d+"), disabled=False).first.click()
    expect(exercise.get_by_role("button", name="Start over")).to_be_visible()
    expect(exercise.get_by_text("Best turn")).to_have_count(0)

    page.get_by_role("link", name="Show in the replay").first.click()
    expect(
        page.get_by_role("list").get_by_text(re.compile(r"(inaccuracy|mistake|blunder): −\d+")).first
    ).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Better: \d+ on [A-D]")).first).to_be_visible()
    page.goto("/me/mistakes")
    expect(page.get_by_role("heading", name="Later")).to_be_visible()


def test_two_people_look_at_their_game_together_and_one_plays_on(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann", bypass_csp=True), new_player("Ben", viewport=PHONE, bypass_csp=True)
    table = two_at_a_table(ann, ben, game="the-game")
    ann.begin_if_possible()
    ann.play_a_turn()
    ann.button("Give up the game").click()
    ann.button("Give up", exact=True).click()
    ben.button("Give up", exact=True).click()
    expect(ben.result).to_be_visible()
    for one in (ann, ben):
        one.page.goto(f"/t/{table}/replay")
        expect(one.page.get_by_role("status").get_by_text("Nobody is leading yet.")).to_be_visible()

    ann.button("Lead", exact=True).click()
    expect(ben.page.get_by_text("Ann is leading.")).to_be_visible()
    ann.page.keyboard.press("End")
    moves = ann.page.get_by_role("slider").get_attribute("max")
    expect(ben.page.get_by_text(re.compile(f"^Move {moves} of {moves}"))).to_be_visible()
    ann.button("↓ B").click()
    expect(
        ben.page.get_by_role("region", name="View together").get_by_text("Ann points to B.")
    ).to_be_visible()
    assert list(faults(ben.page)) == []
    assert ben.page.evaluate(OVERFLOW) == []
    ben.page.keyboard.press("Home")
    ann.page.keyboard.press("ArrowLeft")
    expect(ben.button("Follow")).to_have_attribute("aria-pressed", "false")
    ben.button("Follow").click()
    expect(ben.page.get_by_text(re.compile(f"^Move {int(moves or 0) - 1} of {moves}"))).to_be_visible()

    ben.page.keyboard.press("Home")
    ben.page.keyboard.press("ArrowRight")
    ben.button("Try a turn here").click()
    ben.button("Play on from here").click()
    expect(ben.hand).to_have_count(7)
    expect(ben.page).not_to_have_url(re.compile(table))
