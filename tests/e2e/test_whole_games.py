"""Whole games in real browsers."""

import pytest
from playwright.sync_api import expect

from harness.player import Player
from tests.e2e.conftest import NewPlayer
from tests.e2e.ear import heard, listening


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_two_people_and_a_bot_play_a_whole_game(new_player: NewPlayer, game: str) -> None:
    ann, ben = (listening(new_player(name), sounds=True) for name in ("Ann", "Ben"))
    ben.join(ann.open_table("me", "open", "random", start=False, game=game, rounds=1))
    ann.button("Deal the cards").click()

    ann.play_to_the_end((ben,))

    titles = {player.result.inner_text() for player in (ann, ben)}
    assert len(titles) == 1 or titles == {"You win!", "The match is over"}
    expect(ann.page.get_by_role("img", name="How the game went")).to_be_visible()
    _heard_how_it_ended(ann, "Ann")
    _heard_how_it_ended(ben, "Ben")


def _heard_how_it_ended(player: Player, name: str) -> None:
    """Who has won hears tones that go up, everybody else tones that go down."""
    told = player.page.get_by_role("alert").inner_text()
    has_won = told.startswith(("Won", "You win")) or name in told
    last = heard(player)[-3:]
    assert last == tuple(sorted(last, reverse=not has_won)), told


def test_one_button_plays_the_game_with_bots_at_once(new_player: NewPlayer) -> None:
    somebody = new_player()
    somebody.page.goto("/")
    somebody.button("Play now").click()

    expect(somebody.hand).to_have_count(6)
    assert somebody.wait_for_my_turn_or_the_end() == "turn"
