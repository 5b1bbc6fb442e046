"""The instant tournament as one person may see it: each deal after it was played, and the sum."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.server.presenters.daily import daily_line, is_by_points
from tenback.server.storage.shared_deals import SharedDeal
from tenback.server.storage.tries import Try
from tenback.server.wire.instant import InstantLine, InstantView
from tenback.tables.instant import Tournament
from tenback.tables.standing import FieldGame, Standing, standing


@dataclass(frozen=True, slots=True)
class Played:
    """A deal of a tournament, my tries of it, and the games of the bots that it is compared with."""

    deal: SharedDeal
    tries: Sequence[Try]
    field: Sequence[FieldGame]

    @property
    def is_over(self) -> bool:
        """Whether the first try has ended."""
        return bool(self.tries) and (self.tries[0].ended_at is not None or self.tries[0].is_settled)

    @property
    def place(self) -> Standing | None:
        """Where my first try stands; None where it does not count here.

        One that was played on its day counts for that day, and bots play without hints.
        """
        first = self.tries[0] if self.tries else None
        if first is None or first.counts or first.hinted or first.result is None or not self.is_over:
            return None
        others = (game.result for game in self.field)
        return standing(first.result, others, by_points=is_by_points(self.deal))

    @property
    def is_won(self) -> bool:
        """Whether it counts here and was won."""
        result = self.tries[0].result if self.place is not None else None
        return result is not None and result.won


def instant_shown(
    tournament: Tournament, played: Sequence[Played], level: str, now: int, *, making: bool
) -> InstantView:
    """Show a tournament."""
    places = [place for one in played if (place := one.place) is not None]
    told = [place for place in places if place.games]
    percents = [percent_of(place) for place in told]
    return InstantView(
        id=tournament.id,
        name=tournament.daily.name,
        by_points=is_by_points(played[0].deal),
        level=level,
        deals=tuple(_line(one, now) for one in played),
        finished=sum(one.is_over for one in played),
        compared=len(told),
        won=sum(one.is_won for one in played),
        bots_won=round(sum(place.won / place.games for place in told), 1),
        percent=round(sum(percents) / len(percents), 1) if percents else None,
        making=making,
    )


def percent_of(place: Standing) -> float:
    """Tell how many percent of the others did worse."""
    return 100 * place.beaten / place.games


def _line(one: Played, now: int) -> InstantLine:
    line, place = daily_line(one.deal, one.tries, now), one.place
    if place is None or not place.games:
        return InstantLine(line, place is not None, 0, None)
    return InstantLine(line, compared=True, games=place.games, percent=round(percent_of(place), 1))
