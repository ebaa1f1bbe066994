"""Web archives: every page a report of its own, one page alone read as itself, damage told and passed over."""

from __future__ import annotations

import gzip
import zlib

import brotli
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Published, Words
from dossier.model.file_parts import Capture, Part
from dossier.reading import parts, read
from dossier.reading.text_tools.decompression import Packed
from tests.reading.captures import PAGE, Got, arc, page, warc, warc_in_frames, zstd

THREE = (page(1), page(2, "Ferry pier is painted"), page(3, "Gull is elected"))


def held(data: bytes) -> list[Part]:
    return list(parts(data, "a.warc.gz"))


def urls(data: bytes) -> list[str]:
    return [part.name for part in held(data)]


@pytest.mark.parametrize("packed", [True, False])
def test_every_page_is_a_part_with_where_and_when_it_was_got(*, packed: bool) -> None:
    """Address, moment and type come with the bytes that the server sent."""
    first, *_ = found = held(warc(*THREE, packed=packed))
    assert [part.name for part in found] == [got.url for got in THREE]
    assert first.data == THREE[0].data
    assert first.capture == Capture(THREE[0].url, "2020-02-03T04:05:06Z", "text/html; charset=utf-8", "warc")


def test_a_part_read_tells_its_capture() -> None:
    """The address is the report's, and the day of capture a candidate that is never shown."""
    first = held(warc(*THREE))[0]
    found = read(first.data, first.name, first.capture).description
    best = found.best("url")
    assert best is not None
    assert best.value == Words(THREE[0].url)
    assert [e.origin for e in best.evidence] == ["warc:url"]
    assert Published("2020-02-03T04:05+00:00", "minute", "captured") in [c.value for c in found.candidates("published")]
    assert found.best("published") is None


def test_several_pages_are_listed() -> None:
    """The archive itself is a list of what it holds, with who made it; it has no headline and no text."""
    reading = read(warc(*THREE, info={"software": "skerrycrawl 2", "operator": "Archive desk"}), "a")
    assert (reading.reader, reading.media_type) == ("warc/1", "application/warc")
    assert "3 pages" in reading.rendition
    assert "software: skerrycrawl 2" in reading.rendition
    assert f"2020-02-03T04:05:06Z · {THREE[1].url} · text/html" in reading.rendition
    assert reading.text == ""
    assert reading.description.claims == ()
    assert all(e.proves(reading.rendition) for c in reading.description.others for e in c.evidence)


def test_one_page_alone_is_the_archive() -> None:
    """A file that captured one page is read as that page, and holds no parts."""
    data = warc(page(1), Got("https://skerrytimes.example/a.png", b"\x89PNG", "image/png"))
    reading = read(data, "a.warc.gz")
    assert held(data) == []
    assert reading.media_type == "application/warc"
    assert reading.text.startswith("LERWICK")
    best = reading.description.best("url")
    assert best is not None
    assert best.value == Words(THREE[0].url)
    assert all(e.proves(reading.rendition) for c in reading.description.claims for e in c.evidence)


@pytest.mark.parametrize(
    "other",
    [
        Got("https://skerrytimes.example/old", b"<html>moved</html>", status="301 Moved Permanently"),
        Got("https://skerrytimes.example/gone", b"<html>gone</html>", status="404 Not Found"),
        Got("https://skerrytimes.example/robots.txt", b"User-agent: *\n", "text/plain"),
        Got("https://skerrytimes.example/a.css", b"a{}", "text/css"),
        Got("https://skerrytimes.example/a.json", b"{}", "application/json"),
        Got("https://skerrytimes.example/empty", b" \n"),
        Got("https://skerrytimes.example/1", b"", record="revisit", warc={"WARC-Profile": "x"}),
        Got("https://ads.example/frame", b"<html>buy</html>", warc={"WARC-Resource-Type": "sub_frame"}),
        Got("urn:text:https://skerrytimes.example/1", b"words", "text/plain", record="resource"),
        Got("https://skerrytimes.example/x.txt", bytes(range(256)), "text/plain"),
    ],
    ids=lambda got: got.url,
)
def test_what_is_no_page_is_no_part(other: Got) -> None:
    """Redirects, errors, revisits, styles, data, frames and files for machines are passed over."""
    assert urls(warc(page(1), other, page(2))) == [page(1).url, page(2).url]


