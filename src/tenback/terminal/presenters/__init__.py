"""How each game looks in the terminal."""

from tenback.terminal.presenters.presenter import Presenter, presenter_of

__all__ = ["Presenter", "presenter_of"]
