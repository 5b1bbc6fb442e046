"""The table page of another version beside that of this one: how much it weighs, how soon a tap is painted.

Run `python bench/beside.py FOLDER` with the other version's checkout, whose client is built. Both servers and
one browser share this machine; the pages take turns, so that whatever else happens here happens to both.
"""

import contextlib
import gzip
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Response

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.page_weight import LANGUAGES, PAINTED  # noqa: E402 - the root has to be known first
from harness.browser import launched  # noqa: E402
from harness.servers import Server, serving  # noqa: E402

TURNS, TAPS = 6, 40
SETTINGS = {"game": "extreme", "players": 2, "draft_seconds": 0, "bot_seconds": 0}
Versions = dict[str, Server]


def main(other: Path) -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as kept,
        _served(other, Path(kept) / "other") as before,
        _served(ROOT, Path(kept) / "this") as now,
        launched() as browser,
    ):
        versions = {"other": before, "this": now}
        for language in LANGUAGES:
            weights = {name: _weigh(browser, server, language) for name, server in versions.items()}
            more = 100 * (weights["this"] / weights["other"] - 1)
            print(
                language,
                *(f"{name} {weight / 1000:.1f} kB" for name, weight in weights.items()),
                f"{more:+.1f} %",
            )
        _tap(browser, versions)


@contextlib.contextmanager
def _served(root: Path, kept: Path) -> Iterator[Server]:
    """Serve a version from its own sources."""
    kept.mkdir()
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join((str(root / "src"), str(root)))
    try:
        with serving(kept, limit_factor=1000) as server:
            yield server
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before


def _table(browser: Browser, server: Server, language: str, files: list[int] | None = None) -> Page:
    """A page with a table of EXTREME on a phone, everything fresh."""
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}",
        viewport={"width": 360, "height": 740},
        locale=language,
        service_workers="block",
    )
    context.request.post("/api/me", data={"name": "Anna"})
    body = {"settings": SETTINGS, "seats": ["me", "random"], "start": True}
    table = context.request.post("/api/tables", data=body).json()["id"]
    page = context.new_page()
    if files is not None:
        page.on("response", lambda answer: files.extend(_packed(answer)))
    page.goto(f"/t/{table}")
    page.locator("[data-card]").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def _packed(answer: Response) -> list[int]:
    if "/api/" in answer.url or answer.status != 200:
        return []
    # Fonts are compressed by themselves.
    return [len(answer.body() if answer.url.endswith(".woff2") else gzip.compress(answer.body(), 9))]


def _weigh(browser: Browser, server: Server, language: str) -> int:
    files: list[int] = []
    _table(browser, server, language, files).context.close()
    return sum(files)


def _tap(browser: Browser, versions: Versions) -> None:
    """Choose cards on both pages, by turns."""
    pages = {name: _table(browser, server, "en") for name, server in versions.items()}
    times: dict[str, list[float]] = {name: [] for name in pages}
    for page in pages.values():
        page.locator("[data-action=begin], button.strong").first.click()
        page.locator(".status.mine").wait_for()
    for _ in range(TURNS):
        for name, page in pages.items():
            page.bring_to_front()
            cards = page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
            times[name] += [float(page.evaluate(PAINTED, cards[tap % len(cards)])) for tap in range(TAPS)]
    for name, taken in times.items():
        middle, slow = statistics.median(taken), statistics.quantiles(taken, n=20)[-1]
        print(f"{name}: {len(taken)} taps, painted after {middle:.1f} ms (median), {slow:.1f} (95 %)")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
