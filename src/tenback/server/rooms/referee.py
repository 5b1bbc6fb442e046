"""The referee of chat and names, as the tables ask it."""

from tenback.tables.decision import FoundNumber
from tenback.talk.referee import judge


def find_number(text: str) -> FoundNumber | None:
    """Find a number in a text; tables ask before anything is stored or shown."""
    verdict = judge(text)
    if verdict.reason is None:
        return None
    return FoundNumber(text[verdict.start : verdict.end], f"talk-reason-{verdict.reason.value}")
