"""Who I am on this server: on another device, and no longer."""

from playwright.sync_api import expect

from harness.player import two_at_a_table
from tests.e2e.conftest import PHONE, NewPlayer
from tests.e2e.test_access import faults


def test_a_link_brings_all_my_seats_to_another_device_once(new_player: NewPlayer) -> None:
    ann, phone, thief = new_player("Ann"), new_player(viewport=PHONE), new_player()
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    expect(ann.hand).to_have_count(7)
    cards = ann.cards()
    ann.page.goto("/me")
    ann.button("Make a link").click()
    link = ann.page.get_by_role("textbox", name="Link to this table").input_value()
    expect(ann.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    phone.page.goto(link)
    phone.page.locator(f"a[href='/t/{table}']").click()
    expect(phone.hand).to_have_count(7)
    assert phone.cards() == cards
    assert "#" not in phone.page.url

    thief.page.goto(link)
    expect(thief.page.get_by_role("alert").filter(has_text="has already been used")).to_be_visible()
    thief.goto(table)
    expect(thief.page.get_by_text("You’re watching")).to_be_visible()


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
    ann.button("Give the game up").click()
    ann.button("Give up", exact=True).click()
    expect(ann.result).to_be_visible()
    ann.page.goto("/me")
    kind = ann.page.get_by_role("region", name="THE GAME, 1 player")
    expect(kind.get_by_text("of 1 won")).to_be_visible()
    expect(kind.get_by_role("figure", name="How many cards were left")).to_be_visible()
    expect(kind.locator(f"a[href='/t/{table}/replay']")).to_have_count(2)
    assert list(faults(ann.page)) == []
    ann.button("Make a recovery code").click()
    code = ann.page.get_by_role("textbox", name="Recovery code").input_value()

    phone.page.goto("/me")
    phone.page.locator("summary").press("Enter")
    typed = phone.page.get_by_role("textbox", name="Type it as you wrote it down")
    typed.fill(code[:-1])
    typed.press("Enter")
    expect(phone.page.get_by_role("alert").filter(has_text="typing error")).to_be_visible()
    typed.fill(code.lower())
    typed.press("Enter")
    expect(phone.page.get_by_text("Welcome back, Ann.")).to_be_visible()
    assert phone.page.get_by_role("textbox", name="Recovery code").input_value() != code
    expect(phone.page.locator(f"a[href='/t/{table}/replay']")).to_have_count(2)

    devices = ann.page.get_by_role("region", name="My devices")
    ann.page.reload()
    expect(devices.get_by_text("this device")).to_be_visible()
    other = devices.get_by_role("listitem").filter(has_not_text="this device")
    other.get_by_role("button", name="End").press("Enter")
    devices.get_by_role("group").get_by_role("button", name="End").press("Enter")
    expect(devices.get_by_role("listitem")).to_have_count(1)
    phone.page.reload()
    expect(phone.page.get_by_text("You have no tables yet.")).to_be_visible()
