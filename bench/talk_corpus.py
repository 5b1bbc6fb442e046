"""How well the referee of talk judges what it was not built on: `python bench/talk_corpus.py`.

Prints rates per language and never a line: the held-out corpus stays unseen by whoever works on the referee.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from harness.corpora import LANGUAGES, Rates, rates  # noqa: E402 (the tests are no package that is installed)

REFUSED, PASSED = 0.95, 0.99


def row(name: str, judged: Rates) -> str:
    refused, passed = judged.refused / judged.to_refuse, judged.passed / judged.to_pass
    short = [
        kind
        for kind, rate, least in (("refused", refused, REFUSED), ("passed", passed, PASSED))
        if rate < least
    ]
    refusals = f"{judged.refused:4}/{judged.to_refuse:<4} {refused:6.1%}"
    passes = f"{judged.passed:4}/{judged.to_pass:<4} {passed:6.1%}"
    return f"{name:10} {refusals}   {passes}   {'short: ' + ', '.join(short) if short else 'ok'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--corpus", choices=("heldout", "dev"), default="heldout")
    corpus = parser.parse_args().corpus
    print(
        f"{corpus:10} {'must be refused':16}   must pass          (at least {REFUSED:.0%} and {PASSED:.0%})"
    )
    for language in LANGUAGES:
        print(row(language, rates(corpus, language)))


if __name__ == "__main__":
    main()