def test_pdfs_texts_and_resources_are_parts() -> None:
    """What a person reads counts, also where the server did not say what it is."""
    found = (
        Got("https://a.example/a.pdf", b"%PDF-1.4 x", "application/octet-stream"),
        Got("https://a.example/a.txt", b"words of a dispatch", "text/plain"),
        Got("https://a.example/b", b"<!DOCTYPE html><p>words</p>", "text/html", record="resource"),
    )
    assert urls(warc(*found)) == [got.url for got in found]


def chunks(data: bytes) -> bytes:
    half = len(data) // 2
    return b"".join(b"%x;x=1\r\n%b\r\n" % (len(piece), piece) for piece in (data[:half], data[half:])) + b"0\r\n\r\n"


@pytest.mark.parametrize(
    ("sent", "http"),
    [
        (chunks, {"Transfer-Encoding": "chunked"}),
        (gzip.compress, {"Content-Encoding": "gzip"}),
        (lambda d: chunks(gzip.compress(d)), {"Transfer-Encoding": "chunked", "Content-Encoding": "gzip"}),
        (zlib.compress, {"Content-Encoding": "deflate"}),
        (lambda d: zlib.compress(d)[2:-4], {"Content-Encoding": "deflate"}),
        (lambda d: gzip.compress(gzip.compress(d)), {"Content-Encoding": "gzip, gzip"}),
        (lambda d: d, {"Transfer-Encoding": "chunked", "Content-Encoding": "br"}),
    ],
)
def test_pages_are_unpacked_as_they_were_sent(sent, http) -> None:  # type: ignore[no-untyped-def]
    """Chunks, gzip, deflate of both kinds; and what the archive kept unpacked although the header says otherwise."""
    found = held(warc(Got("https://a.example/1", sent(THREE[0].data), http=http), page(2)))
    assert found[0].data == THREE[0].data


def test_a_page_packed_in_an_unknown_way_is_named() -> None:
    """What cannot be unpacked is told in the list, and costs the others nothing."""
    odd = Got("https://a.example/odd", b"LZIP\x01", http={"Content-Encoding": "lzip"})
    data = warc(page(1), odd, page(2))
    assert urls(data) == [page(1).url, page(2).url]
    assert "https://a.example/odd is packed in a way that is not read here (lzip)" in read(data, "a").rendition


def test_pages_packed_with_brotli_are_unpacked() -> None:
    """Pages that a server packed with brotli, as browsers ask for, are read."""
    packed = Got("https://a.example/br", brotli.compress(THREE[0].data), http={"Content-Encoding": "br"})
    assert held(warc(packed, page(2)))[0].data == THREE[0].data


def test_a_charset_that_only_the_server_names_is_heeded() -> None:
    """The part keeps its bytes, and is read by the charset that came with it."""
    words = PAGE.format(title="Маяк снова горит").encode("cp1251")
    got = Got("https://a.example/1", words, "text/html; charset=windows-1251")
    first = held(warc(got, page(2)))[0]
    assert first.data == words
    assert "Маяк снова горит" in read(first.data, first.name, first.capture).text
    assert "Маяк снова горит" in read(warc(got), "a").text


def test_states_of_one_address_bear_one_name() -> None:
    """A page captured twice is two parts of one name."""
    assert urls(warc(page(1), page(1, "Pier lamp is out again"))) == [page(1).url] * 2


def test_one_gzip_member_for_all_is_read() -> None:
    """An archive that was packed as a whole is read as one that was packed by records."""
    assert urls(gzip.compress(warc(*THREE, packed=False))) == [got.url for got in THREE]


def test_damage_costs_the_damaged_record_alone() -> None:
    """Records before and after a broken place are found, and the list says that something is missing."""
    broken = bytearray(warc(*THREE))
    middle = bytes(broken).index(b"\x1f\x8b\x08", 10)
    broken[middle + 40 : middle + 90] = bytes(50)
    assert urls(bytes(broken)) == [THREE[0].url, THREE[2].url]
    assert "damaged in one place" in read(bytes(broken), "a").rendition


