"""A new person's path through the browser, as taps and seconds: to the first move, and through a lesson.

Run `python bench/path.py`. The seconds are the machine's: pages, server, and the bots at their own pace.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.browser import launched  # noqa: E402
from harness.player import Player  # noqa: E402
from harness.servers import Server, serving  # noqa: E402
from scripts.build_client import build_client  # noqa: E402 - the root has to be known first

SCREENS: dict[str, ViewportSize] = {
    "phone, 360 × 740": {"width": 360, "height": 740},
    "desktop, 1280 × 800": {"width": 1280, "height": 800},
}
TAPS = """addEventListener('click', event => {
    if (event.isTrusted && event.detail) sessionStorage.taps = Number(sessionStorage.taps ?? 0) + 1;
}, true)"""
"""Counts what is tapped, over all pages."""


def main() -> int:
    """Walk every path on every screen and print a table."""
    build_client()
    print("| path | screen | taps | seconds |\n| --- | --- | ---: | ---: |")
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept), limit_factor=1000) as server,
        launched() as browser,
    ):
        for name, walk in PATHS.items():
            for screen, size in SCREENS.items():
                taps, seconds = _walked(browser, server, size, walk)
                print(f"| {name} | {screen} | {taps} | {seconds:.1f} |", flush=True)
    return 0


def _walked(
    browser: Browser, server: Server, size: ViewportSize, walk: Callable[[Player], None]
) -> tuple[int, float]:
    """Walk as somebody who has never been here; give the taps and the seconds."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", viewport=size, locale="en", service_workers="block"
    )
    context.add_init_script(TAPS)
    page: Page = context.new_page()
    start = time.monotonic()
    walk(Player(page))
    seconds = time.monotonic() - start
    taps = int(page.evaluate("sessionStorage.taps"))
    context.close()
    return taps, seconds


def _to_the_first_move(player: Player) -> None:
    """From the home page, refusing help, until an own card lies on a pile."""
    player.page.goto("/")
    player.button("Play now").click()
    player.page.locator(".tip").get_by_role("button").last.click()
    player.page.locator("[data-action=begin]").click()
    card = next(
        card for card in player.hand.all() if "fits nowhere" not in (card.get_attribute("aria-label") or "")
    )
    card.click()
    player.page.locator(".pile.lit button.target").first.click()
    player.page.locator("[data-action=take-back]").wait_for()


def _through_a_lesson(player: Player, game: str) -> None:
    """From the home page to the words at the end of the first game."""
    player.page.goto("/")
    player.page.goto(f"/learn/{game}")
    player.button("Start the first game").click()
    while (moment := player.wait_for_something_to_do()) != "over":
        player.put_tips_away()
        player.seize(moment)
    player.page.get_by_text("You know").first.wait_for()


PATHS: dict[str, Callable[[Player], None]] = {
    "home to the first own card": _to_the_first_move,
    "lesson of THE GAME to its end": lambda player: _through_a_lesson(player, "the-game"),
    "lesson of EXTREME to its end": lambda player: _through_a_lesson(player, "extreme"),
    "lesson of TAKE THAT to its end": lambda player: _through_a_lesson(player, "take-that"),
}


if __name__ == "__main__":
    sys.exit(main())
