"""Benches that play way by way in pieces, keep what was played in a folder, and tell it later."""

import argparse
import json
import pathlib
from collections.abc import Callable, Iterable
from typing import Any

from bench.reliability import lines_of

Piece = Callable[[str, int], dict[str, Any]]
"""Plays some games of a way from a number on, and gives what came of them by name."""


def play_in_pieces(file: pathlib.Path, ways: Iterable[str], numbers: range, piece: Piece) -> None:
    """Play what is not in the file yet, way by way."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {(line["way"], line["first"]) for line in lines_of(file)}
    with file.open("ab", buffering=0) as journal:
        for way in ways:
            for first in numbers:
                if (way, first) not in done:
                    line = {"way": way, "first": first, **piece(way, first)}
                    journal.write(json.dumps(line).encode() + b"\n")
            print(way, flush=True)


def what_is_asked(about: str | None, ways: Iterable[str], folder: str) -> argparse.Namespace:
    """Read the command line: play, or tell what was played."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--ways", nargs="+", choices=list(ways), default=list(ways))
    playing.add_argument("--out", type=pathlib.Path, default=pathlib.Path(folder))
    telling = commands.add_parser("tell")
    telling.add_argument("folder", type=pathlib.Path)
    return parser.parse_args()
