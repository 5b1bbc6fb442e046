"""Challenges: others play the cards of a finished table, and nobody sees a card before it closes."""

import re
from collections import defaultdict
from typing import Any

from harness.client import Person, Socket, person
from harness.games import play_out
from harness.servers import Server
from tenback.server.http.routes import OPERATIONS
from tenback.server.presenters.challenges import safe_cell, same_moves
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.challenges import note_seen
from tenback.server.storage.database import database_at
from tenback.server.storage.shared_deals import close_deal
from tenback.server.wire.challenges import ChallengeResult

CARDS = re.compile(r'"(card|hand|piles|position|deck|fits|moves|nonce)":\s*["\[{]')
ALONE = {"game": "the-game", "short_hand": True}


def finished(who: Person, table: str, *others: Socket) -> None:
    with who.sit(table) as socket:
        play_out([socket, *others])


def made(who: Person, table: str, **asked: Any) -> str:
    return str(who.post(f"/api/tables/{table}/challenge", asked)["id"])


def plays(who: Person, challenge: str) -> str:
    return str(who.post(f"/api/challenges/{challenge}")["id"])


def everything_told(server: Server, challenge: str, *tables: str) -> str:
    """Ask every endpoint about these tables, as somebody who has not played and as nobody."""
    paths = [operation.path for operation in OPERATIONS if operation.method == "GET"]
    told = []
    for who in (person(server.port, "Dora"), Person(server.port)):
        for table in tables:
            named = defaultdict(lambda: "x", table=table, challenge=challenge, language="en")
            told += [who.request("GET", path.format_map(named)).raw.decode() for path in paths]
    return "\n".join(told)


def test_a_friend_gets_the_same_cards_and_nobody_sees_one_before_it_closes(server: Server) -> None:
    anna, ben, carl = (person(server.port, name) for name in ("Anna", "Ben", "=Carl"))
    table = anna.open_table("me", start=True, **ALONE)
    assert anna.request("POST", f"/api/tables/{table}/challenge", {}).status == 409
    finished(anna, table)
    assert ben.request("POST", f"/api/tables/{table}/challenge", {}).status == 409
    carl.get(f"/api/tables/{table}/replay")
    challenge = made(anna, table, invited=2)
    page = f"/api/challenges/{challenge}"

    copies = [plays(ben, challenge), plays(carl, challenge)]
    assert plays(ben, challenge) == copies[0]
    assert plays(anna, challenge) == table
    with anna.sit(copies[0]) as spectator:
        seen = spectator.until_update(lambda _: True)
        assert (seen["board"], seen["steps"]) == (None, [])
    for who in (anna, ben, Person(server.port)):
        for hidden in (table, *copies):
            for kind in ("record", "replay"):
                assert who.request("GET", f"/api/tables/{hidden}/{kind}").status == 409
        shown = who.get(page)
        assert (shown["open"], shown["results"], shown["same_moves"]) == (True, [], 0)
    assert not CARDS.search(everything_told(server, challenge, table, *copies))
    finished(ben, copies[0])
    assert (ben.get(page)["finished"], ben.get(page)["open"]) == (1, True)
    finished(carl, copies[1])

    closed = ben.get(page)
    assert (closed["open"], closed["finished"], closed["your_table"]) == (False, 2, copies[0])
    assert {result["table"]: result["known"] for result in closed["results"]} == {
        table: False,
        copies[0]: False,
        copies[1]: True,
    }
    records = [anna.request("GET", f"/api/tables/{one}/record").raw.decode() for one in (table, *copies)]
    assert len({next(line for line in text.splitlines() if "deck" in line) for text in records}) == 1
    assert {result["cards_left"] for result in closed["results"]} == {closed["results"][0]["cards_left"]}
    assert closed["same_moves"] == len(closed["results"][0]["moves"])
    sheet = anna.request("GET", f"{page}/results.csv").raw.decode()
    assert "'=Carl" in sheet
    assert anna.request("GET", "/api/challenges/aaaaaaaaaaaaaaaa").status == 404


def test_a_team_is_dealt_the_cards_when_all_have_sat_down_and_a_closed_challenge_opens_no_table(
    server: Server,
) -> None:
    anna, ben, carl, dora = (person(server.port, name) for name in ("Anna", "Ben", "Carl", "Dora"))
    table = anna.open_table("me", "open", game="take-that", rounds=1)
    with ben.sit(table) as second:
        second.do("take-seat", seat=1)
        second.do("start")
        finished(anna, table, second)
    challenge = made(ben, table)
    copy = plays(carl, challenge)
    assert carl.get(f"/api/tables/{copy}")["stage"] == "seating"
    with dora.sit(copy) as second:
        second.do("take-seat", seat=0)
        update = second.do("start")
        assert update["commitment"] == anna.get(f"/api/challenges/{challenge}")["commitment"]
        finished(carl, copy, second)
        second.do("rematch")
        again = second.until_update(lambda update: update["rematch"])["rematch"]

    assert not anna.get(f"/api/challenges/{challenge}")["open"]
    answered = person(server.port, "Emil").request("POST", f"/api/challenges/{challenge}")
    assert (answered.status, answered.json["reason"]) == (409, "problem-server-challenge-over")
    with dora.sit(again) as socket:
        rematch = socket.until_update(lambda _: True)
        assert rematch["commitment"] != update["commitment"]


def test_a_challenge_closes_by_itself_when_all_have_played_or_its_time_is_up(server: Server) -> None:
    """Nobody opens its page: whoever sits at a table is shown the cards."""
    anna, ben = person(server.port, "Anna"), person(server.port, "Ben")
    table, other = (anna.open_table("me", start=True, **ALONE) for _ in range(2))
    finished(anna, table)
    finished(anna, other)
    challenge, late = made(anna, table), made(anna, other)
    with anna.sit(table) as played, anna.sit(other) as timed:
        for socket in (played, timed):
            assert socket.until_update(lambda _: True)["result"]["deal"] == ""
        finished(ben, plays(ben, challenge))
        connection = database_at(server.database).connect()
        close_deal(connection, late, now_ms())
        connection.close()
        for socket in (played, timed):
            assert socket.until_update(lambda update: not update["open_until"])["result"]["deal"] != ""


def test_moves_part_where_the_first_table_goes_its_own_way() -> None:
    def result(*moves: str) -> ChallengeResult:
        return ChallengeResult("t", (), False, True, False, 3, (), False, (), moves)  # noqa: FBT003

    assert same_moves([]) == 0
    assert same_moves([result("57A", "end"), result("57A", "end")]) == 2
    assert same_moves([result("57A", "60A"), result("57A", "61A", "end")]) == 1


def test_no_cell_of_a_spreadsheet_begins_a_formula() -> None:
    assert [safe_cell(text) for text in ("=1+1", "+1", "-1", "@x", "Anna")] == [
        "'=1+1", "'+1", "'-1", "'@x", "Anna",
    ]  # fmt: skip


def test_watching_is_noted_for_people_who_are_still_here_alone(server: Server) -> None:
    anna = person(server.port, "Anna")
    table = anna.open_table("me", "open", game="the-game")
    connection = database_at(server.database).connect()
    note_seen(connection, table, anna.id, now_ms())
    note_seen(connection, table, "nobody", now_ms())
    note_seen(connection, "no-table", anna.id, now_ms())
    close_deal(connection, "no-deal", now_ms())
    found = connection.execute("SELECT person_id FROM seen_tables WHERE table_id = ?", (table,))
    connection.close()

    assert [row[0] for row in found] == [anna.id]
