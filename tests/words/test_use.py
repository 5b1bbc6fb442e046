"""Every message is used, and everything that is said has a message."""

import re
from pathlib import Path

from tenback.words import Language
from tenback.words.catalogue import source, subjects

ROOT = Path(__file__).parents[2]
CODE = [*ROOT.glob("src/tenback/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
HOLE = re.compile(r"\$?\{[^{}]*\}")
"""The part of an f-string or a template that is filled in when it runs."""
QUOTED = re.compile(r"""(["'`])([a-z][\w-]*(?:\$?\{[^{}]*\}[\w-]*)*)\1""")
_REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
OWN_COLON = re.compile(r"\bsay\([^\n]*\)\}: |\}: \$?\{say\(")
SAID = re.compile(r"""\bsay\(\s*f?(["'`])([^"'`]+)\1""")


def test_no_message_is_without_use() -> None:
    used = [re.compile(_as_pattern(text)) for text in _quoted_in_code() | _referenced()]

    assert [name for name in _ids() if not any(pattern.fullmatch(name) for pattern in used)] == []


def test_nothing_is_said_that_has_no_message() -> None:
    ids = _ids()
    said = {text for file in CODE for _, text in SAID.findall(file.read_text(encoding="utf-8"))}

    assert [text for text in said if not any(re.fullmatch(_as_pattern(text), name) for name in ids)] == []


def test_no_page_writes_a_colon_behind_a_message() -> None:
    """French has a space before it: `labelled` and `label-and-text` know."""
    lines = [(file.name, line) for file in CODE for line in file.read_text(encoding="utf-8").splitlines()]

    assert [(name, line.strip()) for name, line in lines if OWN_COLON.search(line)] == []


def _ids() -> list[str]:
    lines = [line for subject in subjects(Language.ENGLISH) for line in _lines(subject)]
    return [line.partition(" =")[0] for line in lines if re.match(r"[A-Za-z][\w-]* =", line)]


def _lines(subject: str) -> list[str]:
    return source(Language.ENGLISH, subject).splitlines()


def _quoted_in_code() -> set[str]:
    return {text for file in CODE for _, text in QUOTED.findall(file.read_text(encoding="utf-8"))}


def _referenced() -> set[str]:
    """Messages that stand inside other messages."""
    return {
        name
        for subject in subjects(Language.ENGLISH)
        for name in _REFERENCE.findall(source(Language.ENGLISH, subject))
    }


def _as_pattern(text: str) -> str:
    """A family such as `rule-{number}` stands for all its members; its first word must be written out."""
    fixed = HOLE.split(text)
    return r"[\w-]+".join(map(re.escape, fixed)) if "-" in fixed[0] else re.escape(text)
