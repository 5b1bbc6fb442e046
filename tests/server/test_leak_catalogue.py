"""The leaks that other platforms have had, one by one; test_leaks.py permutes the hidden cards."""

import asyncio
import json
import logging
import pathlib
import random
import re
from typing import Any

import msgspec
import pytest

from harness.client import Person, Socket, legal, person
from harness.games import play_out, two_at
from harness.logs import game_log, with_other_hidden_cards
from tenback.server.http.guard import Guard
from tenback.server.rooms.runner import _public_moment
from tenback.tables.effects import thinking
from tenback.tables.events import Entry, Replaced
from tenback.tables.fold import apply_event, fold
from tenback.tables.requests import PersonRequest
from tenback.tables.settings import Settings

ROOT = pathlib.Path(__file__).parents[2]
DECK_OF_98 = Settings(game="the-game", players=3)


def shown_cards(update: dict[str, Any]) -> set[int]:
    """The cards that a board of THE GAME names anywhere."""
    board = update["board"]
    cards = {pile["top"] for pile in board["piles"]} | {card["card"] for card in board["hand"]}
    return cards | {step["card"] for step in update["steps"] if step["card"]} | set(board["played"] or ())


# The undo history, or the first state, in a payload --------------------------------------------------------


def test_a_draft_and_its_undoing_reach_nobody_else(port: int) -> None:
    anna, ben, table = two_at(port, game="the-game", draft_seconds=30)
    with anna.sit(table) as first, ben.sit(table) as second, Socket(None, table, port=port) as watching:
        first.do("start")
        begun = first.do("move", move="begin")
        for socket in (second, watching):
            socket.until_update(lambda update: bool(update["steps"]))
        before = [len(socket.heard) for socket in (second, watching)]
        move = legal(begun)[0]
        first.do("move", move=move)
        first.do("take-back")
        first.do("move", move=move)
        first.do("take-back")
        heard = [heard_since(socket, index) for socket, index in zip((second, watching), before, strict=True)]

    assert heard == [['{"type":"pong"}'], ['{"type":"pong"}']]


def heard_since(socket: Socket, count: int) -> list[str]:
    socket.say({"type": "ping"})
    socket.until(lambda message: message["type"] == "pong")
    return [text for text in socket.heard[count:] if not text.startswith('{"type":"presence"')]


def test_the_first_state_is_in_nothing_that_is_sent_while_the_game_runs(port: int) -> None:
    anna, ben, table = two_at(port, game="extreme")
    with anna.sit(table) as first, ben.sit(table) as second:
        first.do("start")
        first.do("move", move="begin")
        second.until_update(lambda update: bool(update["steps"]))
        sent = "\n".join(first.heard + second.heard)

    assert not re.search(r"deck|draw=|layout=|hands=|\"nonce\"|the-game-deal", sent)


# What a shared log tells -----------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["record", "replay"])
def test_a_running_game_has_neither_record_nor_replay(port: int, page: str) -> None:
    anna, ben, table = two_at(port, game="the-game")
    with anna.sit(table) as first:
        first.do("start")

    for who in (anna, ben, Person(port)):
        answered = who.request("GET", f"/api/tables/{table}/{page}")
        assert (answered.status, answered.json["reason"]) == (409, "problem-server-game-running")


def test_the_last_moves_name_public_cards_alone(port: int) -> None:
    anna, ben, table = two_at(port, game="the-game", aid=True)
    with anna.sit(table) as first, ben.sit(table) as second:
        first.do("start")
        first.do("move", move="begin")
        for _ in range(3):
            first.do("move", move=next(move for move in legal(first.update) if move != "end"))
        first.do("move", move="end")
        seen = second.until_update(lambda update: update["turn"] == 1)
        drawn = {card["card"] for card in first.update["board"]["hand"]}

    assert [step["drawn"] for step in seen["steps"]] == [0, 0, 0, 0, 3]
    assert shown_cards(seen).isdisjoint(drawn)


# Spectators ------------------------------------------------------------------------------------------------


def test_a_spectator_is_sent_no_more_than_everybody_is(port: int) -> None:
    anna, ben, table = two_at(port, game="the-game")
    with anna.sit(table) as first, ben.sit(table) as second:
        first.do("start")
        for socket in (first, second):
            socket.until_update(lambda update: update["stage"] == "playing")
        with Socket(None, table, port=port) as watching:
            seen = watching.until_update(lambda _: True)

    common = shown_cards(first.update) & shown_cards(second.update)
    assert shown_cards(seen) == common
    assert seen["board"]["hand"] == []
    assert {key for key in seen if seen[key] is not None} <= set(first.update)


def test_a_player_in_a_second_tab_without_the_seat_sees_no_hand(port: int) -> None:
    anna, _ben, table = two_at(port, game="the-game")
    with anna.sit(table) as first:
        first.do("start")
    with Socket(None, table, port=port) as private_window, Socket(person(port, "Ben"), table) as other_name:
        hands = [tab.until_update(lambda _: True)["board"]["hand"] for tab in (private_window, other_name)]

    assert hands == [[], []]


ASKS: dict[str, dict[str, Any]] = {
    "leave-seat": {}, "come-back": {}, "start": {}, "take-back": {}, "confirm": {}, "rematch": {},
    "give-up": {"yes": True},
    "take-seat": {"seat": 0}, "clear-seat": {"seat": 0}, "let-begin": {"seat": 0},
    "seat-bot": {"seat": 0, "level": "random"}, "move": {"move": "begin"}, "mark": {"mark": "trouble"},
    "change-settings": {"settings": {"game": "the-game", "players": 3}},
    "chat": {"text": "psst"}, "vote": {"kind": "remove", "seat": 0, "yes": True},
}  # fmt: skip


