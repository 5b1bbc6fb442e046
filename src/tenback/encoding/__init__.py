"""Views and moves as arrays: named sections, masks, and a way back to words."""

from tenback.encoding.encoding import Encoding, NoOpenStart, NoTalk, encoding_of
from tenback.encoding.sections import Layout, Section
from tenback.encoding.take_that import TakeThatEncoding
from tenback.encoding.the_game import TheGameEncoding

__all__ = [
    "Encoding",
    "Layout",
    "NoOpenStart",
    "NoTalk",
    "Section",
    "TakeThatEncoding",
    "TheGameEncoding",
    "encoding_of",
]
