"""The referee against natural talk in seven languages, from people who wrote it without seeing the code."""

import pytest

from harness.corpora import LANGUAGES, development_names, lines, rates


@pytest.mark.parametrize("name", development_names())
def test_the_development_corpus_is_judged_right(name: str) -> None:
    judged = rates("dev", name)

    assert (judged.refused, judged.passed) == (judged.to_refuse, judged.to_pass)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_enough_lines_of_both_kinds(language: str) -> None:
    wanted = [kind for corpus in ("dev", "heldout") for kind, _ in lines(corpus, language)]

    assert set(wanted) == {"refuse", "pass"}
    assert min(wanted.count("refuse"), wanted.count("pass")) >= 75


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_held_out_corpus_enough_is_refused(language: str) -> None:
    """Only counts are shown: the lines were never looked at."""
    judged = rates("heldout", language)

    assert judged.refused >= 0.95 * judged.to_refuse, f"{judged.refused} of {judged.to_refuse} refused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_the_held_out_corpus_enough_passes(language: str) -> None:
    """Only counts are shown: the lines were never looked at."""
    judged = rates("heldout", language)

    assert judged.passed >= 0.99 * judged.to_pass, f"{judged.passed} of {judged.to_pass} passed"
