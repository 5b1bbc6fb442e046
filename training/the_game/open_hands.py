"""Teach the open-hands value of teams: the chance to win for somebody who sees all hands, not the draw pile.

python -m training.the_game.open_hands --seconds 300 --out runs

The players see no more than their own hands: in silence they play by `silent.pt`, with marks by `marks.pt`,
at first sight. Only what a game came to is learned, from positions at the beginning of a turn.
"""

import argparse
import json
import math
import pathlib
import time
from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from tenback.analysis.luck import open_places as at
from training.the_game.kernels import DEVICE, MARKS, THE_GAME, Kernels, Turns
from training.the_game.network import BY_WIN, IMPORTANCE, Network, Player, came_to, load, save
from training.the_game.play import Manner, _by_lot, _worth_judging, generator, judge, ways_by_lot
from training.the_game.ways import Way

CHECKPOINTS = pathlib.Path(__file__).parent / "checkpoints"
GAME_WORDS = 14
"""A row of THE GAME; what EXTREME's rows have behind it does not matter here."""
LIVE, HANDS, TOPS, ABOUT = 0, 2, 12, 13
TALKING = 48
WILD_TURNS = 30
"""Half of the games begin with up to so many turns of which one in six is drawn by lot."""


def mixture(*, marks: bool) -> dict[Way, float]:
    """Teams of all sizes, half of them under the usual rules."""
    ways = [
        Way(players, minimum, short)
        for players in range(2, 6)
        for minimum in (2, 3)
        for short in (False, True)
    ]
    return {
        way._replace(marks=marks): 0.125 if way.minimum == 2 and not way.short_hand else 0.042 for way in ways
    }


class Table(NamedTuple):
    """Who plays, by which kernels."""

    kernels: Kernels
    player: Player
    ways: dict[Way, float]


class Lesson(NamedTuple):
    """Positions at the beginning of a turn, and how many cards were left in the end."""

    games: Tensor
    left: Tensor


# Facts ----------------------------------------------------------------------------------------------------


def facts_of(games: Tensor) -> Tensor:
    """Describe positions; the same as `tenback.analysis.luck.open_places` lists."""
    places, tops = _where(games), games[:, TOPS, None] >> torch.tensor([0, 8, 16, 24], device=DEVICE) & 255
    about, many = games[:, ABOUT], len(games)
    out = torch.zeros(many, at.FACTS, dtype=torch.bfloat16, device=DEVICE)
    out[:, at.LIES : at.TOP] = places[:, :, 2:100].reshape(many, -1).bfloat16()
    steps = torch.arange(at.WINDOW, device=DEVICE) - at.BEHIND
    near = out[:, at.NEAR : at.DRAW_PILE].view(many, at.PLACES, 4, at.WINDOW)
    for pile in range(4):
        cards = tops[:, pile, None] + (steps if pile < 2 else -steps)
        shown = places.gather(2, cards.clamp(0, 100)[:, None, :].expand(-1, at.PLACES, -1))
        near[:, :, pile] = (shown & ((cards > 1) & (cards < 100))[:, None, :]).bfloat16()
    rows = torch.arange(many, device=DEVICE)
    for pile in range(4):
        out[rows, at.TOP + 100 * pile + tops[:, pile] - 1] = 1
    out[rows, at.DRAW_PILE + (about >> 20 & 255)] = 1
    out[rows, at.PLAYERS + (about & 15) - 1] = 1
    out[rows, at.MINIMUM + (about >> 4 & 15) - 2] = 1
    out[rows, at.HAND_SIZE + 8 - (about >> 8 & 15)] = 1
    out[:, at.MARKS] = (about >> TALKING & 1).bfloat16()
    return out


def _where(games: Tensor) -> Tensor:
    """By place and card: whether the card lies there."""
    about = games[:, ABOUT]
    players, seat = about & 15, about >> 44 & 15
    hands = []
    for step in range(5):
        first = HANDS + 2 * ((seat + step) % players)
        words = games.gather(1, torch.stack((first, first + 1), 1))
        hands.append(torch.where((step < players)[:, None], words, 0))
    held = torch.stack(hands, 1)
    live = games[:, LIVE : LIVE + 2]
    for step in range(5):
        live = live & ~held[:, step]
    words = torch.cat((held, live[:, None]), 1)
    cards = torch.arange(101, device=DEVICE)
    by_card = torch.where(cards < 64, words[:, :, :1], words[:, :, 1:])
    return (by_card >> cards % 64 & 1).bool()


