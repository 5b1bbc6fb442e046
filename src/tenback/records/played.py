"""A finished game from the side of one of its players, as statistics count it."""

from dataclasses import dataclass

from tenback.games import State, game_of
from tenback.records.record import Record, Said


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that may be compared: the same game, number of players, rules and talk, with or without hints."""

    game: str
    players: int
    talk: str
    options: str
    """As the game writes its options."""
    hints: bool


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of one player."""

    source: str
    """The table or the file that it can be replayed from."""
    kind: Kind
    ended_at: int
    """In milliseconds since 1970."""
    won: bool
    cards_left: int | None
    """None where cards left are not the result."""
    score: int | None
    """None in a team."""
    left_early: bool = False
    """Whether the player had left when it ended: such a game is counted, and never as won."""
    tricks: int = 0
    marks: int = 0


@dataclass(frozen=True, slots=True)
class Finish:
    """What is known about a finished game besides its record."""

    source: str
    ended_at: int
    hints: bool = True


def played(record: Record, state: State, seat: int, finish: Finish, *, left_early: bool = False) -> Played:
    """Return how a game went for one seat; *state* is its last position."""
    game, result = record.game, state.result
    assert result is not None
    scores = result.scores
    return Played(
        finish.source,
        kind_of(record, finish),
        finish.ended_at,
        won=not left_early and (scores[seat] == max(scores) if scores else result.won),
        cards_left=result.cards_left if game.is_team else None,
        score=scores[seat] if scores else None,
        left_early=left_early,
        tricks=game.tricks(state, seat),
        marks=sum(isinstance(entry, Said) and entry.saying.seat == seat for entry in record.entries),
    )


def kind_of(record: Record, finish: Finish) -> Kind:
    """Return what a game may be compared with."""
    options = record.deal.options
    game = game_of(options)
    talk = record.headers.get("talk", "")
    return Kind(game.name, options.players, talk, game.format_options(options), finish.hints)
