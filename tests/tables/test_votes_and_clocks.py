"""A bot plays for somebody who is away: by vote, or because the clock ran out."""

from tenback.tables.clocks import clock_ends_at
from tenback.tables.effects import bot_moved, bot_to_move, longest_wait, on_time, thinking, wakes_at
from tenback.tables.events import Entry
from tenback.tables.fold import apply_event
from tenback.tables.requests import ComeBack, LeaveSeat, MakeMove, TakeBack, Vote
from tenback.tables.settings import Settings
from tenback.tables.voting import needed
from tests.tables.builders import Played, accepted, refused, started

FOUR = Settings(game="the-game", players=4, draft_seconds=0)


def four() -> Played:
    played = started(FOUR, "anna", "ben", "carl", "dora")
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def test_nobody_is_replaced_while_they_are_there() -> None:
    assert refused(four().ask("anna", Vote("replace", 1))) == "refusal-table-not-away"


def test_a_majority_of_the_others_replaces_a_leaver() -> None:
    played = four()
    accepted(played.ask("ben", LeaveSeat()))

    accepted(played.ask("anna", Vote("replace", 1)))
    assert not played.table.seats[1].replaced
    assert refused(played.ask("anna", Vote("replace", 0))) == "refusal-table-own-seat"
    accepted(played.ask("dora", Vote("replace", 1)))

    assert played.table.seats[1].replaced
    assert played.table.votes == ()


def test_people_who_are_not_connected_do_not_hold_a_vote_up() -> None:
    played = four()
    played.absent = frozenset({1, 2, 3})

    accepted(played.ask("anna", Vote("replace", 1)))

    assert played.table.seats[1].replaced


def test_a_vote_that_half_of_the_others_refuse_is_over() -> None:
    played = four()

    accepted(played.ask("anna", Vote("remove", 3)))
    accepted(played.ask("ben", Vote("remove", 3, yes=False)))
    assert played.table.votes
    accepted(played.ask("carl", Vote("remove", 3, yes=False)))

    assert played.table.votes == ()
    assert played.table.seats[3].person == "dora"


def test_the_table_removes_a_seat_by_vote() -> None:
    played = four()

    accepted(played.ask("anna", Vote("remove", 3)))
    accepted(played.ask("ben", Vote("remove", 3)))

    assert played.table.seats[3].kind == "bot"
    assert refused(played.ask("dora", MakeMove("2A"))) == "refusal-table-not-seated"


def test_the_replaced_person_gets_the_seat_back() -> None:
    played = four()
    played.absent = frozenset({1})
    for voter in ("anna", "carl"):
        accepted(played.ask(voter, Vote("replace", 1)))
    assert played.table.seats[1].level == "careful"

    accepted(played.ask("ben", ComeBack()))

    assert not played.table.seats[1].replaced
    assert refused(played.ask("ben", ComeBack())) == "refusal-table-not-replaced"


def with_clock() -> Played:
    settings = Settings(game="the-game", players=2, draft_seconds=3, turn_seconds=30)
    played = started(settings, "anna", "ben")
    assert clock_ends_at(played.table) is None
    accepted(played.ask("anna", MakeMove("begin")))
    return played


def test_when_the_clock_runs_out_a_bot_takes_the_seat_and_the_draft_counts() -> None:
    played = with_clock()
    card = played.state.hands[0][0]
    ends_at = clock_ends_at(played.table)
    assert ends_at == played.now + 30_000

    played.now = ends_at - 1
    accepted(played.ask("anna", MakeMove(f"{card}A")))
    played.now += 1
    played.append(*on_time(played.table, played.context(None)))

    assert played.state.tops[0] == card
    assert played.table.seats[0].replaced
    assert bot_to_move(played.table) == 0
    assert wakes_at(played.table) is None


