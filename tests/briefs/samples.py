"""Case files made of invented reports, for the tests and the benchmark of briefs."""

from __future__ import annotations

from datetime import UTC, datetime

from dossier.briefs import Brief, compose
from dossier.model.cases import Case, CaseFile, Note, Source
from dossier.model.claims import Claim, Dateline, Description, Person, Place, Published, Value, Words
from dossier.model.digest import Digest
from dossier.model.evidence import Evidence, Span, quoted
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record, Version

MADE = datetime(2026, 5, 15, 18, 30, tzinfo=UTC)
PUEBLA = Place("Puebla", "Puebla", "MX", 19.04, -98.2)
MIAMI = Place("Miami", "Florida", "US", 25.77, -80.19)

HOSTILE = (
    '#eval("1+1") *bold* $x^2$ @label <script>alert(1)</script> <img src="https://tracker.example/x.png"> '
    '</template></mark><meta http-equiv="refresh" content="0;url=https://evil.example/"> '
    '#import "/etc/passwd": * \u202egnp.exe\u202c \x07\x1b[31m {{ 7*7 }} <!-- ]]> &amp; "quoted"'
)


def words(text: str, quote: str) -> Evidence:
    """Evidence for the first place where `quote` stands in `text`."""
    start = text.index(quote)
    return quoted(text, start, start + len(quote))


def version(number: int, text: str, count: int = 1, name: str = "") -> tuple[Version, ...]:
    """Versions 1..count of report `R<number>`; the last is read and has `text` as its rendition."""
    return tuple(
        Version(
            report=f"R{number}",
            number=at,
            sha256=Digest.of(f"{number}/{at}".encode()),
            size=4000 + at,
            media_type="text/html",
            path=f"/reports/{name or f'report-{number}.html'}",
            modified="2026-05-03T06:00:00Z",
            first_seen=f"2026-05-1{at}T09:30:00Z",
            state="read",
            reader="html/1",
            rendition=Digest.of(text.encode()) if at == count else None,
        )
        for at in range(1, count + 1)
    )


def source(number: int, text: str, claims: tuple[Claim, ...], paragraphs: tuple[Span, ...], count: int = 1) -> Source:
    """A read source out of its text, its claims and its paragraphs."""
    versions = version(number, text, count)
    record = Record(f"R{number}", count, text, paragraphs)
    return Source(record, versions[-1], versions, Description(claims, paragraphs))


def report(
    number: int,
    outlet: str | None,
    headline: str,
    names: tuple[str, ...],
    dateline: tuple[str, Dateline] | None,
    published: tuple[str, Published] | None,
    body: tuple[str, ...],
    language: str = "en",
    count: int = 1,
) -> Source:
    """A report whose text is its masthead, headline, byline, date and paragraphs, an empty line apart."""
    opening = (dateline[0] + " — " if dateline else "") + body[0]
    head = [part for part in (outlet, headline, " and ".join(names), published[0] if published else "") if part]
    paragraphs = [opening, *body[1:]]
    text = "\n\n".join([*head, *paragraphs])
    told: list[tuple[str, Value, str | None]] = [("headline", Words(headline), headline)]
    told += [("outlet", Words(outlet), outlet)] if outlet else []
    told += [("byline", Person(name), name) for name in names]
    told += [("dateline", dateline[1], dateline[0])] if dateline else []
    told += [("published", published[1], published[0])] if published else []
    claims = [Claim(field, value, (words(text, quote),)) for field, value, quote in told]  # type: ignore[arg-type]
    claims.append(Claim("language", Words(language), (Evidence("json-ld", language),)))
    spans, at = [], 0
    for paragraph in paragraphs:
        at = text.index(paragraph, at)
        spans.append(Span(at, at + len(paragraph)))
    return source(number, text, tuple(claims), tuple(spans), count)


def correo() -> Source:
    return report(
        1,
        "El Correo del Altiplano",
        "Incendio en el mercado deja cuatro muertos y 17 heridos",
        ("Ángela Núñez Peñaloza", "Íñigo Güemes"),
        ("PUEBLA, 3 de mayo", Dateline(PUEBLA, "2026-05-03")),
        ("3 de mayo de 2026", Published("2026-05-03")),
        (
            "Un incendio en el mercado dejó cuatro muertos y 17 heridos, informó el jefe de bomberos, Óscar Ibáñez.",
            "Las llamas empezaron en un puesto de telas, según el Sr. Ibáñez. «Nunca vimos un fuego tan rápido», dijo.",
            "El alcalde visitó a las familias por la tarde y prometió ayuda.",
            "Ya de noche hubo más noticias. La policía detuvo a tres personas. Nadie más fue buscado.",
        ),
        "es",
        count=2,
    )


