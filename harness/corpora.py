"""The corpora of talk: one message a line, `refuse` or `pass`, a tab, the text."""

from dataclasses import dataclass
from pathlib import Path

from tenback.talk.referee import judge
from tenback.talk.referee.word_list import LANGUAGES

CORPORA = Path(__file__).parents[1] / "tests" / "talk" / "corpus"


@dataclass(frozen=True, slots=True)
class Rates:
    """How many of a corpus were judged right."""

    refused: int
    to_refuse: int
    passed: int
    to_pass: int


def lines(corpus: str, name: str) -> list[tuple[str, str]]:
    """Read a file of a corpus as pairs of what must happen and the text."""
    text = (CORPORA / corpus / f"{name}.txt").read_text(encoding="utf-8")
    pairs = (line.partition("\t") for line in text.split("\n") if line.strip() and not line.startswith("#"))
    return [(wanted.strip(), message) for wanted, _, message in pairs]


def rates(corpus: str, name: str) -> Rates:
    """Judge a whole file."""
    judged = [(wanted, judge(text).passed) for wanted, text in lines(corpus, name)]
    to_refuse = [passed for wanted, passed in judged if wanted == "refuse"]
    to_pass = [passed for wanted, passed in judged if wanted == "pass"]
    return Rates(len(to_refuse) - sum(to_refuse), len(to_refuse), sum(to_pass), len(to_pass))


def development_names() -> list[str]:
    """Name the files of the development corpus."""
    return sorted(path.stem for path in (CORPORA / "dev").glob("*.txt"))


__all__ = ["CORPORA", "LANGUAGES", "Rates", "development_names", "lines", "rates"]
