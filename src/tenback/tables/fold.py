"""How each event changes a table; the same log gives the same table, everywhere and for ever."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from tenback.games import AnyGame, Deal, Move, State
from tenback.records import talk_after
from tenback.tables.commitment import commitment
from tenback.tables.events import (
    AgreedToGiveUp,
    BotSeated,
    CameBack,
    Chatted,
    Confirmed,
    Drafted,
    Entry,
    GaveUp,
    Left,
    Marked,
    Moved,
    Opened,
    PlayedOn,
    Rematched,
    Renamed,
    Replaced,
    Reserved,
    SeatCleared,
    Seated,
    SettingsChanged,
    Started,
    TableEvent,
    TakenBack,
    VoteClosed,
    Voted,
)
from tenback.tables.requests import VoteKind
from tenback.tables.settings import Settings
from tenback.tables.table import CHAT_KEPT, MARKS_KEPT, Ballot, ChatMessage, Draft, MarkMessage, Seat, Table
from tenback.talk.marks.mark import MARKS
from tenback.talk.marks.said import Saying, after_saying


class BrokenLog(Exception):
    """A log whose events do not follow from each other."""


def fold(table_id: str, entries: Iterable[Entry]) -> Table:
    """Build a table from its whole log."""
    table: Table | None = None
    for entry in entries:
        table = _opened(table_id, entry) if table is None else apply_event(table, entry)
    if table is None:
        raise BrokenLog(f"table {table_id} has no events")
    return table


def apply_event(table: Table, entry: Entry) -> Table:
    """Give the table after one more event."""
    if entry.number != table.number + 1:
        raise BrokenLog(f"event {entry.number} of table {table.id} does not follow event {table.number}")
    counted = _counted(table, entry)
    return _changed(counted, entry.event, entry.at)


def _opened(table_id: str, entry: Entry) -> Table:
    if entry.number != 1 or not isinstance(entry.event, Opened):
        raise BrokenLog(f"the log of table {table_id} does not begin with its opening")
    settings = entry.event.settings
    return Table(
        id=table_id,
        settings=settings,
        host=entry.event.host,
        seats=(Seat(),) * settings.players,
        number=1,
        public_events=1,
        private_events=(0,) * settings.players,
        updated_at=entry.at,
    )


def _counted(table: Table, entry: Entry) -> Table:
    if isinstance(entry.event, (Drafted, TakenBack)):
        seat = entry.event.seat
        private = (
            *table.private_events[:seat],
            table.private_events[seat] + 1,
            *table.private_events[seat + 1 :],
        )
        # The time of a private event is private too.
        return replace(table, number=entry.number, private_events=private)
    return replace(table, number=entry.number, public_events=table.public_events + 1, updated_at=entry.at)


def _changed(table: Table, event: TableEvent, now: int) -> Table:  # noqa: PLR0912 (one case for each event)
    match event:
        case Opened():
            raise BrokenLog(f"table {table.id} is opened twice")
        case SettingsChanged(settings=settings):
            return _with_settings(table, settings)
        case Seated(seat=seat, person=person, name=name):
            return with_seat(table, seat, Seat("person", name, person))
        case Renamed(seat=seat, name=name):
            return with_seat(table, seat, replace(table.seats[seat], name=name))
        case Reserved(seat=seat):
            return with_seat(table, seat, replace(table.seats[seat], reserved=True))
        case BotSeated(seat=seat, level=level, name=name):
            return with_seat(table, seat, Seat("bot", name or level, level=level))
        case SeatCleared(seat=seat):
            return with_seat(table, seat, Seat())
        case Left(seat=seat):
            return with_seat(table, seat, replace(table.seats[seat], away=True))
        case Replaced(seat=seat, level=level):
            return with_seat(table, seat, replace(table.seats[seat], replaced=True, level=level))
        case CameBack(seat=seat):
            return _came_back(table, seat)
        case Started():
            return _started(table, event, now)
        case Drafted(seat=seat, move=move):
            return replace(table, drafts=(*table.drafts, Draft(seat, table.game.parse_move(move), now)))
        case TakenBack():
            return replace(table, drafts=table.drafts[:-1])
        case Confirmed(seat=seat):
            return _confirmed(table, seat, now)
        case Moved(seat=seat, move=move, level=level):
            return _moved(_played_as(table, seat, level), seat, table.game.parse_move(move), now)
        case Marked():
            return _marked(table, event, now)
        case Chatted(seat=seat, text=text):
            line = ChatMessage(table.public_events, seat, text, now)
            return replace(table, chat=(*table.chat, line)[-CHAT_KEPT:])
        case Voted():
            return replace(table, votes=_with_vote(table.votes, event))
        case VoteClosed(kind=kind, seat=seat):
            return replace(table, votes=_without_vote(table, kind, seat))
        case AgreedToGiveUp(seat=seat):
            return replace(table, giving_up=table.giving_up | {seat})
        case PlayedOn():
            return replace(table, giving_up=frozenset())
        case GaveUp():
            return _given_up(table, now)
        case Rematched(table=other):
            return replace(table, rematch=other)
        case _:
            assert_never(event)


def with_seat(table: Table, index: int, seat: Seat) -> Table:
    """Give the table with one seat changed; bots are asked for marks after every public move."""
    seats = (*table.seats[:index], seat, *table.seats[index + 1 :])
    # Whether to give up is asked again where others play now than those who have agreed.
    changed = replace(table, seats=seats, giving_up=frozenset())
    return replace(changed, talk=replace(table.talk, asked=frozenset(changed.bots)))


def _played_as(table: Table, seat: int, level: str | None) -> Table:
    """Note the level that chose a move; mostly it is none, as before."""
    is_same = table.seats[seat].played_as == level and table.talk.asked == frozenset(table.bots)
    if is_same and not table.giving_up:
        return table
    return with_seat(table, seat, replace(table.seats[seat], played_as=level))


def _with_settings(table: Table, settings: Settings) -> Table:
    """Seats are added or removed at the end, so that those who stay keep their numbers."""
    added = settings.players - len(table.seats)
    return replace(
        table,
        settings=settings,
        seats=(*table.seats[: settings.players], *(Seat(),) * added),
        private_events=(*table.private_events[: settings.players], *(0,) * added),
    )


def _came_back(table: Table, seat: int) -> Table:
    """Somebody plays again; a turn that runs goes on with the time that is left."""
    here = replace(table.seats[seat], away=False, replaced=False, level=None)
    return replace(with_seat(table, seat, here), votes=_without_vote(table, "replace", seat))


def _started(table: Table, event: Started, now: int) -> Table:
    if event.rules > table.game.rules_version:
        raise BrokenLog(f"table {table.id} is played by rules {event.rules}: a newer tenback knows them")
    deal: Deal = table.game.parse_deal(event.deal)
    return replace(
        table,
        rules=event.rules,
        deal=deal,
        deal_text=event.deal,
        nonce=event.nonce,
        commitment=event.commitment or commitment(event.nonce, event.deal),
        state=deal.state(),
        turn_began=now,
        moved_at=now,
    )


def _confirmed(table: Table, seat: int, now: int) -> Table:
    if table.draft is None or table.draft.seat != seat:
        raise BrokenLog(f"table {table.id} has no draft to confirm")
    first, *rest = table.drafts
    return replace(_moved(table, seat, first.move, now), drafts=tuple(rest))


def _moved(table: Table, seat: int, move: Move, now: int) -> Table:
    before = table.state
    state = table.game.apply(before, seat, move)
    return replace(
        table,
        state=state,
        drafts=(),
        talk=talk_after(table.game, table.talk, before, state),
        turn_began=now if _turn_began(table.game, before, state) else table.turn_began,
        moved_at=now,
    )


def _given_up(table: Table, now: int) -> Table:
    """A draft that nobody has seen is a card in the hand still (G21)."""
    if table.game.given_up is None:
        raise BrokenLog(f"table {table.id} plays a game that cannot be given up")
    state = table.game.given_up(table.state)
    return replace(table, state=state, drafts=(), giving_up=frozenset(), moved_at=now)


def _marked(table: Table, event: Marked, now: int) -> Table:
    """The same mark again puts it away, and says nothing new."""
    saying = Saying(event.seat, MARKS[event.mark], event.pile)
    talk = after_saying(table.talk, saying)
    if saying not in talk.sayings:
        return replace(table, talk=talk)
    given = MarkMessage(table.public_events, event.seat, event.mark, event.pile, now)
    return replace(table, talk=talk, marks_given=(*table.marks_given, given)[-MARKS_KEPT:])


def _turn_began(game: AnyGame, before: State, after: State) -> bool:
    """A seat can follow itself: alone, or when the others have no cards."""
    return before.turn != after.turn or game.begins_turn(after)


def _without_vote(table: Table, kind: VoteKind, seat: int) -> tuple[Ballot, ...]:
    return tuple(ballot for ballot in table.votes if (ballot.kind, ballot.seat) != (kind, seat))


def _with_vote(votes: tuple[Ballot, ...], event: Voted) -> tuple[Ballot, ...]:
    """Count a vote; a second vote of the same person replaces the first."""
    place = (event.kind, event.seat)
    others = tuple(ballot for ballot in votes if (ballot.kind, ballot.seat) != place)
    ballot = next((ballot for ballot in votes if ballot not in others), Ballot(*place))
    vote = frozenset({event.voter})
    yes = ballot.yes | vote if event.yes else ballot.yes - vote
    no = ballot.no - vote if event.yes else ballot.no | vote
    return (*others, Ballot(*place, yes, no))
