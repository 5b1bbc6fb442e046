"""Does a bot win by what it cannot see? The hidden cards are dealt again before each of its decisions.

Three ways on the same deals: the game as it is dealt; blind, where each question is asked in a world with
other hidden cards that agree with the view and the marks, and the game goes on as dealt: an honest bot plays
the very same game; and shuffled, where beside that the draw pile is shuffled before each question for good:
an honest bot wins as often, within noise, and whoever knew the next cards would lose by it. (Other hands are
not dealt again for good: a bot that holds back bad cards for long would lose them, and win far more often.)

python bench/blind_the_game.py --players 3 --talk marks --deals 40 --samples 200
"""

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from tenback.arena.intervals import mean_interval, share_interval
from tenback.bots.bot import AnyBot
from tenback.bots.the_game.expert import ExpertBot
from tenback.bots.the_game.saying import true_sayings
from tenback.games.decks import Generator
from tenback.games.the_game import Card, Deal, Move, Options, Seat, State, apply, resample, seeded_deal, view
from tenback.talk.marks.said import NOTHING_SAID, Saying, Talk
from tenback.talk.mode import BotTalk

SEED = 4711
SWAPS = 40
"""How often two hidden cards change places, where what was said has to stay true."""


class World(Enum):
    """What becomes of the hidden cards before a decision."""

    AS_DEALT = "as dealt"
    BLIND = "blind"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class Played:
    """One game: the moves, whether it was won, and the cards left."""

    moves: tuple[Move, ...]
    won: bool
    left: int


def play(deal: Deal, bot: AnyBot, talk: BotTalk, world: World, seed: int) -> Played:
    """Play one game with the same bot in every seat."""
    state, chance, moves = deal.state(), random.Random(seed), list[Move]()
    while state.result is None:
        seat = state.turn or 0
        if world is World.SHUFFLED:
            state = _with_shuffled_pile(state, chance)
        said = _said(state, seat) if talk is BotTalk.MARKS else NOTHING_SAID
        asked = state if world is World.AS_DEALT else other_world(state, seat, said, chance)
        moves.append(bot.choose(view(asked, seat), said, Generator(seed, f"move {len(moves)}")))
        state = apply(state, seat, moves[-1])
    return Played(tuple(moves), state.result.won, state.result.cards_left)


def _said(state: State, seat: Seat) -> Talk:
    others = (other for other in range(state.options.players) if other != seat)
    return Talk(tuple(saying for other in others for saying in true_sayings(view(state, other))))


# Other worlds -----------------------------------------------------------------------------------------------


def other_world(state: State, seat: Seat, said: Talk, chance: random.Random) -> State:
    """Deal again the cards that a seat cannot see, so that all that was said stays true."""
    seen = view(state, seat)
    other = resample(seen, chance) if said == NOTHING_SAID else _shuffled_in_agreement(state, seat, chance)
    assert view(other, seat) == seen
    return other


def _shuffled_in_agreement(state: State, seat: Seat, chance: random.Random) -> State:
    """Let hidden cards change places by chance; a swap that makes anybody's marks untrue is taken back.

    Each deal that agrees can come up, and all of them come up equally often in the long run.
    """
    state = _with_shuffled_pile(state, chance)
    seats = [other for other in range(state.options.players) if other != seat and state.hands[other]]
    said = {other: _says(state, other) for other in seats}
    for _ in range(SWAPS):
        swapped = _swapped(state, chance.choice(seats), seats, chance)
        moved = (other for other in seats if swapped.hands[other] != state.hands[other])
        if all(_says(swapped, other) == said[other] for other in moved):
            state = swapped
    return state


def _with_shuffled_pile(state: State, chance: random.Random) -> State:
    return replace(state, draw_pile=tuple(chance.sample(state.draw_pile, len(state.draw_pile))))


def _says(state: State, seat: Seat) -> Sequence[Saying]:
    return true_sayings(view(state, seat))


def _swapped(state: State, seat: Seat, seats: Sequence[Seat], chance: random.Random) -> State:
    """Swap a card of a hand with another hidden card."""
    elsewhere = [card for other in seats if other != seat for card in state.hands[other]]
    places = [*elsewhere, *state.draw_pile]
    if not places:
        return state
    mine, theirs = chance.choice(state.hands[seat]), chance.choice(places)
    swap = {mine: theirs, theirs: mine}
    hands = (tuple(sorted(_after(swap, hand))) for hand in state.hands)
    return replace(state, hands=tuple(hands), draw_pile=_after(swap, state.draw_pile))


def _after(swap: dict[Card, Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(swap.get(card, card) for card in cards)


# Figures ----------------------------------------------------------------------------------------------------


def line(world: World, games: Sequence[Played], as_dealt: Sequence[Played]) -> str:
    lefts = [game.left for game in games]
    won = sum(game.won for game in games)
    low, high = share_interval(won, len(games))
    fewest, most = mean_interval(lefts)
    same = sum(one.moves == other.moves for one, other in zip(games, as_dealt, strict=True))
    return (
        f"| {world.value} | {len(games)} | {100 * won / len(games):.1f} ({100 * low:.1f}-{100 * high:.1f}) "
        f"| {sum(lefts) / len(lefts):.2f} ({fewest:.2f}-{most:.2f}) | {same} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--extreme", action="store_true")
    parser.add_argument("--talk", type=BotTalk, default=BotTalk.SILENT)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--samples", type=int, default=200)
    args = parser.parse_args()
    options = Options(players=args.players, extreme=args.extreme)
    bot = ExpertBot(samples=args.samples)
    print("| world | games | won (95 %) | cards left (95 %) | same game as dealt |")
    print("| --- | --- | --- | --- | --- |")
    as_dealt: list[Played] = []
    for world in World:
        games = []
        for number in range(args.deals):
            deal = seeded_deal(options, SEED, number)
            assert isinstance(deal, Deal)
            games.append(play(deal, bot, args.talk, world, number))
        as_dealt = as_dealt or games
        print(line(world, games, as_dealt), flush=True)


if __name__ == "__main__":
    main()
