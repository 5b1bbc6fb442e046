"""How many messages a second the referee of talk judges on one core: `python bench/talk_speed.py`.

The messages are those of the development corpus, in all seven languages: half of them must be refused, which
is slower than passing and far more than any table sees.
"""

import argparse
import time
from pathlib import Path

from tenback.talk.referee import judge

CORPUS = Path(__file__).parents[1] / "tests" / "talk" / "corpus" / "dev"
TARGET = 20_000


def messages() -> list[str]:
    lines = (line for path in sorted(CORPUS.glob("*.txt")) for line in path.read_text("utf-8").splitlines())
    return [line.partition("\t")[2] for line in lines if "\t" in line and not line.startswith("#")]


def per_second(texts: list[str], rounds: int) -> float:
    """Measure the time this process was given, so that a busy machine does not count."""
    before = time.process_time()
    for _ in range(rounds):
        for text in texts:
            judge(text)
    return rounds * len(texts) / (time.process_time() - before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    texts = messages()
    passed = [text for text in texts if judge(text).passed]
    refused = [text for text in texts if not judge(text).passed]
    for name, some in (("all", texts), ("passed", passed), ("refused", refused)):
        print(f"{name:8} {len(some):5} messages  {per_second(some, rounds):10,.0f} a second")
    print(f"{'target':8} {'':5}           {TARGET:10,} a second")


if __name__ == "__main__":
    main()
