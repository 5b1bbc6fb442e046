"""A view of THE GAME or EXTREME as the facts that an observation holds."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tenback.encoding.seats import from_me, one_seat
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import Say, sayings
from tenback.encoding.the_game.sections import ALL, MOST_STAGES
from tenback.games.the_game import CARDS, PILES, Begin, Card, Command, Ending, OnePile, PlayCard, View
from tenback.games.the_game.options import MOST_PLAYERS
from tenback.talk.marks.said import Saying, Talk

COMMANDS = tuple(Command)
ENDINGS = (Ending.WON, Ending.STUCK, Ending.BROKEN)
"""What a move can end in; a game that was given up has none of them."""


def common_facts(view: View) -> dict[str, Any]:
    """What both games show."""
    me, players = view.seat or 0, view.options.players
    running = view.result is None
    return {
        "hand": bits(view.hand),
        "played": bits(card for pile in view.piles for card in pile[1:]),
        "tops": view.tops,
        "hand_sizes": from_me(view.hand_sizes, me, MOST_PLAYERS),
        "to_move": one_seat(view.turn, me, players, MOST_PLAYERS),
        "draw_pile": view.draw_pile,
        "laid": len(view.plays) if running else 0,
        "minimum": view.minimum if running else 0,
        "owed": view.cards_owed,
        "ending": [view.result is not None and view.result.ending is ending for ending in ENDINGS],
        "players": players,
        "full_hand": view.options.hand_size,
        "usual_minimum": view.options.minimum,
    }


def command_facts(view: View) -> dict[str, Any]:
    """What EXTREME shows besides."""
    plays = view.plays if view.result is None else ()
    out = view.commands_out
    bound = view.bound_to if view.result is None else None
    return {
        "commands": [_kind(view.commands[card]) for card in CARDS],
        "top_commands": [[view.commands[top] is command for command in COMMANDS] for top in view.tops],
        "commands_out": [out.get(command, 0) for command in COMMANDS],
        "three": any(view.commands[play.card] is Command.THREE for play in plays),
        "bound_to": [pile == bound for pile in PILES],
        "piles_used": [any(play.pile == pile for play in plays) for pile in PILES],
        "commands_on": [command in out for command in COMMANDS],
        "whole_turn": view.options.one_pile is OnePile.WHOLE_TURN,
        "layout_known": view.layout_known,
    }


def talk_facts(view: View, talk: Talk, *, open_start: bool = False) -> dict[str, Any]:
    """What was said and still stands."""
    given = sayings(view.options, open_start=open_start)
    marks = np.zeros((MOST_PLAYERS, len(given)), np.int8)
    for saying in talk.sayings:
        if (place := _mark_place(view, given, saying)) is not None:
            marks[place] = 1
    return {"marks": marks}


def heard_facts(view: View, said: Sequence[Sequence[Saying]], *, open_start: bool) -> dict[str, Any]:
    """What was said before each move, each seat's marks in their order."""
    given = sayings(view.options, open_start=open_start)
    heard = np.zeros((MOST_STAGES, MOST_PLAYERS, len(given)), np.int8)
    for stage, spoken in enumerate(said):
        for saying in spoken:
            if (place := _mark_place(view, given, saying)) is not None:
                heard[(stage, *place)] = 1 + heard[stage, place[0]].max()
    return {"heard": heard}


def _mark_place(view: View, given: Sequence[Say], saying: Saying) -> tuple[int, int] | None:
    said = Say(saying.mark, saying.pile)
    seat = (saying.seat - (view.seat or 0)) % view.options.players
    return (seat, given.index(said)) if said in given else None


def start_facts(view: View) -> dict[str, Any]:
    """Who began, where the team decides that (G3)."""
    began = next((step.seat for step in view.history if isinstance(step.move, Begin)), None)
    return {"began": one_seat(began, view.seat or 0, view.options.players, MOST_PLAYERS)}


def recall_facts(view: View, drawn: Sequence[Card]) -> dict[str, Any]:
    """What a seat has seen: all moves, and its own cards in the order they came."""
    order, played_at, played_on = np.zeros(ALL), np.zeros(ALL), np.zeros((len(PILES), ALL))
    for number, card in enumerate(drawn, start=1):
        order[place(card)] = number
    for number, step in enumerate(view.history, start=1):
        if isinstance(step.move, PlayCard):
            played_at[place(step.move.card)] = number
            played_on[step.move.pile, place(step.move.card)] = 1
    return {
        "seat": one_seat(view.seat, 0, view.options.players, MOST_PLAYERS),
        "moves": len(view.history),
        "drawn": order,
        "played_at": played_at,
        "played_on": played_on,
    }


def _kind(command: Command | None) -> int:
    """A command as a number, 0 where a card is plain or nothing is known."""
    return 0 if command is None else 1 + COMMANDS.index(command)


def bits(cards: Iterable[Card]) -> Array:
    """A set of cards as ones and zeros."""
    held = np.zeros(ALL, np.int8)
    for card in cards:
        held[place(card)] = 1
    return held


def place(card: Card) -> int:
    """Where a card stands in a section of all cards."""
    return card - CARDS[0]
