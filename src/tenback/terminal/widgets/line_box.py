"""The line of TAKE THAT."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from tenback.terminal.line_face import Kind, LineCard

_STYLES = {Kind.TOAD: "bold magenta", Kind.LOW: "cyan", Kind.HIGH: "yellow"}
_CELL = 6


class LineBox(Static):
    """Cards from left to right, row by row; the end of the line is always to be seen."""

    def show(self, cards: Sequence[LineCard], title: str, price: str) -> None:
        """Show the line and what it would cost."""
        self.border_title, self.border_subtitle = title, price
        across = max(1, self.content_size.width // _CELL)
        rows = [cards[index : index + across] for index in range(0, len(cards), across)]
        shown = rows[-max(1, self.content_size.height) :]
        self.update(Text("\n").join(self._row(row, is_last=row is rows[-1]) for row in shown))

    def _row(self, cards: Sequence[LineCard], *, is_last: bool) -> Text:
        text = Text(no_wrap=True)
        for card in cards:
            text.append(card.text, f"{_STYLES[card.kind]} {'bold reverse' if card.has_twin else ''}")
            text.append("  ")
        if is_last and text:
            text.right_crop(1)
            text.append("◂", "bold")
        return text
