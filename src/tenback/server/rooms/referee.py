"""The referee of chat and names, as the tables ask it."""

from tenback.tables.verdict import NamedNumber
from tenback.talk.referee import judge


def names_a_number(text: str) -> NamedNumber | None:
    """Find a number in a text; tables ask before anything is stored or shown."""
    verdict = judge(text)
    if verdict.reason is None:
        return None
    return NamedNumber(text[verdict.start : verdict.end], f"talk-reason-{verdict.reason.value}")
