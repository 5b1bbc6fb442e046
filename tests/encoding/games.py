"""Tables of every kind, and random games at them with the cards of one seat in the order they came."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from tenback.games import game_of, seeded_deal, take_that, the_game

THE_GAME = [
    the_game.Options(players=1),
    the_game.Options(players=3, minimum=3),
    the_game.Options(players=5, short_hand=True),
]
EXTREME = [
    the_game.Options(extreme=True),
    the_game.Options(players=2, extreme=True, one_pile="whole-turn"),
    the_game.Options(players=4, extreme=True, minimum=3, switched_off=["stop", "silence"]),
]
TAKE_THAT = [
    take_that.Options(players=2, rounds=1, professional=True),
    take_that.Options(players=3),
    take_that.Options(players=4, rounds=3, professional=True),
]
EVERY_KIND = [*THE_GAME, *EXTREME, *TAKE_THAT]


@dataclass(frozen=True)
class Moment:
    """A position in a game, and how the hands came about: cards by round and seat."""

    state: Any
    drawn: list[list[list[int]]]

    def drawn_by(self, seat: int) -> list[Any]:
        by_round = [cards[seat] for cards in self.drawn]
        return by_round if isinstance(self.state, take_that.State) else by_round[0]


def random_game(options: Any, seed: int) -> Iterator[Moment]:
    """Go through all positions of a game played with some care, so that it gets long."""
    chance, game = Random(seed), game_of(options)
    state: Any = seeded_deal(options, seed, starter=seed % options.players).state()
    drawn = [[list(hand) for hand in state.hands]]
    yield Moment(state, drawn)
    while state.result is None:
        moves = game.legal_moves(state, state.turn)
        move = min(moves, key=lambda move: cost(state, move) + chance.random() * 8)
        before, state = state, game.apply(state, state.turn, move)
        drawn = with_new_cards(drawn, before, state)
        yield Moment(state, drawn)


def cost(state: Any, move: Any) -> Any:
    match move:
        case the_game.PlayCard(card, pile):
            step = (card - state.tops[pile]) * (1 if pile < 2 else -1)
            return step + 200 * (move in the_game.fatal_moves(state, state.turn))
        case take_that.TakeLine():
            return 5
        case _:
            return 4


def with_new_cards(drawn: list[list[list[int]]], before: Any, after: Any) -> list[list[list[int]]]:
    if isinstance(after, take_that.State) and len(after.rounds) > len(before.rounds):
        again = [] if after.result is not None else [[list(hand) for hand in after.hands]]
        return [*drawn, *again]
    hands = zip(drawn[-1], before.hands, after.hands, strict=True)
    return [*drawn[:-1], [[*old, *sorted({*now} - {*held})] for old, held, now in hands]]
