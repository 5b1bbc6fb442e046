"""Games in lock-step at first sight, and what each end of a turn came to."""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from training.the_game.kernels import CARDS, DEVICE, Kernels, Turns
from training.the_game.network import HEADS, Player, came_to
from training.the_game.ways import Way

AT_ONCE = 1 << 20
"""Positions that the network judges in one go."""
MARGIN = 30.0
"""Turns that cost so much more than the cheapest one are not judged."""


@dataclass(frozen=True)
class Manner:
    """How turns are chosen."""

    heads: tuple[float, ...]
    """The share of each head in what a turn is worth."""
    chance: float = 0.0
    """How often a turn is drawn by lot."""
    heat: float = 0.3
    """How evenly it is drawn then."""
    trace: float = 1.0
    """Lambda: how much the game's end counts, and not what was thought on the way."""


class Games(NamedTuple):
    """How some games went."""

    ways: Tensor
    left: Tensor
    ends: Tensor
    """Positions to learn from, and what they came to."""
    targets: Tensor


class Step(NamedTuple):
    """One turn of every game that still ran."""

    numbers: Tensor
    ends: Tensor
    thought: Tensor
    is_own_choice: Tensor
    left: Tensor


def generator(seed: int) -> torch.Generator:
    """A stream of chance on the device."""
    return torch.Generator(device=DEVICE).manual_seed(seed)


def ways_by_lot(mixture: dict[Way, float], games: int, chance: torch.Generator) -> Tensor:
    """Draw how each game is played; as `about` of its row."""
    shares = torch.tensor(list(mixture.values()), device=DEVICE)
    drawn = torch.multinomial(shares, games, replacement=True, generator=chance)
    return torch.tensor([way.about for way in mixture], device=DEVICE)[drawn]


@torch.no_grad()
def play(
    kernels: Kernels, player: Player | None, abouts: Tensor, manner: Manner, chance: torch.Generator
) -> Games:
    """Play a game for each of *abouts*; without a player the cheapest turn is made."""
    many = len(abouts)
    decks = kernels.shuffled(many, chance)
    games, numbers = kernels.deal(decks, abouts), torch.arange(many, device=DEVICE)
    left, steps = torch.full((many,), CARDS, device=DEVICE), list[Step]()
    while len(numbers):
        found = kernels.find_turns(games)
        over = found.count == 0
        left[numbers[over]] = found.stuck[over].long()
        going = (~over).nonzero().squeeze(1)
        games, numbers, found = games[going], numbers[going], Turns(*(part[going] for part in found))
        if not len(numbers):
            break
        step = _one_turn(kernels, player, found, numbers, manner=manner, chance=chance)
        steps.append(step)
        left[numbers] = torch.where(step.left >= 0, step.left.long(), left[numbers])
        going = (step.left < 0).nonzero().squeeze(1)
        games, numbers = games[going], numbers[going]
        kernels.end_turns(games, step.ends[going], decks, numbers)
    return Games(abouts, left, *_targets(steps, left, manner.trace, watched=player is None))


def _one_turn(
    kernels: Kernels,
    player: Player | None,
    found: Turns,
    numbers: Tensor,
    *,
    manner: Manner,
    chance: torch.Generator,
) -> Step:
    rows = torch.arange(len(numbers), device=DEVICE)
    judged = _worth_judging(found)
    if player is None:
        chosen = torch.where(judged, found.costs, torch.full_like(found.costs, 1e9)).argmin(1)
        thought, own = (
            torch.zeros(len(rows), len(HEADS), device=DEVICE),
            torch.ones_like(chosen, dtype=torch.bool),
        )
    else:
        chances = judge(kernels, player, found, judged)
        worth = torch.where(judged, (chances * torch.tensor(manner.heads, device=DEVICE)).sum(-1), -1.0)
        best = worth.argmax(1)
        chosen = _by_lot(worth, judged, best, manner, chance) if manner.chance > 0 else best
        thought, own = chances[rows, best], chosen == best
    return Step(numbers, found.ends[rows, chosen].contiguous(), thought, own, found.left[rows, chosen])


def _worth_judging(found: Turns) -> Tensor:
    there = torch.arange(found.costs.shape[1], device=DEVICE) < found.count[:, None]
    costs = torch.where(there, found.costs, torch.full_like(found.costs, 1e9))
    return there & (costs <= costs.min(1, keepdim=True).values + MARGIN)


def judge(kernels: Kernels, player: Player, found: Turns, judged: Tensor) -> Tensor:
    """What the network thinks of each turn that is judged, and what is known of those that end a game."""
    ends, places = found.ends.view(-1, kernels.end), judged.view(-1).nonzero().squeeze(1)
    chances = torch.zeros(len(ends), len(HEADS), device=DEVICE)
    for here in places.split(AT_ONCE):
        chances[here] = player.chances(kernels.facts_of(ends, here))
    chances = chances.view(*judged.shape, len(HEADS))
    return torch.where((found.left >= 0)[..., None], came_to(found.left), chances)


def _by_lot(worth: Tensor, judged: Tensor, best: Tensor, manner: Manner, chance: torch.Generator) -> Tensor:
    """Draw some turns by lot, better ones more often."""
    luck = torch.rand(worth.shape, device=DEVICE, generator=chance).clamp(1e-9, 1 - 1e-7)
    odds = torch.logit(worth.clamp(1e-4, 1 - 1e-4)) / manner.heat - torch.log(-torch.log(luck))
    drawn = torch.where(judged, odds, torch.full_like(odds, -1e9)).argmax(1)
    lots = torch.rand(len(best), device=DEVICE, generator=chance) < manner.chance
    return torch.where(lots, drawn, best)


def _targets(steps: list[Step], left: Tensor, trace: float, *, watched: bool) -> tuple[Tensor, Tensor]:
    """TD(lambda), from the last turn back; a turn drawn by lot tells nothing about the turns before it."""
    later = came_to(left)
    ends, targets = list[Tensor](), list[Tensor]()
    for step in reversed(steps):
        target, going = later[step.numbers], step.left < 0
        ends.append(step.ends[going])
        targets.append(target[going].half())
        if not watched:
            mixed = (1 - trace) * step.thought + trace * target
            later[step.numbers] = torch.where(step.is_own_choice[:, None], mixed, step.thought)
    return torch.cat(ends), torch.cat(targets)
