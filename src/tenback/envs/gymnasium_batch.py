"""Many games at once for Gymnasium: all steps of a batch in one compiled call."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.sections import Array
from tenback.envs.game_by_number import IllegalAction, NoSuchAction, check_position
from tenback.envs.gymnasium import ResetNeeded
from tenback.envs.illegal import PENALTY, Illegal
from tenback.envs.layouts import put_layout
from tenback.envs.opponents import Bots, partners_of
from tenback.envs.seeds import training_seed
from tenback.envs.spaces import action_space, observation_space
from tenback.envs.starting import named_position
from tenback.games import game_named
from tenback.games.the_game import Layout
from tenback.sim import by_game
from tenback.sim.batch import new_afterwards, new_seen
from tenback.sim.bits import IntArray
from tenback.sim.boards import (
    ALL_SEATS,
    DISABLED,
    FINALS,
    GAME,
    NEXT_STEP,
    NUMBER,
    SAME_STEP,
    FlagArray,
    Seen,
)
from tenback.sim.by_game import ByChance
from tenback.sim.stepping import (
    NOTHING_DONE,
    answer_all,
    first_illegal,
    first_unknown,
    look_all,
    step_all,
    step_among,
)

MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}

FINAL_NAMES = tuple((name, f"_{name}") for name in FINALS)
"""What is told of games that have ended, and Gymnasium's names for which games those are."""