def test_coming_back_gives_no_more_time_for_the_turn() -> None:
    played = with_clock()
    ends_at = clock_ends_at(played.table)
    played.now += 10_000
    accepted(played.ask("anna", LeaveSeat()))
    accepted(played.ask("anna", ComeBack()))
    assert clock_ends_at(played.table) == ends_at

    played.now += 20_000
    played.append(*on_time(played.table, played.context(None)))
    card = played.state.hands[0][0]
    assert refused(played.ask("anna", ComeBack())) == "refusal-table-time-over"
    assert refused(played.ask("anna", MakeMove(f"{card}A"))) == "refusal-table-time-over"
    assert played.table.seats[0].replaced


def test_who_moves_is_back() -> None:
    played = four()
    accepted(played.ask("anna", LeaveSeat()))
    for voter in ("ben", "carl"):
        accepted(played.ask(voter, Vote("replace", 0)))
    assert played.table.seats[0].replaced

    accepted(played.ask("anna", MakeMove(f"{played.state.hands[0][0]}A")))

    assert not played.table.seats[0].replaced


def test_a_timer_waits_no_longer_than_it_may() -> None:
    """Whatever the time of day says: the clock may have been put back since the log was written."""
    played = with_clock()
    assert longest_wait(played.table) == 30_000

    accepted(played.ask("anna", MakeMove(f"{played.state.hands[0][0]}A")))

    assert longest_wait(played.table) == 3_000


def test_nobody_gives_a_seat_away_for_good_alone() -> None:
    """Of two, one would decide; of three, one while the third has lost the link for a second."""
    played = with_clock()
    assert refused(played.ask("anna", Vote("remove", 1))) == "refusal-table-vote-alone"

    played = four()
    played.absent = frozenset({1, 2, 3})
    accepted(played.ask("anna", Vote("remove", 3)))
    assert played.table.seats[3].person == "dora"
    assert needed(played.table, "remove", 3) == 2
    played.absent = frozenset()
    accepted(played.ask("ben", Vote("remove", 3)))
    assert played.table.seats[3].kind == "bot"


def test_who_has_left_can_be_removed_by_the_only_other_player() -> None:
    played = with_clock()
    accepted(played.ask("ben", LeaveSeat()))

    accepted(played.ask("anna", Vote("remove", 1)))

    assert played.table.seats[1].kind == "bot"


def test_a_draft_and_its_taking_back_leave_no_time_behind() -> None:
    played = with_clock()
    before = played.table.updated_at
    played.now += 1_000
    accepted(played.ask("anna", MakeMove(f"{played.state.hands[0][0]}A")))
    played.now += 1_000
    accepted(played.ask("anna", TakeBack()))

    assert played.table.updated_at == before


def replaced_leaver() -> Played:
    """Anna has left at her turn, and a bot plays for her."""
    played = four()
    accepted(played.ask("anna", LeaveSeat()))
    for voter in ("ben", "carl"):
        accepted(played.ask(voter, Vote("replace", 0)))
    return played


def test_a_bots_answer_to_an_older_position_changes_nothing() -> None:
    played = replaced_leaver()
    task = thinking(played.table)
    assert task is not None
    move = task.view.legal[0]

    accepted(played.ask("anna", ComeBack()))

    assert bot_moved(played.table, 0, move, "careful") == ()


def test_the_table_knows_which_level_chose_a_move_where_the_bots_own_had_no_time() -> None:
    table = replaced_leaver().table
    move, own = thinking(table).view.legal[0], table.seats[0].level  # type: ignore[union-attr]
    assert own != "greedy"

    for level, shown in ((own, None), ("greedy", "greedy")):
        (event,) = bot_moved(table, 0, move, str(level))
        assert apply_event(table, Entry(table.number + 1, 2_000_000, event)).seats[0].played_as == shown


def test_the_moment_of_a_bots_answer_follows_from_the_last_public_move() -> None:
    played = started(Settings(game="the-game", players=2, bot_seconds=1.5), "anna", bots=("careful",))
    from tenback.tables.requests import LetBegin

    accepted(played.ask("anna", LetBegin(1)))
    task = thinking(played.table)

    assert task is not None
    assert task.answer_at == played.now + 1500
