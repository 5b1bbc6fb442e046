"""What may be said: pile marks and their meaning, and the referee that finds numbers in text (G12)."""

from tenback.talk.judge import judge
from tenback.talk.verdict import PASSED, Reason, Verdict

__all__ = ["PASSED", "Reason", "Verdict", "judge"]
