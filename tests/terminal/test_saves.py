"""Nothing that was done is lost: save files, resuming, records."""

from pathlib import Path

import pytest

from tenback.games.the_game import END_TURN, PlayCard
from tenback.records import format_record, parse_record
from tenback.tables.events import Drafted
from tenback.tables.fold import fold
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying
from tenback.talk.mode import TalkMode
from tenback.terminal.folders import running_games
from tenback.terminal.journal import InUse, Journal, read_journal
from tenback.terminal.saves import BrokenSave, NothingToResume, finish, last_game, resumed
from tenback.terminal.session import Session
from tests.terminal.builders import game, seated


def test_every_confirmed_move_and_mark_is_on_the_disk_at_once() -> None:
    session = game("the-game", players=2, people=2)
    session.begin(0)
    first, second, *_ = session.view_of(0).hand
    session.say(Saying(1, PileMark.RATHER_MINE, 3))
    session.play(PlayCard(first, 0))
    session.play(PlayCard(second, 0))
    session.confirm()

    assert Session(read_journal(_path(session))).record == session.record
    assert [moved.move for moved in session.record.moves][1:] == [
        PlayCard(first, 0),
        PlayCard(second, 0),
        END_TURN,
    ]


def test_drafts_come_back_as_drafts() -> None:
    session = game("the-game", players=1)
    first, second, third, *_ = session.view.hand
    session.play(PlayCard(first, 0))
    session.play(PlayCard(third, 0))
    session.take_back()
    session.play(PlayCard(second, 0))

    again = _after_a_crash(session)

    assert again.drafts == (PlayCard(first, 0), PlayCard(second, 0))
    assert again.record.entries == ()
    assert again.view == session.view


def test_a_resumed_game_goes_on_in_the_same_file() -> None:
    session = game("the-game", players=1)
    first, second, *_ = session.view.hand
    session.play(PlayCard(first, 0))

    again = _after_a_crash(session)
    again.play(PlayCard(second, 0))
    again.confirm()

    assert len(_after_a_crash(again).record.entries) == 3


@pytest.mark.parametrize("name", ["the-game", "extreme", "take-that"])
def test_players_talk_and_options_come_back(name: str) -> None:
    session = game(name, players=3, people=2, names=["Ada", "Ben"], talk=TalkMode.SILENT)

    again = _after_a_crash(session)

    assert again.players == session.players
    assert again.talk_allowed == session.talk_allowed
    assert again.record.deal == session.record.deal


def test_a_line_cut_short_by_a_crash_is_left_out() -> None:
    session = game("the-game", players=1)
    first, *_ = session.view.hand
    session.play(PlayCard(first, 0))
    path = _path(session)
    _close(session)
    path.write_bytes(path.read_bytes()[:-3])

    assert resumed(path).drafts == ()


def test_a_game_goes_on_after_a_line_was_cut_short() -> None:
    """The rest of the broken line must not swallow the next move."""
    session = game("the-game", players=1)
    first, second, *_ = session.view.hand
    session.play(PlayCard(first, 0))
    path = _path(session)
    _close(session)
    path.write_bytes(path.read_bytes()[:-3])

    again = resumed(path)
    again.play(PlayCard(second, 0))

    assert _after_a_crash(again).drafts == (PlayCard(second, 0),)


def test_a_changed_save_file_is_named_with_its_line() -> None:
    session = game("the-game", players=1)
    path = _path(session)
    _close(session)
    with path.open("a") as file:
        file.write("@0 sideways\n")

    with pytest.raises(BrokenSave, match="sideways") as broken:
        resumed(path)

    assert broken.value.path == path


def test_a_move_that_cannot_be_is_found_when_a_game_is_resumed() -> None:
    session = game("the-game", players=1)
    path = _path(session)
    _close(session)
    with path.open("a") as file:
        file.write('{"number":4,"at":0,"event":{"type":"moved","seat":0,"move":"end"}}\n')

    with pytest.raises(BrokenSave, match="move=1"):
        resumed(path)


def test_the_game_played_last_is_resumed() -> None:
    old, new = game("the-game", seed=1), game("extreme", seed=2)
    _close(old)
    _close(new)

    assert last_game().record.game.name == "extreme"


def test_a_game_open_elsewhere_is_not_resumed_twice() -> None:
    old, new = game("the-game", seed=1), game("extreme", seed=2)
    _close(old)

    with pytest.raises(InUse):
        Journal(_path(new))
    assert last_game().record.game.name == "the-game"


def test_without_an_unfinished_game_there_is_nothing_to_resume(data: Path) -> None:
    with pytest.raises(NothingToResume, match=str(data)):
        last_game()


def test_a_finished_game_becomes_a_record_that_can_be_read_anywhere() -> None:
    session = game("take-that", players=2, people=2, rounds=1)
    _play_by_the_first_legal_move(session)

    path = finish(session)

    assert parse_record(path.read_text(encoding="utf-8")) == session.record
    assert path.read_text(encoding="utf-8") == format_record(session.record)
    assert list(running_games()) == []


def test_two_games_begun_in_the_same_second_do_not_share_a_file() -> None:
    assert _path(game("the-game")) != _path(game("the-game"))


def test_a_save_file_is_the_log_of_a_table() -> None:
    session = game("the-game", players=1)
    card = session.view.hand[0]
    session.play(PlayCard(card, 0))

    log = read_journal(_path(session))

    assert [entry.number for entry in log] == [1, 2, 3, 4]
    assert log[-1].event == Drafted(0, f"{card}A")
    assert fold("t", log).drafts[0].move == PlayCard(card, 0)


def _play_by_the_first_legal_move(session: Session) -> None:
    while (seat := session.turn) is not None:
        session.bot_moves(seat, seated(session, seat).view.legal[0])


def _path(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


def _close(session: Session) -> None:
    assert session.journal is not None
    session.journal.close()


def _after_a_crash(session: Session) -> Session:
    """Read a game again from its file alone."""
    _close(session)
    return resumed(_path(session))
