"""check_game passes the rules as they are, and finds every fault that is planted into them."""

from dataclasses import replace
from typing import Any

import pytest

from tenback.games import GAMES, AnyGame, take_that, the_game
from tenback.games.errors import IllegalMove
from tenback.games.the_game import PlayCard, Refusal
from tenback.testing import Checked, GameFault, check_game


def planted(game: str = "the-game", **faults: Any) -> AnyGame:
    """A game with some functions replaced by faulty ones."""
    return replace(GAMES[game], **faults)


def find(fault: Any, match: str) -> str:
    """Expect check_game to find a fault, and give what it says."""
    with pytest.raises(GameFault, match=match) as error:
        check_game(fault, games=40, seed=3, thorough=25)
    return str(error.value)


# The rules as they are ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_games_keep_every_promise(game: str) -> None:
    checked = check_game(game, games=15, seed=1)
    assert checked.games == 15
    assert checked.moves > 15 * 10
    assert checked.thorough >= 2 * 15


def test_the_same_seed_plays_the_same_games() -> None:
    assert check_game("extreme", games=4, seed=7) == check_game("extreme", games=4, seed=7)
    parts = [check_game("extreme", games=1, first=number, seed=7) for number in range(4)]
    assert sum(parts, Checked()) == check_game("extreme", games=4, seed=7)


# Secrets --------------------------------------------------------------------------------------------------


def test_a_view_that_shows_the_next_card_is_found() -> None:
    def leaking(state: the_game.State, seat: int | None) -> the_game.View:
        return replace(the_game.view(state, seat), draw_pile=sum(state.draw_pile[:1]))

    find(planted(view=leaking), "tells hidden cards: draw_pile")


def test_a_view_that_shows_a_spectator_a_hand_is_found() -> None:
    def leaking(state: the_game.State, seat: int | None) -> the_game.View:
        return (
            the_game.view(state, seat)
            if seat is not None
            else replace(the_game.view(state, None), hand=state.hands[0])
        )

    find(planted(view=leaking), "the view of a spectator tells hidden cards|cards were lost")


def test_a_view_that_shows_all_commands_is_found() -> None:
    def leaking(state: the_game.State, seat: int | None) -> the_game.View:
        return replace(the_game.view(state, seat), commands=state.commands)

    find(planted("extreme", view=leaking), "tells hidden cards: commands")


