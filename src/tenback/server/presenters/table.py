"""A whole table as one viewer sees it."""

from dataclasses import dataclass
from functools import cached_property

from tenback.games import State
from tenback.server.presenters.presenter import presenter_of
from tenback.server.presenters.result import result_shown, result_while_open
from tenback.server.presenters.steps import last_steps
from tenback.server.presenters.talk import TableTalk
from tenback.server.wire.boards import Board
from tenback.server.wire.shown import (
    ClockView,
    DraftView,
    GivingUp,
    ResultView,
    SeatView,
    StepView,
    TalkView,
    Update,
    VoteView,
    You,
)
from tenback.tables.clocks import clock_ends_at
from tenback.tables.effects import draft_due
from tenback.tables.giving_up import people
from tenback.tables.table import Table
from tenback.tables.voting import needed
from tenback.talk.mode import TalkMode


@dataclass(frozen=True, slots=True)
class _Cards:
    """What of an update tells about cards."""

    board: Board | None
    steps: tuple[StepView, ...]
    talk: TalkView
    draft: DraftView | None


NO_TALK = TalkView(TalkMode.SILENT, marks_open=False, chat_open=False, closed=None, marks=(), offers=())
NO_CARDS = _Cards(None, (), NO_TALK, None)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whose eyes look: a person with a seat, or a spectator."""

    person: str | None = None
    seat: int | None = None


@dataclass(frozen=True)
class TablePresenter:
    """A table that is being shown; what all viewers see alike is put together once."""

    table: Table
    connected: frozenset[int]
    open_until: int = 0
    """Until when others still play the same deal; 0: nobody does."""

    def present(self, viewer: Viewer) -> Update:
        """Show the table to a viewer."""
        table, cards = self.table, self._cards_for(viewer.seat)
        return Update(
            table=table.id,
            number=table.version_for(viewer.seat),
            stage=table.stage,
            settings=table.settings,
            you=_you(table, viewer),
            seats=self._seats,
            turn=None if table.state is None else table.state.turn,
            board=cards.board,
            steps=cards.steps,
            talk=cards.talk,
            draft=cards.draft,
            clock=self._clock,
            votes=self._votes,
            giving_up=self._giving_up,
            commitment=table.commitment,
            result=self._result_for(viewer.seat),
            rematch=table.rematch,
            open_until=self.open_until or None,
        )

    def _cards_for(self, seat: int | None) -> "_Cards":
        """A spectator is shown nothing of a deal that they may be going to play themselves."""
        if self.open_until and seat is None:
            return NO_CARDS
        table = self.table
        talk = self._talk.shown_to(seat)
        return _Cards(_board(table, seat), self._steps_for(seat), talk, _draft(table, seat))

    def _steps_for(self, seat: int | None) -> tuple[StepView, ...]:
        return (
            last_steps(self.table.game, _seen_state(self.table, seat))
            if _own_draft(self.table, seat)
            else self._steps
        )

    @cached_property
    def _steps(self) -> tuple[StepView, ...]:
        return () if self.table.state is None else last_steps(self.table.game, self.table.state)

    @cached_property
    def _seats(self) -> tuple[SeatView, ...]:
        return tuple(_seat(self.table, seat, self.connected) for seat in range(len(self.table.seats)))

    @cached_property
    def _clock(self) -> ClockView | None:
        return _clock(self.table)

    @cached_property
    def _votes(self) -> tuple[VoteView, ...]:
        return _votes(self.table)

    @cached_property
    def _giving_up(self) -> GivingUp | None:
        return _giving_up(self.table)

    @cached_property
    def _talk(self) -> TableTalk:
        return TableTalk(self.table)

    def _result_for(self, seat: int | None) -> ResultView | None:
        return result_while_open(self.table, seat) if self.open_until else self._result

    @cached_property
    def _result(self) -> ResultView | None:
        return result_shown(self.table)


def _you(table: Table, viewer: Viewer) -> You:
    return You(viewer.seat, table.is_host(viewer.person), _is_turn_of(table, viewer.seat))


def _is_turn_of(table: Table, seat: int | None) -> bool:
    """While nobody has begun, everyone may (G3)."""
    if seat is None or table.stage != "playing":
        return False
    return table.state.turn is None or table.state.turn == seat


def _seat(table: Table, index: int, connected: frozenset[int]) -> SeatView:
    seat = table.seats[index]
    return SeatView(
        seat=index,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        played_as=seat.played_as,
        host=table.is_host(seat.person),
        connected=seat.kind == "bot" or index in connected,
        away=seat.away,
        replaced=seat.replaced,
        reserved=seat.reserved,
        cards=0 if table.state is None else len(table.state.hands[index]),
        to_move=table.state is not None and table.state.turn == index,
    )


def _own_draft(table: Table, seat: int | None) -> bool:
    return table.draft is not None and table.draft.seat == seat


def _seen_state(table: Table, seat: int | None) -> State:
    """A seat sees its own draft on the board, unless that would show what is drawn."""
    seen: State = table.drafted if _own_draft(table, seat) and not table.draft_waits else table.state
    return seen


def _board(table: Table, seat: int | None) -> Board | None:
    if table.state is None:
        return None
    draft = table.draft if _own_draft(table, seat) and table.draft_waits else None
    view = table.game.view(_seen_state(table, seat), seat)
    waiting = None if draft is None else draft.move
    return presenter_of(table.game).board(view, aid=table.settings.aid, waiting=waiting)


def _draft(table: Table, seat: int | None) -> DraftView | None:
    if table.draft is None or table.draft.seat != seat:
        return None
    move = table.draft.move
    shown = presenter_of(table.game).move(move)
    return DraftView(
        kind=shown.kind,
        move=table.game.format_move(move),
        card=shown.card,
        pile=shown.pile,
        waits=table.draft_waits,
        loses=table.draft_loses,
        confirmed_at=draft_due(table),
        words=shown.words,
    )


def _clock(table: Table) -> ClockView | None:
    ends_at = clock_ends_at(table)
    return None if ends_at is None else ClockView(table.state.turn, ends_at)


def _votes(table: Table) -> tuple[VoteView, ...]:
    return tuple(
        VoteView(
            ballot.kind,
            ballot.seat,
            tuple(sorted(ballot.yes)),
            tuple(sorted(ballot.no)),
            needed(table, ballot.kind, ballot.seat),
        )
        for ballot in table.votes
    )


def _giving_up(table: Table) -> GivingUp | None:
    if table.game.given_up is None or table.stage != "playing" or table.state.turn is None:
        return None
    return GivingUp(tuple(sorted(table.giving_up)), tuple(sorted(people(table))))
