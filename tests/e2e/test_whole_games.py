"""Whole games in real browsers."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPlayer


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_two_people_and_a_bot_play_a_whole_game(new_player: NewPlayer, game: str) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    table = ann.open_table("me", "open", "random", start=False, game=game)
    ben.goto(table)
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    ben.button("Sit down").click()
    ann.button("Deal the cards").click()

    ann.play_to_the_end((ben,))

    assert ann.result.inner_text() == ben.result.inner_text()
    expect(ann.page.get_by_role("img", name="How the game went")).to_be_visible()


def test_one_button_plays_the_game_with_bots_at_once(new_player: NewPlayer) -> None:
    somebody = new_player()
    somebody.page.goto("/")
    somebody.button("Play now").click()

    expect(somebody.hand).to_have_count(6)
    assert somebody.wait_for_my_turn_or_the_end() == "turn"
