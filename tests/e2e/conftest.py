"""A real server, the built client and a real browser."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from harness.browser import chromium as browser_program
from harness.browser import launched_by
from harness.player import Player
from harness.servers import Server, serving
from scripts.build_client import build_client
from tests.e2e.tables import Tables
from tests.needs import missing

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
CALM = {"reduced_motion": "reduce", "service_workers": "block"}
"""Nothing travels, and no page keeps itself for later: that costs two fifths of the processor time."""
HOUSE = "table.test"
"""A name for this machine that is not the browser's own: over plain http its pages are not trusted."""


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one file share their pages: they run in one worker, which has one browser and one server."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(f"e2e-{item.path.stem}"))


@pytest.fixture(scope="package")
def chromium() -> str:
    return browser_program() or missing("Chromium")


@pytest.fixture(scope="package")
def client() -> None:
    """The client as it is now, not as it was once built."""
    build_client()


@pytest.fixture(scope="package")
def playwright(chromium: str) -> Iterator[Playwright]:
    """What drives browsers; it can run only once in a worker, for all browsers there."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched_by(playwright, f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1") as running:
        yield running


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("e2e"), limit_factor=1000, allowed_host=HOUSE) as running:
        yield running


@pytest.fixture(scope="package")
def tables(browser: Browser, server: Server) -> Tables:
    """Tables to be looked at, made once for all."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en-GB")
    made = Tables(Player(context.new_page()), server.database)
    context.close()
    return made


NewPlayer = Callable[..., Player]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, for the fixture that then tells what its pages showed."""
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def new_player(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPlayer]:
    """Open fresh browsers, each somebody else; every one of them must end without an error of its page."""
    opened: list[tuple[BrowserContext, Player]] = []

    def player(
        name: str | None = None, *, server: Server = server, host: str = "127.0.0.1", **options: Any
    ) -> Player:
        chosen = {"viewport": DESKTOP, "locale": "en-GB"} | CALM | options
        context = browser.new_context(base_url=f"http://{host}:{server.port}", **chosen)
        somebody = Player(context.new_page())
        opened.append((context, somebody))
        if name is not None:
            somebody.be(name)
        return somebody

    yield player
    if request.node.stash.get(FAILED, False):
        request.node.add_report_section("teardown", "pages", "\n".join(one.seen() for _, one in opened))
    errors = [error for _, somebody in opened for error in somebody.errors]
    for context, _ in opened:
        context.close()
    assert errors == []
