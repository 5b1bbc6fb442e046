"""A record as moments to step through, without a screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tenback.records import Moment, Moved, Record, replay
from tenback.terminal.presenters import presenter_of
from tenback.terminal.setup import Player, players_of
from tenback.words import Words


@dataclass(frozen=True, slots=True)
class Reel:
    """All moments of a record, and the place where it is held."""

    record: Record
    moments: tuple[Moment, ...]
    place: int = 0
    notes: Mapping[int, str] = field(default_factory=dict)
    """By place: what a review says of the turn that was made there."""

    @property
    def moment(self) -> Moment:
        """The moment that is shown."""
        return self.moments[self.place]

    @property
    def last(self) -> int:
        """The place of the last moment."""
        return len(self.moments) - 1

    @property
    def is_finished(self) -> bool:
        """Tell whether the whole game is on the reel; only then may hands be seen."""
        return self.moments[-1].state.result is not None

    @property
    def players(self) -> tuple[Player, ...]:
        """Who played."""
        return players_of(self.record)

    @property
    def played(self) -> Record:
        """The record up to this place."""
        return replace(self.record, entries=self.record.entries[: self.place])

    def at(self, place: int) -> "Reel":
        """Hold the reel elsewhere, as far as it goes."""
        return replace(self, place=min(max(place, 0), self.last))

    def at_turn(self, step: int) -> "Reel":
        """Go to the beginning of the next turn (1) or of this or the last one (-1)."""
        place = self.place + step
        while 0 < place < self.last and not self._begins_turn(place):
            place += step
        return self.at(place)

    def _begins_turn(self, place: int) -> bool:
        before, now = self.moments[place - 1], self.moments[place]
        if not isinstance(now.entry, Moved):
            return False
        begins_turn = self.record.game.begins_turn
        return before.state.turn != now.state.turn or begins_turn(now.state)


def reel(record: Record, notes: Mapping[int, str] | None = None) -> Reel:
    """Play a record through once; raise BrokenRecord where it breaks. Notes are by the number of a move."""
    moved = [place for place, entry in enumerate(record.entries, start=1) if isinstance(entry, Moved)]
    by_place = {moved[number - 1]: note for number, note in (notes or {}).items()}
    return Reel(record, tuple(replay(record)), notes=by_place)


def hands_told(words: Words, held: Reel) -> list[str]:
    """Write every hand of a finished game; nothing of a running one."""
    if not held.is_finished:
        return []
    state, cards = held.moment.state, presenter_of(held.record.game.name).cards
    width = max(len(player.name) for player in held.players)
    return [
        f" {seat + 1} {player.name:<{width}}  {'  '.join(cards(words, state, state.hands[seat]))}"
        for seat, player in enumerate(held.players)
    ]
