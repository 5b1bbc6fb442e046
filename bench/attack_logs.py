"""The tables that an attack needs: matches of twenty rounds, long logs, and tables to sit at."""

import random

from tenback.games import game_named
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.appending import Append, append
from tenback.server.storage.database import database_at
from tenback.server.storage.people import Person, add_person, hashed, new_secret
from tenback.server.storage.schema import prepare
from tenback.tables.chance import deal_for
from tenback.tables.deciding import MOST_EVENTS
from tenback.tables.events import Entry, Marked, Moved, Opened, Seated, Started, TableEvent
from tenback.tables.fold import fold
from tenback.tables.settings import Settings

PEOPLE = ("attacker", "bystander", "other")
NONCE = "7e" * 32
LONG_LOGS = 4
LONG_MATCHES = 12
"""So many that their replays are still being made while a bystander plays."""
LONG = Settings(game="take-that", players=2, rounds=20)
SHORT = Settings(game="the-game", players=2)
ALONE = Settings(game="the-game", players=1)


def prepare_database(path: str) -> dict[str, str]:
    """Write people and tables into a new database; give the people's secrets."""
    prepare(database_at(path))
    secrets = {name: new_secret() for name in PEOPLE}
    tables: dict[str, list[TableEvent]] = {
        "crowd": [*_opened(SHORT, "attacker", "other"), Moved(0, "begin")],
        "quiet": [*_opened(SHORT, "bystander", "other"), Moved(1, "begin")],
        "alone": _opened(ALONE, "attacker"),
    }
    toggled = [Marked(1, "rather-mine", 1)] * (MOST_EVENTS - 10)
    match = [*_opened(LONG, "attacker", "other"), *_random_moves(LONG)]
    tables |= {f"longmatch{number}": match for number in range(LONG_MATCHES)}
    tables |= {f"longlog{number}": [*tables["crowd"], *toggled] for number in range(LONG_LOGS)}
    _write(path, secrets, tables)
    return secrets


def _opened(settings: Settings, *people: str) -> list[TableEvent]:
    deal = game_named(settings.game).format_deal(deal_for(settings, random.Random(1)))
    seats = [Seated(seat, person, person.title()) for seat, person in enumerate(people)]
    return [Opened(settings, people[0]), *seats, Started(deal, NONCE)]


def _random_moves(settings: Settings) -> list[TableEvent]:
    rng, game = random.Random(2), game_named(settings.game)
    state, moves = deal_for(settings, random.Random(1)).state(), []
    while state.result is None:
        seat = 0 if state.turn is None else state.turn
        move = rng.choice(game.legal_moves(state, seat))
        moves.append(Moved(seat, game.format_move(move)))
        state = game.apply(state, seat, move)
    return [*moves]


def _write(path: str, secrets: dict[str, str], tables: dict[str, list[TableEvent]]) -> None:
    connection = database_at(path).connect()
    connection.execute("BEGIN")
    for name, secret in secrets.items():
        add_person(connection, Person(name, name.title()), hashed(secret), now_ms())
    for table_id, events in tables.items():
        log = tuple(Entry(number, now_ms(), event) for number, event in enumerate(events, start=1))
        append(connection, (Append(log, None, fold(table_id, log), checks_people=False),))
    connection.execute("COMMIT")
    connection.close()
