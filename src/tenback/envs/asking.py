"""Who is asked beside the moves: who goes first (G3), and for marks before each move (G12, G20)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from tenback.bots.the_game.saying import is_true
from tenback.encoding.the_game.actions import LISTEN, WAIT, Action, Beside, Listen, Say, Wait, sayings
from tenback.games.the_game import BEGIN, Command, Seat, View
from tenback.talk.marks.mark import CommandMark
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk, after_move, after_saying, talk_refusal


class Question(Enum):
    """What a seat is asked for."""

    SPEAK = "speak"
    BEGIN = "begin"


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is asked."""

    seat: Seat
    question: Question


@dataclass(frozen=True, slots=True)
class Asking:
    """The seats that are asked before the next move, and what has been said so far.

    Before each move the others are asked to speak, clockwise: each gives marks, and then listens. Each place
    (a pile, the mood, a mark about commands) may be changed once before a move, so talk ends. Where nobody
    has begun all are asked to speak, and then who goes first; the last one must.
    """

    talks: bool
    free: bool = False
    """Whether any mark may be given; otherwise only marks that are true, each once while it stands."""
    queue: tuple[Asked, ...] = ()
    talk: Talk = NOTHING_SAID
    said: tuple[tuple[Saying, ...], ...] = ()
    """All that was said, before each move."""
    changed: frozenset[object] = frozenset()
    """The places that the seat which speaks has changed."""

    @property
    def next(self) -> Asked | None:
        """Who is asked next; None when it is time for a move."""
        return self.queue[0] if self.queue else None

    @property
    def deciding(self) -> bool:
        """Whether the team is asked who goes first."""
        return self.next is not None and self.next.question is Question.BEGIN

    def started(self, shown: View, talk: Talk = NOTHING_SAID) -> "Asking":
        """Begin at a position, with what stands there."""
        return Asking(self.talks, self.free, talk=talk)._before_move(shown)

    def legal(self, view: View) -> Iterator[Action]:
        """Iterate over what the seat that is asked may do; *view* is its own."""
        assert self.next is not None
        match self.next.question:
            case Question.SPEAK:
                yield LISTEN
                yield from self._marks(view, self.next.seat)
            case Question.BEGIN:
                yield BEGIN
                if len(self.queue) > 1:
                    yield WAIT

    def _marks(self, view: View, seat: Seat) -> Iterator[Say]:
        for say in sayings(view.options, open_start=view.turn is None):
            if _place(say) not in self.changed and self._may_say(view, Saying(seat, say.mark, say.pile)):
                yield say

    def _may_say(self, view: View, saying: Saying) -> bool:
        if talk_refusal(view, saying) is not None:
            return False
        return self.free or (saying not in self.talk.sayings and is_true(view, saying))

    def after(self, action: Beside) -> "Asking":
        """Take in what the seat that was asked did; beginning is a move, see `moved`."""
        match action:
            case Say(mark, pile):
                saying = Saying(self.queue[0].seat, mark, pile)
                said = (*self.said[:-1], (*self.said[-1], saying))
                talk, changed = after_saying(self.talk, saying), self.changed | {_place(action)}
                return replace(self, talk=talk, said=said, changed=changed)
            case Listen() | Wait():
                return replace(self, queue=self.queue[1:], changed=frozenset())

    def moved(self, before: View, after: View) -> "Asking":
        """Take in a move; after it the others may speak again."""
        asking = replace(self, talk=after_move(self.talk, before, after), queue=(), changed=frozenset())
        return asking._before_move(after)

    def _before_move(self, shown: View) -> "Asking":
        queue = (*self._speakers(shown), *_starters(shown))
        return replace(self, queue=queue, said=(*self.said, ()))

    def _speakers(self, shown: View) -> Iterator[Asked]:
        """The seats that wait and hold cards, clockwise, unless there is silence (E8)."""
        if not self.talks or shown.result is not None or Command.SILENCE in shown.in_force:
            return
        players = shown.options.players
        first = 0 if shown.turn is None else shown.turn + 1
        for seat in ((first + step) % players for step in range(players)):
            if seat != shown.turn and shown.hand_sizes[seat]:
                yield Asked(seat, Question.SPEAK)


def _starters(shown: View) -> Iterator[Asked]:
    if shown.turn is None and shown.result is None:
        yield from (Asked(seat, Question.BEGIN) for seat in range(shown.options.players))


def _place(say: Say) -> object:
    """Where a mark stands: a seat has one on each pile, one mood, and each mark about commands."""
    return say.mark if isinstance(say.mark, CommandMark) else (type(say.mark), say.pile)
