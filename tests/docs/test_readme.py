"""What the README shows is true."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_games_at_the_prompt_go_as_the_readme_shows() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 10
    assert result.failed == 0


def test_the_code_of_the_readme_is_the_file_that_the_type_checker_sees() -> None:
    """The strict type checker goes through examples/ whenever the code is checked."""
    code = "".join(example.source for example in doctest.DocTestParser().get_examples(README))

    assert (ROOT / "examples" / "readme.py").read_text(encoding="utf-8").partition("# fmt: off\n")[2] == code


def test_every_page_that_the_readme_links_is_there() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)

    assert len(links) > 5
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
