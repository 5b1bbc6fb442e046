"""What a trained network looks at: where each fact stands, as in `training/the_game/cuda/facts.h`.

A position is the end of a turn before its draw, as the player who made it knows it. Of two piles of a
direction the one nearer to its beginning comes first.
"""

from typing import Final

WINDOW: Final = 90
BEHIND: Final = 20  # a window begins so many cards behind the pile's top

IN_HAND: Final = 0  # 98 cards
UNSEEN: Final = 98  # 98 cards
PAIR_IN_HAND: Final = 196  # two cards ten apart, by the lower one: both in the hand
UNSEEN_ABOVE: Final = 284  # the lower one in the hand, the upper one unseen
UNSEEN_BELOW: Final = 372  # the lower one unseen, the upper one in the hand
TOPS: Final = 460  # 4 piles, 100 tops
HAND_NEAR: Final = 860  # 4 piles: a card of the hand at this distance
UNSEEN_NEAR: Final = HAND_NEAR + 4 * WINDOW
DRAW_PILE: Final = 1580  # its cards, up to 91
HAND_CARDS: Final = 1672
PLAYERS: Final = 1681
MINIMUM: Final = 1686  # 2 or 3
HAND_SIZE: Final = 1688  # a full hand: 8, 7, 6, 5
OTHERS: Final = 1692  # cards in all other hands
HAND_AFTER: Final = 1717  # by the next four seats: the cards in the hand
WAY: Final = 1749  # the twenty ways of playing
FACTS: Final = 1776

# Numbers that the network is given beside the facts, each with a unit.
UNSEEN_BY_PILES: Final = 0  # cards by how many piles up (0, 1, 2) and down take them
HAND_BY_PILES: Final = 9
LIVE_AHEAD: Final = 18  # by pile
HAND_AHEAD: Final = 22
IN_DRAW_PILE: Final = 26
ALWAYS: Final = 27
LIVE_CARDS: Final = 28
NUMBERS: Final = 29
UNITS: Final = (*[0.05] * 9, *[0.25] * 9, *[0.025] * 4, *[0.25] * 4, 1 / 90, 1.0, 1 / 98)