def ledger() -> Source:
    return report(
        2,
        "The Miami Ledger",
        "Market fire kills five in central Mexico",
        ("Ada Ruiz",),
        ("MIAMI, May 4", Dateline(MIAMI, "2026-05-04", "inferred")),
        ("May 4, 2026, 2:05 p.m. EDT", Published("2026-05-04T14:05-04:00", "minute")),
        ("At least five people died when a fire tore through a market, officials said.", "Police arrested two men."),
    )


def statement() -> Source:
    """No outlet, no date, no byline, and words that try to be markup."""
    return report(3, None, "Statement of the traders", (), None, None, ("We mourn the dead.", HOSTILE))


def sabana() -> Source:
    """Dated without a year, in a text with scripts that few fonts hold."""
    return report(
        4,
        "Diario La Sabana",
        "Πυρκαγιά حريق في سوق 墨西哥市场火灾 🔥 cuatro muertos",
        ("ليلى حداد",),
        ("BOGOTÁ, 5 de mayo", Dateline(Place("Bogotá", None, "CO"), "--05-05")),
        None,
        ("Cuatro personas murieron, confirmaron las autoridades.", "لقي أربعة أشخاص مصرعهم في حريق."),
    )


def held() -> Source:
    """A source in quarantine."""
    last = Version(
        "R5", 1, Digest.of(b"5"), 812, "application/pdf", "/reports/clipping.pdf", None, "2026-05-12T10:00:00Z",
        "quarantined", "the file is encrypted",
    )  # fmt: skip
    return Source(Record("R5", 1, "", ()), last, (last,), None)


def cell(of: Source, value: int | str, quote: str, attributed: str | None = None) -> Cell:
    evidence = words(of.record.rendition, quote)
    return Cell(of.record.report, of.record.version, value, evidence, "exactly", attributed)


def market() -> CaseFile:
    """Five sources, one of them in quarantine, with findings of several kinds and two notes."""
    sources = (correo(), ledger(), statement(), sabana(), held())
    killed = Finding(
        "figure", "killed", "people", False,
        (cell(sources[0], 4, "dejó cuatro muertos", "fire chief"), cell(sources[1], 5, "five people died"),
         cell(sources[3], 4, "Cuatro personas murieron")),
    )  # fmt: skip
    arrested = Finding(
        "figure", "arrested", None, False,
        (cell(sources[0], 3, "detuvo a tres personas"), cell(sources[1], 2, "arrested two men")),
    )  # fmt: skip
    agreed = Finding("name", "person", None, True, (cell(sources[0], "Óscar Ibáñez", "Óscar Ibáñez"),))
    notes = (Note("Four became five.\nAsk the <b>chief</b>.", "2026-05-13T10:20:00Z", "person:Ana Ruiz"),)
    case = Case("C1", "Fire at the market <Puebla>", "2026-05-10T00:00:00Z", notes=notes)
    return CaseFile(case, sources, (agreed, killed, arrested))


def dated() -> CaseFile:
    """Three reports that tell two days of one happening, one of them without its year."""
    days = ("May 3, 2026", "2026-05-03", "on May 3"), ("May 4, 2026", "2026-05-04", "on Sunday"), (
        "2026-05-05", "2026-05-05", "in May",
    )  # fmt: skip
    sources = tuple(
        report(at, outlet, "A market burns", (), None, (day, Published(iso)), (f"It burned {quote}.",))
        for at, (outlet, (day, iso, quote)) in enumerate(
            zip(("El Correo", "The Ledger", "La Sabana"), days, strict=True), 1
        )
    )
    told = ("2026-05-03", "2026-05-03", "--05-02")
    cells = tuple(cell(of, date, day[2]) for of, date, day in zip(sources, told, days, strict=True))
    case = Case("C2", "When it burned", "2026-05-10T00:00:00Z")
    return CaseFile(case, sources, (Finding("date", "fire", None, False, cells),))


def brief_of(file: CaseFile | None = None) -> Brief:
    return compose(file or market(), MADE, "software:dossier/0.1.0")


def many(count: int = 60, findings: int = 20) -> CaseFile:
    """`count` reports with long names; one finding over the first `findings` of them."""
    body = "The council would meet again on Thursday to decide whether the market should reopen this month. "
    sources = tuple(
        report(
            n,
            f"The Herald of the Eastern Plains and the Upper Valley {n}",
            f"Report {n} on the fire, with a headline of an ordinary length",
            (f"Wilhelmina Featherstone {n}",),
            (f"PUEBLA, May {n % 28 + 1}", Dateline(PUEBLA, f"2026-05-{n % 28 + 1:02d}")),
            None,
            (f"Some {n + 3} people died in the fire, officials said. " + body * 8, body * 12, body * 20),
        )
        for n in range(1, count + 1)
    )
    cells = tuple(cell(item, at + 3, f"Some {at + 3} people died") for at, item in enumerate(sources[:findings], 1))
    case = Case("C9", "Many reports with long names", "2026-05-10T00:00:00Z")
    return CaseFile(case, sources, (Finding("figure", "killed", "people", False, cells),))
