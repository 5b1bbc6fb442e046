"""What OpenSpiel wants to know of a table before a game begins: its parameters and its sizes."""

from collections.abc import Callable
from typing import Any

import pyspiel

from tenback.encoding import Encoding, encoding_of
from tenback.encoding.take_that.sections import BEST, WORST
from tenback.encoding.take_that.sections import MOST_MOVES as MOST_ROUND_MOVES
from tenback.encoding.the_game.sections import MARK_PLACES, MOST_MOVES, MOST_STAGES
from tenback.games import Deal, game_named, take_that, the_game
from tenback.games.the_game import Layout, parse_layout

BESIDE = ("talk", "free_talk", "open_start", "layout")
"""Parameters that are no options of the rules."""

_TEAM: dict[str, Any] = {
    "minimum": 2,
    "short_hand": False,
    "talk": False,
    "free_talk": False,
    "open_start": False,
}
_EXTREME: dict[str, Any] = {"one_pile": "from-now", "switched_off": "", "layout": ""}
PARAMETERS: dict[str, dict[str, Any]] = {
    "the-game": {"players": 2} | _TEAM,
    "extreme": {"players": 2} | _TEAM | _EXTREME,
    "take-that": {"players": 2, "rounds": 2, "professional": False},
}
"""What can be chosen, with what is chosen otherwise."""


def game_type(name: str, title: str, utility: object) -> Any:
    """Describe a game to OpenSpiel."""
    players = game_named(name).players
    return pyspiel.GameType(
        short_name=f"python_tenback_{name.replace('-', '_')}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[name],
    )


def chosen_encoding(name: str, params: dict[str, Any]) -> Encoding:
    """Make the encoding of the table that parameters name; what is not named is as the game has it."""
    chosen = PARAMETERS[name] | params
    options = {key: value for key, value in chosen.items() if key not in BESIDE}
    if "switched_off" in options:
        options["switched_off"] = tuple(filter(None, options["switched_off"].split("+")))
    beside = {key: chosen[key] for key in ("talk", "open_start") if key in chosen}
    return encoding_of(game_named(name).options(**options), **beside)


def chosen_layout(params: dict[str, Any]) -> Layout | None:
    """Read the layout that everybody knows, such as `stop:12:35:61:88+skull:4:...`, or None (E2, E25)."""
    text = str(params.get("layout", ""))
    return parse_layout(text.replace("+", "\n").replace(":", " ")) if text else None


def layout_parameter(layout: Layout) -> str:
    """Write a layout as the parameter `layout` has it: OpenSpiel keeps commas and spaces for itself."""
    lines = the_game.format_layout(layout).strip().split("\n")
    return "+".join(":".join(line.split()) for line in lines)


def table_name(deal: Deal, *, talk: bool) -> str:
    """Name the table that a deal is for, as `pyspiel.load_game` wants it."""
    options = deal.options
    chosen: dict[str, Any] = {"players": options.players}
    return _TABLE_NAMES[options.game](deal, chosen, talk)


def _match_name(deal: take_that.Deal, chosen: dict[str, Any], _talk: bool) -> str:  # noqa: FBT001
    options = deal.options
    return _named("take_that", chosen | {"rounds": options.rounds, "professional": options.professional})


def _team_name(deal: the_game.Deal, chosen: dict[str, Any], talk: bool) -> str:  # noqa: FBT001
    options = deal.options
    chosen |= {"minimum": options.minimum, "short_hand": options.short_hand}
    chosen |= {"talk": talk, "free_talk": talk, "open_start": deal.starter is None}
    if not options.extreme:
        return _named("the_game", chosen)
    off = "+".join(sorted(command.value for command in options.switched_off))
    chosen |= {"one_pile": options.one_pile.value, "switched_off": off}
    if deal.layout is not None and deal.layout_known:
        chosen["layout"] = layout_parameter(deal.layout)
    return _named("extreme", chosen)


_TABLE_NAMES: dict[str, Callable[[Any, dict[str, Any], bool], str]] = {
    "the-game": _team_name,
    "extreme": _team_name,
    "take-that": _match_name,
}


def _named(name: str, chosen: dict[str, Any]) -> str:
    return f"python_tenback_{name}({','.join(f'{key}={value}' for key, value in chosen.items())})"


def sizes(encoding: Encoding) -> Any:
    """Return the sizes that OpenSpiel wants to know beforehand."""
    return _team_sizes(encoding) if game_named(encoding.options.game).is_team else _match_sizes(encoding)


def _match_sizes(encoding: Encoding) -> Any:
    lead = float((BEST - WORST) * encoding.options.rounds)
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=len(take_that.CARDS),
        num_players=encoding.options.players,
        min_utility=-lead,
        max_utility=lead,
        utility_sum=0.0,
        max_game_length=MOST_ROUND_MOVES * encoding.options.rounds,
    )


def _team_sizes(encoding: Encoding) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=len(the_game.CARDS),
        num_players=encoding.options.players,
        min_utility=0.0,
        max_utility=float(len(the_game.CARDS)),
        max_game_length=MOST_MOVES + _most_asked(encoding),
    )


def _most_asked(encoding: Encoding) -> int:
    """How often seats can be asked beside the moves: all marks and a listening each, before every move."""
    marks = MOST_STAGES * (MARK_PLACES + 1) if encoding.talk else 0
    return int(encoding.options.players) * (marks + encoding.open_start)


def most_chance_nodes(encoding: Encoding, layout: Layout | None) -> int:
    """How often chance can be asked: for every card, and for its command where nobody knows it."""
    options = encoding.options
    if game_named(options.game).is_team:
        return len(the_game.CARDS) * (2 if options.extreme and layout is None else 1)
    return len(take_that.CARDS) * int(options.rounds)
