"""The viewer's cards, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

MOST_CARDS = 9


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card in the hand as text."""

    card: int
    label: str = ""
    ten_below: str = ""
    """The card of the hand that is ten lower, on the upper edge."""
    ten_above: str = ""
    fits: bool = False
    """Whether it can be played now."""
    is_chosen: bool = False
    kind: str = ""
    """A style of its own: `toad`, `low` or `high`, or the `tens-0` to `tens-4` of a scale."""


class CardBox(Static):
    """One card; clicking it chooses it."""

    class Picked(Message):
        """A card was clicked."""

        def __init__(self, card: int) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.card = 0
        self._face: CardFace | None = None

    def show(self, face: CardFace) -> None:
        """Show a card."""
        if face == self._face:
            return
        self._face, self.card = face, face.card
        number = f"({face.card})" if face.kind == "toad" else str(face.card)
        number = f"▸{number}◂" if face.is_chosen else number
        self.update(f"{number}\n{face.label}", layout=False)
        self.border_title, self.border_subtitle = face.ten_below, face.ten_above
        # All at once, because every change of classes looks through the whole style sheet.
        self.set_classes([face.kind or "plain", *["fits"] * face.fits, *["chosen"] * face.is_chosen])

    def on_click(self) -> None:
        """Tell the table."""
        self.post_message(self.Picked(self.card))


class HandRow(Horizontal):
    """Up to nine cards."""

    def compose(self) -> ComposeResult:
        """Make the places; those without a card stay hidden."""
        for _ in range(MOST_CARDS):
            yield CardBox()

    def show(self, faces: Sequence[CardFace]) -> None:
        """Show a hand."""
        for place, box in enumerate(self.query(CardBox)):
            is_held = place < len(faces)
            if box.display != is_held:
                box.display = is_held
            if is_held:
                box.show(faces[place])
