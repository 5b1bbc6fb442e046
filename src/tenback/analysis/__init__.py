"""Getting better: hints with their reasons, and the review of a finished game."""

from tenback.analysis.estimate import Estimate, Unit
from tenback.analysis.hint import Hint, NothingToHint, Other, hint
from tenback.analysis.reason import Reason, Why

__all__ = ["Estimate", "Hint", "NothingToHint", "Other", "Reason", "Unit", "Why", "hint"]
