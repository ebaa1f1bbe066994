"""Corrects the charset in which a file was read, where it states none or a wrong one."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.reading_hints import charset_named
from dossier.model.reports import Outcome, ReportId

# Formats whose bytes are no letters in a charset, or that state it in each of their parts
_PACKED = (
    "image/",
    *(f"application/{kind}" for kind in ("pdf", "zip", "warc", "wacz", "x-maff", "mbox", "vnd.", "rtf")),
)


class Charsets(Service):
    """A charset is set for the bytes of one version; the text is read again, and all evidence is of the new text."""

    def of(self, report: ReportId) -> str | None:
        """The charset that a person set for the version shown. Raises BadInput for an unknown report."""
        return self._catalog.reading_hints().charsets.get(self._catalog.shown_version(report).sha256)

    def set(self, report: ReportId, charset: str) -> Sequence[Outcome]:
        """Sets the charset of the version shown and reads it again. Raises BadInput."""
        name = charset_named(charset)
        with self._recorder.writing():
            version = self._catalog.shown_version(report)
            if version.media_type.startswith(_PACKED):
                raise BadInput(report, Clause("no-file-of-letters", kind=version.media_type))
            self._record("charset-set", report=version.report, sha256=version.sha256, charset=name)
        return self._context.read_again([version])

    def remove(self, report: ReportId) -> Sequence[Outcome]:
        """Takes the charset back and reads the file as before. Raises BadInput where none was set."""
        with self._recorder.writing():
            version = self._catalog.shown_version(report)
            if self.of(report) is None:
                raise BadInput(report, Clause("no-charset-set"))
            self._record("charset-unset", report=version.report, sha256=version.sha256)
        return self._context.read_again([version])
