"""How a game goes on: the deal, and what each move does."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from tenback.games.dealing import check_starter, checked_deck, in_order, replaced, without
from tenback.games.errors import BadDeal, CannotGiveUp, IllegalMove, Problem
from tenback.games.the_game.cards import CARDS, STARTS, Card, Seat
from tenback.games.the_game.commands import PLAIN, Command, Layout, Printed, check_layout, printed
from tenback.games.the_game.losing import broken_command
from tenback.games.the_game.moves import Begin, EndTurn, Move, PlayCard, Step
from tenback.games.the_game.options import Options
from tenback.games.the_game.outcome import Ending, Outcome
from tenback.games.the_game.rules import bound_pile, legal_plays, minimum_of_a_turn, owed, refusal
from tenback.games.the_game.state import State


def deal(
    options: Options,
    deck: Sequence[Card],
    *,
    layout: Layout | None = None,
    layout_known: bool = False,
    starter: Seat | None = None,
) -> State:
    """Deal the hands from the front of the deck, seat by seat; the rest is the draw pile (G1, G2)."""
    cards = checked_deck(deck, CARDS)
    check_starter(options, starter)
    size = options.hand_size
    state = State(
        options=options,
        commands=_commands(options, layout),
        layout_known=layout_known and options.extreme,
        piles=tuple((start,) for start in STARTS),
        hands=tuple(in_order(cards[size * seat : size * (seat + 1)]) for seat in range(options.players)),
        draw_pile=cards[size * options.players :],
        turn=None,
        minimum=options.minimum,
    )
    return state if starter is None else _with_turn_of(state, starter)


def apply(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move; raise IllegalMove, and change nothing, if it is refused."""
    if reason := refusal(state, seat, move):
        raise IllegalMove(seat, move, reason)
    match move:
        case Begin():
            return _with_turn_of(_with_step(state, Step(seat, move)), seat)
        case PlayCard():
            return _with_card_played(state, seat, move)
        case EndTurn():
            return _with_turn_ended(state, seat, move)
        case _:
            assert_never(move)


def given_up(state: State) -> State:
    """Return the state after the team has given up: lost with the cards left at that moment (G21)."""
    if state.turn is None:
        raise CannotGiveUp
    return _ended(state, Outcome(Ending.GIVEN_UP, state.cards_left, state.turn))


# The deal -------------------------------------------------------------------------------------------------


def _commands(options: Options, layout: Layout | None) -> Printed:
    if not options.extreme:
        if layout is not None:
            raise BadDeal(Problem.LAYOUT_UNWANTED)
        return PLAIN
    if layout is None:
        raise BadDeal(Problem.LAYOUT_MISSING)
    check_layout(layout)
    return printed(layout, options.switched_off)


# What a play does -----------------------------------------------------------------------------------------


def _with_card_played(state: State, seat: Seat, play: PlayCard) -> State:
    broken = broken_command(state, play) if state.options.extreme else None
    after = replace(
        state,
        piles=replaced(state.piles, play.pile, (*state.piles[play.pile], play.card)),
        hands=without(state.hands, seat, play.card),
        plays=(*state.plays, play),
        history=(*state.history, Step(seat, play)),
    )
    if broken is not None:
        return _ended(after, Outcome(Ending.BROKEN, after.cards_left, seat, command=broken))
    if state.options.extreme:
        after = replace(after, bound_to=bound_pile(state, after, play))
    if after.commands[play.card] is Command.STOP and after.cards_left:
        return _with_next_turn(_with_hand_drawn(after, seat), seat)
    return _judged(after)


def _judged(state: State) -> State:
    """End the game when it is won, or when something is owed and no legal play is left (G9, E21, E23)."""
    assert state.turn is not None
    debts = owed(state)
    if not debts:
        return state if state.cards_left else _ended(state, Outcome(Ending.WON, 0, state.turn))
    if next(legal_plays(state), None) is not None:
        return state
    return _ended(state, Outcome(Ending.STUCK, state.cards_left, state.turn, owed=debts))


def _ended(state: State, result: Outcome) -> State:
    return replace(state, turn=None, result=result)


# The end of a turn ----------------------------------------------------------------------------------------


def _with_turn_ended(state: State, seat: Seat, move: EndTurn) -> State:
    return _with_next_turn(_with_hand_drawn(_with_step(state, Step(seat, move)), seat), seat)


def _with_hand_drawn(state: State, seat: Seat) -> State:
    """Draw up to a full hand, or exactly one card while DRAW ONE shows (G7, E11)."""
    missing = state.options.hand_size - len(state.hands[seat])
    wanted = 1 if state.shows(Command.DRAW_ONE) else missing
    drawn = state.draw_pile[:wanted]
    return replace(
        state,
        hands=replaced(state.hands, seat, in_order((*state.hands[seat], *drawn))),
        draw_pile=state.draw_pile[len(drawn) :],
        history=(*state.history[:-1], replace(state.history[-1], drawn=len(drawn))),
    )


def _with_next_turn(state: State, seat: Seat) -> State:
    """Go clockwise to the next player who has cards (G3, G8)."""
    players = state.options.players
    order = ((seat + step) % players for step in range(1, players + 1))
    return _with_turn_of(state, next(other for other in order if state.hands[other]))


def _with_turn_of(state: State, seat: Seat) -> State:
    begun = replace(state, turn=seat, plays=(), bound_to=None, minimum=minimum_of_a_turn(state))
    return _judged(begun)


def _with_step(state: State, step: Step) -> State:
    return replace(state, history=(*state.history, step))
