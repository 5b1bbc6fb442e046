"""Small tables for tests: people, bots, a chosen chance, and a clock that is told the time."""

from dataclasses import dataclass, field
from typing import Any

from tenback.bots.level_talk import level_says
from tenback.games import Deal, the_game
from tenback.games.decks import Generator
from tenback.tables.appending import appended
from tenback.tables.chance import deal_for
from tenback.tables.deciding import decide
from tenback.tables.decision import Accepted, Context, Decision, FoundNumber, Refused
from tenback.tables.events import BotSeated, Entry, Opened, TableEvent
from tenback.tables.fold import fold
from tenback.tables.requests import PersonRequest, Start, TakeSeat
from tenback.tables.settings import Settings
from tenback.tables.table import Table

LEVELS = ("random", "careful", "expert")


class KnownChance:
    """Chance from a seed, or a deal that is given."""

    def __init__(self, seed: int = 1, deal: Deal | None = None) -> None:
        self._rng = Generator(seed)
        self._deal = deal
        self._tables = 0

    def deal(self, settings: Settings) -> Deal:
        return self._deal or deal_for(settings, self._rng)

    def nonce(self) -> str:
        return "5a" * 32

    def table_id(self) -> str:
        self._tables += 1
        return f"table{self._tables}"


def find_number(text: str) -> FoundNumber | None:
    """A referee that knows digits only: enough to see that it is asked."""
    digits = [sign for sign in text if sign.isdigit()]
    return FoundNumber(digits[0], "talk-reason-digits") if digits else None


@dataclass
class Played:
    """A table with its log; people are called by their name."""

    table: Table
    log: list[Entry]
    chance: KnownChance = field(default_factory=KnownChance)
    now: int = 1_000_000
    absent: frozenset[int] = frozenset()

    def context(self, person: str | None) -> Context:
        present = frozenset(range(len(self.table.seats))) - self.absent
        return Context(
            now=self.now,
            person=person,
            name=person or "",
            present=present,
            levels=LEVELS,
            find_number=find_number,
            chance=self.chance,
        )

    def ask(self, person: str | None, ask: PersonRequest) -> Decision:
        """TableRequest; when it is accepted the table goes on."""
        verdict = decide(self.table, self.context(person), ask)
        if isinstance(verdict, Accepted):
            self.append(*verdict.events)
        return verdict

    def append(self, *events: TableEvent, action: str | None = None) -> None:
        entries, self.table = appended(self.table, events, now=self.now, says=level_says, action=action)
        self.log += entries

    def legal(self, person: str) -> list[str]:
        """The moves of a person, as they are asked for."""
        game = self.table.game
        view = game.view(self.table.drafted, self.table.seat_of(person))
        return [game.format_move(move) for move in view.legal]

    @property
    def state(self) -> Any:
        return self.table.state


def opened(settings: Settings, *people: str, bots: tuple[str, ...] = (), seed: int = 1) -> Played:
    """Open a table and seat people, then bots."""
    log = [Entry(1, 1_000_000, Opened(settings, people[0]))]
    played = Played(fold("t", log), log, KnownChance(seed))
    for seat, person in enumerate(people):
        accepted(played.ask(person, TakeSeat(seat)))
    for seat, level in enumerate(bots, start=len(people)):
        played.append(BotSeated(seat, level))
    return played


def started(settings: Settings, *people: str, bots: tuple[str, ...] = (), seed: int = 1) -> Played:
    """Open a table, seat everyone and deal."""
    played = opened(settings, *people, bots=bots, seed=seed)
    accepted(played.ask(people[0], Start()))
    return played


def with_deal(played: Played, deal: Deal) -> Played:
    """Deal these cards at a table that has not started."""
    played.chance = KnownChance(deal=deal)
    accepted(played.ask(played.table.host, Start()))
    return played


def deck_with(*first: int) -> tuple[int, ...]:
    """A deck of THE GAME that begins with these cards."""
    return (*first, *(card for card in the_game.CARDS if card not in first))


def accepted(verdict: Decision) -> Accepted:
    assert isinstance(verdict, Accepted), verdict
    return verdict


def refused(verdict: Decision) -> str:
    assert isinstance(verdict, Refused), verdict
    return verdict.reason
