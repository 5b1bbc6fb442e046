"""Whole games over real sockets."""

import hashlib
from typing import Any

import pytest

from tenback.records import final_moment, parse_record
from tests.server.client import Socket, legal, person

GAMES: dict[str, dict[str, Any]] = {
    "the-game": {"game": "the-game"},
    "extreme": {"game": "extreme"},
    "take-that": {"game": "take-that", "rounds": 1},
}


def play_out(sockets: list[Socket], *, most: int = 2000) -> dict[str, Any]:
    """Let whoever is at turn make the first legal move, until it is over; drafts must be off."""
    number = sockets[0].until_update(lambda update: update["stage"] != "seating")["number"]
    for _ in range(most):
        for socket in sockets:
            socket.until_number(number)
        if sockets[0].update["stage"] == "over":
            return sockets[0].update
        number = _one_move(sockets)
    raise AssertionError("the game did not end")


def _one_move(sockets: list[Socket]) -> int:
    """Make a move, or wait for a bot's; give the number of the update that follows."""
    for socket in sockets:
        if socket.update["you"]["your_turn"] and (moves := legal(socket.update)):
            answered = socket.ask("move", move=moves[0])
            assert answered["type"] == "done", answered
            return int(answered["number"])
    return int(sockets[0].update["number"]) + 1


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game(port: int, game: str) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", **GAMES[game])
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        second.do("start")
        over = play_out([first, second])
        second.until_update(lambda update: update["stage"] == "over")

    result = over["result"]
    digest = hashlib.sha256(bytes.fromhex(result["nonce"]) + result["deal"].encode()).hexdigest()
    assert over["commitment"] == digest
    record = parse_record(anna.request("GET", f"/api/tables/{table}/record").raw.decode())
    assert final_moment(record).state.result is not None
    frames = anna.get(f"/api/tables/{table}/replay")["frames"]
    assert len(frames) == len(list(record.moves)) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_with_a_bot(port: int, game: str) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "random", start=True, **GAMES[game])
    with anna.sit(table) as first:
        over = play_out([first])

    assert over["result"]["ending"] in ("won", "stuck", "broken", "scored")
