"""What installed packages bring for their games in the browser: words and a board."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.client import Person, person
from harness.extension import CLIMB, install
from harness.servers import serving

BOARD = "export function draw(target, table) { return { show() { target.textContent = 'drawn'; } }; }\n"
ENTRY_POINTS = "[tenback.words]\ncounting = counting\n\n[tenback.boards]\ncounting = counting:BOARD\n"


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Visit a server where packages are installed: one brings words and a board, CLIMB a whole game."""
    installed = tmp_path_factory.mktemp("installed")
    _install(installed)
    install(CLIMB, installed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed))
        with serving(installed) as server:
            yield Person(server.port)


def _install(folder: Path) -> None:
    package, about = folder / "counting", folder / "counting-1.0.dist-info"
    (package / "catalogues" / "en").mkdir(parents=True)
    (package / "catalogues" / "de").mkdir()
    about.mkdir()
    (package / "__init__.py").write_text(
        "from importlib.resources import files\n\nBOARD = files(__name__) / 'board.js'\n"
    )
    (package / "board.js").write_text(BOARD)
    (package / "catalogues" / "en" / "counting.ftl").write_text("game-counting = Counting\n")
    (package / "catalogues" / "de" / "counting.ftl").write_text("game-counting = Zählen\n", encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: counting\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(ENTRY_POINTS)


def test_the_browser_gets_the_words_of_a_package_in_its_language(visitor: Person) -> None:
    assert "Zählen" in visitor.request("GET", "/api/words/de").raw.decode()


def test_a_language_that_a_package_lacks_is_answered_in_english(visitor: Person) -> None:
    assert "Counting" in visitor.request("GET", "/api/words/cs").raw.decode()


def test_the_board_of_a_package_is_a_module_of_this_server(visitor: Person) -> None:
    answered = visitor.request("GET", "/api/games/counting/board.js")

    assert answered.raw.decode() == BOARD
    assert answered.headers["content-type"].startswith("text/javascript")
    assert answered.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answered.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/games/the-game/board.js", "/api/games/nim/board.js", "/api/words/xx"])
def test_what_no_package_brings_is_not_there(visitor: Person, path: str) -> None:
    answered = visitor.request("GET", path)

    assert answered.status == 404
    assert answered.json["reason"] == "problem-server-no-such-page"


def test_our_games_are_listed_first_and_drawn_by_the_client(visitor: Person) -> None:
    games = visitor.get("/api/games")["games"]

    assert [game["game"] for game in games[:3]] == ["the-game", "extreme", "take-that"]
    assert not any(game["own_board"] for game in games[:3])


def test_what_a_package_lets_players_choose_is_chosen_at_a_table(visitor: Person) -> None:
    anna, hands_of = person(visitor.port, "Anna"), [{"name": "hand_size", "value": 3}]
    table = anna.open_table("me", "random", start=True, game="climb", game_options=hands_of)
    with anna.sit(table) as socket:
        update = socket.until_update(lambda _: True)

    assert update["seats"][0]["cards"] == 3  # the bot may have played already
    assert update["settings"]["game_options"] == hands_of


@pytest.mark.parametrize(("name", "value"), [("hand_size", "3"), ("players", 3), ("colour", 3)])
def test_an_option_that_a_game_has_not_is_refused_by_name(visitor: Person, name: str, value: object) -> None:
    settings = {"game": "climb", "players": 2, "game_options": [{"name": name, "value": value}]}
    answered = person(visitor.port, "Anna").request("POST", "/api/tables", {"settings": settings})

    assert answered.status == 400
    assert f"climb has no option {name} with the value “{value}”" in answered.json["text"]


def test_a_game_that_nobody_brings_is_refused_by_name(visitor: Person) -> None:
    anna = person(visitor.port, "Anna")
    answered = anna.request("POST", "/api/tables", {"settings": {"game": "chess", "players": 2}})

    assert answered.status == 400
    assert "chess" in answered.json["text"]
