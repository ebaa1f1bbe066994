"""Pages saved as MHTML: read as the page that they are, with where and when they were saved."""

from __future__ import annotations

import pytest

from dossier.errors import Unreadable
from dossier.model.claims import Published, Reading, Words
from dossier.reading import parts, read
from dossier.reading.mail.mhtml import MhtmlReader
from tests.reading.labels import EXAMPLES

PAGE = """<html lang="es"><head><title>La lancha se llamará Peña | El Espigón</title></head><body><article>
<h1>La lancha se llamará Peña</h1><p class="byline">Por Nicanor Urrutia</p>
<p>BILBAO.- La lancha de la ría se llamará Peña, decidió ayer la junta del puerto tras once votaciones.</p>
<p>Nadie recuerda quién fue Peña, admitió el secretario, pero el rótulo ya estaba pintado.</p>
</article></body></html>"""
URL = "https://elespigon.example/lancha"
FROM = "From: <Saved by Blink>\r\n"


def saved(page: bytes, *, head: str = FROM, kind: str = "text/html", more: str = "", extra: bytes = b"") -> bytes:
    """A file as browsers save it; `kind` is the page's type, `more` further lines of its header."""
    top = (
        f"{head}Snapshot-Content-Location: {URL}?a=1\r\nSubject: x\r\nDate: Tue, 4 May 2021 09:08:07 -0000\r\n"
        'MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="--b--"\r\n\r\n\r\n'
    )
    part = f"----b--\r\nContent-Type: {kind}\r\n{more}Content-Location: {URL}?a=1\r\n\r\n"
    return top.encode() + extra + part.encode() + page + b"\r\n----b----\r\n"


def url(reading: Reading) -> str:
    best = reading.description.best("url")
    assert best is not None
    assert isinstance(best.value, Words)
    return best.value.value


def test_a_saved_page_is_read_as_the_page() -> None:
    """Headline, byline and text are the page's own, and the reader says what file it was."""
    reading = read(saved(PAGE.encode()), "a.mhtml")
    assert (reading.reader, reading.media_type) == ("mhtml/3", "multipart/related")
    assert reading.text.startswith("BILBAO.- La lancha")
    assert list(parts(saved(PAGE.encode()), "a.mhtml")) == []


def test_what_a_browser_writes_is_read() -> None:
    """A file made by Chromium, which names no charset and saves a frame beside the page."""
    reading = read((EXAMPLES / "es-chromium.mhtml").read_bytes(), "page")
    assert reading.reader == "mhtml/3"
    assert "Jacinta Ordóñez" in reading.rendition
    assert "almadraba" not in reading.rendition


def test_the_address_it_was_saved_from_is_evidence() -> None:
    """Without an address of its own, the page's is the one in the header, whose words prove it."""
    reading = read(saved(PAGE.encode()), "a")
    assert url(reading) == f"{URL}?a=1"
    best = reading.description.best("url")
    assert best is not None
    assert [e.origin for e in best.evidence] == ["header:Snapshot-Content-Location"]
    assert all(e.proves(reading.rendition) for e in best.evidence)


def test_a_pages_own_address_counts_more() -> None:
    """The canonical address wins over the one that was asked for."""
    page = PAGE.replace("<head>", f'<head><link rel="canonical" href="{URL}">')
    assert url(read(saved(page.encode()), "a")) == URL


def test_when_it_was_saved_is_never_shown_as_published() -> None:
    """The day of saving is a candidate that says what it is."""
    found = read(saved(PAGE.encode()), "a").description
    assert found.best("published") is None
    (kept,) = found.candidates("published")
    assert kept.value == Published("2021-05-04T09:08+00:00", "minute", "captured")


@pytest.mark.parametrize(
    ("charset", "kind"),
    [
        ("utf-8", "text/html"),
        ("cp1252", "text/html"),
        ("cp1252", "text/html; charset=windows-1252"),
        ("utf-16-le", 'text/html; charset="utf-16le"'),
        ("cp850", "text/html; charset=cp850"),
    ],
)
def test_the_charset_is_the_headers_or_found(charset: str, kind: str) -> None:
    """What the part's header names counts; without it the page is read as any page."""
    assert "Peña" in read(saved(PAGE.encode(charset), kind=kind), "a").text


def test_other_browsers_files_are_known() -> None:
    """Internet Explorer's and others' files, and files whose header says nothing of a browser but the ending does."""
    for head in ('From: "Saved by Windows Internet Explorer 8"\r\n', "From: <Saved by UnMHT>\r\n", ""):
        assert read(saved(PAGE.encode(), head=head), "a.mht").reader == "mhtml/3"


def test_a_mail_with_pictures_is_a_mail() -> None:
    """A message that was sent may be built as a saved page is; it stays a mail."""
    sent = saved(PAGE.encode(), head="From: Ida <ida@espigon.example>\r\nMessage-ID: <1@espigon.example>\r\n")
    assert read(sent.replace(b"Snapshot-Content-Location", b"X-Was"), "a").reader == "mail/3"


def test_the_page_that_start_names_is_the_root() -> None:
    """Where the header names the root by its id, a page before it is only a part of it."""
    data = saved(
        PAGE.encode(), more="Content-ID: <root@x>\r\n", extra=b"----b--\r\nContent-Type: text/html\r\n\r\n<p>ad</p>\r\n"
    )
    data = data.replace(b'type="text/html";', b'type="text/html"; start="<root@x>";').replace(b"Snapshot-Content", b"X")
    assert read(data, "a.mhtml").text.startswith("BILBAO")


def test_a_file_without_a_page_says_so() -> None:
    """A picture saved so is no page."""
    with pytest.raises(Unreadable, match="holds no page"):
        MhtmlReader().read(saved(b"\x89PNG", kind="image/png"), "a.mhtml")


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9, 0.99])
def test_a_file_that_is_cut_off_gives_what_it_has(share: float) -> None:
    """A download that broke off is read as far as it goes, or refused with a reason."""
    data = saved(PAGE.encode())
    try:
        reading = read(data[: int(len(data) * share)], "a.mhtml")
    except Unreadable as error:
        assert error.reason
        return
    assert all(e.proves(reading.rendition) for c in reading.description.claims for e in c.evidence)


@pytest.mark.parametrize("name", ["a.mht", "a.doc"])
def test_what_an_office_program_saves_is_a_page(name: str) -> None:
    """Word's single-file page states neither sender nor subject, and often bears a document's ending."""
    top = 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="=_x"\r\n\r\nSingle File Web Page.\r\n\r\n'
    part = '--=_x\r\nContent-Location: file:///C:/A/b.htm\r\nContent-Type: text/html; charset="utf-8"\r\n\r\n'
    reading = read((top + part + PAGE + "\r\n--=_x--\r\n").encode(), name)
    assert reading.reader == "mhtml/3"
    assert reading.text.startswith("BILBAO.- La lancha")
