"""Whole games over real sockets."""

import hashlib

import pytest

from harness.client import person
from harness.games import GAMES, play_out
from tenback.records import final_moment, parse_record


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
    changes = anna.get(f"/api/tables/{table}/replay")["changes"]
    assert len(changes) == len(list(record.moves))


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_with_a_bot(port: int, game: str) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "random", start=True, **GAMES[game])
    with anna.sit(table) as first:
        over = play_out([first])

    assert over["result"]["ending"] in ("won", "stuck", "broken", "scored")
