"""What stands above the piles of the player to move: true of this moment, a draft that waits included."""

from tenback.games.the_game import Command, Owed, PlayCard, View, broken_command, owed_after
from tenback.server.wire.boards import Message

THREE_CARDS = 3


def duty(view: View, waiting: PlayCard | None = None) -> tuple[Message, ...]:
    """Say what the player to move has to do; *waiting* is their draft that is not on its pile yet."""
    if view.seat is None or view.turn != view.seat:
        return ()
    if waiting is not None:
        return (_once_shown(view, waiting),)
    if view.owed:
        return _owed(view) if _has_sound_play(view) else (Message("duty-lost", {}),)
    return (_when_nothing_is_owed(view),)


def _once_shown(view: View, play: PlayCard) -> Message:
    """A draft waits when it ends the turn or the game: say which, from what its player can know."""
    if view.options.extreme and (broken := broken_command(view, play)) is not None:
        return Message("duty-breaks", {"command": broken.value})
    if sum(view.hand_sizes) + view.draw_pile == 1:
        return Message("duty-last-card", {})
    if view.commands[play.card] is Command.STOP:
        return Message("duty-stop", {})
    assert owed_after(view, play)
    return Message("duty-stuck", {})


def _owed(view: View) -> tuple[Message, ...]:
    """A THREE asks for as many cards as the minimum and more, so the minimum goes without saying (E7)."""
    told = []
    if Owed.THREE in view.owed:
        told.append(Message("owed-three", {"cards": THREE_CARDS - len(view.plays)}))
    elif Owed.CARDS in view.owed:
        owed = "owed-cards" if view.plays else "owed-cards-first"
        told.append(Message(owed, {"cards": view.minimum - len(view.plays)}))
    if Owed.SKULL in view.owed:
        told.append(Message("owed-skull", {}))
    return tuple(told)


def _when_nothing_is_owed(view: View) -> Message:
    plays = [move for move in view.legal if isinstance(move, PlayCard)]
    if not plays:
        return Message("duty-nothing-fits", {})
    if _has_sound_play(view):
        return Message("owed-nothing", {})
    broken = {broken_command(view, play) for play in plays}
    return Message("duty-three-done" if broken == {Command.THREE} else "duty-no-safe-play", {})


def _has_sound_play(view: View) -> bool:
    return any(isinstance(move, PlayCard) and not view.loses(move) for move in view.legal)
