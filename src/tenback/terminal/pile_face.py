"""What a pile shows: direction, top card, command, marks, and what a chosen card would cost there."""

from collections.abc import Iterable
from dataclasses import dataclass

from tenback.games import the_game
from tenback.games.the_game import PILE_NAMES, Command, Refusal, is_ascending, is_trick
from tenback.talk.marks.mark import PileMark
from tenback.talk.marks.said import Saying, Talk
from tenback.words import Words, command_effect, command_name, labelled, mark_phrase

LIGHTNING_SIGN, INFINITY_SIGN = "↯", "∞"
SHAPES = {PileMark.LEAVE_IT: "●", PileMark.RATHER_MINE: "◐", PileMark.NO_BIG_JUMP: "○"}
"""A shape for each strength of a mark."""


@dataclass(frozen=True, slots=True)
class PileFace:
    """A pile as text."""

    title: str
    room: str
    top: str
    price: str
    """What the chosen card would cost here, or why it cannot go here."""
    badge: str
    effect: str
    marks: str
    phrase: str
    fits: bool
    is_draft: bool


@dataclass(frozen=True, slots=True)
class Chosen:
    """A card that the active player is thinking of; for each pile why it may not go there, or None."""

    card: int
    refusals: tuple[Refusal | None, ...]


def pile_face(
    words: Words, view: the_game.View, talk: Talk, pile: int, chosen: Chosen | None, *, is_draft: bool
) -> PileFace:
    """Describe a pile."""
    top = view.tops[pile]
    command = view.commands[top]
    sayings = talk.on_pile(pile)
    return PileFace(
        title=f"{PILE_NAMES[pile]} {_direction(words, pile)}",
        room=words.say("terminal-room", cards=_room(pile, top)),
        top=str(top),
        price=_price(words, view, pile, chosen, is_draft=is_draft),
        badge=badge(words, command) if command else "",
        effect=command_effect(words, command) if command and _binds(view, top, command) else "",
        marks=" ".join(f"{SHAPES[_pile_mark(saying)]}{saying.seat + 1}" for saying in sayings),
        phrase=_strongest_phrase(words, sayings),
        fits=chosen is not None and chosen.refusals[pile] is None,
        is_draft=is_draft,
    )


def badge(words: Words, command: Command) -> str:
    """Name a command behind the sign of its kind (E4)."""
    sign = LIGHTNING_SIGN if command.is_lightning else INFINITY_SIGN
    return f"{sign} {command_name(words, command)}"


def in_force(words: Words, view: the_game.View) -> str:
    """List the infinity commands that hold, each with its piles (E4)."""
    named = []
    for command in view.in_force:
        piles = (PILE_NAMES[pile] for pile, top in enumerate(view.tops) if view.commands[top] is command)
        named.append(f"{INFINITY_SIGN} {command_name(words, command)} ({', '.join(piles)})")
    return " · ".join(named)


def _direction(words: Words, pile: int) -> str:
    return f"▲ {words.say('terminal-up')}" if is_ascending(pile) else f"▼ {words.say('terminal-down')}"


def _room(pile: int, top: int) -> int:
    """How many numbers are left ahead of the top card."""
    return 99 - top if is_ascending(pile) else top - 2


def _binds(view: the_game.View, top: int, command: Command) -> bool:
    """An infinity command binds while it shows, lightning only in the turn it was played in (E4)."""
    return not command.is_lightning or any(play.card == top for play in view.plays)


def _price(words: Words, view: the_game.View, pile: int, chosen: Chosen | None, *, is_draft: bool) -> str:
    if chosen is None:
        return words.say("terminal-draft") if is_draft else ""
    reason, top = chosen.refusals[pile], view.tops[pile]
    if reason is not None:
        return f"✗ {_reason(words, reason)}"
    step = f"+{abs(chosen.card - top)}"
    if is_trick(chosen.card, pile, top):
        step = f"↩ {words.say('terminal-ten-back')}"
    play = the_game.PlayCard(chosen.card, pile)
    return f"‼ {words.say('terminal-loses')}" if view.loses(play) else step


def _reason(words: Words, reason: Refusal) -> str:
    """Say in two words why a card cannot go on a pile; the whole sentence comes when it is tried."""
    return words.say(f"terminal-why-{reason.name.lower().replace('_', '-')}")


def _strongest_phrase(words: Words, sayings: Iterable[Saying]) -> str:
    strongest = max(sayings, key=_pile_mark, default=None)
    if strongest is None:
        return ""
    return labelled(words, str(strongest.seat + 1), mark_phrase(words, strongest.mark))


def _pile_mark(saying: Saying) -> PileMark:
    assert isinstance(saying.mark, PileMark)
    return saying.mark
