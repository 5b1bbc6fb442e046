"""Being called back to a table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from harness import browser as browsers
from harness.player import Player, two_at_a_table
from tests.e2e.conftest import NewPlayer

ELSEWHERE = """
window.elsewhere = false;
Object.defineProperty(document, 'hidden', {get: () => window.elsewhere});
"""
"""A browser without a window has no other tab to look at: here a page can be told that it is hidden."""
SEEN = """
window.notified = [];
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
    await show.call(this, title, options);
    notified.push(`${title}: ${options.body}`);
};
"""
"""Without a desktop a notification is gone at once: here every one that the browser has shown is kept."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser that people have on their desktop: the shell without windows shows no notifications."""
    with browsers.launched_by(playwright, programs=browsers.DESKTOP) as running:
        yield running


def _two_who_take_turns(new_player: NewPlayer) -> tuple[Player, Player]:
    """A match of TAKE THAT in which it is Ben's turn; Ann's page can be hidden."""
    ann, ben = new_player("Ann", permissions=["notifications"], service_workers="allow"), new_player("Ben")
    ann.page.add_init_script(ELSEWHERE + SEEN)
    two_at_a_table(ann, ben, game="take-that")
    if ann.wait_for_a_moment() == "turn":
        ann.play_a_turn()
    return ann, ben


def test_the_title_says_when_it_is_my_turn(new_player: NewPlayer) -> None:
    ann, ben = _two_who_take_turns(new_player)
    expect(ann.page).to_have_title("TAKE THAT · tenback")
    ben.play_a_turn()
    expect(ann.page).to_have_title("● Your turn. TAKE THAT · tenback")
    ann.play_a_turn()
    expect(ann.page).to_have_title("TAKE THAT · tenback")


def test_a_hidden_page_notifies_who_asked_for_it(new_player: NewPlayer) -> None:
    ann, ben = _two_who_take_turns(new_player)
    ann.page.evaluate("window.elsewhere = true")
    ben.play_a_turn()
    expect(ann.page).to_have_title("● Your turn. TAKE THAT · tenback")
    assert ann.page.evaluate("notified") == [], "nobody asked for it yet"

    ann.button("Settings").click()
    ann.page.get_by_role("switch", name="Notify me when it’s my turn").check()
    ann.button("Close").click()
    ann.play_a_turn()
    ben.play_a_turn()
    expect(ann.page).to_have_title("● Your turn. TAKE THAT · tenback")
    ann.page.wait_for_function("() => notified.length > 0")
    assert ann.page.evaluate("notified") == ["TAKE THAT · tenback: Your turn."]


def test_a_page_in_sight_does_not_notify(new_player: NewPlayer) -> None:
    ann, ben = _two_who_take_turns(new_player)
    ann.page.evaluate("localStorage.setItem('tenback-preferences', JSON.stringify({notify: true}))")
    ann.page.reload()
    ben.play_a_turn()

    expect(ann.page).to_have_title("● Your turn. TAKE THAT · tenback")
    assert ann.page.evaluate("notified") == []
