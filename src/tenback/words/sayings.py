"""What the games and their talk mean, said to people: each enum has a family of messages."""

import functools
from collections.abc import Sequence
from enum import Enum

from tenback.games import Message, take_that, the_game
from tenback.games.errors import BadNotation, Expected, IllegalMove, TenbackError
from tenback.games.registry import GAMES
from tenback.games.the_game import Command
from tenback.talk.marks.mark import Mark
from tenback.words.language import Language
from tenback.words.words import Fact, Words


def game_name(words: Words, game: str) -> str:
    """Name a game, as "extreme"."""
    return words.say(f"game-{game}")


def game_about(words: Words, game: str) -> str:
    """Tell in a sentence what a game is."""
    return words.say(f"game-{game}-about")


def command_name(words: Words, command: Command) -> str:
    """Name a command as its cards are called."""
    return words.say(f"command-{command.value}")


def command_effect(words: Words, command: Command) -> str:
    """Tell in a sentence what a command orders."""
    return words.say(f"command-{command.value}-does")


def command_span(words: Words, command: Command) -> str:
    """Tell whom a command binds, and for how long (E4)."""
    return words.say("command-lightning" if command.is_lightning else "command-infinity")


def mark_phrase(words: Words, mark: Mark) -> str:
    """Say what a mark says."""
    return words.say(f"mark-{_spoken(mark)}")


def refusal_reason(words: Words, refusal: Enum) -> str:
    """Tell a player why a move is not legal, in the game whose rules refuse it."""
    scope = next(game.scope for game in GAMES.values() if isinstance(refusal, game.refusals))
    return words.say(f"refusal-{scope}-{refusal.value}")


def tell(words: Words, message: Message, names: Sequence[str] = ()) -> str:
    """Say what a game tells; its fact `seat` is said as that player's name."""
    facts: dict[str, Fact] = dict(message.facts)
    if "seat" in message.facts and names:
        facts["name"] = names[int(message.facts["seat"])]
    return words.say(message.id, **facts)


def game_ending(words: Words, outcome: the_game.Outcome) -> str:
    """Tell how THE GAME or EXTREME ended, with what was owed and what is left (G9, G10)."""
    command = command_name(words, outcome.command) if outcome.command else ""
    told = [words.say(f"ending-the-game-{outcome.ending.value}", command=command)]
    told += [words.say(f"ending-owed-{owed.value}") for owed in outcome.owed]
    if not outcome.won:
        told.append(words.say("ending-the-game-left", cards=outcome.cards_left))
        if outcome.is_excellent:
            told.append(words.say("ending-the-game-excellent"))
    return " ".join(told)


def match_ending(words: Words, outcome: take_that.Outcome, names: Sequence[str]) -> str:
    """Tell who won a match of TAKE THAT, given the players' names by seat (T11, T22)."""
    winners = [names[seat] for seat in outcome.winners]
    return words.say(
        f"ending-take-that-{outcome.ending.value}",
        winners=len(winners),
        names=listed(words, winners),
        points=max(outcome.scores),
    )


def listed(words: Words, names: Sequence[str]) -> str:
    """Write "Ada, Ben and Cleo"."""
    *first, last = names
    return words.say("list-and", first=", ".join(first), last=last) if first else last


def labelled(words: Words, label: str, text: str) -> str:
    """Write "Ada: text", with the space that French wants before the colon."""
    return words.say("label-and-text", label=label, text=text)


def explanation(words: Words, error: TenbackError) -> str:
    """Tell people what is wrong, without a traceback."""
    match error:
        case IllegalMove(refusal=refusal):
            return refusal_reason(words, refusal)
        case BadNotation():
            return _misread(words, error)
        case _:
            return _sentence(words, error)


def in_english(error: TenbackError) -> str:
    """Say an error in English, for programs that read the server's answers."""
    return explanation(Words(Language.ENGLISH), error)


@functools.cache
def english(message_id: str) -> str:
    """Say a message that needs no facts in English."""
    return Words(Language.ENGLISH).say(message_id)


def _misread(words: Words, error: BadNotation) -> str:
    problem = _sentence(words, error)
    said = words.say("problem-at-place", line=error.line, column=error.column, problem=problem)
    return f"{said}\n  {error.text}\n  {'^':>{error.column}}" if error.text else said


def _sentence(words: Words, error: TenbackError) -> str:
    facts = {name: _fact(words, name, fact) for name, fact in error.facts.items()}
    expected = error.facts.get("expected")
    if isinstance(expected, Expected):
        facts["expected"] = words.say(f"expected-{expected.value}", **facts)
    return words.say(error.message, **facts)


def _fact(words: Words, name: str, fact: object) -> Fact:
    if name == "command" and fact in {command.value for command in Command}:
        return command_name(words, Command(fact))
    if isinstance(fact, TenbackError):
        return explanation(words, fact)
    # True is a number to Python, and no count to people.
    return fact if isinstance(fact, int | float) and not isinstance(fact, bool) else str(fact)


def _spoken(member: Enum) -> str:
    return member.name.lower().replace("_", "-")
