"""Many games at once for Gymnasium: all steps of a batch in one compiled call."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.sections import Array
from tenback.envs.gymnasium import ResetNeeded
from tenback.envs.illegal import PENALTY, Illegal
from tenback.envs.kernels import DISABLED, NEXT_STEP, SAME_STEP, Afterwards, Seen, kernels_of
from tenback.envs.kernels.boards import GAME, NUMBER
from tenback.envs.kernels.layouts import put_layout
from tenback.envs.numbered_game import SEED_BITS, IllegalAction, check_position
from tenback.envs.spaces import action_space, observation_space
from tenback.envs.starting import named_position
from tenback.games import game_named
from tenback.games.the_game import Layout

MODES = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}

Observations = dict[str, Array]
Infos = dict[str, Any]


class BatchEnv(VectorEnv[Any, Any, Any]):
    """As `gymnasium.make_vec(..., vectorization_mode="sync")` of the single game, seed by seed, but fast."""

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "the-game",
        *,
        players: int = 1,
        illegal: Illegal | str = Illegal.END,
        layout: Layout | None = None,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.encoding: Encoding = encoding_of(game_named(game).options(players=players, **options))
        self._kernels = kernels_of(self.encoding.options)
        self._boards = self._kernels.new_boards(self.encoding, num_envs)
        put_layout(self._boards, layout, self.encoding.options)
        self._mode = MODES[autoreset_mode]
        self._illegal = Illegal(illegal)
        over, seats = np.ones(num_envs, np.bool_), np.zeros(num_envs, np.int64)
        self._after = Afterwards(self._new_observations(), over, seats)
        self.single_observation_space = observation_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = action_space(self.encoding)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._was_dealt = False

    # Modules cannot be copied or kept, so the kernels are found anew.
    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_kernels"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self._kernels = kernels_of(self.encoding.options)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Begin all games, or those in the `reset_mask` of *options*; a whole number seeds them in a row.

        A `deal`, `state` or `record` in *options* is where they all begin.
        """
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"], np.bool_)
        seeds, position = _seeds(seed, self.num_envs), named_position(options)
        for index in np.flatnonzero(chosen):
            self._deal(int(index), seeds[index], position)
        self._was_dealt = True
        self._after.over[chosen] = False
        seen = self._new_seen()
        self._kernels.look_all(self._boards, seen)
        return self._shown(seen), self._infos(seen, chosen)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Do one action in every game."""
        actions = np.asarray(actions, np.int64)
        self._check(actions)
        seen = self._new_seen()
        self._kernels.step_all(self._boards, actions, self._mode, PENALTY, seen, self._after)
        infos = self._infos(seen, np.ones(self.num_envs, np.bool_))
        if self._mode == SAME_STEP and self._after.over.any():
            infos |= self._final_infos()
        return self._shown(seen), seen.rewards, seen.ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Array:
        """Mark the legal actions of every game."""
        seen = self._new_seen()
        self._kernels.look_all(self._boards, seen)
        return seen.masks.astype(bool)

    def _deal(self, index: int, seed: int | None, position: Any) -> None:
        if position is not None:
            check_position(self.encoding.options, position)
            self._kernels.put_state(self._boards, index, position)
            return
        seeds = self._boards.seeds[index]
        if seed is not None or not self._was_dealt:
            seeds[NUMBER] = secrets.randbits(32) if seed is None else seed & SEED_BITS
            seeds[GAME] = -1
        self._kernels.deal_next(self._boards, index)

    def _check(self, actions: npt.NDArray[np.int64]) -> None:
        """Refuse to go on after the end, and illegal actions where they are to be raised."""
        if not self._was_dealt or (self._mode == DISABLED and self._after.over.any()):
            raise ResetNeeded("some games are over or never began: reset them first, see `reset_mask`")
        if self._illegal is Illegal.RAISE:
            index = self._kernels.first_illegal(self._boards, actions, self._after)
            if index >= 0:
                raise IllegalAction(self._seat(index), int(actions[index]), f"in game {index}")

    def _seat(self, index: int) -> int:
        seen = self._new_seen()
        self._kernels.look_all(self._boards, seen)
        return int(seen.seats[index])

    def _new_observations(self) -> Array:
        layout = self.encoding.observations
        return np.empty((self.num_envs, layout.size), layout.dtype)

    def _new_seen(self) -> Seen:
        """Make room for a step; fresh each time, so that what was given out stays as it was."""
        games = self.num_envs
        return Seen(
            observations=self._new_observations(),
            masks=np.empty((games, self.encoding.actions), np.int8),
            rewards=np.zeros(games),
            ended=np.zeros(games, np.bool_),
            seats=np.empty(games, np.int64),
        )

    @staticmethod
    def _shown(seen: Seen) -> Observations:
        return {"action_mask": seen.masks, "observation": seen.observations}

    def _infos(self, seen: Seen, told: npt.NDArray[np.bool_]) -> Infos:
        """As Gymnasium lays infos out: each with a mask that says which games have it."""
        masks = seen.masks if told.all() else seen.masks * told[:, None]
        seats = seen.seats if told.all() else seen.seats * told
        return {"action_mask": masks, "_action_mask": told, "seat": seats, "_seat": told.copy()}

    def _final_infos(self) -> Infos:
        """What was seen last of the games that have just begun again."""
        over = self._after.over.copy()
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros((self.num_envs, self.encoding.actions), np.int8)
        for index in np.flatnonzero(over):
            seen = self._after.observations[index].copy()
            final[index] = {"observation": seen, "action_mask": nothing[index].copy()}
        seats = self._after.seats * over
        return {
            "final_obs": final,
            "_final_obs": over,
            "final_info": {"action_mask": nothing, "_action_mask": over, "seat": seats, "_seat": over},
            "_final_info": over,
        }


def _seeds(seed: int | Sequence[int | None] | None, games: int) -> list[int | None]:
    if seed is None:
        return [None] * games
    return [seed + index for index in range(games)] if isinstance(seed, int) else list(seed)
