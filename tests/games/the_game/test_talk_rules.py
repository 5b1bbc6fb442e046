"""What may be seen and said: G11, G12, G20, E8 and E13."""

import pytest

from tenback.games.the_game import CARDS, PILES, STARTS, Command, State, is_ascending, view
from tenback.talk.marks.mark import (
    FEWEST_CANDIDATES,
    CommandMark,
    Mark,
    Mood,
    PileMark,
    StartMark,
    meanings,
    true_mark,
)
from tenback.talk.marks.said import (
    NOTHING_SAID,
    Saying,
    Talk,
    TalkRefusal,
    after_move,
    after_saying,
    talk_refusal,
)
from tenback.talk.referee import judge
from tenback.testing import after, position

A, B, C, D = 0, 1, 2, 3
LEAVE_A = Saying(1, PileMark.LEAVE_IT, A)
TROUBLE = Saying(1, Mood.TROUBLE)
EVERY_MARK: tuple[Mark, ...] = (*PileMark, *Mood, *CommandMark, *StartMark)


def said(*sayings: Saying) -> Talk:
    talk = NOTHING_SAID
    for saying in sayings:
        talk = after_saying(talk, saying)
    return talk


def talk_after(talk: Talk, state: State, moves: str) -> Talk:
    for move in moves.split():
        following = after(state, move)
        talk, state = after_move(talk, view(state, None), view(following, None)), following
    return talk


def may_say(state: State, saying: Saying) -> TalkRefusal | None:
    return talk_refusal(view(state, None), saying)


# What can be seen -----------------------------------------------------------------------------------------


def test_the_top_cards_are_seen_and_the_rest_may_be_remembered() -> None:
    """G11: a view shows the tops, and lets its seat remember what was played, in order."""
    state = after(position(hands="40 50 60 / 7 8"), "40A 50A")
    for seat in (0, 1, None):
        assert view(state, seat).tops == (50, 1, 100, 100)
        assert view(state, seat).piles[A] == (1, 40, 50)
        assert [step.seat for step in view(state, seat).history] == [0, 0]


def test_a_seat_sees_its_own_hand_alone() -> None:
    """G11: of the others it knows how many cards they hold."""
    state = position(hands="40 50 60 / 7 8")
    assert view(state, 1).hand == (7, 8)
    assert view(state, None).hand == ()
    assert view(state, 1).hand_sizes == (3, 2)
    assert view(state, 1).draw_pile == 93
    assert set(view(state, 1).unseen) == set(CARDS) - {7, 8}


# What can be said -----------------------------------------------------------------------------------------


def test_the_marks_name_no_number() -> None:
    """G12: not one of the marks on offer has a digit in its name or value."""
    assert not any(digit.isdigit() for mark in EVERY_MARK for digit in f"{mark.name}")


@pytest.mark.parametrize(
    "text",
    ["leave that pile alone", "no big jump here, please", "I can help you on pile A", "das mache ich gleich"],
)
def test_anything_without_a_number_may_be_said(text: str) -> None:
    """G12."""
    assert judge(text).passed


@pytest.mark.parametrize(
    "text",
    ["I have 57", "play your fifty-seven", "meine siebenundfünfzig", "I hold L V I I", "my card is 5 7"],
)
def test_concrete_numbers_may_not_be_said_in_any_way(text: str) -> None:
    """G12."""
    assert not judge(text).passed


def test_alone_there_is_nobody_to_talk_to() -> None:
    """G12."""
    assert may_say(position(hands="40 50"), Saying(0, Mood.FINE)) is TalkRefusal.ALONE


def test_leave_that_pile_alone_is_fine() -> None:
    """G12: and so is the wish for no big jump, by any seat at any time."""
    state = position(hands="40 50 / 7 8", tops="30 1 100 100")
    for seat in (0, 1):
        assert may_say(state, Saying(seat, PileMark.LEAVE_IT, A)) is None
        assert may_say(state, Saying(seat, PileMark.NO_BIG_JUMP, A)) is None
        assert may_say(state, Saying(seat, Mood.TROUBLE)) is None


