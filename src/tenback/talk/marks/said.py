"""What has been said at a table with marks, and for how long it stands (G12, G20, E8).

Only public facts remove marks: a card on their pile, the beginning of the giver's own turn, a
SILENCE that shows, and for talk about who goes first, that somebody has.
"""

from dataclasses import dataclass, replace
from enum import Enum

from tenback.games.the_game import Command, Pile, PlayCard, Position, Seat, View
from tenback.talk.marks.mark import CommandMark, Mark, PileMark, StartMark, is_offered


@dataclass(frozen=True, slots=True)
class Saying:
    """One mark that a seat gives; marks on a pile name it."""

    seat: Seat
    mark: Mark
    pile: Pile | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """The marks on the table now, in the order they were given."""

    sayings: tuple[Saying, ...] = ()
    asked: frozenset[Seat] = frozenset()
    """The seats that are asked after every public move, as bots are: what they leave unsaid counts too."""
    has_begun: bool = False
    """Whether anybody has given a mark in this game, also if none is left."""

    def on_pile(self, pile: Pile) -> tuple[Saying, ...]:
        """List the marks on a pile."""
        return tuple(saying for saying in self.sayings if saying.pile == pile)

    def by_seat(self, seat: Seat) -> tuple[Saying, ...]:
        """List what a seat has said."""
        return tuple(saying for saying in self.sayings if saying.seat == seat)

    def pile_mark(self, seat: Seat, pile: Pile) -> PileMark | None:
        """Return a seat's mark on a pile."""
        marks = (saying.mark for saying in self.by_seat(seat) if saying.pile == pile)
        return next((mark for mark in marks if isinstance(mark, PileMark)), None)


NOTHING_SAID = Talk()


class TalkRefusal(Enum):
    """Why a mark may not be given now; `refusal-talk-` and the value is the message id."""

    SILENCE = "silence"
    ALONE = "alone"
    GAME_OVER = "game-over"
    NO_SUCH_SEAT = "no-such-seat"
    NEEDS_A_PILE = "needs-a-pile"
    NEEDS_NO_PILE = "needs-no-pile"
    NOT_OFFERED = "not-offered"
    BEGUN = "begun"
    NO_COMMANDS = "no-commands"


def silence_shows_in(position: Position) -> bool:
    """Return whether SILENCE closes all talk (E8)."""
    return position.shows(Command.SILENCE)


def talk_refusal(position: Position, saying: Saying) -> TalkRefusal | None:
    """Return why a mark may not be given now, or None; a state and every view give the same answer."""
    if position.result is not None:
        return TalkRefusal.GAME_OVER
    if position.options.players == 1:
        return TalkRefusal.ALONE
    if not 0 <= saying.seat < position.options.players:
        return TalkRefusal.NO_SUCH_SEAT
    if silence_shows_in(position):
        return TalkRefusal.SILENCE
    return _mark_refusal(position, saying)


def _mark_refusal(position: Position, saying: Saying) -> TalkRefusal | None:
    if isinstance(saying.mark, PileMark):
        return _pile_mark_refusal(position, saying.mark, saying.pile)
    if saying.pile is not None:
        return TalkRefusal.NEEDS_NO_PILE
    if isinstance(saying.mark, StartMark) and position.turn is not None:
        return TalkRefusal.BEGUN
    if isinstance(saying.mark, CommandMark) and not position.options.extreme:
        return TalkRefusal.NO_COMMANDS
    return None


def _pile_mark_refusal(position: Position, mark: PileMark, pile: Pile | None) -> TalkRefusal | None:
    if pile is None or not 0 <= pile < len(position.piles):
        return TalkRefusal.NEEDS_A_PILE
    return None if is_offered(mark, pile, position.piles[pile][-1]) else TalkRefusal.NOT_OFFERED


def after_saying(talk: Talk, saying: Saying) -> Talk:
    """Add a mark; it replaces the seat's mark of that kind, and giving the same one again removes it."""
    others = tuple(said for said in talk.sayings if not _same_place(said, saying))
    sayings = others if saying in talk.sayings else (*others, saying)
    return replace(talk, sayings=sayings, has_begun=True)


def _same_place(one: Saying, other: Saying) -> bool:
    """A seat has one mark on each pile, one mood, and each other mark once."""
    if one.seat != other.seat or one.pile != other.pile:
        return False
    if isinstance(one.mark, CommandMark) and isinstance(other.mark, CommandMark):
        return one.mark is other.mark
    return type(one.mark) is type(other.mark)


def after_move(talk: Talk, before: View, after: View) -> Talk:
    """Remove the marks that a move ended; the view of any seat or spectator gives the same result."""
    if after.result is not None or silence_shows_in(after):
        return replace(talk, sayings=())
    played = _piles_played_on(before, after)
    begins = after.turn if _turn_began(before, after) else None
    kept = (
        saying
        for saying in talk.sayings
        if saying.pile not in played and saying.seat != begins and not isinstance(saying.mark, StartMark)
    )
    return replace(talk, sayings=tuple(kept))


def _piles_played_on(before: View, after: View) -> set[Pile | None]:
    steps = after.history[len(before.history) :]
    return {step.move.pile for step in steps if isinstance(step.move, PlayCard)}


def _turn_began(before: View, after: View) -> bool:
    return before.turn != after.turn or not after.plays
