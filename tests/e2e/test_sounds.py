"""Sounds with meaning: off until they are switched on."""

from playwright.sync_api import expect

from tests.e2e.conftest import NewPlayer
from tests.e2e.ear import heard, listening, wait_for_a_sound


def test_nothing_sounds_until_sounds_are_switched_on_and_the_volume_is_obeyed(new_player: NewPlayer) -> None:
    ann = listening(new_player("Ann"), sounds=False)
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    ann.type_play("13A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    assert heard(ann) == ()

    ann.button("Settings").click()
    ann.page.get_by_role("switch", name="Sounds").check()
    volume = ann.page.get_by_role("slider", name="Volume")
    volume.press("End")
    assert wait_for_a_sound(ann)
    loudest = ann.page.evaluate("loudness")
    volume.press("ArrowLeft")
    assert wait_for_a_sound(ann)
    assert 0 < ann.page.evaluate("loudness") < loudest
    ann.button("Close").click()

    ann.type_play("3A")
    assert wait_for_a_sound(ann)


def test_turn_trick_and_danger_each_have_their_own_sound(new_player: NewPlayer) -> None:
    ann = listening(new_player("Ann"), sounds=True)
    ann.open_table("me", "random", game="the-game", practice_deal=1524178)
    ann.wait_for_my_turn_or_the_end()
    turn = wait_for_a_sound(ann)[-2:]
    ann.type_play("13A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 13")
    assert heard(ann) == (), "a plain card makes no sound"
    ann.type_play("3A")
    trick = wait_for_a_sound(ann)

    ann.open_table("me", "random", game="extreme", practice_deal=478621)
    ann.wait_for_my_turn_or_the_end()
    assert wait_for_a_sound(ann)[:2] == turn
    ann.type_play("76A")
    expect(ann.pile("A")).to_have_attribute("aria-label", "Pile A up 76 SKULL")
    heard(ann)
    ann.type_play("55D")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    danger = wait_for_a_sound(ann)

    assert len({turn, trick, danger}) == 3
