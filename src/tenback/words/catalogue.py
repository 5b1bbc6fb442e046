"""The catalogue files: one folder per language, one Fluent file per subject."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tenback.games.extensions import installed, loaded

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from types import ModuleType

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from tenback.words.language import Language


GROUP = "tenback.words"
"""The group of entry points in which a package names itself: its folder `catalogues/en` has its words."""


def subjects(language: Language) -> tuple[str, ...]:
    """List the subjects that a language has a file for, by name."""
    names = (file.name for file in _folder(language).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def source(language: Language, subject: str) -> str:
    """Read the Fluent text of one subject."""
    return (_folder(language) / f"{subject}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: Language) -> FluentBundle:
    """Read all that can be said in a language; each is read once."""
    # Fluent and Babel take a while to load, and `--help` says nothing that needs them.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolating marks are for pages that mix writing directions; terminals print them as boxes.
    sayings = FluentBundle([language.locale], use_isolating=False)
    for text in (*(source(language, subject) for subject in subjects(language)), others_source(language)):
        sayings.add_resource(FluentResource(text))
    return sayings


def others_source(language: Language) -> str:
    """Read the Fluent text of the games that other packages bring; in English where they lack a language."""
    return "\n".join(_texts_of(loaded(GROUP, name), language) for name in installed(GROUP))


def _texts_of(package: ModuleType, language: Language) -> str:
    folder = files(package) / "catalogues"
    chosen = folder / language.value if (folder / language.value).is_dir() else folder / "en"
    return "\n".join(
        file.read_text(encoding="utf-8") for file in chosen.iterdir() if file.name.endswith(".ftl")
    )


def pattern_of(language: Language, message_id: str) -> Pattern | None:
    """Find what a message says, or None where the language has no such message."""
    sayings = bundle(language)
    return sayings.get_message(message_id).value if sayings.has_message(message_id) else None


def _folder(language: Language) -> Traversable:
    return files("tenback.words") / "catalogues" / language.value
