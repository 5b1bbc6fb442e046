"""Parameters in the name of a bot: `expert:samples=1700` is the expert with 1,700 samples."""

import ast
import dataclasses
import inspect
from collections.abc import Callable, Mapping

from tenback.bots.bot import AnyBot
from tenback.games.errors import TenbackError

Value = int | float | bool | str
Parameters = Mapping[str, Value]
"""Parameters by name, as they were written or as a bot has them."""


class BadParameter(TenbackError, ValueError):
    """A parameter that a bot does not have, or with a value that it cannot have."""


def split_name(text: str) -> tuple[str, Parameters]:
    """Cut `expert:samples=1700,seed=3` into the name and its parameters."""
    name, _, written = text.partition(":")
    return name, dict(_pair(text, part) for part in written.split(",") if part)


def _pair(bot: str, part: str) -> tuple[str, Value]:
    name, equals, value = part.partition("=")
    if not equals or not name.isidentifier():
        raise BadParameter("error-bot-parameter", bot=bot, parameter=part)
    return name, _value(value)


def _value(text: str) -> Value:
    """Read a number, True, False or a plain text."""
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text
    return value if isinstance(value, int | float | bool | str) else text


def made_with(make: Callable[..., AnyBot], name: str, parameters: Parameters) -> AnyBot:
    """Make a bot with parameters; raise BadParameter for a name or value that it does not accept."""
    known = _defaults(make)
    for parameter, value in parameters.items():
        written = f"{parameter}={value}"
        if known and parameter not in known:
            has = ", ".join(f"{field}={kept}" for field, kept in known.items())
            raise BadParameter("error-bot-no-parameter", bot=name, parameter=written, has=has)
        if (default := known.get(parameter)) is not None and not _fits(value, default):
            example = f"{parameter}={default}"
            raise BadParameter("error-bot-value", bot=name, parameter=written, example=example)
    try:
        return make(**parameters)
    except TypeError as error:
        if not parameters:
            raise
        raise BadParameter("error-bot-parameters", bot=name, reason=str(error)) from error


def _fits(value: object, default: object) -> bool:
    if isinstance(default, float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    return type(value) is type(default)


def _defaults(make: Callable[..., AnyBot]) -> dict[str, object]:
    """The parameters that can be named and their defaults, None where there is no default to compare with.

    A bot that accepts any name has no known parameters.
    """
    given = inspect.signature(make).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in given):
        return {}
    named = (parameter for parameter in given if parameter.kind is not parameter.VAR_POSITIONAL)
    return {
        parameter.name: None if parameter.default is parameter.empty else parameter.default
        for parameter in named
        if parameter.name != "name"
    }


def parameters_of(bot: AnyBot) -> Parameters:
    """List the parameters that a bot has, its defaults included: what a result has to name."""
    if not dataclasses.is_dataclass(bot) or isinstance(bot, type):
        return {}
    values = {field.name: getattr(bot, field.name) for field in dataclasses.fields(bot)}
    return {
        name: value
        for name, value in values.items()
        if name != "name" and isinstance(value, int | float | bool | str)
    }