def test_every_ask_is_tried_by_a_spectator() -> None:
    (union,) = [msgspec.inspect.type_info(PersonRequest)]
    assert {kind.tag for kind in union.types} == set(ASKS)  # type: ignore[attr-defined]


@pytest.mark.parametrize("who", ["nobody", "somebody"])
def test_a_spectator_can_do_nothing(port: int, who: str) -> None:
    anna, _, table = two_at(port, game="the-game", talk="chat")
    with anna.sit(table) as first:
        started = first.do("start")
        stranger = person(port, "Carl") if who == "somebody" else None
        with Socket(stranger, table, port=port) as watching:
            answers = {kind: watching.ask(kind, **facts)["type"] for kind, facts in ASKS.items()}
            watching.say({"type": "ask-hint", "id": "h"})
            hint = watching.until(lambda message: message.get("id") == "h")
        with anna.sit(table) as again:
            after = again.until_update(lambda _: True)

    assert set(answers.values()) == {"refused"}
    assert hint["type"] == "refused"
    assert after["number"] == started["number"]


# The end ---------------------------------------------------------------------------------------------------


def test_after_the_end_nothing_is_taken_back_and_the_next_table_shows_no_hand(port: int) -> None:
    anna, ben, table = two_at(port, game="the-game")
    with anna.sit(table) as first, ben.sit(table) as second:
        first.do("start")
        over = play_out([first, second])
        refused = [first.ask(kind)["type"] for kind in ("take-back", "confirm", "start", "leave-seat")]
        rematch = first.do("rematch")["rematch"]
    with ben.sit(rematch) as socket, Socket(None, rematch, port=port) as watching:
        dealt = socket.until_update(lambda update: update["stage"] == "playing")
        seen = watching.until_update(lambda update: update["stage"] == "playing")

    assert any(over["result"]["hands"]) or over["result"]["won"]
    assert refused == ["refused"] * 4
    assert dealt["result"] is None
    assert seen["board"]["hand"] == []
    assert dealt["commitment"] != over["commitment"]


# Numbers of cards, sizes and moments -----------------------------------------------------------------------


def test_nothing_but_its_number_names_a_card(port: int) -> None:
    """An id that stays with a card through hidden zones would tell it again later."""
    anna, _, table = two_at(port, game="the-game")
    with anna.sit(table) as first:
        hand = first.do("start")["board"]["hand"]

    assert {key for card in hand for key in card} == {"card", "command", "fits", "why"}
    assert [card["card"] for card in hand] == sorted(card["card"] for card in hand)


def test_a_bot_answers_at_the_same_moment_whatever_the_hidden_cards_are() -> None:
    settings = Settings(game="take-that", players=2, bot_seconds=1.0)
    log = game_log(settings, ["anna", "ben"], moves=6, seed=5)
    other = with_other_hidden_cards(log, None, random.Random(1))

    assert answer_moments(log) == answer_moments(other)


def answer_moments(log: list[Entry]) -> tuple[int, int]:
    """When the bot to move answers that has thought in time, and when one that has not."""
    table = fold("t", log)
    table = apply_event(table, Entry(table.number + 1, log[-1].at, Replaced(table.state.turn, "careful")))
    task = thinking(table)
    assert task is not None
    return task.answer_at, _public_moment(table, task.answer_at)


# Errors and logs -------------------------------------------------------------------------------------------


def test_what_breaks_is_logged_without_what_it_says(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("seat 1 holds 57")

    async def sent(message: Any) -> None:
        answers.append(message)

    answers: list[Any] = []
    scope = {"type": "websocket", "path": "/", "headers": [(b"host", b"localhost")]}
    with caplog.at_level(logging.DEBUG):
        asyncio.run(Guard(broken, ["localhost"], "")(scope, None, sent))  # type: ignore[arg-type]

    assert "ValueError" in caplog.text
    assert "holds 57" not in caplog.text
    assert answers == [{"type": "websocket.close", "code": 1011}]


def test_no_log_line_has_a_traceback() -> None:
    """What an exception says, or the lines of a traceback, could name a card."""
    sources = (ROOT / "src/tenback/server").rglob("*.py")
    telling = re.compile(r"\.exception\((?!\))|exc_info|print_exc|format_exc")

    assert [file.name for file in sources if telling.search(file.read_text(encoding="utf-8"))] == []


def test_metrics_name_nobody_and_no_table(port: int) -> None:
    anna, _, table = two_at(port, game="the-game")

    text = anna.metrics()

    assert "tenback_links" in text
    assert table not in text
    assert anna.id not in text
    assert "Anna" not in text


def test_metrics_are_for_the_host_alone(port: int) -> None:
    """They count drafts and refused moves, so at a small server they would tell what one player does."""
    answers = [
        Person(port).request("GET", "/metrics", headers=headers)
        for headers in ({}, {"authorization": "Bearer guess"}, {"authorization": "Bearer "})
    ]

    assert {answered.status for answered in answers} == {404}


def test_a_refused_request_does_not_repeat_a_secret(port: int) -> None:
    anna = person(port, "Anna")
    code = "secret-guess-in-a-code"

    answered = anna.request("POST", "/api/me/claim", {"code": code})

    assert code not in json.dumps(answered.json)
    assert anna.secret not in json.dumps(answered.headers)
