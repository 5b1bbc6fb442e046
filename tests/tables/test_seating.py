"""Who sits where, who may start, and what a rematch keeps."""

from dataclasses import replace

import pytest

from tenback.tables.chance import StoredCards, StoredChance
from tenback.tables.changing_settings import change_settings
from tenback.tables.commitment import commitment
from tenback.tables.effects import bot_to_move
from tenback.tables.events import Moved, Started
from tenback.tables.fold import fold
from tenback.tables.requests import (
    ChangeSettings,
    ClearSeat,
    ComeBack,
    LeaveSeat,
    LetBegin,
    MakeMove,
    PersonRequest,
    Rematch,
    SeatBot,
    Start,
    TakeSeat,
)
from tenback.tables.seating import renamed, reserve, take_seat
from tenback.tables.settings import Settings
from tenback.talk.mode import TalkMode
from tests.tables.builders import Played, accepted, opened, refused, started

THREE = Settings(game="the-game", players=3, draft_seconds=0)
TWO = Settings(game="the-game", players=2, draft_seconds=0)


def test_a_seat_has_one_person_and_a_person_one_seat() -> None:
    played = opened(THREE, "anna")

    assert refused(played.ask("ben", TakeSeat(0))) == "refusal-table-seat-taken"
    assert refused(played.ask("anna", TakeSeat(1))) == "refusal-table-already-seated"
    assert refused(played.ask("ben", TakeSeat(3))) == "refusal-table-no-such-seat"
    accepted(played.ask("ben", TakeSeat(2)))
    assert played.table.seat_of("ben") == 2


def test_a_reserved_seat_waits_for_the_invitation() -> None:
    played = opened(THREE, "anna")
    played.append(*accepted(reserve(played.table, played.context("anna"), 1)).events)

    assert refused(played.ask("ben", TakeSeat(1))) == "refusal-table-seat-reserved"
    accepted(take_seat(played.table, played.context("ben"), TakeSeat(1), invited=True))


def test_the_game_starts_when_every_seat_is_taken() -> None:
    played = opened(THREE, "anna", "ben")
    assert refused(played.ask("ben", Start())) == "refusal-table-seats-open"

    accepted(played.ask("ben", SeatBot(2, "careful")))
    assert refused(played.ask("stranger", Start())) == "refusal-table-not-seated"
    accepted(played.ask("ben", Start()))

    assert played.table.stage == "playing"
    assert refused(played.ask("ben", Start())) == "refusal-table-started"
    assert refused(played.ask("carl", TakeSeat(2))) == "refusal-table-started"


def test_only_the_host_sends_a_person_away_before_the_start() -> None:
    played = opened(THREE, "anna", "ben", "carl")

    assert refused(played.ask("ben", ClearSeat(2))) == "refusal-table-not-host"
    accepted(played.ask("anna", ClearSeat(2)))

    assert played.table.seats[2].kind == "open"


def test_the_host_changes_the_settings_until_the_cards_are_dealt() -> None:
    played = opened(TWO, "anna", "ben")
    silent = Settings(game="the-game", players=3, talk=TalkMode.SILENT, minimum=3)
    assert refused(played.ask("ben", ChangeSettings(silent))) == "refusal-table-not-host"
    accepted(played.ask("anna", ChangeSettings(silent)))
    assert accepted(played.ask("anna", ChangeSettings(silent))).events == ()
    assert [seat.kind for seat in played.table.seats] == ["person", "person", "open"]

    accepted(played.ask("ben", SeatBot(2, "careful")))
    accepted(played.ask("ben", Start()))

    assert len(played.state.hands) == 3
    assert played.state.options.minimum == 3
    assert fold("t", played.log) == played.table
    assert refused(played.ask("anna", ChangeSettings(TWO))) == "refusal-table-started"


def test_nobody_loses_a_seat_by_a_change_of_settings() -> None:
    played = opened(THREE, "anna", "ben")
    accepted(played.ask("anna", SeatBot(2, "careful")))
    assert refused(played.ask("anna", ChangeSettings(TWO))) == "refusal-table-too-few-seats"
    accepted(played.ask("anna", ClearSeat(2)))
    played.append(*accepted(reserve(played.table, played.context("anna"), 2)).events)
    assert refused(played.ask("anna", ChangeSettings(TWO))) == "refusal-table-too-few-seats"

    accepted(played.ask("anna", ClearSeat(2)))
    accepted(played.ask("anna", ChangeSettings(TWO)))

    assert [seat.name for seat in played.table.seats] == ["anna", "ben"]


def test_a_change_of_settings_keeps_game_and_deal_and_makes_sense() -> None:
    played = opened(TWO, "anna")
    extreme, practice = (
        Settings(game="extreme", players=2),
        Settings(game="the-game", players=2, practice_deal=1),
    )
    many = Settings(game="the-game", players=6)
    same_cards = StoredChance(StoredCards("", ""), played.chance)
    of_a_challenge = replace(played.context("anna"), chance=same_cards)

    for other in (extreme, practice):
        assert refused(played.ask("anna", ChangeSettings(other))) == "refusal-table-other-cards"
    fixed = change_settings(played.table, of_a_challenge, ChangeSettings(THREE))
    assert refused(fixed) == "refusal-table-other-cards"
    assert refused(played.ask("anna", ChangeSettings(many))) == "refusal-table-bad-settings"


