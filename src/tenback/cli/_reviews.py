"""A review as a table for people, and as JSON for programs."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from tenback.analysis.luck.account import Account, account_of
from tenback.analysis.luck.highlights import costly
from tenback.analysis.luck.steps import DIGITS, Step
from tenback.analysis.luck.sums import Sum
from tenback.analysis.luck.widths import width_of
from tenback.analysis.telling import tell_moves, tell_why
from tenback.records import Record, Said, final_moment
from tenback.terminal.setup import players_of
from tenback.terminal.usage_error import UsageError
from tenback.words import Words, labelled

FIGURE_WIDTH = 7
"""An arrow and a figure such as 54 %, also on 80 columns."""
PARTS = ("start", "luck", "mine", "others", "rest", "result")
"""The parts of the sum, as the words for them are named."""


FIGURES = ("start", "before", "after", "doubt", "lost", "luck", "rest")
"""The figures of a turn."""


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
    """What was judged of the turns of a record."""

    words: Words
    record: Record
    seats: frozenset[int]
    steps: Sequence[Step]
    turns: int

    @property
    def decisions(self) -> list[Step]:
        """The free decisions of the asked seats."""
        return [step for step in self.steps if step.seat in self.seats and step.is_free]

    @property
    def account(self) -> Account | None:
        """The sums, of a whole and finished game."""
        is_over = final_moment(self.record).state.result is not None
        return account_of(self.record, self.steps) if is_over and len(self.steps) == self.turns else None

    @property
    def width(self) -> float | None:
        """How wide the unexplained part of such a game is."""
        talks = any(isinstance(entry, Said) for entry in self.record.entries)
        return width_of(self.record.deal.options, talks=talks)

    # For people ---------------------------------------------------------------------------------------------

    def as_text(self, top: int | None) -> str:
        """Tell the costly decisions, or everything in the order of the game, and the sum."""
        dear = costly(self.decisions)
        shown = self.decisions if top is None else dear[:top]
        console = Console()
        with console.capture() as captured:
            if shown:
                console.print(self._table(shown))
            console.print(self._sentence(len(dear)))
            if self.account is not None:
                for seat in sorted(self.seats)[: 1 if self.account.is_team else None]:
                    console.print(self._sum_told(self.account.sums[seat], seat))
        return captured.get().rstrip("\n")

    def note(self, step: Step) -> str:
        """Tell a turn in a few lines: the chance around it and, where it was costly, what was better."""
        say, game = self.words.say, self.record.game
        before, after = (say("hint-percent", percent=round(100 * win)) for win in (step.before, step.after))
        moves = tell_moves(self.words, game, step.played)
        lines = [
            say("review-course-step", name=self._names[step.seat], moves=moves, before=before, after=after)
        ]
        if step.lost > 0:
            severity = say(f"review-severity-{step.severity.value}")
            lines.append(labelled(self.words, severity, _signed(-step.lost)))
            lines.append(say("review-was-better", moves=tell_moves(self.words, game, step.best)))
            lines += [tell_why(self.words, why, self._names) for why in step.why]
        return "\n".join(lines)

    def _sentence(self, dear: int) -> str:
        if not dear:
            return self.words.say("review-nothing", decisions=len(self.decisions))
        return self.words.say("review-sum", decisions=len(self.decisions), costly=dear)

    def _sum_told(self, told: Sum, seat: int) -> str:
        """Tell the sum: its parts add up to the result."""
        figures = {part: _signed(getattr(told, part)) for part in PARTS}
        figures |= {part: f"{100 * getattr(told, part):.0f}" for part in ("start", "result")}
        lines = [self.words.say("review-account", name=self._names[seat], **figures)]
        if self.width is None:
            return "\n".join([*lines, self.words.say("review-width-unknown")])
        return "\n".join([*lines, self.words.say("review-width", points=round(100 * self.width))])

    def _table(self, shown: Iterable[Step]) -> Table:
        table = Table(show_lines=True)
        table.add_column(self.words.say("review-move"), justify="right")
        table.add_column(self.words.say("review-played"))
        table.add_column(self.words.say("review-expert"))
        for column in ("review-chance", "review-lost"):
            title = self.words.say(column)
            table.add_column(title, justify="right", width=max(FIGURE_WIDTH, *map(len, title.split())))
        for step in shown:
            table.add_row(*self._row(step))
        return table

    def _row(self, step: Step) -> tuple[str, ...]:
        name = "" if step.lost == 0 else self.words.say(f"review-severity-{step.severity.value}") + "\n"
        moves = tell_moves(self.words, self.record.game, step.played)
        return (
            str(step.number),
            name + labelled(self.words, self._names[step.seat], moves),
            "=" if step.played == step.best else self._better(step),
            self._change(step.before, step.after),
            f"{100 * step.lost:.0f}" if step.lost else "",
        )

    def _better(self, step: Step) -> str:
        why = [tell_why(self.words, why, self._names) for why in step.why]
        return "\n".join([tell_moves(self.words, self.record.game, step.best), *why])

    @property
    def _names(self) -> list[str]:
        """The names of the players; those of one name, such as two bots of one level, are numbered."""
        names = [player.name for player in players_of(self.record)]
        return [
            name if names.count(name) == 1 else f"{name} {names[:seat].count(name) + 1}"
            for seat, name in enumerate(names)
        ]

    def _change(self, before: float, after: float) -> str:
        first, then = (self.words.say("hint-percent", percent=round(100 * win)) for win in (before, after))
        return first if first == then else f"{first}\n→ {then}"

    # For programs -------------------------------------------------------------------------------------------

    def as_json(self) -> str:
        """Give every turn in the order of the game, and the sums by seat."""
        account = self.account
        told = {
            "game": self.record.game.name,
            "seats": self._names,
            "turns": self.turns,
            "judged": [self._as_object(step) for step in self.steps],
            "sums": None if account is None else [_rounded(asdict(one)) for one in account.sums],
            "not_explained_width": self.width,
        }
        return json.dumps(told, ensure_ascii=False, indent=1)

    def _as_object(self, step: Step) -> dict[str, Any]:
        write = self.record.game.format_move
        figures = {
            name: getattr(step, name)
            for name in ("start", "before", "after", "doubt", "lost", "luck", "rest")
        }
        return {
            "move": step.number,
            "seat": step.seat,
            "played": [write(move) for move in step.played],
            "best": [write(move) for move in step.best],
            "free": step.is_free,
            "base": step.base.value,
            **figures,
            "severity": step.severity.value,
            "why": [{"reason": why.reason.value, **why.facts} for why in step.why],
        }


def _signed(chance: float) -> str:
    points = round(100 * chance)
    return f"{points:+d}".replace("-", "−") if points else "0"


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(figure, DIGITS) for name, figure in figures.items()}