Observations = dict[str, Array]
Infos = dict[str, Any]


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Like `gymnasium.make_vec(..., vectorization_mode="sync")` of the single game, seed by seed, but fast.

    With *seat*, compiled bots play the others: `random`, `greedy` or `careful`.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "the-game",
        *,
        players: int = 1,
        seat: int | None = None,
        bots: Bots = (),
        illegal: Illegal | str = Illegal.END,
        layout: Layout | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.encoding: Encoding = encoding_of(game_named(game).options(players=players, **options))
        self._boards = by_game.new_boards(self.encoding.options, num_envs)
        put_layout(self._boards, layout, self.encoding.options)
        self._mode = MODES[autoreset_mode]
        self._own = ALL_SEATS if seat is None else seat
        self._partners = partners_of(self.encoding.options, seat, bots) or ByChance()
        self._illegal = Illegal(illegal)
        self._after = new_afterwards(self.encoding, num_envs)
        self.single_observation_space = observation_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space(self.encoding)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._all = np.ones(num_envs, np.bool_)
        self._layout, self._actions = self.encoding.observations, self.encoding.actions
        self._finals = np.zeros((len(FINALS), num_envs), np.int64)
        self._was_dealt = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Start all games, or those in the `reset_mask` of *options*; a whole number seeds them in sequence.

        With a `deal`, `state` or `record` in *options*, all of them start there.
        """
        chosen = self._all.copy()
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        seeds, position = _seeds(seed, self.num_envs), named_position(options)
        for index in np.flatnonzero(chosen):
            self._deal(int(index), seeds[index], position)
        if self._own != ALL_SEATS:
            answer_all(self._boards, self._own, chosen, chosen, self._partners)
        self._was_dealt = True
        self._after.over[chosen] = False
        seen = new_seen(self.encoding, self.num_envs)
        look_all(self._boards, self._own, seen)
        # What was not reset tells nothing.
        return self._shown(seen), _infos(seen.masks * chosen[:, None], seen.seats * chosen, chosen)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Take one action in every game."""
        actions = np.asarray(actions, np.int64)
        self._check(actions)
        seen = self._room()
        ended = self._step(actions, seen)
        if ended == NOTHING_DONE:
            raise self._no_such_action(actions)
        infos = _infos(seen.masks, seen.seats, self._all.copy())
        if ended and self._mode == SAME_STEP:
            infos |= self._final_infos(seen)
        elif ended:
            _tell_outcomes(seen, infos)
        return self._shown(seen), seen.rewards, seen.ended, np.zeros(self.num_envs, np.bool_), infos

    def _room(self) -> Seen:
        """Make room for a step; outcomes have one place for all steps, since most steps leave it empty."""
        games, layout = self.num_envs, self._layout
        return Seen(
            np.empty((games, layout.size), layout.dtype),
            np.empty((games, self._actions), np.int8),
            np.zeros(games),
            np.zeros(games, np.bool_),
            np.empty(games, np.int64),
            self._finals,
        )

    def _step(self, actions: IntArray, seen: Seen) -> int:
        boards, mode, after = self._boards, self._mode, self._after
        if self._own == ALL_SEATS:
            return step_all(boards, actions, mode, PENALTY, seen, after)
        return step_among(boards, actions, self._own, mode, PENALTY, seen, after, self._partners)

    def action_masks(self) -> Array:
        """Return the masks of legal actions, one per game."""
        seen = new_seen(self.encoding, self.num_envs)
        look_all(self._boards, self._own, seen)
        return seen.masks.astype(bool)

    def _deal(self, index: int, seed: int | None, position: Any) -> None:
        if position is not None:
            check_position(self.encoding, position)
            by_game.put_state(self._boards, index, position)
        else:
            self._deal_from(index, seed)

    def _deal_from(self, index: int, seed: int | None) -> None:
        seeds = self._boards.seeds[index]
        if seed is not None or not self._was_dealt:
            seeds[NUMBER] = training_seed(seed)
            seeds[GAME] = -1
        by_game.deal_next(self._boards, index)

    def _check(self, actions: npt.NDArray[np.int64]) -> None:
        """Refuse to go on after the end, and illegal actions where they are to be raised."""
        if actions.shape != (self.num_envs,):
            raise NoSuchAction(self.encoding, f"{actions.shape} != ({self.num_envs},)")
        if not self._was_dealt or (self._mode == DISABLED and self._after.over.any()):
            raise ResetNeeded("error-reset-some")
        if self._illegal is Illegal.RAISE:
            self._check_legal(actions)

    def _check_legal(self, actions: npt.NDArray[np.int64]) -> None:
        index = first_illegal(self._boards, actions, self._after)
        if index >= 0:
            if not 0 <= actions[index] < self.encoding.actions:
                raise self._no_such_action(actions)
            seat = by_game.to_move(self._boards, index)
            raise IllegalAction(seat, int(actions[index]), f"in game {index}")

    def _no_such_action(self, actions: npt.NDArray[np.int64]) -> NoSuchAction:
        place = first_unknown(actions, self.encoding.actions, self._after.over)
        return NoSuchAction(self.encoding, actions[place])

    @staticmethod
    def _shown(seen: Seen) -> Observations:
        return {"action_mask": seen.masks, "observation": seen.observations}

    def _final_infos(self, seen: Seen) -> Infos:
        """What was seen last of the games that have just begun again."""
        over = self._after.over.copy()
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros((self.num_envs, self.encoding.actions), np.int8)
        for index in np.flatnonzero(over):
            last = self._after.observations[index].copy()
            final[index] = {"observation": last, "action_mask": nothing[index].copy()}
        seats = self._after.seats * over
        told: Infos = {"action_mask": nothing, "_action_mask": over, "seat": seats, "_seat": over}
        _tell_outcomes(seen, told)
        return {"final_obs": final, "_final_obs": over, "final_info": told, "_final_info": over}


def _tell_outcomes(seen: Seen, infos: Infos) -> None:
    """Add how the games came out that have just ended."""
    told, finals = seen.ended.copy(), seen.finals.copy()
    seen.finals[:] = 0
    for place, (name, mask) in enumerate(FINAL_NAMES):
        infos[name], infos[mask] = finals[place], told


def _infos(masks: Array, seats: IntArray, told: FlagArray) -> Infos:
    """As Gymnasium lays infos out: each with a mask that says which games have it."""
    return {"action_mask": masks, "_action_mask": told, "seat": seats, "_seat": told.copy()}


def _seeds(seed: int | Sequence[int | None] | None, games: int) -> list[int | None]:
    if seed is None:
        return [None] * games
    return [seed + index for index in range(games)] if isinstance(seed, int) else list(seed)
