"""What may be said and what not (G12, E13): one example for each line of the policy in docs/talk.md."""

import re
from pathlib import Path

import pytest

from tenback.talk.referee import NumberForm, Verdict, judge

POLICY = Path(__file__).parents[2] / "docs" / "talk.md"


def examples() -> list[tuple[str, str, str]]:
    """Read the examples of the policy page: verdict, reason, text."""
    rows = [[cell.strip(" `") for cell in line.split("|")] for line in POLICY.read_text("utf-8").splitlines()]
    told = [row for row in rows if row[1:2] in (["refuse"], ["pass"])]
    return [(row[1], row[2], text) for row in told for text in re.findall(r"“(.+?)”", row[4])]


@pytest.mark.parametrize(("wanted", "reason", "text"), examples())
def test_the_policy_page_tells_the_truth(wanted: str, reason: str, text: str) -> None:
    verdict = judge(text)

    assert (verdict.passed, verdict.reason) == (
        wanted == "pass",
        NumberForm(reason) if wanted == "refuse" else None,
    )


def test_the_policy_page_has_an_example_for_every_reason() -> None:
    told = {reason for wanted, reason, _ in examples() if wanted == "refuse"}

    assert told == {reason.value for reason in NumberForm}


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("I have forty-two here", "forty-two"),
        ("mám ještě třicet osm", "třicet osm"),
        ("ÉÉÉ s\u200be\u200bven ÉÉÉ", "s\u200be\u200bven"),
        ("ﬁne, but ④⑦ no", "④⑦"),
        ("say s-e-v-e-n again", "s-e-v-e-n"),
        ("Straße: fünfzig!", "fünfzig"),
        ("mine is $even", "$even"),
    ],
)
def test_the_refused_part_is_the_part_of_the_original_text(text: str, part: str) -> None:
    verdict = judge(text)

    assert text[verdict.start : verdict.end] == part
    assert verdict.span == (verdict.start, verdict.end)


def test_a_message_that_passes_has_no_reason() -> None:
    assert judge("leave that pile alone") == Verdict()


@pytest.mark.parametrize(
    ("number", "talk"),
    [
        ("i have ten", "ten stos zostaw"),
        ("ho il sei", "sei vorsichtig bitte"),
        ("mam pet karta", "my pet is here"),
        ("tenho doze", "don't doze off"),
        ("j'ai seize", "seize the day"),
        ("la mia è nove", "nové karty jsou hrozné"),
        ("ich hab elf", "the elf on the box"),
        ("tenho o dois", "je dois partir"),
        ("o três é meu", "c'est très bien"),
        ("due sopra A", "that is due to me"),
    ],
)
def test_the_language_of_the_sentence_tells_a_number_from_a_word(number: str, talk: str) -> None:
    assert not judge(number).passed
    assert judge(talk).passed


def test_a_number_word_counts_in_a_sentence_of_another_language() -> None:
    assert not judge("ich hab die quarante-deux").passed
    assert not judge("mam forty sześć").passed


def test_a_count_above_ten_is_no_small_count() -> None:
    assert judge("ten cards left").passed
    assert not judge("eleven cards left").passed


def test_names_and_titles_are_judged_alike() -> None:
    assert judge("Anna").passed
    assert judge("Friday night, newcomers welcome").passed
    assert not judge("Anna47").passed
