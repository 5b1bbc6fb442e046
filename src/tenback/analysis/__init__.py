"""Getting better: hints with their reasons, and the review of a finished game."""

from tenback.analysis.estimate import Estimate, Unit
from tenback.analysis.hint import Hint, NothingToHint, Other, hint
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.review import Decision, Weighed, decisions, turning_points, weigh

__all__ = [
    "Decision",
    "Estimate",
    "Hint",
    "HintReason",
    "NothingToHint",
    "Other",
    "Unit",
    "Weighed",
    "Why",
    "decisions",
    "hint",
    "turning_points",
    "weigh",
]
