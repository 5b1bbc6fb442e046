import pathlib
import subprocess
import sys

from tenback.encoding.markdown import all_tables

PAGE = pathlib.Path(__file__).parents[2] / "docs" / "encoding.md"


def test_the_page_holds_the_tables_as_the_code_makes_them() -> None:
    text = PAGE.read_text(encoding="utf-8")
    _, _, rest = text.partition("<!-- tables -->\n\n")
    tables, _, _ = rest.partition("<!-- end of tables -->")
    assert tables == all_tables() + "\n", "run `python -m tenback.encoding` and put its output into the page"


def test_the_tables_can_be_printed() -> None:
    command = [sys.executable, "-m", "tenback.encoding"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert printed.stdout == all_tables() + "\n"