def test_a_wrong_length_costs_no_later_record() -> None:
    """A record that claims more or less than it has is passed over to the next."""
    data = warc(*THREE, packed=False)
    length = b"Content-Length: "
    at = data.index(length) + len(length)
    wrong = data[:at] + b"9" + data[at + 1 :]
    assert THREE[2].url in urls(wrong)


def test_a_truncated_archive_gives_what_is_whole_and_says_so() -> None:
    """A download that broke off."""
    for packed in (True, False):
        data = warc(*THREE, packed=packed)
        assert urls(data[:-60])[:2] == [THREE[0].url, THREE[1].url]
        cut = read(data[:-60], "a")
        assert "cut off within its last record" in cut.rendition
        assert (cut.lacks, read(data, "a").lacks) == ("is cut off within its last record", None)


@pytest.mark.parametrize("packed", [False, True])
def test_wherever_an_archive_breaks_off_it_is_told(*, packed: bool) -> None:
    """In a record's header or its first word as in its block: only a break between two records shows nothing."""
    data = warc(*THREE[:2], packed=packed)
    whole = {len(warc(*THREE[:number], packed=packed)) for number in (1, 2)}
    between = whole if packed else {size - back for size in whole for back in range(5)}
    for size in range(80, len(data)):  # less of gzip shows nothing of what it packs
        try:
            told = read(data[:size], "a.warc").lacks or ""
        except Unreadable as error:
            told = error.reason
        assert ("cut off" in told) != (size in between), size


def test_an_archive_without_pages_says_so() -> None:
    """Pictures alone are no report."""
    with pytest.raises(Unreadable, match="without a page that can be read"):
        read(warc(Got("https://a.example/a.png", b"\x89PNG", "image/png")), "a.warc.gz")


def test_a_gzip_file_that_is_no_web_archive_is_the_file_within() -> None:
    """Other packed files are read as what they pack."""
    assert read(gzip.compress(b"Words of a note."), "a.txt.gz").media_type == "text/plain"


def test_a_page_that_unfolds_without_end_is_left_out() -> None:
    """A bomb behind the server's packing, and one behind the archive's, cost their own page and are named."""
    bomb = gzip.compress(bytes(70 << 20))
    inside = Got("https://a.example/bomb", bomb, http={"Content-Encoding": "gzip"})
    outside = Got("https://a.example/bomb", b"<html>" + bytes(90 << 20))
    for got in (inside, outside):
        data = warc(page(1), got, page(2))
        assert urls(data) == [page(1).url, page(2).url]
        assert "https://a.example/bomb" in read(data, "a").rendition


def test_unfolding_stops_at_its_bound() -> None:
    """No more is unfolded than allowed, and the source says that it stopped."""
    source = Packed(gzip.compress(bytes(5 << 20)), whole=2 << 20)
    assert len(source.take(5 << 20)) <= 3 << 20
    assert source.ended
    assert source.spent


@given(st.data())
def test_any_damage_is_survived(data: st.DataObject) -> None:
    """However an archive is cut and overwritten: parts are what servers sent, or there is a reason."""
    whole = bytearray(warc(*THREE, packed=data.draw(st.booleans())))
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(5, len(whole) - 1))
        whole[at : at + 1] = data.draw(st.binary(max_size=4))
    broken = bytes(whole[: data.draw(st.integers(10, len(whole)))])
    try:
        reading = read(broken, "a.warc")
    except Unreadable as error:
        assert error.reason
        return
    found = reading.description
    assert all(e.proves(reading.rendition) for c in (*found.claims, *found.others) for e in c.evidence)
    assert len(held(broken)) <= 6


def test_of_how_an_archive_was_made_a_hundred_lines_are_told() -> None:
    """An archive that says so over and over costs no more than one that says it once."""
    made = b"".join(warc(info={"operator": f"Desk {number}"}) for number in range(3_000))
    rendition = read(made + warc(page(1), page(2)), "a.warc.gz").rendition
    assert "operator: Desk 99\n" in rendition and "operator: Desk 100\n" not in rendition
    assert "2 pages" in rendition


