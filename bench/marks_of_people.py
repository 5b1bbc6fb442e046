"""How bots do beside people whose marks are late, missing or stale: THE GAME, the same deals for every row.

The people are simulated: they play as the bot does and give true marks, but when they please. Run
`python bench/marks_of_people.py --deals 200 --samples 500`; a row is kept in --out and not played again.
"""

import argparse
import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tenback.arena.intervals import share_interval
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games import seeded_deal, the_game
from tenback.games.decks import Generator
from tenback.games.the_game import Deal, Seat, State, View, apply, view
from tenback.talk.marks.said import Saying, Talk, after_move, after_saying
from tenback.talk.marks.speaking import talk_round

Marks = Callable[[Seat, list[State]], Sequence[Saying]]
"""What a person says at a moment, from the positions so far."""
LATE = 2


def never(_seat: Seat, _past: list[State]) -> Sequence[Saying]:
    """Say nothing."""
    return ()


def at_turns(seat: Seat, past: list[State]) -> Sequence[Saying]:
    """Give all true marks, but only when a turn begins."""
    return () if past[-1].plays else true_sayings(view(past[-1], seat))


def late(seat: Seat, past: list[State]) -> Sequence[Saying]:
    """Give the marks that were true some moves ago."""
    return true_sayings(view(past[max(0, len(past) - 1 - LATE)], seat))


def sometimes(seat: Seat, past: list[State]) -> Sequence[Saying]:
    """Give half of the marks, chosen by chance for each top card."""
    tops = past[-1].tops
    return [said for said in true_sayings(view(past[-1], seat)) if _chance(seat, said, tops) < 128]


def piles_only(seat: Seat, past: list[State]) -> Sequence[Saying]:
    """Mark piles when a turn begins, and never say how the hand feels."""
    return [said for said in at_turns(seat, past) if said.pile is not None]


def once(seat: Seat, past: list[State]) -> Sequence[Saying]:
    """Give all true marks once, right after one's turn, and forget about them."""
    has_just_played = len(past) > 1 and past[-2].turn == seat and past[-1].turn != seat
    return true_sayings(view(past[-1], seat)) if has_just_played else ()


def _chance(seat: Seat, said: Saying, tops: Sequence[int]) -> int:
    where = tops[said.pile] if said.pile is not None else sum(tops)
    return zlib.crc32(repr((seat, said, where)).encode()) & 255


KINDS: dict[str, Marks] = {f.__name__: f for f in (never, at_turns, late, sometimes, piles_only, once)}
ROWS = ("silent", "bots", *(f"{kind} {people}" for people in (1, 2) for kind in KINDS))


def won(row: str, samples: int, seed: int, number: int) -> bool:
    """Play one deal."""
    deal = seeded_deal(the_game.Options(players=3), seed, number)
    assert isinstance(deal, Deal)
    state = deal.state()
    kind, _, people = row.partition(" ")
    bots = () if row == "silent" else tuple(range(int(people or 0), 3))
    persons = tuple(range(int(people or 0)))
    talk = Talk(asked=frozenset(bots))
    bot, past = ExpertBot(samples=samples), [state]
    while state.result is None:
        for saying in _said(talk, past, bots, persons, KINDS.get(kind, never)):
            talk = after_saying(talk, saying)
        seat = state.turn or 0
        chosen = bot.choose(view(state, seat), talk, Generator(0))
        after = apply(state, seat, chosen)
        talk = after_move(talk, view(state, None), view(after, None))
        state = after
        past.append(state)
    return state.result.ending is the_game.Ending.WON


def _said(
    talk: Talk, past: list[State], bots: Sequence[Seat], people: Sequence[Seat], marks: Marks
) -> Iterator[Saying]:
    def of(seat: Seat) -> View:
        return view(past[-1], seat)

    yield from talk_round(talk, bots, of, lambda _seat, seen: true_sayings(seen))
    yield from talk_round(talk, people, of, lambda seat, _seen: marks(seat, past))


def main() -> None:
    """Play the rows that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument(
        "--samples", type=int, default=500, help="play-outs for a decision (the game has 2000)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--rows", nargs="*", default=ROWS, help=f"some of: {', '.join(ROWS)}")
    parser.add_argument("--out", type=Path, help="keep rows in this JSON file")
    asked = parser.parse_args()
    kept = json.loads(asked.out.read_text()) if asked.out and asked.out.exists() else {}
    with ProcessPoolExecutor(asked.processes) as pool:
        for row in asked.rows:
            if row not in kept:
                play = partial(won, row, asked.samples, asked.seed)
                kept[row] = [int(one) for one in pool.map(play, range(asked.deals))]
                if asked.out:
                    asked.out.write_text(json.dumps(kept))
            low, high = share_interval(sum(kept[row]), len(kept[row]))
            print(f"{row:14} {sum(kept[row]):4} of {len(kept[row])}  {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
