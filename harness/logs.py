"""Logs of chosen games, put straight into a database: the same game with other hidden cards."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tenback.games import AnyGame, game_named, take_that
from tenback.games.errors import TenbackError
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.appending import Append, append
from tenback.server.storage.database import database_at
from tenback.server.storage.people import Person, add_person, hashed
from tenback.server.storage.schema import prepare
from tenback.tables.chance import deal_for
from tenback.tables.events import Entry, Moved, Opened, Seated, Started, TableEvent
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

AT = 1_790_000_000_000
NONCE = "7e" * 32


def game_log(settings: Settings, people: list[str], moves: int, seed: int) -> list[Entry]:
    """Play random moves that do not end the game."""
    rng, game = random.Random(seed), game_named(settings.game)
    deal: Any = deal_for(settings, rng)
    events: list[TableEvent] = [Opened(settings, people[0])]
    events += [Seated(seat, who, f"Name {chr(65 + seat)}") for seat, who in enumerate(people)]
    events.append(Started(game.format_deal(deal), NONCE))
    state = deal.state()
    for _ in range(moves):
        seat = 0 if state.turn is None else state.turn
        after = {move: game.apply(state, seat, move) for move in game.legal_moves(state, seat)}
        going_on = [move for move, next_state in after.items() if next_state.result is None]
        if not going_on:
            break
        move = rng.choice(going_on)
        events.append(Moved(seat, game.format_move(move)))
        state = after[move]
    return [Entry(number, AT + number, event) for number, event in enumerate(events, start=1)]


def with_other_hidden_cards(log: list[Entry], seat: int | None, rng: random.Random) -> list[Entry]:
    """Permute the cards that a viewer cannot know; the viewer's own view stays as it is."""
    table = fold("t", log)
    game = table.game
    view = game.view(table.state, seat)
    while True:
        other = [_with_deal(game, table.deal, view, entry, rng) for entry in log]
        try:
            changed = fold("t", other)
        except TenbackError:
            # With these cards somebody would have been stuck on the way.
            continue
        if game.view(changed.state, seat) == view and changed.state != table.state:
            return other


def _with_deal(game: AnyGame, deal: Any, view: Any, entry: Entry, rng: random.Random) -> Entry:
    if not isinstance(entry.event, Started):
        return entry
    unseen = list(view.unseen)
    swapped = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    other = _line_deal(deal, view, swapped, rng) if isinstance(deal, take_that.Deal) else _deal(deal, swapped)
    return Entry(entry.number, entry.at, Started(game.format_deal(other), NONCE))


def _deal(deal: Any, swapped: dict[int, int]) -> Any:
    layout = deal.layout
    if layout is not None and not deal.layout_known:
        layout = {swapped.get(card, card): command for card, command in layout.items()}
    return replace(deal, deck=tuple(swapped.get(card, card) for card in deal.deck), layout=layout)


def _line_deal(deal: Any, view: Any, swapped: dict[int, int], rng: random.Random) -> Any:
    decks = list(deal.decks)
    decks[view.round] = tuple(swapped.get(card, card) for card in decks[view.round])
    to_come = (tuple(rng.sample(deck, len(deck))) for deck in decks[view.round + 1 :])
    return replace(deal, decks=(*decks[: view.round + 1], *to_come))


def put(database: str, tables: dict[str, list[Entry]], people: dict[str, str]) -> None:
    """Store logs as tables, and people with their secrets, in a database that may be empty."""
    prepare(database_at(database))
    connection = database_at(database).connect()
    connection.execute("BEGIN")
    for person, secret in people.items():
        add_person(connection, Person(person, person), hashed(secret), now_ms())
    for table_id, log in tables.items():
        append(connection, (Append(tuple(log), None, fold(table_id, log), checks_people=False),))
    connection.execute("COMMIT")
    connection.close()


def prefixes(log: list[Entry], first: int) -> Iterator[list[Entry]]:
    """Go through the beginnings of a log."""
    return (log[:end] for end in range(first, len(log) + 1))
