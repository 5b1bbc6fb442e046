from typing import Any

import pytest

from tenback.encoding import NoOpenStart, NoTalk, encoding_of
from tenback.encoding.the_game.actions import LISTEN, WAIT, Say
from tenback.games import take_that, the_game
from tenback.talk.marks.mark import CommandMark, Mood, PileMark, StartMark
from tests.encoding.games import EVERY_KIND


@pytest.mark.parametrize("options", EVERY_KIND, ids=repr)
def test_every_action_has_one_number(options: Any) -> None:
    is_team = isinstance(options, the_game.Options)
    encoding = encoding_of(options, talk=is_team and options.players > 1, open_start=is_team)
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


def test_beginning_has_no_number_where_a_starter_is_named() -> None:
    with pytest.raises(ValueError, match="name a starter"):
        encoding_of(the_game.Options(players=2)).action_of(the_game.Begin())


def test_where_the_start_is_open_beginning_comes_after_all_other_actions() -> None:
    options = the_game.Options(players=2, extreme=True)
    silent, talking = (encoding_of(options, talk=talk, open_start=True) for talk in (False, True))
    assert [silent.action_of(action) for action in (the_game.BEGIN, WAIT)] == [393, 394]
    assert [talking.action_of(action) for action in (LISTEN, the_game.BEGIN, WAIT)] == [393, 410, 411]
    assert talking.action_of(Say(StartMark.RATHER_NOT_ME)) == 413
    assert [silent.describe_action(number) for number in (393, 394)] == ["begin", "wait"]


def test_what_a_table_does_not_have_has_no_number() -> None:
    with pytest.raises(ValueError, match="no action to say fine"):
        encoding_of(the_game.Options(players=2)).action_of(Say(Mood.FINE))


def test_only_the_team_decides_who_begins() -> None:
    with pytest.raises(NoOpenStart, match="error-no-open-start"):
        encoding_of(take_that.Options(), open_start=True)


@pytest.mark.parametrize(
    ("options", "reason"),
    [(the_game.Options(), "error-talk-alone"), (take_that.Options(), "error-no-marks")],
    ids=repr,
)
def test_talk_needs_somebody_who_listens(options: Any, reason: str) -> None:
    with pytest.raises(NoTalk, match=reason):
        encoding_of(options, talk=True)
