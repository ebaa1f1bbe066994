"""Exports that are too large, cut off, or packed several times: what is whole is read, and a sentence says the rest."""

from __future__ import annotations

import csv
import json
import zipfile
from io import BytesIO, StringIO
from pathlib import Path

import pytest

from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits
from dossier.reading import parts, read
from tests.intake.test_parts import add
from tests.intake.warm import Warm
from tests.repository.house import REPORTS, House

BODY = "The ferry ran aground on Tuesday night, the mayor said, and four people were hurt. " * 4
STORIES = [
    {"title": f"Ferry {n} runs aground off Puerto Nadir", "author": "Ada Ruiz", "date": "2024-03-06", "text": BODY}
    for n in range(12)
]


def mailbox(count: int) -> bytes:
    return b"".join(
        f"From ada@harbour.example Mon Mar  4 10:00:00 2024\nFrom: Ada <ada@harbour.example>\nMessage-ID: <{n}@x>\n"
        f"Subject: Ferry {n}\nDate: Mon, 4 Mar 2024 10:00:00 +0000\n\n{BODY}\n\n".encode()
        for n in range(count)
    )


def packed(files: dict[str, bytes], *, streamed: bool = False) -> bytes:
    """A zip; `streamed`: each part's size comes after it, as programs write that cannot go back."""

    class Pipe(BytesIO):
        def seekable(self) -> bool:
            return not streamed

        def seek(self, *_: int) -> int:
            raise OSError

    out = Pipe() if streamed else BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in files.items():
            made.writestr(name, data)
    return out.getvalue()


def test_a_mailbox_that_is_too_large_is_read_as_far_as_there_is_room(house: House, drop: Path) -> None:
    """All its bytes are kept; whole messages in its beginning are reports, and a sentence names both sizes."""
    data = mailbox(40)
    (drop / "all.mbox").write_bytes(data)
    with ReaderPool(1, Limits(file=4096, web_archive=len(data) // 4)) as readers:
        outcomes = add(house, readers, drop)
    (box,) = [one for one in outcomes if one.item is None]
    messages = [one for one in outcomes if one.item]
    whole = data[: len(data) // 4].rfind(b"\nFrom ") + 1
    assert (box.status, box.reason) == (
        "added",
        f"has {len(data):,} bytes; the messages in the first {whole:,} are read",
    )
    assert [one.status for one in messages] == ["added"] * (len(data) // 4 * 40 // len(data))
    version = house.catalog.versions(box.report or "")[0]
    assert house.store.read(version.sha256) == data
    house.assert_sound()


def test_containers_in_containers_are_followed(house: House, drop: Path, warm: Warm) -> None:
    """Five deep each story is a report; what lies deeper than readers follow is kept within the file that holds it."""
    inner = packed({"story.txt": REPORTS[0].encode()})
    for n in range(4):
        inner = packed({f"{n}.zip": inner, f"{n}.txt": f"{REPORTS[1]}{n}".encode()})
    (drop / "five.zip").write_bytes(inner)
    for n in range(9):
        inner = packed({f"more {n}.zip": inner})
    (drop / "many.zip").write_bytes(inner)
    outcomes = add(house, warm, drop / "five.zip")
    places = {one.path.partition("five.zip")[2] for one in outcomes if one.status == "added"}
    assert "//3.zip//2.zip//1.zip//0.zip//story.txt" in places and len(places) == 10
    deep = add(house, warm, drop / "many.zip")
    assert {one.status for one in deep} == {"added"} and not any(one.path.endswith(".txt") for one in deep)
    house.assert_sound()


def table() -> bytes:
    out = StringIO()
    rows = csv.DictWriter(out, STORIES[0])
    rows.writeheader()
    rows.writerows(STORIES)
    return out.getvalue().encode()


def references() -> bytes:
    return "".join(
        f"TY  - NEWS\nTI  - {one['title']}\nAU  - Ruiz, Ada\nDA  - 2024/03/06\nAB  - {one['text']}\nER  - \n\n"
        for one in STORIES
    ).encode()


def feed() -> bytes:
    items = (f"<item><title>{one['title']}</title><description>{one['text']}</description></item>" for one in STORIES)
    return f'<?xml version="1.0"?><rss version="2.0"><channel><title>C</title>{"".join(items)}</channel></rss>'.encode()


EXPORTS = {
    "a.json": json.dumps(STORIES).encode(), "a.jsonl": "\n".join(map(json.dumps, STORIES)).encode(), "a.csv": table(),
    "a.ris": references(), "a.rss": feed(), "a.mbox": mailbox(12),
    "a.zip": packed({f"{n}.txt": f"{one['title']}\n\n{one['text']}".encode() for n, one in enumerate(STORIES)}),
    "b.zip": packed({f"{n}.txt": f"{one['title']}\n\n{one['text']}".encode() for n, one in enumerate(STORIES)},
                    streamed=True),
}  # fmt: skip
NO_END = ("a.mbox",)  # a format that does not say where it ends


@pytest.mark.parametrize("name", EXPORTS)
def test_an_export_that_is_cut_off_gives_what_is_whole(name: str) -> None:
    """Wherever it is cut, every story before the cut is there as in the whole file, and the reason is a sentence."""
    data = EXPORTS[name]
    whole = [part.data for part in parts(data, name)]
    assert len(whole) == 12 and read(data, name).lacks is None
    for share in (0.35, 0.62, 0.9):
        end = data.rfind(b"aground on Tuesday", 0, int(len(data) * share)) if b"aground" in data else 0
        torn = data[: end + 4 if end > 0 else int(len(data) * share)]
        found = [part.data for part in parts(torn, name)]
        same = [one for one, other in zip(found, whole, strict=False) if one == other]
        assert len(same) >= max(2, 12 * share - 4), (name, share, len(same), len(found))
        assert len(found) - len(same) <= 1
        assert name in NO_END or "cut off" in (read(torn, name).lacks or ""), (name, share)


def test_half_a_document_is_no_collection_of_files() -> None:
    """A DOCX that is cut off is refused, and its parts are no reports."""
    from dossier.errors import Unreadable

    document = packed({"[Content_Types].xml": b"<Types/>" * 50, "word/document.xml": b"<w:document/>" * 50})
    with pytest.raises(Unreadable, match="damaged"):
        read(document[: len(document) // 2], "a.docx")
