"""A game with chance as a player, and with the seats that are asked beside the moves."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.encoding.the_game.actions import Beside
from tenback.envs.asking import Asking
from tenback.envs.chance.take_that import TakeThatByChance
from tenback.envs.chance.the_game import TheGameByChance
from tenback.games import Move
from tenback.games.the_game import Begin, Layout, Options, View, view
from tenback.records.sayings import format_saying
from tenback.talk.marks.said import NOTHING_SAID, Talk

ByChance = TheGameByChance | TakeThatByChance


class Position(NamedTuple):
    """Where a game is; it never changes, each action gives another."""

    encoding: Encoding
    table: ByChance
    asking: Asking | None = None
    """Who is asked for marks, or who goes first; None at a table where nobody is."""

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    # What is asked ----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked next, where chance is not."""
        if self.asking is not None and self.asking.next is not None:
            return self.asking.next.seat
        return self.table.seat

    @property
    def legal(self) -> Iterable[Any]:
        """What the seat may do."""
        if self.asking is not None and self.asking.next is not None:
            return self.asking.legal(_shown(self.table, self.asking.next.seat))
        return self.table.legal

    def after(self, action: Move) -> "Position":
        """Take in what the seat that was asked did."""
        table: Any = self.table
        if isinstance(action, Beside):
            assert self.asking is not None
            return self._replace(asking=self.asking.after(action))
        if isinstance(action, Begin):
            return self._moved(table.after_begin(self.seat))
        return self._moved(table.after_move(action))

    def after_chance(self, number: int) -> "Position":
        """Take in what chance did."""
        return self._moved(self.table.after_chance(number))

    def _moved(self, table: ByChance) -> "Position":
        """Go on; once chance has given what was asked for, it may be time to speak."""
        if self.asking is None or table.draw is not None:
            return Position(self.encoding, table, self.asking)
        before, after = _shown(self.table), _shown(table)
        is_deal = not any(before.hand_sizes)
        asking = self.asking.started(after) if is_deal else self.asking.moved(before, after)
        return Position(self.encoding, table, asking)

    # What is seen -----------------------------------------------------------------------------------------

    @property
    def talk(self) -> Talk:
        """The marks that stand."""
        return NOTHING_SAID if self.asking is None else self.asking.talk

    @property
    def deciding(self) -> bool:
        """Whether the team is asked who goes first."""
        return self.asking is not None and self.asking.deciding

    def observed(self, seat: int | None) -> Array:
        """What a seat sees now."""
        return self.encoding.observe(self.table.view(seat), self.talk, deciding=self.deciding)

    def remembered(self, seat: int | None) -> Array:
        """All that a seat has ever seen and heard."""
        said = () if self.asking is None else self.asking.said
        view, drawn = self.table.view(seat), self.table.memory(seat)
        return self.encoding.remember(view, drawn, self.talk, said, deciding=self.deciding)

    def recalled(self, seat: int | None) -> str:
        """All that a seat has ever seen and heard but the moves, on one line."""
        told = self.table.recalled(seat)
        if self.asking is None:
            return told
        began = [step.seat for step in self.table.state.history if isinstance(step.move, Begin)]
        said = " / ".join(" ".join(map(format_saying, spoken)) for spoken in self.asking.said)
        asked = "; asked who begins" if self.deciding else ""
        return f"{told}; began {began}; said {said}{asked}"


def _shown(table: ByChance, seat: int | None = None) -> View:
    """What a seat or everybody sees; cards that are being drawn have not come yet."""
    assert isinstance(table, TheGameByChance), "only this game asks beside the moves"
    return view(table.state, seat)


def opening(encoding: Encoding, layout: Layout | None = None, *, free_talk: bool = False) -> Position:
    """Begin a game in which chance deals; a layout that is given is known to all (E25)."""
    options = encoding.options
    if not isinstance(options, Options):
        return Position(encoding, TakeThatByChance.begun(options))
    table = TheGameByChance.begun(options, layout=layout, open_start=encoding.open_start)
    asks = encoding.talk or encoding.open_start
    return Position(encoding, table, Asking(encoding.talk, free_talk) if asks else None)
