"""What may be said now, and the marks that stand."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast, get_args

from tenback.games import the_game
from tenback.server.wire.names import MarkName
from tenback.server.wire.shown import ChatLine, MarkOffer, MarkView, TalkView
from tenback.tables.refusals import TableRefusal, reason_of
from tenback.tables.table import Table
from tenback.tables.talking import chat_refusal, silence_shows
from tenback.talk.marks.mark import MARKS, PileMark, meanings
from tenback.talk.marks.said import Saying, Talk, TalkRefusal, talk_refusal
from tenback.talk.mode import TalkMode

_NAMES: dict[Any, MarkName] = {MARKS[name]: name for name in get_args(MarkName)}
_WHOLE_HAND = tuple(Saying(0, mark) for mark in MARKS.values() if not isinstance(mark, PileMark))

Offered = tuple[MarkName, int | None, frozenset[int]]
"""A mark that any seat may give now, its pile, and the cards that it is about."""


def marks_shown(talk: Talk) -> tuple[MarkView, ...]:
    """Show the marks that stand."""
    return tuple(MarkView(said.seat, _NAMES[said.mark], said.pile) for said in talk.sayings)


@dataclass(frozen=True)
class TableTalk:
    """The talk at a table; what is the same for all seats is found out once."""

    table: Table

    def shown_to(self, seat: int | None) -> TalkView:
        """Show the talk to a viewer; spectators are offered nothing."""
        return TalkView(
            mode=self.table.settings.talk,
            marks_open=self._marks_open,
            chat_open=seat is not None and self._chat_open,
            closed=self._closed,
            marks=self._marks,
            offers=() if seat is None or not self._offered else self._offers(seat),
        )

    def _offers(self, seat: int) -> tuple[MarkOffer, ...]:
        """Judge by the public state: a draft is no reason for a mark."""
        hand = frozenset(self.table.state.hands[seat])
        given = {(_NAMES[said.mark], said.pile) for said in self.table.talk.by_seat(seat)}
        offers = [
            MarkOffer(mark, pile, not hand.isdisjoint(cards), (mark, pile) in given)
            for mark, pile, cards in self._offered
        ]
        return tuple(offers)

    @cached_property
    def _offered(self) -> tuple[Offered, ...]:
        return tuple(_offered(self.table.state)) if self._marks_open else ()

    @cached_property
    def _marks_open(self) -> bool:
        is_on = self.table.settings.has_marks and self.table.stage == "playing"
        return is_on and self._closed is None

    @cached_property
    def _chat_open(self) -> bool:
        return chat_refusal(self.table) is None

    @cached_property
    def _marks(self) -> tuple[MarkView, ...]:
        return marks_shown(self.table.talk)

    @cached_property
    def _closed(self) -> str | None:
        if self.table.settings.players == 1:
            return reason_of("talk", TalkRefusal.ALONE)
        if silence_shows(self.table):
            return reason_of("talk", TalkRefusal.SILENCE)
        if self.table.settings.talk is TalkMode.SILENT:
            return reason_of("table", TableRefusal.NO_MARKS)
        return None


def said_since(table: Table, number: int) -> tuple[ChatLine, ...]:
    """List what was said after a moment, chat and marks in one order."""
    if not any(said and said[-1].number > number for said in (table.chat, table.marks_given)):
        return ()
    names = [seat.name for seat in table.seats]
    lines = [
        ChatLine(line.number, line.seat, names[line.seat], line.text, line.sent_at)
        for line in table.chat
        if line.number > number
    ]
    lines += [
        ChatLine(
            line.number, line.seat, names[line.seat], "", line.sent_at, cast("MarkName", line.mark), line.pile
        )
        for line in table.marks_given
        if line.number > number
    ]
    return tuple(sorted(lines, key=lambda line: line.number))


@functools.cache
def _offered_on(pile: int, top: int) -> tuple[Offered, ...]:
    """Cached: only a few hundred pairs of pile and top card exist."""
    return tuple((_NAMES[mark], pile, cards) for mark, cards in meanings(pile, top).items())


def _offered(state: the_game.State) -> Iterable[Offered]:
    """Go through the marks that may be given; which seat asks makes no difference."""
    for pile, top in enumerate(state.tops):
        yield from _offered_on(pile, top)
    for saying in _WHOLE_HAND:
        if talk_refusal(state, saying) is None:
            yield _NAMES[saying.mark], None, frozenset()
