"""A bot in a Python file: `my_bot.py:MyBot`, or `my_bot.py` if the file has only one bot class."""

import functools
import importlib.util
import inspect
import pathlib
import sys
import traceback
from types import ModuleType
from typing import Any, cast

from tenback.bots.bot import AnyBot
from tenback.bots.parameters import Parameters, made_with, split_name
from tenback.games.errors import TenbackError


class BadBotFile(TenbackError):
    """A file that provides no bot."""


def bot_from_file(game: str, name: str) -> AnyBot:
    """Make the bot that a file provides; parameters follow its class: `my_bot.py:MyBot:depth=3`."""
    path, _, rest = name.partition(":")
    wanted, parameters = split_name(rest)
    found = _named(_module(str(pathlib.Path(path).resolve())), path, wanted)
    try:
        return checked(_made(found, name, game, parameters))
    except TenbackError:
        raise
    except Exception as error:
        raise BadBotFile("error-bot-file-broke", path=name, trace=_trace_of(error)) from error


@functools.cache
def _module(path: str) -> ModuleType:
    """Run a file once."""
    if not pathlib.Path(path).is_file():
        raise BadBotFile("error-no-bot-file", path=path)
    name = f"tenback_bot_{pathlib.Path(path).stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Dataclasses and pickles look their module up by its name.
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBotFile("error-bot-file-broke", path=path, trace=_trace_of(error)) from error
    return module


def _named(module: ModuleType, path: str, wanted: str) -> object:
    if wanted:
        found = getattr(module, wanted, None)
    else:
        bots = _bots_in(module)
        found = bots[0] if len(bots) == 1 else None
    if found is None:
        names = ", ".join(bot.__name__ for bot in _bots_in(module)) or "-"
        raise BadBotFile("error-no-bot-in-file", path=path, name=wanted or "?", bots=names)
    return found


def _bots_in(module: ModuleType) -> list[type[Any]]:
    here = (value for value in vars(module).values() if isinstance(value, type))
    return [kind for kind in here if kind.__module__ == module.__name__ and hasattr(kind, "choose")]


def _made(found: object, name: str, game: str, parameters: Parameters) -> AnyBot:
    """A class or function is called, with the game's name where it asks for it; an object is the bot."""
    if not callable(found):
        return checked(found)
    asks = "game" in inspect.signature(found).parameters
    return made_with(functools.partial(found, game) if asks else found, name, parameters)


def checked(bot: object) -> AnyBot:
    """Refuse what is not a bot: it needs a name and two methods."""
    kind = type(bot).__name__
    for method in ("choose", "say"):
        if not callable(getattr(bot, method, None)):
            raise BadBotFile("error-not-a-bot", kind=kind, missing=f"{method}()")
    if not isinstance(getattr(bot, "name", None), str):
        raise BadBotFile("error-not-a-bot", kind=kind, missing="name")
    return cast("AnyBot", bot)


def _trace_of(error: Exception) -> str:
    """The traceback of an error, as far as it is the bot's own."""
    told = traceback.TracebackException.from_exception(error)
    own = [frame for frame in told.stack if "importlib" not in frame.filename and frame.filename != __file__]
    told.stack = traceback.StackSummary.from_list(own)
    return "".join(told.format()).rstrip()
