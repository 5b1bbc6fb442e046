"""Flags for what a game from a package lets players choose, beside those that a command has anyway."""

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

import typer

from tenback.games import GAMES, OWN_GAMES, AnyGame
from tenback.terminal.usage_error import flag_of
from tenback.words import Language, Words
from tenback.words.catalogue import pattern_of

_CHOSEN: ContextVar[Mapping[str, Any]] = ContextVar("chosen", default=MappingProxyType({}))


def game_choices() -> Mapping[str, Any]:
    """Give what was chosen with the flags of a package's game."""
    return _CHOSEN.get()


def with_game_flags(command: Callable[..., None], line: Sequence[str]) -> Callable[..., None]:
    """Give a command the flags of the game that is named on its line, so that `--help` lists them too."""
    declared = inspect.signature(command).parameters
    game = next((GAMES[word] for word in line if word in GAMES and word not in OWN_GAMES), None)
    own = [] if game is None or "game" not in declared else list(_flags(game, declared))
    if not own:
        return command

    @functools.wraps(command)
    def run(**given: object) -> None:
        before = _CHOSEN.set({flag.name: given.pop(flag.name) for flag in own})
        try:
            command(**given)
        finally:
            _CHOSEN.reset(before)

    # Typer reads the flags off the signature.
    parameters = [*declared.values(), *own]
    vars(run)["__signature__"] = inspect.Signature(parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


def _flags(game: AnyGame, declared: Mapping[str, inspect.Parameter]) -> Iterator[inspect.Parameter]:
    known = {flag_of(name) for name in declared}
    options = inspect.signature(game.options, eval_str=True).parameters
    for choice in game.choices:
        if flag_of(choice) not in known:
            told = _told(f"option-{game.scope}-{choice.replace('_', '-')}")
            flag = typer.Option(options[choice].default, flag_of(choice), help=told)
            yield options[choice].replace(kind=inspect.Parameter.KEYWORD_ONLY, default=flag)


def _told(message: str) -> str | None:
    return Words(Language.ENGLISH).say(message) if pattern_of(Language.ENGLISH, message) else None
