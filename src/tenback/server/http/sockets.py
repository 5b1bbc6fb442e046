"""The WebSocket of a table: decode, ask, answer."""

import asyncio
import contextlib
import time
from functools import partial
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket

from tenback.server.http.identity import asker_of, hub_of, person_of
from tenback.server.operations.version import VERSION
from tenback.server.rooms.client import Client
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.hints import answer_hint
from tenback.server.rooms.hub import NO_TABLE, Hub
from tenback.server.rooms.inbox import Inbox
from tenback.server.rooms.live import LiveTable, Stored
from tenback.server.storage import Unavailable
from tenback.server.storage.challenges import note_seen
from tenback.server.storage.moderation import NOBODY_NAMED, is_removed
from tenback.server.wire.asked import Act, AskHint, ClientMessage, Hello, Look, Ping, decode
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import PROTOCOL, Done, Notice, Pong, Refused, Welcome, encode
from tenback.tables.decision import Refused as TableRefused
from tenback.words import english

LARGEST_MESSAGE = 8 * 1024
PING = '{"type":"ping"}'
PONG = encode(Pong())
QUIET = Notice("", draining=False)
"""Nothing that a client has to be told."""
BAD_MESSAGE_COST = 10
PING_COST = 0.1
TOO_MUCH = 1008
REFUSED_SECONDS = 1.0
"""How long somebody waits who opens too many sockets."""
BROKEN = 1011


async def table_socket(socket: WebSocket) -> None:
    """Serve one client at one table until it disconnects."""
    limits = hub_of(socket).limits
    await socket.accept()
    # Whoever comes too often is refused before the database is asked who it is.
    is_welcome = limits.allow("socket", asker_of(socket))
    person = await person_of(socket) if is_welcome else None
    asker = asker_of(socket, person)
    state = socket.state
    client = Client(socket.send_text, socket.close, state.abort, person, asker, write_now=state.write_now)
    with limits.place(asker) as is_free:
        if is_welcome and is_free:
            live = await _table_for(socket, client)
            if live is not None:
                await _serve(socket, hub_of(socket), live, client)
        else:
            # Whoever comes back at once would keep the process busy with refusing.
            await asyncio.sleep(REFUSED_SECONDS)
            client.disconnect(ServerProblem.TOO_MANY, TOO_MUCH)
        await client.finished()


async def _table_for(socket: WebSocket, client: Client) -> LiveTable | None:
    """Find the table; a client that may not be there is told why."""
    hub = hub_of(socket)
    live = await hub.table(socket.path_params["table"])
    if live is None:
        client.disconnect(ServerProblem.NO_SUCH_TABLE, NO_TABLE, again=False)
    elif await _is_removed(hub, live, client):
        client.disconnect(ServerProblem.REMOVED, again=False)
    else:
        return live
    return None


async def _is_removed(hub: Hub, live: LiveTable, client: Client) -> bool:
    """Whether the table's host has removed this spectator; who has a seat is none."""
    person, table_id = NOBODY_NAMED if client.person is None else client.person.id, live.table.id
    if live.table.seat_of(person) is not None or live.table.is_host(person):
        return False
    return await hub.store.read(lambda connection: is_removed(connection, table_id, person))


async def _serve(socket: WebSocket, hub: Hub, live: LiveTable, client: Client) -> None:
    hub.clients.add(client)
    live.audience.enter(client)
    try:
        client.say(_welcome(hub, client))
        if (told := hub.state.shown()) != QUIET:
            client.say(told)
        await _listen(socket, hub, live, client)
    finally:
        client.is_closed = True
        if client.hint is not None:
            client.hint.cancel()
        hub.clients.discard(client)
        live.leave(client)
        await _note_spectator(hub, live, client)


async def _note_spectator(hub: Hub, live: LiveTable, client: Client) -> None:
    """Who has watched knows the cards; a table that hides them has shown none."""
    person = client.person
    if person is None or client.seat is not None or live.audience.open_until:
        return
    with contextlib.suppress(Unavailable):
        await hub.store.write_passing(
            lambda connection: note_seen(connection, live.table.id, person.id, now_ms())
        )


