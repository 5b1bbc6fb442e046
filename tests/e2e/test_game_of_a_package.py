"""A game of another package at a server table: the browser draws it from the server's words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.extension import CLIMB, install, with_packages
from harness.player import Player
from harness.servers import Server, serving
from harness.timeouts import tries


@pytest.fixture
def server_with_climb(client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    site = install(CLIMB, tmp_path / "site")
    monkeypatch.setenv("PYTHONPATH", with_packages(site)["PYTHONPATH"])
    with serving(tmp_path, limit_factor=1000) as running:
        yield running


def test_a_person_plays_it_to_the_end_in_german(browser: Browser, server_with_climb: Server) -> None:
    context = browser.new_context(base_url=f"http://127.0.0.1:{server_with_climb.port}", locale="de-DE")
    ada = Player(context.new_page())
    ada.be("Ada")
    ada.open_table("me", "random", game="climb")
    moves = ada.page.locator("[data-move]")
    passing = ada.page.locator("[data-move=pass]")
    expect(ada.page.get_by_text("Die letzte Karte ist").first).to_be_visible()
    expect(ada.page.get_by_text("Deine Karten:").first).to_be_visible()

    expect(passing).to_have_text("Passen")
    for _ in tries("the game ends"):
        moves.first.or_(ada.result).first.wait_for()
        if ada.result.count():
            break
        number = ada.page.get_by_role("main").get_attribute("data-number")
        moves.first.click()
        ada.page.wait_for_function(
            "before => document.querySelector('#result')"
            " || document.querySelector('main').dataset.number !== before",
            arg=number,
        )

    expect(ada.page.get_by_text("gewinnt mit").first).to_be_visible()
    assert ada.errors == []
    context.close()
