"""Invented reports of one invented event, in English and Spanish."""

from __future__ import annotations

import re

from dossier.model.evidence import Span
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record

TIMES = """Two die as barge strikes pier
PARANÁ, May 3 - At least nine passengers were injured and seven workers were arrested when a barge struck a pier on
Saturday, according to the provincial prosecutor. Two people were killed. Ana Ruiz, 43, was among them.
"They gave us no time to get the children off the planks," said Marta Olvera, a weaver.
Some 250 residents were evacuated, police said."""

HERALD = """Barge disaster: toll rises
PARANÁ - The death toll rose to three on Monday. Police said 12 passengers were injured. Officers arrested
seven dockers. "They gave us no time to get the children off," Olvera said. "We will look into
every rope," said mayor Pedro Ibarra."""

DIARIO = """Choque de barcaza deja dos muertos
PARANÁ. Murieron dos personas, informó Protección Civil. Al menos nueve pasajeros resultaron heridos y siete obreros
fueron detenidos, según la fiscalía. Hay entre 20 y 25 desaparecidos. Fueron evacuados unos 250 vecinos.
«Vamos a revisar cada soga», dijo el intendente Pedro Ibarra."""


def record(text: str, report: str = "R1") -> Record:
    """A record of two paragraphs: the text's first line, and the rest, whose line ends are only wrapping."""
    return Record(
        report, 1, text, tuple(Span(*match.span()) for match in re.finditer(r"\A.+|(?<=\n)\S(?:.|\n)*", text))
    )


def case() -> list[Record]:
    return [record(text, f"R{i}") for i, text in enumerate((TIMES, HERALD, DIARIO), start=1)]


def row(findings: list[Finding], kind: str, of: str | None = None) -> Finding:
    """The first row of this kind and group, in which most reports are."""
    return next(f for f in findings if f.finding == "figure" and f.kind == kind and f.of == of)


def told(cells: tuple[Cell, ...]) -> list[tuple[str, object, str]]:
    return [(cell.report, cell.value, cell.qualifier) for cell in cells]
