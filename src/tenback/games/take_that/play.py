"""How a match goes on: the deal, and what each move does."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from tenback.games.dealing import check_starter, checked_deck, in_order, replaced, without
from tenback.games.errors import BadDeal, IllegalMove, Problem
from tenback.games.take_that.cards import CARDS, Card, Seat, twin
from tenback.games.take_that.moves import Lay, Move, Step, TakeLine, Twist
from tenback.games.take_that.options import Options
from tenback.games.take_that.outcome import Ending, Outcome, RoundScore
from tenback.games.take_that.rules import is_round_over, refusal, round_points
from tenback.games.take_that.state import State


def deal(options: Options, decks: Sequence[Sequence[Card]], *, starter: Seat = 0) -> State:
    """Deal the first round; each round has a deck of its own (T2, T11)."""
    check_starter(options, starter)
    if len(decks) != options.rounds:
        raise BadDeal(Problem.DECK_COUNT, expected=options.rounds, given=len(decks))
    state = State(
        options=options,
        starter=starter,
        decks=tuple(checked_deck(deck, CARDS) for deck in decks),
        hands=(),
        draw_pile=(),
        line=(),
        face_up=(),
        face_down=(),
        extra=(),
        turn=None,
    )
    return _with_round_dealt(state)


def apply(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move; raise IllegalMove, and change nothing, if it is refused."""
    if reason := refusal(state, seat, move):
        raise IllegalMove(seat, move, reason)
    after = replace(state, history=(*state.history, Step(state.round, seat, move)))
    match move:
        case Lay(card):
            after = _with_card_laid(after, seat, card)
        case Twist(card):
            after = _with_card_twisted(after, seat, card)
        case TakeLine():
            after = _with_line_taken(after, seat)
        case _:
            assert_never(move)
    return _with_round_scored(after) if is_round_over(after) else after


# The deal -------------------------------------------------------------------------------------------------


def _with_round_dealt(state: State) -> State:
    """Deal the next deck; the seat left of the last starter starts (T4, T22)."""
    deck, size, players = state.decks[0], state.options.hand_size, state.options.players
    nothing = ((),) * players
    return replace(
        state,
        decks=state.decks[1:],
        hands=tuple(in_order(deck[size * seat : size * (seat + 1)]) for seat in range(players)),
        draw_pile=deck[size * players :],
        line=(),
        face_up=nothing,
        face_down=nothing,
        extra=nothing,
        turn=(state.starter + len(state.rounds)) % players,
    )


# What a move does -----------------------------------------------------------------------------------------


def _with_card_laid(state: State, seat: Seat, card: Card) -> State:
    laid = replace(state, line=(*state.line, card), hands=without(state.hands, seat, card))
    return _with_turn_passed(_with_card_drawn(laid, seat), seat)


def _with_card_twisted(state: State, seat: Seat, card: Card) -> State:
    """Take the twin out of the line and lay both face up; the gap closes (T6)."""
    other = twin(card)
    twisted = replace(
        state,
        line=tuple(lying for lying in state.line if lying != other),
        hands=without(state.hands, seat, card),
        face_up=_added(state.face_up, seat, (card, other)),
    )
    return _with_turn_passed(_with_card_drawn(twisted, seat), seat)


def _with_line_taken(state: State, seat: Seat) -> State:
    """Take the line face down; the same seat opens the next one (T8)."""
    extra = state.draw_pile[:1] if state.options.professional and len(state.line) == 1 else ()
    return replace(
        state,
        line=(),
        face_down=_added(state.face_down, seat, state.line),
        extra=_added(state.extra, seat, extra),
        draw_pile=state.draw_pile[len(extra) :],
    )


def _with_card_drawn(state: State, seat: Seat) -> State:
    """Draw one card while there is one (T7)."""
    drawn = state.draw_pile[:1]
    return replace(
        state,
        hands=replaced(state.hands, seat, in_order((*state.hands[seat], *drawn))),
        draw_pile=state.draw_pile[1:],
        history=(*state.history[:-1], replace(state.history[-1], drawn=len(drawn))),
    )


def _with_turn_passed(state: State, seat: Seat) -> State:
    return replace(state, turn=(seat + 1) % state.options.players)


# The end of a round ---------------------------------------------------------------------------------------


def _with_round_scored(state: State) -> State:
    """Turn the extra cards up, count, and deal the next round or end the match (T10, T11, T24)."""
    score = RoundScore(round_points(state, with_extra=True), state.extra)
    scored = replace(state, rounds=(*state.rounds, score))
    return _with_round_dealt(scored) if scored.decks else _ended(scored)


def _ended(state: State) -> State:
    nothing: tuple[Card, ...] = ()
    by_round = (score.points for score in state.rounds)
    totals = tuple(map(sum, zip(*by_round, strict=True)))
    return replace(
        state,
        turn=None,
        face_down=tuple(down + extra for down, extra in zip(state.face_down, state.extra, strict=True)),
        extra=(nothing,) * state.options.players,
        result=Outcome(Ending.SCORED, totals),
    )


def _added(
    heaps: tuple[tuple[Card, ...], ...], seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    return replaced(heaps, seat, heaps[seat] + cards)
