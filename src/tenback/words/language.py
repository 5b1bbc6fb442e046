"""The seven languages, and how one of them is chosen."""

from collections.abc import Mapping
from enum import StrEnum

from tenback.games.errors import TenbackError

_ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order that POSIX gives them


class Language(StrEnum):
    """A language that the games speak; its value is the code used for `--lang` and for folders."""

    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    ITALIAN = "it"
    POLISH = "pl"
    PORTUGUESE = "pt"
    CZECH = "cs"

    @property
    def own_name(self) -> str:
        """Give the language's name as its speakers write it."""
        return _OWN_NAMES[self]

    @property
    def locale(self) -> str:
        """Give the locale whose plurals and number formats hold: Portuguese is the European one."""
        return "pt-PT" if self is Language.PORTUGUESE else self.value


_OWN_NAMES = {
    Language.ENGLISH: "English",
    Language.GERMAN: "Deutsch",
    Language.FRENCH: "Français",
    Language.ITALIAN: "Italiano",
    Language.POLISH: "Polski",
    Language.PORTUGUESE: "Português",
    Language.CZECH: "Čeština",
}


class UnknownLanguage(TenbackError, ValueError):
    """Somebody asked for a language that the games do not speak."""

    def __init__(self, wanted: str) -> None:
        super().__init__("unknown-language", wanted=wanted, languages=", ".join(Language))
        self.wanted = wanted


def languages() -> tuple[Language, ...]:
    """List all languages, English first."""
    return tuple(Language)


def negotiate(wanted: str | None, environ: Mapping[str, str]) -> Language:
    """Choose what was asked for, else what the environment speaks, else English."""
    if wanted is not None:
        return _asked_for(wanted)
    spoken = next((environ[name] for name in _ENVIRONMENT if environ.get(name)), "")
    return _language_of(spoken) or Language.ENGLISH


def _asked_for(wanted: str) -> Language:
    language = _language_of(wanted)
    if language is None:
        raise UnknownLanguage(wanted)
    return language


def _language_of(locale: str) -> Language | None:
    """Read `pt_BR.UTF-8`, `de@euro`, `fr-CH` or `cs` by the part before any mark."""
    code = locale.strip().lower()
    for mark in ".@_-":
        code = code.partition(mark)[0]
    return Language(code) if code in set(Language) else None
