"""Games as data: write them, read them back, and replay them at any time."""

from tenback.records.reading import parse_record
from tenback.records.record import FORMAT_VERSION, Chatted, Entry, GaveUp, Moved, Record, Said
from tenback.records.replay import BrokenRecord, Moment, after_entry, final_moment, replay, start, talk_after
from tenback.records.writing import format_entry, format_record

__all__ = [
    "FORMAT_VERSION",
    "BrokenRecord",
    "Chatted",
    "Entry",
    "GaveUp",
    "Moment",
    "Moved",
    "Record",
    "Said",
    "after_entry",
    "final_moment",
    "format_entry",
    "format_record",
    "parse_record",
    "replay",
    "start",
    "talk_after",
]
