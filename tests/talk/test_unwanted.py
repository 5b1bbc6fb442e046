"""A host's own list of unwanted words."""

import pytest

from tenback.talk.unwanted import read_words

LIST = read_words("# for a school\nfoobar\nass # and what looks like it\n\nčurák\n")


@pytest.mark.parametrize("text", ["you foobar!", "FOOOBAAR", "f.o.o.b.a.r", "fööbär", "ａｓｓ", "a-s-s"])
def test_a_listed_word_is_found_however_it_is_dressed_up(text: str) -> None:
    assert LIST.find(text) is not None


@pytest.mark.parametrize("text", ["assess", "as stated", "a foo, a bar", "pass", "for a school", ""])
def test_other_words_are_left_alone(text: str) -> None:
    assert LIST.find(text) is None


def test_the_part_is_given_as_it_was_written() -> None:
    assert LIST.find("oh, you Föö-bar you") == "Föö-bar"


def test_an_empty_list_finds_nothing() -> None:
    assert read_words("\n# nothing\n").find("foobar") is None
