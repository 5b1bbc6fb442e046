"""A game at one keyboard: drafts, whose screen it is, talk."""

import pytest

from tenback.games import take_that, the_game
from tenback.games.errors import IllegalMove
from tenback.games.take_that import Lay, TakeLine
from tenback.games.the_game import END_TURN, PlayCard
from tenback.records import Moved, format_record
from tenback.talk.marks.mark import Mood, PileMark
from tenback.talk.marks.said import Saying
from tenback.talk.mode import TalkMode
from tests.terminal.builders import alone_with, kept_nowhere, layout_with, play, seated

# Drafts -----------------------------------------------------------------------------------------------------


def test_a_play_is_seen_by_its_player_but_not_confirmed() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1), 0)
    card = session.view.hand[0]

    session.play(PlayCard(card, 0))

    assert session.view.tops[0] == card
    assert session.view_of(1).tops[0] == 1
    assert session.record.entries == ()


def test_the_next_play_confirms_the_one_before() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1), 0)
    first, second, *_ = session.view.hand

    session.play(PlayCard(first, 0))
    session.play(PlayCard(second, 0))

    assert session.record.entries == (Moved(0, PlayCard(first, 0)),)
    assert session.drafts == (PlayCard(second, 0),)


def test_among_others_only_the_last_play_can_be_taken_back() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1), 0)
    first, second, *_ = session.view.hand
    session.play(PlayCard(first, 0))
    session.play(PlayCard(second, 0))

    session.take_back()

    assert session.drafts == ()
    assert session.view.tops[0] == first


def test_alone_every_play_of_the_turn_can_be_taken_back() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)
    play(session, "10A", "20A", "80D")

    for _ in range(3):
        session.take_back()

    assert session.view.tops == (1, 1, 100, 100)
    assert session.view.hand == (10, 20, 30, 40, 50, 60, 70, 80)


def test_ending_the_turn_confirms_all_drafts_and_draws() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80, rest=(11, 12))
    play(session, "10A", "20A")

    session.confirm()

    assert [entry.move for entry in session.record.moves] == [PlayCard(10, 0), PlayCard(20, 0), END_TURN]
    assert session.view.hand == (11, 12, 30, 40, 50, 60, 70, 80)
    assert session.drafts == ()


def test_a_turn_cannot_be_ended_while_a_card_is_owed_and_the_draft_stays() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)
    play(session, "10A")

    with pytest.raises(IllegalMove) as refused:
        session.confirm()

    assert refused.value.refusal is the_game.Refusal.OWES_CARDS
    assert session.drafts == (PlayCard(10, 0),)
    assert session.record.entries == ()


def test_a_stop_shows_no_new_cards_before_it_is_confirmed() -> None:
    """What a draft has shown could not be taken back."""
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, rest=(11,), layout=layout_with(stop=10))

    play(session, "10A")

    assert session.draft_ends_turn
    assert session.view.tops[0] == 10
    assert session.view.hand == (20, 30, 40, 50, 51, 52, 53)
    assert session.view.legal == ()
    session.confirm()
    assert session.view.hand == (11, 20, 30, 40, 50, 51, 52, 53)


def test_a_stop_can_be_taken_back() -> None:
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=10))
    play(session, "10A")

    session.take_back()

    assert 10 in session.view.hand
    assert session.view.legal


def test_nothing_can_follow_a_draft_that_ends_the_turn() -> None:
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=10))
    play(session, "10A")

    with pytest.raises(IllegalMove):
        play(session, "20A")


def test_even_the_play_that_loses_can_be_taken_back() -> None:
    """G9: after the 3 nothing fits and one more card is owed; that is shown, and not yet the end."""
    session = alone_with(2, 3, 4, 5, 6, 97, 98, 99, rest=(40, 41, 42))
    play(session, "99A", "98B", "2C")
    session.confirm()

    play(session, "3D")
    assert session.draft_ends_turn
    assert session.draft_outcome.ending is the_game.Ending.STUCK
    assert not session.is_over
    session.take_back()
    assert session.view.legal

    play(session, "3D")
    session.confirm()
    assert session.outcome.ending is the_game.Ending.STUCK


def test_a_draft_that_breaks_a_command_is_not_yet_the_end() -> None:
    """E20: a STOP that leaves a skull showing."""
    session = alone_with(10, 20, 30, 40, 50, 51, 52, 53, layout=layout_with(stop=20, skull=10))
    play(session, "10A", "20B")

    assert session.draft_ends_turn
    assert not session.is_over
    session.take_back()

    assert session.view.owed


def test_a_laid_card_shows_no_new_card_before_it_is_confirmed() -> None:
    session = seated(kept_nowhere("take-that", people=2), 0)
    hand = session.view.hand

    session.play(Lay(hand[0]))

    assert session.view.line == (hand[0],)
    assert session.view.hand == hand[1:]
    session.confirm()
    assert len(session.view_of(0).hand) == len(hand)
    assert session.turn == 1