# Games ----------------------------------------------------------------------------------------------------


@torch.no_grad()
def play(table: Table, games_wanted: int, chance: torch.Generator, *, wild: bool = True) -> Lesson:
    """Play games; the positions of which every later turn was the player's own choice."""
    kernels, abouts = table.kernels, ways_by_lot(table.ways, games_wanted, chance)
    decks = kernels.shuffled(games_wanted, chance)
    games, numbers = kernels.deal(decks, abouts), torch.arange(games_wanted, device=DEVICE)
    left = torch.zeros(games_wanted, dtype=torch.long, device=DEVICE)
    tame = (
        torch.randint(-WILD_TURNS, WILD_TURNS, (games_wanted,), device=DEVICE, generator=chance)
        if wild
        else left - 1
    )
    seen, turn = list[tuple[Tensor, Tensor]](), 0
    while len(numbers):
        here = tame[numbers] <= turn
        seen.append((games[here][:, :GAME_WORDS], numbers[here]))
        found = kernels.find_turns(games)
        over = found.count == 0
        left[numbers[over]] = found.stuck[over].long()
        going = (~over).nonzero().squeeze(1)
        games, numbers, found = games[going], numbers[going], Turns(*(part[going] for part in found))
        if not len(numbers):
            break
        ends, after = _one_turn(table, found, tame[numbers] > turn, chance)
        left[numbers] = torch.where(after >= 0, after.long(), left[numbers])
        going = (after < 0).nonzero().squeeze(1)
        games, numbers = games[going].contiguous(), numbers[going].contiguous()
        kernels.end_turns(games, ends[going].contiguous(), decks, numbers)
        turn += 1
    return Lesson(torch.cat([part for part, _ in seen]), left[torch.cat([part for _, part in seen])])


