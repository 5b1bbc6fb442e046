"""Games begin, go on and end on the disk."""

from datetime import datetime
from pathlib import Path

from tenback.games.errors import TenbackError
from tenback.records import format_record
from tenback.terminal.folders import data_folder, new_journal_path, record_path, running_games
from tenback.terminal.journal import InUse, Journal, begin_journal, is_log, read_journal, write_durably
from tenback.terminal.journal_0_1 import read_saved
from tenback.terminal.log import log_of
from tenback.terminal.session import Session
from tenback.terminal.setup import Setup


class NothingToResume(TenbackError):
    """No game was left unfinished, or all of them are being played in other terminals."""

    def __init__(self, folder: Path) -> None:
        super().__init__("terminal-nothing-to-resume", folder=str(folder))
        self.folder = folder


class BrokenSave(TenbackError):
    """A save file that somebody has changed."""

    def __init__(self, path: Path, reason: TenbackError) -> None:
        super().__init__("terminal-broken-save", path=str(path), reason=reason)
        self.path, self.reason = path, reason


def new_game(setup: Setup, now: datetime) -> Session:
    """Deal a game and open its save file."""
    log = log_of(setup.record(f"{now:%Y-%m-%d}"), now)
    return Session(log, begin_journal(new_journal_path(setup.game_name, now), log))


def last_game() -> Session:
    """Go on with the unfinished game that was played last."""
    for path in running_games():
        try:
            return resumed(path)
        except InUse:
            continue
    raise NothingToResume(data_folder())


def resumed(path: Path) -> Session:
    """Go on with the game of a save file."""
    journal = Journal(path)
    try:
        journal = _converted(journal)
        return Session(read_journal(path), journal)
    except TenbackError as error:
        journal.close()
        raise BrokenSave(path, error) from error


def _converted(journal: Journal) -> Journal:
    """Write a save file of 0.1.0 as the log that it tells; any other stays as it is."""
    text = journal.path.read_text(encoding="utf-8")
    if is_log(text):
        return journal
    saved = read_saved(text, journal.path.name)
    date = saved.record.headers.get("date", "")
    began = datetime.fromisoformat(date) if _is_date(date) else datetime.now().astimezone()
    log = log_of(saved.record, began, saved.drafts)
    _ = Session(log)
    journal.close()
    return begin_journal(journal.path, log)


def _is_date(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def finish(session: Session) -> Path:
    """Keep the record of a finished game, and only then throw its save file away."""
    assert session.journal is not None
    path = record_path(session.journal.path)
    write_durably(path, format_record(session.record))
    session.journal.remove()
    session.journal = None
    return path
