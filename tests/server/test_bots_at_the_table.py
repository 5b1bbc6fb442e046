"""Bots in seats over the network: they move at the table's pace, give marks, and play for leavers."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from harness.client import Socket, legal, person
from harness.servers import Server
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import log_of
from tenback.tables.events import Moved


def test_a_bot_moves_at_the_pace_of_the_table(server: Server) -> None:
    """Seen in the log, by the server's own clock: never sooner, however slow or fast the machine is."""
    anna = person(server.port, "Anna")
    table = anna.open_table("me", "random", start=True, game="take-that", bot_seconds=0.6)
    with anna.sit(table) as socket:
        update = socket.until_update(lambda update: update["you"]["your_turn"])
        # Whoever takes the line moves again.
        while update["you"]["your_turn"]:
            number = len(update["steps"])
            socket.do("move", move=legal(update)[0])
            update = socket.until_update(more_steps_than(number))
        socket.until_update(more_steps_than(number + 1))

    connection = database_at(server.database).connect()
    moves = [entry for entry in log_of(connection, table) if isinstance(entry.event, Moved)]
    connection.close()
    waited = [now.at - before.at for before, now in pairwise(moves) if now.event.seat == 1]  # type: ignore[union-attr]
    assert waited
    assert min(waited) >= 600


def more_steps_than(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda update: len(update["steps"]) > number


def test_bots_give_marks_that_are_true_of_their_hands(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "careful", "careful", "careful", start=True, game="the-game")
    with anna.sit(table) as socket:
        socket.do("move", move="begin")
        # Where nothing is compiled yet the first thoughts take their time.
        marks = socket.until_update(lambda update: bool(update["talk"]["marks"]))["talk"]["marks"]

    assert {mark["seat"] for mark in marks} <= {1, 2, 3}


def test_a_bot_plays_for_a_leaver_until_they_come_back(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="take-that")
    with anna.sit(table) as first:
        with ben.sit(table) as second:
            second.do("take-seat", seat=1)
            first.do("start")
            second.do("leave-seat")
        first.do("vote", kind="replace", seat=1)
        first.until_update(lambda update: update["seats"][1]["replaced"])
        first.until_update(lambda update: update["turn"] == 0)
        moved = _until_the_turn_is_over(first)
        first.until_update(lambda update: update["steps"][-1]["number"] > moved)
        with ben.sit(table) as back:
            back.do("come-back")
            first.until_update(lambda update: not update["seats"][1]["replaced"])


def _until_the_turn_is_over(socket: Socket) -> int:
    """Move until another is active (who takes the line opens the next one); give the last move's number."""
    while True:
        update = socket.do("move", move=legal(socket.update)[0])
        mine = [step["number"] for step in update["steps"] if step["seat"] == update["you"]["seat"]]
        if not update["you"]["your_turn"] or update["steps"][-1]["seat"] != update["you"]["seat"]:
            return int(mine[-1])


def test_a_table_of_bots_plays_by_itself(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("random", "random", start=True, game="the-game")
    with anna.sit(table) as watching:
        over = watching.until_update(lambda update: update["stage"] == "over")

    assert over["you"]["seat"] is None
    assert over["result"]["ending"] in ("won", "stuck")
