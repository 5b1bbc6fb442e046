"""The games for OpenSpiel: importing this module registers them.

    import pyspiel, tenback.envs.openspiel
    game = pyspiel.load_game("python_tenback_extreme(players=3,talk=True,switched_off=stop+silence)")

Chance deals card by card, and in EXTREME it reveals each card's command with the card, unless the table
names a layout. Returns come at the end: the cards that the team played, or in TAKE THAT the lead over
the average of the others.
"""

from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tenback.encoding import Encoding
from tenback.envs.chance import ByChance, Position, opening
from tenback.envs.openspiel.parameters import (
    chosen_encoding,
    chosen_layout,
    game_type,
    most_chance_nodes,
    sizes,
)
from tenback.games import game_of

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as its parameters describe it; each subclass is one of the games."""

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.encoding = chosen_encoding(self.name, params or {})
        self._layout = chosen_layout(params or {})
        is_free = bool((params or {}).get("free_talk", False))
        self.opening = opening(self.encoding, self._layout, free_talk=is_free)
        super().__init__(self.game_type, sizes(self.encoding), params or {})

    def max_chance_nodes_in_history(self) -> int:
        """Return the highest possible number of chance nodes: every card comes once."""
        return most_chance_nodes(self.encoding, self._layout)

    def new_initial_state(self) -> "SpielState":
        """Start a game; chance deals."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Make an observer."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.encoding, wanted, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment when chance acts."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position = game.opening

    @property
    def table(self) -> ByChance:
        """The cards, and what chance has to decide."""
        return self.position.table

    @property
    def encoding(self) -> Encoding:
        """What the numbers mean."""
        return self.position.encoding

    def current_player(self) -> int:
        """Return who acts next."""
        if self.position.table.draw is not None:
            return CHANCE
        return TERMINAL if self.table.over else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.position.seat:
            return []
        return sorted(map(self.encoding.action_of, self.position.legal))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can do, and how likely each outcome is."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.position.table.draw is not None:
            self.position = self.position.after_chance(action)
        else:
            self.position = self.position.after(self.encoding.action_with(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.table.chance_words(action)
        return self.encoding.describe_action(action)

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.table.over

    def returns(self) -> list[float]:
        """Return what each seat has won; 0 until the end."""
        return self.table.returns() if self.table.over else [0.0] * self.table.options.players

    def __str__(self) -> str:
        told = f"{game_of(self.table.options).format_state(self.table.state)} chance={self.table.draw}"
        asking = self.position.asking
        return told if asking is None else f"{told} asked={asking.next} talk={asking.talk.sayings}"


class SpielObserver:
    """What a seat sees now, or with perfect recall everything it has ever seen and heard."""

    def __init__(self, encoding: Encoding, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters; not {params}")
        if wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observation shows all hands: ask for one player's, or for what is public")
        self._encoding = encoding
        self._is_public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = wanted.perfect_recall
        self._layout = encoding.recall if self._recalls else encoding.observations
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = self._layout.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`."""
        position, seat = state.position, self._seat(player)
        self.tensor[:] = position.remembered(seat) if self._recalls else position.observed(seat)

    def string_from(self, state: SpielState, player: int) -> str:
        """Describe in words what a seat sees."""
        seat = self._seat(player)
        if not self._recalls:
            return self._encoding.describe(state.position.observed(seat))
        game = game_of(self._encoding.options)
        moves = " ".join(game.format_move(step.move) for step in state.table.state.history)
        return f"{state.position.recalled(seat)}; moves {moves or 'none'}"

    def _seat(self, player: int) -> int | None:
        """Whose view it is; what is public is what a spectator sees."""
        return None if self._is_public else player


def resampler(seed: int = 0) -> Any:
    """Make a resampler for OpenSpiel's Python IS-MCTS: it draws states that a seat could be in.

    bot = ismcts.ISMCTSBot(...); bot.set_resampler(resampler(seed=1))
    """
    rng = Random(seed)

    def resampled(state: SpielState, player: int) -> SpielState:
        """Play the same game again with other cards where the seat cannot see them."""
        guess = state.table.guess(player, rng)
        other: SpielState = state.get_game().new_initial_state()
        for done in state.full_history():
            by_chance = done.player == CHANCE
            other.apply_action(other.table.guessed_chance(done.action, guess) if by_chance else done.action)
        return other

    return resampled


# The three games ------------------------------------------------------------------------------------------


class TheGame(SpielGame):
    """THE GAME: every seat's return is the number of cards the team plays."""

    name = "the-game"
    game_type = game_type(name, "THE GAME", pyspiel.GameType.Utility.IDENTICAL)


class Extreme(SpielGame):
    """EXTREME: chance reveals each card's command with the card, unless the table names a layout."""

    name = "extreme"
    game_type = game_type(name, "THE GAME EXTREME", pyspiel.GameType.Utility.IDENTICAL)


class TakeThat(SpielGame):
    """TAKE THAT: what one seat is ahead, the others are behind."""

    name = "take-that"
    game_type = game_type(name, "TAKE THAT", pyspiel.GameType.Utility.ZERO_SUM)


GAMES = (TheGame, Extreme, TakeThat)

for _game in GAMES:
    pyspiel.register_game(_game.game_type, _game)
