"""A nuisance at the table, a notice to all, and what a server keeps, as they are seen in the browser."""

from playwright.sync_api import expect

from harness.client import Person
from harness.player import Player, two_at_a_table
from harness.servers import Server
from tenback.server.operations.admin_tokens import make_token
from tests.e2e.axe import SMALL, faults
from tests.e2e.conftest import NewPlayer


def _is_sound(player: Player) -> None:
    """What lies over the table now passes axe, and its targets are large enough."""
    assert list(faults(player.page)) == []
    assert player.page.evaluate(SMALL) == []


def test_a_spectator_is_removed_and_somebody_at_the_table_hidden_and_reported(
    new_player: NewPlayer, server: Server
) -> None:
    ann, ben, cat = new_player("Ann", bypass_csp=True), new_player("Ben"), new_player("Cat")
    table = two_at_a_table(ann, ben, game="the-game", talk="chat")
    cat.goto(table)
    ann.button("Spectators: 1").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Cat")
    _is_sound(ann)
    ann.button("Remove: Cat").click()

    expect(cat.page.get_by_role("main")).to_contain_text("has removed you as a spectator")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Nobody is watching.")
    ann.button("Close").click()

    ben.page.get_by_role("textbox", name="Say something to the table").fill("You all play badly")
    ben.button("Send").click()
    log = ann.page.get_by_role("list", name="What was said")
    expect(log).to_contain_text("You all play badly")
    ann.button("Ben: hide or report").first.click()
    _is_sound(ann)
    ann.button("Report this message").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Reported. Thank you.")
    ann.button("Hide what Ben says").click()
    expect(log).to_contain_text("Hidden by you")
    expect(log).not_to_contain_text("You all play badly")

    host = Person(server.port, make_token(server.database, "test"))
    here = [one for one in host.get("/api/admin/reports")["reports"] if one["table"] == table]
    assert [one["text"] for one in here] == ["You all play badly"]


def test_a_notice_stands_at_the_table_and_on_the_first_page_until_it_is_closed(
    new_player: NewPlayer, server: Server
) -> None:
    ann = new_player("Ann", bypass_csp=True)
    ann.open_table("me", "random", game="the-game")
    host = Person(server.port, make_token(server.database, "test"))
    host.request("PUT", "/api/admin/notice", {"text": "Back at eight."})
    try:
        notice = ann.page.get_by_role("region", name="Notice from the server")
        expect(notice).to_be_visible()
        _is_sound(ann)
        notice.get_by_role("button", name="Close").click()
        expect(notice).to_have_count(0)
        ann.page.goto("/")
        expect(notice).to_be_visible()
    finally:
        host.request("PUT", "/api/admin/notice", {"text": ""})


def test_the_page_on_what_a_server_keeps_is_linked_and_names_its_days(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.page.goto("/")
    ann.page.get_by_role("link", name="What this server keeps").click()

    expect(ann.page.get_by_role("main")).to_contain_text("Reports of messages and names")
    expect(ann.page.get_by_role("main")).to_contain_text("30 days")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download my data").click()
    assert download.value.path().stat().st_size > 0
