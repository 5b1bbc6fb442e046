"""Whose turn it is, and what is still owed."""

from tenback.games import View
from tenback.terminal.presenters import presenter_of
from tenback.terminal.session import Session
from tenback.words import Words, labelled


def turn_line(words: Words, session: Session) -> str:
    """Say who has to do what now."""
    if session.is_over:
        return ""
    if session.turn is None:
        return words.say("terminal-who-begins")
    name = session.players[session.turn].name
    view = session.view
    if session.draft_ends_turn:
        return words.say("terminal-to-confirm", name=name)
    owed = presenter_of(session.record.game.name).still_to_do(words, view)
    return labelled(words, f"▶ {name}", owed) if owed else words.say("terminal-to-move", name=name)


def seats_line(words: Words, session: Session) -> str:
    """List the seats: number, name, cards in hand, and an arrow at the active one."""
    view: View = session.view
    shown = []
    for seat, player in enumerate(session.players):
        sign = "▶" if seat == session.turn else " "
        you = f" ({words.say('terminal-you')})" if seat == session.viewer and len(session.people) == 1 else ""
        shown.append(f"{sign}{seat + 1} {player.name}{you} ▯{view.hand_sizes[seat]}")
    return "  ".join(shown)
