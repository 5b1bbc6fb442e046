"""Deals of THE GAME and EXTREME at random, and from a seed (G1, E2)."""

from dataclasses import dataclass

from tenback.games.decks import DealStream, Streams, deal_streams, shuffled
from tenback.games.the_game.cards import CARDS, Card, Seat
from tenback.games.the_game.commands import Command, Layout, drawn_layout
from tenback.games.the_game.options import Options
from tenback.games.the_game.play import deal
from tenback.games.the_game.state import State

DECK_STREAM = 1
LAYOUT_STREAM = 2


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance and the table decide before the first move."""

    options: Options
    deck: tuple[Card, ...]
    layout: Layout | None = None
    layout_known: bool = False
    starter: Seat | None = None

    def state(self) -> State:
        """Deal it."""
        return deal(
            self.options,
            self.deck,
            layout=self.layout,
            layout_known=self.layout_known,
            starter=self.starter,
        )


def seeded_deck(seed: int, number: int = 0) -> tuple[Card, ...]:
    """Shuffle the deck of one deal of a seed."""
    return shuffled(CARDS, DealStream(seed, number, DECK_STREAM))


def seeded_layout(seed: int, number: int = 0) -> dict[Card, Command]:
    """Draw the 28 command cards of one deal of a seed (E2)."""
    return drawn_layout(DealStream(seed, number, LAYOUT_STREAM))


def seeded_deal(options: Options, seed: int, number: int = 0, *, starter: Seat | None = 0) -> Deal:
    """Make one deal of a seed."""
    return dealt(options, deal_streams(seed, number), starter)


def dealt(options: Options, streams: Streams, starter: Seat | None = 0) -> Deal:
    """Shuffle the cards and, in EXTREME, draw the commands (G1, E2)."""
    layout = drawn_layout(streams(LAYOUT_STREAM)) if options.extreme else None
    return Deal(options, shuffled(CARDS, streams(DECK_STREAM)), layout, starter=starter)
