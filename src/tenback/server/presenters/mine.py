"""A person's own games over HTTP: by kind, and by the exact set of people who played them."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tenback.records.played import Kind, Played
from tenback.records.statistics import Summary, histogram, summaries
from tenback.server.storage.played import PlayedRow
from tenback.server.wire.mine import (
    Companies,
    CompanyLine,
    CompanyStatistics,
    FieldOfKind,
    GamePlayed,
    KindOfGames,
    MemberView,
    ResultBar,
)
from tenback.tables.settings import Settings

ID_LETTERS = 24


@dataclass(frozen=True, slots=True)
class TablesShown:
    """What the lists of games need to know of their tables."""

    settings: Mapping[str, Settings]
    """By table, of the last game of each kind at least."""
    still_open: frozenset[str]
    """The tables whose cards others still play."""


@dataclass(frozen=True, slots=True)
class Company:
    """An exact set of people, and the rows of all games that they and nobody else have played."""

    people: frozenset[str]
    rows: tuple[PlayedRow, ...]

    @property
    def id(self) -> str:
        """Name the set; one who is not in it cannot ask for it, by whatever name."""
        return hashlib.sha256(" ".join(sorted(self.people)).encode()).hexdigest()[:ID_LETTERS]

    def games_of(self, person: str) -> list[Played]:
        """List the games as one of them played them."""
        return [row.game for row in self.rows if row.person == person]


def companies(rows: Iterable[PlayedRow]) -> list[Company]:
    """Put tables together by who played there; one that a deleted person played at belongs to no set."""
    tables: dict[str, list[PlayedRow]] = {}
    for row in rows:
        tables.setdefault(row.game.source, []).append(row)
    sets: dict[frozenset[str], list[PlayedRow]] = {}
    for found in tables.values():
        people = frozenset(row.person for row in found)
        if len(people) == found[0].people > 1:
            sets.setdefault(people, []).extend(found)
    made = [Company(people, tuple(found)) for people, found in sets.items()]
    return sorted(made, key=_last_ended, reverse=True)


def _last_ended(company: Company) -> int:
    return max(row.game.ended_at for row in company.rows)


def company_lines(found: Iterable[Company], person: str, names: Mapping[str, str]) -> Companies:
    """List the sets of people that a person is one of."""
    return Companies(tuple(_line(company, person, names) for company in found))


def _line(company: Company, person: str, names: Mapping[str, str]) -> CompanyLine:
    games = company.games_of(person)
    won = sum(game.won for game in games)
    return CompanyLine(company.id, _named(company, names), len(games), won, _last_ended(company))


def _named(company: Company, names: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(sorted(names.get(person, "—") for person in company.people))


def company_statistics(
    company: Company, person: str, names: Mapping[str, str], tables: TablesShown
) -> CompanyStatistics:
    """Show the games of a set of people to one of them."""
    found = summaries(company.games_of(person))
    kinds = tuple(
        kind_of_games(summary, tables, members(company, summary.kind, person, names)) for summary in found
    )
    return CompanyStatistics(_named(company, names), kinds)


def members(company: Company, kind: Kind, person: str, names: Mapping[str, str]) -> tuple[MemberView, ...]:
    """Count who won how often, where each plays for themselves."""
    rows = [row for row in company.rows if row.game.kind == kind and row.game.score is not None]
    won = {who: sum(row.game.won for row in rows if row.person == who) for who in company.people}
    ranked = sorted(won.items(), key=lambda item: (-item[1], names.get(item[0], "")))
    shown = (MemberView(names.get(who, "—"), who == person, count) for who, count in ranked)
    return tuple(shown) if rows else ()


def kind_of_games(summary: Summary, tables: TablesShown, shown: Sequence[MemberView] = ()) -> KindOfGames:
    """Show the games of one kind."""
    kind = summary.kind
    return KindOfGames(
        kind.game,
        kind.players,
        kind.talk,
        kind.hints,
        tables.settings[summary.last[0].source],
        summary.games,
        summary.won,
        summary.excellent,
        summary.left_early,
        summary.mean,
        summary.streak,
        summary.best_streak,
        summary.tricks,
        summary.marks,
        tuple(ResultBar(bar.low, bar.high, bar.games) for bar in summary.histogram),
        tuple(_game(game, tables) for game in summary.best),
        tuple(_game(game, tables) for game in summary.last),
        tuple(shown),
    )


def field_of_kind(level: str, counted: Sequence[tuple[int, int, int]], *, is_team: bool) -> FieldOfKind:
    """Show how bots did on deals of one kind: measures, how many games had each, and how many were won."""
    results = [measure for measure, games, _ in counted for _ in range(games)]
    bars = histogram(results, wins_apart=is_team)
    return FieldOfKind(
        level,
        len(results),
        sum(won for _, _, won in counted),
        tuple(ResultBar(bar.low, bar.high, bar.games) for bar in bars),
    )


def _game(game: Played, tables: TablesShown) -> GamePlayed:
    return GamePlayed(
        game.source,
        game.ended_at,
        game.won,
        game.cards_left,
        game.score,
        game.left_early,
        still_open=game.source in tables.still_open,
    )
