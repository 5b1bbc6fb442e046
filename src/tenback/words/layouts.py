"""Layouts of commands as people type them: with the names that the cards have in their language (E2)."""

from functools import cache

from tenback.games.the_game import Command
from tenback.words.language import Language
from tenback.words.sayings import command_name
from tenback.words.words import Words


def with_command_codes(layout: str) -> str:
    """Write the code of a command for its name in any language: TOTENKOPF 4 5 6 7 becomes skull 4 5 6 7."""
    return "\n".join(map(_with_code, layout.splitlines()))


def _with_code(line: str) -> str:
    told = line.strip().casefold()
    for name, code in _codes():
        rest = told.removeprefix(name)
        if rest != told and not rest[:1].isalpha():
            return f"{code} {rest.lstrip(': ')}"
    return line


@cache
def _codes() -> tuple[tuple[str, str], ...]:
    """Give names with their codes, longer names first."""
    names = {
        command_name(Words(language), command).casefold(): command.value
        for language in Language
        for command in Command
    }
    return tuple(sorted(names.items(), key=lambda known: -len(known[0])))
