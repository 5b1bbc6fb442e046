"""What EXTREME's network looks at: where each fact stands, as in `training/the_game/cuda/extreme/facts.h`.

The facts of THE GAME come first (`trained.places`); these follow.
"""

from typing import Final

from tenback.bots.the_game.trained import places

KIND_WINDOW: Final = 40
KIND_BEHIND: Final = 11  # a window begins so many cards behind the pile's top

IN_HAND_KIND: Final = places.FACTS  # 7 commands, 98 cards: the card in the hand carries it
KIND_NEAR: Final = IN_HAND_KIND + 7 * 98  # 4 piles, 7 commands: a card of the hand with it at this distance
TOP_KIND: Final = KIND_NEAR + 4 * 7 * KIND_WINDOW  # 4 piles, 8 kinds
KIND_OUT: Final = TOP_KIND + 4 * 8  # 7 commands: on so many unseen cards, 0 to 4
KIND_COUNT: Final = KIND_OUT + 7 * 5  # 7 commands: on so many cards of the hand, 0 to 3
MARKED: Final = KIND_COUNT + 7 * 4  # by the next four seats, piles and strengths
STOP_SAID: Final = MARKED + 4 * 4 * 3  # by the next four seats: who says to hold a STOP
TALKING: Final = STOP_SAID + 4
WHOLE_TURN: Final = TALKING + 1
FACTS: Final = 3744
