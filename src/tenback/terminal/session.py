"""A game at one keyboard, without a screen: a table, whose people share the keyboard, and its save file."""

from collections.abc import Sequence
from typing import Any

from tenback.games import AnyGame, Move, the_game
from tenback.games.errors import IllegalMove
from tenback.records import Record
from tenback.records.replay import RefusedTalk
from tenback.tables.appending import appended
from tenback.tables.deciding import decide
from tenback.tables.decision import Accepted, Refused
from tenback.tables.events import Entry, Marked, Moved, TableEvent
from tenback.tables.requests import Confirm, GiveUp, MakeMove, PersonRequest, TakeBack
from tenback.tables.seeing import view_for
from tenback.talk.marks.mark import mark_name
from tenback.talk.marks.said import Saying, Talk, TalkRefusal, talk_refusal
from tenback.talk.marks.speaking import talk_round
from tenback.talk.mode import TalkMode
from tenback.terminal.journal import Journal
from tenback.terminal.log import table_of, written
from tenback.terminal.people import context, now_ms
from tenback.terminal.setup import Player


class Session:
    """One game from its first move to its last."""

    def __init__(self, log: Sequence[Entry], journal: Journal | None = None) -> None:
        self.table = table_of(log)
        self._log = tuple(log)
        self._record: Record | None = None
        """The record of the log, once somebody has asked for it."""
        self.journal = journal
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """Whose cards the screen shows; None while the keyboard is handed over."""

    # Who ----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return tuple(Player(seat.name, seat.level if seat.bot_plays else None) for seat in self.table.seats)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people play."""
        return tuple(seat for seat in range(len(self.table.seats)) if seat not in self.bots)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats where bots play."""
        return self.table.bots

    @property
    def turn(self) -> int | None:
        """Whose turn it is."""
        turn: int | None = self.table.state.turn
        return turn

    @property
    def person_to_move(self) -> int | None:
        """The person whose turn it is, or None."""
        return self.turn if self.turn in self.people else None

    @property
    def bot_to_move(self) -> int | None:
        """The bot whose turn it is, or None."""
        return None if self.turn in self.people else self.turn

    @property
    def next_viewer(self) -> int | None:
        """The person whom the screen should show to, when that is another than now."""
        if self.is_over or not self.people:
            return None
        wanted = self.person_to_move
        if wanted is None and self.viewer is None:
            wanted = self.people[0]
        return wanted if wanted != self.viewer else None

    # What ---------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far, as far as it is confirmed."""
        if self._record is None:
            self._record = written(self.table, self._log)
        return self._record

    @property
    def talk(self) -> Talk:
        """The marks that stand."""
        return self.table.talk

    @property
    def talk_allowed(self) -> TalkMode:
        """What players may say to each other."""
        return self.table.settings.talk

    @property
    def outcome(self) -> Any:
        """How the game ended, or None."""
        return self.table.state.result

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.outcome is not None

    @property
    def awaits_beginner(self) -> bool:
        """Tell whether the team still has to agree who begins (G3)."""
        return self.turn is None and not self.is_over

    @property
    def view(self) -> Any:
        """What the viewer may see, their own draft included."""
        return view_for(self.table, self.viewer)

    def view_of(self, seat: int | None) -> Any:
        """What a seat may see of all that is confirmed."""
        return self.game.view(self.table.state, seat)

    @property
    def drafts(self) -> tuple[Any, ...]:
        """The moves that can be taken back, oldest first."""
        return tuple(draft.move for draft in self.table.drafts)

    @property
    def draft_ends_turn(self) -> bool:
        """Tell whether the last draft is waiting to be confirmed before anything else can happen."""
        return self.table.draft_waits

    @property
    def draft_outcome(self) -> Any:
        """How the game would end with the last draft, or None."""
        return self.table.drafted.result if self.drafts else None

    # Moves --------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """Let a seat begin, as the team agreed (G3)."""
        self._append(Moved(seat, self.game.format_move(the_game.BEGIN)))

    def play(self, move: Move) -> None:
        """Make a move of the active player as a draft; the draft before it is then confirmed.

        Alone nobody else can have seen it, so all plays of a turn stay drafts until the turn ends.
        """
        seat = self.turn
        if seat is None or self.draft_ends_turn:
            raise IllegalMove(seat or 0, move, the_game.Refusal.NOT_YOUR_TURN)
        if (reason := self.refusal(move)) is not None:
            raise IllegalMove(seat, move, reason)
        self._ask(seat, MakeMove(self.game.format_move(move)))

    def refusal(self, move: Move) -> Any:
        """Say why the active player may not make a move now, their drafts counted, or None."""
        return None if self.turn is None else self.game.refusal(self.table.drafted, self.turn, move)

    def breaks(self, play: the_game.PlayCard) -> the_game.Command | None:
        """Name the command that a play of the active player would break, or None (E20)."""
        return the_game.broken_command(self.table.drafted, play)

    def take_back(self) -> None:
        """Take the last draft back."""
        if self.turn is not None:
            self._ask(self.turn, TakeBack())

    def confirm(self) -> None:
        """Confirm the drafts: the turn ended with the last of them, or has to be ended now."""
        seat = self.turn
        if seat is None:
            return
        if self.draft_ends_turn:
            self._ask(seat, Confirm())
        elif (reason := self.refusal(the_game.END_TURN)) is not None:
            raise IllegalMove(seat, the_game.END_TURN, reason)
        else:
            self._ask(seat, MakeMove(self.game.format_move(the_game.END_TURN)))

    def bot_moves(self, seat: int, move: Move) -> None:
        """Make the move of a bot; others see it at once."""
        self._append(Moved(seat, self.game.format_move(move)))

    @property
    def may_give_up(self) -> bool:
        """Tell whether a team plays, which could give its game up (G21)."""
        return self.game.given_up is not None and self.turn is not None and not self.is_over

    def give_up(self) -> None:
        """Give the game up as lost: everybody at the keyboard has agreed (G21)."""
        for seat in self.people:
            self._ask(seat, GiveUp())

    # Talk ---------------------------------------------------------------------------------------------------

    def talk_refusal(self, saying: Saying) -> TalkRefusal | None:
        """Say why a mark may not be given now, or None."""
        return talk_refusal(self.view_of(None), saying)

    def say(self, saying: Saying) -> None:
        """Give a mark; the same one again puts it away."""
        if (reason := self.talk_refusal(saying)) is not None:
            raise RefusedTalk(f"refusal-talk-{reason.value}")
        self._append(Marked(saying.seat, mark_name(saying.mark), saying.pile))

    @property
    def may_talk(self) -> bool:
        """Tell whether marks can be given at this table at all (G12)."""
        return self.table.settings.has_marks

    @property
    def bots_that_may_talk(self) -> tuple[int, ...]:
        """The bots that wait for their turn; the active player has nothing to ask of the others."""
        if not self.may_talk or self.is_over:
            return ()
        return tuple(seat for seat in self.bots if seat != self.turn)

    def bot_says(self, seat: int, wanted: Sequence[Saying]) -> bool:
        """Give a bot's marks that are news; tell whether there were any."""
        news = tuple(talk_round(self.talk, [seat], self.view_of, lambda _seat, _view: wanted))
        for saying in news:
            self.say(saying)
        return bool(news)

    # Keeping ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int, ask: PersonRequest) -> None:
        """Let the person of a seat do something; what can be refused was asked before."""
        verdict = decide(self.table, context(seat, now_ms()), ask)
        match verdict:
            case Accepted(events):
                self._append(*events)
            case Refused(reason):
                raise ValueError(reason)

    def _append(self, *events: TableEvent) -> None:
        """Check, write to the disk, and only then count it as done."""
        # The bots of a keyboard may be slow programs: they are asked for marks beside the screen.
        entries, table = appended(self.table, events, now=now_ms(), says=lambda _level, _view: ())
        if self.journal:
            self.journal.append(entries)
        self.table, self._log, self._record = table, (*self._log, *entries), None
