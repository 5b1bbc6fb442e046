"""A small picture of what a seat sees, drawn with NumPy alone."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tenback.games import View, take_that, the_game
from tenback.games.the_game import Command

Image = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH: Final = 480
HEIGHT: Final = 200
CARD_WIDTH: Final = 34
CARD_HEIGHT: Final = 48
GAP: Final = 6
BIG: Final = 4
SMALL: Final = 2

TABLE: Final = (24, 60, 48)
PAPER: Final = (245, 240, 225)
INK: Final = (30, 30, 30)
RISING: Final = (255, 214, 120)
FALLING: Final = (150, 200, 255)
TOAD: Final = (170, 220, 130)
COMMAND: Final[dict[Command, Colour]] = {
    Command.STOP: (214, 60, 60),
    Command.SKULL: (40, 40, 40),
    Command.THREE: (230, 150, 40),
    Command.SILENCE: (120, 90, 200),
    Command.NO_TRICK: (200, 80, 170),
    Command.ONE_PILE: (40, 150, 160),
    Command.DRAW_ONE: (110, 110, 110),
}

# Three dots wide and five high, a row after the other.
DIGITS: Final = {
    "0": "111101101101111", "1": "010110010010111", "2": "111001111100111", "3": "111001111001111",
    "4": "101101111001001", "5": "111100111001111", "6": "111100111101111", "7": "111001010010010",
    "8": "111101111101111", "9": "111101111001111", "-": "000000111000000",
}  # fmt: skip


def picture_of(view: View) -> Image:
    """Draw a view: the middle of the table above, the player's hand below."""
    image = np.full((HEIGHT, WIDTH, 3), TABLE, np.uint8)
    if (draw := DRAWN.get(view.options.game)) is not None:
        draw(image, view)
    return image


def _draw_the_game(image: Image, view: the_game.View) -> None:
    _draw_piles(image, view)
    _draw_hand(image, view.hand, [_paper(view.commands[card]) for card in view.hand])


def _draw_take_that(image: Image, view: take_that.View) -> None:
    _draw_line(image, view)
    _draw_hand(image, view.hand, [_skin(card) for card in view.hand])


DRAWN: dict[str, Callable[[Image, Any], None]] = {
    "the-game": _draw_the_game,
    "extreme": _draw_the_game,
    "take-that": _draw_take_that,
}
"""What each game has on its table; another game's stays empty."""


def _draw_piles(image: Image, view: the_game.View) -> None:
    for pile, top in enumerate(view.tops):
        left = GAP + pile * (CARD_WIDTH + 4 * GAP)
        _fill(image, GAP, left - 3, CARD_HEIGHT + 6, CARD_WIDTH + 6, RISING if pile < 2 else FALLING)
        _draw_card(image, GAP + 3, left, top, _paper(view.commands[top]))
    _write_row(image, GAP, 260, [view.draw_pile], RISING)
    _write_row(image, 80, GAP, view.hand_sizes, PAPER)


def _draw_line(image: Image, view: take_that.View) -> None:
    shown = view.line[-(WIDTH // (CARD_WIDTH + GAP) - 1) :]
    for place, card in enumerate(shown):
        _draw_card(image, GAP, GAP + place * (CARD_WIDTH + GAP), card, _skin(card))
    _write_row(image, 70, GAP, view.totals, PAPER)
    _write_row(image, 90, GAP, [view.draw_pile], RISING)


def _draw_hand(image: Image, hand: Sequence[int], papers: Sequence[Colour]) -> None:
    for place, (card, paper) in enumerate(zip(hand, papers, strict=True)):
        _draw_card(image, HEIGHT - CARD_HEIGHT - GAP, GAP + place * (CARD_WIDTH + GAP), card, paper)


def _draw_card(image: Image, top: int, left: int, card: int, paper: Colour) -> None:
    _fill(image, top, left, CARD_HEIGHT, CARD_WIDTH, paper)
    text, size = str(card), BIG if card < 100 else BIG - 1
    width = 4 * size * len(text) - size
    ink = INK if sum(paper) > 330 else PAPER
    _write(image, top + (CARD_HEIGHT - 5 * size) // 2, left + (CARD_WIDTH - width) // 2, text, (size, ink))


def _write_row(image: Image, top: int, left: int, numbers: Iterable[int], ink: Colour) -> None:
    for place, number in enumerate(numbers):
        _write(image, top, left + 60 * place, str(number), (SMALL, ink))


def _write(image: Image, top: int, left: int, text: str, pen: tuple[int, Colour]) -> None:
    size, ink = pen
    for place, sign in enumerate(text):
        dots = np.array(list(DIGITS[sign])).reshape(5, 3) == "1"
        for row, column in np.argwhere(dots):
            _fill(image, top + size * row, left + size * (4 * place + column), size, size, ink)


def _fill(image: Image, top: int, left: int, height: int, width: int, colour: Colour) -> None:  # noqa: PLR0917
    image[top : top + height, left : left + width] = colour


def _paper(command: Command | None) -> Colour:
    return PAPER if command is None else COMMAND[command]


def _skin(card: int) -> Colour:
    return TOAD if take_that.is_toad(card) else PAPER
