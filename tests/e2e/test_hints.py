"""A hint in the browser: the move is lit, and the reason and the estimate are shown and said."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewPlayer

OVER_THE_HAND = """() => {
    const box = one => document.querySelector(one).getBoundingClientRect();
    return box('.hint').bottom - box('.hand').top;
}"""
"""By how many pixels a hint lies over the cards."""

MOVES = {
    "the-game": r"would (play \d+ on [A-D]|end the turn)",
    "extreme": r"would (play \d+ on [A-D]|end the turn)",
    "take-that": r"would (lay \d+|twist \d+|take the line)",
}
RESULT = {
    "the-game": r"\.",
    "extreme": r"\.",
    "take-that": r", and about −?\d+ points? for you at the end",
}


@pytest.mark.parametrize("game", MOVES)
def test_a_hint_lights_the_move_and_says_why_with_its_chance(new_player: NewPlayer, game: str) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game=game, practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    card = ann.ask_for_hint()

    expect(card).to_contain_text(re.compile(MOVES[game]))
    expect(card).to_contain_text(re.compile(r"\d+(–\d+)?% chance to win" + RESULT[game]))
    expect(ann.page.locator(".hinted").first).to_be_visible()
    expect(ann.page.locator("[data-live=polite]")).to_contain_text(re.compile(MOVES[game]))


def test_the_hinted_card_and_pile_take_the_play_and_the_hint_is_gone(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    card = ann.ask_for_hint()
    number = ann.page.locator("[data-card].hinted").get_attribute("data-card")
    with ann.seeing_a_change():
        ann.page.locator("[data-card].hinted").click()
        ann.page.locator(".pile button.target.hinted").click()

    expect(card).to_be_hidden()
    expect(ann.page.locator(".pile .top").filter(has_text=number or "?")).to_have_count(1)


def test_the_next_best_ways_can_be_opened_and_the_hint_closed(new_player: NewPlayer) -> None:
    ann = new_player("Ann", viewport=PHONE)
    ann.open_table("me", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    card = ann.ask_for_hint()
    card.get_by_text("Next best").click()

    expect(card.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ on [A-D].*(%|as good)"))
    assert ann.page.evaluate(OVER_THE_HAND) <= 1
    ann.page.set_viewport_size({"width": 740, "height": 360})  # the phone is turned
    ann.page.wait_for_function(f"() => ({OVER_THE_HAND})() <= 1")
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    expect(ann.page.locator(".hinted")).to_have_count(0)


def test_before_anybody_begins_a_hint_tells_how_one_could(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "careful", game="the-game", practice_deal=1524178)
    ann.page.locator("[data-action=begin]").wait_for()
    card = ann.ask_for_hint()

    expect(card).to_contain_text("The expert bot would go first.")
    expect(card).to_contain_text(re.compile(r"Your two cheapest cards move the piles by only \d+ in total"))


def test_a_table_without_hints_offers_none(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", game="the-game", hints=False)
    ann.wait_for_my_turn_or_the_end()

    expect(ann.page.locator("[data-action=hint]")).to_have_count(0)
