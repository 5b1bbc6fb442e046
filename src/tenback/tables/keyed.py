"""Deals that follow from a server's secret and a public id, so that every table gets the same cards."""

import hmac

from tenback.games import Deal, game_named
from tenback.games.keyed import key_streams
from tenback.tables.commitment import commitment
from tenback.tables.events import Started
from tenback.tables.settings import Settings


def deal_key(secret: bytes, deal_id: str) -> bytes:
    """Derive the key of a deal; the key of one deal tells nothing about that of another."""
    return hmac.digest(secret, deal_id.encode(), "sha256")


def keyed_deal(settings: Settings, key: bytes) -> Deal:
    """Shuffle by a key; the first seat begins, so that all tables begin alike."""
    deal: Deal = game_named(settings.game).dealt(settings.options, key_streams(key), 0)
    return deal


def keyed_start(settings: Settings, key: bytes) -> Started:
    """Deal by a key. The key is the nonce, so whoever learns it later can check deck and commitment."""
    game = game_named(settings.game)
    text = game.format_deal(keyed_deal(settings, key))
    return Started(text, key.hex(), game.rules_version, commitment(key.hex(), text))
