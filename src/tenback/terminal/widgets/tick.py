"""A box to tick that can be read without colour."""

from textual.widgets import Checkbox


class Tick(Checkbox):
    """Shows a cross when it is on and nothing when it is off; a plain Checkbox changes only its colour."""

    def watch_value(self) -> None:
        """Change the sign with the value."""
        self.BUTTON_INNER = "X" if self.value else " "
        super().watch_value()
