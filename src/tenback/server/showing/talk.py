"""What may be said now, and the marks that stand."""

from collections.abc import Iterable
from typing import Any, get_args

from tenback.games import the_game
from tenback.records import MARKS
from tenback.server.wire.names import MarkName
from tenback.server.wire.shown import MarkOffer, MarkShown, TalkShown
from tenback.tables.refusals import TableRefusal, reason_of
from tenback.tables.table import Table
from tenback.tables.talking import chat_refusal, silence_shows
from tenback.talk.marks import PileMark, meanings
from tenback.talk.said import Saying, TalkRefusal, talk_refusal

_NAMES: dict[Any, MarkName] = {MARKS[name]: name for name in get_args(MarkName)}


def talk_shown(table: Table, seat: int | None) -> TalkShown:
    """Show the talk to a viewer; spectators are offered nothing."""
    closed = _closed(table)
    marks_open = table.settings.has_marks and closed is None and table.stage == "playing"
    return TalkShown(
        mode=table.settings.talk,
        marks_open=marks_open,
        chat_open=seat is not None and chat_refusal(table) is None,
        closed=closed,
        marks=tuple(MarkShown(said.seat, _NAMES[said.mark], said.pile) for said in table.talk.sayings),
        offers=tuple(_offers(table, seat)) if marks_open and seat is not None else (),
    )


def _closed(table: Table) -> str | None:
    if table.settings.players == 1:
        return reason_of("talk", TalkRefusal.ALONE)
    if silence_shows(table):
        return reason_of("talk", TalkRefusal.SILENCE)
    if table.settings.talk == "silent":
        return reason_of("table", TableRefusal.NO_MARKS)
    return None


def _offers(table: Table, seat: int) -> Iterable[MarkOffer]:
    """Judge by the public state: an own draft is no reason for a mark."""
    assert isinstance(table.state, the_game.State)
    view = the_game.view(table.state, None)
    hand = frozenset(table.state.hands[seat])
    for saying in _sayings(view, seat):
        yield MarkOffer(
            mark=_NAMES[saying.mark],
            pile=saying.pile,
            true=_is_true(view, hand, saying),
            given=saying in table.talk.sayings,
        )


def _sayings(view: the_game.View, seat: int) -> Iterable[Saying]:
    for pile in the_game.PILES:
        yield from (Saying(seat, mark, pile) for mark in meanings(pile, view.tops[pile]))
    for mark in MARKS.values():
        saying = Saying(seat, mark)
        if not isinstance(mark, PileMark) and talk_refusal(view, saying) is None:
            yield saying


def _is_true(view: the_game.View, hand: frozenset[int], saying: Saying) -> bool:
    """Only marks on piles have a meaning that can be checked against a hand."""
    if not isinstance(saying.mark, PileMark) or saying.pile is None:
        return False
    return bool(hand & meanings(saying.pile, view.tops[saying.pile])[saying.mark])
