"""Deals of TAKE THAT at random, and from a seed: a deck for each round (T2, T11)."""

from dataclasses import dataclass

from tenback.games.decks import DealStream, Streams, deal_streams, shuffled
from tenback.games.take_that.cards import CARDS, Card, Seat
from tenback.games.take_that.options import Options
from tenback.games.take_that.play import deal
from tenback.games.take_that.state import State

FIRST_DECK_STREAM = 2
"""The stream of the first round's deck; the rounds after it have the next ones."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the table decide before the first move."""

    options: Options
    decks: tuple[tuple[Card, ...], ...]
    starter: Seat = 0

    def state(self) -> State:
        """Deal it."""
        return deal(self.options, self.decks, starter=self.starter)


def seeded_deck(seed: int, number: int = 0, round_number: int = 0) -> tuple[Card, ...]:
    """Shuffle the deck of one round of one deal of a seed."""
    return shuffled(CARDS, DealStream(seed, number, FIRST_DECK_STREAM + round_number))


def seeded_deal(options: Options, seed: int, number: int = 0, *, starter: Seat | None = 0) -> Deal:
    """Make one deal of a seed."""
    return dealt(options, deal_streams(seed, number), starter)


def dealt(options: Options, streams: Streams, starter: Seat | None = 0) -> Deal:
    """Shuffle a deck for each round (T2, T11)."""
    rounds = range(FIRST_DECK_STREAM, FIRST_DECK_STREAM + options.rounds)
    return Deal(options, tuple(shuffled(CARDS, streams(stream)) for stream in rounds), starter=starter or 0)
