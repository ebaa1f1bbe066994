"""Makes PDFs of invented reports for the tests of this room: set by typst, or put together by hand."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pypdfium2
import typst

OPENING = (
    "QUITO, Ecuador — Three people died on Saturday when an old footbridge fell into the river Machangara, the mayor "
    "said, and the council promised an inquiry into warnings that had been filed away for years."
)
STORY = (
    OPENING,
    "The bridge was built in 1911 and had been closed to carts since last year. Two engineers had warned of its state, "
    "the minutes of the council show, and a third had resigned over the matter.",
    "“We had closed it to carts, but not to feet,” the mayor, Ramiro Quel, told reporters at the scene. He left "
    "without taking questions from the families who had come to the bank.",
    "The fire brigade pulled eleven people from the water by nightfall. A diver was treated for the cold, and two "
    "horses were led out of the shallows by a boy of twelve.",
    "Four other crossings will be inspected this week. Two of them are older than the one that fell, and one carries a "
    "water main on which half of the upper town depends.",
)
SALT = (
    "The price of salt rose for the third week in a row, traders on the upper market said, and blamed the rains that "
    "closed the southern road in the middle of the month.",
    "A sack now costs eleven dollars, up from eight in January. Bakers said that they would hold the price of bread "
    "until Easter, and no longer than that, whatever the ministry may say.",
    "Two convoys were on their way from the coast, the ministry said. It did not say when they would arrive.",
)
HEADLINE = "Footbridge falls into the river, killing three"
OTHER = "Salt is dearer again as rains close the road"
BYLINE = "By Ada Ruiz and Benito Haro"


def pdf(source: str) -> bytes:
    """The PDF of a typst document in the font that typst carries with it."""
    return bytes(typst.compile(source.encode(), ignore_system_fonts=True))


def paragraphs(parts: Iterable[str]) -> str:
    return "\n\n".join(parts)


def one_column(*, head: str = "", size: str = "width: 15cm, height: 21cm", parts: Sequence[str] = STORY) -> str:
    """A report as an office program prints it."""
    header = f", header: [{head}]" if head else ""
    return (
        f'#set page({size}{header}, numbering: "1")\n#set text(size: 11pt)\n#set par(justify: true)\n'
        f"#text(20pt)[*{HEADLINE}*]\n\n{BYLINE}\n\n{paragraphs(parts)}\n"
    )


def newspaper(columns: int = 3) -> str:
    """A page with a masthead's line, a headline over several columns, a caption, and another story under the first."""
    return f"""#set page(width: 26cm, height: 24cm, margin: 1.5cm,
  header: [#text(9pt)[A4 #h(1fr) *The Sandoval Courier* #h(1fr) Sunday, March 3, 2019]])
#set text(size: 9pt, lang: "en", hyphenate: true)
#set par(justify: true, first-line-indent: 1em, spacing: 0.65em)
#text(26pt)[*{HEADLINE}*]

#text(13pt)[Council was told twice that the old crossing would not hold]

{BYLINE}
#block(height: {18 // columns}cm, columns({columns}, gutter: 12pt)[{paragraphs(STORY)}

#text(7pt)[Rescuers at the river on Saturday. Photo: Clara Soto]])
#text(18pt)[*{OTHER}*]

By Delia Mora
#block(height: 2cm, columns(3, gutter: 12pt)[{paragraphs(SALT)}])
"""


def browser_print(address: str = "https://sandovalcourier.example/2019/03/footbridge-falls") -> str:
    """A page of the web as a browser prints it, over two pages."""
    return f"""#set page(width: 15cm, height: 12cm, margin: 1.6cm,
  header: text(7pt)[3/4/19, 9:12 AM #h(1fr) {HEADLINE} | The Sandoval Courier #h(1fr)],
  footer: context text(7pt)[#"{address}" #h(1fr) #counter(page).display("1/1", both: true)])
#set text(size: 11pt)
#text(20pt)[*{HEADLINE}*]

{BYLINE}

{paragraphs(STORY)}
"""


def written(objects: Sequence[bytes], trailer: bytes = b"") -> bytes:
    """A PDF of these objects, numbered from 1; the first is the catalog (ISO 32000-1, 7.5)."""
    out = bytearray(b"%PDF-1.4\n")
    places: list[int] = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size %d /Root 1 0 R %b >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, trailer, start)
    return bytes(out)


