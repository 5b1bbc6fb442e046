"""Write the English rules as pages: `python -m tenback.words docs/rules`."""

import sys
from pathlib import Path

from tenback.words import Chapter, Language, Words, as_markdown


def main(arguments: list[str]) -> None:
    """Write one page per game into the folder that is named."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.exit("Usage: python -m tenback.words FOLDER")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for chapter in Chapter:
        page = as_markdown(chapter, Words(Language.ENGLISH))
        (folder / f"{chapter.value}.md").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
