"""The numbered rules, set for a terminal."""

import textwrap

from tenback.words import SECTIONS, Chapter, Words


def whole_rules(words: Words, game: str, width: int) -> str:
    """Set all rules that a game is played by: EXTREME is told as what it adds to THE GAME."""
    games = (game, Chapter.THE_GAME) if game == Chapter.EXTREME else (game,)
    return "\n\n".join(rules_page(words, name, width) for name in games)


def rules_page(words: Words, game: str, width: int) -> str:
    """Set the rules of a game: underlined titles, and rules that hang from their numbers.

    A game from another package has no numbered rules here: what it says about itself is shown.
    """
    if game not in SECTIONS:
        about = textwrap.fill(words.say(f"game-{game}-about"), width)
        return f"{_underlined(words.say(f'game-{game}'), '=')}\n{about}"
    intro = textwrap.fill(words.say(f"rules-{game}-intro"), width)
    parts = [_underlined(words.say(f"rules-{game}-title"), "="), intro]
    for section in SECTIONS[game]:
        parts += ["", _underlined(section.title(words), "-")]
        parts += [_hanging(number, words.say(f"rule-{number}"), width) for number in section.numbers]
    return "\n".join(parts)


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def _hanging(number: str, text: str, width: int) -> str:
    return textwrap.fill(text, width, initial_indent=f"{number:<5}", subsequent_indent=" " * 5)
