"""The deal of the day in a real browser: the first try, its result, sharing, a second try, a tournament."""

import re

from playwright.sync_api import Page, expect

from harness.client import Person
from harness.games import play_with_drafts
from harness.servers import Server
from tenback.server.storage.database import database_at
from tenback.server.storage.field_games import add_games
from tenback.tables.standing import FieldGame
from tests.e2e.conftest import PHONE, NewPlayer

AHEAD_OF_ALL = re.compile("better than 9 of 9 bots|won it too: 0 of 9")
"""Now and then even somebody who always makes the first legal move wins."""


def test_the_deal_of_the_day_from_the_first_page_to_the_second_try(
    new_player: NewPlayer, server: Server
) -> None:
    page = new_player(viewport=PHONE).page
    page.goto("/")
    page.get_by_role("link", name="THE GAME: Solo").click()
    deal_id = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    page.wait_for_url("**/t/*?daily=*")
    table = re.sub(r".*/t/|\?.*", "", page.url)
    connection = database_at(server.database).connect()
    lost = [FieldGame("quick", number, won=False, measure=98, course="x") for number in range(9)]
    add_games(connection, deal_id, lost)
    connection.close()

    watching = new_player(viewport=PHONE)
    watching.goto(table)
    expect(watching.page.get_by_text("can’t watch it here")).to_be_visible()

    secret = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "tenback")
    me = Person(server.port, secret)
    with me.sit(table) as socket:
        play_with_drafts(socket)
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    page.get_by_role("link", name="See how others did").click()

    expect(page.get_by_role("heading", name=AHEAD_OF_ALL)).to_be_visible()
    expect(page.get_by_text("Nobody else has finished it yet.")).to_be_visible()
    expect(page.get_by_text("(You)")).to_have_count(1)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share the result").click()
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert len(shared) == 3
    assert AHEAD_OF_ALL.search(shared[0])
    assert re.fullmatch("[▁▂▃▄▅▆▇█]+", shared[1])
    assert shared[2].endswith(f"/daily/{deal_id}")

    page.get_by_role("button", name="Try again, for fun").click()
    page.wait_for_url("**/t/*?daily=*")
    assert table not in page.url
    page.goto("/daily")
    expect(page.get_by_text("One day in a row")).to_be_visible()

    instant = page.get_by_role("region", name="Instant tournament")
    instant.get_by_role("link", name="THE GAME: Solo", exact=True).press("Enter")
    page.get_by_role("button", name="Play deal 1").press("Enter")
    page.wait_for_url("**/t/*?instant=*")
    with me.sit(re.sub(r".*/t/|\?.*", "", page.url)) as socket:
        play_with_drafts(socket)
    page.get_by_role("link", name="Back to the tournament").press("Enter")
    expect(page.get_by_text("1 of 8 deals finished.")).to_be_visible()
    expect(page.get_by_role("button", name="Play deal 2")).to_be_visible()


def test_by_keyboard_alone_a_deal_is_found_and_begun_on_a_desktop(new_player: NewPlayer) -> None:
    page = new_player("Ann").page
    page.goto("/")
    page.get_by_role("link", name="Daily deals").wait_for()

    for name, address in (
        ("Daily deals", "**/daily"),
        ("THE GAME EXTREME: Solo", "**/daily/*"),
        ("Play", "**/t/*?daily=*"),
    ):
        tab_to(page, name)
        page.keyboard.press("Enter")
        page.wait_for_url(address)


def tab_to(page: Page, name: str) -> None:
    """Press the tab key until the focus is on what begins with a name."""
    page.locator("main a, main button").filter(has_text=name).first.wait_for()
    focused = "document.activeElement.textContent.trim()"
    for _ in range(50):
        page.keyboard.press("Tab")
        if str(page.evaluate(focused)).startswith(name):
            return
    raise AssertionError(f"the tab key never comes to {name!r}")
