"""The same letters do the same thing in the terminal and in the browser."""

import re
from pathlib import Path

import pytest

from tenback.terminal.screens import take_that, the_game
from tenback.words import Language, Words

WEB = Path(__file__).parents[2] / "web" / "src"
LISTS = ("table/Keys.svelte", "games/take-that/table.ts", "games/the-game/table.ts")
SAME = {
    "keys-lay": "terminal-help-lay",
    "keys-twist": "terminal-help-twist",
    "keys-take": "terminal-help-take",
    "keys-end": "terminal-help-end",
    "keys-take-back": "terminal-help-back",
    "keys-hint": "terminal-help-hint",
    "keys-talk": "terminal-help-mark",
    "keys-sheet": "terminal-help-help",
}


def in_the_browser() -> dict[str, str]:
    texts = ((WEB / name).read_text(encoding="utf-8") for name in LISTS)
    return {action: key for text in texts for key, action in re.findall(r"\['(.)', '(keys-[a-z-]+)'\]", text)}


@pytest.mark.parametrize(("browser", "terminal"), SAME.items(), ids=SAME)
def test_a_key_does_the_same_in_both(browser: str, terminal: str) -> None:
    shown = {action: keys.split() for keys, action in (*the_game.HELP, *take_that.HELP)}

    assert in_the_browser()[browser] in shown[terminal]


def test_no_letter_of_one_means_something_else_in_the_other() -> None:
    shown = {key: action for keys, action in (*the_game.HELP, *take_that.HELP) for key in keys.split()}
    shared = {action: key for action, key in in_the_browser().items() if key in shown}

    assert shared.keys() == SAME.keys()


@pytest.mark.parametrize("language", Language)
def test_the_advice_in_the_terminal_names_the_keys_that_do_it(language: Language) -> None:
    keys = {action: shown.split()[0] for shown, action in take_that.HELP}
    words = Words(language)

    assert letters(words.say("terminal-advice-match")) == [keys["terminal-help-take"]]
    both = [keys["terminal-help-lay"], keys["terminal-help-twist"]]
    assert letters(words.say("terminal-advice-lay-or-twist", card=27)) == both


def letters(advice: str) -> list[str]:
    return re.findall(r"\b[A-Z]\b(?![’'])", advice)
