"""Deals that follow from a server's secret and a public id."""

import pytest

from tenback.games import game_named
from tenback.tables.commitment import commitment
from tenback.tables.keyed import deal_key, keyed_deal, keyed_start
from tenback.tables.settings import Settings

SECRET = b"a secret of this server, long enough"
ALL = [
    Settings(game="the-game", players=1),
    Settings(game="extreme", players=3),
    Settings(game="take-that", players=3),
]


@pytest.mark.parametrize("settings", ALL, ids=lambda settings: settings.game)
def test_whoever_learns_the_key_can_check_deck_and_commitment(settings: Settings) -> None:
    key = deal_key(SECRET, "2026-11-16-some-deal")

    start = keyed_start(settings, key)

    again = game_named(settings.game).format_deal(keyed_deal(settings, bytes.fromhex(start.nonce)))
    assert again == start.deal
    assert commitment(start.nonce, again) == start.commitment


def test_another_id_or_another_secret_gives_another_key() -> None:
    keys = {
        deal_key(SECRET, "2026-11-16-a"),
        deal_key(SECRET, "2026-11-17-a"),
        deal_key(b"x" + SECRET, "2026-11-16-a"),
    }

    assert len(keys) == 3