def _welcome(hub: Hub, client: Client) -> Welcome:
    person, timeouts = None if client.person is None else client.person.id, hub.timeouts
    return Welcome(PROTOCOL, VERSION, now_ms(), person, timeouts.ping_seconds, timeouts.silent_seconds)


async def _listen(socket: WebSocket, hub: Hub, live: LiveTable, client: Client) -> None:
    inbox: Inbox[ClientMessage] = Inbox(
        partial(_answer, hub, live, client), partial(client.disconnect, ServerProblem.BROKEN, BROKEN)
    )
    try:
        while not client.is_closed:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            client.hear()
            if received.get("text") == PING:
                _answer_ping(hub, client)
            else:
                _take(hub, inbox, client, received.get("text"))
                # Messages that came together are received without waiting: let the inbox answer between them.
                await asyncio.sleep(0)
    finally:
        await inbox.finish()


def _answer_ping(hub: Hub, client: Client) -> None:
    if hub.limits.allow("message", client.asker, PING_COST):
        client.say_raw(PONG)
    else:
        client.disconnect(ServerProblem.TOO_MANY_MESSAGES, TOO_MUCH)


def _take(hub: Hub, inbox: Inbox[ClientMessage], client: Client, text: str | None) -> None:
    hub.metrics.count("messages")
    message = _message(text)
    cost = 1 if message is not None else BAD_MESSAGE_COST
    if not hub.limits.allow("message", client.asker, cost):
        client.disconnect(ServerProblem.TOO_MANY_MESSAGES, TOO_MUCH)
    elif message is None:
        client.say(_refused("", ServerProblem.NOT_A_MESSAGE))
    elif isinstance(message, Ping):
        client.say_raw(PONG)
    elif not inbox.put(message):
        client.disconnect(ServerProblem.TOO_MANY_MESSAGES, TOO_MUCH)


def _message(text: str | None) -> ClientMessage | None:
    if text is None or len(text) > LARGEST_MESSAGE:
        return None
    try:
        return decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None


async def _answer(hub: Hub, live: LiveTable, client: Client, message: ClientMessage) -> None:
    match message:
        case Hello(seen=seen, chat_seen=chat_seen):
            live.audience.greet(client, seen, chat_seen)
        case Act():
            await _act(hub, live, client, message)
        case AskHint(id=action_id):
            _ask_hint(hub, live, client, action_id)
        case Look():
            if not live.audience.look(client, message):
                client.say(_refused("", ServerProblem.NOT_A_MESSAGE))
        case Ping():
            client.say_raw(PONG)
        case _:
            assert_never(message)


def _ask_hint(hub: Hub, live: LiveTable, client: Client, action_id: str) -> None:
    """Compute a hint while other messages are served; one at a time for each person."""
    asker = client.asker
    if asker.person in hub.clients.hinted:
        client.say(_refused(action_id, ServerProblem.BUSY))
    elif not hub.limits.allow("hint", asker):
        client.say(_refused(action_id, ServerProblem.TOO_MANY))
    else:
        client.hint = asyncio.create_task(answer_hint(hub.bot_pool, live, client, action_id))
        if asker.person is not None:
            hub.clients.hinted.add(asker.person)
            client.hint.add_done_callback(lambda _: hub.clients.hinted.discard(asker.person))


async def _act(hub: Hub, live: LiveTable, client: Client, message: Act) -> None:
    began = time.perf_counter()
    try:
        answer = await live.act(client.person, message.id, message.ask)
    except Unavailable:
        client.say(_refused(message.id, ServerProblem.STORAGE))
        return
    if isinstance(answer, TableRefused):
        hub.metrics.count("refusals")
        client.say(_refused_by_table(message.id, answer))
        return
    assert isinstance(answer, Stored)
    hub.metrics.count("actions")
    hub.metrics.action_took(time.perf_counter() - began)
    client.say(Done(message.id, live.table.version_for(client.seat)))


def _refused_by_table(action_id: str, answer: TableRefused) -> Refused:
    """Tell only the sender why; for a chat line also the part that is not allowed."""
    number = answer.number
    part, why = ("", "") if number is None else (number.part, number.why)
    return Refused(action_id, answer.reason, answer.detail or english(answer.reason), part, why)


def _refused(action_id: str, problem: ServerProblem) -> Refused:
    return Refused(action_id, problem.reason, problem.text)
