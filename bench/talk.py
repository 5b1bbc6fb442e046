"""How well the referee of talk judges a file of lines: `python bench/talk.py FILE`.

A line is `language`, a tab, `refuse` or `pass`, a tab, the text; lines that begin with # are remarks.
Prints rates per language with 95 % intervals (Wilson), and what was judged wrong with --wrong.
"""

import argparse
import sys
from collections import defaultdict
from pathlib import Path

from tenback.arena.intervals import share_interval
from tenback.talk.referee import judge

Line = tuple[str, str, str]


def lines(path: Path) -> list[Line]:
    found: list[Line] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = line.split("\t", 2)
        if len(parts) != 3 or parts[1] not in ("refuse", "pass"):
            sys.exit(f"{path}:{number}: write a line as language, tab, refuse or pass, tab, text")
        found.append((parts[0], parts[1], parts[2]))
    return found


def is_right(line: Line) -> bool:
    return judge(line[2]).passed == (line[1] == "pass")


def told(judged: list[bool]) -> str:
    if not judged:
        return "-"
    low, high = share_interval(sum(judged), len(judged))
    return f"{sum(judged):4}/{len(judged):<4} {sum(judged) / len(judged):6.1%} ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--wrong", action="store_true", help="print the lines that were judged wrong")
    arguments = parser.parse_args()
    judged: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
    for line in lines(arguments.file):
        right = is_right(line)
        for language in (line[0], "all"):
            judged[language, line[1]].append(right)
        if arguments.wrong and not right:
            print(*line, sep="\t")
    print(f"{'language':9} {'must be refused, refused':40} must pass, passed")
    for language in [*sorted({language for language, _ in judged} - {"all"}), "all"]:
        print(f"{language:9} {told(judged[language, 'refuse']):40} {told(judged[language, 'pass'])}")


if __name__ == "__main__":
    main()
