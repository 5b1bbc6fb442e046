"""Votes about a seat: a bot for somebody who is away, or a bot for good."""

from tenback.tables.decision import Accepted, Context, Decision, refused
from tenback.tables.events import BotSeated, TableEvent, VoteClosed, Voted
from tenback.tables.playing import settled
from tenback.tables.refusals import TableRefusal
from tenback.tables.requests import Vote, VoteKind
from tenback.tables.seating import replaced, replacement
from tenback.tables.table import Ballot, Table

LEAST_TO_REMOVE = 2


def vote(table: Table, context: Context, ask: Vote) -> Decision:
    """Record a vote and apply the result if it is decided."""
    voter = table.seat_of(context.person)
    if voter is None:
        return refused(TableRefusal.NOT_SEATED)
    if (reason := _refusal(table, context, ask, voter)) is not None:
        return refused(reason)
    events: list[TableEvent] = [Voted(ask.kind, ask.seat, voter, ask.yes)]
    events += _decided(table, context, ask, voter)
    return Accepted(tuple(events))


def voters(table: Table, target: int) -> frozenset[int]:
    """The people who may vote about a seat: all others who play themselves."""
    return frozenset(
        index
        for index, seat in enumerate(table.seats)
        if seat.kind == "person" and index != target and not seat.away and not seat.replaced
    )


def needed(table: Table, kind: VoteKind, target: int) -> int:
    """How many votes decide when everybody is there; nobody gives another's seat away for good alone."""
    majority = len(voters(table, target)) // 2 + 1
    return max(LEAST_TO_REMOVE, majority) if kind == "remove" and not table.seats[target].away else majority


def _refusal(table: Table, context: Context, ask: Vote, voter: int) -> TableRefusal | None:
    if table.stage == "seating":
        return TableRefusal.NOT_STARTED
    if table.stage == "over":
        return TableRefusal.OVER
    if not 0 <= ask.seat < len(table.seats):
        return TableRefusal.NO_SUCH_SEAT
    if ask.seat == voter:
        return TableRefusal.OWN_SEAT
    seat = table.seats[ask.seat]
    if seat.kind != "person" or (ask.kind == "replace" and seat.replaced):
        return TableRefusal.NOT_A_PERSON
    if ask.kind == "remove":
        is_enough = needed(table, "remove", ask.seat) <= len(voters(table, ask.seat))
        return None if is_enough else TableRefusal.VOTE_ALONE
    return None if seat.away or ask.seat not in context.present else TableRefusal.NOT_AWAY


def _decided(table: Table, context: Context, ask: Vote, voter: int) -> tuple[TableEvent, ...]:
    """More than half carry it: of those who are there for a while with a bot, of all for good."""
    counted = _counted(table, context, ask, voter)
    places = (ballot for ballot in table.votes if (ballot.kind, ballot.seat) == (ask.kind, ask.seat))
    ballot = next(places, Ballot(ask.kind, ask.seat))
    yes = (ballot.yes - {voter}) | ({voter} if ask.yes else frozenset())
    no = (ballot.no - {voter}) | (frozenset() if ask.yes else {voter})
    closed = VoteClosed(ask.kind, ask.seat)
    least = needed(table, ask.kind, ask.seat) if ask.kind == "remove" else 1
    if len(yes & counted) >= least and 2 * len(yes & counted) > len(counted):
        return closed, *settled(table, ask.seat), _effect(context, ask)
    return (closed,) if 2 * len(no & counted) >= len(counted) else ()


def _counted(table: Table, context: Context, ask: Vote, voter: int) -> frozenset[int]:
    """People who are not connected do not hold up a bot that plays until its person is back."""
    if ask.kind == "remove":
        return voters(table, ask.seat) | {voter}
    return (voters(table, ask.seat) & context.present) | {voter}


def _effect(context: Context, ask: Vote) -> TableEvent:
    if ask.kind == "remove":
        return BotSeated(ask.seat, replacement(context))
    return replaced(ask.seat, context)
