"""What players may say to each other through the game (G12)."""

from enum import StrEnum


class TalkMode(StrEnum):
    """How much may be said at a table; win rates are always stated together with it."""

    SILENT = "silent"
    MARKS = "marks"
    CHAT = "chat"
    """Marks, and chat that the referee reads first."""
    HONOUR = "honour"
    """Marks, and chat on the players' honour."""


class BotTalk(StrEnum):
    """How bots and learners talk in series and environments; never compared across modes."""

    SILENT = "silent"
    MARKS = "marks"
    """Marks that are true of the hand when they are given, by their documented meaning."""
    FREE = "free"
    """Any mark at any time, as people may give them: a channel for private codes."""


BY_MARKS = (TalkMode.SILENT, TalkMode.MARKS)
"""The modes without chat: bots and the terminal have these."""
