"""Whole games over real sockets."""

from typing import Any

from harness.client import Person, Socket, legal, person

GAMES: dict[str, dict[str, Any]] = {
    "the-game": {"game": "the-game"},
    "extreme": {"game": "extreme"},
    "take-that": {"game": "take-that", "rounds": 1},
}


def play_out(sockets: list[Socket], *, most: int = 2000) -> dict[str, Any]:
    """Let whoever is to move make the first legal move, until it is over; drafts must be off."""
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


def play_with_drafts(socket: Socket) -> dict[str, Any]:
    """Make first legal moves until it is over; a draft that waits is confirmed at once."""
    update = socket.until_update(lambda update: update["stage"] != "seating")
    while update["stage"] != "over":
        draft, moves = update["draft"], legal(update)
        if draft is not None and draft["waits"]:
            socket.do("confirm")
        elif moves:
            socket.do("move", move=moves[0])
        else:
            socket.until_update(lambda later, seen=update["number"]: later["number"] > seen)  # type: ignore[misc]
        update = socket.update
    return update


def two_at(port: int, **settings: Any) -> tuple[Person, Person, str]:
    """Anna and Ben at a table of their own."""
    anna, ben = person(port, "Anna"), person(port, "Ben")
    table = anna.open_table("me", "open", **settings)
    with ben.sit(table) as socket:
        socket.do("take-seat", seat=1)
    return anna, ben, table