def test_only_levels_that_exist_can_be_seated() -> None:
    played = opened(THREE, "anna")

    assert refused(played.ask("anna", SeatBot(1, "exec:rm"))) == "refusal-table-no-such-bot"


def test_who_leaves_before_the_start_opens_the_seat_and_later_keeps_it() -> None:
    before = opened(TWO, "anna", "ben")
    accepted(before.ask("ben", LeaveSeat()))
    assert before.table.seats[1].kind == "open"

    later = started(TWO, "anna", "ben")
    accepted(later.ask("ben", LeaveSeat()))
    assert later.table.seats[1].away
    accepted(later.ask("ben", ComeBack()))
    assert not later.table.seats[1].away


def test_anyone_begins_or_lets_a_bot_begin() -> None:
    """G3: the team agrees who starts."""
    played = started(THREE, "anna", "ben", bots=("random",))
    assert played.state.turn is None
    assert bot_to_move(played.table) is None

    assert refused(played.ask("anna", LetBegin(1))) == "refusal-table-no-such-seat"
    accepted(played.ask("anna", LetBegin(2)))

    assert played.state.turn == 2
    assert bot_to_move(played.table) == 2
    assert refused(played.ask("ben", MakeMove("begin"))) == "refusal-the-game-already-begun"


def test_alone_the_turn_has_begun_already() -> None:
    assert started(Settings(game="the-game", players=1), "anna").state.turn == 0


@pytest.mark.parametrize("ask", [MakeMove("2A"), LeaveSeat(), Start(), ComeBack(), Rematch(), LetBegin(0)])
def test_a_spectator_can_do_nothing(ask: PersonRequest) -> None:
    played = started(TWO, "anna", "ben")
    before = played.table

    assert refused(played.ask("stranger", ask)).startswith("refusal-")
    assert refused(played.ask(None, ask)).startswith("refusal-")
    assert played.table is before


def over(settings: Settings) -> Played:
    """Anna and Ben have lost."""
    played = started(settings, "anna", "ben")
    accepted(played.ask("anna", MakeMove("begin")))
    while played.state.result is None:
        seat = played.state.turn
        move = played.table.game.legal_moves(played.state, seat)[-1]
        played.append(Moved(seat, played.table.game.format_move(move)))
    return played


def test_a_rematch_keeps_people_bots_and_settings() -> None:
    played = over(TWO)
    verdict = accepted(played.ask("ben", Rematch()))

    assert verdict.opens is not None
    assert played.table.rematch == verdict.opens.id
    again = opened(TWO, "ben")
    assert again.table.settings == TWO
    names = [getattr(event, "name", None) for event in verdict.opens.events]
    assert names == [None, "anna", "ben", None]
    assert refused(played.ask("anna", Rematch())) == "refusal-table-rematched"


def test_a_rematch_is_dealt_at_once_only_if_everybody_is_there() -> None:
    everybody, without_ben = over(TWO), over(TWO)
    without_ben.absent = frozenset({1})

    opening = [accepted(played.ask("anna", Rematch())).opens for played in (everybody, without_ben)]

    dealt = [any(isinstance(event, Started) for event in table.events) for table in opening if table]
    assert dealt == [True, False]


def test_a_new_name_is_shown_at_once_and_a_finished_game_keeps_the_old_one() -> None:
    played = started(TWO, "anna", "ben")
    called = replace(played.context("ben"), name="Benjamin")
    played.append(*accepted(renamed(played.table, called)).events)

    assert [seat.name for seat in played.table.seats] == ["anna", "Benjamin"]
    assert accepted(renamed(played.table, called)).events == ()
    assert refused(renamed(over(TWO).table, called)) == "refusal-table-over"
    assert refused(renamed(played.table, played.context("eva"))) == "refusal-table-not-seated"


def test_the_commitment_fixes_the_deal_before_the_first_move() -> None:
    played = started(TWO, "anna", "ben")
    promise = commitment(played.table.nonce, played.table.deal_text)

    other = played.table.deal_text.replace("starter=-", "starter=0")
    assert promise != commitment(played.table.nonce, other)
    assert promise != commitment("5b" * 32, played.table.deal_text)


def test_the_log_alone_gives_the_same_table() -> None:
    played = over(TWO)

    assert fold("t", played.log) == played.table


def test_two_people_of_one_name_are_told_apart() -> None:
    """And so is somebody who is called like a bot."""
    played = opened(THREE, "anna")
    accepted(played.ask("Anna", TakeSeat(1)))
    accepted(played.ask("Expert", TakeSeat(2)))

    assert [seat.name for seat in played.table.seats] == ["anna", "Anna (B)", "Expert (C)"]
