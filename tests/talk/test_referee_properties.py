"""Whatever the text: a verdict comes, in linear time, and no dress makes a refused message pass."""

import sys
import unicodedata
from types import FrameType

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from harness.corpora import development_names, lines
from tenback.talk.referee import judge

REFUSED = [text for name in development_names() for wanted, text in lines("dev", name) if wanted == "refuse"]
INVISIBLE = "\u200b\u200c\u200d\u2060\u00ad\ufeff\u180e\u034f\ufe0f\u2063\u061c\u115f\u3164\U000e0061\x00\x07"
ACCENTS = "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327\u0328\u0331\u0336\u20dd"
JOINERS = "-_.·\u2010\u2011\u2043~"
anywhere = st.lists(st.floats(0, 1, exclude_max=True), max_size=12)
messages = st.sampled_from(REFUSED)


def dressed(text: str, signs: str, where: list[float]) -> str:
    """Put the signs into the text, in turn, at the given parts of its length."""
    for number, part in enumerate(where):
        at = int(part * (len(text) + 1))
        text = text[:at] + signs[number % len(signs)] + text[at:]
    return text


def joined(text: str, where: list[float]) -> str:
    """Put joiners between letters, each at most one."""
    gaps = [index for index in range(1, len(text)) if text[index - 1].isalpha() and text[index].isalpha()]
    chosen = sorted({gaps[int(part * len(gaps))] for part in where if gaps}, reverse=True)
    for number, index in enumerate(chosen):
        text = text[:index] + JOINERS[number % len(JOINERS)] + text[index:]
    return text


@given(st.text(max_size=300))
@example("\ud800 broken")
@example("3" * 5000)
@settings(deadline=None)
def test_any_text_gets_a_verdict_with_a_part_of_it(text: str) -> None:
    verdict = judge(text)

    assert verdict.passed or 0 <= verdict.start < verdict.end <= len(text)


@given(messages, anywhere, st.permutations(INVISIBLE))
@settings(deadline=None, max_examples=400)
def test_invisible_characters_do_not_help(text: str, where: list[float], signs: list[str]) -> None:
    assert not judge(dressed(text, "".join(signs), where)).passed


@given(messages, anywhere, st.permutations(ACCENTS))
@settings(deadline=None, max_examples=400)
def test_accents_do_not_help(text: str, where: list[float], signs: list[str]) -> None:
    assert not judge(dressed(text, "".join(signs), where)).passed


@given(messages)
@settings(deadline=None, max_examples=400)
def test_leaving_accents_out_does_not_help(text: str) -> None:
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))

    assert not judge(bare).passed


@given(messages, st.lists(st.booleans(), min_size=1, max_size=40))
@settings(deadline=None, max_examples=400)
def test_case_does_not_help(text: str, capital: list[bool]) -> None:
    changed = (
        sign.upper() if capital[index % len(capital)] else sign.lower() for index, sign in enumerate(text)
    )

    assert not judge("".join(changed)).passed


@given(messages, anywhere)
@settings(deadline=None, max_examples=600)
def test_joiners_between_letters_do_not_help(text: str, where: list[float]) -> None:
    assert not judge(joined(text, where)).passed


def steps(text: str) -> int:
    """Count the lines of Python that a verdict takes."""
    counted = 0

    def trace(frame: FrameType, event: str, arg: object) -> object:
        nonlocal counted
        counted += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        judge(text)
    finally:
        sys.settrace(before)
    return counted


@pytest.mark.parametrize(
    "piece",
    [
        "ten stos ",  # told by the sentence's language each time
        "two cards ",
        "a b c ",
        "x-y-z-",
        "half of the top of it ",
        "sei pronto ",
        "d'eux ",
        "zzzz",
        "3! ",
        "one above ",
        "| $ @ ",
        "s!x!",
        "ok, fine. ",
        "right after the card on the ",
        "trick on B digits ",
    ],
)
def test_ten_times_the_text_takes_about_ten_times_the_steps(piece: str) -> None:
    short, long = piece * 40, piece * 400
    for text in (short, long):
        judge(text)  # what words are is remembered from here on

    assert steps(long) < 15 * steps(short) + 500
