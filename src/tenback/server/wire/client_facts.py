"""The facts of the games that the browser client draws or offers, as a TypeScript module of constants."""

import json
from typing import Any

from tenback.bots import LEVELS
from tenback.games import GAMES, take_that, the_game
from tenback.tables.refusals import reason_of

TYPES = "import type { CommandName, GameName, Reason } from './protocol.gen';\n"
_ASCENDING = the_game.PILES[0]


def client_facts() -> str:
    """Write the constants."""
    return "\n".join((TYPES, *_commands(), *_piles(), *_line(), *_seats()))


def _commands() -> tuple[str, ...]:
    names = [command.value for command in the_game.Command]
    lightning = [command.value for command in the_game.Command if command.is_lightning]
    return (
        _constant("COMMANDS", "readonly CommandName[]", names, "All commands, in the order they are told."),
        _constant("LIGHTNING", "readonly CommandName[]", lightning, "Those of this turn alone (E4)."),
    )


def _piles() -> tuple[str, ...]:
    way = abs(the_game.CARDS[-1] - the_game.STARTS[_ASCENDING])
    refuses = {
        "up": reason_of("the-game", the_game.Refusal.CARD_TOO_LOW),
        "down": reason_of("the-game", the_game.Refusal.CARD_TOO_HIGH),
    }
    return (
        _constant("PILE_NAMES", "readonly string[]", list(the_game.PILE_NAMES), "The piles by name."),
        _constant("PILE_CARDS", "readonly number[]", list(the_game.CARDS), "What can lie on a pile."),
        _constant("PILE_WAY", "number", way, "How much room an untouched pile has."),
        _constant("PILE_REFUSES", "Record<'up' | 'down', Reason>", refuses, "Why a card goes on no further."),
    )


def _line() -> tuple[str, ...]:
    rising = [card for card in take_that.CARDS if card < take_that.twin(card)]
    return (
        _constant("TOADS", "readonly number[]", list(take_that.TOADS), "Cards that nothing twists (T1)."),
        _constant("LOWER_TWINS", "readonly number[]", rising, "Of every twisted pair the lower card (T1)."),
    )


def _seats() -> tuple[str, ...]:
    players = {name: list(game.players) for name, game in GAMES.items()}
    return (
        _constant("PLAYERS", "Record<GameName, readonly number[]>", players, "How many can play."),
        _constant("LEVELS", "readonly string[]", list(LEVELS), "The levels of bots, weakest first."),
    )


def _constant(name: str, kind: str, value: Any, about: str) -> str:
    return f"/** {about} */\nexport const {name}: {kind} = {json.dumps(value)};\n"
