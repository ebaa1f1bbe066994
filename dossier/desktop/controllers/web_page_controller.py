"""The page as it looked: fetched, drawn by Qt WebEngine once that is known to be confined, and marked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dossier.clauses import Clause
from dossier.desktop import web_engine
from dossier.desktop.preferences import Preferences
from dossier.desktop.session import Session
from dossier.desktop.views.report_pane import ReportPane
from dossier.desktop.workers.original_viewer import Shown
from dossier.desktop.workers.page_holder import PageHolder
from dossier.model.originals import PageFile, PreparedPage
from dossier.model.quotes import Quote
from dossier.translations import tr, worded

if TYPE_CHECKING:
    from dossier.desktop.views.web_page_view import WebPageView

_OUTLINE = "original-outline"  # in the preferences: "yes" where a person prefers the outline


class WebPageController(QObject):
    """`outline` is called instead of drawing where no page can be drawn here, or a person prefers it so."""

    def __init__(
        self, session: Session, pane: ReportPane, preferences: Preferences, outline: Callable[[], None]
    ) -> None:
        super().__init__(pane)
        self._session, self._pane, self._original, self._preferences = session, pane, pane.original, preferences
        self._outline = outline
        self._holder = PageHolder(web_engine.trial)
        self._lane = session.lane("web-page", self._holder.close)
        self._asked: tuple[Shown, int | None] | None = None
        self._marks: Sequence[Quote] = ()
        self._marked = False
        self.trouble = ""
        """Why no page can be drawn here; empty if it can, or was not tried yet."""
        self.drawn = 0
        """How many pages were drawn so far."""
        self.page_view: WebPageView | None = None
        self._original.outlined.connect(self._prefer)

    def show(self, key: Shown, number: int | None = None) -> None:
        """A version's page, or page `number` of a web archive; opened at the chosen field's words, or the headline."""
        self._asked = key, number
        self._original.offer_outline(not self.trouble, self._prefers_outline)
        if self.trouble or self._prefers_outline:
            self._fall_back()
            return
        chosen = self._pane.fields.current()
        self._draw(self._original.quotes(chosen.evidence) if chosen else ())

    def forget(self) -> None:
        """Something else is shown: late answers are dropped."""
        self._asked = None
        self._original.offer_outline(False, False)

    @property
    def is_in_front(self) -> bool:
        return (
            self._asked is not None
            and self.page_view is not None
            and self._original.body.currentWidget() is self.page_view
        )

    def mark(self, quotes: Sequence[Quote]) -> None:
        """Those words in the page in front, which is drawn anew where others are marked."""
        if list(quotes) == list(self._marks):
            self._original.tell_marked(self._marked)
        elif self._asked:
            self._draw(quotes)

    @property
    def _prefers_outline(self) -> bool:
        return self._preferences.text(_OUTLINE) == "yes"

    def _prefer(self, outline: bool) -> None:
        self._preferences.keep(_OUTLINE, "yes" if outline else "no")
        if self._asked:
            self.show(*self._asked)

    def _draw(self, marks: Sequence[Quote]) -> None:
        assert self._asked is not None
        asked, holder = self._asked, self._holder
        self._marks = marks
        headline = self._pane.fields_model.entry(self._pane.fields_model.index_of("headline"))
        start = self._original.quotes(headline.evidence) if headline else ()

        def prepared(found: PreparedPage | Clause) -> None:
            if self._asked == asked and self._marks is marks:
                self._begin(found)

        def failed(_: str) -> None:
            if self._asked == asked:
                self._fall_back()  # which says what is wrong with the file

        self._session.on(self._lane, lambda archive: holder.page(archive, *asked, marks, start), prepared, failed)

    def _begin(self, found: PreparedPage | Clause) -> None:
        if isinstance(found, Clause):
            self._give_up(worded(found))
            return
        self.page_view = self.page_view or self._made()
        if self.page_view is not None:
            self._marked = found.marked > 0
            self.page_view.show_page(found)

    def _made(self) -> WebPageView | None:
        """Loads the engine, which was tried before; its variables and arguments are ours."""
        if missing := web_engine.lacking_arguments():
            self._give_up(worded(missing))
            return None
        web_engine.tighten()
        from dossier.desktop.views.web_page_view import WebPageView

        made = WebPageView()
        made.wanted.connect(self._fetch)
        made.pointed.connect(self._original.tell_link)
        made.shown.connect(self._shown)
        made.ended.connect(self._ended)
        made.unconfined.connect(lambda: self._give_up(worded(Clause("web-engine-unconfined"))))
        self._original.add_page_view(made)
        return made

    def _fetch(self, address: str) -> None:
        asked, holder, web = self._asked, self._holder, self.page_view
        assert web is not None

        def found(file: PageFile | None) -> None:
            if self._asked == asked:
                web.answer(address, file)

        self._session.on(self._lane, lambda _: holder.file(address), found, lambda _: found(None))

    def _shown(self) -> None:
        if self.page_view is not None and self._asked is not None:
            self._original.show_web_page(self.page_view, self.page_view.absent)
            self.drawn += 1
            self._pane.mark_original()

    def _ended(self) -> None:
        """Of this page the outline is shown; the next one may do better."""
        if self._asked is not None:
            self._fall_back(tr("it is more than Qt WebEngine can draw"))

    def _give_up(self, why: str) -> None:
        self.trouble = why
        self._original.offer_outline(False, False)
        if self._asked:
            self._fall_back()

    def _fall_back(self, why: str = "") -> None:
        self._original.no_page_because = why or self.trouble
        self._outline()