def test_a_refusal_that_tells_where_a_card_is_is_found() -> None:
    def leaking(state: the_game.State, seat: int, move: the_game.Move) -> Refusal | None:
        reason = the_game.refusal(state, seat, move)
        elsewhere = isinstance(move, PlayCard) and move.card in state.draw_pile
        return Refusal.NO_SUCH_PILE if reason is Refusal.CARD_NOT_IN_HAND and elsewhere else reason

    def applied(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        if reason := leaking(state, seat, move):
            raise IllegalMove(seat, move, reason)
        return the_game.apply(state, seat, move)

    find(planted(refusal=leaking, apply=applied), "the refusal of PlayCard.* depends on hidden cards")


def test_legal_moves_that_depend_on_the_next_card_are_found() -> None:
    def leaking(state: the_game.State, seat: int) -> tuple[the_game.Move, ...]:
        moves = the_game.legal_moves(state, seat)
        return moves[::-1] if sum(state.draw_pile[:1]) % 2 else moves

    def seen(state: the_game.State, seat: int | None) -> the_game.View:
        return replace(the_game.view(state, seat), legal=())

    find(planted("extreme", legal_moves=leaking), "the legal moves of seat . depends on hidden cards")
    find(
        planted("extreme", view=seen, legal_moves=leaking),
        "depends on hidden|lists other legal moves than the rules",
    )


def test_an_extra_card_that_is_shown_is_found() -> None:
    def leaking(state: take_that.State, seat: int | None) -> take_that.View:
        return replace(take_that.view(state, seat), points=take_that.round_points(state, with_extra=True))

    find(planted("take-that", view=leaking), "tells hidden cards: points")


def test_a_resampled_state_that_lacks_a_card_is_found() -> None:
    def losing(view: the_game.View, rng: Any) -> the_game.State:
        state = the_game.resample(view, rng)
        return replace(state, draw_pile=state.draw_pile[1:])

    find(planted(resample=losing), "cards were lost")


# Cards and the end ----------------------------------------------------------------------------------------


def test_a_lost_card_is_found() -> None:
    def losing(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        after = the_game.apply(state, seat, move)
        return replace(after, draw_pile=after.draw_pile[1:]) if len(after.draw_pile) == 50 else after

    find(planted(apply=losing), "cards were lost .* there are 97")


def test_a_doubled_card_is_found() -> None:
    def doubling(state: take_that.State, seat: int, move: take_that.Move) -> take_that.State:
        after = take_that.apply(state, seat, move)
        return replace(after, line=(*after.line, 12)) if len(after.line) == 2 else after

    find(planted("take-that", apply=doubling), "doubled: there are 80")


def test_a_game_that_does_not_end_is_found() -> None:
    def stalling(state: take_that.State, seat: int, move: take_that.Move) -> take_that.State:
        take_that.apply(state, seat, move)
        return state

    find(planted("take-that", apply=stalling), "has not ended after")


def test_a_game_that_is_over_without_an_outcome_is_found() -> None:
    def forgetful(state: take_that.State, seat: int, move: take_that.Move) -> take_that.State:
        return replace(take_that.apply(state, seat, move), result=None)

    find(planted("take-that", apply=forgetful), "the game is not over, and nobody can move")


def test_an_outcome_while_the_game_runs_is_found() -> None:
    def early(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        after = the_game.apply(state, seat, move)
        won = the_game.Outcome(the_game.Ending.WON, 0, 0)
        return replace(after, result=won) if len(after.draw_pile) < 60 else after

    find(planted(apply=early), "the game is over, and still the seats")


def test_a_seat_that_moves_out_of_turn_is_found() -> None:
    def greedy(state: the_game.State, seat: int) -> tuple[the_game.Move, ...]:
        return the_game.legal_moves(state, seat if state.turn is None else state.turn)

    find(planted(legal_moves=greedy), "can move")


# Legality -------------------------------------------------------------------------------------------------


def test_a_move_that_is_listed_and_refused_is_found() -> None:
    def listing(state: the_game.State, seat: int) -> tuple[the_game.Move, ...]:
        moves = the_game.legal_moves(state, seat)
        return (*moves, PlayCard(99, 0)) if moves and PlayCard(99, 0) not in moves else moves

    find(planted(legal_moves=listing), "has legal moves that are refused")


def test_a_move_that_is_neither_listed_nor_refused_is_found() -> None:
    def hiding(state: the_game.State, seat: int) -> tuple[the_game.Move, ...]:
        return the_game.legal_moves(state, seat)[:1]

    find(planted(legal_moves=hiding), "not listed as legal")


def test_a_move_that_is_listed_twice_is_found() -> None:
    def doubling(state: the_game.State, seat: int) -> tuple[the_game.Move, ...]:
        return the_game.legal_moves(state, seat) * 2

    find(planted(legal_moves=doubling), "has a legal move twice")


def test_a_refused_move_that_is_made_is_found() -> None:
    def lenient(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        try:
            return the_game.apply(state, seat, move)
        except IllegalMove:
            return state

    find(planted(apply=lenient), "is refused for .*, and yet could be made")


def test_a_refused_move_with_another_reason_is_found() -> None:
    def mistaken(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        try:
            return the_game.apply(state, seat, move)
        except IllegalMove as error:
            raise IllegalMove(seat, move, Refusal.GAME_OVER) from error

    find(planted(apply=mistaken), "is refused for .*, but raised")


def test_a_refused_move_that_changes_the_state_is_found() -> None:
    def changing(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        try:
            return the_game.apply(state, seat, move)
        except IllegalMove:
            object.__setattr__(state, "minimum", state.minimum + 1)
            raise

    find(planted(apply=changing), "changed the state")


def test_a_losing_move_that_is_not_legal_is_found() -> None:
    def foolish(view: the_game.View) -> tuple[the_game.Move, ...]:
        return (PlayCard(1, 0),)

    find(planted(losing=foolish), "are said to lose and are not legal")


def test_a_view_with_other_legal_moves_is_found() -> None:
    def other(state: the_game.State, seat: int | None) -> the_game.View:
        return replace(the_game.view(state, seat), legal=the_game.view(state, seat).legal[:1])

    find(planted(view=other), "lists other legal moves than the rules")


# Text -----------------------------------------------------------------------------------------------------


def test_moves_that_do_not_come_back_from_their_text_are_found() -> None:
    def mistaken(move: the_game.Move) -> str:
        return the_game.format_move(move).replace("D", "C")

    find(planted(format_move=mistaken), "a move does not come back")


def test_positions_that_do_not_come_back_from_their_text_are_found() -> None:
    def forgetful(text: str) -> the_game.State:
        return replace(the_game.parse_state(text), history=())

    find(planted(parse_state=forgetful), "a position does not come back")


def test_deals_and_options_that_do_not_come_back_from_their_text_are_found() -> None:
    def forgetful(text: str) -> Any:
        return replace(the_game.parse_deal(text), starter=None)

    def plain(text: str) -> Any:
        return replace(the_game.parse_options(text), short_hand=False)

    find(planted(parse_deal=forgetful), "a deal does not come back")
    find(planted(parse_options=plain), "a set of options does not come back")


def test_a_text_of_more_than_one_line_is_found() -> None:
    find(
        planted(format_state=lambda state: the_game.format_state(state) + "\n"),
        "a position does not come back",
    )


def test_states_that_a_replay_does_not_reach_are_found() -> None:
    def other(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        after = the_game.apply(state, seat, move)
        return replace(after, draw_pile=after.draw_pile[::-1]) if len(after.history) == 3 else after

    find(planted(apply=other), "comes to another state after move 3|error-broken-record")


# What a fault says ----------------------------------------------------------------------------------------


def test_a_crash_is_a_fault() -> None:
    def crashing(state: the_game.State, seat: int, move: the_game.Move) -> the_game.State:
        return the_game.apply(state, seat, move) if len(state.history) < 3 else state.draw_pile[999]  # type: ignore[return-value]

    find(planted(apply=crashing), "IndexError: tuple index out of range")


def test_a_fault_tells_how_to_play_the_game_again() -> None:
    def losing(state: take_that.State, seat: int, move: take_that.Move) -> take_that.State:
        after = take_that.apply(state, seat, move)
        return replace(after, draw_pile=after.draw_pile[1:]) if len(state.history) == 2 else after

    rules = planted("take-that", apply=losing)
    told = find(rules, "cards were lost")
    assert "\noptions: take-that players=" in told
    assert "\ndeal: take-that-deal players=" in told
    *_, moves, again = told.splitlines()
    assert moves.startswith("moves: ")
    assert len(moves.split()) == 1 + 3
    assert again == "again: check_game(..., seed=3, first=0, games=1, thorough=25)"
    with pytest.raises(GameFault) as error:
        check_game(rules, seed=3, first=0, games=1, thorough=25)
    assert str(error.value) == told
