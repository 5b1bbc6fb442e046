from collections.abc import MutableMapping
from typing import Any

import pytest

from tenback.words import Language, Words, WordsMissing, labelled, with_command_codes
from tenback.words.catalogue import bundle


def test_words_of_one_language_are_one_value() -> None:
    assert Words(Language.GERMAN) == Words(Language.GERMAN)
    assert Words(Language.GERMAN) != Words(Language.FRENCH)


def test_line_breaks_of_the_file_are_not_said() -> None:
    rule = Words(Language.ENGLISH).say("rule-G20")

    assert "\n" not in rule
    assert "single out a card: whatever it says" in rule


def test_facts_stand_in_the_text_without_invisible_marks() -> None:
    said = Words(Language.GERMAN).say("list-and", first="Ada", last="Ben")

    assert said == "Ada und Ben"


def test_a_message_that_nobody_wrote_is_a_warning_and_its_name() -> None:
    with pytest.warns(WordsMissing, match="no-such-message in en"):
        said = Words(Language.ENGLISH).say("no-such-message")

    assert said == "no-such-message"


def test_a_message_that_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Production goes on in English; the tests, where warnings are errors, stop."""
    monkeypatch.delitem(_messages(Language.CZECH), "list-and")

    with pytest.warns(WordsMissing, match="list-and in cs"):
        said = Words(Language.CZECH).say("list-and", first="Ada", last="Ben")

    assert said == "Ada and Ben"


def test_a_fact_that_is_missing_is_a_warning() -> None:
    with pytest.warns(WordsMissing, match="last"):
        said = Words(Language.ENGLISH).say("list-and", first="Ada")

    assert said.startswith("Ada and ")


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        (Language.ENGLISH, {0: "0 points", 1: "1 point", 2: "2 points", -5: "−5 points"}),
        (Language.GERMAN, {0: "0 Punkte", 1: "1 Punkt", 2: "2 Punkte", -1: "−1 Punkt"}),
        (Language.FRENCH, {0: "0 point", 1: "1 point", 2: "2 points"}),
        (Language.ITALIAN, {0: "0 punti", 1: "1 punto", 2: "2 punti"}),
        (Language.PORTUGUESE, {0: "0 pontos", 1: "1 ponto", 2: "2 pontos"}),
        (Language.POLISH, {0: "0 punktów", 1: "1 punkt", 3: "3 punkty", 12: "12 punktów", 22: "22 punkty"}),
        (Language.CZECH, {0: "0 bodů", 1: "1 bod", 3: "3 body", 12: "12 bodů", 22: "22 bodů"}),
    ],
)
def test_numbers_take_the_plural_of_the_language(language: Language, forms: dict[int, str]) -> None:
    said = {points: Words(language).say("score-points", points=points) for points in forms}

    assert said == forms


def _messages(language: Language) -> MutableMapping[str, Any]:
    return bundle(language)._messages  # Fluent has no other way to take a message out again


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("TOTENKOPF 4 5 6 7", "skull 4 5 6 7"),
        ("  tête de mort: 4 5 6 7", "skull 4 5 6 7"),
        ("Bez wstecznego 4 5 6 7", "no-trick 4 5 6 7"),
        ("no-trick 4 5 6 7", "no-trick 4 5 6 7"),
        ("stopper 4 5 6 7", "stopper 4 5 6 7"),
    ],
)
def test_a_layout_may_name_commands_as_the_cards_do_in_any_language(typed: str, code: str) -> None:
    assert with_command_codes(typed) == code


def test_a_label_has_the_colon_of_its_language() -> None:
    assert labelled(Words(Language.ENGLISH), "Ada", "2") == "Ada: 2"
    assert labelled(Words(Language.FRENCH), "Ada", "2") == "Ada\u00a0: 2"
