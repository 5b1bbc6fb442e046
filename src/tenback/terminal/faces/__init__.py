"""How each game looks in the terminal."""

from tenback.terminal.faces.face import Face, face_of

__all__ = ["Face", "face_of"]
