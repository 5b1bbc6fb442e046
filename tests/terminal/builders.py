"""Sessions in one line."""

from datetime import UTC, datetime
from typing import Any

from tenback.games import the_game
from tenback.games.the_game import Command, PlayCard
from tenback.records import Record
from tenback.terminal.arranging import setup_from
from tenback.terminal.log import log_of
from tenback.terminal.saves import new_game
from tenback.terminal.session import Session
from tenback.terminal.setup import Setup
from tenback.words import Language, Words

ENGLISH = Words(Language.ENGLISH)
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC)


def arrangement(game: str, **choices: Any) -> Setup:
    usual = {"players": None, "people": 1, "seed": 7, "levels": ["random"]}
    return setup_from(ENGLISH, game, **usual | choices)


def game(name: str, **choices: Any) -> Session:
    """A game that is kept on the disk."""
    return new_game(arrangement(name, **choices), NOON)


def kept_nowhere(name: str, **choices: Any) -> Session:
    """A game without a save file."""
    return Session(log_of(arrangement(name, **choices).record("2026-11-15"), NOON))


def seated(session: Session, seat: int) -> Session:
    session.viewer = seat
    return session


def alone_with(*hand: int, rest: tuple[int, ...] = (), layout: dict[int, Command] | None = None) -> Session:
    """A game alone with these eight cards in hand; `rest` comes next from the draw pile."""
    first = (*hand, *rest)
    deck = (*first, *(card for card in the_game.CARDS if card not in first))
    options = the_game.Options(players=1, extreme=layout is not None)
    record = Record(the_game.Deal(options, deck, layout, starter=0), headers={"players": "person"})
    return Session(log_of(record, NOON))


def layout_with(**wanted: int) -> dict[int, Command]:
    """A layout in which a command lies on a card, as `stop=20`; the others lie on the cards from 60 up."""
    layout = {card: Command[name.upper()] for name, card in wanted.items()}
    free = iter(range(60, 100))
    for command in Command:
        while list(layout.values()).count(command) < 4:
            layout[next(free)] = command
    return layout


def play(session: Session, *plays: str) -> None:
    """Play cards such as `12A`."""
    for text in plays:
        move = the_game.parse_move(text)
        assert isinstance(move, PlayCard)
        session.play(move)
