"""When bots speak: after every public move, and nothing is taken back (G20)."""

from collections.abc import Sequence

from tenback.games.the_game import END_TURN, PlayCard, State, apply, view
from tenback.talk.marks.mark import Mood, PileMark, StartMark
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk, after_move, after_saying
from tenback.talk.marks.speaking import talk_round
from tenback.testing import position

FINE, TROUBLE = Saying(1, Mood.FINE), Saying(1, Mood.TROUBLE)
NEAR = Saying(1, PileMark.RATHER_MINE, 0)


def said(talk: Talk, state: State, *wanted: Saying, bots: Sequence[int] = (0, 1)) -> list[Saying]:
    """What is said when every bot wants to say all of this."""
    return list(talk_round(talk, bots, lambda seat: view(state, seat), lambda _seat, _view: wanted))


def test_a_bot_that_waits_speaks_after_every_card() -> None:
    state = position(hands="10 20 / 5 60", tops="2 1 100 100")

    laid = apply(state, 0, PlayCard(10, 1))
    talk = after_move(Talk((NEAR,)), view(state, None), view(laid, None))

    assert said(talk, laid, NEAR, FINE) == [FINE]


def test_a_mark_that_its_pile_took_away_is_given_again_at_once() -> None:
    state = position(hands="3 20 / 5 60", tops="2 1 100 100")

    laid = apply(state, 0, PlayCard(3, 0))
    talk = after_move(Talk((NEAR,)), view(state, None), view(laid, None))

    assert talk.sayings == ()
    assert said(talk, laid, NEAR) == [NEAR]


def test_what_a_bot_does_not_say_again_stands_until_a_public_fact_takes_it_away() -> None:
    state = position(hands="10 20 / 5 60")

    assert said(Talk((NEAR, FINE)), state) == []
    assert said(Talk((NEAR, FINE)), state, TROUBLE) == [TROUBLE]


def test_that_a_team_gives_marks_is_known_when_none_is_left() -> None:
    state = position(hands="3 20 / 5 60", tops="2 1 100 100")
    talk = after_saying(NOTHING_SAID, NEAR)
    laid = apply(state, 0, PlayCard(3, 0))
    later = after_move(talk, view(state, None), view(laid, None))

    assert not NOTHING_SAID.has_begun
    assert (later.sayings, later.has_begun) == ((), True)
    assert after_saying(talk, NEAR) == Talk(has_begun=True), "a mark that is given twice is taken back"


def test_nothing_is_said_twice_for_the_second_time_would_put_it_away() -> None:
    state = position(hands="10 20 / 5 60")

    assert said(Talk((FINE,)), state, FINE) == []
    assert said(NOTHING_SAID, state, FINE, FINE) == [FINE]


def test_who_has_the_turn_asks_nothing_of_the_others() -> None:
    state = position(hands="10 20 / 5 60")

    assert said(NOTHING_SAID, state, Saying(0, Mood.FINE), FINE) == [FINE]


def test_before_anybody_has_begun_all_speak() -> None:
    """G3."""
    state = position(hands="10 20 / 5 60", turn=None)
    offers = Saying(0, StartMark.LET_ME_BEGIN), Saying(1, StartMark.RATHER_NOT_ME)

    assert said(NOTHING_SAID, state, *offers) == list(offers)


def test_nobody_speaks_for_another_seat_nor_under_silence_nor_after_the_end() -> None:
    """E8."""
    state = position(hands="10 20 30 / 5 60", commands="silence 10")
    silent = apply(state, 0, PlayCard(10, 0))
    over = apply(position(hands="10 / ", tops="9 98 99 2", draw=0), 0, PlayCard(10, 0))

    assert said(NOTHING_SAID, state, FINE, bots=[0]) == []
    assert said(NOTHING_SAID, silent, FINE) == []
    assert over.result is not None
    assert said(NOTHING_SAID, over, FINE) == []


def test_who_has_just_drawn_speaks_of_the_new_hand() -> None:
    state = position(hands="10 20 / 5 60")
    for move in (PlayCard(10, 0), PlayCard(20, 0), END_TURN):
        state = apply(state, 0, move)

    assert said(NOTHING_SAID, state, Saying(0, Mood.FINE)) == [Saying(0, Mood.FINE)]
