"""A table at one moment: what its log adds up to."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from tenback.games import AnyGame, Deal, Move, State, game_named
from tenback.tables.requests import VoteKind
from tenback.tables.settings import Settings
from tenback.talk.marks.said import NOTHING_SAID, Talk

SeatKind = Literal["open", "person", "bot"]
Stage = Literal["seating", "playing", "over"]
CHAT_KEPT = 50
"""How many lines of chat a table shows to one who comes in."""
MARKS_KEPT = 30
"""How many marks that were given it shows beside them, those that are gone included."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table and who has it."""

    kind: SeatKind = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    """The level of the bot that plays here."""
    played_as: str | None = None
    """The level that chose its last move, where that was another one."""
    reserved: bool = False
    away: bool = False
    replaced: bool = False

    @property
    def bot_plays(self) -> bool:
        """Whether a bot makes the moves of this seat now."""
        return self.kind == "bot" or self.replaced


@dataclass(frozen=True, slots=True)
class Draft:
    """A play that only its seat can see."""

    seat: int
    move: Move
    made_at: int
    """In milliseconds, like all times of a table."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """An open vote about a seat."""

    kind: VoteKind
    seat: int
    yes: frozenset[int] = frozenset()
    no: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A line of chat; its number counts what everyone could see."""

    number: int
    seat: int
    text: str
    sent_at: int


@dataclass(frozen=True, slots=True)
class MarkMessage:
    """A mark as it was given, for the log of the talk; it may be gone by now."""

    number: int
    seat: int
    mark: str
    pile: int | None
    sent_at: int


@dataclass(frozen=True)
class Table:
    """Everything about a table, hidden cards included."""

    id: str
    settings: Settings
    host: str
    seats: tuple[Seat, ...]
    number: int
    """How many events the log has."""
    public_events: int
    """How many of them everyone could see."""
    private_events: tuple[int, ...]
    """How many only the seat itself could see."""
    deal: Deal | None = None
    deal_text: str = ""
    rules: int = 0
    """The version of the rules that it is played by."""
    nonce: str = ""
    commitment: str | None = None
    """The hash of nonce and deal that was shown when the cards were dealt; it is stored, never made again."""
    state: Any = None
    drafts: tuple[Draft, ...] = ()
    """Plays of the active seat that nobody else has seen, the oldest first."""
    talk: Talk = NOTHING_SAID
    chat: tuple[ChatMessage, ...] = ()
    marks_given: tuple[MarkMessage, ...] = ()
    votes: tuple[Ballot, ...] = ()
    giving_up: frozenset[int] = frozenset()
    """The seats whose people want to give the game up (G21)."""
    rematch: str | None = None
    turn_began: int = 0
    """When the running turn began, in milliseconds."""
    moved_at: int = 0
    """When the last public move was made."""
    updated_at: int = 0

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return game_named(self.settings.game)

    @property
    def stage(self) -> Stage:
        """Whether people still sit down, play, or are done."""
        if self.state is None:
            return "seating"
        return "playing" if self.state.result is None else "over"

    @property
    def draft(self) -> Draft | None:
        """The last play that nobody else has seen."""
        return self.drafts[-1] if self.drafts else None

    @cached_property
    def before_draft(self) -> State:
        """The state without the last draft."""
        state: State = self.state
        for draft in self.drafts[:-1]:
            state = self.game.apply(state, draft.seat, draft.move)
        return state

    @cached_property
    def drafted(self) -> Any:
        """The state as it will be once the drafts are confirmed."""
        if self.draft is None:
            return self.state
        return self.game.apply(self.before_draft, self.draft.seat, self.draft.move)

    @cached_property
    def draft_waits(self) -> bool:
        """Whether the draft stays unseen on the board: confirming it draws cards, or ends turn or game."""
        if self.draft is None:
            return False
        after = self.drafted
        return after.result is not None or after.history[-1].drawn > 0 or self.game.begins_turn(after)

    @cached_property
    def draft_loses(self) -> bool:
        """Whether the draft loses the game, as far as its own player can know (E20)."""
        if self.draft is None:
            return False
        seen = self.game.view(self.before_draft, self.draft.seat)
        return self.draft.move in self.game.losing(seen)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats whose moves a bot makes now."""
        return tuple(index for index, seat in enumerate(self.seats) if seat.bot_plays)

    def version_for(self, seat: int | None) -> int:
        """Count the events that a viewer could see."""
        return self.public_events if seat is None else self.public_events + self.private_events[seat]

    def seat_of(self, person: str | None) -> int | None:
        """Find the seat of a person."""
        if person is None:
            return None
        return next((index for index, seat in enumerate(self.seats) if seat.person == person), None)

    def is_host(self, person: str | None) -> bool:
        """Tell whether a person opened the table."""
        return person is not None and person == self.host
