"""What people choose before a game, without a screen."""

from dataclasses import dataclass, field
from typing import Any

from tenback.bots import levels_of
from tenback.games import game_named
from tenback.games.the_game import Command, OnePile
from tenback.records.players import PERSON
from tenback.talk.mode import TalkMode
from tenback.terminal.seating import named
from tenback.terminal.setup import Setup
from tenback.words import Words

AGREE = "agree"


@dataclass(slots=True)
class Wishes:
    """What has been chosen so far; it outlives a change of game or language."""

    game: str = "the-game"
    players: int = 3
    kinds: list[str] = field(default_factory=lambda: [PERSON, *["careful"] * 4])
    names: list[str] = field(default_factory=lambda: [""] * 5)
    minimum_three: bool = False
    short_hand: bool = False
    whole_turn: bool = False
    switched_off: set[Command] = field(default_factory=set)
    rounds: str = "2"
    professional: bool = False
    marks: bool = True
    starter: str = AGREE
    seed: str = ""

    def options(self) -> Any:
        """Make the game's options of the wishes that concern it."""
        game = game_named(self.game)
        chosen = {
            "players": self.players,
            "minimum": 3 if self.minimum_three else 2,
            "short_hand": self.short_hand,
            "one_pile": OnePile.WHOLE_TURN if self.whole_turn else OnePile.FROM_NOW,
            "switched_off": self.switched_off,
            "rounds": int(self.rounds or 0),
            "professional": self.professional,
        }
        return game.options(**{name: chosen[name] for name in game.choices if name in chosen})

    def kind_of(self, seat: int) -> str:
        """Who plays at a seat; the strongest bot there is where a game has none of the wanted level."""
        known = (PERSON, *levels_of(self.game))
        return self.kinds[seat] if self.kinds[seat] in known else known[-1]

    def setup(self, words: Words, chance: int) -> Setup:
        """Make a game that can be dealt; without a seed of their own the players get one by chance."""
        seats = map(self.kind_of, range(self.players))
        kinds = [None if kind == PERSON else kind for kind in seats]
        return Setup(
            options=self.options(),
            players=named(words, kinds, self.names[: self.players]),
            seed=int(self.seed) if self.seed else chance,
            starter=self._starter(people=kinds.count(None)),
            talk=TalkMode.MARKS if self.marks else TalkMode.SILENT,
        )

    def _starter(self, people: int) -> int | None:
        """Who starts; a team agrees only when there are a person and others to agree with (G3)."""
        if self.starter != AGREE and int(self.starter) < self.players:
            return int(self.starter)
        agrees = game_named(self.game).open_start and people > 0 and self.players > 1
        return None if agrees else 0
