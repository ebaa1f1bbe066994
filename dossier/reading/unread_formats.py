"""Names the formats that no reader takes yet, by their first bytes, so that the error names the format of a file."""

from __future__ import annotations

from dossier.clauses import Clause
from dossier.reading.text_tools.zipped import is_zip, mentions

_MAGIC: tuple[tuple[bytes, Clause], ...] = (
    (b"7z\xbc\xaf", Clause("7z-archive")),
    (b"Rar!", Clause("rar-archive")),
    (b"\x7fELF", Clause("a-program")),
    (b"MZ\x90", Clause("a-program")),
    (b"OggS", Clause("ogg-recording")),
    (b"ID3", Clause("mp3-recording")),
    (b"fLaC", Clause("flac-recording")),
    (b"SQLite format 3\0", Clause("sqlite-database")),
    (b"\xffWPC", Clause("wordperfect-document")),
    (b"\x04\x22\x4d\x18", Clause("packed-with-lz4")),
    (b"!BDN", Clause("outlook-mailbox")),
    (b"AT&TFORM", Clause("scan-djvu")),
    (b"bplist00", Clause("binary-property-list")),
    (b"\xc5\xd0\xd3\xc6", Clause("previewed-postscript")),
)
_MARKS = tuple(mark for mark, _ in _MAGIC)
_ZIPPED: tuple[tuple[bytes, Clause], ...] = (
    (b"xl/", Clause("xlsx-workbook")),
    (b"ppt/", Clause("pptx-presentation")),
    (b"mimetypeapplication/vnd.oasis.opendocument", Clause("opendocument-file")),
    (b"mimetypeapplication/epub", Clause("epub-book")),
    (b"AndroidManifest.xml", Clause("a-program")),
    (b"META-INF/MANIFEST.MF", Clause("a-program")),
    (b"Index/Document.iwa", Clause("apple-pages-document")),
    (b"index.apxl", Clause("apple-keynote-presentation")),
    (b"Index/Tables/", Clause("apple-numbers-document")),
    (b"Index/Slide", Clause("apple-keynote-presentation")),
    (b"QuickLook/", Clause("apple-pages-document")),
)
_ZIPPED_AND_READ = (
    (b"word/",),
    (b"mimetypeapplication/vnd.oasis.opendocument.text",),
    (b"datapackage.json", b"archive/"),
)
# Names of streams in an OLE file's directory ([MS-CFB] 2.6), which are UTF-16; what was encrypted holds only the first.
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_STREAMS: tuple[tuple[str, Clause], ...] = (
    ("EncryptedPackage", Clause("office-document-locked-with-password")),
    ("WordDocument", Clause("old-word-document")),
    ("Workbook", Clause("old-excel-workbook")),
    ("PowerPoint Document", Clause("old-powerpoint-presentation")),
)


def unread_format(data: bytes) -> Clause | None:
    """Why bytes of a known format that is neither text nor HTML are not read; `None` for others."""
    if is_zip(data):
        return _zipped(data)
    if data.startswith(_OLE):
        streams = (clause for name, clause in _STREAMS if name.encode("utf-16-le") in data)
        return next(streams, Clause("old-office-document"))
    if data[:4] == b"RIFF" and len(data) > 12:
        return None if data[8:12] == b"WEBP" else Clause("a-recording")
    if data[257:262] == b"ustar":
        return Clause("tar-archive")
    if data[4:8] == b"ftyp":
        return Clause("video-or-phone-picture")
    if not data.startswith(_MARKS):
        return None
    return next(clause for mark, clause in _MAGIC if data.startswith(mark))


def _zipped(data: bytes) -> Clause | None:
    """Identifies a zip container by the names of its parts, which are at both its ends."""
    if any(mentions(data, *marks) for marks in _ZIPPED_AND_READ):
        return None
    return next((clause for mark, clause in _ZIPPED if mentions(data, mark)), None)
