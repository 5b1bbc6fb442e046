"""Who sits where when only counts were given."""

from collections.abc import Sequence

from tenback.bots import LEVELS
from tenback.terminal.setup import Player, clean_names
from tenback.words import Words

DEFAULT_LEVEL = "careful"


def seated(
    words: Words, players: int, people: int, *, levels: Sequence[str] = (), names: Sequence[str] = ()
) -> tuple[Player, ...]:
    """Seat the people first, then the bots; the last level counts for all bots that follow."""
    wanted = list(levels) or [DEFAULT_LEVEL]
    kinds: list[str | None] = [None] * people
    kinds += [wanted[min(at, len(wanted) - 1)] for at in range(players - people)]
    return named(words, kinds, names)


def named(words: Words, kinds: Sequence[str | None], names: Sequence[str] = ()) -> tuple[Player, ...]:
    """Give every seat a name of its own; seats without one are called after what they are."""
    wished = [*names, *[""] * len(kinds)]
    called = [wished[at].strip() or default_name(words, kind, at) for at, kind in enumerate(kinds)]
    return tuple(Player(name, kind) for name, kind in zip(clean_names(called), kinds, strict=True))


def default_name(words: Words, kind: str | None, seat: int) -> str:
    """Call a seat after what it is."""
    return words.say("terminal-player", number=seat + 1) if kind is None else level_name(words, kind)


def level_name(words: Words, level: str) -> str:
    """Name a level; bots from elsewhere keep their own name."""
    return words.say(f"terminal-level-{level}") if level in LEVELS else level
