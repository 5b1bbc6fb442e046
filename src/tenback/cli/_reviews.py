"""A review as a table for people, and as JSON for programs."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from tenback.analysis import Estimate, Unit, Weighed, turning_points
from tenback.analysis.telling import tell_chance, tell_moves, tell_why
from tenback.records import Record
from tenback.terminal.setup import players_of
from tenback.terminal.usage_error import UsageError
from tenback.words import Words

FIGURE_WIDTH = 7
"""An arrow and a figure such as 54.0, also on 80 columns."""


def seats_of(record: Record, wanted: Collection[int] | None) -> frozenset[int]:
    """Say whose decisions a review is about: the wanted seats, else the people, else everybody."""
    players = players_of(record)
    for number in wanted or ():
        if not 1 <= number <= len(players):
            raise UsageError("review-no-seat", given=number, players=len(players))
    people = {seat for seat, player in enumerate(players) if player.is_person}
    return frozenset({number - 1 for number in wanted or ()} or people or range(len(players)))


@dataclass(frozen=True, slots=True)
class Review:
    """What was weighed of the decisions of a record."""

    words: Words
    record: Record
    weighed: Sequence[Weighed]
    decisions: int

    # For people ---------------------------------------------------------------------------------------------

    def as_text(self, top: int | None) -> str:
        """Tell the turning points, or everything in the order of the game."""
        costly = turning_points(self.weighed)
        shown = list(self.weighed) if top is None else costly[:top]
        console = Console()
        with console.capture() as captured:
            if shown:
                console.print(self._table(shown))
            console.print(self._sum(len(costly)))
        return captured.get().rstrip("\n")

    def _sum(self, costly: int) -> str:
        if not costly:
            return self.words.say("review-nothing", decisions=len(self.weighed))
        return self.words.say("review-sum", decisions=len(self.weighed), costly=costly)

    def _table(self, shown: Iterable[Weighed]) -> Table:
        unit = self.weighed[0].estimate.unit
        table = Table(show_lines=True)
        table.add_column(self.words.say("review-move"), justify="right")
        table.add_column(self.words.say("review-played"))
        table.add_column(self.words.say("review-expert"))
        for column in ("review-chance", f"review-{unit.value}"):
            table.add_column(self.words.say(column), justify="right", width=FIGURE_WIDTH)
        for one in shown:
            table.add_row(*self._row(one))
        return table

    def _row(self, one: Weighed) -> tuple[str, ...]:
        decision, hint = one.decision, one.hint
        return (
            str(decision.number),
            f"{self._names[decision.seat]}: {tell_moves(self.words, self.record.game, [decision.move])}",
            "=" if decision.move == hint.move else self._expert(one),
            self._change(tell_chance(self.words, hint.estimate), tell_chance(self.words, one.estimate)),
            self._change(_figure(hint.estimate), _figure(one.estimate)),
        )

    def _expert(self, one: Weighed) -> str:
        why = tell_why(self.words, one.hint.why[0], self._names)
        return f"{tell_moves(self.words, self.record.game, one.hint.turn)}\n{why}"

    @property
    def _names(self) -> list[str]:
        """The names of the players; those of one name, such as two bots of one level, are numbered."""
        names = [player.name for player in players_of(self.record)]
        return [
            name if names.count(name) == 1 else f"{name} {names[:seat].count(name) + 1}"
            for seat, name in enumerate(names)
        ]

    @staticmethod
    def _change(before: str, after: str) -> str:
        return before if before == after else f"{before}\n→ {after}"

    # For programs -------------------------------------------------------------------------------------------

    def as_json(self) -> str:
        """Give every weighed decision in the order of the game."""
        told = {
            "game": self.record.game.name,
            "seats": self._names,
            "decisions": self.decisions,
            "weighed": [self._as_object(one) for one in self.weighed],
        }
        return json.dumps(told, ensure_ascii=False, indent=1)

    def _as_object(self, one: Weighed) -> dict[str, Any]:
        write = self.record.game.format_move
        return {
            "move": one.decision.number,
            "seat": one.decision.seat,
            "played": write(one.decision.move),
            "estimate": _estimate_as_object(one.estimate),
            "expert": [write(move) for move in one.hint.turn],
            "expert_estimate": _estimate_as_object(one.hint.estimate),
            "why": [{"reason": why.reason.value, **why.facts} for why in one.hint.why],
            "cost": round(one.cost, 4),
        }


def _figure(estimate: Estimate) -> str:
    return f"{estimate.result:.1f}"


def _estimate_as_object(estimate: Estimate) -> dict[str, Any]:
    unit = "cards_left" if estimate.unit is Unit.CARDS_LEFT else "points"
    return {"win": round(estimate.win, 4), unit: round(estimate.result, 2)}
