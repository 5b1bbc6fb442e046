"""The rules are told completely, in order, and the pages in docs are the catalogue's."""

import re
from pathlib import Path

import pytest

from tenback.words import SECTIONS, Chapter, Language, Words, as_markdown, languages
from tenback.words.__main__ import main
from tenback.words.catalogue import source

PAGES = Path(__file__).parents[2] / "docs" / "rules"
NUMBERS = {
    Chapter.THE_GAME: [*(f"G{n}" for n in range(1, 14)), "G20", "G21"],
    Chapter.EXTREME: [*(f"E{n}" for n in range(1, 14)), *(f"E{n}" for n in range(20, 26))],
    Chapter.TAKE_THAT: [*(f"T{n}" for n in range(1, 13)), *(f"T{n}" for n in range(20, 25))],
}


@pytest.mark.parametrize("chapter", Chapter)
def test_every_rule_is_told_once_and_in_order(chapter: Chapter) -> None:
    told = [number for section in SECTIONS[chapter] for number in section.numbers]

    assert told == NUMBERS[chapter]


@pytest.mark.parametrize("language", languages())
def test_the_catalogue_has_exactly_the_numbered_rules(language: Language) -> None:
    written = re.findall(r"^rule-([GET]\d+) =", source(language, "rules"), re.MULTILINE)

    assert written == [number for chapter in Chapter for number in NUMBERS[chapter]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("chapter", Chapter)
def test_a_translated_rule_keeps_the_numbers_of_the_english_one(chapter: Chapter, language: Language) -> None:
    """A card, a count or a cited rule that is lost or changed in translation would change the game."""
    for number in NUMBERS[chapter]:
        english, told = (_digits(Words(one), number) for one in (Language.ENGLISH, language))

        assert told == english, number


@pytest.mark.parametrize("language", languages())
def test_commands_are_called_the_same_in_the_rules_and_on_the_cards(language: Language) -> None:
    words = Words(language)
    orders = {"E5": "stop", "E6": "skull", "E7": "three", "E8": "silence", "E9": "no-trick"}
    orders |= {"E10": "one-pile", "E11": "draw-one"}

    for number, command in orders.items():
        assert words.say(f"rule-{number}").startswith(words.say(f"command-{command}"))


@pytest.mark.parametrize("chapter", Chapter)
def test_the_page_in_docs_is_what_the_catalogue_says(chapter: Chapter) -> None:
    """Run `python -m tenback.words docs/rules` after a change of the English rules."""
    page = (PAGES / f"{chapter.value}.md").read_text(encoding="utf-8")

    assert page == as_markdown(chapter, Words(Language.ENGLISH))


def test_pages_are_written_for_all_three_games(tmp_path: Path) -> None:
    main([str(tmp_path / "rules")])

    assert {page.name for page in (tmp_path / "rules").iterdir()} == {
        "the-game.md",
        "extreme.md",
        "take-that.md",
    }
    assert "- **T24** " in (tmp_path / "rules" / "take-that.md").read_text(encoding="utf-8")


def _digits(words: Words, number: str) -> list[str]:
    return sorted(re.findall(r"[GET]?\d+", words.say(f"rule-{number}")))


@pytest.mark.parametrize("arguments", [[], ["--help"], ["one", "two"]])
def test_what_is_no_folder_is_answered_by_the_usage(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="Usage"):
        main(arguments)
