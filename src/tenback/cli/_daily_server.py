"""The deal of the day on a server, line by line: what the server offers is shown, what is typed is sent."""

import contextlib
import itertools
import json
import re
from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any

import typer

from tenback.cli._on_server import SECONDS, asked, secret_on

if TYPE_CHECKING:
    from tenback.words import Words


def play_on(server: str, name: str, person: str, words: "Words") -> None:
    """Play the deal of today, by the date of this machine, and tell how it went."""
    deal_id = f"{datetime.now().astimezone():%Y-%m-%d}-{name}"
    secret = secret_on(server, person)
    table = asked(server, secret, f"/api/daily/{deal_id}", {})["id"]
    typer.echo(words.say("daily-at-server", link=f"{server}/t/{table}"))
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        _play(server, secret, str(table), words)
    shown = asked(server, secret, f"/api/daily/{deal_id}")
    for line in told(shown, words):
        typer.echo(line)


def told(shown: dict[str, Any], words: "Words") -> Iterator[str]:
    """Tell how the first try stands; nothing of others before it is over."""
    mine = shown["line"]["first"]
    if mine is None or not mine["over"]:
        yield words.say("daily-running")
        return
    result = _outcome(mine, words, by_points=shown["by_points"])
    field, people = shown["field"], shown["people"]
    if field is None:
        yield result
    else:
        way = "daily-won-as-bots" if mine["won"] else "daily-better-than-bots"
        yield words.say(way, result=result, **_counts(field))
    yield _among_people(mine, people, words)
    if shown["making"]:
        yield words.say("daily-so-far", games=0 if field is None else field["games"])


def _among_people(mine: dict[str, Any], people: dict[str, Any] | None, words: "Words") -> str:
    if people is None or not people["games"]:
        return words.say("daily-no-people")
    if mine["won"]:
        return words.say("daily-won-as-people", **_counts(people))
    # A tie counts half, so this is a tie with one of them, and nobody did worse.
    way = "daily-level-with-one" if people["beaten"] == 0.5 else "daily-better-than-people"
    return words.say(way, **_counts(people))


def _counts(group: dict[str, Any]) -> dict[str, int]:
    return {"games": group["games"], "won": group["won"], "beaten": int(group["beaten"])}


def _outcome(mine: dict[str, Any], words: "Words", *, by_points: bool) -> str:
    if mine["won"]:
        return words.say("daily-won")
    if mine["measure"] is None:
        return words.say("daily-unfinished")
    if by_points:
        return words.say("daily-points", points=mine["measure"])
    return words.say("daily-left", left=mine["measure"])


# The table ------------------------------------------------------------------------------------------------


def _play(server: str, secret: str, table: str, words: "Words") -> None:
    from websockets.sync.client import connect

    headers = {"authorization": f"Bearer {secret}"}
    address = f"ws{server.removeprefix('http')}/ws/{table}"
    with connect(address, additional_headers=headers, open_timeout=SECONDS) as socket:
        socket.send(json.dumps({"type": "hello"}))
        numbers = itertools.count(1)
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                typer.echo(message["text"])
            if message["type"] != "update":
                continue
            if message["stage"] == "over":
                return
            if (ask := _asks(message, words)) is not None:
                socket.send(json.dumps({"type": "act", "id": f"{table}-{next(numbers)}", "ask": ask}))


def _asks(update: dict[str, Any], words: "Words") -> dict[str, Any] | None:
    """Show the table and ask for a move; nothing while others move."""
    draft = update["draft"]
    if draft is not None and draft["waits"]:
        return {"type": "confirm"}
    moves = moves_of(update["board"])
    if not update["you"]["your_turn"] or not moves:
        return None
    for line in board_lines(update["board"]):
        typer.echo(line)
    while (typed := input(f"{words.say('daily-your-move')} ").strip()) not in moves:
        typer.echo(words.say("daily-moves", moves=" ".join(moves)))
    return {"type": "move", "move": typed}


def board_lines(board: dict[str, Any]) -> Iterator[str]:
    """Show piles or line, and the hand."""
    if "piles" in board:
        arrows = ("↑" if pile["ascending"] else "↓" for pile in board["piles"])
        piles = zip(board["piles"], arrows, strict=True)
        yield "   ".join(f"{pile['name']}{arrow} {pile['top']}" for pile, arrow in piles)
    else:
        yield " ".join(str(card["card"]) for card in board["line"])
    yield " ".join(str(card["card"]) for card in board["hand"])


def moves_of(board: dict[str, Any] | None) -> list[str]:
    """List the moves that the server offers, whatever the game."""
    return re.findall(r'"(?:move|lay|twist|take|begin|end)": "([^"]+)"', json.dumps(board))