def test_talk_ends_with_the_game() -> None:
    """G12: afterwards there are no marks, and those that stood are gone."""
    state = position(hands="60 / 61", draw=0, tops="50 1 100 100")
    over = after(state, "60A end 61A")
    assert may_say(over, TROUBLE) is TalkRefusal.GAME_OVER
    assert talk_after(said(TROUBLE), state, "60A end 61A").sayings == ()


@pytest.mark.parametrize("seat", [-1, 2])
def test_who_does_not_sit_there_says_nothing(seat: int) -> None:
    """G12."""
    assert may_say(position(hands="40 / 7"), Saying(seat, Mood.FINE)) is TalkRefusal.NO_SUCH_SEAT


def test_who_begins_is_talked_about_only_before_somebody_began() -> None:
    """G12, G3."""
    waiting = position(hands="40 50 / 7 8", turn=None)
    offer = Saying(1, StartMark.LET_ME_BEGIN)
    assert may_say(waiting, offer) is None
    assert may_say(after(waiting, "0:begin"), offer) is TalkRefusal.BEGUN
    assert talk_after(said(offer), waiting, "0:begin").sayings == ()


# Marks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", PILES)
def test_no_mark_singles_out_a_card(pile: int) -> None:
    """G20: at every top at least three different cards could be the reason for every mark on offer."""
    for top in (STARTS[pile], *CARDS):
        for cards in meanings(pile, top).values():
            assert len(cards) >= FEWEST_CANDIDATES == 3
            assert cards <= set(CARDS)


def test_a_strength_with_fewer_than_three_candidates_is_not_offered() -> None:
    """G20: on 98 going up only 88 and 99 could be meant."""
    assert meanings(A, 98) == {}
    state = position(hands="40 50 / 7 8", tops="98 1 100 100")
    assert may_say(state, Saying(1, PileMark.LEAVE_IT, A)) is TalkRefusal.NOT_OFFERED
    assert may_say(position(hands="40 / 7"), Saying(1, PileMark.LEAVE_IT, A)) is TalkRefusal.NOT_OFFERED


def test_the_strongest_mark_may_mean_the_trick_or_a_near_card() -> None:
    """G20: going up from 48 it is 38, 49 or 50; going down from 48 it is 58, 47 or 46."""
    assert meanings(A, 48)[PileMark.LEAVE_IT] == {38, 49, 50}
    assert meanings(D, 48)[PileMark.LEAVE_IT] == {58, 47, 46}


@pytest.mark.parametrize("pile", PILES)
def test_marks_at_one_top_mean_different_cards(pile: int) -> None:
    """G20: so the strongest true mark is well defined, and a weaker one is said of farther cards."""
    for top in (STARTS[pile], *CARDS):
        meant = [card for cards in meanings(pile, top).values() for card in cards]
        assert len(meant) == len(set(meant))
    assert true_mark([49, 53], A, 48) is PileMark.LEAVE_IT
    assert true_mark([53], A, 48) is PileMark.RATHER_MINE
    assert true_mark([60], A, 48) is PileMark.NO_BIG_JUMP
    assert true_mark([90], A, 48) is None


def test_marks_mirror_each_other_going_up_and_down() -> None:
    """G20: counted from the top alone, so 48 going up is like 53 going down."""
    assert is_ascending(A)
    for top in CARDS:
        down = meanings(C, 101 - top)
        mirrored = {mark: {101 - card for card in cards} for mark, cards in meanings(A, top).items()}
        assert down == mirrored


def test_any_seat_may_give_any_mark_true_or_not() -> None:
    """G20: whatever the hands are, the answer is the same."""
    true = position(hands="40 50 / 49 8", tops="48 1 100 100")
    false = position(hands="40 50 / 7 8", tops="48 1 100 100")
    assert may_say(true, LEAVE_A) is may_say(false, LEAVE_A) is None


def test_a_card_on_its_pile_takes_a_mark_away() -> None:
    """G20: marks on other piles stay."""
    state = position(hands="40 50 60 / 7 8 / 9 10", tops="30 20 100 100")
    talk = said(LEAVE_A, Saying(1, PileMark.LEAVE_IT, B), TROUBLE)
    assert talk_after(talk, state, "40A").sayings == (Saying(1, PileMark.LEAVE_IT, B), TROUBLE)


