"""One of the four piles."""

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Digits

from tenback.terminal.pile_face import PileFace
from tenback.terminal.widgets.text_line import TextLine


class PileBox(Vertical):
    """A pile with its large top card; clicking it plays the chosen card there."""

    class Picked(Message):
        """A pile was clicked."""

        def __init__(self, pile: int) -> None:
            super().__init__()
            self.pile = pile

    def __init__(self, pile: int) -> None:
        super().__init__(id=f"pile-{pile}")
        self.pile = pile
        self._face: PileFace | None = None

    def compose(self) -> ComposeResult:
        """Lay out the lines of a pile."""
        yield Digits(classes="top")
        for line in ("price", "badge", "effect", "marks"):
            yield TextLine(classes=line)

    def show(self, face: PileFace) -> None:
        """Show a pile."""
        if face == self._face:
            return
        self._face = face
        self.border_title, self.border_subtitle = face.title, face.room
        self.query_one(".top", Digits).update(face.top)
        self._write("price", face.price)
        self._write("badge", face.badge)
        self._write("effect", face.effect)
        self._write("marks", face.marks if face.badge else f"{face.marks}\n{face.phrase}".strip())
        marked = bool(face.badge and face.marks)
        self.set_classes([*["fits"] * face.fits, *["draft"] * face.is_draft, *["marked"] * marked])

    def _write(self, line: str, text: str) -> None:
        field = self.query_one(f".{line}", TextLine)
        field.show(text)
        is_needed = bool(text) or line == "price"
        if field.display != is_needed:
            field.display = is_needed

    def on_click(self) -> None:
        """Tell the table."""
        self.post_message(self.Picked(self.pile))
