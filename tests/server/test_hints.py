"""Hints over the network: a legal move of the seat's view, with what may be expected of it and why."""

from typing import Any, get_args

import pytest

from harness.client import Person, Socket, legal, person
from harness.hinting import BUSY, hint_for
from tenback.analysis import HintReason
from tenback.server.wire.names import StepKind

GAMES = ("the-game", "extreme", "take-that")


def table_of(anna: Person, game: str, **settings: Any) -> str:
    return anna.open_table("me", "random", start=True, game=game, players=2, **settings)


def until_my_turn(socket: Socket) -> dict[str, Any]:
    """Begin where somebody has to."""
    update = socket.until_update(lambda update: update["stage"] == "playing")
    if "begin" in legal(update):
        socket.do("move", move="begin")
    return socket.until_update(lambda update: update["you"]["your_turn"] and bool(legal(update)))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_move_its_estimate_and_its_reasons(port: int, game: str) -> None:
    anna = person(port, "Anna")
    with anna.sit(table_of(anna, game)) as socket:
        moves = legal(until_my_turn(socket))
        hint = hint_for(socket)

    assert hint["turn"][0]["move"] in moves
    assert {move["kind"] for move in hint["turn"]} <= set(get_args(StepKind))
    assert 0 <= hint["estimate"]["win"] <= 1
    assert hint["estimate"]["base"] == ("play-outs" if game == "take-that" else "network")
    assert {why["reason"] for why in hint["why"]} <= {reason.value for reason in HintReason}
    assert hint["why"]


def test_a_hint_counts_ones_own_draft_as_played(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(table_of(anna, "the-game", draft_seconds=30)) as socket:
        played = legal(until_my_turn(socket))[0]
        update = socket.do("move", move=played)
        hint = hint_for(socket)

    assert update["draft"]["move"] == played
    assert hint["turn"][0]["card"] != update["draft"]["card"]
    assert hint["turn"][0]["move"] in legal(update)


def test_a_table_without_hints_gives_none(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(table_of(anna, "the-game", hints=False)) as socket:
        until_my_turn(socket)

        assert hint_for(socket)["reason"] == "refusal-table-hints-off"


def test_who_only_watches_gets_no_hint(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    with ben.sit(table_of(anna, "the-game")) as watching:
        watching.until_update(lambda _: True)

        assert hint_for(watching)["reason"] == "refusal-table-not-seated"


def test_only_the_player_to_move_gets_a_hint(port: int) -> None:
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", game="take-that")
    with anna.sit(table) as first, ben.sit(table) as second:
        second.do("take-seat", seat=1)
        first.do("start")
        waiting = first if second.until_update(lambda update: update["turn"] is not None)["turn"] else second

        assert hint_for(waiting)["reason"] == "refusal-table-nothing-to-hint"


def test_one_thought_at_a_time_is_given_to_a_link(port: int) -> None:
    anna = person(port, "Anna")
    with anna.sit(table_of(anna, "the-game")) as socket:
        until_my_turn(socket)
        socket.say_together(*({"type": "ask-hint", "id": name} for name in ("one", "two")))
        second = socket.until(lambda message: message.get("id") == "two")

    assert second["reason"] == BUSY
