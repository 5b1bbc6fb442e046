"""The referee of chat and names, as the tables ask it."""

from tenback.talk import judge


def names_a_number(text: str) -> bool:
    """Tell whether a text names a number; tables ask before anything is stored or shown."""
    return not judge(text).passed
