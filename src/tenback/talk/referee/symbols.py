"""Drawings that count: dice, clock faces, playing cards, fingers, tally marks, Morse digits."""

import re
from collections.abc import Iterator

from tenback.talk.referee.finding import Finding
from tenback.talk.referee.message import Message
from tenback.talk.referee.verdict import NumberForm

_SYMBOL = re.compile(
    "|".join(
        (
            "[⚁-⚅]",  # dice
            "[\U0001f550-\U0001f567]",  # clock faces
            "[\U0001f0a1-\U0001f0be\U0001f0c1-\U0001f0ce\U0001f0d1-\U0001f0de]",  # playing cards
            "[\U0001f032-\U0001f061\U0001f063-\U0001f093]",  # dominoes
            "[\U0001f007-\U0001f021]",  # mahjong tiles
            "[🔟🔞\U0001d372-\U0001d378]",  # a keycap, an age, tally marks
            "⠼",  # Braille: a number follows
            "[✌☝✋🖐🤚] ?[✌☝✋🖐🤚]",  # fingers, added up
            r"([■□▢▪▫●○◉◎◦◆◇⚫⚪⬛⬜🔴🟠🟡🟢🔵🟣🟤🔘•·])(?: ?\1)+",  # dots in a row
            r"(?<![|/])(?:\|{2,}|/{3,})(?![|/])",  # tally strokes
            r"(?<![-.])(?:-\.{4}|--\.{3}|---\.\.|-{4}\.|\.{4}-|\.{3}--|\.\.---)(?![-.])",  # Morse
        )
    )
)


def symbols(message: Message) -> Iterator[Finding]:
    """Find drawings that show a number."""
    for found in _SYMBOL.finditer(message.folded):
        yield Finding(NumberForm.SYMBOL, found.start(), found.end())
