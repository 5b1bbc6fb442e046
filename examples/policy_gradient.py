"""Learn to play THE GAME alone with a masked policy gradient (REINFORCE) in NumPy: about a minute.

The policy scores every action by four facts about it and chooses among the legal ones by softmax. Random play
leaves 84 cards; after a minute fewer than 60 are left.
"""

import time
from dataclasses import dataclass, field
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

import tenback.envs.gymnasium
from tenback.bots.registry import UnknownBot
from tenback.games import the_game
from tenback.games.decks import Randomness
from tenback.talk.marks.said import Saying, Talk

Floats = npt.NDArray[np.float64]

CARDS = np.arange(2, 100)
WAYS = np.array([1, 1, -1, -1])
GAMES, STEPS, DISCOUNT, RATE = 256, 40, 0.97, 0.3


def facts(env: Any, seen: dict[str, npt.NDArray[np.int8]]) -> Floats:
    """Describe every action: how far it moves a pile, a trick, a small step, the end of the turn."""
    tops = env.encoding.observations.part(seen["observation"], "tops")
    steps = (CARDS[None, :, None] - tops[:, None, :]) * WAYS
    told = np.zeros((len(tops), env.encoding.actions, 4))
    plays = told[:, :-1].reshape(len(tops), len(CARDS), 4, 4)
    plays[..., 0] = np.maximum(steps, 0) / 10
    plays[..., 1] = steps == -10
    plays[..., 2] = (steps > 0) & (steps <= 2)
    told[:, -1, 3] = 1
    return told


def odds_of(weights: Floats, told: Floats, mask: npt.NDArray[np.int8]) -> Floats:
    """How likely each action is; an illegal one never."""
    scores = np.where(mask == 1, told @ weights, -np.inf)
    scores[~mask.any(1)] = 0  # a game that is over takes any action
    odds = np.exp(scores - scores.max(1, keepdims=True))
    chances: Floats = odds / odds.sum(1, keepdims=True)
    return chances


@dataclass
class Learner:
    """A policy, and how many cards were left in the games it has finished lately."""

    weights: Floats = field(default_factory=lambda: np.zeros(4))
    played: Floats = field(default_factory=lambda: np.zeros(GAMES))
    left: list[float] = field(default_factory=list)

    def choose(self, odds: Floats, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        """Draw an action for each game."""
        chosen: npt.NDArray[np.int64] = (odds.cumsum(1) > chance.random((len(odds), 1))).argmax(1)
        return chosen

    def note(self, rewards: Floats, ended: npt.NDArray[np.bool_]) -> None:
        """Count cards; a game that ends tells how many were left."""
        self.played += rewards
        self.left = [*self.left, *(98 - self.played[ended])][-500:]
        self.played[ended] = 0

    def improve(self, gradients: list[Floats], rewards: list[Floats], going: list[Floats]) -> None:
        """Make what was followed by many cards more likely, and what was followed by few less."""
        later, update = np.zeros(GAMES), np.zeros(4)
        for gradient, reward, goes_on in zip(gradients[::-1], rewards[::-1], going[::-1], strict=True):
            later = reward + DISCOUNT * later * goes_on
            update += ((later - later.mean())[:, None] * gradient).mean(0)
        self.weights += RATE * update / max(1.0, float(np.linalg.norm(update)))


def train(seconds: float = 45.0, goal: float = 50.0) -> Learner:
    """Learn until fewer cards than the goal are left on average, or time is up."""
    env: Any = gymnasium.make_vec("tenback/TheGame-v1", num_envs=GAMES)
    chance, learner = np.random.default_rng(1), Learner()
    seen, _ = env.reset(seed=1)
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        gradients, rewards, going = [], [], []
        for _ in range(STEPS):
            told = facts(env, seen)
            odds = odds_of(learner.weights, told, seen["action_mask"])
            actions = learner.choose(odds, chance)
            gradients.append(told[np.arange(GAMES), actions] - np.einsum("ga,gaf->gf", odds, told))
            seen, reward, ended, _, _ = env.step(actions)
            learner.note(reward, ended)
            rewards.append(reward)
            going.append(1.0 - ended)
        learner.improve(gradients, rewards, going)
        if len(learner.left) == 500 and np.mean(learner.left) < goal:
            break
    return learner


@dataclass
class Learned:
    """What was learned as a bot for THE GAME and EXTREME, `policy_gradient.py:Learned`: its likeliest move.

    The weights are those that this file learns; others follow the name, as parameters do.
    """

    game: str = "the-game"
    step: float = -2.42
    trick: float = 0.73
    small: float = 0.8
    end: float = -3.56
    name: str = "policy gradient"

    def __post_init__(self) -> None:
        if self.game == "take-that":
            raise UnknownBot(self.game, self.name)

    def choose(self, view: the_game.View, talk: Talk, rng: Randomness) -> the_game.Move:  # noqa: ARG002
        return max(view.legal, key=lambda move: self.score(view, move))

    def score(self, view: the_game.View, move: the_game.Move) -> float:
        """What `facts` says of a move, weighed."""
        if not isinstance(move, the_game.PlayCard):
            return self.end
        step = int(WAYS[move.pile]) * (move.card - view.tops[move.pile])
        return self.step * max(step, 0) / 10 + self.trick * (step == -10) + self.small * (0 < step <= 2)

    def say(self, view: the_game.View) -> tuple[Saying, ...]:  # noqa: ARG002
        return ()


if __name__ == "__main__":
    assert tenback.envs.gymnasium.IDS
    begun = time.monotonic()
    trained = train()
    print(f"cards left in the last {len(trained.left)} games: {np.mean(trained.left):.1f} (random play: 84)")
    print(f"weights of step, trick, small step, end: {trained.weights.round(2)}")
    print(f"seconds: {time.monotonic() - begun:.0f}")
