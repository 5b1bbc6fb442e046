"""How a server is set up: flags, environment variables, a file; the first that says something counts."""

import math
import os
import pathlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from tenback.games.errors import TenbackError
from tenback.server.operations.timeouts import Timeouts
from tenback.talk.unwanted import UnwantedWords, read_words

PREFIX = "TENBACK_"
DEFAULT_PORT = 8098
DOCS = "docs/index.md"
"""The documentation's first page in the source, as long as nobody names the address of a site."""
DAYS = (
    "keep_finished_days", "keep_seating_days", "keep_running_days", "keep_people_days", "keep_report_days",
)  # fmt: skip
WHOLE_NUMBERS = ("port", "workers", "bot_processes", "field_games", *DAYS)
MOST_FIELD_GAMES = 2_000
MOST_DAYS = 36_500
MOST_BOT_PROCESSES = 256
LEAST_SECRET = 32
LEAST_SILENT_SECONDS = 1.0
"""Less than a message may take on its way; tests use a second."""


class BadSetting(TenbackError):
    """A setting of the server that cannot be; the message says what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """Everything that a host can choose."""

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    database: str = ""
    """A file, or postgresql://…; empty is a file in the user's data folder."""
    workers: int = 1
    public_url: str = ""
    """The address that people type, when a proxy stands before the server."""
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: str = "127.0.0.1"
    """Whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    bot_processes: int = 0
    """How many processes think for bots, for each worker; 0 shares all cores but one between the workers."""
    limit_factor: float = 1.0
    """Multiplies all limits against flooding: a school behind one address, a bench."""
    keep_finished_days: int = 0
    """Delete finished tables after so many days; 0 keeps them for ever."""
    keep_seating_days: int = 365
    """Delete tables whose cards were never dealt after so many days; 0 keeps them for ever."""
    keep_running_days: int = 0
    """Delete games that have stood still for so many days; 0 keeps them for ever."""
    keep_people_days: int = 0
    """Delete people who sit at no table and were not here for so many days; 0 keeps them for ever."""
    silent_seconds: float = 30.0
    """How long a client may be silent before it is disconnected; the other timeouts follow from it."""
    keep_report_days: int = 30
    """Delete reports, with the line or the name that was reported, after so many days."""
    contact: str = ""
    """How guests reach the host: an address or a sentence, shown on the page about what is kept."""
    imprint: str = ""
    """The address of the host's imprint, or the imprint itself."""
    docs_url: str = DOCS
    """Where hosts and bot writers find the documentation: the address of its site, shown on the page."""
    unwanted_words: str = ""
    """A file with words that nobody is to read in chat or in names, one a line."""
    notice: str = ""
    """What everybody is told on the first page and at the tables."""
    metrics_token: str = ""
    """Whoever asks for /metrics must send it; without one nobody gets them. No flag: others see those."""
    field_games: int = 200
    """How many games quick bots play of each daily deal of a day with visitors; 0 makes none."""
    deal_secret: str = ""
    """What the cards of daily deals follow from, at least 32 characters; empty keeps one in a file."""

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        if self.database:
            return self.database
        folder = pathlib.Path(platformdirs.user_data_dir("tenback", appauthor=False, ensure_exists=True))
        return str(folder / "tenback.sqlite")

    @property
    def timeouts(self) -> Timeouts:
        """The timeouts for clients."""
        return Timeouts(self.silent_seconds)

    def read_unwanted_words(self) -> UnwantedWords:
        """Read the words that nobody is to read, or say why that cannot be done."""
        if not self.unwanted_words:
            return UnwantedWords()
        try:
            return read_words(pathlib.Path(self.unwanted_words).read_text(encoding="utf-8"))
        except (OSError, UnicodeError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            raise BadSetting("terminal-unreadable", path=self.unwanted_words, reason=reason) from error

    @property
    def bot_process_count(self) -> int:
        """How many processes think for bots, for each process that serves."""
        return self.bot_processes or max(1, ((os.cpu_count() or 2) - 1) // self.workers)


def settings_from(
    given: Mapping[str, Any], environ: Mapping[str, str], file: pathlib.Path | None = None
) -> ServerSettings:
    """Read the settings: what is given on the command line, then the environment, then the file."""
    values: dict[str, Any] = _from_file(file) | _from_environment(environ)
    values |= {name: value for name, value in given.items() if value is not None}
    return _checked(replace(ServerSettings(), **values))


def _from_environment(environ: Mapping[str, str]) -> dict[str, Any]:
    found = {}
    for field in fields(ServerSettings):
        text = environ.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = _read(field.name, text)
    return found


def _from_file(file: pathlib.Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("terminal-unreadable", path=str(file), reason=error.strerror) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSetting("error-not-toml", path=str(file), reason=str(error)) from error
    known = {field.name for field in fields(ServerSettings)}
    if unknown := sorted(set(values) - known):
        raise BadSetting(
            "error-no-such-setting", path=str(file), name=unknown[0], settings=", ".join(sorted(known))
        )
    return {name: _read(name, value) for name, value in values.items()}


def _read(name: str, value: object) -> Any:
    """Read a setting from text or from a file's value."""
    if name in WHOLE_NUMBERS:
        return _number(name, value, int, "error-setting-whole-number")
    if name in ("limit_factor", "silent_seconds"):
        return _number(name, value, float, "error-setting-number")
    if name == "allowed_hosts":
        return _names(name, value)
    if not isinstance(value, str):
        raise BadSetting("error-setting-text", name=name, given=str(value))
    return value


def _number(name: str, value: object, kind: type[float], message: str) -> float:
    try:
        # Text is read strictly: 8098.5 is no port, and true is no number.
        return kind(str(value))
    except ValueError:
        raise BadSetting(message, name=name, given=str(value)) from None


def _names(name: str, value: object) -> tuple[str, ...]:
    names = value.split(",") if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(host, str) for host in names):
        raise BadSetting("error-setting-names", name=name, given=str(value))
    return tuple(host.strip() for host in names)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def _check_deals(settings: ServerSettings) -> None:
    if 0 < len(settings.deal_secret) < LEAST_SECRET:
        raise BadSetting("error-setting-deal-secret", least=LEAST_SECRET)
    if not 0 <= settings.field_games <= MOST_FIELD_GAMES:
        given = str(settings.field_games)
        raise BadSetting("error-setting-range", name="field_games", low=0, high=MOST_FIELD_GAMES, given=given)


def _checked(settings: ServerSettings) -> ServerSettings:
    if not 0 <= settings.port <= 65535:
        raise BadSetting("error-setting-port", given=str(settings.port))
    if settings.workers < 1:
        raise BadSetting("error-setting-workers", given=settings.workers)
    if not 0 <= settings.bot_processes <= MOST_BOT_PROCESSES:
        raise BadSetting(
            "error-setting-bot-processes", most=MOST_BOT_PROCESSES, given=str(settings.bot_processes)
        )
    for name in DAYS:
        if not 0 <= getattr(settings, name) <= MOST_DAYS:
            raise BadSetting(
                "error-setting-days", name=name, most=MOST_DAYS, given=str(getattr(settings, name))
            )
    if not 0 < settings.limit_factor < math.inf:
        raise BadSetting("error-setting-limit-factor", given=str(settings.limit_factor))
    if not LEAST_SILENT_SECONDS <= settings.silent_seconds <= 3600:
        raise BadSetting("error-setting-silent-seconds", given=str(settings.silent_seconds))
    _check_deals(settings)
    if settings.workers > 1 and not settings.database.startswith(("postgresql://", "postgres://")):
        raise BadSetting("error-setting-one-worker")
    if settings.public_url and not _is_address(settings.public_url):
        raise BadSetting("error-setting-public-url", given=settings.public_url)
    settings.read_unwanted_words()
    return replace(settings, public_url=settings.public_url.rstrip("/"))
