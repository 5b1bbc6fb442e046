"""The browser client outside its folders of games does not ask which game it is."""

import re
from pathlib import Path

from tenback.games.registry import OWN_GAMES

WEB = Path(__file__).parents[2] / "web" / "src"
NAMES_A_GAME = re.compile(rf"""['"`](?:{"|".join(OWN_GAMES)})['"`]|games/(?:the-game|take-that|generic)""")


def test_only_the_folders_of_games_name_a_game() -> None:
    sources = [file for file in WEB.rglob("*") if file.suffix in {".ts", ".svelte"}]
    shared = [file for file in sources if WEB / "games" not in file.parents and ".gen." not in file.name]
    assert len(shared) > 50

    assert {
        str(file.relative_to(WEB)) for file in shared if NAMES_A_GAME.search(file.read_text("utf-8"))
    } == set()


def test_a_rule_of_the_game_is_not_a_number_in_the_client() -> None:
    """Judgements such as how far is far, or what is dear, are facts that Python writes."""
    words = (WEB / "games" / "the-game" / "words.ts").read_text("utf-8")

    assert "FARTHEST_MARK" in words
    assert not re.search(r"const [A-Z]+ = \d+", words)
