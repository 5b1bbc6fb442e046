"""The games for Gymnasium: solo, for all seats in turn, or from one seat with bots in the others.

    import gymnasium
    solo = gymnasium.make("tenback.envs.gymnasium:tenback/TheGame-v1")
    duel = gymnasium.make("tenback/TakeThat-v1", seat=1, bots="careful")

Rewards: in THE GAME and EXTREME, 1 for each card that anybody plays, so a game gives 98 minus the cards left
(G10). In TAKE THAT, the change in the agent's lead over the average of the others.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tenback.envs.extras import MissingExtra

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium", "gym") from error

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.envs.game_by_number import GameByNumber, checked_action
from tenback.envs.game_with_talk import new_game
from tenback.envs.ids import IDS
from tenback.envs.illegal import PENALTY, Illegal
from tenback.envs.opponents import Bots, RandomOpponents, opponents_of, partners_of
from tenback.envs.picture import Image, picture_of
from tenback.envs.spaces import action_space, observation_space
from tenback.envs.starting import begin
from tenback.games import game_named
from tenback.games.errors import TenbackError
from tenback.games.the_game import Layout

BESIDE = ("talk", "open_start", "render_mode")
"""What only the single game supports."""

Observation = dict[str, Array]
Info = dict[str, Any]


class ResetNeeded(TenbackError, RuntimeError):
    """A step in a game that is over or has not started."""


class TenbackEnv(gymnasium.Env[Any, Any]):
    """One game; without *seat* the agent plays every seat, each from its own view."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str = "the-game",
        *,
        players: int = 1,
        seat: int | None = None,
        bots: Bots = (),
        talk: bool | str = False,
        open_start: bool = False,
        illegal: Illegal | str = Illegal.END,
        layout: Layout | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        chosen = game_named(game).options(players=players, **options)
        self.game: GameByNumber = new_game(chosen, talk=talk, open_start=open_start, layout=layout)
        self.render_mode = render_mode
        self._seat, self._bots = seat, bots
        self._company = opponents_of(self.game, seat, bots)
        self._illegal = Illegal(illegal)
        self.observation_space = observation_space(self.encoding)
        self.action_space = action_space(self.encoding)

    @property
    def encoding(self) -> Encoding:
        """What the numbers mean, and how to put them into words."""
        return self.game.encoding

    @property
    def is_compiled(self) -> bool:
        """Whether kernels play all of it, so that many games can be one batch."""
        has_own_moves = self._seat is None or isinstance(self._company, RandomOpponents)
        compiled = has_own_moves or partners_of(self.encoding.options, self._seat, self._bots) is not None
        return compiled and not self.game.asks_beside and self.game.is_compiled

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Start a game: from a seed, the next deal, or a `deal`, `state` or `record` in *options*."""
        super().reset(seed=seed)
        begin(self.game, seed, options)
        self._let_bots_play()
        while self.game.over:  # The bots can lose before the agent is asked.
            self.game.deal_next()
            self._let_bots_play()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Take the agent's action, then let the bots play until the agent is to act again."""
        if self.game.over:
            raise ResetNeeded("error-reset")
        seat = self.game.actor if self._seat is None else self._seat
        before, number = self.game.scores[seat], checked_action(self.encoding, int(action))
        if self.game.act(number):
            self._company.play_on(self.game)
            reward = self.game.scores[seat] - before
        elif self._illegal is Illegal.RAISE:
            raise self.game.refused(number)
        else:
            self.game.forfeit()
            reward = PENALTY
        observation, info = self._seen()
        return observation, reward, self.game.over, False, info

    def action_masks(self) -> Array:
        """Return the mask of legal actions, under the name that sb3-contrib expects."""
        _observation, mask = self.game.see(self._looking())
        return mask.astype(bool)

    def render(self) -> str | Image | None:
        """Show what the agent sees, as text or as a picture."""
        seat = self._looking()
        if self.render_mode == "rgb_array":
            return picture_of(self.game.view(seat))
        if self.render_mode == "ansi":
            return self.encoding.describe(self.game.see(seat)[0])
        return None

    def _let_bots_play(self) -> None:
        self._company.begin(self.game)
        self._company.play_on(self.game)

    def _looking(self) -> int:
        return self.game.actor if self._seat is None else self._seat

    def _seen(self) -> tuple[Observation, Info]:
        seat = self._looking()
        observation, mask = self.game.see(seat)
        told = self.game.final(seat) if self.game.over else {}
        info = {"action_mask": mask.copy(), "seat": seat, **told}
        return {"observation": observation, "action_mask": mask}, info


def make_batch(num_envs: int = 1, *, autoreset_mode: Any = None, **chosen: Any) -> Any:
    """Set up many games that step in one compiled call; `gymnasium.make_vec` uses it.

    Partners `greedy` and `careful` are compiled, `random` too if no move loses at once. Talk, open starts
    and other bots need Python: Gymnasium's own `SyncVectorEnv` then plays one by one, with the same results.
    """
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

    from tenback.envs.gymnasium_batch import BatchEnv

    mode = AutoresetMode.NEXT_STEP if autoreset_mode is None else AutoresetMode(autoreset_mode)
    if not TenbackEnv(**chosen).is_compiled:
        return SyncVectorEnv([lambda: TenbackEnv(**chosen)] * num_envs, autoreset_mode=mode)
    known = {name: value for name, value in chosen.items() if name not in BESIDE}
    return BatchEnv(num_envs, autoreset_mode=mode, **known)


__all__ = ["IDS", "TenbackEnv", "make_batch"]
