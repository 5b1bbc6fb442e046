"""The games for OpenSpiel: importing this module registers them.

    import pyspiel, tenback.envs.openspiel
    game = pyspiel.load_game("python_tenback_extreme(players=3,switched_off=stop+silence)")

Chance deals card by card, and in EXTREME it prints each card's command when the card comes. Returns are given
at the end: the cards that the team played, or in TAKE THAT the lead over the average of the others.
"""

import functools
from random import Random
from typing import Any

import numpy as np
import pyspiel

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.take_that.sections import BEST, WORST
from tenback.encoding.take_that.sections import MOST_MOVES as MOST_ROUND_MOVES
from tenback.encoding.the_game.sections import MOST_MOVES
from tenback.envs.chance import ByChance, begun_by_chance
from tenback.games import game_named, game_of, take_that, the_game

encodings = functools.cache(encoding_of)
openings = functools.cache(begun_by_chance)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with the options that its parameters name."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.options = self.chosen_options(params or {})
        super().__init__(self.game_type, self.facts(), params or {})

    game_type: Any
    name: str

    def chosen_options(self, params: dict[str, Any]) -> Any:
        """Make the options that the parameters name; what is not named is as the game has it."""
        chosen = {name: params[name] for name in self.game_type.parameter_specification if name in params}
        chosen.setdefault("players", self.game_type.parameter_specification["players"])
        if "switched_off" in chosen:
            chosen["switched_off"] = tuple(filter(None, chosen["switched_off"].split("+")))
        return game_named(self.name).options(**chosen)

    def facts(self) -> Any:
        """The sizes that OpenSpiel wants to know beforehand."""
        raise NotImplementedError

    def new_initial_state(self) -> "SpielState":
        """Begin a game; chance deals."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Make what looks at states."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(encodings(self.options), wanted, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment in which chance is asked."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: ByChance = openings(game.options)

    @property
    def encoding(self) -> Encoding:
        """What the numbers mean."""
        return encodings(self.table.options)

    def current_player(self) -> int:
        """Who is asked."""
        if self.table.asks_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.seat:
            return []
        return sorted(map(self.encoding.action_of, self.table.legal))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, and how likely each is."""
        return self.table.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.table.asks_chance:
            self.table = self.table.after_chance(action)
        else:
            # One of the two games; its moves are its own.
            self.table = self.table.after_move(self.encoding.action_with(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.chance_words(action)
        return self.encoding.describe_action(action)

    def is_terminal(self) -> bool:
        """Tell whether the game has ended."""
        return self.table.over

    def returns(self) -> list[float]:
        """What each seat has won; 0 until the end."""
        return self.table.returns() if self.table.over else [0.0] * self.table.options.players

    def __str__(self) -> str:
        rules = game_of(self.table.options).rules
        return f"{rules.format_state(self.table.state)} chance={self.table.draw}"


class SpielObserver:
    """What a seat sees now, or with perfect recall all that it has ever seen."""

    def __init__(self, encoding: Encoding, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters; not {params}")
        self._encoding = encoding
        self._recalls = wanted.perfect_recall
        self._layout = encoding.recall if self._recalls else encoding.observations
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = self._layout.parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into `tensor`."""
        view = state.table.view(player)
        if self._recalls:
            self.tensor[:] = self._encoding.remember(view, state.table.memory(player))
        else:
            self.tensor[:] = self._encoding.observe(view)

    def string_from(self, state: SpielState, player: int) -> str:
        """Say what a seat sees in words."""
        view = state.table.view(player)
        if not self._recalls:
            return self._encoding.describe(self._encoding.observe(view))
        rules = game_of(view.options).rules
        moves = " ".join(rules.format_move(step.move) for step in view.history)
        return f"{state.table.recalled(player)}; moves {moves or 'none'}"


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
            by_chance = done.player == pyspiel.PlayerId.CHANCE
            other.apply_action(other.table.guessed_chance(done.action, guess) if by_chance else done.action)
        return other

    return resampled


# The three games ------------------------------------------------------------------------------------------


def _game_type(name: str, title: str, utility: Any, players: range, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=f"python_tenback_{name}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2} | parameters,
    )


THE_GAME_TYPE = _game_type(
    "the_game",
    "THE GAME",
    pyspiel.GameType.Utility.IDENTICAL,
    game_named("the-game").players,
    {"minimum": 2, "short_hand": False},
)
EXTREME_TYPE = _game_type(
    "extreme",
    "THE GAME EXTREME",
    pyspiel.GameType.Utility.IDENTICAL,
    game_named("extreme").players,
    {"minimum": 2, "short_hand": False, "one_pile": "from-now", "switched_off": ""},
)
TAKE_THAT_TYPE = _game_type(
    "take_that",
    "TAKE THAT",
    pyspiel.GameType.Utility.ZERO_SUM,
    game_named("take-that").players,
    {"rounds": 2, "professional": False},
)


class TheGame(SpielGame):
    """THE GAME: everybody wins the cards that the team plays."""

    game_type = THE_GAME_TYPE
    name = "the-game"
    chance_nodes_per_card = 1

    def facts(self) -> Any:
        """The sizes that OpenSpiel wants to know beforehand."""
        return pyspiel.GameInfo(
            num_distinct_actions=encodings(self.options).actions,
            max_chance_outcomes=len(the_game.CARDS),
            num_players=self.options.players,
            min_utility=0.0,
            max_utility=float(len(the_game.CARDS)),
            max_game_length=MOST_MOVES,
        )

    def max_chance_nodes_in_history(self) -> int:
        """Every card comes once."""
        return self.chance_nodes_per_card * len(the_game.CARDS)


class Extreme(TheGame):
    """EXTREME: chance prints each card's command when the card comes."""

    game_type = EXTREME_TYPE
    name = "extreme"
    chance_nodes_per_card = 2


class TakeThat(SpielGame):
    """TAKE THAT: what one seat is ahead the others are behind."""

    game_type = TAKE_THAT_TYPE
    name = "take-that"

    def facts(self) -> Any:
        """The sizes that OpenSpiel wants to know beforehand."""
        lead = float((BEST - WORST) * self.options.rounds)
        return pyspiel.GameInfo(
            num_distinct_actions=encodings(self.options).actions,
            max_chance_outcomes=len(take_that.CARDS),
            num_players=self.options.players,
            min_utility=-lead,
            max_utility=lead,
            utility_sum=0.0,
            max_game_length=MOST_ROUND_MOVES * self.options.rounds,
        )

    def max_chance_nodes_in_history(self) -> int:
        """In a round every card comes once."""
        return len(take_that.CARDS) * int(self.options.rounds)


GAMES = (TheGame, Extreme, TakeThat)

for _game in GAMES:
    pyspiel.register_game(_game.game_type, _game)
