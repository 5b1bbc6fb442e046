"""`tenback talk`: the verdict of the referee, for people and for programs."""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from harness.timeouts import TIMEOUT
from tenback.talk.referee import NumberForm

TENBACK = (sys.executable, "-c", "from tenback.cli import main; main()")


def asked(arguments: Sequence[str], told: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*TENBACK, "talk", *arguments], input=told, capture_output=True, check=False, timeout=TIMEOUT
    )


def test_what_may_be_said_passes_with_exit_code_0() -> None:
    answer = asked(["leave that pile alone", "--lang", "en"])

    assert (answer.returncode, answer.stdout.decode()) == (0, "You can say this.\n")


def test_what_may_not_be_said_is_shown_with_its_reason_and_exit_code_1() -> None:
    answer = asked(["ich hab die sieben", "--lang", "de"])

    assert answer.returncode == 1
    assert answer.stdout.decode() == "„sieben“ darfst du nicht sagen. Das ist eine Zahl.\n"


def test_a_message_a_line_gives_a_verdict_a_line_even_for_broken_text() -> None:
    answer = asked(["--stdin"], b"hello\nmine is 47\n\xff\xfe\xc3\n\nXIV\r\nno end \xe2\x82")

    assert answer.returncode == 0
    assert answer.stdout.decode().splitlines() == [
        "pass\t",
        "refuse\tdigits",
        "pass\t",
        "pass\t",
        "refuse\troman",
        "pass\t",
    ]


def test_each_line_is_answered_before_the_next_is_read() -> None:
    with subprocess.Popen(
        [*TENBACK, "talk", "--stdin"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as asking:
        assert asking.stdin is not None
        assert asking.stdout is not None
        asking.stdin.write(b"seven\n")
        asking.stdin.flush()
        assert asking.stdout.readline() == b"refuse\tnumber-word\n"
        asking.stdin.close()


@pytest.mark.parametrize("arguments", [[], ["hello", "--stdin"]])
def test_neither_or_both_ways_of_asking_is_a_mistake_that_is_explained(arguments: list[str]) -> None:
    answer = asked(arguments)

    assert answer.returncode == 2
    assert "either a message in quotes, or --stdin" in answer.stderr.decode()


def test_every_reason_has_words_in_every_language() -> None:
    from tenback.words import Language, Words

    said = {
        (language, reason): Words(language).say(f"talk-reason-{reason.value}")
        for language in Language
        for reason in NumberForm
    }

    assert [key for key, text in said.items() if text.startswith("talk-reason")] == []
