"""From a record to the events of a table: a new game, a record from elsewhere, a save file of 0.1.0."""

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from tenback.records import Chatted, GaveUp, Moved, Record, Said
from tenback.tables import events
from tenback.tables.commitment import NONCE_BYTES
from tenback.tables.settings import GameOption, Settings, own_choices
from tenback.talk.marks.mark import mark_name
from tenback.terminal.people import person
from tenback.terminal.setup import deal_number_of, players_of, seed_of, talk_of

NO_TIMER_SECONDS = 30.0
"""Plays are drafts; no timer runs at a keyboard, so how long does not matter."""


def events_of(record: Record, drafts: Iterable[Moved] = ()) -> Iterator[events.TableEvent]:
    """Tell a game as a table's log does, from its opening on."""
    yield events.Opened(_settings(record), person(0))
    for seat, player in enumerate(players_of(record)):
        if player.level is None:
            yield events.Seated(seat, person(seat), player.name)
        else:
            yield events.BotSeated(seat, player.level, player.name)
    dealt = record.game.format_deal(record.deal)
    yield events.Started(dealt, _nonce(seed_of(record)), record.rules)
    yield from _entries(record)
    for draft in drafts:
        yield events.Drafted(draft.seat, record.game.format_move(draft.move))


def _entries(record: Record) -> Iterator[events.TableEvent]:
    for entry in record.entries:
        match entry:
            case Moved(seat, move):
                yield events.Moved(seat, record.game.format_move(move))
            case Said(saying):
                yield events.Marked(saying.seat, mark_name(saying.mark), saying.pile)
            case Chatted(seat, text):
                yield events.Chatted(seat, text)
            case GaveUp():
                yield events.GaveUp()
            case _:
                assert_never(entry)


def _settings(record: Record) -> Settings:
    options = record.deal.options
    known = set(record.game.choices) & set(Settings.__struct_fields__)
    chosen = {name: getattr(options, name) for name in known}
    own = [GameOption(name, getattr(options, name)) for name in own_choices(record.game)]
    chosen |= {
        "game_options": own,
        "game": record.game.name,
        "talk": talk_of(record),
        "draft_seconds": NO_TIMER_SECONDS,
        "practice_deal": seed_of(record) if "seed" in record.headers else None,
        "practice_number": deal_number_of(record),
    }
    return msgspec.convert(msgspec.to_builtins(chosen, order="deterministic"), Settings)


def _nonce(seed: int) -> str:
    """The bots' chance at a keyboard follows from the seed of the deal."""
    return f"{seed % (1 << 8 * NONCE_BYTES):0{2 * NONCE_BYTES}x}"
