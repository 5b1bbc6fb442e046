"""A team gives a lost game up when every person agrees (G21)."""

from tenback.games.the_game import Ending
from tenback.records import final_moment, format_record, parse_record
from tenback.tables.fold import fold
from tenback.tables.recording import record_of
from tenback.tables.requests import GiveUp, LeaveSeat, MakeMove
from tenback.tables.settings import Settings
from tests.tables.builders import Played, accepted, refused, started

THREE = Settings(game="the-game", players=3, draft_seconds=0)


def two_and_a_bot() -> Played:
    played = started(THREE, "anna", "ben", bots=("careful",))
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def is_over(played: Played) -> bool:
    return played.table.stage == "over"


def test_a_game_is_given_up_once_every_person_agrees_and_bots_always_do() -> None:
    played = two_and_a_bot()
    left = played.state.cards_left

    accepted(played.ask("anna", GiveUp()))
    assert not is_over(played)
    assert played.table.giving_up == {0}
    accepted(played.ask("ben", GiveUp()))

    assert is_over(played)
    assert played.state.result.ending is Ending.GIVEN_UP
    assert played.state.result.cards_left == left
    assert not played.state.result.won
    assert refused(played.ask("anna", GiveUp())) == "refusal-table-over"


def test_one_who_plays_on_ends_the_question() -> None:
    played = two_and_a_bot()

    accepted(played.ask("anna", GiveUp()))
    accepted(played.ask("ben", GiveUp(yes=False)))
    assert played.table.giving_up == frozenset()
    accepted(played.ask("ben", GiveUp()))

    assert played.table.stage == "playing", "Anna has to be asked again"


def test_somebody_who_left_does_not_hold_the_others_and_they_are_asked_again() -> None:
    played = two_and_a_bot()
    accepted(played.ask("anna", GiveUp()))
    accepted(played.ask("ben", LeaveSeat()))
    assert played.table.giving_up == frozenset()

    accepted(played.ask("anna", GiveUp()))

    assert played.table.stage == "over"


def test_a_draft_that_nobody_has_seen_counts_as_a_card_in_the_hand() -> None:
    played = started(Settings(game="the-game", players=1), "anna")
    left = played.state.cards_left
    accepted(played.ask("anna", MakeMove(played.legal("anna")[0])))
    assert played.table.draft is not None

    accepted(played.ask("anna", GiveUp()))

    assert played.state.result.cards_left == left
    assert played.table.drafts == ()


def test_only_a_running_game_of_a_team_can_be_given_up_by_those_who_sit_there() -> None:
    dealt = started(THREE, "anna", "ben", bots=("careful",))
    assert refused(dealt.ask("anna", GiveUp())) == "refusal-the-game-not-begun"
    assert refused(dealt.ask("eve", GiveUp())) == "refusal-table-not-seated"

    match = started(Settings(game="take-that", players=2), "anna", "ben")
    assert refused(match.ask("anna", GiveUp())) == "refusal-table-no-team"


def test_the_record_of_a_game_that_was_given_up_replays_to_its_end() -> None:
    played = two_and_a_bot()
    accepted(played.ask("anna", GiveUp()))
    accepted(played.ask("ben", GiveUp()))
    assert fold("t", played.log) == played.table

    text = format_record(record_of(played.table, played.log))

    assert text.startswith("tenback record 2\n")
    assert final_moment(parse_record(text)).state == played.state
