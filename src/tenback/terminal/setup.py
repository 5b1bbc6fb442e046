"""All that is chosen before the first card, and how a record keeps it."""

from collections.abc import Iterable
from dataclasses import dataclass

from tenback.games import Deal, game_of, seeded_deal, take_that, the_game
from tenback.records import Record
from tenback.records.players import HEADER as PLAYERS
from tenback.records.players import format_levels, levels_in
from tenback.tables.table import Table
from tenback.talk.mode import TalkMode

SILENT_IN_0_1 = "off"
"""How 0.1.0 wrote that nobody may talk."""

Options = the_game.Options | take_that.Options


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, or a bot of some level."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Tell whether a person plays here."""
        return self.level is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A game that can be dealt."""

    options: Options
    players: tuple[Player, ...]
    seed: int
    deal_number: int = 0
    """Which deal of the seed."""
    starter: int | None = None
    """Who starts; None when the team agrees after it has seen its hands (G3)."""
    talk: TalkMode = TalkMode.MARKS
    layout: the_game.Layout | None = None
    """The commands of the owner's own box, known to all (E2); None draws them for this deal."""

    @property
    def game_name(self) -> str:
        """The game's name as commands and files spell it."""
        return game_of(self.options).name

    def deal(self) -> Deal:
        """Deal it."""
        deal = seeded_deal(self.options, self.seed, self.deal_number, starter=self.starter)
        put = game_of(self.options).with_layout
        return deal if self.layout is None or put is None else put(deal, self.layout)

    def record(self, date: str) -> Record:
        """Open the record of this game."""
        facts = {
            "date": date,
            "seed": str(self.seed),
            "deal-number": str(self.deal_number),
            PLAYERS: format_levels(player.level for player in self.players),
            "talk": self.talk.value,
        }
        return Record(self.deal(), seats=tuple(player.name for player in self.players), headers=facts)


def headers_of(table: Table, date: str) -> dict[str, str]:
    """Say in a record's headers how its table was set up."""
    settings = table.settings
    seed = {} if settings.practice_deal is None else {"seed": str(settings.practice_deal)}
    return {
        "date": date,
        **seed,
        "deal-number": str(settings.practice_number),
        PLAYERS: format_levels(seat.level if seat.bot_plays else None for seat in table.seats),
        "talk": settings.talk.value,
    }


def players_of(record: Record) -> tuple[Player, ...]:
    """Say who sat where; a record from elsewhere, which names no bots, is of people."""
    count = record.deal.options.players
    names = record.seats or tuple(str(seat + 1) for seat in range(count))
    return tuple(Player(*seat) for seat in zip(names, levels_in(record), strict=False))


def talk_of(record: Record) -> TalkMode:
    """Say what talk was allowed."""
    named = record.headers.get("talk", TalkMode.MARKS.value)
    return TalkMode.SILENT if named == SILENT_IN_0_1 else TalkMode(named)


def seed_of(record: Record) -> int:
    """Give the seed that the deal came from; 0 when the record does not tell."""
    return _number(record, "seed")


def deal_number_of(record: Record) -> int:
    """Give the number of the deal among those of its seed; 0 when the record does not tell."""
    return _number(record, "deal-number")


def _number(record: Record, header: str) -> int:
    text = record.headers.get(header, "")
    return int(text) if text.isascii() and text.isdigit() else 0


def clean_names(names: Iterable[str]) -> tuple[str, ...]:
    """Make names that a record can hold, short enough for the seats' line, and each different."""
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        short = " ".join(name.replace("|", " ").split())[:MOST_LETTERS].strip() or str(number)
        taken.append(short if short not in taken else f"{short[: MOST_LETTERS - 2]} {number}")
    return tuple(taken)


MOST_LETTERS = 12
