"""How a table is set up: the game with its options, and how people talk and wait at it."""

import inspect
from typing import Annotated, Literal

import msgspec

from tenback.games import AnyGame, Options, game_named, the_game
from tenback.games.errors import TenbackError
from tenback.talk.mode import TalkMode
from tenback.words import with_command_codes

GameName = Annotated[str, msgspec.Meta(max_length=64)]
"""A game of this server: one of ours, or one that an installed package brings."""
CommandName = Literal["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"]
OnePileName = Literal["from-now", "whole-turn"]

MOST_ROUNDS = 20
MOST_LAYOUT = 2_000
MOST_DEALS = 2**53
"""Numbers of deals stay whole numbers in a browser."""


class BadTableSettings(TenbackError):
    """A table cannot be set up that way."""


class GameOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a package's game lets players choose, beyond what every table has."""

    name: Annotated[str, msgspec.Meta(max_length=64)]
    value: bool | int | str


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that is agreed before the first card; nothing of it changes once the cards are dealt."""

    game: GameName
    players: int
    minimum: int = 2
    short_hand: bool = False
    one_pile: OnePileName = "from-now"
    switched_off: tuple[CommandName, ...] = ()
    layout: str | None = None
    """The text of a layout file (E2); None draws the command cards for the deal."""
    rounds: int = 2
    professional: bool = False
    talk: TalkMode = TalkMode.MARKS
    aid: bool = False
    """Whether everyone sees the list of cards already played (G11)."""
    hints: bool = True
    public: bool = False
    """Whether the table is listed in the lobby; otherwise it is found by its link alone."""
    draft_seconds: float = 3.0
    """How long a play stays a draft; 0 shows it to all at once."""
    bot_seconds: float = 1.0
    """How long after the last public move a bot answers; 0 is as soon as it has thought."""
    turn_seconds: int | None = None
    """How long a turn may take before a bot takes the seat; None waits for days."""
    practice_deal: int | None = None
    """A seed, for lessons and puzzles: anybody can know its deals, so they count in no statistics."""
    practice_number: int = 0
    """Which deal of that seed."""
    played_on: bool = False
    """A finished game is played on from one of its positions: its cards are known, so it does not count."""
    game_options: tuple[GameOption, ...] = ()

    @property
    def options(self) -> Options:
        """The rules of the game as its layer knows them; raises BadOptions."""
        game = game_named(self.game)
        chosen = {one.name: one.value for one in self.game_options} | msgspec.structs.asdict(self)
        options: Options = game.options(**{name: chosen[name] for name in game.choices if name in chosen})
        return options

    @property
    def command_layout(self) -> dict[int, the_game.Command] | None:
        """The layout that the table names, or None."""
        return None if self.layout is None else the_game.parse_layout(with_command_codes(self.layout))

    @property
    def counts(self) -> bool:
        """Whether the result enters statistics: not where anybody can know the cards beforehand."""
        return self.practice_deal is None and not self.played_on

    @property
    def has_marks(self) -> bool:
        """Whether marks can be given: not in every game, and alone nobody listens (G12)."""
        return game_named(self.game).has_marks and self.talk is not TalkMode.SILENT and self.players > 1

    @property
    def has_chat(self) -> bool:
        """Whether there is free talk."""
        return self.talk in (TalkMode.CHAT, TalkMode.HONOUR) and self.players > 1


def check_settings(settings: Settings) -> None:
    """Refuse settings that no table can have; the message says what to do."""
    _check_game_options(settings)
    _ = settings.options
    _check_range("draft_seconds", settings.draft_seconds, 0, 30)
    _check_range("bot_seconds", settings.bot_seconds, 0, 3)
    _check_range("rounds", settings.rounds, 1, MOST_ROUNDS)
    if settings.turn_seconds is not None:
        _check_range("turn_seconds", settings.turn_seconds, 10, 14 * 24 * 3600)
    _check_range("practice_number", settings.practice_number, 0, MOST_DEALS)
    if settings.public and settings.practice_deal is not None:
        raise BadTableSettings("error-practice-public")
    _check_layout(settings)


def _check_game_options(settings: Settings) -> None:
    """Each must be one that the game has and a table has not, and of the kind of its default."""
    game = game_named(settings.game)
    defaults = inspect.signature(game.options).parameters
    own = {name: type(defaults[name].default) for name in own_choices(game)}
    for one in settings.game_options:
        if own.get(one.name) is not type(one.value):
            raise BadTableSettings("error-game-option", game=game.name, name=one.name, given=str(one.value))


def own_choices(game: AnyGame) -> tuple[str, ...]:
    """Name what a game lets players choose, beyond what every table has."""
    return tuple(name for name in game.choices if name not in Settings.__struct_fields__)


def _check_layout(settings: Settings) -> None:
    if settings.layout is None:
        return
    if game_named(settings.game).with_layout is None:
        raise BadTableSettings("problem-layout-unwanted")
    if len(settings.layout) > MOST_LAYOUT:
        raise BadTableSettings("error-layout-too-long", most=MOST_LAYOUT)
    _ = settings.command_layout


def _check_range(name: str, given: float, low: float, high: float) -> None:
    if not low <= given <= high:
        raise BadTableSettings("error-setting-range", name=name, low=low, high=high, given=str(given))
