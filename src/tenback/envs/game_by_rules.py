"""One game played by numbers on the rules themselves, for games without kernels."""

from typing import Any

import numpy as np

from tenback.encoding import encoding_of
from tenback.encoding.sections import Array
from tenback.envs.game_by_number import GameByNumber, check_position
from tenback.envs.seeds import training_seed
from tenback.games import Options, Outcome, State, seeded_deal
from tenback.games.decks import Generator
from tenback.records import Record
from tenback.talk.marks.said import NOTHING_SAID, Talk


class GameByRules(GameByNumber):
    """A game whose every move goes through its rules."""

    is_compiled = False

    def __init__(self, options: Options) -> None:
        self.encoding = encoding_of(options)
        self._written: Record | None = None
        self._state: Any = None
        self._was_dealt = False
        self._is_forfeited = False
        self._seed, self._number = 0, -1
        self.actor, self.over = 0, True
        self.scores = [0.0] * options.players

    def deal(self, seed: int | None) -> None:
        """Begin game 0 of a seed; None picks a seed."""
        self._seed = training_seed(seed)
        self._number, self._was_dealt = -1, True
        self.deal_next()

    def deal_next(self) -> None:
        """Begin the next game of the seed."""
        self._number += 1
        self.start(seeded_deal(self.encoding.options, self._seed, self._number))

    def _start(self, written: Record | None, state: State, talk: Talk = NOTHING_SAID) -> None:  # noqa: ARG002
        check_position(self.encoding, state)
        self._written, self._state, self._is_forfeited = written, state, False
        self._tell()

    def act(self, action: int) -> bool:
        """Do what a number says, if it is legal; say whether it was."""
        if not 0 <= action < self.encoding.actions:
            return False
        move = self.encoding.action_with(action)
        if self.game.refusal(self._state, self._state.turn, move) is not None:
            return False
        self._state = self.game.apply(self._state, self._state.turn, move)
        self._tell()
        return True

    def act_by_chance(self) -> None:
        """Let the seat whose turn it is do any of its legal moves."""
        legal = self.game.legal_moves(self._state, self.actor)
        rng = Generator(self._seed, f"game {self._number} move {len(self._state.history)}")
        self.act(self.encoding.action_of(legal[rng.randrange(len(legal))]))

    def final(self, seat: int) -> dict[str, int]:
        """Nothing is told beside the rewards: only its own rules know how such a game comes out."""
        del seat
        return {}

    def forfeit(self) -> None:
        """End the game because of an illegal action."""
        self._is_forfeited = True
        self._tell()

    def see(self, seat: int) -> tuple[Array, Array]:
        """Return what a seat sees, and what it may do now."""
        view = self.view(seat)
        mask = np.zeros(self.encoding.actions, np.int8) if self.over else self.encoding.mask(view)
        return self.encoding.observe(view), mask

    def _tell(self) -> None:
        result = self._state.result
        self.over = result is not None or self._is_forfeited
        self.actor = self.actor if self._state.turn is None else self._state.turn
        self.scores = [0.0] * len(self.scores) if result is None else _worth(result, len(self.scores))

    @property
    def state(self) -> Any:
        """The position as the rules hold it."""
        return self._state

    @property
    def seed(self) -> tuple[int, int]:
        """The seed of the deals and the number of the game."""
        return self._seed, self._number


def _worth(outcome: Outcome, players: int) -> list[float]:
    """What the end is worth to each seat: its lead over the average of the others, or 1 for a win."""
    scores: tuple[int, ...] = outcome.scores
    if not scores:
        return [float(outcome.won)] * players
    others = max(1, len(scores) - 1)
    return [score - (sum(scores) - score) / others for score in scores]
