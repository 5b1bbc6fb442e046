"""Hold the kernels of EXTREME, and of THE GAME with marks, to the rules: move by move, on every option.

python -m training.the_game.check_extreme --games 1
"""

import argparse
import pathlib
import random
from dataclasses import replace

import numpy as np
import torch

from tenback.bots.the_game.trained.extreme.inputs import new_inputs
from tenback.bots.the_game.trained.extreme.places import FACTS
from tenback.bots.the_game.trained.places import NUMBERS, UNITS
from tenback.games.the_game import Command
from training.the_game.by_the_rules import (
    Row,
    dealt,
    ended,
    is_dead_end,
    same_commands,
    same_position,
    turn_made,
)
from training.the_game.kernels import DEVICE, EXTREME, MARKS
from training.the_game.reading import Ints, expected_sums, extreme_sums, odd_network
from training.the_game.ways import EXTREME as EXTREME_WAYS
from training.the_game.ways import MARKS as MARKS_WAYS
from training.the_game.ways import Way


def replay(
    way: Way, off: frozenset[Command], games: int, chance: random.Random
) -> tuple[list[Row], int, int]:
    """Play some games on the device and by the rules; its turns, those found, those overlooked."""
    kernels = EXTREME if way.extreme else MARKS
    dealings = [dealt(replace(way.options, switched_off=off), chance) for _ in range(games)]
    states = [state for state, _ in dealings]
    packs = torch.tensor([row for _, row in dealings], dtype=torch.uint8, device=DEVICE)
    running = kernels.deal(packs, torch.full((games,), way.about, device=DEVICE))
    numbers, ends, tried, overlooked = list(range(games)), list[Row](), 0, 0
    while numbers:
        for game, number in zip(running.tolist(), numbers, strict=True):
            same_position(game, states[number])
            same_commands(game, states[number])
        found = kernels.find_turns(running, plans=True)
        going, chosen = list[int](), list[int]()
        for place, number in enumerate(numbers):
            turns, state = int(found.count[place]), states[number]
            tried += turns
            if turns == 0:
                assert int(found.stuck[place]) > 0
                overlooked += not is_dead_end(state)
                continue
            cheapest = int(found.costs[place, :turns].argmin())
            pick = cheapest if chance.random() < 0.7 else chance.randrange(turns)
            for turn in (*chance.sample(range(turns), min(2, turns)), pick):
                end = found.ends[place, turn].tolist()
                after = turn_made(state, end, int(found.plans[place, turn]), way)
                assert (found.left[place, turn] == 0) == (after.result is not None and after.result.won)
            ends.append(end)
            states[number] = ended(after, state.turn)
            if states[number].result is None:
                going.append(place)
                chosen.append(pick)
        numbers = [numbers[place] for place in going]
        running, picked = running[going].contiguous(), found.ends[going, chosen].contiguous()
        kernels.end_turns(running, picked, packs, torch.tensor(numbers, dtype=torch.int64, device=DEVICE))
        kernels.check_errors()
    return ends, tried, overlooked


# Facts ----------------------------------------------------------------------------------------------------


def compare_facts(ends: list[Row]) -> tuple[Ints, Ints]:
    """Hold the bots' sums equal to the facts of the device; the facts, packed, and the counts."""
    dense = EXTREME.facts_of(torch.tensor(ends, dtype=torch.int64, device=DEVICE)).float().cpu().numpy()
    bits = dense[:, :FACTS] == 1
    counts = np.rint(dense[:, FACTS : FACTS + NUMBERS] / np.array(UNITS)).astype(np.int64)
    network, stored = odd_network(facts=FACTS)
    inputs = new_inputs(network)
    for place, end in enumerate(ends):
        sums = extreme_sums(network, inputs, end, is_first=place % 7 == 0)
        assert (sums == expected_sums(stored, bits[place], counts[place])).all(), place
    return np.packbits(bits, axis=1), counts.astype(np.int16)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="of each way of playing")
    parser.add_argument("--fixture", type=pathlib.Path, help="write some ends of turns with their facts here")
    args = parser.parse_args()
    chance, ends, tried, overlooked = random.Random(1), list[Row](), 0, 0
    for place, way in enumerate((*EXTREME_WAYS, *MARKS_WAYS)):
        # All commands, or two kinds switched off, so that every kind is off somewhere (E2).
        kinds = list(Command)
        off = frozenset({kinds[place % 7], kinds[(place + 3) % 7]} if way.extreme and place % 3 == 2 else ())
        more, turns, missed = replay(way, off, args.games, chance)
        ends, tried, overlooked = ends + more, tried + turns, overlooked + missed
        print(f"{way}: {len(more)} turns as the rules have them", flush=True)
    bits, counts = compare_facts(ends)
    print(
        f"{DEVICE}: {tried} turns found, {len(ends)} made by the rules, with the facts of the bots;"
        f" {overlooked} times there was a turn and none was found"
    )
    if args.fixture:
        some = slice(None, None, max(1, len(ends) // 150))
        np.savez_compressed(args.fixture, ends=np.array(ends)[some], bits=bits[some], counts=counts[some])


if __name__ == "__main__":
    main()
