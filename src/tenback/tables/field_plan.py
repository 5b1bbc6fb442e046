"""Which games of bots make up the field of a deal, and in which order; nothing is played here."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

VARIED = "varied"
"""The careful level, with one decision in 32 left to chance: any sound move."""
QUICK = "quick"
DIFFICULTY_GAMES = 512
"""So many games of the varied level say how hard a deal is: with fewer it can seldom be told."""
SLOW_GAMES = 100
"""As many games are played at most where everybody plays for points: each takes about a second."""
OTHERS = {"random": 10, "greedy": 1, "careful": 1, "expert": 3}
"""Games of the other levels, each with a seed of its own; those that leave nothing to chance play one."""
AT_ONCE, LATER_AT_ONCE = 20, 100
FIRST = 2 * AT_ONCE


@dataclass(frozen=True, slots=True)
class Piece:
    """Some games of one level, to be played in one go."""

    level: str
    numbers: range


@dataclass(frozen=True, slots=True)
class FieldPlan:
    """The field of a deal: the levels that the game has, and how many games the field's own level plays."""

    levels: Sequence[str]
    games: int
    difficulty_games: int = DIFFICULTY_GAMES
    """How many games of the varied level say how hard the deal is."""

    @property
    def level(self) -> str:
        """Name the level whose games are the field: the quick one where a game has it."""
        return QUICK if QUICK in self.levels else VARIED

    def pieces(self) -> Iterator[Piece]:
        """Cut the field into pieces, what tells most first."""
        yield from _cut(self.level, range(min(self.games, FIRST)), AT_ONCE)
        if self.level == VARIED:
            yield from _cut(VARIED, range(FIRST, max(self.games, self.difficulty_games)), LATER_AT_ONCE)
        else:
            yield from _cut(VARIED, range(self.difficulty_games), LATER_AT_ONCE)
            yield from _cut(self.level, range(FIRST, self.games), LATER_AT_ONCE)
        for other in self.levels:
            yield from (Piece(other, range(n, n + 1)) for n in range(OTHERS.get(other, 0)))

    def next_piece(self, made: Collection[tuple[str, int]]) -> Piece | None:
        """Find what is to be made next; None when the field is complete."""
        for piece in self.pieces() if self.games else ():
            missing = [number for number in piece.numbers if (piece.level, number) not in made]
            if missing:
                return Piece(piece.level, range(missing[0], missing[-1] + 1))
        return None


def field_plan(levels: Sequence[str], games: int, *, is_team: bool) -> FieldPlan:
    """Plan a field; where everybody plays for points it is smaller."""
    return FieldPlan(levels, games if is_team else min(games, SLOW_GAMES))


def _cut(level: str, numbers: range, size: int) -> Iterator[Piece]:
    for start in range(numbers.start, numbers.stop, size):
        yield Piece(level, range(start, min(start + size, numbers.stop)))
