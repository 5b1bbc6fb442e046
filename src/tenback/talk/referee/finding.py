"""What was found in a folded text that may not be said."""

from dataclasses import dataclass

from tenback.talk.referee.verdict import NumberForm


@dataclass(frozen=True, slots=True)
class Finding:
    """A reason, and where it stands in the folded text."""

    reason: NumberForm
    start: int
    end: int
