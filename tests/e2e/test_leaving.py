"""People who leave, votes about their seats, and the clock."""

import contextlib
import re

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import expect

from harness.player import Player, two_at_a_table
from harness.timeouts import wait_until
from tests.e2e.conftest import NewPlayer


def _seat(player: Player, name: str) -> str:
    """What is said about a seat at the top of the table."""
    seats = player.page.get_by_role("list", name="Seats")
    return seats.get_by_role("listitem", name=re.compile(f"^{name}")).get_attribute("aria-label") or ""


def test_a_leaver_is_replaced_by_vote_and_gets_the_seat_back(new_player: NewPlayer) -> None:
    ann, ben, eva = new_player("Ann"), new_player("Ben"), new_player("Eva")
    table = ann.open_table("me", "open", "open", start=False, game="take-that")
    ben.join(table)
    expect(ann.page.get_by_text("Ben")).to_be_visible()
    eva.join(table)
    ann.button("Deal the cards").click()
    eva.button("Leave the table").click()
    expect(eva.page.get_by_role("dialog")).to_contain_text("Your seat stays yours.")
    eva.button("Leave", exact=True).click()
    expect(eva.page).to_have_url(re.compile("/$"))
    expect(ann.page.get_by_role("main").get_by_text("Eva has left the table.")).to_be_visible()
    ann.button("Let a bot play").click()
    question = ben.page.get_by_role("main").get_by_text("Let a bot play for Eva? 1 of 2 votes.")
    expect(question).to_be_visible()
    expect(ben.page.locator("[data-live=polite]")).to_contain_text("Let a bot play for Eva?")
    ben.button("Yes").click()
    expect(question).to_have_count(0)
    expect(ann.page.get_by_role("listitem", name=re.compile("^Eva, .*Bot: "))).to_be_visible()

    eva.goto(table)
    expect(eva.page.get_by_text("A bot is playing for you.")).to_be_visible()
    eva.button("I’m back").click()
    expect(eva.button("I’m back")).to_have_count(0)
    expect(ann.page.get_by_role("listitem", name=re.compile("^Eva, .*Bot: "))).to_have_count(0)
    expect(eva.hand.first).to_be_visible()


def test_a_vote_can_be_lost(new_player: NewPlayer) -> None:
    ann, ben, eva = new_player("Ann"), new_player("Ben"), new_player("Eva")
    table = ann.open_table("me", "open", "open", start=False, game="take-that")
    ben.join(table)
    expect(ann.page.get_by_text("Ben")).to_be_visible()
    eva.join(table)
    ann.button("Deal the cards").click()
    ann.page.get_by_text("Vote on a seat").click()
    ann.button("Vote: a bot for Eva").click()
    question = ben.page.get_by_role("main").get_by_text("Give Eva’s seat to a bot for good?")
    expect(question).to_be_visible()
    ben.button("No", exact=True).click()

    expect(question).to_have_count(0)
    assert "Bot" not in _seat(eva, "Eva")


def test_somebody_who_lost_the_connection_does_not_hold_up_the_table(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    table = two_at_a_table(ann, ben, game="take-that")
    if ann.wait_for_a_moment() == "turn":
        ann.play_a_turn()
    ben.page.goto("about:blank")
    expect(ann.page.get_by_role("main").get_by_text("Ben: not connected")).to_be_visible()
    ann.button("Let a bot play").click()
    ann.wait_for_my_turn_or_the_end()

    ben.goto(table)
    ben.button("I’m back").click()
    ann.play_a_turn()
    assert ben.wait_for_my_turn_or_the_end() == "turn"


def test_the_table_can_give_a_seat_to_a_bot_for_good(new_player: NewPlayer) -> None:
    ann, ben = new_player("Ann"), new_player("Ben")
    table = two_at_a_table(ann, ben, game="the-game")
    ann.page.get_by_text("Vote on a seat").click()
    ann.button("Vote: a bot for Ben").click()
    expect(ann.page.get_by_text("You can’t give someone’s seat away for good").first).to_be_visible()

    ben.button("Leave the table").click()
    ben.button("Leave", exact=True).click()
    expect(ann.page.get_by_role("main").get_by_text("Ben has left the table.")).to_be_visible()
    ann.button("Vote: a bot for Ben").click()
    ben.goto(table)

    expect(ann.page.get_by_role("listitem", name=re.compile("^Bot 1, "))).to_be_visible()
    expect(ben.page.get_by_text("You’re watching")).to_be_visible()
    expect(ben.hand).to_have_count(0)


def test_a_team_gives_a_lost_game_up_by_agreement(new_player: NewPlayer) -> None:
    """G21."""
    ann, ben = new_player("Ann"), new_player("Ben")
    two_at_a_table(ann, ben, game="the-game")
    expect(ann.button("Give up the game")).to_have_count(0)
    ann.begin_if_possible()
    ann.button("Give up the game").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Once everyone agrees")
    ann.button("Give up", exact=True).click()
    asked = ben.page.get_by_role("main").get_by_text("Give up this game? 1 of 2 agree.")
    expect(asked).to_be_visible()
    ben.button("Play on").click()
    expect(asked).to_have_count(0)

    ben.button("Give up the game").click()
    ben.button("Give up", exact=True).click()
    ann.button("Give up", exact=True).click()

    for player in (ann, ben):
        expect(player.result).to_be_visible()
        expect(player.page.get_by_text("Lost: the game was given up.").first).to_be_visible()


def test_the_clock_runs_down_and_a_bot_takes_over_until_i_am_back(new_player: NewPlayer) -> None:
    ann = new_player("Ann")
    ann.open_table("me", "random", game="take-that", turn_seconds=10, bot_seconds=1)
    ann.wait_for_my_turn_or_the_end()
    clock = ann.page.get_by_role("timer")
    left = clock.inner_text()
    expect(clock).not_to_have_text(left)
    assert clock.inner_text() < left, "it runs down"
    expect(ann.button("I’m back")).to_be_visible()

    # The bot finishes the turn whose time is over.
    wait_until(lambda: is_back(ann), "the seat is Ann's again")
    assert ann.wait_for_my_turn_or_the_end() == "turn"
    expect(clock).to_be_visible()


def is_back(player: Player) -> bool:
    back = player.button("I’m back")
    with contextlib.suppress(PlaywrightError):
        back.click(timeout=500)
    return back.count() == 0
