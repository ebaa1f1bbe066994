"""E-mails: the files within them, and how their pieces are put together."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Field, Published, Reading, Words
from dossier.reading import parts, read
from dossier.reading.mail.mime import leaves, message
from dossier.reading.mail.mime_headers import Headers, decoded
from dossier.reading.text_tools.file_names import Names, safe_name
from tests.reading.mails import STORY, mail, nested, parts_of, raw, read_mail


def told(reading: Reading, field: Field) -> str | None:
    best = reading.description.best(field)
    value = best.value if best else None
    return value.value if isinstance(value, Words | Published) else None


def test_attachments_are_parts_with_names_of_their_own() -> None:
    """Names are decoded, made safe, and told apart; the message's own texts are no parts."""
    message = mail()
    for words in (b"%PDF-1.4 a", b"%PDF-1.4 b"):
        message.add_attachment(words, maintype="application", subtype="pdf", filename="Plan – Hafen/año.pdf")
    found = parts_of(message)
    assert [(part.name, part.data) for part in found] == [("año.pdf", b"%PDF-1.4 a"), ("año (2).pdf", b"%PDF-1.4 b")]
    assert [part.capture.media_type for part in found] == ["application/pdf"] * 2


def test_a_message_within_is_a_part_and_a_mail_itself() -> None:
    """A mail forwarded as an attachment is a report of its own."""
    outer = mail("see attached", Subject="Fwd")
    outer.add_attachment(mail())
    (part,) = parts_of(outer)
    assert part.name == "The unnamed ferry is named.eml"
    assert told(read(part.data, part.name, part.capture), "headline") == "The unnamed ferry is named"
    assert "tap water" not in read_mail(outer).text


def test_what_a_page_draws_is_no_part() -> None:
    """Pictures shown inside the message belong to it; one that is sent along is a part."""
    message = mail("plain")
    message.add_alternative(f'<p>{STORY}</p><img src="cid:logo@x">', subtype="html")
    page = message.get_payload()[1]  # type: ignore[index]
    page.add_related(b"\x89PNG1", "image", "png", cid="<logo@x>", filename="logo.png")  # type: ignore[union-attr]
    message.add_attachment(b"\x89PNG2", maintype="image", subtype="png", filename="quay.png")
    assert [part.name for part in parts_of(message)] == ["quay.png"]


def test_a_signatures_proof_is_no_part() -> None:
    """Keys and proofs are no documents."""
    body = b"--b\r\n\r\nwords\r\n--b\r\nContent-Type: application/pgp-signature; name=a.asc\r\n\r\nx\r\n--b--"
    assert parts_of(raw("", body, "multipart/signed; boundary=b")) == []


def test_a_parts_charset_reaches_its_reading() -> None:
    """What the message says of an attachment's charset counts when the part is read."""
    page = f"<html><body><p>{'Паром назвали в четверг. ' * 9}</p></body></html>"
    body = base64.encodebytes(page.encode("koi8-r")).replace(b"\n", b"\r\n")
    data = raw(
        "Subject: x\r\n",
        b'--b\r\nContent-Type: text/html; charset=koi8-r; name="a.html"\r\nContent-Disposition: attachment\r\n'
        b"Content-Transfer-Encoding: base64\r\n\r\n" + body + b"--b--",
        "multipart/mixed; boundary=b",
    )
    (part,) = parts(data, "a.eml")
    assert "Паром назвали" in read(part.data, part.name, part.capture).rendition


@pytest.mark.parametrize("charset", ["klingon", "", "x" * 500, "unicode_escape", "rot13", "undefined"])
def test_a_charset_that_is_none_costs_no_words(charset: str) -> None:
    """Unknown charsets are read as the web reads them."""
    data = raw(
        "Subject: La lancha\r\n", "La lancha se llamará Peña.".encode("cp1252"), f'text/plain; charset="{charset}"'
    )
    assert "La lancha se llamará Peña." in read_mail(data).rendition


