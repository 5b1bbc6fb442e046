"""The account of a finished game: its steps, and the sums of each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tenback.analysis.luck.steps import NotFinished, Step
from tenback.analysis.luck.sums import Sum, rival_sum, share_of, team_sum
from tenback.bots.the_game.chances import chance_before_the_deal
from tenback.games.the_game import Options as TheGame
from tenback.records import Record, final_moment


@dataclass(frozen=True, slots=True)
class Account:
    """All steps of a game, and the sums of each seat."""

    steps: tuple[Step, ...]
    sums: tuple[Sum, ...]
    """By seat."""
    is_team: bool

    def costly(self, seats: Iterable[int]) -> list[Step]:
        """Give the steps of some seats that lost something, the dearest first."""
        asked = set(seats)
        found = [step for step in self.steps if step.seat in asked and step.lost > 0]
        return sorted(found, key=lambda step: -step.lost)

    def best_decision(self, seat: int) -> Step | None:
        """Give the free decision of a seat that kept most: right, with the most at stake."""
        right = [step for step in self.steps if step.seat == seat and step.is_free and step.lost == 0]
        return max(right, key=lambda step: min(step.before, 1 - step.before), default=None)

    def luckiest(self) -> Step | None:
        """Give the step that was followed by the luckiest cards."""
        lucky = [step for step in self.steps if step.luck > 0]
        return max(lucky, key=lambda step: step.luck, default=None)


def account_of(record: Record, steps: Sequence[Step]) -> Account:
    """Add up the steps of a finished game."""
    outcome, options = final_moment(record).state.result, record.deal.options
    if outcome is None:
        raise NotFinished
    seats = range(options.players)
    if isinstance(options, TheGame):
        start = chance_before_the_deal(options)
        sums = [team_sum(start, steps, seat, float(outcome.won)) for seat in seats]
    else:
        shares = [share_of(outcome.scores, seat) for seat in seats]
        sums = [rival_sum(len(seats), steps, seat, shares[seat]) for seat in seats]
    return Account(tuple(steps), tuple(sums), record.game.is_team)
