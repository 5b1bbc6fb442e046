"""The facts of the games that the browser client draws or offers, as a TypeScript module of constants."""

import json

from tenback.bots.registry import levels_of
from tenback.bots.strength import rules_measured, wins_by_level
from tenback.games import take_that, the_game
from tenback.games.registry import OWN_GAMES
from tenback.server.operations.settings import DEFAULT_PORT
from tenback.server.wire.shown import PROTOCOL
from tenback.tables.refusals import reason_of
from tenback.tables.talking import LONGEST_LINE, LONGEST_NAME
from tenback.talk.marks.mark import STEPS
from tenback.words import SECTIONS, languages

TYPES = "import type { CommandName, Reason } from './protocol.gen.ts';\n"
LEVEL_WINS = "Record<string, Record<string, Record<string, Record<number, number>>>>"
PERCENT_WON = "Percent won, by game, rules, level and players"
_ASCENDING = the_game.PILES[0]


def client_facts() -> str:
    """Write the constants."""
    return "\n".join((TYPES, *_commands(), *_piles(), *_line(), *_seats(), *_limits()))


def client_rulebook() -> str:
    """Write the order in which the numbered rules are told; only the page of the rules needs it."""
    told = {
        game: [{"topic": section.topic, "numbers": section.numbers} for section in sections]
        for game, sections in SECTIONS.items()
    }
    kind = "Record<string, readonly { topic: string; numbers: readonly string[] }[]>"
    return _constant("SECTIONS", kind, told, "The sections of each game's rules.")


def _commands() -> tuple[str, ...]:
    names = [command.value for command in the_game.Command]
    lightning = [command.value for command in the_game.Command if command.is_lightning]
    return (
        _constant("COMMANDS", "readonly CommandName[]", names, "All commands, in the order they are told."),
        _constant("LIGHTNING", "readonly CommandName[]", lightning, "Those of this turn alone (E4)."),
    )


def _piles() -> tuple[str, ...]:
    farthest = max(step for steps in STEPS.values() for step in steps)
    way = abs(the_game.CARDS[-1] - the_game.STARTS[_ASCENDING])
    refuses = {
        "up": reason_of("the-game", the_game.Refusal.CARD_TOO_LOW),
        "down": reason_of("the-game", the_game.Refusal.CARD_TOO_HIGH),
    }
    return (
        _constant("PILE_NAMES", "readonly string[]", list(the_game.PILE_NAMES), "The piles by name."),
        _constant("PILE_CARDS", "readonly number[]", list(the_game.CARDS), "What can lie on a pile."),
        _constant("PILE_WAY", "number", way, "How much room an untouched pile has."),
        _constant("FARTHEST_MARK", "number", farthest, "The longest step that a mark speaks of (G20)."),
        _constant("PILE_REFUSES", "Record<'up' | 'down', Reason>", refuses, "Why a card goes on no further."),
    )


def _line() -> tuple[str, ...]:
    rising = [card for card in take_that.CARDS if card < take_that.twin(card)]
    return (
        _constant("TOADS", "readonly number[]", list(take_that.TOADS), "Cards that nothing twists (T1)."),
        _constant("LOWER_TWINS", "readonly number[]", rising, "Of every twisted pair the lower card (T1)."),
    )


def _seats() -> tuple[str, ...]:
    players = {name: list(game.players) for name, game in OWN_GAMES.items()}
    levels = {name: list(levels_of(name)) for name in OWN_GAMES}
    in_silence, with_marks = (
        {
            name: {rules: wins_by_level(name, rules, marks=marks) for rules in rules_measured(name)}
            for name in OWN_GAMES
        }
        for marks in (False, True)
    )
    return (
        _constant("PLAYERS", "Record<string, readonly number[]>", players, "How many can play."),
        _constant("LEVELS", "Record<string, readonly string[]>", levels, "Levels of bots, weakest first."),
        _constant("LEVEL_WINS", LEVEL_WINS, in_silence, f"{PERCENT_WON}, in silence."),
        _constant("LEVEL_WINS_WITH_MARKS", LEVEL_WINS, with_marks, f"{PERCENT_WON}, with marks."),
    )


def _limits() -> tuple[str, ...]:
    named = {language.value: language.own_name for language in languages()}
    return (
        _constant("GAMES", "readonly string[]", list(OWN_GAMES), "Our games, in the order they are offered."),
        f"/** The languages, each by its own name. */\nexport const LANGUAGES = {_text(named)} as const;\n",
        _constant("LONGEST_LINE", "number", LONGEST_LINE, "Characters in a line of chat."),
        _constant("LONGEST_NAME", "number", LONGEST_NAME, "Letters in a name."),
        _constant("PROTOCOL", "number", PROTOCOL, "The protocol that this page was built for."),
        _constant("DEFAULT_PORT", "number", DEFAULT_PORT, "Where the server listens unless told otherwise."),
    )


def _constant(name: str, kind: str, value: object, about: str) -> str:
    return f"/** {about} */\nexport const {name}: {kind} = {_text(value)};\n"


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
