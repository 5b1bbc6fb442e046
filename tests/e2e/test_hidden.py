"""What a spectator's browser holds."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from harness.player import Player, two_at_a_table
from tests.e2e.conftest import NewPlayer

EVERYTHING = """() => {
    const drawn = new Set(['d', 'viewBox', 'points', 'style', 'class', 'href', 'src', 'id', 'content']);
    const attributes = [...document.querySelectorAll('*')].flatMap(one => [...one.attributes]);
    const said = attributes.filter(one => !drawn.has(one.name)).map(one => one.value);
    const kept = [{...localStorage}, {...sessionStorage}];
    return [document.body.textContent, said.join(' '), JSON.stringify(kept)];
}"""
"""All text of the page, seen or not, all that its elements are called, and what it keeps."""


def told_that_the_deal_may_be_known(player: Player) -> None:
    expect(player.page.get_by_role("note").filter(has_text="anyone could know these cards")).to_be_visible()


def test_a_spectator_has_no_hand_in_page_storage_or_network(new_player: NewPlayer) -> None:
    ann, eve = new_player("Ann"), new_player()
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    frames: list[dict[str, Any]] = []
    eve.page.on("websocket", lambda socket: _listen(socket, frames))
    eve.goto(table)
    expect(eve.page.get_by_text("You’re watching")).to_be_visible()
    told_that_the_deal_may_be_known(eve)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("13A")
    expect(eve.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    hidden = [card for card in ann.cards() if card != 13]

    assert eve.page.locator("[data-card]").count() == 0
    assert _numbers(eve.page.locator("main").inner_text()).isdisjoint(hidden)
    stored = eve.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    assert _numbers(stored).isdisjoint(hidden)
    boards = [frame["board"] for frame in frames if frame["type"] == "update"]
    assert boards
    assert all(board["hand"] == [] and board["played"] is None for board in boards)


@pytest.mark.parametrize("game", ["the-game", "take-that"])
def test_cards_of_others_are_nowhere_in_my_page_not_even_unseen(new_player: NewPlayer, game: str) -> None:
    """With this deal no public number is one of Ben's cards by chance."""
    ann, ben = new_player("Ann"), new_player("Ben")
    two_at_a_table(ann, ben, game=game, practice_deal=1524178)
    for player in (ann, ben):
        told_that_the_deal_may_be_known(player)
    hidden = set(ben.cards())
    texts, names, kept = ann.page.evaluate(EVERYTHING)

    assert len(hidden) >= 7
    assert hidden.isdisjoint(ann.cards())
    assert _numbers(texts).isdisjoint(hidden)
    assert _numbers(names).isdisjoint(hidden)
    assert _numbers(kept).isdisjoint(hidden)


def _listen(socket: WebSocket, frames: list[dict[str, Any]]) -> None:
    socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))


def _numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\b\d+\b", text)}
