"""The review of a finished game as whoever asks sees it, as far as it is made."""

from collections.abc import Iterator
from dataclasses import asdict

from tenback.analysis.luck.highlights import best_decision, costly, luckiest
from tenback.analysis.luck.steps import DIGITS
from tenback.analysis.luck.sums import Sum, rival_sum, share_of, team_sum
from tenback.analysis.luck.widths import explains_one_game, width_of
from tenback.server.reviews.luck import STEPS
from tenback.server.storage.reviews import Stage, StoredReview
from tenback.server.wire.pages import SeatLine
from tenback.server.wire.reviews import JudgedTurn, ReviewProgress, ReviewStage, ReviewView, SumView
from tenback.tables.table import Table

STAGES: dict[Stage, ReviewStage] = {
    Stage.WAITING: "waiting",
    Stage.DONE: "done",
    Stage.FAILED: "failed",
}


def review_shown(table: Table, stored: StoredReview, seat: int | None) -> ReviewView:
    """Make all that is known ready for the wire."""
    assert table.state is not None
    options, steps = table.state.options, tuple(map(STEPS.decode, stored.steps))
    return ReviewView(
        table=table.id,
        game=table.settings.game,
        seats=tuple(SeatLine(seat.kind, seat.name) for seat in table.seats),
        seat=seat,
        team=table.game.is_team,
        stage=STAGES[stored.stage],
        turns=stored.turns,
        steps=steps,
        sums=_sums(table, stored, steps) if stored.stage is Stage.DONE else (),
        width=width_of(options, talks=table.settings.has_marks),
        explains=explains_one_game(options, talks=table.settings.has_marks),
        open_win=stored.open_win,
        costly=tuple(step.number for step in costly(steps)),
        best=tuple(_number_of(best_decision(_free(steps, seat))) for seat in range(len(table.seats))),
        luckiest=_number_of(luckiest(steps)),
    )


def progress_since(stored: StoredReview, seen: int) -> ReviewProgress:
    """Tell what came after the turns that were told already."""
    steps = tuple(map(STEPS.decode, stored.steps))
    return ReviewProgress(stored.turns, steps[seen:], tuple(step.number for step in costly(steps)))


def _free(steps: tuple[JudgedTurn, ...], seat: int) -> Iterator[JudgedTurn]:
    return (step for step in steps if step.seat == seat and step.free)


def _number_of(step: JudgedTurn | None) -> int | None:
    return None if step is None else step.number


def _sums(table: Table, stored: StoredReview, steps: tuple[JudgedTurn, ...]) -> tuple[SumView, ...]:
    assert table.state is not None
    assert table.state.result is not None
    result, seats = table.state.result, range(len(table.seats))
    if table.game.is_team:
        sums = [team_sum(stored.start, steps, seat, float(result.won)) for seat in seats]
    else:
        shares = [share_of(result.scores, seat) for seat in seats]
        sums = [rival_sum(len(seats), steps, seat, shares[seat]) for seat in seats]
    return tuple(map(_sum_shown, sums))


def _sum_shown(told: Sum) -> SumView:
    return SumView(**{name: round(figure, DIGITS) for name, figure in asdict(told).items()})
