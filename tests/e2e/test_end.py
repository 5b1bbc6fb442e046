"""After the last card: result, trust, sharing, replay and the next game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from tests.e2e.conftest import NewPlayer
from tests.e2e.tables import Tables


def test_the_end_can_be_checked_shared_replayed_and_played_again(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player()
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ben.goto(table)
    ann.play_to_the_end()
    expect(ben.result).to_be_visible()

    ann.page.get_by_text("Was the deal fair?").click()
    ann.button("Check it").click()
    expect(
        ann.page.get_by_text("Verified: this is the deal the table was committed to before the game.")
    ).to_be_visible()

    with ann.page.expect_download() as download:
        ann.button("Share as image").click()
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")

    ann.button("Play again").click()
    expect(ann.page).not_to_have_url(re.compile(table))
    expect(ann.button("I’ll go first")).to_be_visible()
    ben.page.get_by_role("link", name="Go to the next game").click()
    expect(ben.page).to_have_url(ann.page.url)


@pytest.mark.parametrize("late", ["/api/tables/*/replay", "/api/me/results"])
def test_the_buttons_of_a_result_come_with_all_that_stands_above_them(
    new_player: NewPlayer, late: str
) -> None:
    ann = new_player("Ann")
    ann.open_table("me", game="the-game")
    with ann.held_back(f"**{late}") as wait_for_the_rest:
        ann.button("Give up the game").click()
        ann.button("Give up", exact=True).click()
        expect(ann.result).to_be_visible()
        wait_for_the_rest()
        expect(ann.button("Play again")).to_have_count(0)
    expect(ann.button("Play again")).to_be_visible()


def test_a_replay_opens_at_the_move_of_the_link_and_shows_all_hands(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player()
    table = ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("13A")
    ann.page.get_by_role("button", name="Pile A up 13").wait_for()
    ann.play_to_the_end()
    ben.page.goto(f"/t/{table}/replay#2")
    expect(ben.page.get_by_role("status").filter(has_text="Move 2 of")).to_contain_text("Ann: 13 on A.")
    expect(ben.page.get_by_role("list", name="Piles").get_by_role("listitem")).to_have_count(4)
    expect(ben.page.get_by_role("listitem").filter(has_text="Pile A up 13")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Pile")).to_have_count(0)
    expect(ben.page.get_by_role("heading", name="Ann")).to_be_visible()

    ben.page.keyboard.press("ArrowLeft")
    expect(
        ben.page.get_by_role("listitem").filter(has_text=re.compile("Pile A up 1$|Pile A up 1 "))
    ).to_be_visible()
    assert ben.page.url.endswith("#1")

    ben.button("Next turn").click()
    expect(ben.page.locator("[aria-current=step]")).to_contain_text("13 on A")
    ben.page.keyboard.press("Home")
    ben.button("Play", exact=True).click()
    expect(ben.page.get_by_text("Move 2 of")).to_be_visible()
    ben.button("Pause").click()


def test_a_record_that_somebody_was_sent_is_replayed(new_player: NewPlayer, tables: Tables) -> None:
    ann = new_player()
    record = ann.page.request.get(f"/api/tables/{tables.scored}/record").body()
    ann.page.goto("/replay")
    sent = FilePayload(name="game.txt", mimeType="text/plain", buffer=record)
    ann.page.get_by_label("Has someone sent you").set_input_files(sent)

    expect(ann.page.get_by_text("Move 0 of")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("heading", name="Bot 1")).to_be_visible()
    letter = FilePayload(name="letter.txt", mimeType="text/plain", buffer=b"Dear Ann")
    ann.page.get_by_label("Has someone sent you").set_input_files(letter)
    expect(ann.page.get_by_role("alert").filter(has_text="isn’t a record of a game")).to_be_visible()


def test_hands_of_a_running_game_are_not_replayed(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    table = ann.open_table("me", "random", game="the-game")
    ann.page.goto(f"/t/{table}/replay")

    expect(ann.page.get_by_role("heading", name="There is no replay here")).to_be_visible()
    expect(ann.page.get_by_text("Hands stay hidden until the game is over.")).to_be_visible()
