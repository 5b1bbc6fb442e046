"""The games for PettingZoo: one agent for each seat, in the order of the rules (AEC).

    from tenback.envs.pettingzoo import env
    table = env("extreme", players=3, talk=True)
    table = pettingzoo.make("aec", "tenback/extreme-v1", players=3, talk=True)  # the same

Rewards: in THE GAME and EXTREME everybody gets 1 for each card that anybody plays, so a game gives 98 minus
the cards left (G10). In TAKE THAT a seat gets the change in its lead over the average of the others.
"""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from tenback.envs.extras import MissingExtra

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", "pettingzoo") from error

from tenback.encoding import Encoding
from tenback.encoding.sections import Array
from tenback.envs.full_state import full_size, full_state
from tenback.envs.game_by_number import NoSuchAction, checked_action
from tenback.envs.game_with_talk import new_game
from tenback.envs.illegal import PENALTY, Illegal
from tenback.envs.picture import Image, picture_of
from tenback.envs.spaces import action_space, observation_space
from tenback.envs.starting import begin
from tenback.games import GAMES, Move, game_named
from tenback.games.the_game import Layout


def env(game: str = "the-game", **chosen: Any) -> Any:
    """Set up a table with PettingZoo's usual wrappers: an illegal action ends the game and costs 1."""
    raw = raw_env(game, **({"illegal": Illegal.END} | chosen))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """A table without wrappers; an illegal action raises IllegalAction unless *illegal* says otherwise."""

    def __init__(
        self,
        game: str = "the-game",
        *,
        players: int = 2,
        talk: bool | str = False,
        open_start: bool = False,
        illegal: Illegal | str = Illegal.RAISE,
        layout: Layout | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"tenback_{game.replace('-', '_')}_v1",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        chosen = game_named(game).options(players=players, **options)
        self.game = new_game(chosen, talk=talk, open_start=open_start, layout=layout)
        self.render_mode = render_mode
        self._illegal = Illegal(illegal)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.game.encoding) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-128, 127, (full_size(self.game.encoding),), np.int8)
        self.action_spaces = {agent: action_space(self.game.encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what an agent can do: a number; docs/encoding.md says which."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start a game: from a seed, the next deal, or a `deal`, `state` or `record` in *options*."""
        begin(self.game, seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.actor]

    def state(self) -> Array:
        """Return the whole position, for a central critic: what every seat sees, then what nobody sees."""
        seen = [self.game.see(seat)[0] for seat in range(len(self.possible_agents))]
        return full_state(self.game.encoding, self.game.state, seen)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now; its mask is all 0 if it is not the one to act."""
        observation, mask = self.game.see(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take the selected agent's action; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self.game.scores
        number = _number(self.game.encoding, action)
        if self.game.act(number):
            self._cumulative_rewards[agent] = 0.0
            self._share(before)
            self.agent_selection = self.possible_agents[self.game.actor]
        elif self._illegal is Illegal.RAISE:
            raise self.game.refused(number)
        else:
            self._forfeit(agent)

    def _share(self, before: list[float]) -> None:
        """Give everybody what the last action brought."""
        for agent, now, then in zip(self.agents, self.game.scores, before, strict=True):
            reward = now - then
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {**self.game.final(self._seats[agent])} for agent in self.agents}

    def _forfeit(self, guilty: str) -> None:
        """End the game because of an illegal action; only the agent that took it pays."""
        self.game.forfeit()
        self.rewards = {agent: PENALTY if agent == guilty else 0.0 for agent in self.agents}
        self._cumulative_rewards[guilty] = PENALTY
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | Image | None:
        """Show what the selected agent sees, as text or as a picture."""
        seat = self._seats[self.agent_selection]
        if self.render_mode == "rgb_array":
            return picture_of(self.game.view(seat))
        if self.render_mode == "ansi":
            return self._text(seat)
        if self.render_mode == "human":
            sys.stdout.write(self._text(seat) + "\n")
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _text(self, seat: int) -> str:
        observation, _mask = self.game.see(seat)
        return f"{self.possible_agents[seat]}\n{self.game.encoding.describe(observation)}"


def register_all() -> None:
    """Register the games with PettingZoo, which has had a registry since 1.27."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    for name in GAMES:
        entry = "tenback.envs.pettingzoo:env"
        register("aec", f"tenback/{name.replace('-', '_')}-v1", entry_point=entry, kwargs={"game": name})


def _number(encoding: Encoding, action: Move) -> int:
    if not isinstance(action, int | np.integer):
        raise NoSuchAction(encoding, action)
    return checked_action(encoding, int(action))


register_all()
