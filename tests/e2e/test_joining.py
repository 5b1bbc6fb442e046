"""Getting to a table, and keeping one's seat there."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPlayer


def test_a_friend_joins_by_link_on_a_phone_with_nothing_but_a_name(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player(viewport=PHONE, has_touch=True)
    table = ann.open_table("me", "open", start=False, game="the-game")
    ben.be("Somebody")
    ben.goto(table)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Sit down").tap()

    expect(ann.page.get_by_text("Ben")).to_be_visible()
    ann.button("Table settings").click()
    ann.page.get_by_role("radio", name="1", exact=True).check(force=True)
    ann.button("Apply").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("too few seats")
    ann.page.get_by_role("radio", name="2", exact=True).check(force=True)
    ann.page.get_by_role("radio", name="Silent").check(force=True)
    ann.button("Apply").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ben.page.get_by_text("2 players · Silent")).to_be_visible()
    expect(ben.button("Table settings")).to_have_count(0)
    ben.button("Stand up").tap()
    expect(ann.page.get_by_text("1 seat is open.")).to_be_visible()
    ben.button("Sit down").tap()
    ann.button("Deal the cards").click()
    expect(ben.hand).to_have_count(7)
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_form_for_a_new_table_leads_to_a_link_and_a_code(new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto("/")
    ann.page.get_by_role("link", name="With friends: TAKE THAT").click()
    ann.page.get_by_role("radio", name="2").check(force=True)
    ann.page.get_by_text("More options").click()
    switch = ann.page.get_by_role("switch").first.bounding_box()
    assert switch
    assert switch["width"] > 1.5 * switch["height"], "not a round box"
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.button("Open the table").click()
    seats = ann.page.get_by_role("region", name="Seats")
    expect(seats).to_contain_text("Ann")
    ann.page.get_by_role("textbox", name="Your name").fill("Annika")
    ann.button("Save name").click()
    expect(seats).to_contain_text("Annika")

    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    assert link == ann.page.url
    expect(ann.page.get_by_role("img", name="Link as a QR code")).to_be_visible()
    expect(ann.page.get_by_text("1 seat is open.")).to_be_visible()


def test_an_invitation_has_a_preview_is_used_once_and_leaves_the_address(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player()
    ann.open_table("me", "open", start=False, game="the-game")
    ann.button("Invitation to seat 2").click()
    link = ann.page.get_by_role("textbox", name="Invitation to seat 2").input_value()
    preview = ben.page.request.get(link).text()  # as a messenger does, before Ben opens it
    picture = re.search(r'og:image" content="(http[^"]+)"', preview)
    assert picture
    assert ben.page.request.get(picture[1]).body().startswith(b"\x89PNG")
    assert "Ann" not in preview
    ben.page.goto(link)

    expect(ben.page.get_by_text("Guest")).to_be_visible()
    expect(ben.button("Deal the cards")).to_be_visible()
    assert "#" not in ben.page.url


def test_reload_and_a_second_tab_keep_the_seat_and_agree(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    before = ann.cards()
    ann.page.reload()
    expect(ann.hand).to_have_count(len(before))
    assert ann.cards() == before

    second = new_player()
    cookies: Any = ann.page.context.cookies()
    second.page.context.add_cookies(cookies)
    second.goto(table)
    expect(second.hand).to_have_count(len(before))
    second.type_play("13A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    expect(ann.hand).to_have_count(len(before) - 1)


def test_settings_stay_open_while_the_cards_are_dealt(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    table = ann.open_table("me", "open", start=False, game="the-game")
    ben.join(table)
    ben.button("Settings").click()
    expect(ben.page.get_by_role("dialog", name="Settings")).to_be_visible()
    ann.button("Deal the cards").click()

    expect(ben.page.locator("main[data-number]")).to_be_attached()
    expect(ben.page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_a_half_made_choice_survives_what_others_do(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    table = ann.open_table("me", "open", start=False, game="the-game")
    ben.goto(table)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Sit down").click()
    ann.button("Deal the cards").click()
    ben.button("I’ll go first").click()
    chosen = ann.hand.nth(3)
    chosen.click()
    ben.do_something()

    expect(ann.page.get_by_text("Ben:").first).to_be_attached()
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_a_table_that_is_not_there_says_so(new_player: NewPlayer) -> None:
    ann = new_player()
    ann.page.goto("/t/aaaaaaaaaaaaaaaa")

    expect(ann.page.get_by_role("heading", name="You can’t open this table")).to_be_visible()
