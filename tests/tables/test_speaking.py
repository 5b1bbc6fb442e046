"""The bots of a table speak at moments that everybody sees, and the log holds it."""

import pytest

from tenback.bots import bot_named, levels_of
from tenback.bots.level_talk import level_says
from tenback.bots.the_game.saying import true_sayings
from tenback.games import GAMES
from tenback.games.the_game import view
from tenback.server.presenters.talk import said_since as said_lines
from tenback.tables.effects import bot_to_move
from tenback.tables.events import Confirmed, Drafted, Marked, Moved, Replaced, Started
from tenback.tables.fold import fold
from tenback.tables.requests import Chat, GiveMark, MakeMove, Start, TakeBack
from tenback.tables.settings import Settings
from tenback.talk.marks.mark import StartMark
from tenback.talk.mode import TalkMode
from tests.tables.builders import Played, accepted, opened, started


def of_three(**settings: object) -> Played:
    """Anna plays with two bots."""
    chosen = Settings(game="the-game", players=3, **settings)  # type: ignore[arg-type]
    return started(chosen, "anna", bots=("careful", "expert"))


def said_since(played: Played, number: int) -> list[Marked]:
    events = [entry.event for entry in played.log[number:]]
    return [event for event in events if isinstance(event, Marked)]


def test_bots_speak_with_the_deal_before_anybody_has_begun() -> None:
    """G3."""
    played = of_three()
    marks = said_since(played, 0)

    assert isinstance(played.log[-len(marks) - 1].event, Started)
    assert {mark.seat for mark in marks} == {1, 2}
    assert {mark.mark for mark in marks} & {"let-me-begin", "rather-not-me"}


def test_after_every_public_move_all_that_is_true_of_a_waiting_bot_stands() -> None:
    played = of_three(draft_seconds=0)
    accepted(played.ask("anna", MakeMove("begin")))
    while played.state.turn == 0:
        accepted(played.ask("anna", MakeMove(played.legal("anna")[0])))

        for seat in {1, 2} - {played.state.turn}:
            assert set(played.table.talk.by_seat(seat)) == set(true_sayings(view(played.state, seat)))


def test_the_marks_are_in_the_log_right_after_the_move() -> None:
    played = of_three(draft_seconds=0)
    accepted(played.ask("anna", MakeMove("begin")))
    before = len(played.log)

    accepted(played.ask("anna", MakeMove(played.legal("anna")[0])))

    moved, *rest = (entry.event for entry in played.log[before:])
    assert isinstance(moved, Moved)
    assert rest
    assert all(isinstance(event, Marked) for event in rest)


def test_a_draft_is_no_public_moment_and_nobody_speaks_of_it() -> None:
    played = of_three(draft_seconds=3)
    accepted(played.ask("anna", MakeMove("begin")))
    before = len(played.log)

    accepted(played.ask("anna", MakeMove(played.legal("anna")[0])))
    accepted(played.ask("anna", TakeBack()))

    assert isinstance(played.log[before].event, Drafted)
    assert said_since(played, before) == []


def test_a_confirmed_draft_is_a_public_card() -> None:
    played = of_three(draft_seconds=3)
    accepted(played.ask("anna", MakeMove("begin")))
    accepted(played.ask("anna", MakeMove(played.legal("anna")[0])))

    played.append(Confirmed(0))

    for seat in (1, 2):
        assert set(played.table.talk.by_seat(seat)) == set(true_sayings(view(played.state, seat)))


def test_bots_say_nothing_where_talk_is_silent() -> None:
    played = of_three(talk=TalkMode.SILENT, draft_seconds=0)
    accepted(played.ask("anna", MakeMove("begin")))

    assert said_since(played, 0) == []


def test_a_bot_that_takes_a_seat_speaks_at_once() -> None:
    played = started(Settings(game="the-game", players=2), "anna", "ben")
    assert said_since(played, 0) == []

    played.append(Replaced(1, "careful"))

    assert {mark.seat for mark in said_since(played, 0)} == {1}
    assert played.table.talk.asked == {1}


def test_the_log_alone_gives_the_same_talk() -> None:
    played = of_three(draft_seconds=0)
    accepted(played.ask("anna", MakeMove("begin")))

    assert fold("t", played.log) == played.table


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in ("the-game", "extreme") for level in levels_of(game)]
)
def test_a_level_says_what_its_bot_says(game: str, level: str) -> None:
    played = opened(Settings(game=game, players=2), "anna", bots=("careful",))
    accepted(played.ask("anna", Start()))
    seen = GAMES[game].view(played.state, 1)

    assert tuple(level_says(level, seen)) == tuple(bot_named(game, level).say(seen))


def offering(played: Played) -> list[int]:
    return [said.seat for said in played.table.talk.sayings if said.mark is StartMark.LET_ME_BEGIN]


def test_a_bot_that_offered_to_begin_begins_when_the_people_decline() -> None:
    """G3: nobody has to tap for it, and as long as somebody thinks it over it waits."""
    deals = (started(Settings(game="the-game", players=4), "anna", "ben", bots=("careful",) * 2, seed=seed)
             for seed in range(20))  # fmt: skip
    played = next(played for played in deals if offering(played) == [3])
    accepted(played.ask("anna", GiveMark("rather-not-me")))
    assert bot_to_move(played.table) is None

    accepted(played.ask("ben", GiveMark("rather-not-me")))

    assert bot_to_move(played.table) == 3


def test_some_bot_begins_when_everybody_declines() -> None:
    """G3."""
    deals = (started(Settings(game="the-game", players=2), "anna", bots=("careful",), seed=seed)
             for seed in range(20))  # fmt: skip
    played = next(played for played in deals if not offering(played))

    accepted(played.ask("anna", GiveMark("rather-not-me")))

    assert bot_to_move(played.table) == 1


def test_the_log_of_the_talk_keeps_marks_that_are_gone_and_none_twice() -> None:
    played = of_three(draft_seconds=0, talk=TalkMode.CHAT)
    accepted(played.ask("anna", GiveMark("fine")))
    accepted(played.ask("anna", GiveMark("fine")))  # puts it away
    accepted(played.ask("anna", Chat("good luck")))
    accepted(played.ask("anna", MakeMove("begin")))

    said = said_lines(played.table, 0)

    assert [line.mark for line in said if line.seat == 0] == ["fine", None]
    assert said[-1].number > said[0].number
    assert {line.seat for line in said if line.mark} == {0, 1, 2}
    assert said_lines(played.table, said[-1].number) == ()
