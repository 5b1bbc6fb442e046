"""Whatever reaches a socket is the same when the cards hidden from it are permuted."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from harness.client import Person, Socket
from harness.servers import NewDatabase, Server
from tenback.server.operations.admin_tokens import make_token
from tenback.tables.settings import Settings
from tenback.talk.mode import TalkMode
from tests.server.hinting import BUSY, QUICK, hint_for
from tests.server.logs import game_log, put, with_other_hidden_cards

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


def tables() -> Iterator[tuple[str, int | None, list[Any], list[Any]]]:
    """Tables of every kind and length, each twice: as it was, and with other hidden cards."""
    rng = random.Random(11)
    for kind, settings in KINDS.items():
        for moves in MOVES:
            log = game_log(settings, list(PEOPLE), moves, seed=rng.randrange(1 << 30))
            for viewer in VIEWERS:
                name = f"{kind}{moves}seen{'' if viewer is None else viewer}"
                yield name, viewer, log, with_other_hidden_cards(log, viewer, rng)


@pytest.fixture(scope="module")
def twins(new_database: NewDatabase) -> Iterator[tuple[Server, Server]]:
    found = list(tables())
    servers = []
    for side in (0, 1):
        url = new_database()
        put(url, {name: logs[side] for name, _, *logs in found}, PEOPLE)
        servers.append(Server(url, limit_factor=1000))
    yield servers[0], servers[1]
    printed = [server.stop() for server in servers]
    assert _without_facts(printed[0]) == _without_facts(printed[1])


def _without_facts(text: str) -> str:
    """Only the commitment may differ, and of course the clock, the port and the file."""
    text = re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":…', text)
    return re.sub(r'"now":\d+|127\.0\.0\.1:\d+|"updated_at":\d+', "…", text)


@dataclass(frozen=True)
class Reached:
    """What came over each link by itself: which of them answers first is the machine's affair."""

    socket: list[str]
    http: list[str]


def _all_that_reaches(server: Server, table: str, viewer: int | None) -> Reached:
    who = Person(server.port, "" if viewer is None else PEOPLE[f"person{viewer}"])
    with Socket(who, table) as socket:
        socket.until_update(lambda _: True)
        for guess in GUESSES:
            if not _would_change(socket.update, guess):
                socket.ask_with_id(guess, "move", move=guess)
        for kind in ("take-back", "confirm", "come-back", "start", "rematch"):
            socket.ask_with_id(kind, kind)
        socket.ask_with_id("mark", "mark", mark="leave-it", pile=9)
        if f"{HINTED}seen" in table:
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
    heard = [_without_facts(text) for text in socket.heard if BUSY not in text and QUICK not in text]
    return Reached(
        heard, [_without_facts(f"{answered.status} {answered.raw.decode()}") for answered in answers]
    )


DEEDS: tuple[tuple[str, Any], ...] = (
    ("claim", {"code": "guess"}),
    ("claim", {}),
    ("invitations", {"seat": 1}),
)
"""Requests that are refused at a running table."""


def _would_change(update: dict[str, Any], guess: str) -> bool:
    return f'"{guess}"' in json.dumps(update["board"])


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_sent_depends_on_hidden_cards(twins: tuple[Server, Server], kind: str) -> None:
    for name, viewer, *_ in tables():
        if not name.startswith(f"{kind}") or not name[len(kind)].isdigit():
            continue
        one, other = (_all_that_reaches(server, name, viewer) for server in twins)

        assert one.socket == other.socket, name
        assert one.http == other.http, name


def test_hints_are_among_what_is_compared(twins: tuple[Server, Server]) -> None:
    for table in ("game7seen", "line7seen"):
        reached = [_all_that_reaches(twins[0], f"{table}{seat}", seat) for seat in range(3)]
        heard = [text for each in reached for text in each.socket]

        assert sum('"type":"hint"' in text for text in heard) == 1, "one seat is active"


def test_the_host_is_shown_no_card(twins: tuple[Server, Server]) -> None:
    def kept(server: Server, page: str) -> dict[str, Any]:
        host = Person(server.port, make_token(server.database, "host"))
        answered = host.request("GET", f"/api/admin/{page}")
        assert answered.status == 200
        told = json.loads(re.sub(r'"(\w+_at|at)":\d+', r'"\1":0', answered.raw.decode()))
        # Lists are ordered by times, which differ between two servers.
        return {
            name: sorted(map(str, part)) if isinstance(part, list) else part for name, part in told.items()
        }

    for page in ("tables", "tables?stage=playing", "people", "reports", "state", "log"):
        one, other = (kept(server, page) for server in twins)
        assert one == other
    assert "game7seen0" in str(kept(twins[0], "tables"))


def test_a_spectator_and_the_others_are_shown_no_hand(twins: tuple[Server, Server]) -> None:
    with Socket(None, "game7seen", port=twins[0].port) as watching:
        update = watching.until_update(lambda _: True)

    assert update["you"]["seat"] is None
    assert update["board"]["hand"] == []
    assert update["talk"]["offers"] == []
    assert update["result"] is None


def test_a_stranger_with_a_second_identity_sees_what_every_spectator_sees(
    twins: tuple[Server, Server],
) -> None:
    from harness.client import person

    stranger = person(twins[0].port, "Stranger")
    with Socket(stranger, "game7seen") as known, Socket(None, "game7seen", port=twins[0].port) as unknown:
        assert known.until_update(lambda _: True) == unknown.until_update(lambda _: True)


def test_neither_deal_nor_nonce_is_sent_before_the_end(twins: tuple[Server, Server]) -> None:
    reached = _all_that_reaches(twins[0], "extreme7seen0", 0)
    sent = "\n".join([*reached.socket, *reached.http])

    assert "7e7e" not in sent
    assert "deck=" not in sent
    assert "layout=" not in sent
