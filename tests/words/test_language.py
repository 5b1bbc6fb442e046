import pytest

from tenback.words import Language, UnknownLanguage, languages, negotiate


def test_there_are_seven_languages_and_each_says_its_own_name() -> None:
    names = {language.value: language.own_name for language in languages()}

    assert names == {
        "en": "English",
        "de": "Deutsch",
        "fr": "Français",
        "it": "Italiano",
        "pl": "Polski",
        "pt": "Português",
        "cs": "Čeština",
    }


def test_portuguese_counts_as_in_portugal() -> None:
    assert Language.PORTUGUESE.locale == "pt-PT"


def test_what_is_asked_for_beats_the_environment() -> None:
    assert negotiate("cs", {"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"}) is Language.CZECH


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("pt_BR", Language.PORTUGUESE),
        ("pt-BR", Language.PORTUGUESE),
        ("DE", Language.GERMAN),
        ("fr_CH.UTF-8", Language.FRENCH),
        ("it@euro", Language.ITALIAN),
        (" pl ", Language.POLISH),
    ],
)
def test_regions_and_encodings_do_not_matter(wanted: str, language: Language) -> None:
    assert negotiate(wanted, {}) is language


@pytest.mark.parametrize("wanted", ["xx", "", "deutsch", "-"])
def test_a_language_nobody_speaks_here_is_refused_by_name(wanted: str) -> None:
    with pytest.raises(UnknownLanguage, match="en, de, fr, it, pl, pt, cs") as caught:
        negotiate(wanted, {"LANG": "de_DE"})

    assert caught.value.wanted == wanted


def test_the_environment_is_read_in_the_order_of_posix() -> None:
    everything = {"LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LANG": "fr_FR.UTF-8"}

    assert negotiate(None, everything) is Language.POLISH
    assert negotiate(None, everything | {"LC_ALL": ""}) is Language.ITALIAN
    assert negotiate(None, {"LANG": "fr_FR.UTF-8"}) is Language.FRENCH


@pytest.mark.parametrize("environ", [{}, {"LANG": "C.UTF-8"}, {"LC_ALL": "ja_JP.UTF-8", "LANG": "de_DE"}])
def test_an_environment_that_speaks_no_known_language_gets_english(environ: dict[str, str]) -> None:
    assert negotiate(None, environ) is Language.ENGLISH
