"""Stepping through a record: the position and the talk after each entry."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from tenback.games import AnyGame, Deal, State
from tenback.games.errors import CannotGiveUp, TenbackError
from tenback.records.record import Chatted, Entry, GaveUp, Moved, Record, Said
from tenback.talk.marks.said import NOTHING_SAID, Talk, after_move, after_saying, talk_refusal


class BrokenRecord(TenbackError):
    """An invalid record; `entry` and `move` (from 1) name the first entry that cannot follow."""

    def __init__(self, entry: int, move: int, reason: TenbackError, line: int | None = None) -> None:
        super().__init__("error-broken-record", line=line or 0, move=move, reason=reason)
        self.entry, self.move, self.reason, self.line = entry, move, reason, line


class WrongResult(TenbackError):
    """The result line of a record does not match how its game ended."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after one entry of a record; the first moment has none."""

    state: State
    talk: Talk = NOTHING_SAID
    entry: Entry | None = None
    chat: tuple[Chatted, ...] = ()


def start(deal: Deal) -> Moment:
    """Return the moment before the first move."""
    return Moment(deal.state())


def replay(record: Record) -> Iterator[Moment]:
    """Iterate over a record from the deal to the last entry; raise BrokenRecord where it is invalid."""
    moment, moves = start(record.deal), 0
    yield moment
    for number, entry in enumerate(record.entries, start=1):
        moves += isinstance(entry, Moved)
        try:
            moment = after_entry(record, moment, entry)
        except TenbackError as error:
            raise BrokenRecord(number, max(moves, 1), error) from error
        yield moment


def final_moment(record: Record) -> Moment:
    """Return the moment after the last entry."""
    *_, last = replay(record)
    return last


def after_entry(record: Record, moment: Moment, entry: Entry) -> Moment:
    """Return the moment after one more entry."""
    match entry:
        case Moved(seat, move):
            state = record.game.apply(moment.state, seat, move)
            talk = talk_after(record.game, moment.talk, moment.state, state)
            return Moment(state, talk, entry, moment.chat)
        case Said():
            return _after_said(record.game, moment, entry)
        case Chatted():
            return Moment(moment.state, moment.talk, entry, (*moment.chat, entry))
        case GaveUp():
            return Moment(_given_up(record.game, moment.state), moment.talk, entry, moment.chat)
        case _:
            assert_never(entry)


def _given_up(game: AnyGame, state: State) -> State:
    if game.given_up is None:
        raise CannotGiveUp
    after: State = game.given_up(state)
    return after


class RefusedTalk(TenbackError):
    """A mark that could not have been given at that moment."""


def _after_said(game: AnyGame, moment: Moment, entry: Said) -> Moment:
    if not game.has_marks:
        raise RefusedTalk("error-no-marks", game=game.name)
    if reason := talk_refusal(game.view(moment.state, None), entry.saying):
        raise RefusedTalk(f"refusal-talk-{reason.value}")
    return Moment(moment.state, after_saying(moment.talk, entry.saying), entry, moment.chat)


def talk_after(game: AnyGame, talk: Talk, before: State, after: State) -> Talk:
    """Remove the marks that a move ended; *before* and *after* are the states around it."""
    return after_move(talk, game.view(before, None), game.view(after, None)) if talk.sayings else talk