def content(stream: bytes, pages: int = 1, packed: bytes | None = None) -> list[bytes]:
    """Objects of a PDF whose every page shows the same stream; `packed` takes its place as Flate data."""
    kids = b" ".join(b"%d 0 R" % (5 + n) for n in range(pages))
    data = zlib.compress(stream) if packed is None else packed
    page = (
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /Font << /F 3 0 R >> >> >>"
    )
    return [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Count %d /Kids [%b] >>" % (pages, kids),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(data), data),
        *([page] * pages),
    ]


def ciphered(stream: bytes, meaning: int) -> bytes:
    """A page that is seen as usual, and whose font says that each of its letters means `meaning` and its own number."""
    table = b"1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <%04x> endbfrange" % meaning
    objects = content(stream)
    objects[2] = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>"
    return written([*objects, b"<< /Length %d >>\nstream\n%b\nendstream" % (len(table), table)])


def lines_at(*lines: tuple[float, float, float, str]) -> bytes:
    """A content stream: x, y and size of each line, and its words in Latin letters."""
    return b"".join(
        b"BT /F %g Tf %g %g Td (%b) Tj ET\n" % (size, x, y, words.encode("cp1252")) for x, y, size, words in lines
    )


def locked() -> bytes:
    """A PDF that asks for a password: its keys fit no empty one (ISO 32000-1, 7.6.3)."""
    key = b"<" + b"5a" * 32 + b">"
    objects = [
        *content(lines_at((50, 300, 12, "Secret"))),
        b"<< /Filter /Standard /V 1 /R 2 /O %b /U %b /P -4 >>" % (key, key),
    ]
    identity = b"<" + b"00" * 16 + b">"
    return written(objects, b"/Encrypt %d 0 R /ID [%b %b]" % (len(objects), identity, identity))


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as a scanner sees it: rows of grey dots."""

    width: int
    height: int
    dots: bytes

    def png(self) -> bytes:
        """As PNG (ISO 15948)."""
        rows = b"".join(b"\0" + self.dots[n : n + self.width] for n in range(0, len(self.dots), self.width))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 0, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in parts
        )

    def bmp(self) -> bytes:
        """As a bitmap of Windows, whose rows go up and are filled to fours."""
        rows = [self.dots[n : n + self.width] for n in range(0, len(self.dots), self.width)]
        body = b"".join(row + b"\xff" * (-len(row) % 4) for row in reversed(rows))
        colours = b"".join(bytes((n, n, n, 0)) for n in range(256))
        start = 14 + 40 + len(colours)
        head = struct.pack("<IiiHHIIiiII", 40, self.width, self.height, 1, 8, 0, len(body), 0, 0, 256, 0)
        return b"BM" + struct.pack("<IHHI", start + len(body), 0, 0, start) + head + colours + body

    def pdf(self) -> bytes:
        """As the only thing on a page of a PDF."""
        packed = zlib.compress(self.dots, 9)
        form = b"<< /Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceGray /BitsPerComponent 8"
        image = form % (self.width, self.height) + b" /Filter /FlateDecode /Length %d >>" % len(packed)
        drawn = b"q 400 0 0 500 0 0 cm /I Do Q"
        shown = b"/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >>"
        page = b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] %b >>" % shown
        return written(
            [
                b"<< /Type /Catalog /Pages 2 0 R >>",
                b"<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
                page,
                b"<< /Length %d >>\nstream\n%b\nendstream" % (len(drawn), drawn),
                image + b"\nstream\n" + packed + b"\nendstream",
            ]
        )

    def turned(self) -> Picture:
        """A quarter to the left, as a page lies in a scanner."""
        columns = [self.dots[n :: self.width] for n in range(self.width)]
        return Picture(self.height, self.width, b"".join(reversed(columns)))


def scanned(source: str, dpi: int = 150) -> Picture:
    """The first page of a typst document as a scanner sees it."""
    page = pypdfium2.PdfDocument(pdf(source))[0]
    seen = page.render(scale=dpi / 72, grayscale=True)
    rows = [bytes(seen.buffer)[n : n + seen.width] for n in range(0, seen.stride * seen.height, seen.stride)]
    return Picture(seen.width, seen.height, b"".join(rows))
