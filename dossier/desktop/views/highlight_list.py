"""The highlights of a report or a case, in the order of the text, each with what can be done with it."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser

from dossier.desktop.appearance import Appearance
from dossier.desktop.highlight_wording import fate_text, made_text
from dossier.model.highlights import COLOURS, CarriedHighlight
from dossier.translations import term, tr

_WORDS = 400  # letters of the marked words that are shown
_DEEDS = {"show": term("Show"), "note": term("Cite in the note"), "brief": term("Cite in the brief"),
          "remove": term("Remove")}  # fmt: skip


class HighlightList(QTextBrowser):
    """Words and comments are shown as they are, never as markup."""

    asked = Signal(str, object)  # one of show, note, brief, remove; and the CarriedHighlight

    def __init__(self, look: Appearance) -> None:
        super().__init__()
        self._look = look
        self.shown: Sequence[CarriedHighlight] = ()
        self._titles: Mapping[str, str] = {}
        self._in_case = False
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(14)
        self.setAccessibleName(tr("Highlights"))
        self.anchorClicked.connect(self._follow)
        look.changed.connect(self._lay_out)

    def show_highlights(
        self, shown: Sequence[CarriedHighlight], in_case: bool, titles: Mapping[str, str] | None = None
    ) -> None:
        """`titles`: what to call each report, where they are of several; `in_case`: whether a case is open."""
        self.shown, self._in_case, self._titles = shown, in_case, titles or {}
        self._lay_out()

    def _lay_out(self) -> None:
        bar = self.verticalScrollBar()
        at, parts, report = bar.value(), list[str](), ""
        for one in self.shown:
            if self._titles and one.highlight.report != report:
                report = one.highlight.report
                parts.append(f"<p style='margin-top:10px'><b>{_plain(self._titles.get(report, report))}</b></p>")
            parts.append(self._entry(one))
        if not parts:
            message = tr("Choose words in the report’s text and press one of the five colours, or Ctrl+Shift+1 to 5.")
            parts.append(f"<p style='color:{self._look.theme.muted}'>{_plain(message)}</p>")
        self.setHtml("".join(parts))
        bar.setValue(at)

    def _entry(self, carried: CarriedHighlight) -> str:
        theme, made = self._look.theme, carried.highlight
        colour = theme.marks[COLOURS.index(made.colour)]
        quote = " ".join(made.quote.split())
        quote = quote if len(quote) <= _WORDS else quote[:_WORDS].rstrip() + "…"
        lines = [f"<span style='background-color:{colour}; color:{theme.text}'>&nbsp;{_plain(quote)}&nbsp;</span>"]
        lines += [_plain(line) for line in made.comment.split("\n") if line.strip()]
        if fate := fate_text(carried):
            lines.append(f"<span style='color:{theme.warn}'>{_plain(fate)}</span>")
        operations = [name for name in _DEEDS if self._in_case or name in ("show", "remove")]
        links = " · ".join(f"<a href='{name}:{made.highlight}'>{_plain(tr(_DEEDS[name]))}</a>" for name in operations)
        lines.append(f"<span style='color:{theme.muted}'>{_plain(made_text(carried))}</span><br>{links}")
        return f"<p style='margin-top:8px; margin-bottom:12px'>{'<br>'.join(lines)}</p>"

    def _follow(self, url: QUrl) -> None:
        for one in self.shown:
            if one.highlight.highlight == url.path():
                self.asked.emit(url.scheme(), one)


def _plain(words: str) -> str:
    """Words of others within HTML: they neither begin a tag nor turn the direction of what follows them."""
    return f"\u2068{html.escape(words)}\u2069"
