"""Names the formats that no reader takes yet, by their first bytes, so that the reason can say what a file is."""

from __future__ import annotations

from dossier.reading.text_tools.zipped import is_zip, mentions

_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"7z\xbc\xaf", "is a 7z archive"),
    (b"Rar!", "is a RAR archive"),
    (b"\x7fELF", "is a program"),
    (b"MZ\x90", "is a program"),
    (b"OggS", "is an Ogg recording"),
    (b"ID3", "is an MP3 recording"),
    (b"fLaC", "is a FLAC recording"),
    (b"SQLite format 3\0", "is an SQLite database"),
    (b"\xffWPC", "is a WordPerfect document; save it as DOCX or RTF"),
    (b"\x04\x22\x4d\x18", "is packed with LZ4"),
    (b"!BDN", "is an Outlook mailbox (PST)"),
    (b"AT&TFORM", "is a scan (DjVu)"),
    (b"bplist00", "is a property list (plist)"),
    (b"\xc5\xd0\xd3\xc6", "is PostScript"),
)
_MARKS = tuple(mark for mark, _ in _MAGIC)
_ZIPPED: tuple[tuple[bytes, str], ...] = (
    (b"xl/", "is an XLSX workbook"),
    (b"ppt/", "is a PPTX presentation"),
    (b"mimetypeapplication/vnd.oasis.opendocument", "is an OpenDocument file"),
    (b"mimetypeapplication/epub", "is an EPUB book"),
    (b"AndroidManifest.xml", "is a program"),
    (b"META-INF/MANIFEST.MF", "is a program"),
    (b"Index/Document.iwa", "is an Apple Pages document; export it as DOCX or PDF"),
    (b"index.apxl", "is an Apple Keynote presentation; export it as PDF"),
    (b"Index/Tables/", "is an Apple Numbers document; export it as CSV or PDF"),
    (b"Index/Slide", "is an Apple Keynote presentation; export it as PDF"),
    (b"QuickLook/", "is an Apple Pages document; export it as DOCX or PDF"),
)
_ZIPPED_AND_READ = (
    (b"word/",),
    (b"mimetypeapplication/vnd.oasis.opendocument.text",),
    (b"datapackage.json", b"archive/"),
)
# Names of streams in an OLE file's directory ([MS-CFB] 2.6), which are UTF-16; what was encrypted holds only the first.
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_STREAMS: tuple[tuple[str, str], ...] = (
    ("EncryptedPackage", "is an Office document that is locked with a password"),
    ("WordDocument", "is an old Word document (DOC)"),
    ("Workbook", "is an old Excel workbook (XLS)"),
    ("PowerPoint Document", "is an old PowerPoint presentation (PPT)"),
)


def describe_format(data: bytes) -> str | None:
    """A clause such as "is a program" for bytes of a known format that is neither text nor HTML, else `None`."""
    if is_zip(data):
        return _zipped(data)
    if data.startswith(_OLE):
        streams = (clause for name, clause in _STREAMS if name.encode("utf-16-le") in data)
        return next(streams, "is an old Office document")
    if data[:4] == b"RIFF" and len(data) > 12:
        return None if data[8:12] == b"WEBP" else "is a recording"
    if data[257:262] == b"ustar":
        return "is a tar archive"
    if data[4:8] == b"ftyp":
        return "is a video or a phone picture"
    if not data.startswith(_MARKS):
        return None
    return next(clause for mark, clause in _MAGIC if data.startswith(mark))


def _zipped(data: bytes) -> str | None:
    """Identifies a zip container by the names of its parts, which are at both its ends."""
    if any(mentions(data, *marks) for marks in _ZIPPED_AND_READ):
        return None
    return next((clause for mark, clause in _ZIPPED if mentions(data, mark)), None)
