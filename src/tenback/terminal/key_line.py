"""The bottom line: what the keys do, each to be clicked as well."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.words import Words


@dataclass(frozen=True, slots=True)
class Key:
    """A key, the message that says what it does, and the action of its screen."""

    key: str
    message: str
    action: str


def key_line(words: Words, keys: Sequence[Key]) -> str:
    """Write the line as markup."""
    return "  ".join(
        f'[@click="screen.{key.action}"][b]{key.key}[/b] {words.say(key.message)}[/]' for key in keys
    )
