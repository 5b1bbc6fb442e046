"""The clients at one table: each is shown what it may see, and who is connected."""

import asyncio
from collections.abc import Callable

from tenback.server.presenters import TablePresenter, Viewer
from tenback.server.presenters.talk import said_since
from tenback.server.rooms.client import Client
from tenback.server.rooms.clock import now_ms
from tenback.server.rooms.looking import Leading, tried_moves
from tenback.server.wire import shown
from tenback.server.wire.asked import Look
from tenback.server.wire.problems import ServerProblem
from tenback.server.wire.shown import ChatLines, encode
from tenback.tables.table import Table

WATCHERS_SECONDS = 1.0
CLIENTS_BY_SECOND = 200
"""How many watch is told so rarely that it takes no more messages a second; who plays is told at once."""


class Audience:
    """Everyone who has a socket at the table, here."""

    def __init__(
        self,
        table: Table,
        elsewhere: Callable[[], frozenset[int]],
        tell_others: Callable[[frozenset[int]], None],
        open_until: int = 0,
        tell_look: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._table = table
        self._leading = Leading(tell_look)
        self._elsewhere, self._tell_others = elsewhere, tell_others
        self.open_until = open_until
        """Until when others still play the same deal: so long spectators see no card."""
        self.clients: set[Client] = set()
        self._told: frozenset[int] = frozenset()
        """The seats that other processes were told to be connected here."""
        self._telling: asyncio.TimerHandle | None = None
        self._updates = Updates(table, frozenset(), open_until=0)

    def present(self) -> frozenset[int]:
        """The seats whose people have a client here or at another process."""
        return self.seats_here() | self._elsewhere()

    def seats_here(self) -> frozenset[int]:
        """The seats whose people have a client to this process."""
        return frozenset(client.seat for client in self.clients if client.seat is not None)

    def spectators(self) -> tuple[Client, ...]:
        """The clients here that have no seat."""
        return tuple(client for client in self.clients if client.seat is None)

    def show(self, table: Table) -> None:
        """Send every client what it may see of the table now, if that has changed."""
        before, self._table = self._table, table
        if table.seats is not before.seats and self._seats_changed():
            self._tell_presence()
        waiting = [client for client in self.clients if self._waits(client)]
        if waiting:
            updates = self._updates_now()
            for client in waiting:
                self._show_to(client, updates)

    def show_again(self, table: Table) -> None:
        """Send everything again, because the table was rewritten."""
        for client in self.clients:
            client.sent = client.chat_sent = 0
        self.show(table)

    def greet(self, client: Client, seen: int, chat_seen: int) -> None:
        """Begin or come back: send what is newer than what was seen."""
        # A client that has seen more than there is saw another history, before a backup was restored.
        client.greeted, client.chat_sent = True, chat_seen if chat_seen <= self._table.public_events else 0
        client.seat = self._seat_of(client)
        if seen != self._table.version_for(client.seat):
            self._show_to(client, self._updates_now())
        else:
            client.sent = seen
        client.say(self._presence())
        self._show_chat(client)
        self._leading.greet(client)

    def look(self, client: Client, look: Look) -> bool:
        """Lead the people of a finished game; False where there is nothing to look at together."""
        moves = tried_moves(self._table.game, look.moves)
        if client.seat is None or self._table.stage != "over" or self._open_until or moves is None:
            return False
        self._leading.lead(self.clients, client.seat, look, moves)
        return True

    def hear_look(self, raw: str) -> None:
        """Show here what somebody looks at who is connected to another process."""
        self._leading.hear(self.clients, raw)

    def enter(self, client: Client) -> None:
        """Let a client in; the others see that somebody is there."""
        self.clients.add(client)
        client.seat = self._seat_of(client)
        self._tell_presence()

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self.clients.discard(client)
        self._tell_presence()
        self._leading.stop(self.clients, self.present())

    def disconnect(self, problem: ServerProblem) -> None:
        """Disconnect everyone, who may come back."""
        for client in tuple(self.clients):
            client.disconnect(problem)

    def show_presence(self) -> None:
        """Tell every client who is connected."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        raw = encode(self._presence())
        for client in self.clients:
            if client.greeted:
                client.say_raw(raw)

    def _tell_presence(self) -> None:
        """Tell at once who plays; that others come and go to watch is told together, after a while."""
        seats = self.seats_here()
        if seats != self._told:
            self._told = seats
            self.show_presence()
            self._tell_others(seats)
        elif self._telling is None and self.clients:
            delay = max(WATCHERS_SECONDS, len(self.clients) / CLIENTS_BY_SECOND)
            self._telling = asyncio.get_running_loop().call_later(delay, self.show_presence)

    def _presence(self) -> shown.Presence:
        present = self.present()
        connected = tuple(
            seat.kind == "bot" or number in present for number, seat in enumerate(self._table.seats)
        )
        watchers = sum(client.seat is None for client in self.clients)
        return shown.Presence(connected, watchers)

    def _seats_changed(self) -> bool:
        """Note who sits where now; tell whether it was another seat before."""
        changed = False
        for client in self.clients:
            seat = self._seat_of(client)
            changed, client.seat = changed or seat != client.seat, seat
        return changed

    def _waits(self, client: Client) -> bool:
        return client.greeted and client.sent != self._table.version_for(client.seat)

    def _updates_now(self) -> "Updates":
        present, open_until = self.present(), self._open_until
        if not self._updates.are_of(self._table, present, open_until=open_until):
            self._updates = Updates(self._table, present, open_until=open_until)
        return self._updates

    def _show_to(self, client: Client, updates: "Updates") -> None:
        client.sent = self._table.version_for(client.seat)
        client.show(updates.raw(None if client.person is None else client.person.id, client.seat))
        self._show_chat(client)

    @property
    def _open_until(self) -> int:
        """0 as soon as the deal is closed."""
        return self.open_until if now_ms() < self.open_until else 0

    def _show_chat(self, client: Client) -> None:
        if client.seat is None and self._open_until:
            return
        if lines := said_since(self._table, client.chat_sent):
            client.chat_sent = lines[-1].number
            client.say(ChatLines(lines))

    def _seat_of(self, client: Client) -> int | None:
        return None if client.person is None else self._table.seat_of(client.person.id)


class Updates:
    """The updates of one moment; one that is asked for again is kept, however often that happens."""

    def __init__(self, table: Table, present: frozenset[int], *, open_until: int) -> None:
        self._presenter, self._present = TablePresenter(table, present, open_until), present
        self._raw: dict[tuple[int | None, bool], bytes | None] = {}
        """By viewer: None after the first time, since most are shown a moment once and it takes 6 kB."""

    def are_of(self, table: Table, present: frozenset[int], *, open_until: int) -> bool:
        """Tell whether they are those of this moment."""
        is_same = self._presenter.table is table and self._present == present
        return is_same and self._presenter.open_until == open_until

    def raw(self, person: str | None, seat: int | None) -> bytes:
        """Give the update for a viewer."""
        key = (seat, self._presenter.table.is_host(person))
        if (kept := self._raw.get(key)) is not None:
            return kept
        raw = encode(self._presenter.present(Viewer(person, seat)))
        self._raw[key] = raw if key in self._raw else None
        return raw
