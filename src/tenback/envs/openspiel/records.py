"""Records in OpenSpiel: the same game again, card by card, up to where a record stops."""

from typing import Any

import pyspiel

from tenback.encoding.the_game.actions import LISTEN, WAIT, Say
from tenback.envs.chance.take_that import TakeThatByChance
from tenback.envs.chance.the_game import KINDS
from tenback.envs.game_by_number import CannotStart
from tenback.envs.openspiel.game import SpielState
from tenback.envs.openspiel.parameters import table_name
from tenback.games import Move
from tenback.games.take_that import CARDS as MATCH_CARDS
from tenback.games.the_game import BEGIN, CARDS, Deal
from tenback.records import Chatted, Entry, GaveUp, Moved, Record, Said
from tenback.talk.marks.said import Saying


def state_after(record: Record) -> SpielState:
    """Return the state in which a record stops, with its cards dealt and its moves made."""
    if record.deal.starter not in (None, 0):
        raise CannotStart("error-start-openspiel-seat")
    talks = any(isinstance(entry, Said) for entry in record.entries)
    state: SpielState = pyspiel.load_game(table_name(record.deal, talk=talks)).new_initial_state()
    _deal_on(state, record)
    for entry in record.entries:
        _do(state, entry)
        _deal_on(state, record)
    return state


def _do(state: SpielState, entry: Entry) -> None:
    match entry:
        case Moved(seat, move):
            _listen_to_the_end(state)
            while move == BEGIN and state.current_player() != seat:
                _apply(state, WAIT)
            _apply(state, move)
        case Said(saying):
            _say(state, saying)
        case Chatted() | GaveUp():
            pass


def _say(state: SpielState, saying: Saying) -> None:
    while _is_asked_to_speak(state) and state.current_player() != saying.seat:
        _apply(state, LISTEN)
    _apply(state, Say(saying.mark, saying.pile))


def _listen_to_the_end(state: SpielState) -> None:
    while _is_asked_to_speak(state):
        _apply(state, LISTEN)


def _is_asked_to_speak(state: SpielState) -> bool:
    asking = state.position.asking
    return asking is not None and asking.next is not None and not asking.deciding


def _apply(state: SpielState, action: Move) -> None:
    number = state.encoding.action_of(action)
    if number not in state.legal_actions():
        words = state.encoding.describe_action(number)
        raise CannotStart("error-start-openspiel-entry", entry=words)
    state.apply_action(number)


def _deal_on(state: SpielState, record: Record) -> None:
    """Let chance give the cards of the record as far as it is asked."""
    while state.is_chance_node():
        state.apply_action(_chance(state.table, record.deal))


def _chance(table: Any, deal: Any) -> int:
    assert table.draw is not None
    if isinstance(table, TakeThatByChance):
        given = len(MATCH_CARDS) - len(table.state.draw_pile) + len(table.draw.cards)
        return MATCH_CARDS.index(deal.decks[len(table.drawn) - 1][given])
    if table.unnamed is not None:
        return KINDS.index(deal.state().commands[table.unnamed])
    return CARDS.index(_next_card(table, deal))


def _next_card(table: Any, deal: Deal) -> int:
    given = len(CARDS) - len(table.state.draw_pile) + len(table.draw.cards)
    return deal.deck[given]
