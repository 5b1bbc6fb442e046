"""A game of another package at a server table: drawn from the server's words, or by the package itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from harness.extension import CLIMB, install, with_packages
from harness.player import Player
from harness.servers import Server, serving
from harness.timeouts import tries

BOARD = """
export function draw(target, table) {
	return {
		show(board) {
			target.replaceChildren(...board.choices.map((choice) => {
				const button = document.createElement('button');
				button.dataset.drawn = choice.move;
				const words = table.say(choice.words.id, choice.words.facts);
				button.textContent = `${table.nameOf(table.seat)}: ${words}`;
				button.addEventListener('click', () => table.move(choice.move));
				return button;
			}));
		}
	};
}
"""


def add_board(site: Path) -> None:
    """Install a second package that draws CLIMB's board."""
    package, metadata = site / "climb_board", site / "climb_board-1.0.dist-info"
    package.mkdir()
    metadata.mkdir()
    (package / "__init__.py").write_text(
        "from importlib.resources import files\n\nBOARD = files(__name__) / 'board.js'\n"
    )
    (package / "board.js").write_text(BOARD)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: climb-board\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tenback.boards]\nclimb = climb_board:BOARD\n")


@pytest.fixture
def server_with_climb(
    client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Server]:
    site = install(CLIMB, tmp_path / "site")
    if getattr(request, "param", None) is not None:
        request.param(site)
    monkeypatch.setenv("PYTHONPATH", with_packages(site)["PYTHONPATH"])
    with serving(tmp_path, limit_factor=1000) as running:
        yield running


def test_a_person_plays_it_to_the_end_in_german(browser: Browser, server_with_climb: Server) -> None:
    context = browser.new_context(base_url=f"http://127.0.0.1:{server_with_climb.port}", locale="de-DE")
    ada = Player(context.new_page())
    ada.be("Ada")
    ada.open_table("me", "random", game="climb")
    moves = ada.page.locator("[data-move]")
    passing = ada.page.locator("[data-move=pass]")
    expect(ada.page.get_by_text("Die letzte Karte ist").first).to_be_visible()
    expect(ada.page.get_by_text("Deine Karten:").first).to_be_visible()

    expect(passing).to_have_text("Passen")
    for _ in tries("the game ends"):
        moves.first.or_(ada.result).first.wait_for()
        if ada.result.count():
            break
        number = ada.page.get_by_role("main").get_attribute("data-number")
        moves.first.click()
        ada.page.wait_for_function(
            "before => document.querySelector('#result')"
            " || document.querySelector('main').dataset.number !== before",
            arg=number,
        )

    expect(ada.page.get_by_text("gewinnt mit").first).to_be_visible()
    assert ada.errors == []
    context.close()


@pytest.mark.parametrize("server_with_climb", [add_board], indirect=True)
def test_a_package_draws_its_own_board_and_its_moves_count(
    browser: Browser, server_with_climb: Server
) -> None:
    context = browser.new_context(base_url=f"http://127.0.0.1:{server_with_climb.port}", locale="de-DE")
    ada = Player(context.new_page())
    ada.be("Ada")
    ada.open_table("me", "random", game="climb")
    drawn = ada.page.locator("[data-own-board] button")
    passing = ada.page.locator("[data-own-board] [data-drawn=pass]")
    expect(passing).to_have_text("Ada: Passen")
    expect(ada.page.locator("[data-move]")).to_have_count(0)

    number = ada.page.get_by_role("main").get_attribute("data-number")
    drawn.first.click()
    ada.page.wait_for_function(
        "before => document.querySelector('main').dataset.number !== before", arg=number
    )

    assert ada.errors == []
    context.close()
