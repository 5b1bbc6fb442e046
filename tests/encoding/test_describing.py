"""An observation can be said in words again."""

from typing import Any

import numpy as np

from tenback.encoding import encoding_of
from tenback.games import take_that, the_game
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying, Talk
from tenback.testing import after, match_position, position


def words(state: Any, seat: int = 0, talk: Talk | None = None) -> list[str]:
    rules: Any = the_game if isinstance(state, the_game.State) else take_that
    encoding = encoding_of(state.options, talk=talk is not None)
    seen = encoding.observe(rules.view(state, seat), talk or Talk())
    return encoding.describe(seen).splitlines()


def test_the_game_in_words() -> None:
    state = after(position(hands="38 60 / 7 9", tops="48 1 100 100", draw=60), "38A")
    assert words(state) == [
        "piles: A 38 B 1 C 100 D 100",
        "my hand: 60",
        "hands from me clockwise: 1 2",
        "draw pile: 60",
        f"played: {' '.join(map(str, sorted(card for pile in state.piles for card in pile[1:])))}",
        "table: 2 at the table, 7 cards in a full hand, 2 a turn",
        "to move: me",
        "this turn: 1 laid, at least 2, 1 owed",
    ]


def test_commands_in_words() -> None:
    state = after(position(hands="38 60 / 7 9", commands="skull 38, stop 60, three 9"), "38A")
    assert "skull: 38" in words(state)
    assert "A shows skull" in words(state)
    assert "not seen yet: stop 3 skull 3 three 4 silence 4 no-trick 4 one-pile 4 draw-one 4" in words(state)
    assert "stop: 60" not in words(state, seat=1)


def test_marks_in_words() -> None:
    state = position(hands="38 60 / 7 9")
    talk = Talk((Saying(1, PileMark.LEAVE_IT, 2),))
    assert "seat 1 from me said: leave-it on C" in words(state, talk=talk)
    assert "me said: leave-it on C" in words(state, seat=1, talk=talk)


def test_take_that_in_words() -> None:
    state = after(match_position(hands="49 12 / 30 rest".replace("30", "31"), line="94 88", draw=""), "x49")
    assert words(state)[:3] == ["line: 88 (costs 5)", "my hand: 12", "draw pile: 0"]
    assert "me: 1 in hand, 2 points this round, 0 before, up 49 94, down none" in words(state)


def test_floats_from_a_learner_are_read_as_well() -> None:
    state = position(hands="38 60")
    encoding = encoding_of(state.options)
    seen = encoding.observe(the_game.view(state, 0))
    assert encoding.describe(seen.astype(np.float32)) == encoding.describe(seen)
