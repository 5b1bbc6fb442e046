"""What the games mean has words in every language, member by member."""

import re
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from tenback.games import GAMES, take_that, the_game
from tenback.games.errors import (
    BadDeal,
    BadNotation,
    BadOptions,
    Expected,
    IllegalMove,
    Problem,
    TenbackError,
    not_understood,
)
from tenback.games.registry import game_named
from tenback.games.the_game import Command, Ending
from tenback.games.the_game.outcome import Owed
from tenback.server.wire.problems import ServerProblem
from tenback.tables.refusals import TableRefusal
from tenback.talk.marks.mark import CommandMark, Mood, PileMark, StartMark
from tenback.talk.marks.said import TalkRefusal
from tenback.words import (
    Language,
    Words,
    command_effect,
    command_name,
    command_span,
    explanation,
    game_about,
    game_ending,
    game_name,
    languages,
    listed,
    mark_phrase,
    match_ending,
    negotiate,
    refusal_reason,
)
from tenback.words.catalogue import source, subjects

ENGLISH = Words(Language.ENGLISH)
GLOSSARY = (Path(__file__).parents[2] / "docs" / "guides" / "translate.md").read_text(encoding="utf-8")
every_language = pytest.mark.parametrize(
    "words", [Words(language) for language in languages()], ids=languages()
)


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("refusal-the-game", the_game.Refusal),
        ("refusal-take-that", take_that.Refusal),
        ("problem", Problem),
        ("expected", Expected),
        ("problem-server", ServerProblem),
        ("refusal-table", TableRefusal),
        ("refusal-talk", TalkRefusal),
        ("ending-owed", Owed),
        ("ending-take-that", take_that.Ending),
    ],
)
def test_every_member_has_its_message_and_no_message_is_left_over(family: str, members: type[Enum]) -> None:
    spoken = {member.name.lower().replace("_", "-") for member in members}

    told = {name for name in _family(family) if family != "problem" or not name.startswith("server-")}
    assert told - {"at-place"} == spoken


def test_every_ending_of_the_game_has_its_message() -> None:
    assert _family("ending-the-game") == {ending.value for ending in Ending} | {"left", "excellent"}


def test_every_mark_has_its_phrase_and_no_phrase_is_left_over() -> None:
    marks: list[Enum] = [*PileMark, *Mood, *CommandMark, *StartMark]

    assert _family("mark") == {mark.name.lower().replace("_", "-") for mark in marks}


@every_language
def test_games_commands_and_marks_are_told_apart(words: Words) -> None:
    said = [game_name(words, game) for game in GAMES] + [game_about(words, game) for game in GAMES]
    for command in Command:
        said += [command_name(words, command), command_effect(words, command)]
    said += [mark_phrase(words, mark) for marks in (PileMark, Mood, CommandMark, StartMark) for mark in marks]
    said += {command_span(words, command) for command in Command}

    assert len(set(said)) == len(said)


@every_language
def test_the_glossary_has_the_names_of_the_commands(words: Words) -> None:
    names = {command_name(words, command) for command in Command}

    assert [name for name in names if name not in GLOSSARY] == []


@every_language
def test_two_refusals_of_a_game_never_sound_the_same(words: Words) -> None:
    for refusals in (the_game.Refusal, take_that.Refusal):
        assert len({refusal_reason(words, refusal) for refusal in refusals}) == len(refusals)


def test_a_win_is_told_without_a_count() -> None:
    outcome = the_game.Outcome(Ending.WON, 0, 0)

    assert game_ending(ENGLISH, outcome) == "Won! All 98 cards lie on the piles."


def test_being_stuck_is_told_with_what_was_owed_and_what_is_left() -> None:
    outcome = the_game.Outcome(Ending.STUCK, 1, 0, owed=(Owed.SKULL, Owed.THREE))

    assert game_ending(Words(Language.GERMAN), outcome) == (
        "Verloren: Es ließ sich keine Karte mehr spielen. Ein Totenkopf wurde nicht überdeckt. "
        "Für eine DREI kamen keine 3 Karten zusammen. 1 Karte ist übrig. Ein ausgezeichnetes Ergebnis."
    )


def test_a_broken_command_is_named_as_its_cards_are() -> None:
    outcome = the_game.Outcome(Ending.BROKEN, 23, 0, command=Command.SKULL)

    assert game_ending(Words(Language.POLISH), outcome) == (
        "Przegrana: nie wykonano polecenia CZASZKA. Zostały 23 karty."
    )


def test_one_winner_of_a_match_is_named_with_the_points() -> None:
    outcome = take_that.Outcome(take_that.Ending.SCORED, (3, -5, 12))

    assert match_ending(ENGLISH, outcome, ["Ada", "Ben", "Cleo"]) == "Cleo wins: 12 points."


