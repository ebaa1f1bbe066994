"""Things within things within things, in every language that nests."""

from __future__ import annotations

from collections.abc import Iterator

from tests.hostile.scale import Scale
from tests.reading import documents, mails, sheets

_TAGS = """
    div b table blockquote ul span a font article form svg math template select object noscript p li button nobr
"""


def files(scale: Scale) -> Iterator[tuple[str, bytes]]:
    deep = min(200_000, scale.file // 6)
    for tag in _TAGS.split():
        yield f"{tag}.html", f"<html><body>{f'<{tag}>' * deep}words".encode()
        yield f"closed-{tag}.html", f"<p>{f'<{tag}>' * (deep // 2)}words{f'</{tag}>' * (deep // 2)}".encode()
    yield "cells.html", ("<table><tr><td>" * (scale.file // 15) + "words").encode()
    yield "mixed.html", ("<b><p><i><div>" * (scale.file // 14) + "words").encode()
    for opened, closed in (
        ("[", "]"),
        ('{"a":', "}"),
        ('[{"@graph":[', "]}]"),
        ('{"@type":"NewsArticle","author":', "}"),
    ):
        depth = scale.file // (2 * len(opened))
        nested = opened * depth + "1" + closed * depth
        yield "data.html", f"<script type='application/ld+json'>{nested}</script><p>words</p>".encode()
        yield "data.json", nested.encode()
    for depth in (30, 300, 3000):
        yield f"mime-{depth}.eml", mails.nested(depth, b"words")
        yield (
            f"mime-{depth}.mhtml",
            b"Snapshot-Content-Location: https://a.example/\r\n" + mails.nested(depth, b"words"),
        )
        message = b"words"
        for _ in range(depth):
            message = b"Content-Type: message/rfc822\r\n\r\n" + message
        yield f"letters-{depth}.eml", b"From: a@b.example\r\nMIME-Version: 1.0\r\n" + message
        yield f"quotes-{depth}.eml", mails.raw("", b">" * depth + b" words\r\n" * 20)
    yield (
        "siblings.eml",
        mails.raw("", b"--b\r\n\r\nx\r\n" * (scale.file // 9) + b"--b--", 'multipart/mixed; boundary="b"'),
    )
    for group in (
        r"{",
        r"{\b ",
        r"{\*\x ",
        r"{\field{\*\fldinst ",
        r"{\pict ",
        r"{\object{\*\objdata ",
        r"{\footnote ",
    ):
        many = scale.file // (len(group) + 1)
        yield "groups.rtf", (r"{\rtf1 " + group * many + "words" + "}" * many).encode()
        yield "open.rtf", (r"{\rtf1 words " + group * many).encode()
    yield "closed.rtf", (r"{\rtf1 words " + "}" * scale.file).encode()
    yield "cells.rtf", (r"{\rtf1 " + r"\trowd\cell\row " * (scale.file // 15) + "}").encode()
    yield "numbers.rtf", (r"{\rtf1 " + r"\u" + "9" * scale.file + "}").encode()
    yield "binary.rtf", (rb"{\rtf1 words \bin99999999999 x}")
    shown = sheets.lines_at((50, 300, 12, "Report"))
    for opened, closed in ((b"[", b"]"), (b"<</A ", b">>"), (b"(", b")"), (b"<", b">")):
        depth = scale.file // (len(opened) + 1)
        arrays = b"<< /Type /Catalog /Pages 2 0 R /X " + opened * depth + closed * depth + b" >>"
        yield "objects.pdf", sheets.written([arrays, *sheets.content(shown)[1:]])
        yield "stream.pdf", sheets.written(sheets.content(opened * depth + shown))
    for tag in ("w:p", "w:tbl", "w:r", "w:sdt", "w:txbxContent", "x:y"):
        many = scale.file // (2 * len(tag) + 5)
        nested = f"<{tag}>" * many + "words" + f"</{tag}>" * many
        yield "parts.docx", documents.docx(f"<w:p><w:r><w:t>x</w:t></w:r></w:p><x xmlns:x='y'>{nested}</x>")
    for tag in ("text:p", "text:span", "text:list", "table:table", "text:section", "draw:frame"):
        many = scale.file // (2 * len(tag) + 5)
        yield "parts.odt", documents.odt(f"<{tag}>" * many + "words" + f"</{tag}>" * many)
        yield "parts.fodt", documents.flat_odt(f"<{tag}>" * many + "words" + f"</{tag}>" * many)
