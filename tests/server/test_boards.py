"""What a player is shown of their cards."""

from tenback.games import the_game
from tenback.server.presenters.piles import piles_board
from tenback.server.wire.boards import Fit
from tenback.testing import after, position


def fits(state: the_game.State, card: int, seat: int = 0) -> dict[str, Fit]:
    board = piles_board(the_game.view(state, seat), aid=False)
    held = next(held for held in board.hand if held.card == card)
    return {board.piles[fit.pile].name: fit for fit in held.fits}


def test_a_pile_that_one_pile_forbids_is_barred() -> None:
    """E10: the card fits there by its number, and may not go there."""
    shown = fits(after(position(hands="40 50 60 / 7", commands="one-pile 40"), "40A"), 50)

    assert shown["A"].move == "50A"
    assert not shown["A"].barred
    assert [(shown[pile].barred, shown[pile].move, shown[pile].reason) for pile in "BCD"] == [
        (True, None, "refusal-the-game-one-pile")
    ] * 3


def test_a_trick_that_no_trick_forbids_is_barred() -> None:
    """E9."""
    trick = fits(after(position(hands="40 50 60 / 7", commands="no-trick 40"), "60A 40D"), 50)["A"]

    assert (trick.trick, trick.barred, trick.move) == (True, True, None)
    assert trick.reason == "refusal-the-game-no-trick"


def test_who_waits_for_a_turn_may_plan_with_every_pile() -> None:
    shown = fits(after(position(hands="40 50 60 / 7 8", commands="one-pile 40"), "40A"), 7, seat=1)

    assert [fit.move for fit in shown.values()] == [None] * len(shown)
    assert not any(fit.barred for fit in shown.values())


def test_a_play_after_which_the_turn_cannot_be_completed_is_doomed_in_the_game_too() -> None:
    """E20: two cards are owed, and only one order of them fits."""
    state = position(hands="50 62 / 7 63", tops="45 99 2 3")

    assert fits(state, 62)["A"].doomed
    assert not fits(state, 50)["A"].doomed
    assert not any(fit.doomed for fit in fits(state, 63, seat=1).values())


def test_a_doomed_play_says_what_would_still_be_owed() -> None:
    """E20: the minimum here; nothing is owed after a play that leads on."""
    state = position(hands="50 62 / 7 63", tops="45 99 2 3")

    assert fits(state, 62)["A"].owes == ("cards",)
    assert fits(state, 50)["A"].owes == ()


def test_a_fatal_play_names_the_command_that_it_breaks() -> None:
    """E20: a STOP that leaves a skull showing."""
    state = after(position(hands="40 50 60 / 7", commands="skull 40, stop 50"), "40A")

    assert (fits(state, 50)["B"].fatal, fits(state, 50)["B"].breaks) == (True, "skull")
    assert fits(state, 50)["A"].breaks is None
