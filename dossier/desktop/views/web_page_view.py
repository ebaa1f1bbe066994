"""A captured page as it looked, drawn by Qt WebEngine: no script runs, nothing leaves, nothing is followed.

Importing this module loads WebEngine; `dossier.desktop.web_engine` says before whether that can be done.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QGuiApplication, QResizeEvent
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineSettings
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from dossier.desktop.views.web_requests import HOST, guarded_profile
from dossier.desktop.web_engine import is_sandboxed
from dossier.model.originals import PAGE_SCHEME, PageFile, PreparedPage
from dossier.translations import tr

_Wish = QWebEngineSettings.WebAttribute
_OFF = (
    _Wish.JavascriptEnabled, _Wish.JavascriptCanOpenWindows, _Wish.JavascriptCanAccessClipboard,
    _Wish.JavascriptCanPaste, _Wish.AllowWindowActivationFromJavaScript, _Wish.LocalStorageEnabled,
    _Wish.LocalContentCanAccessRemoteUrls, _Wish.LocalContentCanAccessFileUrls, _Wish.PluginsEnabled,
    _Wish.PdfViewerEnabled, _Wish.FullScreenSupportEnabled, _Wish.ScreenCaptureEnabled, _Wish.WebGLEnabled,
    _Wish.Accelerated2dCanvasEnabled, _Wish.ReadingFromCanvasEnabled, _Wish.AutoLoadIconsForPage,
    _Wish.TouchIconsEnabled, _Wish.HyperlinkAuditingEnabled, _Wish.DnsPrefetchEnabled, _Wish.NavigateOnDropEnabled,
    _Wish.AllowRunningInsecureContent, _Wish.AllowGeolocationOnInsecureOrigins, _Wish.ErrorPageEnabled,
    _Wish.FocusOnNavigationEnabled,
)  # fmt: skip
_NOTHING = QUrl("about:blank")
_MADE_FOR, _SMALLEST = 800, 0.6  # points of width that most pages need; the smallest factor
_ON = (_Wish.WebRTCPublicInterfacesOnly, _Wish.PlaybackRequiresUserGesture)


class StillPage(QWebEnginePage):
    """Goes only where `expected` says; asks for no file, says nothing to the console.

    A new window is opened only where somebody makes one, and nobody here does.
    """

    expected = QUrl()
    led = Signal(str)  # address of a link that was chosen

    def acceptNavigationRequest(self, url: QUrl | str, kind: QWebEnginePage.NavigationType, is_main: bool) -> bool:
        if not is_main:
            return QUrl(url).scheme() in (PAGE_SCHEME, "about")  # a frame, which the capture answers or refuses
        if kind == QWebEnginePage.NavigationType.NavigationTypeLinkClicked:
            self.led.emit(QUrl(url).toString())
        return QUrl(url) == self.expected and kind == QWebEnginePage.NavigationType.NavigationTypeTyped

    def chooseFiles(self, *_: object) -> list[str]:
        return []

    def javaScriptConsoleMessage(self, *_: object) -> None:
        """Faults of a page are its own."""


class WebPageView(QWidget):
    """Shows one page at a time, which says how that came out: by one of three signals."""

    wanted = Signal(str)  # address of a file that the page draws
    pointed = Signal(str)  # address of the link under the pointer, or that was chosen; empty where there is none
    shown = Signal()
    unconfined = Signal()  # the process that was to draw it is not in the sandbox, and got nothing of it
    ended = Signal()  # that process broke off

    def __init__(self) -> None:
        super().__init__()
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
        self._profile, self.guard, self._requests = guarded_profile()
        self._view = QWebEngineView(self._profile, self)
        self._view.setAcceptDrops(False)
        self.page = StillPage(self._profile, self._view)
        self._view.setPage(self.page)
        self._profile.setParent(self)  # goes after the view and its page, which must not outlive it
        self._view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._view.customContextMenuRequested.connect(self._offer)
        settings = self.page.settings()
        for wish in _OFF:
            settings.setAttribute(wish, False)
        for wish in _ON:
            settings.setAttribute(wish, True)
        self.page.setAudioMuted(True)
        self.page.setBackgroundColor(QColor("white"))  # what a page is drawn on that says nothing of it
        self._refuse()
        self._number, self._next = 0, PreparedPage(b"", 0, "")
        self._requests.wanted.connect(self.wanted)
        self.page.linkHovered.connect(self.pointed)
        self.page.led.connect(self.pointed)
        self.page.loadFinished.connect(self._loaded)
        self.page.renderProcessTerminated.connect(lambda *_: self.ended.emit())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        self.setFocusProxy(self._view)

    def _refuse(self) -> None:
        page = self.page
        page.permissionRequested.connect(lambda asked: asked.deny())
        page.fullScreenRequested.connect(lambda asked: asked.reject())
        page.registerProtocolHandlerRequested.connect(lambda asked: asked.reject())
        page.fileSystemAccessRequested.connect(lambda asked: asked.reject())
        page.certificateError.connect(lambda error: error.rejectCertificate())

    def show_page(self, page: PreparedPage) -> None:
        """The process that is to draw it is looked at before it gets anything of the page."""
        self._number += 1
        self._next = page
        self._requests.begin(self._address, page.markup)
        if is_sandboxed(self.page.renderProcessPid()):
            self._load()
        else:
            self._go(_NOTHING)

    def answer(self, address: str, file: PageFile | None) -> None:
        """What the capture has under an address that was `wanted`; None if nothing."""
        self._requests.answer(address, file)

    @property
    def absent(self) -> int:
        """How many files the page asked for that its capture lacks."""
        return len(self._requests.absent)

    @property
    def _address(self) -> str:
        return f"{PAGE_SCHEME}://{HOST}/{self._number}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A page gets the room that it was made for, as far as its letters stay readable; each begins at full size."""
        self._view.setZoomFactor(max(_SMALLEST, min(1.0, self.width() / _MADE_FOR)))

    def _go(self, url: QUrl) -> None:
        self.page.expected = url
        self.page.load(url)

    def _load(self) -> None:
        self._go(QUrl(self._address))

    def _turn(self, number: int) -> None:
        """To the place at which page `number` is to be opened, now that it has its size and its pictures."""
        if number == self._number and self._next.place:
            self._go(QUrl(f"{self._address}#{self._next.place}"))

    def _loaded(self, _: bool) -> None:
        """A page whose own ways elsewhere were refused counts as failed, and is drawn all the same."""
        if not is_sandboxed(self.page.renderProcessPid()):
            self.unconfined.emit()
        elif self.page.expected == _NOTHING:
            self._load()
        elif not self.page.expected.hasFragment():
            self._fit()
            self.shown.emit()
            QTimer.singleShot(0, partial(self._turn, self._number))

    def _offer(self, at: QPoint) -> None:
        """The few things that can be done with a page; links are copied, never opened."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asked = self._view.lastContextMenuRequest()
        link = asked.linkUrl().toString() if asked else ""
        copy = menu.addAction(tr("Copy"))
        copy.setEnabled(self.page.hasSelection())
        copy.triggered.connect(lambda: self.page.triggerAction(QWebEnginePage.WebAction.Copy))
        copy_link = menu.addAction(tr("Copy the link’s address"))
        copy_link.setEnabled(bool(link))
        copy_link.triggered.connect(lambda: QGuiApplication.clipboard().setText(link))
        everything = menu.addAction(tr("Select all"))
        everything.triggered.connect(lambda: self.page.triggerAction(QWebEnginePage.WebAction.SelectAll))
        menu.popup(self._view.mapToGlobal(at))
