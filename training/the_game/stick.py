"""Make a measuring stick: positions, their best turns at first sight, and how often each of them wins.

python -m training.the_game.stick --network training/the_game/checkpoints/silent.pt --out runs
python -m training.the_game.stick --game marks --network training/the_game/checkpoints/marks.pt --out runs

All turns of a position are played out on the same deals of the hidden cards, to the end and by first sight.
Where something was said, a hand dealt by chance would often not have said it: with marks and at EXTREME the
hands and commands of a position stay as they were dealt, and the draw pile is shuffled.
A stick that is in the folder already stays as it is: the same command goes on where it was stopped.
`judge.py` tells with it in a minute how good the turns are that a bot chooses.
"""

import argparse
import pathlib
import time
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from training.the_game.kernels import CARDS, DEVICE, EXTREME, MARKS, THE_GAME, Kernels, Turns
from training.the_game.network import BY_WIN, Player, load
from training.the_game.play import generator, judge
from training.the_game.ways import Way

TEAMS = range(2, 6)
STICKS: dict[str, tuple[Kernels, tuple[Way, ...]]] = {
    "silent": (THE_GAME, (*map(Way, range(1, 6)), Way(1, minimum=3), Way(1, short_hand=True))),
    "marks": (
        MARKS,
        (
            *(Way(players, minimum=3, marks=True) for players in TEAMS),
            *(Way(players, short_hand=True, marks=True) for players in TEAMS),
            *(Way(players, marks=True) for players in TEAMS),
        ),
    ),
    "extreme": (
        EXTREME,
        (*(Way(players, extreme=True, marks=True) for players in TEAMS), Way(1, extreme=True)),
    ),
}
"""By game: who plays it, and the ways of playing that are measured."""
TURNS = 8
"""As many turns of a position are played out, the best at first sight."""
AT_ONCE = 1 << 17
CLEAR = 0.01
"""Where the best turn is this close to certain victory or defeat there is nothing to measure."""
LIVE, HANDS, TOPS, ABOUT = 0, 2, 12, 13


class Positions(NamedTuple):
    """Games in which a turn begins, and the turns that look best."""

    games: Tensor
    decks: Tensor
    ends: Tensor
    worth: Tensor
    """The network's opinion of each turn; -1 where there are fewer turns."""


def best_turns(kernels: Kernels, player: Player, games: Tensor) -> tuple[Turns, Tensor]:
    """Find the turns of some games, and judge them; -1 for none."""
    found = kernels.find_turns(games)
    there = torch.arange(found.costs.shape[1], device=DEVICE) < found.count[:, None]
    chances = judge(kernels, player, found, there)
    worth = (chances * torch.tensor(BY_WIN, device=DEVICE)).sum(-1)
    return found, torch.where(there, worth, -1.0)


@torch.no_grad()
def played_on(kernels: Kernels, player: Player, games: Tensor, decks: Tensor) -> Tensor:
    """Play games on to their ends by first sight; which of them are won."""
    numbers = torch.arange(len(games), device=DEVICE)
    won = torch.zeros(len(games), dtype=torch.bool, device=DEVICE)
    while len(numbers):
        found, worth = best_turns(kernels, player, games)
        over = found.count == 0
        won[numbers[over]] = found.stuck[over] == 0
        chosen = worth.argmax(1)
        rows = torch.arange(len(numbers), device=DEVICE)
        ends, left = found.ends[rows, chosen], found.left[rows, chosen]
        won[numbers[~over & (left == 0)]] = True
        going = (~over & (left < 0)).nonzero().squeeze(1)
        games, numbers = games[going].contiguous(), numbers[going].contiguous()
        kernels.end_turns(games, ends[going].contiguous(), decks, numbers)
    return won


@torch.no_grad()
def positions_of(
    kernels: Kernels, player: Player, way: Way, wanted: int, chance: torch.Generator
) -> Positions:
    """Stop games at a turn drawn by lot, where more than one turn is possible and nothing is clear yet."""
    kept = list[Positions]()
    while sum(len(some.games) for some in kept) < wanted:
        kept.append(_stopped_games(kernels, player, way, 4 * wanted, chance))
    whole = Positions(*(torch.cat(parts)[:wanted] for parts in zip(*kept, strict=True)))
    return Positions(*(part.contiguous() for part in whole))


def _stopped_games(
    kernels: Kernels, player: Player, way: Way, many: int, chance: torch.Generator
) -> Positions:
    decks = kernels.shuffled(many, chance)
    games = kernels.deal(decks, torch.full((many,), way.about, device=DEVICE))
    numbers = torch.arange(many, device=DEVICE)
    stop = torch.randint(2, 40, (many,), device=DEVICE, generator=chance)
    stopped = list[Positions]()
    for turn in range(40):
        found, worth = best_turns(kernels, player, games)
        here = (stop[numbers] == turn) & (found.count > 1)
        stopped.append(_worth_measuring(games[here], decks[numbers[here]], found.ends[here], worth[here]))
        rows, chosen = torch.arange(len(numbers), device=DEVICE), worth.argmax(1)
        ends, left = found.ends[rows, chosen], found.left[rows, chosen]
        going = ((found.count > 0) & (left < 0) & (stop[numbers] > turn)).nonzero().squeeze(1)
        games, numbers = games[going].contiguous(), numbers[going].contiguous()
        if not len(numbers):
            break
        kernels.end_turns(games, ends[going].contiguous(), decks, numbers)
    whole = Positions(*(torch.cat(parts) for parts in zip(*stopped, strict=True)))
    order = torch.randperm(len(whole.games), device=DEVICE, generator=chance)
    return Positions(*(part[order] for part in whole))


