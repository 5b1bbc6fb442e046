"""Teach a network by playing against itself; goes on where it was stopped.

python -m training.the_game.learn --network silent --widths 384 32 32 --seconds 840 --out runs
"""

import argparse
import json
import math
import pathlib
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

import torch
from torch import Tensor
from torch.nn import functional

from training.the_game.kernels import DEVICE, EXTREME, MARKS, THE_GAME, Kernels
from training.the_game.network import BY_ALL, BY_WIN, IMPORTANCE, Network, Player, load, save, widened
from training.the_game.play import Games, Manner, generator, play, ways_by_lot
from training.the_game.ways import MIXTURES, Way

KERNELS: Final = {"extreme": EXTREME, "marks": MARKS, "marks-harder": MARKS}
"""Those of the networks that are not taught THE GAME in silence."""
TEST_DEALS = 777
"""The stream of the deals of the learning curve; no game of training comes from it."""


@dataclass
class Run:
    """One network being taught."""

    args: argparse.Namespace
    kernels: Kernels
    network: Network
    average: Network
    """The running average of the weights: it plays, and it is what is kept."""
    optimizer: torch.optim.Optimizer
    seconds: float = 0.0
    games: int = 0
    rounds: int = 0
    steps: int = 0
    remembered: deque[tuple[Tensor, Tensor]] = field(default_factory=deque)

    @property
    def passed(self) -> float:
        """The share of the time that is over."""
        return min(1.0, self.seconds / self.args.seconds)

    @property
    def watches(self) -> bool:
        """In the first rounds the careful player plays."""
        return self.rounds < self.args.watch


def new_run(args: argparse.Namespace) -> Run:
    """Begin, or go on from what was kept."""
    torch.manual_seed(args.seed)
    kernels = KERNELS.get(args.network, THE_GAME)
    network, average = (Network(kernels.facts, tuple(args.widths)).to(DEVICE) for _ in range(2))
    average.load_state_dict(network.state_dict())
    average.requires_grad_(requires_grad=False)
    optimizer = torch.optim.AdamW(
        network.parameters(), lr=args.pace, weight_decay=0.01, fused=DEVICE == "cuda"
    )
    run = Run(args, kernels, network, average, optimizer)
    if args.start:
        stored = widened(load(args.start), tuple(args.widths)).state_dict()
        network.load_state_dict(stored)
        average.load_state_dict(stored)
        run.rounds = args.watch
    if args.go_on and args.go_on.exists():
        kept = torch.load(args.go_on, map_location=DEVICE)
        network.load_state_dict(kept["network"])
        average.load_state_dict(kept["average"])
        optimizer.load_state_dict(kept["optimizer"])
        run.seconds, run.games, run.rounds, run.steps = kept["progress"]
    return run


def keep(run: Run) -> None:
    """Write the network, and all that is needed to go on."""
    folder, name = run.args.out, run.args.name or run.args.network
    folder.mkdir(parents=True, exist_ok=True)
    save(run.average, folder / f"{name}.pt")
    progress = (run.seconds, run.games, run.rounds, run.steps)
    state: dict[str, Any] = {"progress": progress, "optimizer": run.optimizer.state_dict()}
    state |= {"network": run.network.state_dict(), "average": run.average.state_dict()}
    torch.save(state, folder / f"{name}.state.pt.new")
    (folder / f"{name}.state.pt.new").replace(folder / f"{name}.state.pt")


def manner_now(run: Run) -> Manner:
    """In the beginning few cards left count too, turns are drawn by lot, and the game's end counts most."""
    args = run.args
    early = 1.0 if run.watches else (0.0 if args.start else max(0.0, 1 - run.passed / 0.3))
    heads = tuple(early * a + (1 - early) * w for a, w in zip(BY_ALL, BY_WIN, strict=True))
    trace = args.first_trace + (args.last_trace - args.first_trace) * run.passed
    return Manner(heads, chance=args.chance * (1 - run.passed), trace=trace)


def one_round(run: Run, mixture: dict[Way, float], chance: torch.Generator) -> tuple[Games, float]:
    """Play some games and learn from the latest ones; the error."""
    player = None if run.watches else Player(run.average)
    if run.rounds == run.args.watch:
        run.remembered.clear()
    abouts = ways_by_lot(mixture, run.args.games, chance)
    games = play(run.kernels, player, abouts, manner_now(run), chance)
    run.remembered.append((games.ends, games.targets))
    if len(run.remembered) > run.args.remember:
        run.remembered.popleft()
    error = learn(
        run, max(1, int(run.args.repeats * len(games.ends) / run.args.batch)) * (3 if player is None else 1)
    )
    run.games += run.args.games
    run.rounds += 1
    return games, error


