"""What can be pressed now: each key with what it does, which a click on these words does as well."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal

from dossier.desktop.appearance import Appearance
from dossier.desktop.views.wrapped import Wrapped
from dossier.translations import tr


@dataclass(frozen=True, slots=True)
class Offer:
    """A key as it is shown, what it does, and which it is; None where a click would not tell enough."""

    shown: str
    handlers: str
    key: Qt.Key | None = None


class Offers(Wrapped):
    """Says which key was meant by a click."""

    meant = Signal(int)

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self._offers: Sequence[Offer] = ()
        self._refused = ""
        self.setProperty("muted", True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setAccessibleName(tr("Keys"))
        # By the mouse alone: for the keyboard there are the keys themselves
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.linkActivated.connect(lambda link: self.meant.emit(int(link)))
        look.changed.connect(self._dress)

    def offer(self, offers: Sequence[Offer], refused: str = "") -> None:
        """`refused` says why what was pressed last did nothing."""
        self._offers, self._refused = offers, refused
        self._dress()

    def _dress(self) -> None:
        message = f"<p><b>{html.escape(self._refused)}</b></p>" if self._refused else ""
        rows = "".join(map(self._row, self._offers))
        self.setText(f"{message}<table cellspacing=0 cellpadding=1>{rows}</table>")

    def _row(self, offer: Offer) -> str:
        handlers = html.escape(offer.handlers)
        if offer.key is not None:
            style = f"color:{self._look.theme.accent}; text-decoration:none"
            handlers = f'<a href="{offer.key.value}" style="{style}">{handlers}</a>'
        return f"<tr><td><b>{html.escape(offer.shown)}</b>&nbsp;&nbsp;&nbsp;</td><td>{handlers}</td></tr>"
