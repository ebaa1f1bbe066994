"""What a letter holds is not given where that would give away the blackened words."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier import Archive
from dossier.model.evidence import Span
from tests.briefs.test_redaction import bad, files, layers, opened, told

LETTER = """\
From: Desk <desk@valleyherald.example>
To: ana@example.org
Subject: A clipping
Date: Mon, 4 May 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: text/plain; charset="utf-8"

Here are the two clippings that you asked for, with our regards from all of us in the newsroom at the market.

--b
Content-Type: text/plain; charset="utf-8"
Content-Disposition: attachment; filename="one.txt"

Market fire kills five

By Ada Ruiz

PUEBLA, May 3, 2026 - Five people died in the market fire, said Zephyrine Quillfeather on Sunday afternoon.
--b
Content-Type: text/plain; charset="utf-8"
Content-Disposition: attachment; filename="two.txt"

Market fire kills seven

By Leo Paz

PUEBLA, May 4, 2026 - Seven people died in the market fire, officials said on Monday in the early morning.
--b--
"""


@pytest.mark.parametrize(
    ("report", "quote", "kept"),
    [("R2", "Zephyrine Quillfeather", ["R3-v1"]), ("R1", "with our regards", ["R2-v1", "R3-v1"])],
)
def test_a_letter_is_not_given_where_it_holds_the_words(
    tmp_path: Path, report: str, quote: str, kept: list[str]
) -> None:
    """Files that hold a source with blackened words stay, and so do their digests; other attachments are given."""
    (tmp_path / "letter.eml").write_text(LETTER)
    with opened(tmp_path) as archive:
        list(archive.add([tmp_path / "letter.eml"], jobs=1))
        archive.cases.new("Letter", ["R1", "R2", "R3"])
        text, digest = archive.reports.get(report).rendition or "", archive.reports.get("R1").versions[0].sha256
        archive.plans.redact(
            "Letter", report, Span(text.index(quote), text.index(quote) + len(quote)), "protects a source"
        )
        archive.briefs.write("Letter", tmp_path / "brief.pdf")
        bag = archive.briefs.bag("Letter", tmp_path / "bag").path
    for name, data in files(bag).items():
        assert quote.casefold() not in told(data) and digest.encode() not in b"".join(layers(data)), name
    assert sorted(path.name for path in (bag / "data/sources").iterdir()) == kept
    assert bad(Archive.verify(bag)) == bad(Archive.verify(tmp_path / "brief.pdf")) == []
