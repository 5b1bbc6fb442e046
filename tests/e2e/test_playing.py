"""Playing with fingers, mouse, keys and ears."""

import re

from playwright.sync_api import CDPSession, expect

from harness.player import Player
from harness.timeouts import tries
from tests.e2e.conftest import PHONE, NewPlayer


def test_a_whole_game_by_keyboard_alone(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="the-game")
    while ann.wait_for_my_turn_or_the_end() == "turn":
        _one_move_by_keys(ann)

    expect(ann.result).to_be_visible()


def _one_move_by_keys(ann: Player) -> None:
    """End the turn if that is possible, else type a card and the letter of a pile it fits."""
    with ann.seeing_a_change():
        if ann.page.locator("[data-action=end]:not([aria-disabled=true])").count():
            ann.page.keyboard.press("e")
        else:
            card, piles = _a_card_that_fits(ann)
            ann.type_play(f"{card}{piles[0].lower()}")
            # The last cards of a game that is going to be lost are asked about first (E20).
            if (insist := ann.button("Play it anyway")).count():
                insist.press("Enter")
    # What had the focus may be gone: it never falls to the page.
    expect(ann.page.locator("body:focus")).to_have_count(0)
    assert ann.page.evaluate("document.activeElement !== document.body")


def _a_card_that_fits(ann: Player) -> tuple[str, list[str]]:
    names = [card.get_attribute("aria-label") or "" for card in ann.hand.all()]
    card, piles = next(
        name.split(", fits ", 1) for name in names if ", fits " in name and "nowhere" not in name
    )
    return card.split(",")[0], re.findall(r"\b[A-D]\b", piles)


