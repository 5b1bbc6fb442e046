"""A box to tick that can be read without colour."""

from textual.widgets import Checkbox


class Tick(Checkbox):
    """Shows a cross when it is on and nothing when it is off; a plain Checkbox changes only its colour."""

    def __init__(self, label: str, *, on: bool, id: str) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(label, on, id=id, compact=True)
        self.BUTTON_INNER = _sign(on=on)

    def watch_value(self) -> None:
        """Change the sign with the value."""
        self.BUTTON_INNER = _sign(on=self.value)
        super().watch_value()


def _sign(*, on: bool) -> str:
    return "X" if on else " "
