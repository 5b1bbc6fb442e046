"""Whatever reaches a socket is the same when the cards hidden from it are permuted."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from harness.client import Person, Socket
from harness.leaks import (
    KINDS,
    PEOPLE,
    all_that_reaches,
    hints_are_compared,
    twin_tables,
    without_facts,
)
from harness.logs import put
from harness.servers import NewDatabase, Server
from tenback.server.operations.admin_tokens import make_token

SEED = 11


@pytest.fixture(scope="module")
def twins(new_database: NewDatabase) -> Iterator[tuple[Server, Server]]:
    found = list(twin_tables(SEED))
    servers = []
    for side in (0, 1):
        url = new_database()
        put(url, {twin.name: twin.logs[side] for twin in found}, PEOPLE)
        servers.append(Server(url, limit_factor=1000))
    yield servers[0], servers[1]
    printed = [server.stop() for server in servers]
    assert without_facts(printed[0]) == without_facts(printed[1])


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_that_is_sent_depends_on_hidden_cards(twins: tuple[Server, Server], kind: str) -> None:
    for name, viewer, _ in twin_tables(SEED):
        if not name.startswith(f"{kind}") or not name[len(kind)].isdigit():
            continue
        one, other = (all_that_reaches(server, name, viewer) for server in twins)

        assert one.socket == other.socket, name
        assert one.http == other.http, name


def test_hints_are_among_what_is_compared(twins: tuple[Server, Server]) -> None:
    for table in ("game7seen", "line7seen"):
        reached = [all_that_reaches(twins[0], f"{table}{seat}", seat) for seat in range(3)]
        heard = [text for each in reached for text in each.socket]

        asked = 1 if hints_are_compared(twins[0]) else 0
        assert sum('"type":"hint"' in text for text in heard) == asked, "one seat is active"


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
    # The servers stay alike for the tests that compare them.
    assert stranger.request("DELETE", "/api/me").status in (200, 204)


def test_neither_deal_nor_nonce_is_sent_before_the_end(twins: tuple[Server, Server]) -> None:
    reached = all_that_reaches(twins[0], "extreme7seen0", 0)
    sent = "\n".join([*reached.socket, *reached.http])

    assert "7e7e" not in sent
    assert "deck=" not in sent
    assert "layout=" not in sent
