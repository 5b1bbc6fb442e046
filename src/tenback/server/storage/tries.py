"""Who has tried a shared deal, and how it went: the first try counts, also when it was left."""

from dataclasses import dataclass

from tenback.server.storage.database import Connection, Row
from tenback.tables.standing import Result


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's game of a deal."""

    deal: str
    person: str
    number: int
    """From 1."""
    table: str
    is_bot: bool
    """Whether a program plays under a name of its own."""
    counts: bool
    """Whether it was the first, and began while the deal was open."""
    hinted: bool
    is_settled: bool
    """Whether the deal has closed and the result is final."""
    ended_at: int | None
    """When the game ended; None while it runs, and where its table has been deleted."""
    result: Result | None

    def is_over(self, closes_at: int) -> bool:
        """Tell whether it has ended, in time or by the end of the day."""
        return self.is_settled or self.has_ended_in_time(closes_at)

    def has_ended_in_time(self, closes_at: int) -> bool:
        """Tell whether it was played to its end; one that counts must have ended on its day."""
        return self.ended_at is not None and (self.ended_at <= closes_at or not self.counts)


_SELECT = (
    "SELECT deal_id, person_id, number, deal_tries.table_id, is_bot, deal_tries.counts, hinted, settled,"
    " deal_tries.won, measure, ended_at, results.won, results.cards_left, results.result"
    " FROM deal_tries LEFT JOIN results ON results.table_id = deal_tries.table_id"
)


def begin_try(connection: Connection, begun: Try) -> None:
    """Note that somebody begins; raises a conflict if the same number was begun elsewhere meanwhile."""
    connection.run(
        "INSERT INTO deal_tries (deal_id, person_id, number, table_id, is_bot, counts)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        (begun.deal, begun.person, begun.number, begun.table, int(begun.is_bot), int(begun.counts)),
    )


def tries_of(connection: Connection, deal_id: str, person: str) -> list[Try]:
    """List somebody's tries of a deal, the first one first."""
    sql = f"{_SELECT} WHERE deal_id = ? AND person_id = ? ORDER BY number"
    return [_try(row) for row in connection.execute(sql, (deal_id, person))]


def all_tries_of(connection: Connection, person: str) -> list[Try]:
    """List somebody's first tries of all deals."""
    sql = f"{_SELECT} WHERE person_id = ? AND number = 1 ORDER BY deal_id DESC"
    return [_try(row) for row in connection.execute(sql, (person,))]


def counting_tries(connection: Connection, deal_id: str) -> list[Try]:
    """List the tries of all people and programs that count."""
    sql = f"{_SELECT} WHERE deal_id = ? AND deal_tries.counts = 1"
    return [_try(row) for row in connection.execute(sql, (deal_id,))]


def settle_try(connection: Connection, played: Try, result: Result) -> None:
    """Keep the final result, which stays when the table is deleted."""
    connection.run(
        "UPDATE deal_tries SET settled = 1, won = ?, measure = ? WHERE deal_id = ? AND person_id = ?"
        " AND number = ?",
        (int(result.won), result.measure, played.deal, played.person, played.number),
    )


def mark_hinted(connection: Connection, table_id: str) -> None:
    """Note that a hint was asked for: games with and without hints are never compared."""
    connection.run("UPDATE deal_tries SET hinted = 1 WHERE table_id = ? AND hinted = 0", (table_id,))


def _try(row: Row) -> Try:
    deal, person, number, table, is_bot, counts, hinted, settled, won, measure, ended_at, *result = row
    if settled:
        final: Result | None = Result(bool(won), int(measure))
    else:
        final = None if ended_at is None else _result(*result)
    flags = bool(is_bot), bool(counts), bool(hinted), bool(settled)
    return Try(deal, person, number, table, *flags, ended_at, final)


def _result(won: int, cards_left: int | None, word: str) -> Result:
    """Read a result; whoever tries a deal has the first seat, and its points where there are some."""
    if cards_left is not None:
        return Result(bool(won), cards_left)
    return Result(bool(won), int(word.partition(":")[2].split(",")[0]))
