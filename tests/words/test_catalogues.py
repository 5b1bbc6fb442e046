"""Every language says everything, in whole sentences of its own."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast

from tenback.words import Language, Words, languages
from tenback.words.catalogue import source, subjects

TRANSLATED = [language for language in languages() if language is not Language.ENGLISH]
COMMANDS = {"error-no-extra"}
"""Messages with a command that is typed as it stands, plain quotes and all."""
NAMES = {"game-the-game", "game-extreme", "game-take-that", "command-stop", "terminal-hand-stop"}
"""Names that are printed on the box or the card, the same everywhere."""
WORDLESS = {
    "label-and-text",
    "told-played",
    "pile-short",
    "lesson-command",
    "expected-written",
    "hint-percent",
    "terminal-bot-wins",
    "terminal-why-no-trick",
    "terminal-why-one-pile",
    "move-written",
    "ending-written",
    "doctor-line",
    "doctor-unchecked",
    "doctor-clock",
    "doctor-ok",
}
"""Messages that only put facts or other messages in order."""
SAME_BY_CHANCE = {
    (Language.FRENCH, "command-silence"),
    (Language.FRENCH, "terminal-hand-silence"),
    (Language.FRENCH, "daily-histogram-points"),
    *((Language.FRENCH, name) for name in ("daily-points", "me-points", "score-points")),
    (Language.FRENCH, "score-total"),
    (Language.FRENCH, "scores"),
    (Language.FRENCH, "piles"),
    (Language.FRENCH, "pile-name"),
    (Language.FRENCH, "level-expert"),
    *((language, "volume") for language in (Language.FRENCH, Language.ITALIAN, Language.PORTUGUESE)),
    *(
        (language, "chat")
        for language in (Language.GERMAN, Language.ITALIAN, Language.CZECH, Language.PORTUGUESE)
    ),
    *((language, name) for language in Language for name in ("bot-name", "seat-for-bot")),
    *((language, "alone") for language in (Language.FRENCH, Language.POLISH)),
    (Language.ITALIAN, "no"),
    (Language.ITALIAN, "terminal-no"),
    (Language.PORTUGUESE, "score-total"),
    *((language, "contrast-normal") for language in (Language.GERMAN, Language.FRENCH, Language.PORTUGUESE)),
    (Language.ITALIAN, "doctor-about-database"),
    *(
        (language, "doctor-about-port")
        for language in (Language.GERMAN, Language.FRENCH, Language.POLISH, Language.CZECH)
    ),
    *((language, f"doctor-about-{name}") for language in Language for name in ("python", "websockets")),
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}

every_language = pytest.mark.parametrize("language", languages())
every_translation = pytest.mark.parametrize("language", TRANSLATED)


@every_language
def test_no_entry_is_broken(language: Language) -> None:
    broken = [entry.content for entry in _entries(language) if isinstance(entry, ast.Junk)]

    assert broken == []


@every_language
def test_no_message_is_written_twice(language: Language) -> None:
    written = Counter(entry.id.name for entry in _entries(language) if isinstance(entry, ast.Message))

    assert [name for name, times in written.items() if times > 1] == []


@every_translation
def test_every_language_has_the_same_files(language: Language) -> None:
    assert subjects(language) == subjects(Language.ENGLISH)


@every_translation
def test_every_language_has_the_same_messages_with_the_same_facts(language: Language) -> None:
    told = {name: _variables(message) for name, message in _messages(language).items()}
    english = {name: _variables(message) for name, message in _messages(Language.ENGLISH).items()}

    assert told == english


@every_translation
def test_no_message_was_left_in_english(language: Language) -> None:
    english = _messages(Language.ENGLISH)
    same = {name for name, message in _messages(language).items() if _text(message) == _text(english[name])}

    assert {name for name in same - NAMES - WORDLESS if (language, name) not in SAME_BY_CHANCE} == set()


@every_translation
def test_names_are_the_same_everywhere(language: Language) -> None:
    english = Words(Language.ENGLISH)

    assert {name: Words(language).say(name) for name in NAMES} == {name: english.say(name) for name in NAMES}


@every_language
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_message_can_be_said(language: Language, number: int) -> None:
    """An unknown reference or a number that cannot be written would be a warning here."""
    words = Words(language)
    messages = _messages(language)
    facts = dict.fromkeys(set[str]().union(*map(_variables, messages.values())), number)
    for name in messages:
        assert words.say(name, **facts).strip(), name


@every_language
def test_every_count_has_a_form_for_every_number(language: Language) -> None:
    plural = Locale.parse(language.locale, sep="-").plural_form
    for name, message in _messages(language).items():
        for forms in _plural_selectors(message):
            lacking = {n for n in range(200) if not {str(n), plural(n)} & forms}

            assert lacking == set(), f"{name} has no form for {sorted(lacking)[:5]}"


@every_language
def test_quotes_and_apostrophes_are_typographic(language: Language) -> None:
    plain = {name for name, message in _messages(language).items() if set("'\"") & set(_spoken(message))}

    assert plain - COMMANDS == set(), "write ’ and the quotes of the language"


def test_french_punctuation_never_starts_a_line() -> None:
    """Two-part marks stand after a no-break space in French, so that they stay with their word."""
    loose = re.compile(r"[ \n][:;!?»]|«[ \n]|[^\W\d][;!?»]")
    messages = _messages(Language.FRENCH).items()

    assert {name: found for name, message in messages if (found := loose.findall(_spoken(message)))} == {}


@cache
def _entries(language: Language) -> tuple[ast.EntryType, ...]:
    parsed = [FluentParser().parse(source(language, subject)) for subject in subjects(language)]
    return tuple(entry for resource in parsed for entry in resource.body)


@cache
def _messages(language: Language) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in _entries(language) if isinstance(entry, ast.Message)}


def _text(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def _variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in _nodes(message) if isinstance(node, ast.VariableReference)}


def _spoken(message: ast.Message) -> str:
    return "…".join(node.value for node in _nodes(message) if isinstance(node, ast.TextElement))


def _plural_selectors(message: ast.Message) -> Iterator[set[str]]:
    selects = (node for node in _nodes(message) if isinstance(node, ast.SelectExpression))
    forms = ({_key(variant) for variant in select.variants} for select in selects)
    return (keys for keys in forms if keys & PLURALS)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)
