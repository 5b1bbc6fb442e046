"""Whatever reaches a viewer of a table, asked for on two servers that differ in hidden cards alone."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from harness.client import Person, Socket
from harness.hinting import BUSY, QUICK, hint_for
from harness.logs import game_log, with_other_hidden_cards
from harness.servers import Server
from tenback.tables.events import Entry
from tenback.tables.settings import Settings
from tenback.talk.mode import TalkMode

PEOPLE = {f"person{index}": f"secret-{index}-" + "x" * 40 for index in range(3)}
KINDS = {
    "game": Settings(game="the-game", players=3, talk=TalkMode.CHAT, public=True),
    "aided": Settings(game="the-game", players=3, aid=True),
    "extreme": Settings(game="extreme", players=3, talk=TalkMode.MARKS),
    "learned": Settings(game="extreme", players=3, switched_off=("skull", "stop")),
    "line": Settings(game="take-that", players=3, rounds=2, professional=True),
}
VIEWERS = (0, 1, 2, None)
MOVES = (0, 1, 7, 40)
HINTED = 7
"""A hint takes a bot's thought; it is asked for after so many moves alone."""
GUESSES = ("begin", "end", "2A", "57C", "99D", "98B", "49", "x49", "x94", "take", "nonsense")


class Twin(NamedTuple):
    """A table as one viewer sees it, twice: as it was, and with other hidden cards."""

    name: str
    viewer: int | None
    logs: tuple[list[Entry], list[Entry]]


def twin_tables(seed: int) -> Iterator[Twin]:
    """Tables of every kind and length, for every viewer."""
    rng = random.Random(seed)
    for kind, settings in KINDS.items():
        for moves in MOVES:
            log = game_log(settings, list(PEOPLE), moves, seed=rng.randrange(1 << 30))
            for viewer in VIEWERS:
                name = f"{kind}{moves}seen{'' if viewer is None else viewer}"
                yield Twin(name, viewer, (log, with_other_hidden_cards(log, viewer, rng)))


def without_facts(text: str) -> str:
    """Only the commitment may differ, and of course the clock, the port and the file."""
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":…', text)
    return re.sub(r'"now":\d+|127\.0\.0\.1:\d+|"updated_at":\d+', "…", text)


@dataclass(frozen=True)
class Reached:
    """What came over each link by itself: which of them answers first is the machine's affair."""

    socket: list[str]
    http: list[str]


def hints_are_compared(server: Server) -> bool:
    """Tell whether this is the server for it: a thought costs seconds, and knows nothing of databases."""
    return not server.database.startswith("postgres")


def all_that_reaches(server: Server, table: str, viewer: int | None) -> Reached:
    who = Person(server.port, "" if viewer is None else PEOPLE[f"person{viewer}"])
    with Socket(who, table) as socket:
        socket.until_update(lambda _: True)
        for guess in GUESSES:
            if not _would_change(socket.update, guess):
                socket.ask_with_id(guess, "move", move=guess)
        for kind in ("take-back", "confirm", "come-back", "start", "rematch"):
            socket.ask_with_id(kind, kind)
        socket.ask_with_id("mark", "mark", mark="leave-it", pile=9)
        if f"{HINTED}seen" in table and hints_are_compared(server):
            hint_for(socket)
        socket.say("{broken")
        socket.say({"type": "ping"})
        socket.until(lambda message: message["type"] == "pong")
    pages = [f"/api/tables/{table}", "/api/tables", "/api/me/tables", "/api/me/results", "/api/statistics"]
    pages += [f"/api/tables/{table}/record", f"/api/tables/{table}/replay"]
    # The pages that a browser loads: nothing of a table is written into their source.
    pages += ["/", f"/t/{table}", f"/t/{table}/replay", "/nowhere.js"]
    answers = [who.request("GET", page) for page in pages]
    answers += [who.request("POST", f"/api/tables/{table}/{deed}", body) for deed, body in DEEDS]
    # How long a thought takes is the machine's affair: who waits asks again.
    heard = [without_facts(text) for text in socket.heard if BUSY not in text and QUICK not in text]
    return Reached(
        heard, [without_facts(f"{answered.status} {answered.raw.decode()}") for answered in answers]
    )


DEEDS: tuple[tuple[str, Any], ...] = (
    ("claim", {"code": "guess"}),
    ("claim", {}),
    ("invitations", {"seat": 1}),
)
"""Requests that are refused at a running table."""


def _would_change(update: dict[str, Any], guess: str) -> bool:
    return f'"{guess}"' in json.dumps(update["board"])