def test_the_keys_are_listed_and_the_focus_is_seen(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    ann.page.keyboard.press("?")
    sheet = ann.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_contain_text("Play the chosen card on this pile")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.keyboard.press("m")
    expect(ann.page.get_by_role("dialog", name="What was said")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("f")
    ann.page.keyboard.press("ArrowRight")

    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("data-card", str(ann.cards()[1]))
    expect(focused).to_have_css("outline-style", "solid")
    ann.page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Tab")
    expect(focused).to_have_attribute("data-pile", "A")


def test_a_card_is_dragged_with_the_mouse(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    ann.page.locator("[data-card='13']").drag_to(ann.pile("A"))

    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")


def test_a_card_is_dragged_with_a_finger(new_player: NewPlayer) -> None:
    ann = new_player("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    start, goal = ann.page.locator("[data-card='13']").bounding_box(), ann.pile("B").bounding_box()
    assert start is not None
    assert goal is not None
    finger = ann.page.context.new_cdp_session(ann.page)
    _touch(finger, "touchStart", start["x"] + 30, start["y"] + 40)
    for part in range(1, 11):
        x = start["x"] + 30 + (goal["x"] + 80 - start["x"] - 30) * part / 10
        y = start["y"] + 40 + (goal["y"] + 50 - start["y"] - 40) * part / 10
        _touch(finger, "touchMove", x, y)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(ann.pile("B")).to_have_attribute("aria-label", "Pile B up 13")


def _touch(finger: CDPSession, kind: str, x: float, y: float) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def test_a_play_is_taken_back_before_anybody_has_seen_it(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player()
    table = ann.open_table("me", "random", game="the-game", draft_seconds=30, practice_deal=1524178)
    ben.goto(table)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("13A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    expect(ben.pile("A")).to_have_attribute("aria-label", "Pile A up 1")

    ann.button("Undo", exact=True).click()
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 1")
    expect(ann.page.locator("[data-card='13']")).to_be_visible()
    expect(ben.pile("A")).to_have_attribute("aria-label", "Pile A up 1")


def test_a_fatal_play_asks_first_and_then_waits_for_its_player(new_player: NewPlayer) -> None:
    """E20."""
    ann = new_player("Ann")
    ann.open_table("me", "random", game="extreme", practice_deal=478621, draft_seconds=0.2)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("76A")
    expect(ann.pile("A")).to_have_attribute("aria-label", re.compile("up 76"))
    ann.type_play("55D")

    expect(ann.page.get_by_role("dialog", name="This play loses the game")).to_be_visible()
    ann.button("Keep the card").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    ann.type_play("55D")
    ann.button("Play it anyway").click()
    expect(ann.page.locator(".status.loses")).to_contain_text("This card breaks SKULL")
    ann.button("Undo", exact=True).click()
    expect(ann.card(55)).to_be_visible()
    expect(ann.result).to_have_count(0)


def test_a_doomed_play_asks_first_in_the_game_too(new_player: NewPlayer) -> None:
    """E20: after 18 on C nothing fits, after 18 on D something does."""
    ann = new_player("Ann")
    ann.open_table("me", game="the-game", practice_deal=16)
    ann.wait_for_my_turn_or_the_end()
    for play in ("19C", "81A", "E", "88B", "28D", "E"):
        with ann.seeing_a_change():
            ann.type_play(play) if play != "E" else ann.page.keyboard.press("e")
    ann.card(18).click()
    expect(ann.pile("C")).to_have_attribute("aria-label", re.compile("18 here: loses the game"))
    expect(ann.pile("D")).to_have_attribute("aria-label", re.compile("18 here: a step of 10"))
    ann.pile("C").click()

    warning = ann.page.get_by_role("dialog", name="This play loses the game")
    expect(warning).to_contain_text("you can’t complete this turn")
    ann.button("Keep the card").click()
    expect(warning).to_have_count(0)


def test_a_card_that_does_not_fit_says_why(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("89A")
    expect(ann.pile("A")).to_have_attribute("aria-label", re.compile("up 89"))
    ann.type_play("21A")

    expect(ann.page.get_by_role("alert")).to_contain_text("must be higher than the top card")


SIZES = [(320, 568), (360, 640), (360, 740), (740, 360), (640, 400), (1280, 800), (1920, 1080), (2560, 1440)]
OUTSIDE = """async () => {
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const boxes = found => [...document.querySelectorAll(found)].map(one => one.getBoundingClientRect());
    const outside = ({top, bottom, left, right}) =>
        Math.max(-top, bottom - innerHeight, -left, right - innerWidth);
    const widths = boxes('[data-card]').map(one => one.width);
    const most = Math.max(...boxes('.piles > *, [data-drop=line], [data-card]').map(outside));
    return [most, Math.min(...widths), scrollX + scrollY];
}"""
"""How far a pile or a card stands out of the window, the narrowest card, and how far it was scrolled."""


def test_piles_and_hand_are_visible_together_on_every_screen(new_player: NewPlayer) -> None:
    """With a draft on the table, a command in force and French, whose words are long."""
    ann = new_player("Ann", locale="fr-FR")
    ann.open_table("me", "random", game="extreme", practice_deal=478621, draft_seconds=30)
    ann.page.locator("[data-action=begin]").click()
    ann.page.locator(".status.mine").wait_for()
    ann.type_play("76A")
    expect(ann.page.locator("[data-action=take-back]")).to_be_visible()
    _all_is_visible(ann, narrow=60, wide=66)

    ann.open_table("me", *["random"] * 4, game="the-game", practice_deal=11)  # five seats in the bar
    ann.page.locator("[data-card]").first.wait_for()
    _all_is_visible(ann, narrow=60, wide=66)


def test_line_and_hand_are_visible_together_on_every_screen(new_player: NewPlayer) -> None:
    """With nine cards, one of them chosen, a clock, French, and in a lesson."""
    ann = new_player("Ann", locale="fr-FR")
    table = ann.open_table("me", "random", "random", game="take-that", practice_deal=49, turn_seconds=600)
    ann.page.locator(".status.mine").wait_for()
    ann.page.locator("[data-card]").first.click()
    ann.page.locator("[data-action=lay]").wait_for()
    _all_is_visible(ann, narrow=54, wide=60)
    ann.page.goto(f"/t/{table}?learn")
    ann.page.locator(".tip").wait_for()
    _all_is_visible(ann, narrow=49, wide=49)

    ann.open_table("me", *["random"] * 3, game="take-that", practice_deal=49)  # four heaps, a line to take
    for _ in tries("there is a line to take"):
        ann.wait_for_my_turn_or_the_end()
        if ann.page.locator("[data-action=take]").count():
            break
        with ann.seeing_a_change():
            ann.page.locator("[data-card]").first.click()
            ann.page.locator("[data-action=lay]").click()
    _all_is_visible(ann, narrow=54, wide=60)


def _all_is_visible(ann: Player, *, narrow: int, wide: int) -> None:
    """Nothing stands out of any window, and no card is too narrow for a thumb."""
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        outside, narrowest, scrolled = ann.page.evaluate(OUTSIDE)
        size = f"{width} x {height}"
        assert outside < 1, f"{size}: {outside} px outside"
        assert narrowest >= (narrow if width < 360 else wide), f"{size}: cards of {narrowest} px"
        assert scrolled == 0, size
