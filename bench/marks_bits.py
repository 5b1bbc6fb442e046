"""How much all marks that stand tell about a hand, in bits: `python bench/marks_bits.py`.

At every turn of careful games with marks: how likely would a hand dealt by chance from the unseen cards say
exactly what the seat says? The bits are minus the logarithm of that share; their mean is what marks tell.
"""

import argparse
import math
import pathlib
import random
import statistics
import sys
from typing import cast

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from tenback.arena import BotTalk, replayed
from tenback.arena.crew import series_of
from tenback.bots.the_game.saying import FINE_STEP, step_of
from tenback.games.the_game import CARDS, PILES, Options, State
from tenback.records import Moved, after_entry, start
from tenback.talk.marks.mark import true_mark


def said(hand: tuple[int, ...], tops: tuple[int, ...]) -> tuple[object, ...]:
    """All that is true of a hand: a mark or none on each pile, and the mood."""
    steps = sorted(min(step_of(card, pile, tops[pile]) for pile in PILES) for card in hand)
    return (*(true_mark(hand, pile, tops[pile]) for pile in PILES), sum(steps[:2]) <= FINE_STEP)


def bits_of(hand: tuple[int, ...], tops: tuple[int, ...], unseen: list[int], draws: int) -> float:
    """How much a hand tells by its marks."""
    chance = random.Random(0)
    told = said(hand, tops)
    same = sum(said(tuple(chance.sample(unseen, len(hand))), tops) == told for _ in range(draws))
    return -math.log2(max(same, 1) / draws)


def measured(players: int, games: int, draws: int) -> list[float]:
    """Measure whole hands at the beginning of turns."""
    series, found = series_of(Options(players=players), "careful", 1, BotTalk.MARKS), []
    for number in range(games):
        record = replayed(series, number).record
        moment = start(record.deal)
        for entry in record.entries:
            if isinstance(entry, Moved) and record.game.begins_turn(moment.state):
                seat = (entry.seat + 1) % players
                state = cast("State", moment.state)
                hand, tops = state.hands[seat], state.tops
                played = {card for pile in state.piles for card in pile}
                unseen = [card for card in CARDS if card not in played]
                if len(hand) > 1:
                    found.append(bits_of(hand, tops, unseen, draws))
            moment = after_entry(record, moment, entry)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--draws", type=int, default=1000)
    args = parser.parse_args()
    bits = measured(args.players, args.games, args.draws)
    ends = statistics.quantiles(bits, n=20)
    print(f"{len(bits)} hands: {statistics.mean(bits):.2f} bits on average,")
    print(f"nine in ten between {ends[0]:.1f} and {ends[-1]:.1f}")
