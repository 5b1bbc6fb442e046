"""The tables that others' tests are run on: every game, few and many players, and options of each kind."""

from typing import Any

THE_GAME: list[dict[str, Any]] = [
    {"game": "the-game", "players": 1},
    {"game": "the-game", "players": 2, "minimum": 3},
    {"game": "the-game", "players": 5, "short_hand": True},
]
EXTREME: list[dict[str, Any]] = [
    {"game": "extreme", "players": 1, "minimum": 3},
    {"game": "extreme", "players": 3, "one_pile": "whole-turn"},
    {"game": "extreme", "players": 4, "switched_off": ("stop", "silence")},
]
TAKE_THAT: list[dict[str, Any]] = [
    {"game": "take-that", "players": 2, "professional": True},
    {"game": "take-that", "players": 3, "rounds": 1},
    {"game": "take-that", "players": 4, "rounds": 3, "professional": True},
]
TALKING: list[dict[str, Any]] = [
    {"game": "the-game", "players": 3, "talk": True},
    {"game": "extreme", "players": 2, "talk": True},
]
OPEN: list[dict[str, Any]] = [
    {"game": "the-game", "players": 4, "open_start": True},
    {"game": "extreme", "players": 3, "talk": True, "open_start": True},
]
SILENT = [*THE_GAME, *EXTREME, *TAKE_THAT]
ASKING = [*TALKING, *OPEN]
ALL = [*SILENT, *ASKING]


def named(table: dict[str, Any]) -> str:
    """Name a table in a test's id."""
    return " ".join(str(value) if key == "game" else f"{key}={value}" for key, value in table.items())
