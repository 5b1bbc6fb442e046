"""The account of a finished game: its steps, and the sums of each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.analysis.luck.steps import NotFinished, Step
from tenback.analysis.luck.sums import Sum, rival_sum, share_of, team_sum
from tenback.analysis.review import turns_of
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


def start_of(record: Record) -> float:
    """The chance before any card is dealt, for players who talk as these did when the first turn began."""
    options = record.deal.options
    if not isinstance(options, TheGame):
        return 1 / options.players
    first = next(turns_of(record), None)
    return chance_before_the_deal(options, marks=first is not None and first.talk.has_begun)


def account_of(record: Record, steps: Sequence[Step]) -> Account:
    """Add up the steps of a finished game."""
    outcome, options = final_moment(record).state.result, record.deal.options
    if outcome is None:
        raise NotFinished
    seats = range(options.players)
    if isinstance(options, TheGame):
        start = start_of(record)
        sums = [team_sum(start, steps, seat, float(outcome.won)) for seat in seats]
    else:
        shares = [share_of(outcome.scores, seat) for seat in seats]
        sums = [rival_sum(len(seats), steps, seat, shares[seat]) for seat in seats]
    return Account(tuple(steps), tuple(sums), record.game.is_team)