def _worth_measuring(games: Tensor, decks: Tensor, ends: Tensor, worth: Tensor) -> Positions:
    best, order = worth.topk(TURNS, dim=1)
    open_yet = (best[:, 0] > CLEAR) & (best[:, 0] < 1 - CLEAR)
    ends = ends.gather(1, order[..., None].expand(-1, -1, ends.shape[-1]))
    return Positions(games[open_yet], decks[open_yet], ends[open_yet], best[open_yet])


def dealt_again(games: Tensor, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    """Deal the cards that the player in turn cannot see by chance: the games, and their decks."""
    about = games[:, ABOUT]
    seat, players = about >> 44 & 15, int(about[0] & 15)
    cards = torch.arange(2, 100, device=DEVICE)
    own = games.gather(1, (HANDS + 2 * seat)[:, None] + torch.tensor([0, 1], device=DEVICE))
    unseen = _holds(games[:, LIVE : LIVE + 2] & ~own, cards)
    luck = torch.rand(unseen.shape, device=DEVICE, generator=chance)
    order = cards[torch.where(unseen, luck, 2.0).argsort(1)]
    dealt, start = games.clone(), torch.zeros(len(games), dtype=torch.int64, device=DEVICE)
    places = torch.arange(CARDS, device=DEVICE)
    for step in range(1, players):
        at = HANDS + 2 * ((seat + step) % players)
        size = _count(games.gather(1, at[:, None])) + _count(games.gather(1, at[:, None] + 1))
        here = (places >= start[:, None]) & (places < (start + size)[:, None])
        dealt.scatter_(1, at[:, None], _words(order, here & (order < 64), 0))
        dealt.scatter_(1, at[:, None] + 1, _words(order, here & (order >= 64), 64))
        start = start + size
    pile = (about >> 20 & 255)[:, None]
    decks = order.gather(1, (places - (CARDS - pile) + start[:, None]).clamp(0, CARDS - 1))
    return dealt, decks.to(torch.uint8).contiguous()


def drawn_again(games: Tensor, decks: Tensor, chance: torch.Generator) -> tuple[Tensor, Tensor]:
    """Shuffle what is left of each deck; hands and commands stay as they are."""
    places, pile = torch.arange(CARDS, device=DEVICE), (games[:, ABOUT] >> 20 & 255)[:, None]
    luck = torch.rand(len(games), CARDS, device=DEVICE, generator=chance)
    order = torch.where(places < CARDS - pile, places - CARDS, luck).argsort(1)
    return games, torch.cat((decks[:, :CARDS].gather(1, order), decks[:, CARDS:]), 1).contiguous()


def _holds(words: Tensor, cards: Tensor) -> Tensor:
    return (torch.where(cards < 64, words[:, :1], words[:, 1:]) >> (cards % 64) & 1).bool()


def _count(words: Tensor) -> Tensor:
    return (words >> torch.arange(64, device=DEVICE) & 1).sum(1)


def _words(cards: Tensor, chosen: Tensor, first: int) -> Tensor:
    bits = torch.ones_like(cards) << (cards - first).clamp(0, 63)
    return torch.where(chosen, bits, 0).sum(1, keepdim=True)


@torch.no_grad()
def wins_of(
    kernels: Kernels, player: Player, positions: Positions, deals: int, chance: torch.Generator
) -> Tensor:
    """Play every turn out on the same deals; how many are won, by position and turn."""
    wins = torch.zeros(positions.worth.shape, dtype=torch.int64, device=DEVICE)
    wins[(positions.worth >= 1.0)] = deals
    place, turn = ((positions.worth >= 0) & (positions.worth < 1.0)).nonzero(as_tuple=True)
    each = max(1, AT_ONCE // len(place))
    for start in range(0, deals, each):
        many = min(each, deals - start)
        games = positions.games.repeat_interleave(many, 0)
        if kernels is THE_GAME:
            games, decks = dealt_again(games, chance)
        else:
            games, decks = drawn_again(games, positions.decks.repeat_interleave(many, 0), chance)
        rows = (place[:, None] * many + torch.arange(many, device=DEVICE)).view(-1)
        games, ends = games[rows].contiguous(), positions.ends[place, turn].repeat_interleave(many, 0)
        kernels.end_turns(games, ends.contiguous(), decks, rows.contiguous())
        won = played_on(kernels, player, games, decks[rows].contiguous())
        wins[place, turn] += won.view(-1, many).sum(1)
    return wins


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=sorted(STICKS), default="silent")
    parser.add_argument("--network", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument(
        "--seconds", type=float, default=1e9, help="begin no further way of playing after them"
    )
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    player, begun = Player(load(asked.network)), time.monotonic()
    kernels, ways = STICKS[asked.game]
    for way in ways:
        path = asked.out / f"{str(way).replace(' ', '-')}.npz"
        if path.exists():
            continue
        if time.monotonic() - begun > asked.seconds:
            break
        chance = generator(515151 + way.number)
        positions = positions_of(kernels, player, way, asked.positions, chance)
        wins = wins_of(kernels, player, positions, asked.deals, chance)
        kernels.check_errors()
        kept = {"ends": positions.ends, "worth": positions.worth.half(), "wins": wins.to(torch.int16)}
        kept |= {"games": positions.games, "deals": torch.tensor(asked.deals)}
        np.savez_compressed(path, **{key: part.cpu().numpy() for key, part in kept.items()})
        print(f"{way}: {len(wins)} positions, {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
