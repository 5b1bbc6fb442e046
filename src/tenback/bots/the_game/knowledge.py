"""A view and the talk as arrays: what a seat knows, ready for kernels."""

import functools
from collections.abc import Iterable

import numpy as np

from tenback.bots.the_game.hidden import UNHEARD, Knowledge
from tenback.bots.the_game.saying import step_of
from tenback.games.the_game import CARDS, PILES, Card, Pile, Seat, View
from tenback.games.the_game.commands import CARDS_OF_A_KIND
from tenback.sim.bits import IntArray
from tenback.sim.the_game import row as col
from tenback.sim.the_game.convert import blank_row, kind_of, kinds_of, put_cards, put_commands
from tenback.talk.marks.mark import CommandMark, Mood, PileMark
from tenback.talk.marks.said import Talk


def knowledge_from(view: View, talk: Talk, *, memory: bool = True, trust: float = 1.0) -> Knowledge:
    """Write down what the seat of a view knows; without memory only the top cards and the hand count."""
    assert view.seat is not None
    unseen = view.unseen if memory else _not_in_sight(view)
    return Knowledge(
        row=_row_seen(view, view.seat, unseen),
        kinds=kinds_of(view.commands),
        unseen=np.array(unseen, np.int8),
        sizes=np.array((*view.hand_sizes, *[0] * (5 - view.options.players)), np.int64),
        heard=_heard(view, talk, view.seat),
        fine=_fine(talk, view.seat),
        steps=steps_from(view.tops),
        stops=_stops(view, talk, view.seat),
        commands_out=_commands_out(view, unseen),
        trust=trust,
        no_skull=int(_asked_for_no_skull(talk, view.seat)),
    )


def _not_in_sight(view: View) -> tuple[Card, ...]:
    """The cards that are neither in the hand nor on top of a pile (G11)."""
    return tuple(card for card in CARDS if card not in view.hand and card not in view.tops)


def _row_seen(view: View, seat: Seat, unseen: Iterable[Card]) -> IntArray:
    row = blank_row(view.options)
    row[col.TOP : col.TOP + 4] = view.tops
    put_cards(row, col.HAND + 2 * seat, view.hand)
    put_cards(row, col.LIVE, (*view.hand, *unseen))
    row[col.SEAT] = seat
    row[col.PLAYED] = len(view.plays)
    row[col.OWED] = view.minimum
    row[col.DRAWN] = col.DECK_SIZE - view.draw_pile
    row[col.DECK] = col.DECK_SIZE
    row[col.LEFT] = view.draw_pile + sum(view.hand_sizes)
    if view.options.extreme:
        put_commands(row, view.commands, view.tops, view.plays, view.bound_to)
    return row


def _heard(view: View, talk: Talk, me: Seat) -> IntArray:
    """Marks by seat and pile; from a seat that always speaks, no mark is information too."""
    heard = np.full((5, 4), UNHEARD, np.int64)
    for seat in range(view.options.players):
        if seat != me:
            silence = 0 if _tells_all(talk, seat) else UNHEARD
            heard[seat] = [talk.pile_mark(seat, pile) or silence for pile in PILES]
    return heard


def _tells_all(talk: Talk, seat: Seat) -> bool:
    """Whether a seat that is asked after every move speaks of hand and piles, as the levels do.

    People speak when they please: a mark that they have not given, or not renewed, means nothing.
    """
    if seat not in talk.asked:
        return False
    marks = [said.mark for said in talk.by_seat(seat)]
    return Mood.TROUBLE in marks or (Mood.FINE in marks and any(isinstance(mark, PileMark) for mark in marks))


def _fine(talk: Talk, me: Seat) -> IntArray:
    """The seats that say that they are fine (1) or in trouble (0)."""
    fine = np.full(5, UNHEARD, np.int64)
    for said in talk.sayings:
        if said.seat != me and isinstance(said.mark, Mood):
            fine[said.seat] = int(said.mark is Mood.FINE)
    return fine


def _stops(view: View, talk: Talk, me: Seat) -> IntArray:
    """The seats that say that they hold a STOP (1), or always speak and do not say it (0)."""
    stops = np.full(5, UNHEARD, np.int64)
    for seat in range(view.options.players):
        holds_one = any(said.mark is CommandMark.I_HOLD_A_STOP for said in talk.by_seat(seat))
        if seat != me and (holds_one or _tells_all(talk, seat)):
            stops[seat] = int(holds_one)
    return stops


def steps_from(tops: Iterable[Card]) -> IntArray:
    """By card: how far it moves the pile that it fits best."""
    rows = [_steps_on(pile, top) for pile, top in enumerate(tops)]
    return np.minimum.reduce(rows)


@functools.cache
def _steps_on(pile: Pile, top: Card) -> IntArray:
    return np.array([0, 0, *(step_of(card, pile, top) for card in CARDS)], np.int64)


def _asked_for_no_skull(talk: Talk, me: Seat) -> bool:
    return any(said.mark is CommandMark.NO_SKULL_NOW and said.seat != me for said in talk.sayings)


def _commands_out(view: View, unseen: Iterable[Card]) -> IntArray:
    """How many of each kind lie somewhere among the unseen cards (E25)."""
    out = np.zeros(8, np.int64)
    if not view.options.extreme or view.layout_known:
        return out
    hidden = set(unseen)
    for command, number in col.KIND_OF.items():
        if command not in view.options.switched_off:
            out[number] = CARDS_OF_A_KIND
    for card in CARDS:
        if card not in hidden:
            out[kind_of(view.commands[card])] -= 1
    out[col.Kind.PLAIN] = 0
    return out
