"""The connection is shown honestly and comes back by itself."""

import pathlib
import re
import sys

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from harness import servers
from harness.servers import serving
from tenback.server.storage.database import database_at
from tenback.tables.commitment import commitment
from tenback.tables.events import Started, decode_event, encode_event
from tests.e2e.conftest import NewPlayer

UNTIL_KEPT = """async () => {
    const kept = async name => (await (await caches.open(name)).keys()).map(request => request.url);
    const all = async () => (await Promise.all((await caches.keys()).map(kept))).flat();
    while (!(await all()).some(url => url.includes('/assets/rules-'))) {
        await new Promise(later => setTimeout(later, 20));
    }
}"""
"""Wait until the browser has put away what it needs without the network: the rules come last."""
NEW_VERSION = "import tenback.server.operations.version as served; served.VERSION = '99.0'"
NEWER = (sys.executable, "-c", f"{NEW_VERSION}; from tenback.cli._app import run; run()", "serve")
"""The same server, some day later."""


def test_a_killed_server_that_returns_finds_the_game_where_it_was(
    new_player: NewPlayer, client: None, tmp_path: pathlib.Path
) -> None:
    with serving(tmp_path, limit_factor=1000) as own:
        ann = new_player("Ann", server=own)
        ann.open_table("me", "random", game="the-game", practice_deal=1524178)
        ann.wait_for_my_turn_or_the_end()
        ann.type_play("13A")
        expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
        own.kill()
        expect(ann.page.get_by_text("Connection lost.").first).to_be_visible()
        # A card chosen and played without a connection is sent when it is back, once.
        ann.type_play("3A")
        own.start()

        expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 3")
        expect(ann.page.locator(".lost")).to_have_count(0)
        assert ann.cards() == [16, 21, 73, 89, 98]
        shouted = ann.page.get_by_role("alert").filter(has_text="not the cards you were promised")
        expect(shouted).to_have_count(0)

        own.kill()
        deal_otherwise(own.database)
        own.start()
        ann.type_play("16A")
        expect(shouted).to_be_visible()
        ann.page.reload()
        expect(shouted).to_be_visible()


class SlowLink:
    """What the server says to a page, kept back for as long as a test wants."""

    def __init__(self, page: Page) -> None:
        self._kept: list[str | bytes] = []
        self._holds = False
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if self._holds:
            self._kept.append(message)
        else:
            self._page.send(message)

    def hold(self) -> None:
        self._holds = True

    def let_go(self) -> None:
        self._holds = False
        for message in self._kept:
            self._page.send(message)


def test_a_played_card_is_seen_at_once_and_a_server_that_does_not_answer_is_told(
    new_player: NewPlayer,
) -> None:
    ann = new_player("Ann")
    link = SlowLink(ann.page)
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    link.hold()
    ann.type_play("13A")

    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    expect(ann.hand).to_have_count(6)
    expect(ann.page.get_by_role("main").get_by_text("Sending…")).to_be_visible()
    unanswered = ann.page.get_by_role("main").get_by_text("The server isn’t answering.")
    expect(unanswered).to_be_visible()

    link.let_go()
    expect(unanswered).to_have_count(0)
    expect(ann.page.get_by_role("main").get_by_text("Sending…")).to_have_count(0)
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")


def deal_otherwise(database: str) -> None:
    """Do what a cheating host could: another promise in the place of the first."""
    connection = database_at(database).connect()
    rows = connection.execute("SELECT number, body FROM events WHERE body LIKE '%\"started\"%'")
    for number, body in rows:
        started = decode_event(body)
        assert isinstance(started, Started)
        nonce = "00" * 32
        other = Started(started.deal, nonce, started.rules, commitment(nonce, started.deal))
        connection.execute("UPDATE events SET body = ? WHERE number = ?", (encode_event(other), number))
    connection.close()


def test_after_one_visit_the_page_opens_without_the_network_and_says_what_is_missing(
    new_player: NewPlayer,
) -> None:
    ann = new_player("Ann", service_workers="allow")
    table = ann.open_table("me", "random", game="the-game")
    ann.page.goto("/")
    ann.page.evaluate(UNTIL_KEPT)
    ann.page.context.set_offline(True)
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="Play together")).to_be_visible()
    expect(ann.page.get_by_text("You’re offline.").first).to_be_visible()

    ann.page.goto("/rules/take-that")
    expect(ann.page.get_by_role("heading", name="TAKE THAT")).to_be_visible()
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_text("Connection lost.").first).to_be_visible()
    ann.page.context.set_offline(False)
    expect(ann.hand.first).to_be_visible()


def test_a_page_that_is_older_than_the_server_says_so(
    new_player: NewPlayer, client: None, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, limit_factor=1000) as own:
        ann = new_player("Ann", server=own, service_workers="allow")
        ann.open_table("me", "random", game="the-game")
        expect(ann.hand.first).to_be_visible()
        own.kill()
        monkeypatch.setattr(servers, "COMMAND", NEWER)
        own.start()
        stale = ann.page.get_by_text("This page is out of date.")
        expect(stale).to_be_visible()

        ann.button("Reload").click()
        expect(ann.hand.first).to_be_visible()
        expect(stale).to_have_count(0)


def test_the_manifest_lets_the_page_be_installed(new_player: NewPlayer) -> None:
    ann = new_player(service_workers="allow")
    manifest = ann.page.context.request.get("/manifest.webmanifest").json()

    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert ann.page.context.request.get(icon["src"]).ok
