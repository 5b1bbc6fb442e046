"""The sentence of an error in tracebacks, below its message id and facts."""

import warnings

from tenback.games.errors import TenbackError
from tenback.words.sayings import in_english
from tenback.words.words import WordsMissing


def show_sentences() -> None:
    """Have Python add the English sentence where it shows an error: a writer of programs reads it there."""
    TenbackError.__notes__ = property(_notes)  # type: ignore[assignment]


def _notes(error: TenbackError) -> list[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("error", WordsMissing)
        try:
            sentence = in_english(error)
        except WordsMissing:
            return []  # A package's own error, which has no catalogue.
    # What holds a whole traceback, or is a sentence by itself, has been read already.
    return [] if "\n" in sentence or sentence in str(error) else [sentence]
