"""Answers what a drawn page asks for from its own capture, and refuses all else."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Signal
from PySide6.QtWebEngineCore import (
    QWebEngineProfile,
    QWebEngineUrlRequestInfo,
    QWebEngineUrlRequestInterceptor,
    QWebEngineUrlRequestJob,
    QWebEngineUrlScheme,
    QWebEngineUrlSchemeHandler,
)

from dossier.model.originals import PAGE_SCHEME, PageFile

HOST = "report.invalid"  # of the page itself; no capture is asked for its files there
_OWN = f"{PAGE_SCHEME}: data:"
POLICY = (
    f"default-src 'none'; img-src {_OWN}; style-src {_OWN} 'unsafe-inline'; font-src {_OWN}; "
    f"frame-src {PAGE_SCHEME}:; base-uri {PAGE_SCHEME}:; form-action 'none'; sandbox allow-same-origin"
)
_HTML = "text/html; charset=utf-8"


def register_scheme() -> None:
    """Must come before the first profile is made; again is harmless."""
    if QWebEngineUrlScheme.schemeByName(PAGE_SCHEME.encode()).name().isEmpty():
        scheme = QWebEngineUrlScheme(PAGE_SCHEME.encode())
        scheme.setSyntax(QWebEngineUrlScheme.Syntax.HostAndPort)
        scheme.setDefaultPort(80)
        scheme.setFlags(QWebEngineUrlScheme.Flag.CorsEnabled)
        QWebEngineUrlScheme.registerScheme(scheme)


class RequestGuard(QWebEngineUrlRequestInterceptor):
    """Blocks whatever is not of our own scheme, or written in the page itself; `refused` lists it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.refused: list[str] = []

    def interceptRequest(self, info: QWebEngineUrlRequestInfo) -> None:
        url, method = info.requestUrl(), bytes(info.requestMethod().data())
        if url.scheme() not in (PAGE_SCHEME, "data") or method != b"GET":
            info.block(True)
            self.refused.append(url.toString())


class CaptureRequests(QWebEngineUrlSchemeHandler):
    """Asks for files by `wanted`; `answer` gives them to whichever requests are still there."""

    wanted = Signal(str)  # address

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._address = b"", ""
        self._waiting: dict[str, list[QWebEngineUrlRequestJob]] = {}
        self.absent: set[str] = set()
        """What the page asked for, and its capture lacks."""

    def begin(self, address: str, markup: bytes) -> None:
        """Another page, which is asked for by that address."""
        self._page, self._address = markup, address
        self._waiting.clear()
        self.absent.clear()

    def requestStarted(self, job: QWebEngineUrlRequestJob) -> None:
        url = job.requestUrl()
        address = bytes(url.toEncoded().data()).decode("ascii", "replace").partition("#")[0]
        if url.host() == HOST:
            if address == self._address:
                _reply(job, PageFile(self._page, _HTML))
            else:
                job.fail(QWebEngineUrlRequestJob.Error.UrlNotFound)
            return
        self._waiting.setdefault(address, []).append(job)
        job.destroyed.connect(partial(self._forget, address, job))
        if len(self._waiting[address]) == 1:
            self.wanted.emit(address)

    def answer(self, address: str, file: PageFile | None) -> None:
        """None for what the capture lacks."""
        if file is None:
            self.absent.add(address)
        for job in self._waiting.pop(address, ()):
            if file is None:
                job.fail(QWebEngineUrlRequestJob.Error.UrlNotFound)
            else:
                _reply(job, file)

    def _forget(self, address: str, job: QWebEngineUrlRequestJob) -> None:
        if waiting := self._waiting.get(address):
            waiting[:] = [one for one in waiting if one is not job]


def _reply(job: QWebEngineUrlRequestJob, file: PageFile) -> None:
    data = QBuffer(job)
    data.setData(file.data)
    data.open(QIODevice.OpenModeFlag.ReadOnly)
    headers = {b"Content-Security-Policy": POLICY.encode(), b"Access-Control-Allow-Origin": b"*",
               b"X-Content-Type-Options": b"nosniff", b"Referrer-Policy": b"no-referrer",
               b"Cache-Control": b"no-store"}  # fmt: skip
    several = {QByteArray(name): [QByteArray(value)] for name, value in headers.items()}
    job.setAdditionalResponseHeaders(cast(Any, several))  # a multimap, whose values are lists
    job.reply(QByteArray(file.media_type.encode()), data)


def guarded_profile() -> tuple[QWebEngineProfile, RequestGuard, CaptureRequests]:
    """A profile off the record, without cookies and caches, that answers from a capture alone; it has no parent yet."""
    register_scheme()
    profile = QWebEngineProfile()
    profile.setHttpCacheType(QWebEngineProfile.HttpCacheType.NoCache)
    profile.setPersistentCookiesPolicy(QWebEngineProfile.PersistentCookiesPolicy.NoPersistentCookies)
    profile.setPersistentPermissionsPolicy(QWebEngineProfile.PersistentPermissionsPolicy.AskEveryTime)
    profile.setSpellCheckEnabled(False)
    profile.setPushServiceEnabled(False)
    profile.cookieStore().setCookieFilter(lambda _: False)
    profile.downloadRequested.connect(lambda wanted: wanted.cancel())
    guard, requests = RequestGuard(profile), CaptureRequests(profile)
    profile.setUrlRequestInterceptor(guard)
    profile.installUrlSchemeHandler(QByteArray(PAGE_SCHEME.encode()), requests)
    assert profile.isOffTheRecord()
    return profile, guard, requests
