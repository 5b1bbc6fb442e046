"""The WebSocket of a table: decode, ask, answer; too dull to be wrong."""

import asyncio
import time
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket

from tenback.server.http.identity import address_of, hub_of, person_of
from tenback.server.operations.version import VERSION
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hints import answer_hint
from tenback.server.rooms.hub import Hub
from tenback.server.rooms.link import Link
from tenback.server.rooms.live import LiveTable, Stored
from tenback.server.storage import Unavailable
from tenback.server.wire.asked import Act, AskHint, ClientMessage, Hello, Ping, decode
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import PROTOCOL, Done, Pong, Refused, Welcome, encode
from tenback.tables.verdict import Refused as TableRefused

LARGEST_MESSAGE = 8 * 1024
PING = '{"type":"ping"}'
PONG = encode(Pong())
BAD_MESSAGE_COST = 10
PING_COST = 0.1
NO_TABLE = 4004
TOO_MUCH = 1008


async def table_socket(socket: WebSocket) -> None:
    """Serve one client at one table until it goes."""
    hub = hub_of(socket)
    await socket.accept()
    person, bucket = await person_of(socket), hub.limits.bucket("message")
    link = Link(socket.send_text, socket.close, socket.state.cut, person, bucket)
    live = await hub.table(socket.path_params["table"])
    if not hub.limits.allow("socket", address_of(socket)):
        link.drop(ServerProblem.TOO_MANY, TOO_MUCH)
    elif live is None:
        link.drop(ServerProblem.NO_SUCH_TABLE, NO_TABLE, again=False)
    else:
        await _serve(socket, hub, live, link)
    await link.finished()


async def _serve(socket: WebSocket, hub: Hub, live: LiveTable, link: Link) -> None:
    hub.links.add(link)
    live.enter(link)
    try:
        link.say(_welcome(hub, link))
        await _listen(socket, hub, live, link)
    finally:
        link.is_closed = True
        if link.hint is not None:
            link.hint.cancel()
        hub.links.discard(link)
        live.leave(link)


def _welcome(hub: Hub, link: Link) -> Welcome:
    person, timeouts = None if link.person is None else link.person.id, hub.timeouts
    return Welcome(PROTOCOL, VERSION, now_ms(), person, timeouts.ping_seconds, timeouts.silent_seconds)


async def _listen(socket: WebSocket, hub: Hub, live: LiveTable, link: Link) -> None:
    while not link.is_closed:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        link.hear()
        text = received.get("text")
        if text != PING:
            await _take(hub, live, link, text)
        elif link.bucket.spend(PING_COST):
            link.say_raw(PONG)
        else:
            link.drop(ServerProblem.TOO_MANY_MESSAGES, TOO_MUCH)


async def _take(hub: Hub, live: LiveTable, link: Link, text: str | None) -> None:
    hub.metrics.count("messages")
    message = _message(text)
    if not link.bucket.spend(1 if message is not None else BAD_MESSAGE_COST):
        link.drop(ServerProblem.TOO_MANY_MESSAGES, TOO_MUCH)
    elif message is None:
        link.say(_refused("", ServerProblem.NOT_A_MESSAGE))
    else:
        await _answer(hub, live, link, message)


def _message(text: str | None) -> ClientMessage | None:
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def _answer(hub: Hub, live: LiveTable, link: Link, message: ClientMessage) -> None:
    match message:
        case Hello(seen=seen, chat_seen=chat_seen):
            live.greet(link, seen, chat_seen)
        case Act():
            await _act(hub, live, link, message)
        case AskHint(id=action_id):
            _ask_hint(hub, live, link, action_id)
        case Ping():
            link.say_raw(PONG)
        case _:
            assert_never(message)


def _ask_hint(hub: Hub, live: LiveTable, link: Link, action_id: str) -> None:
    """Let a bot think beside what else the link says; one thought at a time."""
    if link.hint is not None and not link.hint.done():
        link.say(_refused(action_id, ServerProblem.BUSY))
    else:
        link.hint = asyncio.create_task(answer_hint(hub.bot_pool, live, link, action_id))


async def _act(hub: Hub, live: LiveTable, link: Link, message: Act) -> None:
    began = time.perf_counter()
    try:
        answer = await live.act(link.person, message.id, message.ask)
    except Unavailable:
        link.say(_refused(message.id, ServerProblem.BROKEN))
        return
    if isinstance(answer, TableRefused):
        hub.metrics.count("refusals")
        link.say(_refused_by_table(message.id, answer))
        return
    assert isinstance(answer, Stored)
    hub.metrics.count("actions")
    hub.metrics.action_took(time.perf_counter() - began)
    link.say(Done(message.id, live.table.version_for(link.seat)))


def _refused_by_table(action_id: str, answer: TableRefused) -> Refused:
    """Tell the sender alone why; of a line of chat also the part that may not be said."""
    number = answer.number
    part, why = ("", "") if number is None else (number.part, number.why)
    return Refused(action_id, answer.reason, answer.text, part, why)


def _refused(action_id: str, problem: ServerProblem) -> Refused:
    return Refused(action_id, problem.reason, problem.text)
