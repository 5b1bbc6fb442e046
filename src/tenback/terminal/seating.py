"""Who sits where when only counts were given."""

from collections.abc import Sequence

from tenback.bots import LEVELS
from tenback.bots.strength import wins_of
from tenback.games import Options
from tenback.terminal.setup import Player, clean_names
from tenback.words import Words

DEFAULT_LEVEL = "careful"


def seated(
    words: Words, players: int, people: int, *, levels: Sequence[str] = (), names: Sequence[str] = ()
) -> tuple[Player, ...]:
    """Seat the people first, then the bots; the last level counts for all bots that follow."""
    wanted = list(levels) or [DEFAULT_LEVEL]
    kinds: list[str | None] = [None] * people
    kinds += [wanted[min(seat, len(wanted) - 1)] for seat in range(players - people)]
    return named(words, kinds, names)


def named(words: Words, kinds: Sequence[str | None], names: Sequence[str] = ()) -> tuple[Player, ...]:
    """Give every seat a name of its own; seats without one are called after what they are."""
    wished = [*names, *[""] * len(kinds)]
    called = [wished[index].strip() or default_name(words, kinds, index) for index in range(len(kinds))]
    return tuple(Player(name, kind) for name, kind in zip(clean_names(called), kinds, strict=True))


def default_name(words: Words, kinds: Sequence[str | None], seat: int) -> str:
    """Call a seat after what it is: people and bots are counted apart; bots from elsewhere have a name."""
    kind = kinds[seat]
    if kind is None:
        return words.say("player-name", number=kinds[: seat + 1].count(None))
    if kind not in LEVELS:
        return kind
    return words.say("bot-name", number=sum(one in LEVELS for one in kinds[: seat + 1]))


def level_name(words: Words, level: str) -> str:
    """Name a level; bots from elsewhere keep their own name."""
    return words.say(f"level-{level}") if level in LEVELS else level


def bot_told(words: Words, level: str) -> str:
    """Name a bot by its level, where it stands beside people: “Bot: careful”."""
    return words.say("seat-for-bot", level=level_name(words, level))


def bot_offered(words: Words, options: Options, level: str, *, marks: bool) -> str:
    """Name a bot where it is chosen: briefly, with how often such bots win, where that was measured."""
    won = wins_of(options, level, marks=marks)
    if won is None:
        return bot_told(words, level)
    return words.say("terminal-bot-wins", level=level_name(words, level), won=won)
