from typing import Any

import pytest

from tenback.encoding import NoTalk, encoding_of
from tenback.encoding.the_game.actions import LISTEN, Say
from tenback.games import take_that, the_game
from tenback.talk.marks import CommandMark, Mood, PileMark
from tests.encoding.games import EVERY_KIND


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_every_action_has_one_number(options: Any) -> None:
    encoding = encoding_of(options, talk=isinstance(options, the_game.Options) and options.players > 1)
    actions = [encoding.action_with(number) for number in range(encoding.actions)]
    assert len(set(actions)) == encoding.actions
    assert [encoding.action_of(action) for action in actions] == list(range(encoding.actions))
    assert len({encoding.describe_action(number) for number in range(encoding.actions)}) == encoding.actions


def test_plays_are_numbered_four_to_a_card() -> None:
    encoding = encoding_of(the_game.Options())
    assert encoding.action_of(the_game.PlayCard(2, 0)) == 0
    assert encoding.action_of(the_game.PlayCard(99, 3)) == 391
    assert encoding.action_of(the_game.EndTurn()) == 392


def test_marks_come_after_the_moves() -> None:
    encoding = encoding_of(the_game.Options(players=2, extreme=True), talk=True)
    assert encoding.action_of(LISTEN) == 393
    assert encoding.action_of(Say(PileMark.NO_BIG_JUMP, 0)) == 394
    assert encoding.action_of(Say(Mood.TROUBLE)) == 406
    assert encoding.action_of(Say(CommandMark.NO_SKULL_NOW)) == 409


def test_nobody_speaks_of_commands_in_the_game() -> None:
    assert encoding_of(the_game.Options(players=2), talk=True).actions == 408


def test_beginning_has_no_number() -> None:
    with pytest.raises(ValueError, match="name a starter"):
        encoding_of(the_game.Options(players=2)).action_of(the_game.Begin())


@pytest.mark.parametrize("options", [the_game.Options(), take_that.Options()], ids=repr)
def test_talk_needs_somebody_who_listens(options: Any) -> None:
    with pytest.raises(NoTalk, match="leave talk off"):
        encoding_of(options, talk=True)