def test_the_givers_own_turn_takes_its_marks_away() -> None:
    """G20: at the beginning of that turn; what the others said stays."""
    state = position(hands="40 50 60 / 7 8 / 9 10", tops="30 20 100 100")
    other = Saying(2, PileMark.LEAVE_IT, A)
    talk = said(LEAVE_A, TROUBLE, other)
    assert talk_after(talk, state, "40B 50B").sayings == (LEAVE_A, TROUBLE, other)
    assert talk_after(talk, state, "40B 50B end").sayings == (other,)


def test_no_mark_goes_away_because_a_hand_changed() -> None:
    """G20: drawing takes nothing away, and neither does a new mark of somebody else."""
    state = position(hands="40 50 60 / 7 8 / 9 10", tops="30 20 100 100")
    mine = Saying(0, Mood.FINE)
    assert talk_after(said(mine), state, "40B 50B end").sayings == (mine,)
    assert said(mine, TROUBLE).sayings == (mine, TROUBLE)


def test_a_mark_replaces_the_seats_mark_on_that_pile_and_twice_puts_it_away() -> None:
    """G20."""
    weaker = Saying(1, PileMark.NO_BIG_JUMP, A)
    assert said(LEAVE_A, weaker).sayings == (weaker,)
    assert said(LEAVE_A, LEAVE_A).sayings == ()
    assert said(LEAVE_A, weaker).pile_mark(1, A) is PileMark.NO_BIG_JUMP


def test_marks_on_piles_need_a_pile_and_others_none() -> None:
    """G20."""
    state = position(hands="40 50 / 7 8", tops="30 1 100 100")
    assert may_say(state, Saying(1, PileMark.LEAVE_IT)) is TalkRefusal.NEEDS_A_PILE
    assert may_say(state, Saying(1, PileMark.LEAVE_IT, 4)) is TalkRefusal.NEEDS_A_PILE
    assert may_say(state, Saying(1, Mood.FINE, A)) is TalkRefusal.NEEDS_NO_PILE


# SILENCE and talk about commands --------------------------------------------------------------------------


def test_silence_closes_all_talk() -> None:
    """E8: for everybody, while it shows."""
    state = position(hands="40 50 / 7 8", tops="30 1 100 100", commands="silence 30")
    for mark in (Mood.FINE, CommandMark.NO_SKULL_NOW):
        assert may_say(state, Saying(0, mark)) is TalkRefusal.SILENCE
    assert may_say(state, LEAVE_A) is TalkRefusal.SILENCE
    assert may_say(after(state, "40A"), TROUBLE) is None


def test_silence_puts_away_what_was_signalled_before() -> None:
    """E8: and it does not come back when the command is covered."""
    state = position(hands="40 50 60 / 7 8", tops="30 1 100 100", commands="silence 40")
    talk = said(LEAVE_A, TROUBLE, Saying(0, CommandMark.I_HOLD_A_STOP))
    assert talk_after(talk, state, "40B").sayings == ()
    assert talk_after(talk, state, "40B 50B").sayings == ()


def test_a_switched_off_silence_leaves_talk_open() -> None:
    """E8, E2."""
    state = position(hands="40 / 7", tops="30 1 100 100", commands="silence 30", switched_off=["silence"])
    assert may_say(state, TROUBLE) is None
    assert Command.SILENCE not in view(state, 0).in_force


def test_talking_about_commands_is_allowed() -> None:
    """E13: marks of their own, at any top, also where a mark on a pile would single out a card."""
    state = position(hands="40 50 / 7 8", tops="98 1 100 100", commands="")
    for mark in CommandMark:
        assert may_say(state, Saying(1, mark)) is None
    both = said(*(Saying(1, mark) for mark in CommandMark))
    assert len(both.by_seat(1)) == len(CommandMark)


def test_commands_may_be_named_in_talk_but_numbers_still_not() -> None:
    """E13: in free talk too."""
    assert judge("I hold a stop").passed
    assert judge("don't play a skull now").passed
    assert not judge("my stop is the 57").passed


def test_there_is_nothing_to_say_about_commands_without_commands() -> None:
    """E13."""
    state = position(hands="40 50 / 7 8")
    assert may_say(state, Saying(1, CommandMark.I_HOLD_A_STOP)) is TalkRefusal.NO_COMMANDS
