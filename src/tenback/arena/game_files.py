"""Files of games: Parquet, or JSON Lines compressed with zstd; written while a series runs.

The columns are those of `tenback.arena.stored`; docs/data.md is the page about both formats.
"""

import io
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Final

import numpy as np

from tenback.arena.provenance import provenance
from tenback.arena.series import Series, series_from_json
from tenback.arena.stored import COLUMNS, FORMAT, Chunk, StoredGame
from tenback.games.errors import TenbackError

PARQUET: Final = ".parquet"
JSONL: Final = ".jsonl.zst"
ABOUT: Final = b"tenback"
GAMES_IN_A_CHUNK: Final = 2000

FromArrow = Any
"""What pyarrow and zstandard make: they ship no types."""


class BadGameFile(TenbackError, ValueError):
    """A file that does not contain games, or cannot be written."""


def _needed(name: str) -> ModuleType:
    """Import what the extra `data` brings."""
    import importlib

    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise BadGameFile("error-no-extra", package=name, extra="data") from error


def check_name(path: Path) -> None:
    """Refuse an unknown format or a missing library, before the first game."""
    if path.name.endswith(JSONL):
        _needed("zstandard")
    elif path.name.endswith(PARQUET):
        _needed("pyarrow")
    else:
        raise BadGameFile("error-game-file-name", path=str(path))


class GameFile:
    """Writes games as they are played."""

    def __init__(self, path: Path, series: Series) -> None:
        check_name(path)
        self._path = path
        self._about = {"format": "tenback games", "version": FORMAT, **provenance(series)}
        self._opened = ExitStack()
        self._writer: FromArrow = None
        self._waiting: list[FromArrow] = []

    def __enter__(self) -> "GameFile":
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._path.name.endswith(JSONL):
            packer = _needed("zstandard").ZstdCompressor(level=3)
            raw = self._opened.enter_context(self._path.open("wb"))
            self._writer = self._opened.enter_context(packer.stream_writer(raw))
            self._writer.write(_line(self._about))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write_tables()
        self._opened.close()

    def add(self, chunk: Chunk) -> None:
        """Add games."""
        if self._path.name.endswith(JSONL):
            self._writer.write(b"".join(map(_game_line, chunk.games())))
        else:
            self._waiting.append(table_of(chunk))
            if sum(map(len, self._waiting)) >= GAMES_IN_A_CHUNK:
                self._write_tables()

    def _write_tables(self) -> None:
        """Write what waits as one group of rows: many small ones would make a file large and slow."""
        if not self._waiting:
            return
        table = _needed("pyarrow").concat_tables(self._waiting).unify_dictionaries().combine_chunks()
        self._waiting = []
        if self._writer is None:
            schema = table.schema.with_metadata({ABOUT: json.dumps(self._about)})
            parquet = _needed("pyarrow.parquet")
            writer = parquet.ParquetWriter(self._path, schema, compression="zstd")
            self._writer = self._opened.enter_context(writer)
        self._writer.write_table(table.cast(self._writer.schema))


def _line(data: object) -> bytes:
    import msgspec

    return msgspec.json.encode(data) + b"\n"


def _game_line(game: StoredGame) -> bytes:
    return _line(
        {
            "game": game.game,
            "ending": game.ending,
            "cards_left": game.cards_left,
            **{name: getattr(game, name).tolist() for name in COLUMNS[3:]},
        }
    )


def table_of(chunk: Chunk) -> FromArrow:
    """Return games as an Arrow table, without copying what was played."""
    arrow = _needed("pyarrow")
    ends = np.concatenate(([0], chunk.ends)).astype(np.int32)
    columns = {
        "game": arrow.array(chunk.numbers),
        "ending": arrow.array(chunk.endings).dictionary_encode(),
        "cards_left": arrow.array(chunk.cards_left.astype(np.int16)),
        "scores": _lists(arrow, chunk.scores.astype(np.int32)),
        "deck": _lists(arrow, chunk.decks),
        "commands": _lists(arrow, chunk.commands),
        "actions": arrow.ListArray.from_arrays(ends, chunk.actions),
        "seats": arrow.ListArray.from_arrays(ends, chunk.seats),
    }
    return arrow.table(columns)


