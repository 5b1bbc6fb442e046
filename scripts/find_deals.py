"""Find the deals of lessons, pictures and browser tests: seeds whose first hand holds certain cards.

    python scripts/find_deals.py

Prints, for each wish below, the first seed whose deal 0 fulfils it. A lesson needs a hand that shows its
rules early; a picture or a browser test needs cards that it can name.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tenback.bots.take_that.careful import CarefulBot
from tenback.games import GAMES, Deal, seeded_deal, take_that, the_game
from tenback.games.the_game import Command
from tenback.sim.bits import IntArray
from tenback.sim.chance import CardArray
from tenback.sim.jit import kernel
from tenback.sim.the_game.deals import shuffle_deck
from tenback.talk.marks.said import Talk

Check = Callable[[Deal], bool]


@dataclass(frozen=True, slots=True)
class Wish:
    """What the deal of a seed must have; the first hand is made of the deck's first cards."""

    purpose: str
    game: str
    players: int
    cards: dict[int, int]
    """Cards of the first hand, each with the number of cards among which it must come."""
    check: Check


def found(wish: Wish) -> int:
    """Give the first seed whose deal fulfils a wish."""
    options = GAMES[wish.game].options(players=wish.players)
    return next(seed for seed in _candidates(wish) if wish.check(seeded_deal(options, seed)))


def _candidates(wish: Wish) -> Iterator[int]:
    """List the seeds that deal the cards; in TAKE THAT the check alone decides."""
    cards, within = np.array(list(wish.cards)), np.array(list(wish.cards.values()))
    deck, rng, seed = np.zeros(98, np.int8), np.zeros(4, np.int64), 0
    while True:
        seed = _next_seed(deck, rng, seed, cards, within) if wish.cards else seed
        yield seed
        seed += 1


@kernel
def _next_seed(deck: CardArray, rng: IntArray, seed: int, cards: IntArray, within: IntArray) -> int:
    """Give the next seed of THE GAME whose deck has every card among the first so many."""
    while True:
        shuffle_deck(deck, rng, seed, 0)
        missing = len(cards)
        for index in range(len(cards)):
            for place in range(within[index]):
                if deck[place] == cards[index]:
                    missing -= 1
        if missing == 0:
            return seed
        seed += 1


# What a hand shows -----------------------------------------------------------------------------------------


def _other_hand_is_high(deal: Deal) -> bool:
    """Want no card in the second hand whose number a page shows anyway, as the count of something."""
    return bool(min(deal.state().hands[1]) > 20)


def _with_commands(**wanted: Command | None) -> Check:
    """Want these commands on the cards `c76`, `c55`, ...; None is a plain card."""

    def check(deal: Deal) -> bool:
        assert isinstance(deal, the_game.Deal)
        layout = deal.layout or {}
        return all(layout.get(int(card[1:])) is command for card, command in wanted.items())

    return check


def _teaches_commands(deal: Deal) -> bool:
    """Want a SKULL that a plain card covers, a STOP that would lose, and an infinity command (E4)."""
    assert isinstance(deal, the_game.Deal)
    layout, hand = deal.layout or {}, deal.state().hands[0]
    loses = layout.get(76) is Command.SKULL and layout.get(55) is Command.STOP
    covers = any(card > 76 and card not in layout for card in hand)
    return loses and covers and any(card in layout and not layout[card].is_lightning for card in hand)


def _shows_commands(deal: Deal) -> bool:
    """Want a plain 50, SILENCE, and three commands or more in the first six cards."""
    assert isinstance(deal, the_game.Deal)
    layout = deal.layout or {}
    held = [layout[card] for card in deal.deck[:6] if card in layout]
    return 50 not in layout and Command.SILENCE in held and len(set(held)) >= 3


def _has_twins_and_a_toad(deal: Deal) -> bool:
    """Want two pairs of twins and a toad in the first hand (T1)."""
    assert isinstance(deal, take_that.Deal)
    hand = deal.state().hands[0]
    toads = [card for card in hand if take_that.is_toad(card)]
    twins = [card for card in hand if take_that.twin(card) in hand and card not in toads]
    return len(twins) >= 4 and len(toads) > 0


def _opens_lays_and_twists(deal: Deal) -> bool:
    """Want a lesson of TAKE THAT: a toad, and a pair to open with that is twisted on the third turn."""
    assert isinstance(deal, take_that.Deal)
    state = deal.state()
    hand = state.hands[0]
    pair = next((card for card in hand if take_that.twin(card) in hand and card not in take_that.TOADS), None)
    if pair is None or not any(take_that.is_toad(card) for card in hand):
        return False
    opened = _answered(take_that.apply(state, 0, take_that.Lay(pair)))
    fitting = [card for card in opened.hands[0] if _is_plain_lay(opened, card, take_that.twin(pair))]
    later = [_answered(take_that.apply(opened, 0, take_that.Lay(card))) for card in fitting]
    return bool(later) and all(pair in one.line for one in (opened, *later))


def _is_plain_lay(state: take_that.State, card: int, twin: int | None) -> bool:
    fits = take_that.lay_refusal(state.line, card) is None
    return fits and card != twin and not take_that.is_toad(card)


def _answered(state: take_that.State) -> take_that.State:
    """Let the careful bot answer; it leaves nothing to chance."""
    move = CarefulBot().choose(take_that.view(state, 1), Talk(), random.Random(0))
    return take_that.apply(state, 1, move)


WISHES: Sequence[Wish] = (
    Wish("lesson, pictures and tests", "the-game", 2, {3: 7, 13: 6, 21: 6, 89: 7}, _other_hand_is_high),
    Wish("lesson, pictures and tests", "extreme", 2, {55: 7, 76: 7}, _teaches_commands),
    Wish("lesson", "take-that", 2, {}, _opens_lays_and_twists),
    Wish("pictures and tests", "take-that", 2, {}, _has_twins_and_a_toad),
    Wish("pictures of commands in hand", "extreme", 3, {50: 6}, _shows_commands),
    Wish("test of ONE PILE", "extreme", 2, {54: 7, 74: 7, 8: 7},
         _with_commands(c54=Command.ONE_PILE, c74=None, c8=None)),
    Wish("test of SILENCE", "extreme", 2, {35: 7}, _with_commands(c35=Command.SILENCE)),
)  # fmt: skip


if __name__ == "__main__":
    for wish in WISHES:
        print(f"{found(wish):>9}  {wish.game}, {wish.players} players: {wish.purpose}")
