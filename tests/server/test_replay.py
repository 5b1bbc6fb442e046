"""A replay says what each move changed: it grows with its moves, and stays small for the longest match."""

import asyncio
import gzip
import json
import random
from typing import Any

import msgspec
import pytest

from harness.client import person
from harness.games import play_out
from harness.logs import NONCE, game_log, put
from harness.servers import NewDatabase
from tenback import records
from tenback.games import game_named, take_that
from tenback.records import Record, Said, format_record
from tenback.server.presenters.replay import frames_of, replay_of
from tenback.server.rooms.kept_pages import KeptPages, PageKey
from tenback.server.storage.database import database_at
from tenback.server.storage.lists import packed_log_of, unpacked_log
from tenback.tables.chance import deal_for
from tenback.tables.events import Entry, Moved, Opened, Seated, Started
from tenback.tables.fold import fold
from tenback.tables.settings import Settings
from tenback.tables.table import Table
from tenback.talk.marks.mark import MARKS
from tenback.talk.marks.said import Saying
from tests.server.changes import frames_in


def over(seed: int = 1, *, takes: bool = False, **settings: Any) -> Table:
    """Play a game out; with *takes* every line is taken as soon as it can be, which makes the most moves."""
    rng, chosen = random.Random(seed), Settings(**settings)
    deal = deal_for(chosen, rng)
    events: list[Any] = [Opened(chosen, "p0")]
    events += [Seated(seat, f"p{seat}", f"Name {seat}") for seat in range(chosen.players)]
    table = fold("t", entries([*events, Started(deal_text(chosen, deal), NONCE)]))
    game, state, moves = table.game, table.state, []
    while state.result is None:
        seat = 0 if state.turn is None else state.turn
        legal = game.legal_moves(state, seat)
        move = take_that.TAKE_LINE if takes and take_that.TAKE_LINE in legal else rng.choice(legal)
        moves.append(Moved(seat, game.format_move(move)))
        state = game.apply(state, seat, move)
    return fold("t", entries([*events, Started(deal_text(chosen, deal), NONCE), *moves]))


def entries(events: list[Any]) -> list[Entry]:
    return [Entry(number, number, event) for number, event in enumerate(events, start=1)]


def deal_text(settings: Settings, deal: Any) -> str:
    return game_named(settings.game).format_deal(deal)


def written(table: Table, *said: Said) -> Record:
    """Write down what was played, after what was said before the first move."""
    moves = (records.Moved(step.seat, step.move) for step in table.state.history)
    assert table.deal is not None
    return Record(table.deal, (*said, *moves), tuple(seat.name for seat in table.seats))


def sent(table: Table) -> bytes:
    return msgspec.json.encode(replay_of(table, written(table)))


@pytest.mark.parametrize("game", ["the-game", "extreme", "take-that"])
def test_the_changes_lead_through_every_moment(game: str) -> None:
    table = over(game=game, players=3)
    moments = [json.loads(msgspec.json.encode(frame)) for frame in frames_of(written(table))]

    assert frames_in(json.loads(sent(table))) == moments
    assert len(moments) == len(table.state.history) + 1
    assert " ".join(moments[-1]["position"]) == table.game.format_state(table.state)


def test_a_replay_shows_the_marks_that_stood_when_a_move_was_made() -> None:
    table = over(game="the-game", players=3)
    said = Said(Saying(1, MARKS["let-me-begin"], None))
    first, second, *_ = frames_of(written(table, said))

    assert [(mark.seat, mark.mark) for mark in first.marks] == [(1, "let-me-begin")]
    assert second.marks == ()


def test_a_record_that_somebody_was_sent_is_shown_as_it_was_played(port: int) -> None:
    ben, record = person(port, "Ben"), written(over(game="take-that", players=2))
    shown = ben.post("/api/replays", {"record": format_record(record)})

    assert len(shown["changes"]) == len(record.entries)
    assert [seat["name"] for seat in shown["seats"]] == ["Name 0", "Name 1"]


def test_a_file_that_is_no_record_is_refused_with_its_reason(port: int) -> None:
    answer = person(port, "Ben").request("POST", "/api/replays", {"record": "no record"})

    assert (answer.status, json.loads(answer.raw)["reason"]) == (400, "problem-server-bad-record")


def test_a_replay_grows_with_its_moves_and_not_with_their_square() -> None:
    short, long = (over(game="take-that", players=2, rounds=rounds) for rounds in (2, 20))
    bytes_by_move = [len(sent(table)) / len(table.state.history) for table in (short, long)]

    assert bytes_by_move[1] < 1.2 * bytes_by_move[0]


def test_the_longest_match_is_sent_in_less_than_a_megabyte() -> None:
    table = over(takes=True, game="take-that", players=2, rounds=20)

    assert len(table.state.history) > 2_000
    assert len(sent(table)) < 1_000_000


def test_a_replay_is_made_once_and_sent_packed_or_not(port: int) -> None:
    anna = person(port, "Anna")
    table = anna.open_table("me", "random", game="the-game", start=True)
    with anna.sit(table) as socket:
        play_out([socket])
    path = f"/api/tables/{table}/replay"
    packed = anna.request("GET", path, headers={"accept-encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.raw) == anna.request("GET", path).raw


KEY = PageKey("t", "replay")


async def _asked_twice_at_once() -> int:
    pages, made = KeptPages(), []

    async def make() -> bytes:
        made.append(1)
        return b"page"

    await asyncio.gather(*(pages.compressed(KEY, make) for _ in range(2)))
    await pages.compressed(KEY, make)
    return len(made)


def test_a_page_that_many_ask_for_is_made_once() -> None:
    assert asyncio.run(_asked_twice_at_once()) == 1


async def _rewritten_while_it_is_made() -> bytes:
    pages, going_on = KeptPages(), asyncio.Event()

    async def old() -> bytes:
        await going_on.wait()
        return b"Anna"

    async def new() -> bytes:
        return b"nobody"

    asking = asyncio.create_task(pages.compressed(KEY, old))
    await asyncio.sleep(0)
    pages.forget("t")
    going_on.set()
    await asking
    return gzip.decompress(await pages.compressed(KEY, new))


def test_a_page_of_a_log_that_was_rewritten_meanwhile_is_not_kept() -> None:
    assert asyncio.run(_rewritten_while_it_is_made()) == b"nobody"


async def _kept_of(pages_of_a_kilobyte: int) -> int:
    pages, made = KeptPages(most_bytes=3_000), []

    async def make() -> bytes:
        made.append(1)
        return random.Random(len(made)).randbytes(1_000)

    keys = [PageKey(str(number), "replay") for number in range(pages_of_a_kilobyte)]
    for key in [*keys, *reversed(keys)]:
        await pages.compressed(key, make)
    return 2 * pages_of_a_kilobyte - len(made)


def test_pages_are_kept_up_to_a_bound_and_the_oldest_goes_first() -> None:
    assert asyncio.run(_kept_of(10)) == 2


def test_a_log_in_one_piece_is_the_log(new_database: NewDatabase) -> None:
    """The process that makes pages is handed one piece: thousands of events would hold up the table."""
    log = game_log(Settings(game="take-that", players=3), ["anna", "ben", "carl"], 40, seed=5)
    address = new_database()
    put(address, {"table": log}, {name: f"secret-{name}-" + "x" * 40 for name in ("anna", "ben", "carl")})
    connection = database_at(address).connect()
    packed = packed_log_of(connection, "table")
    connection.close()

    assert isinstance(packed, bytes)
    assert unpacked_log(packed) == log