@pytest.mark.parametrize("packed", [True, False])
@pytest.mark.parametrize("form", [1, 2])
def test_an_arc_file_holds_pages_as_a_warc_does(form: int, *, packed: bool) -> None:
    """Address and moment of each page come from the line that opens its record; what is no page is left out."""
    style = Got("https://skerrytimes.example/s.css", b"a { color: red }", kind="text/css")
    found = held(arc(THREE[0], style, *THREE[1:], packed=packed, form=form))
    assert [part.name for part in found] == [got.url for got in THREE]
    assert [part.data for part in found] == [got.data for got in THREE]
    assert found[0].capture == Capture(THREE[0].url, "2020-02-03T04:05:06Z", "text/html; charset=utf-8", "warc")
    assert read(arc(THREE[0], packed=packed, form=form), "a.arc").description.best("headline") is not None


def test_a_cut_or_spoilt_arc_file_says_so() -> None:
    """What is whole is read, and the gap is named; a line that no record has is not taken for one."""
    whole = arc(*THREE, packed=False)
    cut = read(whole[:-300], "a.arc")
    assert cut.lacks is not None
    assert "cut off" in cut.lacks
    middle = whole.index(THREE[1].url.encode())
    spoilt = read(whole[:middle] + b"x" * 90_000 + whole[middle + 20 :], "a.arc")
    assert spoilt.lacks is not None
    assert "damaged" in spoilt.lacks
    packed = arc(*THREE)
    second = packed.index(b"\x1f\x8b", packed.index(b"\x1f\x8b", 10) + 10)
    broken = packed[: second + 30] + b"\xff" * 20 + packed[second + 50 :]
    assert [part.name for part in held(broken)] == [THREE[0].url, THREE[2].url]


SAMPLES = [PAGE.format(title=f"Vote {n} on the pier lamp of Lerwick").encode() for n in range(200)]


def dictionary() -> bytes:
    trained = zstd.train_dict(SAMPLES, 4096)
    return bytes(trained.dict_content)


@pytest.mark.parametrize("words", ["none", "plain", "folded"])
def test_a_warc_in_zstandard_frames_is_read(words: str) -> None:
    """One frame a record, with a dictionary in a frame before them or without one."""
    data = warc_in_frames(*THREE, dictionary=b"" if words == "none" else dictionary(), folded=words == "folded")
    assert [part.data for part in held(data)] == [got.data for got in THREE]
    cut = read(data[:-40], "a.warc.zst")
    assert cut.lacks is not None
    assert "cut off" in cut.lacks
    spoilt = data.rindex(b"\x28\xb5\x2f\xfd", 0, data.rindex(b"\x28\xb5\x2f\xfd"))  # the second frame
    broken = data[: spoilt + 12] + b"\xff" * 40 + data[spoilt + 52 :]
    assert THREE[0].url in [part.name for part in held(broken)]
    assert read(broken, "a.warc.zst").lacks is not None


def test_a_page_sent_in_zstandard_is_unpacked() -> None:
    """Servers pack answers so, and archives keep them as they came; a bomb is named."""
    sent = Got(THREE[0].url, zstd.compress(THREE[0].data), http={"Content-Encoding": "zstd"})
    assert held(warc(sent, THREE[1]))[0].data == THREE[0].data
    bomb = Got(THREE[2].url, zstd.compress(bytes(80 << 20)), http={"Content-Encoding": "zstd"})
    assert "unfolds to more than" in read(warc(THREE[0], bomb), "a").rendition


def test_a_file_in_zstandard_is_unpacked() -> None:
    """A page that a script packed is read as the page; damage and bombs are named."""
    assert read(zstd.compress(THREE[0].data), "a.html.zst").description.best("headline") is not None
    for data, reason in ((zstd.compress(bytes(80 << 20)), "unfolds to more"), (b"\x28\xb5\x2f\xfd\0\0", "damaged")):
        with pytest.raises(Unreadable, match=reason):
            read(data, "a.html.zst")
