"""A view of TAKE THAT as the facts that an observation holds."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tenback.encoding.seats import from_me, one_seat
from tenback.encoding.sections import Array
from tenback.encoding.take_that.sections import MOST_TO_COME, SPAN
from tenback.games.take_that import CARDS, Card, Lay, TakeLine, Twist, View, twin
from tenback.games.take_that.moves import Step
from tenback.games.take_that.options import MOST_PLAYERS


def facts(view: View) -> dict[str, Any]:
    """What a seat sees now."""
    me, players = view.seat or 0, view.options.players
    return {
        "hand": bits(view.hand),
        "line": _places(view.line),
        "heaps": _by_seat(view.face_up, me) - _by_seat(view.face_down, me),
        "extra": from_me(view.extra, me, MOST_PLAYERS),
        "hand_sizes": from_me(view.hand_sizes, me, MOST_PLAYERS),
        "to_move": one_seat(view.turn, me, players, MOST_PLAYERS),
        "starts": one_seat((view.starter + view.round) % players, me, players, MOST_PLAYERS),
        "draw_pile": view.draw_pile,
        "last": view.line[-1] if view.line else 0,
        "price": -view.price,
        "points": from_me(view.points if view.result is None else [0] * players, me, MOST_PLAYERS),
        "scored": _scored(view, me),
        "to_come": min(view.options.rounds - 1 - view.round, MOST_TO_COME),
        "players": players,
        "professional": view.options.professional,
        "over": view.result is not None,
    }


def recall_facts(view: View, drawn: Sequence[Sequence[Card]]) -> dict[str, Any]:
    """What a seat has seen: all moves, its own cards in the order they came, and what was turned up."""
    rounds, me = view.options.rounds, view.seat or 0
    memory: dict[str, Any] = {
        "seat": one_seat(view.seat, 0, view.options.players, MOST_PLAYERS),
        "moves": np.zeros(rounds),
        **{name: np.zeros((rounds, SPAN)) for name in ("drawn", "laid_at", "shown_at", "taken_at")},
        "turned_up": np.zeros((rounds, MOST_PLAYERS, SPAN)),
    }
    for number, cards in enumerate(drawn):
        _put_order(memory["drawn"][number], cards)
    for number in range(rounds):
        _put_moves(memory, number, [step for step in view.history if step.round == number])
    for number, score in enumerate(view.rounds):
        memory["turned_up"][number] = _by_seat(score.extra, me)
    return memory


def bits(cards: Iterable[Card]) -> Array:
    """A set of cards as ones and zeros."""
    held = np.zeros(SPAN, np.int8)
    for card in cards:
        held[place(card)] = 1
    return held


def place(card: Card) -> int:
    """Where a card stands in a section of all cards."""
    return card - CARDS[0]


def _places(line: Sequence[Card]) -> Array:
    places = np.zeros(SPAN, np.int8)
    _put_order(places, line[::-1])
    return places


def _put_order(section: Array, cards: Iterable[Card]) -> None:
    for number, card in enumerate(cards, start=1):
        section[place(card)] = number


def _by_seat(heaps: Sequence[Iterable[Card]], me: int) -> Array:
    """Sets of cards by seat, the player's own first."""
    seen = np.zeros((MOST_PLAYERS, SPAN), np.int8)
    for seat, heap in enumerate((*heaps[me:], *heaps[:me])):
        seen[seat] = bits(heap)
    return seen


def _scored(view: View, me: int) -> Array:
    """The points of the rounds that are scored; 0 for those to come."""
    scored = np.zeros((view.options.rounds, MOST_PLAYERS), np.int8)
    for number, score in enumerate(view.rounds):
        scored[number] = from_me(score.points, me, MOST_PLAYERS)
    return scored


def _put_moves(memory: dict[str, Any], round_number: int, steps: Sequence[Step]) -> None:
    memory["moves"][round_number] = len(steps)
    line: list[Card] = []
    for number, step in enumerate(steps, start=1):
        match step.move:
            case Lay(card):
                memory["laid_at"][round_number, place(card)] = number
                line.append(card)
            case Twist(card):
                memory["shown_at"][round_number, place(card)] = number
                line.remove(twin(card))
            case TakeLine():
                memory["taken_at"][round_number, [place(card) for card in line]] = number
                line.clear()
