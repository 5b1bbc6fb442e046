"""Getting better: hints with their reasons, the review of a finished game, its luck and its mistakes."""

from tenback.analysis.estimate import Base, Estimate
from tenback.analysis.hint import Hint, NothingToHint, Other, hint
from tenback.analysis.reason import HintReason, Why
from tenback.analysis.review import Decision, Severity, Weighed, decisions, turning_points, weigh

__all__ = [
    "Base",
    "Decision",
    "Estimate",
    "Hint",
    "HintReason",
    "NothingToHint",
    "Other",
    "Severity",
    "Weighed",
    "Why",
    "decisions",
    "hint",
    "turning_points",
    "weigh",
]
