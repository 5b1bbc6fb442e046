"""A game at one keyboard, without a screen: whose turn it is, drafts, talk, and what is kept on the disk."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tenback.games import Move, the_game
from tenback.games.errors import IllegalMove
from tenback.records import Entry, Moment, Moved, Record, Said, after_entry, final_moment
from tenback.talk.marks.said import Saying, Talk, TalkRefusal, talk_refusal
from tenback.talk.marks.speaking import talk_round
from tenback.talk.mode import TalkMode
from tenback.terminal.drafts import Draft
from tenback.terminal.journal import Journal
from tenback.terminal.setup import Player, players_of, talk_of


class Session:
    """One game from its first move to its last."""

    def __init__(self, record: Record, journal: Journal | None = None, drafts: Sequence[Moved] = ()) -> None:
        self.record = record
        self.players: tuple[Player, ...] = players_of(record)
        self.talk_allowed: TalkMode = talk_of(record)
        self._rules = record.game.rules
        self._moment: Moment = _with_bots_asked(final_moment(record), self.bots)
        self._drafts: list[Draft] = []
        self.journal: Journal | None = None
        for draft in drafts:
            self.play(draft.move)
        self.journal = journal
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """Whose cards the screen shows; None while the keyboard is handed over."""

    # Who ----------------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people play."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats where bots play."""
        return tuple(seat for seat, player in enumerate(self.players) if not player.is_person)

    @property
    def turn(self) -> int | None:
        """Who is at turn."""
        turn: int | None = self._moment.state.turn
        return turn

    @property
    def person_at_turn(self) -> int | None:
        """The person whose turn it is, or None."""
        return self.turn if self.turn in self.people else None

    @property
    def bot_at_turn(self) -> int | None:
        """The bot whose turn it is, or None."""
        return None if self.turn in self.people else self.turn

    @property
    def next_viewer(self) -> int | None:
        """The person whom the screen should show to, when that is another than now."""
        if self.is_over or not self.people:
            return None
        wanted = self.person_at_turn
        if wanted is None and self.viewer is None:
            wanted = self.people[0]
        return wanted if wanted != self.viewer else None

    # What ---------------------------------------------------------------------------------------------------

    @property
    def talk(self) -> Talk:
        """The marks that stand."""
        return self._moment.talk

    @property
    def outcome(self) -> Any:
        """How the game ended, or None."""
        return self._moment.state.result

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
        if self._drafts and self._drafts[-1].seat == self.viewer:
            return self._drafts[-1].view()
        return self.view_of(self.viewer)

    def view_of(self, seat: int | None) -> Any:
        """What a seat may see of all that is confirmed."""
        return self._rules.view(self._moment.state, seat)

    @property
    def drafts(self) -> tuple[Any, ...]:
        """The moves that can be taken back, oldest first."""
        return tuple(draft.move for draft in self._drafts)

    @property
    def draft_ends_turn(self) -> bool:
        """Tell whether the last draft is waiting to be confirmed before anything else can happen."""
        return bool(self._drafts) and self._drafts[-1].ends_turn

    @property
    def draft_outcome(self) -> Any:
        """How the game would end with the last draft, or None."""
        return self._drafts[-1].after.result if self._drafts else None

    # Moves --------------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        """Let a seat begin, as the team agreed (G3)."""
        self._keep(Moved(seat, the_game.BEGIN))

    def play(self, move: Move) -> None:
        """Make a move of the person at turn as a draft; the draft before it is then confirmed.

        Alone nobody else can have seen it, so all plays of a turn stay drafts until the turn ends.
        """
        seat = self.turn
        if seat is None or self.draft_ends_turn:
            raise IllegalMove(seat or 0, move, the_game.Refusal.NOT_YOUR_TURN)
        before = self._drafted_state()
        draft = Draft(self.record.game, seat, move, before, self._rules.apply(before, seat, move))
        if len(self.players) > 1:
            self._confirm_drafts()
        self._drafts.append(draft)
        if self.journal:
            self.journal.draft(self.record, Moved(seat, move))

    def refusal(self, move: Move) -> Any:
        """Say why the person at turn may not make a move now, their drafts counted, or None."""
        return None if self.turn is None else self._rules.refusal(self._drafted_state(), self.turn, move)

    def breaks(self, play: the_game.PlayCard) -> the_game.Command | None:
        """Name the command that a play of the person at turn would break, or None (E20)."""
        return the_game.broken_command(self._drafted_state(), play)

    def take_back(self) -> None:
        """Take the last draft back."""
        self._drafts.pop()
        if self.journal:
            self.journal.taken_back()

    def confirm(self) -> None:
        """Confirm the drafts: the turn ended with the last of them, or has to be ended now."""
        seat = self.turn
        if seat is None:
            return
        if not self.draft_ends_turn:
            reason = self.refusal(the_game.END_TURN)
            if reason is not None:
                raise IllegalMove(seat, the_game.END_TURN, reason)
            self._confirm_drafts()
            self._keep(Moved(seat, the_game.END_TURN))
        else:
            self._confirm_drafts()

    def bot_moves(self, seat: int, move: Move) -> None:
        """Make the move of a bot; others see it at once."""
        self._keep(Moved(seat, move))

    def _confirm_drafts(self) -> None:
        while self._drafts:
            draft = self._drafts.pop(0)
            self._keep(Moved(draft.seat, draft.move))

    def _drafted_state(self) -> Any:
        return self._drafts[-1].after if self._drafts else self._moment.state

    # Talk ---------------------------------------------------------------------------------------------------

    def talk_refusal(self, saying: Saying) -> TalkRefusal | None:
        """Say why a mark may not be given now, or None."""
        return talk_refusal(self.view_of(None), saying)

    def say(self, saying: Saying) -> None:
        """Give a mark; the same one again puts it away."""
        self._keep(Said(saying))

    @property
    def may_talk(self) -> bool:
        """Tell whether marks can be given at this table at all (G12)."""
        return self.talk_allowed is TalkMode.MARKS and self.record.game.has_marks and len(self.players) > 1

    @property
    def bots_that_may_talk(self) -> tuple[int, ...]:
        """The bots that wait for their turn; who is at turn has nothing to ask of the others."""
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

    def _keep(self, entry: Entry) -> None:
        """Check, write to the disk, and only then count it as done."""
        after = after_entry(self.record, self._moment, entry)
        if self.journal:
            self.journal.entry(self.record, entry)
        self._moment = after
        self.record = replace(self.record, entries=(*self.record.entries, entry))


def _with_bots_asked(moment: Moment, bots: Sequence[int]) -> Moment:
    return replace(moment, talk=replace(moment.talk, asked=frozenset(bots)))
