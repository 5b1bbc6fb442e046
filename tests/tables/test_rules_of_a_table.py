"""A table's log names the version of the rules that it is played by."""

from typing import Any

import pytest

from tenback.games import game_of
from tenback.tables.commitment import commitment
from tenback.tables.events import Entry, Opened, Started, decode_event
from tenback.tables.fold import BrokenLog, fold
from tenback.tables.settings import BadTableSettings, Settings, check_settings
from tests.tables.builders import KnownChance

SETTINGS = Settings(game="extreme", players=1)


def log(**facts: Any) -> list[Entry]:
    chance = KnownChance()
    deal: Any = chance.deal(SETTINGS)
    started = Started(game_of(deal.options).format_deal(deal), chance.nonce(), **facts)
    return [Entry(1, 1, Opened(SETTINGS, "anna")), Entry(2, 2, started)]


def test_a_log_that_names_no_rules_is_of_the_first_ones() -> None:
    started = decode_event('{"type": "started", "deal": "", "nonce": ""}')

    assert isinstance(started, Started)
    assert started.rules == 1
    assert fold("table", log()).rules == 1


def test_a_log_of_newer_rules_asks_for_a_newer_tenback() -> None:
    with pytest.raises(BrokenLog, match="a newer tenback"):
        fold("table", log(rules=99))


def test_the_commitment_is_the_one_that_was_stored_with_the_start() -> None:
    """So that cards which somebody changes in the log do not fit it any more."""
    stored = fold("table", log(commitment="ab" * 32))
    older = fold("table", log())

    assert stored.commitment == "ab" * 32
    assert older.commitment == commitment(older.nonce, older.deal_text)


def test_a_public_table_has_no_practice_deal() -> None:
    check_settings(Settings(game="the-game", players=2, practice_deal=1))

    with pytest.raises(BadTableSettings, match="error-practice-public"):
        check_settings(Settings(game="the-game", players=2, practice_deal=1, public=True))
