"""Make a picture of every screen of the browser client, on a phone and a desktop, by day and by night.

python scripts/pictures.py [FOLDER]      (docs/pictures by default)
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts.build_client import build_client  # noqa: E402 - the root has to be known first
from tests.e2e.player import Player  # noqa: E402
from tests.server.servers import Server, serving  # noqa: E402

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "desktop": {"width": 1280, "height": 800},
}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
CHROMIUM = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")

Scene = Callable[[Player, Server], None]
SCENES: dict[str, Scene] = {}


def scene(draw: Scene) -> Scene:
    """Name a scene by its function."""
    SCENES[draw.__name__.replace("_", "-")] = draw
    return draw


@scene
def home(player: Player, _: Server) -> None:
    """The first thing people see."""
    player.page.goto("/")
    player.page.get_by_role("heading", name="Open tables").wait_for()


@scene
def new_table(player: Player, _: Server) -> None:
    """Choices for EXTREME, unfolded."""
    player.page.goto("/new/extreme")
    player.page.get_by_text("More choices").click()


@scene
def seating(player: Player, _: Server) -> None:
    """A table that waits for friends."""
    player.open_table("me", "careful", "open", start=False, game="the-game")
    player.page.get_by_role("img", name="QR code").wait_for()


@scene
def the_game(player: Player, _: Server) -> None:
    """A card in the fingers."""
    player.open_table("me", "careful", "careful", game="the-game", practice_deal=2241)
    player.wait_for_my_turn_or_the_end()
    for _turn in range(3):
        player.do_something()
    if player.wait_for_my_turn_or_the_end() == "turn":
        player.hand.nth(2).click()


@scene
def draft(player: Player, _: Server) -> None:
    """A play that only its player sees."""
    player.open_table("me", "careful", game="the-game", draft_seconds=30, practice_deal=2241)
    player.wait_for_my_turn_or_the_end()
    player.page.keyboard.type("13A")
    player.button("Take back").wait_for()
    player.page.keyboard.type("3")


@scene
def extreme(player: Player, _: Server) -> None:
    """Commands in hand and in force."""
    player.open_table("me", "careful", "careful", game="extreme", practice_deal=196)
    player.wait_for_my_turn_or_the_end()
    for _turn in range(2):
        player.do_something()
    player.wait_for_my_turn_or_the_end()


@scene
def fatal(player: Player, _: Server) -> None:
    """The question before a play that loses."""
    player.open_table("me", "random", game="extreme", practice_deal=217)
    player.wait_for_my_turn_or_the_end()
    player.page.keyboard.type("76A")
    player.button("Pile A up 76").wait_for()
    player.page.keyboard.type("55D")
    player.page.get_by_role("dialog").wait_for()


@scene
def take_that(player: Player, _: Server) -> None:
    """The line, twins and toads."""
    player.open_table("me", "careful", "careful", game="take-that", practice_deal=15)
    player.wait_for_my_turn_or_the_end()
    for _turn in range(3):
        player.do_something()
        player.wait_for_my_turn_or_the_end()


@scene
def chat(player: Player, _: Server) -> None:
    """Talk beside the table."""
    player.open_table("me", "careful", game="the-game", talk="chat", practice_deal=2241)
    player.page.get_by_role("textbox", name="Say something").fill("Please leave the first pile alone!")
    player.button("Send").click()
    player.page.get_by_text("leave the first pile").wait_for()


@scene
def end(player: Player, _: Server) -> None:
    """The result and how it came to it."""
    player.open_table("me", "careful", "careful", game="the-game", practice_deal=2241)
    player.play_to_the_end()
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene
def end_of_take_that(player: Player, _: Server) -> None:
    """Points."""
    player.open_table("me", "careful", "careful", game="take-that", practice_deal=15, rounds=1)
    player.play_to_the_end()
    player.page.get_by_role("img", name="How the game went").wait_for()


@scene
def replay(player: Player, _: Server) -> None:
    """A finished game, somewhere in the middle."""
    table = player.open_table("me", "careful", game="extreme", practice_deal=217)
    player.play_to_the_end()
    player.page.goto(f"/t/{table}/replay#7")
    player.page.get_by_role("slider").wait_for()


@scene
def watch(player: Player, _: Server) -> None:
    """The same table for somebody without a seat."""
    table = player.open_table("me", "careful", game="the-game", practice_deal=2241)
    player.wait_for_my_turn_or_the_end()
    player.page.context.clear_cookies()
    player.page.goto(f"/t/{table}")
    player.page.get_by_text("You are watching").wait_for()


@scene
def learn(player: Player, _: Server) -> None:
    """Where one learns."""
    player.page.goto("/learn")
    player.button("Start the first game").first.wait_for()


@scene
def lesson(player: Player, _: Server) -> None:
    """The first game, with a hint."""
    player.page.goto("/learn/the-game")
    player.button("Start the first game").click()
    player.button("Got it").click()
    player.button("I begin").click()
    player.page.locator(".tip").get_by_text("Tap a card").wait_for()


@scene
def rules(player: Player, _: Server) -> None:
    """The rules with their figures."""
    player.page.goto("/rules/extreme")
    player.page.get_by_role("heading", name="The rules of THE GAME EXTREME").wait_for()


@scene
def my_tables(player: Player, _: Server) -> None:
    """Tables that wait for this browser."""
    player.open_table("me", "careful", game="the-game")
    player.open_table("me", "careful", game="take-that")
    player.page.goto("/me")
    player.page.get_by_role("heading", name="On another device").wait_for()


@scene
def settings(player: Player, _: Server) -> None:
    """What this browser likes."""
    player.page.goto("/")
    player.button("Settings").click()


@scene
def keys(player: Player, _: Server) -> None:
    """The sheet behind `?`."""
    player.open_table("me", "careful", game="the-game")
    player.wait_for_my_turn_or_the_end()
    player.page.keyboard.type("?")


@scene
def nowhere(player: Player, _: Server) -> None:
    """A table that is not there."""
    player.page.goto("/t/abcdefghabcdefgh")
    player.page.get_by_role("heading").first.wait_for()


def main(folder: Path, wanted: list[str]) -> None:
    """Draw all scenes, or those that are wanted."""
    build_client()
    folder.mkdir(parents=True, exist_ok=True)
    program = next(path for path in CHROMIUM if Path(path).exists())
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept), limit_factor=1000) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name, draw in SCENES.items():
            if not wanted or name in wanted:
                _draw(browser, server, folder, name, draw)
        browser.close()


def _draw(browser: Browser, server: Server, folder: Path, name: str, draw: Scene) -> None:
    for size, scheme, page in _pages(browser, server):
        player = Player(page)
        player.be("Anna")
        draw(player, server)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png", animations="disabled")
        print(f"{name}-{size}-{scheme}.png")


def _pages(browser: Browser, server: Server) -> Iterator[tuple[str, str, Page]]:
    for size, viewport in SIZES.items():
        for scheme in SCHEMES:
            context = browser.new_context(
                base_url=f"http://127.0.0.1:{server.port}",
                viewport=viewport,
                color_scheme=scheme,
                locale="en-GB",
                reduced_motion="reduce",
            )
            yield size, scheme, context.new_page()
            context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", sys.argv[2:])
