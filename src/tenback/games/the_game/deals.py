"""Deals of THE GAME and EXTREME by chance, and from a seed (G1, E2)."""

from tenback.games.decks import DealStream, Streams, deal_streams, shuffled
from tenback.games.the_game.cards import CARDS, Card, Seat
from tenback.games.the_game.commands import Command, drawn_layout
from tenback.games.the_game.notation import Deal
from tenback.games.the_game.options import Options

DECK_STREAM = 1
LAYOUT_STREAM = 2


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
