"""What a board says about a move is the answer of the rules, in every position of every game."""

from collections.abc import Iterator
from random import Random

import pytest

from tenback.games import GAMES, random_deal, take_that, the_game
from tenback.server.presenters.line import line_board
from tenback.server.presenters.piles import FITS_NOWHERE, piles_board
from tenback.tables.refusals import reason_of
from tenback.testing.bot_check import random_options

GAMES_PLAYED = 25


def positions(name: str, seed: int) -> Iterator[tuple[object, int]]:
    """Go through the positions of random games, each with every seat that looks at it."""
    rng, game = Random(seed), GAMES[name]
    for _ in range(GAMES_PLAYED):
        state = random_deal(random_options(game, rng), rng, starter=rng.choice([None, 0])).state()
        while state.result is None:
            for seat in range(state.options.players):
                yield state, seat
            seat = rng.randrange(state.options.players) if state.turn is None else state.turn
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
        yield state, 0


def told(scope: str, refusal: the_game.Refusal | take_that.Refusal | None) -> str | None:
    return None if refusal is None else reason_of(scope, refusal)


@pytest.mark.parametrize("name", ["the-game", "extreme"])
def test_every_reason_on_the_piles_is_the_refusal_of_the_rules(name: str) -> None:
    for state, seat in positions(name, seed=1):
        assert isinstance(state, the_game.State)
        board = piles_board(the_game.view(state, seat), aid=False)

        assert board.end_reason == told("the-game", the_game.refusal(state, seat, the_game.END_TURN))
        assert (board.begin is None) == (the_game.refusal(state, seat, the_game.BEGIN) is not None)
        for held in board.hand:
            reasons = {
                pile: told("the-game", the_game.refusal(state, seat, the_game.PlayCard(held.card, pile)))
                for pile in the_game.PILES
            }
            assert {fit.pile: fit.reason for fit in held.fits}.items() <= reasons.items()
            assert {pile for pile, reason in reasons.items() if reason is None} == {
                fit.pile for fit in held.fits if fit.move is not None
            }
            assert (
                held.why is None
                if None in reasons.values()
                else held.why in {*reasons.values(), FITS_NOWHERE}
            )


def test_every_reason_at_the_line_is_the_refusal_of_the_rules() -> None:
    for state, seat in positions("take-that", seed=1):
        assert isinstance(state, take_that.State)
        board = line_board(take_that.view(state, seat), aid=False)

        assert board.take_reason == told("take-that", take_that.refusal(state, seat, take_that.TAKE_LINE))
        for held in board.hand:
            lay, twist = take_that.Lay(held.card), take_that.Twist(held.card)
            assert held.lay_reason == told("take-that", take_that.refusal(state, seat, lay))
            assert held.twist_reason == told("take-that", take_that.refusal(state, seat, twist))
            assert (held.lay is None, held.twist is None) == (bool(held.lay_reason), bool(held.twist_reason))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_refuses_its_own_seat_what_the_state_refuses_it(name: str) -> None:
    game = GAMES[name]
    for state, seat in positions(name, seed=2):
        assert isinstance(state, the_game.State | take_that.State)
        view = game.view(state, seat)
        for move in moves_about(state, seat):
            assert game.refusal(view, seat, move) == game.refusal(state, seat, move)


def moves_about(
    state: the_game.State | take_that.State, seat: int
) -> Iterator[the_game.Move | take_that.Move]:
    """Go through the moves with cards of the hand, one card that is not in it, and those without a card."""
    cards = {*state.hands[seat], next(card for card in range(12, 99) if card not in state.hands[seat])}
    if isinstance(state, the_game.State):
        yield from (the_game.BEGIN, the_game.END_TURN)
        yield from (the_game.PlayCard(card, pile) for card in cards for pile in the_game.PILES)
    else:
        yield take_that.TAKE_LINE
        yield from (move(card) for card in cards for move in (take_that.Lay, take_that.Twist))


def test_a_view_cannot_tell_what_another_seat_holds() -> None:
    state = random_deal(the_game.Options(players=2), Random(1)).state()
    assert isinstance(state, the_game.State)
    play = the_game.PlayCard(state.hands[0][0], 0)

    with pytest.raises(LookupError, match="hidden"):
        the_game.refusal(the_game.view(state, 1), 0, play)
