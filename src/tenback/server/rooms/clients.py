"""All sockets that are open at this process."""

import time

from tenback.server.operations.timeouts import Timeouts
from tenback.server.rooms.client import Client
from tenback.server.storage.people import Person
from tenback.server.wire.problems import ServerProblem


class Clients(set[Client]):
    """The open sockets, at whatever tables."""

    def __init__(self) -> None:
        super().__init__()
        self.hinted: set[str | None] = set()
        """The people for whom a hint is being computed."""

    def of(self, person_id: str) -> list[Client]:
        """List the sockets of a person."""
        return [client for client in self if client.person is not None and client.person.id == person_id]

    def rename_person(self, person: Person) -> None:
        """Let open clients sit down under the new name."""
        for client in self.of(person.id):
            client.person = person

    def disconnect_person(self, person_id: str) -> None:
        """Disconnect somebody who has been deleted; they may come back as a spectator."""
        for client in self.of(person_id):
            client.disconnect(ServerProblem.NO_PERSON)

    def disconnect_silent(self, timeouts: Timeouts) -> None:
        """Disconnect those who do not read, or are silent."""
        moment = time.monotonic()
        for client in tuple(self):
            if (problem := client.problem_at(moment, timeouts)) is not None:
                client.disconnect(problem)

    def disconnect_all(self) -> None:
        """Disconnect everyone, because the server goes down; they come back by themselves."""
        for client in tuple(self):
            client.disconnect(ServerProblem.CLOSING, 1012)
