"""Sharing a table and a result, with Web Share and without."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import HOUSE, NewPlayer
from tests.e2e.tables import Tables

SHARE = """
window.shared = [];
navigator.share = async what => {
    shared.push({...what, files: (what.files ?? []).map(file => `${file.name} ${file.type}`)});
};
navigator.canShare = () => true;
"""
"""Chromium on Linux has no Web Share; this is what phones have."""
WRITING = """
window.written = [];
const write = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
    written.push(text);
    return write.call(this, text, ...where);
};
"""
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def _pasted(page: Page) -> str:
    """What a person would paste now."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), {id: 'paste'}))")
    page.locator("#paste").focus()
    page.keyboard.press("Control+V")
    return page.locator("#paste").input_value()


def test_the_link_to_a_table_is_shared_where_the_system_can(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.page.add_init_script(SHARE)
    ann.open_table("me", "open", start=False, game="the-game")
    ann.button("Share", exact=True).click()

    assert ann.page.evaluate("shared") == [{"title": "tenback", "url": ann.page.url, "files": []}]


def test_the_link_is_copied_with_the_clipboard(new_player: NewPlayer) -> None:
    ann = new_player("Ann", permissions=CLIPBOARD)
    ann.open_table("me", "open", start=False, game="the-game")
    ann.button("Copy link").click()
    expect(ann.button("Copied")).to_be_visible()

    assert _pasted(ann.page) == ann.page.url


def test_on_plain_http_in_the_house_the_link_is_copied_all_the_same(new_player: NewPlayer) -> None:
    ann = new_player(host=HOUSE)
    ann.page.goto("/new/the-game")
    assert ann.page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    ann.page.get_by_role("textbox", name="Your name").fill("Ann")
    ann.button("Open the table").click()
    ann.button("Copy link").click()
    expect(ann.button("Copied")).to_be_visible()

    assert _pasted(ann.page) == ann.page.url


def test_on_plain_http_in_the_house_one_plays_as_anywhere(new_player: NewPlayer) -> None:
    ann = new_player(host=HOUSE)
    ann.page.goto("/")
    ann.button("With bots: TAKE THAT").click()
    ann.wait_for_my_turn_or_the_end()
    ann.do_something()

    expect(ann.button("Undo", exact=True)).to_be_visible()


def test_a_result_is_shared_as_text_without_a_single_card(new_player: NewPlayer, tables: Tables) -> None:
    ann = new_player(storage_state=tables.cookies)
    ann.page.add_init_script(SHARE)
    ann.goto(tables.over)
    ann.button("Share the result").click()
    ann.page.wait_for_function("() => shared.length > 0")
    title, verdict, bars, link = ann.page.evaluate("shared[0].text").split("\n")

    assert title == "tenback · THE GAME · 2 players"
    assert re.fullmatch(r"Won!|\d+ cards? left( · An excellent result\.)?", verdict)
    assert re.fullmatch("[▁▂▃▄▅▆▇█]+", bars)
    assert link.endswith(f"/t/{tables.over}/replay")


def test_a_result_is_copied_where_nothing_can_be_shared(new_player: NewPlayer, tables: Tables) -> None:
    ann = new_player(storage_state=tables.cookies, permissions=CLIPBOARD)
    ann.goto(tables.scored)
    ann.button("Share the result").click()
    expect(ann.button("Copied")).to_be_visible()

    assert "Points: " in _pasted(ann.page)


def test_a_result_is_shared_as_a_picture_that_names_no_card(new_player: NewPlayer, tables: Tables) -> None:
    ann = new_player(storage_state=tables.cookies)
    ann.page.add_init_script(SHARE + WRITING)
    ann.goto(tables.over)
    ann.button("Share as image").click()
    ann.page.wait_for_function("() => shared.length > 0")

    assert ann.page.evaluate("shared[0].files") == [f"tenback-{tables.over}.png image/png"]
    title, verdict = ann.page.evaluate("written")
    assert title == "tenback · THE GAME · 2 players"
    assert re.fullmatch(r"Won!|\d+ cards? left( · An excellent result\.)?", verdict)
