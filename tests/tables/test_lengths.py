"""How long a name and a line of chat may be is stated once; the sentences about it say the same."""

import pytest

from tenback.tables.talking import LONGEST_LINE, LONGEST_NAME
from tenback.words import Language, Words


@pytest.mark.parametrize("language", Language)
def test_the_sentences_name_the_lengths_that_hold(language: Language) -> None:
    words = Words(language)

    assert f"{LONGEST_LINE} " in words.say("refusal-table-chat-too-long")
    assert f"{LONGEST_NAME} " in words.say("refusal-table-bad-name")
