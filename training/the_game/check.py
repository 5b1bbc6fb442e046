"""Hold the kernels to the rules: games are replayed move by move, and facts compared with those of the bots.

python -m training.the_game.check --games 4 --fixture tests/bots/the_game/ends_of_turns.npz
"""

import argparse
import pathlib
import random

import numpy as np
import torch

from tenback.bots.the_game.trained import places as at
from tenback.bots.the_game.trained.accumulator import new_accumulator, note_sizes, refresh, update
from tenback.bots.the_game.trained.worth import worth
from tenback.games.the_game import END_TURN, PlayCard, State, apply, deal, legal_moves
from tenback.sim.the_game import row as rows
from training.the_game.by_the_rules import in_order, made, same_position
from training.the_game.kernels import DEVICE, THE_GAME
from training.the_game.reading import Ints, cards_in, expected_sums, odd_network, row_before
from training.the_game.ways import ALL, Way


def replay(way: Way, games: int, chance: random.Random) -> tuple[list[list[int]], int]:
    """Play some games on the device and by the rules; all ends of turns, and how many turns were found."""
    decks = [chance.sample(range(2, 100), 98) for _ in range(games)]
    states = [deal(way.options, deck, starter=0) for deck in decks]
    packs = torch.tensor(decks, dtype=torch.uint8, device=DEVICE)
    running = THE_GAME.deal(packs, torch.full((games,), way.about, device=DEVICE))
    numbers, ends, tried = list(range(games)), list[list[int]](), 0
    while numbers:
        for game, number in zip(running.tolist(), numbers, strict=True):
            same_position(game, states[number])
        found = THE_GAME.find_turns(running, plans=True)
        going, chosen = list[int](), list[int]()
        for place, number in enumerate(numbers):
            turns = int(found.count[place])
            if turns == 0:
                assert _is_dead_end(states[number], way, int(found.stuck[place]))
                continue
            tried += turns
            pick = 0 if chance.random() < 0.8 else chance.randrange(turns)
            for turn in {pick, *chance.sample(range(turns), min(3, turns))}:
                after = _same_turn(
                    states[number], found.ends[place, turn].tolist(), int(found.plans[place, turn])
                )
            after = _same_turn(
                states[number], found.ends[place, pick].tolist(), int(found.plans[place, pick])
            )
            ends.append(found.ends[place, pick].tolist())
            states[number] = after
            if after.result is None:
                assert after.turn is not None
                states[number] = apply(after, after.turn, END_TURN)
                going.append(place)
                chosen.append(pick)
        numbers = [numbers[place] for place in going]
        running = running[going].contiguous()
        picked = found.ends[going, chosen].contiguous()
        THE_GAME.end_turns(running, picked, packs, torch.tensor(numbers, device=DEVICE))
        THE_GAME.check_errors()
        going = [place for place, number in enumerate(numbers) if states[number].result is None]
        numbers, running = [numbers[place] for place in going], running[going].contiguous()
    return ends, tried


def _same_turn(state: State, end: list[int], plan: int) -> State:
    """Make a turn by the rules, and compare where it leads."""
    seat = state.turn
    assert seat is not None
    hand = cards_in(end[2], end[3])
    after = made(state, plan, len(state.hands[seat]) - len(hand))
    assert set(after.hands[seat]) == hand
    assert tuple(end[4] >> 8 * pile & 255 for pile in range(4)) == in_order(after.tops)
    assert after.result is not None or END_TURN in legal_moves(after, seat)
    return after


def _is_dead_end(state: State, way: Way, left: int) -> bool:
    """Whether no turn was possible, or a player alone holds the rest and laid all but so many."""
    if way.players == 1 and not state.draw_pile:
        return 0 <= left <= len(state.hands[0])
    assert state.turn is not None
    owed = state.minimum
    return left > state.cards_left - owed and not _can_lay(state, owed)


def _can_lay(state: State, cards: int) -> bool:
    if cards == 0:
        return True
    seat = state.turn
    if seat is None or state.result is not None:
        return False
    plays = (move for move in legal_moves(state, seat) if isinstance(move, PlayCard))
    return any(_can_lay(apply(state, seat, play), cards - 1) for play in plays)


# Facts ----------------------------------------------------------------------------------------------------


def compare_facts(ends: list[list[int]]) -> tuple[Ints, Ints]:
    """Hold the bots' sums equal to the facts of the device; the facts, packed, and the counts."""
    dense = THE_GAME.facts_of(torch.tensor(ends, dtype=torch.int64, device=DEVICE)).float().cpu().numpy()
    bits = dense[:, : at.FACTS] == 1
    counts = np.rint(dense[:, at.FACTS : at.FACTS + at.NUMBERS] / np.array(at.UNITS)).astype(np.int64)
    network, stored = odd_network()
    accumulator = new_accumulator(network)
    for place, end in enumerate(ends):
        row = row_before(end)
        if place % 7 == 0:
            refresh(network, accumulator, row)
        note_sizes(row, accumulator.sizes)
        update(network, accumulator, row)
        hand = rows.HAND + 2 * row[rows.SEAT]
        worth(network, accumulator, row[hand], row[hand + 1], row[rows.TOP : rows.TOP + 4])
        assert (accumulator.sums == expected_sums(stored, bits[place], counts[place])).all(), place
    return np.packbits(bits, axis=1), counts.astype(np.int16)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="of each way of playing")
    parser.add_argument("--fixture", type=pathlib.Path, help="write some ends of turns with their facts here")
    args = parser.parse_args()
    chance, ends, tried = random.Random(1), list[list[int]](), 0
    for way in ALL:
        more, turns = replay(way, args.games, chance)
        ends, tried = ends + more, tried + turns
        print(f"{way}: {len(more)} turns as the rules have them", flush=True)
    bits, counts = compare_facts(ends)
    print(f"{DEVICE}: {tried} turns found, {len(ends)} made; the facts of all of them are those of the bots")
    if args.fixture:
        some = slice(None, None, max(1, len(ends) // 100))
        np.savez_compressed(args.fixture, ends=np.array(ends)[some], bits=bits[some], counts=counts[some])


if __name__ == "__main__":
    main()
