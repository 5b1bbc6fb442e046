"""Who I am on this server: on another device, and no longer."""

import pytest
from playwright.sync_api import expect

from harness.player import Player, two_at_a_table
from tests.e2e.axe import faults
from tests.e2e.conftest import PHONE, NewPlayer


def test_a_link_brings_all_my_seats_to_another_device_once(new_player: NewPlayer) -> None:
    ann, phone, thief = new_player("Ann"), new_player(viewport=PHONE), new_player()
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    expect(ann.hand).to_have_count(7)
    cards = ann.cards()
    ann.page.goto("/me")
    ann.button("Make a link").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    expect(ann.page.get_by_role("img", name="Link as a QR code")).to_be_visible()
    phone.page.goto(link)
    phone.page.locator(f"a[href='/t/{table}']").click()
    expect(phone.hand).to_have_count(7)
    assert phone.cards() == cards
    assert "#" not in phone.page.url

    thief.page.goto(link)
    expect(thief.page.get_by_role("alert").filter(has_text="has already been used")).to_be_visible()
    thief.goto(table)
    expect(thief.page.get_by_text("You’re watching")).to_be_visible()


@pytest.mark.parametrize(
    ("page", "late", "button"),
    [
        ("/me", "/api/me/statistics", "Make a link"),
        ("/me", "/api/me/devices", "Make a link"),
        ("/", "/api/daily?date=*", "Solo: THE GAME"),
        ("/", "/api/me/tables", "Solo: THE GAME"),
    ],
)
def test_no_button_is_shown_before_what_stands_above_it(
    new_player: NewPlayer, page: str, late: str, button: str
) -> None:
    ann = new_player("Ann")
    with ann.held_back(f"**{late}") as wait_for_the_rest:
        ann.page.goto(page)
        wait_for_the_rest()
        expect(ann.button(button, exact=True)).to_have_count(0)
    expect(ann.button(button, exact=True)).to_be_visible()


def test_my_data_can_be_deleted_and_my_name_leaves_the_tables(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    two_at_a_table(ann, ben, game="the-game")
    expect(ben.page.get_by_role("listitem", name="Ann,")).to_be_visible()
    ann.page.goto("/me")
    ann.button("Delete my data").click()
    ann.button("No").click()
    expect(ann.page.locator("a[href^='/t/']")).to_have_count(1)
    ann.button("Delete my data").click()
    ann.button("Delete everything").click()

    expect(ann.page.get_by_text("You have no tables yet.")).to_be_visible()
    expect(ann.button("Delete my data")).to_have_count(0)
    assert ann.page.context.request.get("/api/me").json() == {"person": None}
    expect(ben.page.get_by_role("listitem", name="Ann,")).to_have_count(0)


def test_my_games_are_counted_and_a_recovery_code_brings_them_to_a_second_device(
    new_player: NewPlayer,
) -> None:
    ann, phone = new_player("Ann", bypass_csp=True), new_player(viewport=PHONE)
    ann.page.goto("/me")
    expect(ann.page.get_by_text("No finished games yet.")).to_be_visible()
    table = ann.open_table("me", game="the-game")
    give_up(ann)
    ann.page.goto("/me")
    kind = ann.page.get_by_role("region", name="THE GAME, 1 player")
    expect(kind.get_by_text("of 1 won")).to_be_visible()
    expect(kind.get_by_role("figure", name="Cards left")).to_be_visible()
    expect(kind.locator(f"a[href='/t/{table}/replay']")).to_have_count(2)
    assert list(faults(ann.page)) == []
    ann.button("Make a recovery code").click()
    code = ann.page.get_by_role("textbox", name="Recovery code").input_value()

    phone.page.goto("/me")
    phone.page.locator("summary").press("Enter")
    typed = phone.page.get_by_role("textbox", name="Type it as you wrote it down")
    typed.fill(code[:-1])
    typed.press("Enter")
    expect(phone.page.get_by_role("alert").filter(has_text="typo")).to_be_visible()
    typed.fill(code.lower())
    typed.press("Enter")
    expect(phone.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    assert phone.page.get_by_role("textbox", name="Recovery code").input_value() != code
    expect(phone.page.locator(f"a[href='/t/{table}/replay']")).to_have_count(2)

    devices = ann.page.get_by_role("region", name="My devices")
    ann.page.reload()
    expect(devices.get_by_text("this device")).to_be_visible()
    other = devices.get_by_role("listitem").filter(has_not_text="this device")
    other.get_by_role("button", name="Sign out").press("Enter")
    devices.get_by_role("group").get_by_role("button", name="Sign out").press("Enter")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_text("You have no tables yet.")).to_be_visible()


def test_a_friend_plays_my_cards_and_the_results_stand_side_by_side_when_it_closes(
    new_player: NewPlayer,
) -> None:
    ann, ben = new_player("Ann"), new_player("Ben", viewport=PHONE, bypass_csp=True)
    table = ann.open_table("me", game="the-game")
    expect(ann.hand).to_have_count(8)
    cards = ann.cards()
    give_up(ann)
    ann.page.goto("/me")
    ann.page.get_by_role("link", name="Challenge", exact=True).first.press("Enter")
    ann.button("Make the link").press("Enter")
    link = ann.page.get_by_role("textbox", name="Link to the challenge").input_value()
    refused = ann.page.context.request.get(f"/api/tables/{table}/replay")
    assert (refused.status, refused.json()["reason"]) == (409, "problem-server-deal-open")

    ben.page.goto(link)
    expect(ben.page.get_by_text("Ann played these cards.")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Results")).to_have_count(0)
    ben.button("Play these cards").press("Enter")
    expect(ben.hand).to_have_count(8)
    assert ben.cards() == cards
    ben.do_something()
    give_up(ben)

    ben.page.goto(link)
    results = ben.page.get_by_role("region", name="Results")
    expect(results.get_by_role("listitem")).to_have_count(2)
    expect(results.get_by_text("98 cards left")).to_have_count(1)
    expect(ben.page.get_by_role("heading", name="Move by move")).to_be_visible()
    assert list(faults(ben.page)) == []
    assert ann.page.context.request.get(f"/api/tables/{table}/replay").ok


def give_up(player: Player) -> None:
    player.button("Give up the game").click()
    player.button("Give up", exact=True).click()
    expect(player.result).to_be_visible()