def test_equal_totals_share_the_win() -> None:
    """T22: equal totals share the win."""
    outcome = take_that.Outcome(take_that.Ending.SCORED, (1, -5, 1, 1))

    assert match_ending(Words(Language.CZECH), outcome, ["Ada", "Ben", "Cleo", "Dan"]) == (
        "Ada, Cleo a Dan se dělí o výhru: každý 1 bod."
    )


def test_a_list_of_one_is_the_name_alone() -> None:
    assert listed(ENGLISH, ["Ada"]) == "Ada"


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (
            BadOptions(Problem.PLAYERS, game="TAKE THAT", low=2, high=4, given=9),
            "TAKE THAT ist für 2 bis 4 Personen, nicht für 9.",
        ),
        (
            BadDeal(Problem.LAYOUT_COUNT, command="skull", expected=4, given=3),
            "TOTENKOPF muss auf genau 4 Karten stehen, nicht auf 3.",
        ),
        (BadDeal(Problem.DECK_CARD, given=None), "„None“ ist keine Karte dieses Spiels."),
        (
            BadOptions(Problem.YES_OR_NO, option="extreme", given="maybe"),
            "Die Einstellung „extreme“ ist Ja oder Nein, nicht „maybe“.",
        ),
        (
            BadNotation(Problem.LAYOUT_TWICE, card=17),
            "Zeile 1, Spalte 1: Die Karte 17 ist zweimal genannt.",
        ),
        (
            IllegalMove(0, the_game.EndTurn(), the_game.Refusal.OWES_SKULL),
            "Überdecke den Totenkopf, bevor du den Zug beendest.",
        ),
    ],
)
def test_an_error_is_explained_in_the_language_of_the_player(error: TenbackError, text: str) -> None:
    assert explanation(Words(Language.GERMAN), error) == text


def test_a_text_that_was_not_understood_is_shown_with_the_place() -> None:
    with pytest.raises(BadNotation) as caught:
        take_that.parse_options("take-that players=2 rounds=x professional=no")

    said = explanation(ENGLISH, caught.value).splitlines()

    assert said[0].startswith("Line 1, column 28: Expected ")
    assert said[1] == "  take-that players=2 rounds=x professional=no"
    assert said[2].index("^") == said[1].index("x")


def test_what_a_text_should_have_held_is_said_in_the_language_of_the_player() -> None:
    with pytest.raises(BadNotation) as caught:
        the_game.parse_move("57Z")

    assert explanation(Words(Language.GERMAN), caught.value).splitlines()[0] == (
        "Zeile 1, Spalte 1: Erwartet: ein Zug: begin, end oder eine Karte mit Stapel wie 57A;"
        " gefunden: '57Z'."
    )


@every_language
@pytest.mark.parametrize("expected", Expected)
def test_every_expectation_is_told_with_the_facts_it_comes_with(expected: Expected, words: Words) -> None:
    facts: dict[str, Any] = dict.fromkeys(_facts(f"expected-{expected.value}"), "fact")

    for given in ("x", ""):
        assert explanation(words, not_understood(expected, given, **facts)).count("fact") == len(facts)


def test_an_unknown_game_is_explained_with_the_games_there_are() -> None:
    with pytest.raises(TenbackError) as caught:
        game_named("chess")

    assert explanation(Words(Language.FRENCH), caught.value) == (
        "Il n’y a pas de jeu «\u00a0chess\u00a0». Les jeux sont\u00a0: the-game, extreme, take-that."
    )


def test_an_unknown_language_is_explained_with_the_languages_there_are() -> None:
    with pytest.raises(TenbackError) as caught:
        negotiate("elvish", {})

    assert explanation(ENGLISH, caught.value) == (
        "“elvish” is not available. Choose one of these: en, de, fr, it, pl, pt, cs."
    )


@every_language
@pytest.mark.parametrize("problem", Problem)
def test_every_problem_is_told_with_the_facts_it_comes_with(problem: Problem, words: Words) -> None:
    facts = dict.fromkeys(_facts(f"problem-{problem.value}"), 3)
    told = facts | ({"command": "stop"} if "command" in facts else {})
    error = BadDeal(problem, **told)

    assert explanation(words, error)


def _facts(message: str) -> list[str]:
    """The facts that the English message names."""
    text = "\n".join(source(Language.ENGLISH, subject) for subject in subjects(Language.ENGLISH))
    (line,) = re.findall(rf"^{message} = (.+)$", text, re.MULTILINE)
    return re.findall(r"\$(\w+)", line)


def _family(prefix: str) -> set[str]:
    text = "\n".join(source(Language.ENGLISH, subject) for subject in subjects(Language.ENGLISH))
    return set(re.findall(rf"^{prefix}-([\w-]+) =", text, re.MULTILINE))
