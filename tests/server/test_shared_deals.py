"""Deals that many tables play: while one is open, nobody sees more than their own seat saw."""

import os
import pathlib
import re
import stat
from dataclasses import replace

import pytest

from harness.client import Person, person
from harness.games import play_out
from harness.logs import game_log
from harness.servers import Server
from tenback.server.operations.backup import export_table
from tenback.server.operations.deal_secret import NoDealSecret, deal_secret, secret_file
from tenback.server.operations.settings import BadSetting, ServerSettings, settings_from
from tenback.server.operations.table_file import BackupError
from tenback.server.presenters.table import TablePresenter, Viewer
from tenback.server.rooms.clock import now_ms
from tenback.server.storage.database import database_at
from tenback.server.storage.shared_deals import (
    DealKind,
    SharedDeal,
    add_deal,
    close_deal,
    deal_with,
    open_until,
    play_deal,
    tables_playing,
)
from tenback.server.wire.shown import Update, encode
from tenback.tables.events import Entry, Moved
from tenback.tables.fold import apply_event, fold
from tenback.tables.settings import Settings
from tenback.tables.table import Table

HOUR = 3_600_000


def shared(deal_id: str, closes_at: int) -> SharedDeal:
    return SharedDeal(
        id=deal_id,
        kind=DealKind.CHALLENGE,
        settings=Settings(game="the-game", players=1),
        seats=("me",),
        commitment="c" * 64,
        opens_at=0,
        closes_at=closes_at,
    )


def test_a_deal_that_is_open_hides_record_replay_and_export_until_it_closes(server: Server) -> None:
    anna, deal_id = person(server.port, "Anna"), os.urandom(8).hex()
    table = anna.open_table("me", game="the-game", start=True)
    with anna.sit(table) as socket:
        play_out([socket])
    connection = database_at(server.database).connect()
    deal = shared(deal_id, now_ms() + HOUR)
    add_deal(connection, deal)
    add_deal(connection, replace(deal, closes_at=0))
    play_deal(connection, deal_id, table)

    assert deal_with(connection, deal_id) == deal
    assert tables_playing(connection, deal_id) == [table]
    for who in (anna, Person(server.port)):
        for page in ("record", "replay"):
            answered = who.request("GET", f"/api/tables/{table}/{page}")
            assert (answered.status, answered.json["reason"]) == (409, "problem-server-deal-open")
    with pytest.raises(BackupError, match="error-deal-open"):
        export_table(server.database, table)

    close_deal(connection, deal_id, now_ms())

    assert open_until(connection, table, now_ms()) == 0
    assert anna.request("GET", f"/api/tables/{table}/record").status == 200
    assert export_table(server.database, table)
    connection.close()


# What sockets are told -------------------------------------------------------------------------------------


def a_table(*, is_over: bool) -> Table:
    """Play 9 moves of a game, or all of it."""
    table = fold("table", game_log(Settings(game="the-game", players=2), ["anna", "ben"], moves=9, seed=4))
    while is_over and table.stage == "playing":
        move = table.game.legal_moves(table.state, table.state.turn)[0]
        moved = Moved(table.state.turn, table.game.format_move(move))
        table = apply_event(table, Entry(table.number + 1, HOUR, moved))
    return table


def shown_to(table: Table, seat: int | None) -> Update:
    return TablePresenter(table, frozenset(), HOUR).present(Viewer(None, seat))


@pytest.mark.parametrize("is_over", [False, True])
def test_a_spectator_sees_no_card_while_the_deal_is_open(*, is_over: bool) -> None:
    update = shown_to(a_table(is_over=is_over), None)

    assert (update.board, update.steps, update.draft, update.talk.marks) == (None, (), None, ())
    assert update.open_until == HOUR
    assert not re.search(rb'"(card|hand|piles|position)":', encode(update))


def test_whoever_has_finished_sees_their_own_cards_alone() -> None:
    table = a_table(is_over=True)
    hands = table.state.hands

    for seat in range(2):
        result = shown_to(table, seat).result
        assert result is not None
        assert (result.deal, result.nonce) == ("", "")
        assert result.hands == tuple(hand if at == seat else () for at, hand in enumerate(hands))

    closed = TablePresenter(table, frozenset()).present(Viewer(None, None)).result
    assert closed is not None
    assert (closed.hands, closed.deal) == (hands, table.deal_text)


# The secret ------------------------------------------------------------------------------------------------


def test_the_secret_is_a_file_of_its_own_that_its_owner_alone_can_read(tmp_path: pathlib.Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "tenback.sqlite"))

    secret = deal_secret(settings)

    assert len(secret) == 32
    assert deal_secret(settings) == secret
    file = secret_file(settings)
    assert file.parent == tmp_path
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [entry.name for entry in tmp_path.iterdir()] == [file.name]


def test_a_secret_that_is_set_needs_no_file(tmp_path: pathlib.Path) -> None:
    database = str(tmp_path / "tenback.sqlite")

    settings = settings_from({"database": database}, {"TENBACK_DEAL_SECRET": "long enough " * 3})

    assert deal_secret(settings) == b"long enough " * 3
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadSetting, match="error-setting-deal-secret"):
        settings_from({}, {"TENBACK_DEAL_SECRET": "short"})


def test_a_damaged_secret_is_told_with_what_to_do(tmp_path: pathlib.Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "tenback.sqlite"))
    secret_file(settings).write_text("no secret")

    with pytest.raises(NoDealSecret, match="error-deal-secret"):
        deal_secret(settings)
