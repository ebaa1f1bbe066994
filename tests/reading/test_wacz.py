"""WACZ: a zip container of web archives, their pages told by title."""

from __future__ import annotations

import json
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from dossier.errors import Unreadable
from dossier.reading import parts, read
from tests.reading.captures import Got, page, warc

PAGES = (
    b'{"format": "json-pages-1.0", "id": "pages"}\nnot json\n'
    + json.dumps({"url": page(1).url, "ts": "2020-02-03T04:05:06Z", "title": "Pier lamp is lit again"}).encode()
    + b"\n"
    + json.dumps({"url": page(2).url}).encode()
)
PACKAGE = json.dumps({"profile": "data-package", "title": "Skerry, winter", "software": "skerrycrawl 2"}).encode()


def wacz(files: dict[str, bytes]) -> bytes:
    """A container of these files, which a package file describes."""
    stream = BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as container:
        for name, data in ({"datapackage.json": PACKAGE} | files).items():
            container.writestr(name, data)
    return stream.getvalue()


def test_pages_of_all_its_archives_are_parts() -> None:
    """Several WARCs in one container are read one after another."""
    data = wacz({"archive/a.warc.gz": warc(page(1)), "archive/b.warc": warc(page(2), packed=False)})
    found = list(parts(data, "a.wacz"))
    assert [part.name for part in found] == [page(1).url, page(2).url]
    assert {part.capture.told_by for part in found} == {"wacz"}


def test_the_list_tells_titles() -> None:
    """What the container says of itself and of its pages stands in the list; a broken line costs no other."""
    reading = read(wacz({"archive/a.warc.gz": warc(page(1), page(2)), "pages/pages.jsonl": PAGES}), "a.wacz")
    assert (reading.reader, reading.media_type) == ("wacz/1", "application/wacz")
    assert "title: Skerry, winter" in reading.rendition
    assert f"{page(1).url} · text/html · {len(page(1).data):,} bytes · Pier lamp is lit again" in reading.rendition


def test_half_a_character_in_a_title_is_left_out() -> None:
    """JSON can spell a lone surrogate, which no file can hold; the rendition is without it."""
    listed = json.dumps({"url": page(1).url, "title": "Pier \udc00 lamp"}).encode()
    package = json.dumps({"title": "Skerry \ud800 winter"}).encode()
    files = {"datapackage.json": package, "archive/a.warc": warc(page(1), page(2)), "pages/pages.jsonl": listed}
    rendition = read(wacz(files), "a.wacz").rendition
    assert "title: Skerry winter" in rendition and "Pier lamp" in rendition
    assert rendition.encode().decode() == rendition


def test_one_page_alone_is_the_container() -> None:
    """A container of one page is read as that page."""
    data = wacz({"archive/a.warc.gz": warc(page(1))})
    reading = read(data, "a.wacz")
    assert reading.text.startswith("LERWICK")
    assert reading.media_type == "application/wacz"
    assert list(parts(data, "a.wacz")) == []


def test_a_broken_package_file_costs_no_page() -> None:
    """What describes the container may be missing or hostile."""
    for package in (b"", b"[" * 100_000, b"[1]", b'{"title": 5}'):
        data = wacz({"datapackage.json": package, "archive/a.warc.gz": warc(page(1), page(2))})
        assert "2 pages" in read(data, "a.wacz").rendition


def test_a_container_without_archives_says_so() -> None:
    """A package of other data is no web archive."""
    with pytest.raises(Unreadable, match="without a page"):
        read(wacz({"archive/notes.txt": b"x"}), "a.wacz")


def test_a_damaged_container_says_so() -> None:
    """A download that broke off has lost its table of contents."""
    data = wacz({"archive/a.warc.gz": warc(page(1), page(2), Got("https://a.example/big", bytes(200_000)))})
    with pytest.raises(Unreadable, match=r"damaged|zip"):
        read(data[: len(data) // 2], "a.wacz")


def test_a_bomb_in_the_container_is_a_reason() -> None:
    """An index that unfolds without end is refused before it is unfolded."""
    with pytest.raises(Unreadable, match="too large"):
        read(wacz({"archive/a.warc.gz": warc(page(1)), "pages/pages.jsonl": bytes(40 << 20)}), "a.wacz")
