"""Write the English rules as pages: `python -m tenback.words docs/rules`."""

import sys
from pathlib import Path

from tenback.words import Chapter, Language, Words, as_markdown


def main(folder: Path) -> None:
    """Write one page per game into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    for chapter in Chapter:
        page = as_markdown(chapter, Words(Language.ENGLISH))
        (folder / f"{chapter.value}.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Usage: python -m tenback.words FOLDER")
    main(Path(sys.argv[1]))
