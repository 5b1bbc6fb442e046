"""A view as plain data (numbers, texts, lists and maps), for bots in other programs and languages."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tenback.games import View, game_of, the_game
from tenback.talk.marks.mark import mark_name
from tenback.talk.marks.said import Talk

Plain = Any
"""What JSON can carry."""


def plain_view(view: View) -> dict[str, Plain]:
    """Return every field of a view by name; moves as in records, commands by the cards that carry them."""
    assert is_dataclass(view)
    game = game_of(view.options)
    data = {field.name: getattr(view, field.name) for field in fields(view)}
    data["game"] = game.name
    if isinstance(view, the_game.View):
        data |= {"tops": view.tops, "doomed": view.doomed, "commands_out": _by_kind(view.commands_out)}
        data["commands"] = {str(card): kind.value for card, kind in enumerate(view.commands) if kind}
    for moves in {"legal", "fatal", "doomed", "plays"} & data.keys():
        data[moves] = [game.format_move(move) for move in data[moves]]
    data["history"] = [_plain(step) | {"move": game.format_move(step.move)} for step in view.history]
    plain: dict[str, Plain] = _plain(data)
    return plain


def plain_talk(talk: Talk) -> list[dict[str, Plain]]:
    """Return the marks that stand, in order."""
    return [
        {"seat": saying.seat, "mark": mark_name(saying.mark), "pile": saying.pile} for saying in talk.sayings
    ]


def _by_kind(counts: Mapping[the_game.Command, int]) -> dict[str, int]:
    return {kind.value: count for kind, count in counts.items()}


def _plain(value: object) -> Plain:
    match value:
        case Enum():
            return value.value
        case dict():
            return {str(key): _plain(item) for key, item in value.items()}
        case frozenset():
            return sorted(_plain(item) for item in value)
        case tuple() | list():
            return [_plain(item) for item in value]
        case _ if is_dataclass(value):
            return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            return value
