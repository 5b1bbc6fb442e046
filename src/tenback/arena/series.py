"""What a series plays, and one row for each of its games."""

from dataclasses import dataclass, field
from typing import Any

from tenback.bots.bot import AnyBot
from tenback.games import Options, game_named, game_of, the_game
from tenback.talk.mode import BotTalk


@dataclass(frozen=True, slots=True)
class Row:
    """One game of a series: its number and how it ended."""

    number: int
    ending: str
    cards_left: int = 0
    scores: tuple[int, ...] = ()
    decisions: int = field(default=0, compare=False)
    """How many moves bots were asked for; 0 if kernels played, which never forfeit."""
    forfeits: int = 0
    false_marks: int = 0
    """Marks that were refused because they were not true of the hand."""
    fault: str = ""
    """Why the first decision was forfeited."""

    @property
    def won(self) -> bool:
        """Whether the team beat the game."""
        return self.ending == the_game.Ending.WON.value

    def as_json(self) -> dict[str, Any]:
        """Return the row as plain data; every row has the same keys."""
        return {
            "game": self.number,
            "ending": self.ending,
            "cards_left": self.cards_left,
            "scores": list(self.scores),
            "decisions": self.decisions,
            "forfeits": self.forfeits,
            "false_marks": self.false_marks,
            "fault": self.fault,
        }


def row_from_json(data: dict[str, Any]) -> Row:
    """Read a row from plain data."""
    values = dict(data)
    return Row(number=values.pop("game"), scores=tuple(values.pop("scores")), **values)


@dataclass(frozen=True, slots=True)
class Series:
    """What a series plays: options, a bot for each seat, talk and seed."""

    options: Options
    bots: tuple[str, ...]
    seed: int
    talk: BotTalk = BotTalk.SILENT
    objects: tuple[AnyBot | None, ...] = field(default=(), compare=False, repr=False)
    """By seat: the bot itself if it was given as an object; such a series cannot be read from a file."""

    def __post_init__(self) -> None:
        # A mode by its name is welcome: "marks" is BotTalk.MARKS.
        object.__setattr__(self, "talk", BotTalk(self.talk))

    @property
    def game(self) -> str:
        """The name of the game."""
        return game_of(self.options).name

    def as_json(self) -> dict[str, Any]:
        """Return the series as plain data."""
        return {
            "game": self.game,
            "options": game_of(self.options).format_options(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "talk": self.talk.value,
        }


def series_from_json(data: dict[str, Any]) -> Series:
    """Read a series from plain data."""
    options = game_named(data["game"]).parse_options(data["options"])
    return Series(options, tuple(data["bots"]), data["seed"], BotTalk(data["talk"]))
