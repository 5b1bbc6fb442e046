"""Whole games by ear: nothing here looks at the page, only roles, names and what the live regions say."""

import re

import pytest
from playwright.sync_api import Locator, expect

from harness.player import Player, two_at_a_table
from tests.e2e.conftest import NewPlayer

SPOKEN = """
window.spoken = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(changes => {
    for (const {target, addedNodes} of changes) {
        const region = (target.closest ? target : target.parentElement)?.closest('[data-live]');
        const added = addedNodes.length ? [...addedNodes] : [target];
        for (const node of region ? added : [])
            if (node.textContent.trim()) spoken.push(`${region.dataset.live}: ${node.textContent.trim()}`);
    }
}).observe(document, {subtree: true, characterData: true, childList: true}));
"""
"""Keeps everything that the live regions have said."""
OVER = re.compile("Lost|Won|You win|wins|share the win")
ONE_PILE = "ONE PILE is visible: all cards of this turn go on one pile."


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_a_whole_game_by_accessible_names_and_announcements_alone(new_player: NewPlayer, game: str) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game=game, rounds=1)
    alert = ann.page.get_by_role("alert")
    if game != "take-that":
        ann.button("I’ll go first").click()
    heard: list[str] = []
    play = _on_the_line if game == "take-that" else _on_the_piles
    expect(alert).to_contain_text(re.compile(f"Your turn.|{OVER.pattern}"))
    while not OVER.search(alert.inner_text()):
        heard.append(alert.inner_text())
        with ann.seeing_a_change():
            play(ann)

    assert any(text.startswith("Your turn.") for text in heard)


def _first(buttons: Locator) -> Locator | None:
    return buttons.first if buttons.count() else None


def _on_the_piles(ann: Player) -> None:
    """End the turn, or choose a card by its name, then a pile whose name says what the card costs there."""
    end = ann.button("End turn")
    if not end.count():
        return
    if end.is_enabled():
        end.click()
        return
    for card in ann.hand.all():
        if "fits nowhere" in (card.get_attribute("aria-label") or ""):
            continue
        card.click()
        piles = ann.page.get_by_role("region", name="Piles").get_by_role("button", name=re.compile(" here: "))
        if pile := _first(piles):
            pile.click()
            break
    if insist := _first(ann.button("Play it anyway")):
        insist.click()


def _on_the_line(ann: Player) -> None:
    """Choose a card whose name says what it can do, then do it; else take the line."""
    # A card on its way out of the hand is inert: it is neither read nor pressed.
    hand = ann.page.get_by_role("list", name="Your hand").locator("li:not([inert])")
    for can, do in (("twists", "Twist"), ("can be laid", "Lay")):
        if card := _first(hand.get_by_role("button", name=re.compile(can))):
            card.click()
            ann.page.get_by_role("button", name=re.compile(f"^{do} ")).last.click()
            return
    if take := _first(ann.button(re.compile("^Take the line"))):
        take.click()


def test_a_turn_of_several_plays_is_told_as_one_sentence(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    ann.page.add_init_script(SPOKEN)
    two_at_a_table(ann, ben, game="the-game", practice_deal=1524178)
    ben.wait_for_my_turn_or_the_end()
    first, second = ben.cards()[:2]
    for card in (first, second):
        ben.type_play(f"{card}A")
        expect(ben.pile("A")).to_have_attribute("aria-label", f"Pile A up {card}")
        expect(ann.pile("A")).to_have_attribute("aria-label", f"Pile A up {card}")
    ben.page.keyboard.press("e")
    expect(ann.page.get_by_role("alert")).to_contain_text("Your turn.")

    told = [text for text in ann.page.evaluate("spoken") if str(first) in text and "Ben" in text]
    assert told == [f"polite: Ben goes first. Ben: {first} on A and {second} on A. Draws 2 cards."]
    assert f"A up {second}" in ann.page.get_by_role("alert").inner_text()


def test_a_pile_that_a_command_forbids_says_so_and_names_no_price(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="extreme", practice_deal=89346)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("54A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 54 ONE PILE")

    expect(ann.card(74)).to_have_attribute("aria-label", "74, fits on A")
    expect(ann.card(8)).to_have_attribute("aria-label", f"8, {ONE_PILE}")
    ann.card(74).click()
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 54 ONE PILE +20, 74 here: a step of 20")
    for other, seen in (("B", "Pile B up 1"), ("C", "Pile C down 100"), ("D", "Pile D down 100")):
        expect(ann.pile(other)).to_have_attribute("aria-label", f"{seen}, {ONE_PILE}")
        expect(ann.pile(other).locator(".cost")).to_have_count(0)
    expect(ann.pile("A").locator(".cost")).to_have_text("+20")

    ann.card(8).click()
    expect(ann.page.get_by_role("alert")).to_contain_text(ONE_PILE)
