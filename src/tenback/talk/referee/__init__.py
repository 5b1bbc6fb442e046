"""The referee: finds card numbers in a line of text, in seven languages (G12)."""

from tenback.talk.referee.judge import judge
from tenback.talk.referee.verdict import PASSED, NumberForm, Verdict

__all__ = ["PASSED", "NumberForm", "Verdict", "judge"]
