"""Plain text on the screen."""

from textual.widgets import Static


class TextLine(Static):
    """Text that is drawn again only when it has changed: laying out a screen is what takes time."""

    def __init__(self, *, markup: bool = False, id: str | None = None, classes: str | None = None) -> None:  # noqa: A002 (as Textual calls it)
        super().__init__(markup=markup, id=id, classes=classes)
        self._shown = ""

    def show(self, text: str) -> None:
        """Show a text."""
        if text != self._shown:
            self._shown = text
            self.update(text, layout=self.styles.auto_dimensions)