def test_taking_the_line_is_confirmed_by_opening_the_next() -> None:
    session = seated(kept_nowhere("take-that", people=2), 0)
    session.play(Lay(session.view.hand[0]))
    session.confirm()
    session.viewer = 1

    session.play(TakeLine())
    assert session.view.line == ()
    session.play(Lay(session.view.hand[-1]))

    assert [type(moved.move) for moved in session.record.moves] == [Lay, TakeLine]
    assert session.drafts != ()


def test_a_refusal_counts_the_drafts() -> None:
    session = alone_with(10, 20, 30, 40, 50, 60, 70, 80)
    play(session, "30A")

    assert session.refusal(PlayCard(10, 0)) is the_game.Refusal.CARD_TOO_LOW
    assert session.refusal(PlayCard(20, 0)) is None


# Whose screen it is -----------------------------------------------------------------------------------------


def test_one_person_among_bots_keeps_the_screen() -> None:
    session = kept_nowhere("extreme", players=3)

    assert session.viewer == 0
    assert session.next_viewer is None


def test_several_people_see_nothing_before_the_first_hand_over() -> None:
    session = kept_nowhere("the-game", players=3, people=2)

    assert session.viewer is None
    assert session.view.hand == ()
    assert session.next_viewer == 0


def test_the_screen_goes_to_the_person_to_move() -> None:
    session = seated(kept_nowhere("take-that", players=2, people=2), 0)
    session.play(Lay(session.view.hand[0]))

    session.confirm()

    assert session.next_viewer == 1


def test_a_bot_to_move_does_not_take_the_screen_away() -> None:
    session = kept_nowhere("take-that", players=2, people=1)
    session.play(Lay(session.view.hand[0]))

    session.confirm()

    assert session.bot_to_move == 1
    assert session.next_viewer is None


def test_the_team_agrees_who_begins() -> None:
    """G3."""
    session = kept_nowhere("the-game", players=3)
    assert session.awaits_beginner

    session.begin(2)

    assert not session.awaits_beginner
    assert session.turn == 2
    assert session.bot_to_move == 2


# Talk -------------------------------------------------------------------------------------------------------


def test_marks_go_into_the_record_and_the_same_again_puts_them_away() -> None:
    session = seated(kept_nowhere("the-game", players=2, people=2, starter=1), 0)
    saying = Saying(1, PileMark.RATHER_MINE, 0)

    session.say(saying)
    assert session.talk.on_pile(0) == (saying,)
    session.say(saying)

    assert session.talk.sayings == ()
    assert len(session.record.entries) == 2


def test_a_bot_repeats_nothing_that_stands() -> None:
    session = seated(kept_nowhere("the-game", players=2), 0)
    fine = Saying(1, Mood.FINE)

    assert session.bot_says(1, [fine])
    assert not session.bot_says(1, [fine])

    assert session.talk.sayings == (fine,)


def test_a_bot_takes_nothing_back_that_it_has_said() -> None:
    """G20."""
    session = seated(kept_nowhere("the-game", players=2), 0)
    fine, near = Saying(1, Mood.FINE), Saying(1, PileMark.RATHER_MINE, 0)
    session.bot_says(1, [fine, near])

    session.bot_says(1, [Saying(1, Mood.TROUBLE)])

    assert session.talk.sayings == (near, Saying(1, Mood.TROUBLE))


def test_only_bots_that_wait_talk() -> None:
    session = kept_nowhere("the-game", players=3, starter=2)

    assert session.bots_that_may_talk == (2,)


def test_nobody_talks_where_talk_is_off() -> None:
    session = seated(kept_nowhere("the-game", players=2, talk=TalkMode.SILENT), 0)

    assert not session.may_talk
    assert session.bots_that_may_talk == ()


@pytest.mark.parametrize(("name", "choices"), [("take-that", {}), ("the-game", {"players": 1})])
def test_there_are_no_marks_alone_nor_against_each_other(name: str, choices: dict[str, int]) -> None:
    assert not kept_nowhere(name, **choices).may_talk


def test_a_draft_shown_never_leaks_the_next_hand() -> None:
    """The view of a draft that ends the round is the old table, not the new deal."""
    session = seated(kept_nowhere("take-that", people=2), 0)
    session.play(Lay(session.view.hand[0]))

    assert isinstance(session.view, take_that.View)
    assert session.view.draw_pile == session.view_of(0).draw_pile


# Giving up --------------------------------------------------------------------------------------------------


def test_a_team_gives_its_game_up_at_one_keyboard() -> None:
    """G21: everybody agrees at once, and what was drafted does not matter any more."""
    session = seated(kept_nowhere("the-game", players=3, people=2, starter=1), 0)
    session.play(PlayCard(session.view.hand[0], 0))
    assert session.may_give_up

    session.give_up()

    assert session.is_over
    assert not session.may_give_up
    assert "give-up" in format_record(session.record)


def test_before_the_first_turn_and_without_a_team_there_is_nothing_to_give_up() -> None:
    assert not kept_nowhere("take-that", players=2, people=1).may_give_up
