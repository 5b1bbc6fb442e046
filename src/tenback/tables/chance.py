"""Where a table's chance comes from: always from outside, so that the machine itself has none."""

import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from tenback.games import Deal, game_named, game_of, random_deal, seeded_deal
from tenback.games.decks import Randomness
from tenback.tables.commitment import NONCE_BYTES
from tenback.tables.settings import Settings

_ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that cannot be mistaken for each other."""


class Chance(Protocol):
    """What a table asks of chance."""

    def deal(self, settings: Settings) -> Deal:
        """Shuffle the cards."""
        ...

    def nonce(self) -> str:
        """Give 32 bytes, in hexadecimal, that nobody can guess."""
        ...

    def table_id(self) -> str:
        """Name a new table."""
        ...


class SystemChance:
    """The system's own randomness: nothing of it can be computed from anything that is shown.

    *is_own* tells whether a table of that id is served by this process.
    """

    def __init__(self, is_own: Callable[[str], bool] = lambda _: True) -> None:
        self._is_own = is_own

    def deal(self, settings: Settings) -> Deal:
        """Shuffle the cards."""
        return deal_for(settings, random.SystemRandom())

    def nonce(self) -> str:
        """Give 32 bytes, in hexadecimal, that nobody can guess."""
        return secrets.token_hex(NONCE_BYTES)

    def table_id(self) -> str:
        """Name a new table: 16 letters, 79 bits; of the names that lead to this process."""
        while True:
            table_id = "".join(secrets.choice(_ID_LETTERS) for _ in range(16))
            if self._is_own(table_id):
                return table_id


@dataclass(frozen=True, slots=True)
class StoredCards:
    """Cards that other tables play too, as they were stored."""

    deal: str
    nonce: str


@dataclass(frozen=True, slots=True)
class StoredChance:
    """Deals the cards that were stored; everything else is left to chance."""

    cards: StoredCards
    other: Chance

    def deal(self, settings: Settings) -> Deal:
        """Give the stored cards."""
        deal: Deal = game_named(settings.game).parse_deal(self.cards.deal)
        return deal

    def nonce(self) -> str:
        """Give the nonce that the commitment to these cards was made with."""
        return self.cards.nonce

    def table_id(self) -> str:
        """Name a new table."""
        return self.other.table_id()


def deal_for(settings: Settings, rng: Randomness) -> Deal:
    """Make the deal of a table; who begins is left open where the players may agree (G3)."""
    options = settings.options
    starter = _starter(settings, rng)
    if settings.practice_deal is not None:
        seed, number = settings.practice_deal, settings.practice_number
        return _with_layout(seeded_deal(options, seed, number, starter=starter), settings)
    return _with_layout(random_deal(options, rng, starter=starter), settings)


def _starter(settings: Settings, rng: Randomness) -> int | None:
    """Let the players agree where they may; a practice deal is the same every time, so seat 0 starts it."""
    if settings.players == 1:
        return 0
    if game_of(settings.options).open_start:
        return None
    return 0 if settings.practice_deal is not None else rng.randrange(settings.players)


def _with_layout(deal: Deal, settings: Settings) -> Deal:
    """A layout that the table names is known to all (E25)."""
    layout = settings.command_layout
    put = game_named(settings.game).with_layout
    return deal if layout is None or put is None else put(deal, layout)
