"""Hold the kernels of EXTREME, and of THE GAME with marks, to the rules: move by move, on every option.

python -m training.the_game.check_extreme --games 1
"""

import argparse
import pathlib
import random
from dataclasses import replace

import numpy as np
import torch

from tenback.bots.the_game.saying import true_sayings
from tenback.bots.the_game.trained.extreme.places import FACTS
from tenback.bots.the_game.trained.extreme.sight import new_sight
from tenback.bots.the_game.trained.places import NUMBERS, UNITS
from tenback.games.the_game import (
    END_TURN,
    PILES,
    Command,
    Deal,
    Options,
    Pile,
    Seat,
    State,
    apply,
    doomed_moves,
    drawn_layout,
    fatal_moves,
    legal_moves,
    view,
)
from tenback.sim.the_game.convert import kind_of
from tenback.sim.the_game.row import KIND_OF
from tenback.talk.marks.mark import CommandMark, PileMark
from tenback.talk.marks.said import Talk
from training.the_game.check import in_order, made, same_position
from training.the_game.kernels import DEVICE, EXTREME, MARKS
from training.the_game.reading import Ints, cards_in, expected_sums, extreme_sums, odd_network
from training.the_game.ways import EXTREME as EXTREME_WAYS
from training.the_game.ways import MARKS as MARKS_WAYS
from training.the_game.ways import Way

Row = list[int]


def dealt(options: Options, chance: random.Random) -> tuple[State, Row]:
    """Deal a game by chance: its state, and the row of bytes that the kernels deal from."""
    deck = tuple(chance.sample(range(2, 100), 98))
    layout = drawn_layout(chance) if options.extreme else None
    state = Deal(options, deck, layout, starter=0).state()
    return state, [*deck, *(kind_of(state.commands[card]) for card in range(2, 100))]


def same_commands(game: Row, state: State) -> None:
    """Compare the commands on all cards."""
    planes = [game[place] & (2**64 - 1) | (game[place + 1] & (2**64 - 1)) << 64 for place in (14, 16, 18)]
    for card in range(2, 100):
        kind = sum((plane >> card & 1) << at for at, plane in enumerate(planes))
        assert kind == kind_of(state.commands[card])


def turn_made(state: State, end: Row, plan: int, way: Way) -> State:
    """Make a turn by the rules, and compare where it leads; the state before it is ended."""
    seat = state.turn
    assert seat is not None
    hand = cards_in(end[2], end[3])
    after = made(state, plan, len(state.hands[seat]) - len(hand))
    drawn = set(after.hands[seat]) - hand
    stopped = any(state.commands[card] is Command.STOP for card in set(state.hands[seat]) - hand)
    assert hand <= set(after.hands[seat])
    assert not drawn or stopped
    assert tuple(end[4] >> 8 * pile & 255 for pile in range(4)) == in_order(after.tops)
    assert stopped or END_TURN in legal_moves(after, seat) or (after.result is not None and after.result.won)
    same_knowledge(state, end, sorted(hand))
    same_talk(state, after, end, way)
    return after


def same_knowledge(state: State, end: Row, hand: list[int]) -> None:
    """Compare what the player knows of commands when a turn ends, before its draw (E25)."""
    assert state.turn is not None
    known = [end[6] >> 3 * at & 7 for at in range(12)]
    assert known[: len(hand)] == [kind_of(state.commands[card]) for card in hand]
    tops = [end[4] >> 8 * pile & 255 for pile in range(4)]
    assert known[8:] == [kind_of(state.commands[top]) for top in tops]
    unseen = view(state, state.turn).unseen
    for command, kind in KIND_OF.items():
        out = sum(state.commands[card] is command for card in unseen)
        assert end[6] >> 36 + 3 * (kind - 1) & 7 == out


def same_talk(state: State, after: State, end: Row, way: Way) -> None:
    """Compare what was said as the turn began; of the marks those on piles that are as they were."""
    open_talk = way.marks and not state.shows(Command.SILENCE)
    assert end[7] >> 40 & 1 == open_talk
    tops = [end[4] >> 8 * pile & 255 for pile in range(4)]
    for step in range(1, way.players):
        assert state.turn is not None
        seat = (state.turn + step) % way.players
        said = Talk(tuple(true_sayings(view(state, seat)))) if open_talk else Talk()
        marks = [end[7] >> 2 * (4 * (step - 1) + pile) & 3 for pile in range(4)]
        assert marks == [_mark_on(said, seat, _kept(state, after, pile, tops[pile])) for pile in range(4)]
        stop = any(each.mark is CommandMark.I_HOLD_A_STOP for each in said.sayings)
        assert end[7] >> 31 + step & 1 == stop


def _kept(state: State, after: State, place: int, top: int) -> Pile | None:
    """The pile with this top, unless the turn has changed it."""
    same = (pile for pile in PILES if state.tops[pile] == after.tops[pile] == top and pile // 2 == place // 2)
    return next(same, None)


def _mark_on(said: Talk, seat: Seat, pile: Pile | None) -> PileMark | int:
    return 0 if pile is None else said.pile_mark(seat, pile) or 0


def is_dead_end(state: State) -> bool:
    """Whether every play breaks a command or leaves a turn that cannot be completed (E20)."""
    assert state.turn is not None
    lost = {*fatal_moves(state, state.turn), *doomed_moves(state, state.turn)}
    return all(move in lost for move in legal_moves(state, state.turn))


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
            states[number] = _ended(after, state.turn)
            if states[number].result is None:
                going.append(place)
                chosen.append(pick)
        numbers = [numbers[place] for place in going]
        running, picked = running[going].contiguous(), found.ends[going, chosen].contiguous()
        kernels.end_turns(running, picked, packs, torch.tensor(numbers, dtype=torch.int64, device=DEVICE))
        kernels.check_errors()
    return ends, tried, overlooked


def _ended(after: State, seat: Seat | None) -> State:
    """End the turn, unless a STOP or the win has done that."""
    assert seat is not None
    return apply(after, seat, END_TURN) if after.result is None and after.plays else after


# Facts ----------------------------------------------------------------------------------------------------


def compare_facts(ends: list[Row]) -> tuple[Ints, Ints]:
    """Hold the bots' sums equal to the facts of the device; the facts, packed, and the counts."""
    dense = EXTREME.facts_of(torch.tensor(ends, dtype=torch.int64, device=DEVICE)).float().cpu().numpy()
    bits = dense[:, :FACTS] == 1
    counts = np.rint(dense[:, FACTS : FACTS + NUMBERS] / np.array(UNITS)).astype(np.int64)
    network, stored = odd_network(facts=FACTS)
    sight = new_sight(network)
    for place, end in enumerate(ends):
        sums = extreme_sums(network, sight, end, is_first=place % 7 == 0)
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