def test_encoded_words_are_joined_before_they_are_decoded() -> None:
    """A letter cut in two by an encoded word's end is whole again; broken words stay as they are."""
    assert decoded("=?utf-8?q?M=C3?= =?utf-8?q?=B6we?=") == "Möwe"
    assert decoded("=?utf-8?b?TcO2d2U?= am Kai") == "Möwe am Kai"
    assert decoded("=?utf-8?q?open") == "=?utf-8?q?open"


@pytest.mark.parametrize(
    "written",
    [
        "attachment; filename*=utf-8''a%C3%B1o.pdf",
        "attachment; filename*0*=utf-8''a%C3%B1; filename*1=o.pdf",
        'attachment; filename="=?utf-8?q?a=C3=B1o=2Epdf?="',
        "attachment; filename*=iso-8859-1'es'a%F1o.pdf",
    ],
)
def test_names_of_files_are_decoded_however_they_are_written(written: str) -> None:
    """RFC 2231 whole or in pieces, and the encoded words that many programs write instead."""
    assert Headers((("Content-Disposition", written),)).parameter("content-disposition", "filename") == "año.pdf"


@given(st.lists(st.text(max_size=30), max_size=12))
def test_names_are_safe_and_never_the_same(stated: list[str]) -> None:
    """No name has a folder, a control character or a twin."""
    names = Names()
    given_ = [names.own(safe_name(name, "application/pdf", "attachment")) for name in stated]
    assert len({name.casefold() for name in given_}) == len(given_)
    assert all(name and not set(name) & set('/\\\0\n\r\t:*?"<>|') and name not in (".", "..") for name in given_)


def test_three_thousand_multiparts_are_read() -> None:
    """Nesting costs no recursion: the words at the bottom are found."""
    data = nested(3_000, STORY.encode())
    assert read_mail(data).text.startswith("GALWAY")
    assert parts_of(data) == []


@pytest.mark.parametrize("kind", ["multipart/mixed", "multipart/mixed; boundary=lost", 'multipart/mixed; boundary=""'])
def test_words_of_a_multipart_without_delimiters_are_kept(kind: str) -> None:
    """Programs that strip attachments leave such messages behind."""
    assert read_mail(raw("Subject: ferry\r\n", STORY.encode(), kind)).text.startswith("GALWAY")


def test_a_message_of_too_many_pieces_says_so() -> None:
    """A flood of pieces is a reason, not a crash."""
    data = raw("", b"--b\r\n\r\nx\r\n" * 10_001, "multipart/mixed; boundary=b")
    with pytest.raises(Unreadable, match="more than 10,000 pieces"):
        read_mail(data)


def test_a_delimiter_with_a_colon_is_no_header_line() -> None:
    """A piece that follows an empty one is not swallowed as its header, and no piece is gone through for each other."""
    empty, whole = b"--night:shift\r\n", b"--night:shift\r\nContent-Type: text/plain\r\n\r\n" + STORY.encode()
    data = raw("Subject: ferry\r\n", empty * 9_000 + whole, 'multipart/mixed; boundary="night:shift"')
    pieces = leaves(message(data))
    assert len(pieces) == 9_001
    assert not any(piece.headers.fields for piece in pieces[:-1])
    assert read_mail(data).text.startswith("GALWAY")


def test_blanks_behind_a_delimiter_are_no_part_of_it() -> None:
    """Relays add blanks (RFC 2046, 5.1.1); a line of blanks that ends otherwise is no delimiter."""
    body = b"--b \t\r\n\r\n" + STORY.encode() + b"\r\n--b" + b" " * 4_000 + b"x\r\n--b-- \r\nbehind"
    pieces = leaves(message(raw("Subject: ferry\r\n", body, "multipart/mixed; boundary=b")))
    assert [piece.body[-1:] for piece in pieces] == [b"x"]


def test_a_header_of_megabytes_is_passed_over() -> None:
    """Huge and endless header lines cost neither the words nor the time."""
    for flood in (b"X: " + b"y " * 3_000_000, b"X: y\r\n" * 300_000, b"X: y\r\n" + b" z\r\n" * 300_000):
        assert (
            "tap water" in read_mail(b"Message-ID: <a>\r\nSubject: s\r\n" + flood + b"\r\n\r\n" + STORY.encode()).text
        )
