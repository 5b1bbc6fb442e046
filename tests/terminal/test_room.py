"""Every language fits on a screen of 80 by 24."""

import textwrap

import pytest

from tenback.games import the_game
from tenback.games.the_game import Command, Refusal
from tenback.tables.fold import with_seat
from tenback.tables.table import Seat
from tenback.talk.marks.said import NOTHING_SAID
from tenback.terminal.key_line import Key
from tenback.terminal.line_face import columns, scores
from tenback.terminal.pile_face import Chosen, badge, in_force, pile_face
from tenback.terminal.screens import replay, take_that
from tenback.terminal.screens import the_game as team
from tenback.terminal.session import Session
from tenback.terminal.turn_line import turn_line
from tenback.words import Language, Words, command_effect, languages
from tests.terminal.builders import alone_with, kept_nowhere, layout_with, play

SCREEN, PILE, CARD = 78, 18, 7

every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize("keys", [team.KEYS, take_that.KEYS, replay.KEYS], ids=["team", "match", "replay"])
def test_the_keys_fit_in_one_line(language: Language, keys: tuple[Key, ...]) -> None:
    words = Words(language)
    assert len("  ".join(f"{key.key} {words.say(key.message)}" for key in keys)) <= 80


@every_language
def test_a_pile_has_room_for_all_it_says(language: Language) -> None:
    words = Words(language)
    session = alone_with(30, 24, 20, 40, 50, 51, 52, 53)
    play(session, "30A", "50C")
    for card in (20, 24, 53):
        refusals = tuple(session.refusal(the_game.PlayCard(card, pile)) for pile in range(4))
        for pile in range(4):
            face = pile_face(words, session.view, NOTHING_SAID, pile, Chosen(card, refusals), is_draft=False)
            assert len(face.price) <= PILE
            assert len(face.title) <= PILE - 2
            assert len(face.room) <= PILE - 2


@every_language
@pytest.mark.parametrize("refusal", [Refusal.NO_TRICK, Refusal.ONE_PILE])
def test_a_pile_has_room_to_say_which_command_forbids_it(language: Language, refusal: Refusal) -> None:
    view = alone_with(30, 24, 20, 40, 50, 51, 52, 53).view
    face = pile_face(Words(language), view, NOTHING_SAID, 0, Chosen(20, (refusal,) * 4), is_draft=False)

    assert len(face.price) <= PILE


@every_language
def test_a_pile_has_room_for_every_command_and_its_effect(language: Language) -> None:
    """One line for the name, three for what it orders."""
    words = Words(language)
    for command in Command:
        assert len(badge(words, command)) <= PILE + 1
        assert len(textwrap.wrap(command_effect(words, command), PILE)) <= 3, command


@every_language
def test_a_hand_of_eight_has_room_for_every_command(language: Language) -> None:
    """Two lines of seven letters below the number."""
    for command in Command:
        name = Words(language).say(f"terminal-hand-{command.value}")
        lines = textwrap.wrap(name, CARD, break_long_words=False)
        assert len(lines) <= 2, lines
        assert max(map(len, lines)) <= CARD, lines


@every_language
def test_whose_turn_it_is_and_what_is_owed_fit_in_one_line(language: Language) -> None:
    layout = layout_with(skull=10, three=20)
    session: Session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout)
    play(session, "20A", "10B")
    session.table = with_seat(session.table, 0, Seat("person", "Maximiliane"))

    assert len(turn_line(Words(language), session)) <= SCREEN


@every_language
def test_the_question_who_begins_fits_in_one_line(language: Language) -> None:
    assert len(turn_line(Words(language), kept_nowhere("the-game", players=2))) <= SCREEN


@every_language
def test_three_commands_in_force_fit_in_one_line(language: Language) -> None:
    layout = layout_with(silence=10, no_trick=20, draw_one=52)
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout)
    play(session, "10A", "20B", "52C")
    words = Words(language)

    assert len(f"{words.say('terminal-in-force')} {in_force(words, session.view)}") <= SCREEN


@every_language
def test_the_scores_of_a_match_fit(language: Language) -> None:
    session = kept_nowhere("take-that", players=4, people=4)

    lines = columns(scores(Words(language), session.view, session.players)).splitlines()

    assert max(map(len, lines)) <= SCREEN
