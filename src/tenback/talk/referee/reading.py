"""What a single word can be: a number word, whole, stretched, glued, or with a slip of the finger."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from tenback.talk.referee.lexicon import (
    Kind,
    Number,
    listed,
    numbers,
    numbers_of_other_languages,
    plain_words,
)

LONGEST = 40
"""Letters of a word that are looked at; no number word is longer."""
_SLIPS_FROM = 7
"""Number words of this length are known with one slip of the finger too."""
_BACKWARDS_FROM = 5
"""Number words of this length are known when read from the end."""
_STEM_FROM = 6
"""Number words of this length are found inside longer words too."""
_STRETCHED = re.compile(r"(.)\1\1+")
_ROMAN = re.compile(r"(?=..)(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$|i{4,}$")
_JOINTS = ("", "und", "un", "u", "e", "et", "a", "and", "y", "i")
_ONES = ("jeden", "jedna", "jedn")
"""One before tens in Czech: jednatricata."""
_SPOKEN_ENDINGS = (("yho", "eho"), ("ymu", "emu"), ("ama", "ami"))
_GERMAN_NAME = re.compile(
    r"(zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf)er[a-z]{3,}$"
)


@lru_cache(maxsize=1 << 15)
def reading(word: str) -> Number | None:
    """Give the number that a folded word is, or None."""
    if (number := numbers().get(word) or numbers_of_other_languages().get(word)) is not None:
        return number
    if len(word) >= _BACKWARDS_FROM and (number := numbers().get(word[::-1])) is not None:
        return number if number.kind is Kind.CARDINAL and word not in listed("harmless") else None
    if word in listed("harmless") or len(word) == 1:
        return None
    word = _as_written(word)
    if (number := numbers().get(word)) is not None:
        return number
    if _ROMAN.match(word):
        return Number(0, Kind.ROMAN)
    if len(word) < _STEM_FROM or word in plain_words():
        return _stretched(word)
    return _stretched(word) or _glued(word[:LONGEST], parts=3) or _slip(word[:LONGEST]) or _inside(word)


def _as_written(word: str) -> str:
    """Undo two v for a w, and the endings that Czech is spoken with: dvacateho, tricitkami."""
    word = word.replace("vv", "w")
    for spoken, written in _SPOKEN_ENDINGS:
        if word.endswith(spoken):
            return word.removesuffix(spoken) + written
    return word


def _stretched(word: str) -> Number | None:
    """See through letters that are held down: seveeen."""
    if not _STRETCHED.search(word):
        return None
    known = numbers()
    return known.get(_STRETCHED.sub(r"\1", word)) or known.get(_STRETCHED.sub(r"\1\1", word))


def _glued(word: str, parts: int) -> Number | None:
    """Take a word apart into number words of one language: quarantedeux, vinteedois, petadvaceti."""
    known = numbers()
    for cut in range(3, len(word) - 2):
        first = known.get(word[:cut])
        if (
            first is None
            and word[:cut] in _ONES
            and (tens := known.get(word[cut:].removeprefix("a"))) is not None
        ):
            return tens
        if first is None:
            continue
        for joint in _JOINTS:
            rest = word[cut + len(joint) :]
            if not word.startswith(joint, cut) or len(rest) < 3:
                continue
            second = known.get(rest) or (_glued(rest, parts - 1) if parts > 2 else None)
            if second is not None and first.languages & second.languages:
                return Number(max(first.value, 10), second.kind, first.languages)
    return None


def _inside(word: str) -> Number | None:
    found = _stems().search(word)
    if found is None and not _GERMAN_NAME.match(word):
        return None
    return Number(10, Kind.GROUP)


@cache
def _stems() -> re.Pattern[str]:
    """Match long number words; none of them is part of an everyday word, but for those in [harmless]."""
    stems = {form for form, number in numbers().items() if _is_stem(form, number)}
    shortest = {
        stem for stem in stems if not any(stem[:cut] in stems for cut in range(_STEM_FROM, len(stem)))
    }
    return re.compile("|".join(sorted(shortest)))


def _is_stem(form: str, number: Number) -> bool:
    long_enough = len(form) >= _STEM_FROM and number.value > 10
    return number.kind is Kind.CARDINAL and (long_enough or form == "seven") and form not in plain_words()


def _slip(word: str) -> Number | None:
    """Find the long number word that this is but for one letter more, less or other, or two swapped."""
    if len(word) < _SLIPS_FROM - 1:
        return None
    near = _near()
    for shorter in (word, *_shortened(word)):
        form = near.get(shorter)
        if form is not None and form[0] == word[0] and _is_one_slip(form, word):
            return numbers()[form]
    return None


def _is_one_slip(form: str, word: str) -> bool:
    """Tell whether two words differ by one letter more, less or other, or by two swapped."""
    start = next(
        (index for index, (one, other) in enumerate(zip(form, word, strict=False)) if one != other), None
    )
    if start is None:
        return abs(len(form) - len(word)) <= 1
    rest, other = form[start:], word[start:]
    swapped = rest[:2] == other[1::-1] and rest[2:] == other[2:]
    return swapped or rest[1:] == other[1:] or rest[1:] == other or rest == other[1:]


@cache
def _near() -> dict[str, str]:
    """Give the long number words by each way of leaving one letter out, and by themselves."""
    near: dict[str, str] = {}
    for form, number in numbers().items():
        if len(form) >= _SLIPS_FROM and number.kind is Kind.CARDINAL and number.value > 6:
            near[form] = form
            for shorter in _shortened(form):
                near.setdefault(shorter, form)
    return near


def _shortened(word: str) -> Iterator[str]:
    return (word[:index] + word[index + 1 :] for index in range(len(word)))