def _lists(arrow: FromArrow, rows: FromArrow) -> FromArrow:
    ends = np.arange(len(rows) + 1, dtype=np.int32) * rows.shape[1]
    return arrow.ListArray.from_arrays(ends, np.ascontiguousarray(rows).reshape(-1))


# Reading --------------------------------------------------------------------------------------------------


def read_about(path: Path) -> dict[str, Any]:
    """Read a file's header: format and version, series, bots, machine."""
    try:
        if path.name.endswith(JSONL):
            with _lines(path) as lines:
                about = json.loads(lines.readline())
        else:
            about = json.loads(_needed("pyarrow.parquet").read_schema(path).metadata[ABOUT])
    except BadGameFile:
        raise
    except Exception as error:
        raise BadGameFile("error-game-file", path=str(path), reason=str(error)) from error
    if about.get("format") != "tenback games" or about.get("version") != FORMAT:
        raise BadGameFile("error-game-file", path=str(path), reason=f"version {about.get('version')}")
    known: dict[str, Any] = about
    return known


def read_series(path: Path) -> Series:
    """Read the series of a file."""
    return series_from_json(read_about(path)["series"])


def read_arrow(path: Path) -> FromArrow:
    """Read all games as an Arrow table; `.to_pandas()` turns it into a data frame."""
    check_name(path)
    if path.name.endswith(PARQUET):
        return _needed("pyarrow.parquet").read_table(path)
    arrow, chunks = _needed("pyarrow"), list(read_chunks(path))
    return arrow.concat_tables([table_of(chunk) for chunk in chunks]).unify_dictionaries()


def read_games(path: Path) -> Iterator[StoredGame]:
    """Iterate over all games of a file."""
    for chunk in read_chunks(path):
        yield from chunk.games()


def read_chunks(path: Path) -> Iterator[Chunk]:
    """Iterate over the games of a file, many at a time."""
    read_about(path)
    if path.name.endswith(JSONL):
        yield from _chunks_of_lines(path)
        return
    source = _needed("pyarrow.parquet").ParquetFile(path)
    for batch in source.iter_batches(batch_size=GAMES_IN_A_CHUNK):
        yield _chunk_of_batch(batch)


def _chunk_of_batch(batch: FromArrow) -> Chunk:
    lists = {name: batch.column(name) for name in COLUMNS[3:]}
    flat = {name: column.flatten().to_numpy() for name, column in lists.items()}
    ends = lists["actions"].offsets.to_numpy()
    rows = len(ends) - 1
    return Chunk(
        numbers=batch.column("game").to_numpy(),
        endings=batch.column("ending").to_pylist(),
        cards_left=batch.column("cards_left").to_numpy(),
        scores=flat["scores"].reshape(rows, -1),
        decks=flat["deck"].reshape(rows, -1),
        commands=flat["commands"].reshape(rows, -1),
        actions=flat["actions"],
        seats=flat["seats"],
        ends=ends[1:] - ends[0],
    )


def _lines(path: Path) -> FromArrow:
    unpacker = _needed("zstandard").ZstdDecompressor()
    return io.BufferedReader(unpacker.stream_reader(path.open("rb"), closefd=True), 1 << 20)


def _chunks_of_lines(path: Path) -> Iterator[Chunk]:
    import msgspec

    some: list[dict[str, Any]] = []
    with _lines(path) as lines:
        lines.readline()
        for line in lines:
            some.append(msgspec.json.decode(line))
            if len(some) == GAMES_IN_A_CHUNK:
                yield _chunk_of_games(some)
                some = []
    if some:
        yield _chunk_of_games(some)


def _chunk_of_games(games: list[dict[str, Any]]) -> Chunk:
    kinds = {"scores": np.int32, "deck": np.int8, "commands": np.int8}
    rows = {name: np.array([game[name] for game in games], kind) for name, kind in kinds.items()}
    return Chunk(
        numbers=np.array([game["game"] for game in games]),
        endings=[game["ending"] for game in games],
        cards_left=np.array([game["cards_left"] for game in games]),
        scores=rows["scores"],
        decks=rows["deck"],
        commands=rows["commands"],
        actions=np.array([action for game in games for action in game["actions"]], np.int16),
        seats=np.array([seat for game in games for seat in game["seats"]], np.int8),
        ends=np.cumsum([len(game["actions"]) for game in games]),
    )
