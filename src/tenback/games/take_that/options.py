"""How a match is set up (T2, T11, T12)."""

from dataclasses import dataclass

from tenback.games.errors import BadOptions, Problem

LEAST_PLAYERS = 2
MOST_PLAYERS = 4
HAND_SIZES = {2: 9, 3: 9, 4: 8}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The rules a table plays by."""

    players: int = 2
    rounds: int = 2
    professional: bool = False

    def __post_init__(self) -> None:
        if not _is_whole(self.players) or not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise BadOptions(
                Problem.PLAYERS, game="TAKE THAT", low=LEAST_PLAYERS, high=MOST_PLAYERS, given=self.players
            )
        if not _is_whole(self.rounds) or self.rounds < 1:
            raise BadOptions(Problem.ROUNDS, given=self.rounds)
        if not isinstance(self.professional, bool):
            raise BadOptions(Problem.YES_OR_NO, option="professional", given=self.professional)

    @property
    def game(self) -> str:
        """The name of the game that these options belong to."""
        return "take-that"

    @property
    def hand_size(self) -> int:
        """How many cards everyone gets (T2)."""
        return HAND_SIZES[self.players]


def _is_whole(given: object) -> bool:
    return isinstance(given, int) and not isinstance(given, bool)
