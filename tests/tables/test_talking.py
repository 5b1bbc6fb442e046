"""Marks, chat, the referee, and SILENCE."""

import pytest

from tenback.games import the_game
from tenback.tables.decision import FoundNumber, Refused
from tenback.tables.requests import Chat, GiveMark, MakeMove
from tenback.tables.settings import Settings
from tenback.tables.talking import clean_name, cleaned
from tenback.talk.mode import TalkMode
from tests.tables.builders import (
    Played,
    accepted,
    deck_with,
    find_number,
    opened,
    refused,
    started,
    with_deal,
)


def table_with(talk: TalkMode) -> Played:
    played = started(Settings(game="the-game", players=2, talk=talk, draft_seconds=0), "anna", "ben")
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def with_silence() -> Played:
    """Anna is about to play card 12, a SILENCE."""
    settings = Settings(game="extreme", players=2, talk=TalkMode.CHAT, draft_seconds=3)
    played = opened(settings, "anna", "ben")
    kinds = [the_game.Command.SILENCE, *(c for c in the_game.Command if c is not the_game.Command.SILENCE)]
    layout = dict(zip(range(12, 40), [kind for kind in kinds for _ in range(4)], strict=True))
    deck = deck_with(12, 50, 51, 52, 53, 54, 55)
    with_deal(played, the_game.Deal(settings.options, deck, layout))  # type: ignore[arg-type]
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def test_silence_closes_marks_and_chat_at_once_and_puts_marks_away() -> None:
    """E8."""
    played = with_silence()
    accepted(played.ask("ben", GiveMark("rather-mine", 1)))

    accepted(played.ask("anna", MakeMove("12A")))
    accepted(played.ask("ben", Chat("nobody knows of the draft")))
    accepted(played.ask("anna", MakeMove("50B")))

    assert played.table.talk.sayings == ()
    assert refused(played.ask("ben", GiveMark("rather-mine", 1))) == "refusal-talk-silence"
    assert refused(played.ask("ben", Chat("psst"))) == "refusal-talk-silence"


@pytest.mark.parametrize(("talk", "marks", "words"), [
    (TalkMode.SILENT, False, False), (TalkMode.MARKS, True, False),
    (TalkMode.CHAT, True, True), (TalkMode.HONOUR, True, True),
])  # fmt: skip
def test_the_talk_mode_says_what_is_open(talk: TalkMode, *, marks: bool, words: bool) -> None:
    played = table_with(talk)

    answers = played.ask("ben", GiveMark("rather-mine", 0)), played.ask("ben", Chat("hello"))

    assert [type(answer).__name__ == "Accepted" for answer in answers] == [marks, words]


def test_a_number_is_neither_stored_nor_shown() -> None:
    """G12."""
    played = table_with(TalkMode.CHAT)
    before = played.table

    assert refused(played.ask("ben", Chat("I hold the 57"))) == "refusal-table-names-a-number"
    assert played.table is before


def test_the_sender_is_told_which_part_was_refused_and_why() -> None:
    """G12."""
    answer = table_with(TalkMode.CHAT).ask("ben", Chat("I hold the 5"))

    assert isinstance(answer, Refused)
    assert answer.number == FoundNumber("5", "talk-reason-digits")


def test_on_their_honour_people_say_what_they_like() -> None:
    accepted(table_with(TalkMode.HONOUR).ask("ben", Chat("57")))


def test_the_referee_does_not_judge_take_that() -> None:
    played = started(Settings(game="take-that", players=2, talk=TalkMode.CHAT), "anna", "ben")

    accepted(played.ask("ben", Chat("you took 7 cards")))


def test_chat_is_bounded_and_slow() -> None:
    played = table_with(TalkMode.CHAT)

    assert refused(played.ask("ben", Chat(" \u200b "))) == "refusal-table-chat-empty"
    assert refused(played.ask("ben", Chat("a" * 301))) == "refusal-table-chat-too-long"
    for _ in range(5):
        accepted(played.ask("ben", Chat("now")))
    assert refused(played.ask("ben", Chat("now"))) == "refusal-table-chat-too-fast"
    played.now += 10_000
    accepted(played.ask("ben", Chat("now")))


def test_what_people_type_is_normalised() -> None:
    assert cleaned("a\u0301\u202e b\x00\n c") == "á b c"
    assert cleaned("e" + "\u0336" * 9).count("\u0336") == 2


@pytest.mark.parametrize(("typed", "name"), [
    ("  Anna \n Maria ", "Anna Maria"), ("Ａｎｎａ", "Anna"),
    ("Anna57", None), ("", None), ("!!", None), ("\u115f\u1160\u3164", None), ("a" * 25, None),
])  # fmt: skip
def test_a_name_is_letters_and_no_number(typed: str, name: str | None) -> None:
    found = clean_name(typed, find_number)

    assert found == name if name else isinstance(found, Refused)


def test_who_is_refused_a_name_is_told_which_part_of_it_and_why() -> None:
    found = clean_name("Anna 57", find_number)

    assert isinstance(found, Refused)
    assert found.reason == "refusal-table-bad-name"
    assert found.number == FoundNumber("5", "talk-reason-digits")
