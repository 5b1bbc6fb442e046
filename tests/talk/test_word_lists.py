"""The lists of number words: complete, readable, and clear about what is wrong in them."""

from collections import defaultdict

import pytest

from tenback.talk.referee import judge
from tenback.talk.referee.lexicon import (
    evidence,
    listed,
    numbers,
    numbers_of_other_languages,
    plain_words,
)
from tenback.talk.referee.word_list import (
    LANGUAGES,
    OTHERS,
    RELATIONS,
    BadWordList,
    WordList,
    parse,
    word_list,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_number_words(language: str) -> None:
    values = {value for value, _ in word_list(language).numbers["cardinals"]}

    assert values == set(range(2, 100))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_word_of_the_tables_can_be_said_alone(language: str) -> None:
    forms = [
        (value, form)
        for section in ("cardinals", "groups")
        for value, form in word_list(language).numbers[section]
    ]

    assert [form for _, form in forms if judge(form).passed] == []


def test_numbers_of_other_languages_are_refused_in_every_script() -> None:
    forms = [form for _, form in word_list(OTHERS).numbers["cardinals"]]

    assert {"veintisiete", "zevenentwintig", "двадцать"} <= set(forms)
    assert [form for form in forms if judge(f"hmm, {form}").passed] == []


def test_no_number_of_another_language_is_an_everyday_word_of_the_seven() -> None:
    numbers_there = numbers_of_other_languages().keys() - numbers().keys()

    assert numbers_there & (evidence().keys() | plain_words().keys() | listed("harmless")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_can_be_said_by_its_ordinal(language: str) -> None:
    """The second of anything is plain talk."""
    ordinals = [form for value, form in word_list(language).numbers["ordinals"] if value > 2]

    assert [form for form in ordinals if judge(form).passed] == []


def test_number_words_are_known_without_their_accents_and_hyphens() -> None:
    assert {
        "funfundvierzig",
        "quarantedeux",
        "dziewiecdziesiat",
        "petadvacet",
        "fortytwo",
    } <= numbers().keys()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[cardinals]\ntwo: two", "xx.txt:2: write a line of [cardinals] as 'value: forms'"),
        ("[colours]\nred", "xx.txt:2: there is no section [colours]"),
        ("red", "xx.txt:1: there is no section []"),
    ],
)
def test_a_broken_table_says_where(text: str, message: str) -> None:
    with pytest.raises(BadWordList) as error:
        parse(text, "xx.txt", WordList("xx", defaultdict(list), defaultdict(list)))

    assert str(error.value) == message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_a_card_by_the_table_in_every_way(language: str) -> None:
    entries = word_list(language).entries

    assert [section for section in RELATIONS if not entries[section]] == []
