"""How heavy a table page is, how soon one plays on a slow link, and how soon a tap is painted.

Run `python bench/page_weight.py`. The server and the browser share this machine.
"""

import gzip
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, Response, ViewportSize

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harness.browser import launched  # noqa: E402
from harness.player import Player  # noqa: E402
from harness.servers import Server, serving  # noqa: E402
from scripts.build_client import build_client  # noqa: E402 - the root has to be known first

LIMIT = 120_000
"""Bytes that a table page may weigh, compressed."""
LANGUAGES = ("en", "de", "pl")
TAPS = 15
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""A phone on a slow mobile network: 1.6 Mbit/s down, 150 ms there and back."""
PAINTED = """async card => {
    const start = performance.now();
    document.querySelector(`[data-card="${card}"]`).click();
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - start;
}"""


@dataclass(frozen=True)
class Weight:
    """One file of a page."""

    path: str
    plain: int
    packed: int


def main() -> int:
    """Measure and print; the exit code says whether the page is light enough."""
    build_client()
    with (
        tempfile.TemporaryDirectory() as kept,
        serving(Path(kept), limit_factor=1000) as server,
        launched() as browser,
    ):
        _first_page(browser, server)
        heaviest = max(_weigh(browser, server, language) for language in LANGUAGES)
        _first_play(browser, server)
        _input_to_paint(browser, server)
    return 0 if heaviest <= LIMIT else 1


def _page(browser: Browser, server: Server, language: str = "en") -> Page:
    address = f"http://127.0.0.1:{server.port}"
    phone: ViewportSize = {"width": 360, "height": 740}
    return browser.new_context(
        base_url=address, viewport=phone, locale=language, service_workers="block"
    ).new_page()


def _weigh(browser: Browser, server: Server, language: str) -> int:
    player = Player(_page(browser, server, language))
    player.be("Anna")
    files: list[Weight] = []
    player.page.on("response", lambda answer: files.extend(_weight(answer)))
    player.open_table("me", "random", game="extreme")
    player.page.locator("[data-card]").first.wait_for()
    player.page.wait_for_load_state("networkidle")
    packed, plain = sum(file.packed for file in files), sum(file.plain for file in files)
    print(
        f"\ntable page, {language}: {packed / 1000:.1f} kB compressed (limit {LIMIT / 1000:.0f}),"
        f" {plain / 1000:.1f} kB plain, {len(files)} files"
    )
    for file in sorted(files, key=lambda file: -file.packed)[:6]:
        print(f"  {file.packed / 1000:7.1f} kB  {file.path}")
    return packed


def _weight(answer: Response) -> list[Weight]:
    if "/api/" in answer.url or answer.status != 200:
        return []
    body = answer.body()
    # Fonts are compressed by themselves.
    packed = len(body) if answer.url.endswith(".woff2") else len(gzip.compress(body, 9))
    return [Weight(answer.url.rpartition("/")[2] or "/", len(body), packed)]


def _first_page(browser: Browser, server: Server) -> None:
    """What the deals of the day cost on the first page: kilobytes, and time until one can play."""
    (weight, seconds), (without, sooner) = (
        _home(browser, server, has_today=has_today) for has_today in (True, False)
    )
    print(
        f"first page: {weight / 1000:.1f} kB compressed, {without / 1000:.1f} without the deals of the day"
        f" ({100 * (weight / without - 1):+.1f} %); slow link: {seconds:.1f} s until one can play,"
        f" {sooner:.1f} without"
    )


def _home(browser: Browser, server: Server, *, has_today: bool) -> tuple[int, float]:
    loaded = [_load_home(_page(browser, server), has_today=has_today) for _ in range(3)]
    return loaded[-1][0], statistics.median(seconds for _, seconds in loaded)


def _load_home(page: Page, *, has_today: bool) -> tuple[int, float]:
    files: list[Weight] = []
    if not has_today:
        page.route("**/TodayBox*", lambda route: route.abort())
    _slow_down(page)
    page.on("response", lambda answer: files.extend(_weight(answer)))
    start = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    seconds = time.monotonic() - start
    page.wait_for_load_state("networkidle")
    return sum(file.packed for file in files), seconds


def _slow_down(page: Page) -> None:
    link: CDPSession = page.context.new_cdp_session(page)
    link.send("Network.enable")
    link.send("Network.emulateNetworkConditions", SLOW)


def _first_play(browser: Browser, server: Server) -> None:
    """From typing the address to your cards on a slow link, everything fresh."""
    page = _page(browser, server)
    _slow_down(page)
    start = time.monotonic()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-card]").first.wait_for()
    print(f"\nslow link (1.6 Mbit/s, 150 ms): {time.monotonic() - start:.1f} s from the address to the cards")


def _input_to_paint(browser: Browser, server: Server) -> None:
    player = Player(_page(browser, server))
    player.be("Anna")
    player.open_table("me", "random", game="extreme")
    player.wait_for_my_turn_or_the_end()
    cards = player.cards()
    times = [float(player.page.evaluate(PAINTED, cards[tap % len(cards)])) for tap in range(TAPS)]
    print(
        f"tap on a card to paint, {TAPS} times: "
        f"median {statistics.median(times):.0f} ms, worst {max(times):.0f} ms"
    )


if __name__ == "__main__":
    sys.exit(main())
