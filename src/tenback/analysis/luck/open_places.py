"""What somebody looks at who sees all hands of a team, but not the draw pile: where each fact stands.

`training/the_game/open_hands.py` teaches the network with the same ones.
"""

from typing import Final

PLACES: Final = 6  # the hand of the player in turn, those of the next four, and the draw pile
WINDOW: Final = 90
BEHIND: Final = 20  # a window begins so many cards behind the pile's top

LIES: Final = 0  # by place and card
TOP: Final = LIES + PLACES * 98  # by pile: its top
NEAR: Final = TOP + 4 * 100  # by place, pile and distance
DRAW_PILE: Final = NEAR + PLACES * 4 * WINDOW  # 0 to 98 cards
PLAYERS: Final = DRAW_PILE + 99
MINIMUM: Final = PLAYERS + 5
HAND_SIZE: Final = MINIMUM + 2
MARKS: Final = HAND_SIZE + 4  # whether the players tell each other by marks
FACTS: Final = 3264