def learn(run: Run, steps: int) -> float:
    """Take some steps towards what remembered positions came to, every second one in the mirror."""
    ends, targets = (torch.cat(parts) for parts in zip(*run.remembered, strict=True))
    importance = torch.tensor(IMPORTANCE, device=DEVICE)
    pace = run.args.pace * (0.5 * (1 + math.cos(math.pi * run.passed)) * 0.99 + 0.01)
    for _ in range(steps):
        chosen = torch.randint(0, len(ends), (run.args.batch,), device=DEVICE)
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            logits = run.network(run.kernels.facts_of(ends, chosen, mirror=2))
        wanted = targets[chosen].float()
        errors = functional.binary_cross_entropy_with_logits(logits.float(), wanted, reduction="none")
        loss = (errors * importance).mean()
        run.steps += 1
        for group in run.optimizer.param_groups:
            group["lr"] = pace * min(1.0, run.steps / 300)
        run.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        run.optimizer.step()
        old = min(0.999, (run.steps + 1) / (run.steps + 20))
        torch._foreach_lerp_(
            list(run.average.parameters()), [layer.detach() for layer in run.network.parameters()], 1 - old
        )
    return float(loss.detach())


def won_by_way(run: Run, mixture: dict[Way, float], games: int, seed: int) -> dict[str, float]:
    """Percent won at first sight, by way of playing, on deals of their own."""
    abouts = torch.tensor([way.about for way in mixture], device=DEVICE).repeat_interleave(games)
    played = play(run.kernels, Player(run.average), abouts, Manner(BY_WIN), generator(seed))
    shares = (played.left == 0).float().view(len(mixture), games).mean(1) * 100
    return {str(way): round(float(share), 2) for way, share in zip(mixture, shares, strict=True)}


def note_curve(run: Run, mixture: dict[Way, float], games: int) -> None:
    """Write one point of the learning curve."""
    point = {
        "network": run.args.name or run.args.network,
        "games": run.games,
        "seconds": round(run.seconds),
        "won": won_by_way(run, mixture, games, TEST_DEALS),
        "deals a way": games,
    }
    print(json.dumps(point), flush=True)
    run.args.out.mkdir(parents=True, exist_ok=True)
    with (run.args.out / "curve.jsonl").open("a") as file:
        file.write(json.dumps(point) + "\n")


def teach(args: argparse.Namespace) -> None:
    """Play and learn until the time is over, or this call's share of it."""
    run, mixture = new_run(args), MIXTURES[args.network]
    usual = {way: share for way, share in mixture.items() if share >= 0.05}
    chance = generator(args.seed + 1000 + run.games)
    begun, before, next_point = time.monotonic(), run.seconds, run.seconds + args.point_every
    while run.seconds < args.seconds and run.seconds - before < args.this_call:
        games, error = one_round(run, mixture, chance)
        run.kernels.check_errors()
        run.seconds = before + time.monotonic() - begun
        if run.rounds % 20 == 0 or run.rounds < 9:
            won = 100 * float((games.left == 0).float().mean())
            print(
                f"{run.seconds:4.0f} s, {run.games} games, {run.steps} steps:"
                f" won {won:.2f} %, error {error:.4f}",
                flush=True,
            )
        if run.seconds >= next_point:
            next_point = run.seconds + args.point_every
            note_curve(run, usual, args.point_games)
            keep(run)
    keep(run)
    note_curve(run, usual, 4 * args.point_games)
    if len(mixture) > len(usual):
        note_curve(run, mixture, max(1, args.point_games // 8))


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--network", choices=sorted(MIXTURES), required=True, help="which ways of playing it learns"
    )
    parser.add_argument("--name", help="of its files; as the network unless given")
    parser.add_argument("--widths", type=int, nargs=3, default=(256, 32, 32), help="of the hidden layers")
    parser.add_argument(
        "--seconds", type=float, default=240.0, help="time to play and learn, all calls together"
    )
    parser.add_argument(
        "--this-call", type=float, default=1e9, help="stop after so many seconds, to go on later"
    )
    parser.add_argument("--go-on", type=pathlib.Path, help="a .state.pt to go on from")
    parser.add_argument(
        "--start",
        type=pathlib.Path,
        help="a network to begin with, instead of the careful player; its layers may be narrower",
    )
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--games", type=int, default=16384, help="played side by side")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--repeats", type=float, default=2.0, help="how often a position is learned from")
    parser.add_argument("--remember", type=int, default=4, help="rounds of games")
    parser.add_argument("--watch", type=int, default=6, help="rounds that the careful player plays")
    parser.add_argument("--pace", type=float, default=1e-3)
    parser.add_argument("--chance", type=float, default=0.08, help="share of turns drawn by lot at first")
    parser.add_argument("--first-trace", type=float, default=0.8, help="lambda in the beginning")
    parser.add_argument("--last-trace", type=float, default=0.3, help="lambda in the end")
    parser.add_argument("--point-every", type=float, default=30.0, help="seconds between points of the curve")
    parser.add_argument("--point-games", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    teach(parser.parse_args())


if __name__ == "__main__":
    main()
