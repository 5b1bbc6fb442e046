"""How an environment begins a game: from a seed, the next deal, or what `reset(options=...)` names."""

from collections.abc import Mapping
from typing import Any

from tenback.envs.game_by_number import CannotStart, GameByNumber
from tenback.records import final_moment

WAYS = ("deal", "state", "record")


def begin(game: GameByNumber, seed: int | None, options: Mapping[str, Any] | None) -> None:
    """Begin with a `deal`, at a `state` or at the end of a `record`; else with a seed or the next deal."""
    match named_start(options):
        case ("deal", deal):
            game.start(deal)
        case ("state", state):
            game.start_at(state)
        case ("record", record):
            game.start_after(record)
        case _ if seed is None and game.was_dealt:
            game.deal_next()
        case _:
            game.deal(seed)


def named_position(options: Mapping[str, Any] | None) -> Any:
    """Return the position that is named to begin with, or None."""
    match named_start(options):
        case ("deal", deal):
            return deal.state()
        case ("record", record):
            return final_moment(record).state
        case ("state", state):
            return state
        case _:
            return None


def named_start(options: Mapping[str, Any] | None) -> tuple[str, Any] | None:
    """Find what is named to begin with; options of others' test suites are left alone."""
    named = [(way, options[way]) for way in WAYS if way in options] if options else []
    if len(named) > 1:
        raise CannotStart("error-start-one-way", ways=", ".join(way for way, _ in named))
    return named[0] if named else None