def _one_turn(table: Table, found: Turns, wild: Tensor, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    rows, judged = torch.arange(len(wild), device=DEVICE), _worth_judging(found)
    chances = judge(table.kernels, table.player, found, judged)
    worth = torch.where(judged, (chances * torch.tensor(BY_WIN, device=DEVICE)).sum(-1), -1.0)
    chosen = best = worth.argmax(1)
    if bool(wild.any()):
        drawn = _by_lot(worth, judged, best, Manner(BY_WIN, chance=1 / 6), chance)
        chosen = torch.where(wild, drawn, best)
    return found.ends[rows, chosen], found.left[rows, chosen]


# Learning -------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """One network being taught."""

    args: argparse.Namespace
    network: Network
    average: Network
    optimizer: torch.optim.Optimizer
    seconds: float = 0.0
    games: int = 0
    steps: int = 0
    remembered: deque[Lesson] = field(default_factory=lambda: deque(maxlen=6))


def learn(run: Run, steps: int) -> float:
    """Take some steps towards what remembered positions came to."""
    games, left = (torch.cat(parts) for parts in zip(*run.remembered, strict=True))
    importance = torch.tensor(IMPORTANCE, device=DEVICE)
    passed = min(1.0, run.seconds / run.args.seconds)
    pace = run.args.pace * (0.5 * (1 + math.cos(math.pi * passed)) * 0.99 + 0.01)
    for _ in range(steps):
        chosen = torch.randint(0, len(games), (run.args.batch,), device=DEVICE)
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            logits = run.network(facts_of(games[chosen]))
        wanted = came_to(left[chosen])
        errors = functional.binary_cross_entropy_with_logits(logits.float(), wanted, reduction="none")
        loss = (errors * importance).mean()
        run.steps += 1
        for group in run.optimizer.param_groups:
            group["lr"] = pace * min(1.0, run.steps / 300)
        run.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        run.optimizer.step()
        old = min(0.999, (run.steps + 1) / (run.steps + 20))
        own = [layer.detach() for layer in run.network.parameters()]
        torch._foreach_lerp_(list(run.average.parameters()), own, 1 - old)
    return float(loss.detach())


@torch.no_grad()
def measured(run: Run, tests: dict[str, Lesson]) -> dict[str, dict[str, float]]:
    """By way of playing: how much of what a game comes to is explained, and the mean error of the chance."""
    found, player = {}, Player(run.average)
    for name, lesson in tests.items():
        said = torch.cat([player.chances(facts_of(part))[:, 0] for part in lesson.games.split(1 << 15)])
        won = (lesson.left == 0).float()
        noise = ((won - won.mean()) ** 2).mean()
        explained = 1 - ((said - won) ** 2).mean() / noise
        found[name] = {
            "won": round(100 * float(won.mean()), 2),
            "said": round(100 * float(said.mean()), 2),
            "explained": round(float(explained), 4),
        }
    return found


def note(run: Run, tests: dict[str, Lesson]) -> None:
    """Write one point of the learning curve, and the network so far."""
    point = {
        "network": "open-hands",
        "games": run.games,
        "seconds": round(run.seconds),
        "by way": measured(run, tests),
    }
    print(json.dumps(point), flush=True)
    run.args.out.mkdir(parents=True, exist_ok=True)
    with (run.args.out / "open-hands-curve.jsonl").open("a") as file:
        file.write(json.dumps(point) + "\n")
    save(run.average, run.args.out / "open-hands.pt")


def tests_of(tables: list[Table], games: int) -> dict[str, Lesson]:
    """Games on deals of their own, for the usual rules and each number of players."""
    return {
        str(way): play(table._replace(ways={way: 1.0}), games, generator(777 + way.number), wild=False)
        for table in tables
        for way in table.ways
    }


def teach(args: argparse.Namespace) -> None:
    """Play and learn until the time is over."""
    torch.manual_seed(args.seed)
    tables = [Table(THE_GAME, Player(load(args.silent)), mixture(marks=False))]
    if args.marks:
        tables.append(Table(MARKS, Player(load(args.marks)), mixture(marks=True)))
    network, average = (Network(at.FACTS, tuple(args.widths)).to(DEVICE) for _ in range(2))
    average.load_state_dict(network.state_dict())
    average.requires_grad_(requires_grad=False)
    optimizer = torch.optim.AdamW(
        network.parameters(), lr=args.pace, weight_decay=0.01, fused=DEVICE == "cuda"
    )
    run, chance = Run(args, network, average, optimizer), generator(args.seed + 1000)
    tests = tests_of(tables, args.test_games)
    begun, next_point = time.monotonic(), args.point_every
    while run.seconds < args.seconds:
        lessons = [play(table, args.games, chance) for table in tables]
        run.remembered.append(Lesson(*(torch.cat(parts) for parts in zip(*lessons, strict=True))))
        run.games += args.games * len(tables)
        error = learn(run, max(1, int(args.repeats * len(run.remembered[-1].games) / args.batch)))
        for table in tables:
            table.kernels.check_errors()
        run.seconds = time.monotonic() - begun
        print(f"{run.seconds:4.0f} s, {run.games} games, {run.steps} steps: error {error:.4f}", flush=True)
        if run.seconds >= next_point:
            next_point = run.seconds + args.point_every
            note(run, tests)
    note(run, tests)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--silent", type=pathlib.Path, default=CHECKPOINTS / "silent.pt")
    parser.add_argument("--marks", type=pathlib.Path, default=CHECKPOINTS / "marks.pt")
    parser.add_argument("--widths", type=int, nargs=3, default=(128, 32, 32))
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--point-every", type=float, default=45.0)
    parser.add_argument("--games", type=int, default=32768, help="of each kind in a round")
    parser.add_argument("--test-games", type=int, default=2048)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--repeats", type=float, default=1.5, help="how often a position is learned from")
    parser.add_argument("--pace", type=float, default=1.5e-3)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    teach(parser.parse_args())


if __name__ == "__main__":
    main()
