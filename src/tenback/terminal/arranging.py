"""From plain choices, as a command line gives them, to a game that can be dealt."""

from collections.abc import Sequence
from typing import Any

from tenback.bots import LEVELS
from tenback.bots.registry import EXTERNAL, installed_bots
from tenback.games import AnyGame, game_named, the_game
from tenback.talk.mode import TalkMode
from tenback.terminal.seating import seated
from tenback.terminal.setup import Options, Setup
from tenback.terminal.usage_error import UsageError, flag_of
from tenback.words import Words, game_name


def setup_from(
    words: Words,
    game_name: str,
    *,
    players: int | None,
    people: int,
    levels: Sequence[str] = (),
    names: Sequence[str] = (),
    seed: int,
    deal_number: int = 0,
    starter: int | None = None,
    talk: TalkMode = TalkMode.MARKS,
    layout: the_game.Layout | None = None,
    **chosen: object,
) -> Setup:
    """Make a game of the choices, or say which one cannot be."""
    game = game_named(game_name)
    count = max(people, game.usual_players) if players is None else players
    options = _options(words, game, count, chosen)
    _check_seats(count, people, levels, names)
    return Setup(
        options=options,
        players=seated(words, count, people, levels=levels, names=names),
        seed=seed,
        deal_number=deal_number,
        starter=_starter(game, count, people, starter),
        talk=talk,
        layout=layout,
    )


def _options(words: Words, game: AnyGame, players: int, chosen: dict[str, Any]) -> Options:
    given = {option: value for option, value in chosen.items() if value is not None}
    for option in sorted(given.keys() - set(game.choices)):
        raise UsageError("terminal-wrong-option", option=flag_of(option), game=game_name(words, game.name))
    options: Options = game.options(players=players, **given)
    return options


def _check_seats(players: int, people: int, levels: Sequence[str], names: Sequence[str]) -> None:
    if not 0 <= people <= players:
        raise UsageError("terminal-wrong-people", people=people, players=players)
    if len(names) > people:
        raise UsageError("terminal-too-many-names", names=len(names), people=people)
    known = (*LEVELS, *installed_bots()) if levels else ()
    for level in levels:
        if level not in known and not level.startswith(EXTERNAL):
            raise UsageError("terminal-wrong-bot", given=level, levels=", ".join(known))


def _starter(game: AnyGame, players: int, people: int, wanted: int | None) -> int | None:
    """Count players from 1, as people do; without a wish a team with a person in it agrees (G3)."""
    if wanted is None:
        agrees = game.open_start and people > 0 and players > 1
        return None if agrees else 0
    if not 1 <= wanted <= players:
        raise UsageError("terminal-wrong-starter", players=players, given=wanted)
    return wanted - 1
