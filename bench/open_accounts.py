"""The luck of a team's draws with open hands, of games that kernels have played."""

import numpy as np

from bench.sight_games import LUCK, NOISE, Games, Way
from tenback.analysis.luck.open_hands import DRAW_PILE, luck_of_draw
from tenback.analysis.luck.open_network import Bools, Draw, Ints, Positions
from tenback.sim.bits import HIGH, LOW, IntArray
from tenback.sim.chance import CardArray
from tenback.sim.the_game.row import DECK_SIZE, DRAWN, HAND, SEAT, TOP


def with_open_hands(games: Games, way: Way, *, draws: int) -> None:
    """Write the luck of all draws for somebody who sees all hands."""
    for index, turns in enumerate(games.turns):
        rows, deck = games.rows[index], games.decks[index]
        lucks = [
            _luck(rows[turn], rows[turn + 1], deck, way, draws=draws, number=turn) for turn in range(turns)
        ]
        games.told[index, LUCK], games.told[index, NOISE] = sum(lucks), 0.0


def _luck(before: IntArray, after: IntArray, deck: CardArray, way: Way, *, draws: int, number: int) -> float:
    cards = int(after[DRAWN] - before[DRAWN])
    if cards == 0 or after[DRAWN] == DECK_SIZE:
        return 0.0
    place = int((before[SEAT] - after[SEAT]) % way.options.players)
    position, drawn = _positions(after, before, deck, way), deck[before[DRAWN] : after[DRAWN]]
    position.places[0, place, drawn] = False
    draw = Draw(position, place, deck[before[DRAWN] :].astype(np.int64))
    return luck_of_draw(draw, cards, draws=draws, number=number)


def _positions(row: IntArray, before: IntArray, deck: CardArray, way: Way) -> Positions:
    """The position that a row stands at, with the draw pile of the turn before."""
    options = way.options
    places: Bools = np.zeros((1, 6, 101), np.bool_)
    for step in range(options.players):
        hand = HAND + 2 * ((row[SEAT] + step) % options.players)
        places[0, step] = ((row[hand] & LOW) | (row[hand + 1] & HIGH)) != 0
    places[0, DRAW_PILE, deck[before[DRAWN] :]] = True
    up, down = sorted(row[TOP : TOP + 2]), sorted(row[TOP + 2 : TOP + 4], reverse=True)
    tops: Ints = np.array([[*up, *down]])
    return Positions(places, tops, options.players, options.minimum, options.hand_size, way.marks)
