"""Write every golden playthrough again from its record: `make playthroughs`."""

import sys
from pathlib import Path

from tenback.records import parse_record
from tests.playthroughs.render import playthrough

FOLDER = Path(__file__).parent


def main() -> None:
    """Write the text beside each record."""
    for path in sorted(FOLDER.glob("*.record")):
        text = playthrough(parse_record(path.read_text(encoding="utf-8")))
        path.with_suffix(".txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.stem}\n")


if __name__ == "__main__":
    main()
