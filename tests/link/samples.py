"""Invented reports of invented events, in English and Spanish, some of them much alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from dossier.link import Features, features_of
from dossier.model.evidence import Span
from dossier.model.reports import Record

QUAKE_OSORNO = """Quake near Osorno leaves six dead
OSORNO, Chile - An earthquake of magnitude 6.8 shook the lake district around Osorno on Tuesday, killing six people,
the emergency office said. The chapel of San Telmo in Puerto Octay collapsed during a baptism.
"The bell fell before the walls did, and that woke everybody," said Rosalba Quintremil, the sacristan.
Some 1,450 houses are without power and the bridge over the Rahue is closed.
The geologist Ignacio Barahona put the centre 31 kilometres below Entre Lagos. Schools stay shut until 14 March."""

QUAKE_OSORNO_OTHER = """Chapel collapses as earthquake hits southern Chile
A strong earthquake killed at least six people in and around Osorno early on Tuesday, most of them in Puerto Octay,
where the roof of the San Telmo chapel came down on a baptism party.
"The bell fell before the walls did, and that woke everybody," Rosalba Quintremil told Radio Rahue.
Engineers closed the Rahue bridge. About 1,450 homes have no electricity. Ignacio Barahona of the seismological
centre measured a magnitude of 6.8. Classes are suspended until 14 March."""

QUAKE_OSORNO_ES = """Sismo en Osorno deja seis muertos
OSORNO. Un terremoto de magnitud 6,8 sacudió el martes la zona de Osorno y dejó seis personas muertas, informó la
oficina de emergencias. En Puerto Octay se derrumbó la capilla de San Telmo durante un bautizo.
La sacristana Rosalba Quintremil contó que la campana cayó antes que los muros. Unas 1.450 viviendas están sin luz
y el puente sobre el Rahue permanece cerrado. El geólogo Ignacio Barahona situó el foco a 31 kilómetros de
profundidad, bajo Entre Lagos. No habrá clases hasta el 14 de marzo."""

QUAKE_CUENCA = """Quake near Cuenca leaves two dead
CUENCA, Ecuador - An earthquake of magnitude 5.9 shook the highlands around Cuenca on Friday, killing two people,
the emergency office said. A market hall in Gualaceo lost its roof.
"I ran with the scales still in my hand," said Delfina Morocho, who sells potatoes there.
Some 320 houses are without power and the road to Paute is closed.
The geologist Hernán Piedra put the centre 12 kilometres below Chordeleg. Schools stay shut until 2 October."""

TRIAL_HALVORSEN = """Trial of ferry captain Halvorsen opens
BERGEN - The trial of Captain Leif Halvorsen opened on Monday. He is charged with negligence over the grounding of
the Skjoldnes, in which four passengers drowned off Askøy in January.
Halvorsen, 58, told judge Marit Eide that the radar had been dark for eleven minutes.
The prosecutor, Tore Lunde, asks for five years. The case is expected to last three weeks."""

TRIAL_BRANDT = """Trial of pilot Brandt opens
ROSTOCK - The trial of harbour pilot Uwe Brandt opened on Monday. He is charged with negligence over the collision of
the Anna Kruse, in which two deckhands died off Warnemünde in August.
Brandt, 44, told judge Silke Maass that the fog signal had not been heard.
The prosecutor, Jens Harder, asks for three years. The case is expected to last two weeks."""

TRIAL_BRANDT_OTHER = """Harbour pilot in court over Anna Kruse deaths
Uwe Brandt, the pilot aboard the Anna Kruse when she struck a moored dredger off Warnemünde last August, went on trial
in Rostock on Monday. Two deckhands died.
Brandt, 44, says he never heard the fog signal. Judge Silke Maass has set two weeks aside; prosecutor Jens Harder
wants three years in prison."""

LIBRARY = """Town library to open on Sundays
The council voted to open the town library on Sundays from September, at a cost of 18,000 a year.
Readers had gathered 2,311 names. The chess club will move to the old bakery."""

ALL = {
    "R1": QUAKE_OSORNO,
    "R2": QUAKE_OSORNO_OTHER,
    "R3": QUAKE_OSORNO_ES,
    "R4": QUAKE_CUENCA,
    "R5": TRIAL_HALVORSEN,
    "R6": TRIAL_BRANDT,
    "R7": TRIAL_BRANDT_OTHER,
    "R8": LIBRARY,
}


def record(report: str, text: str, **known: str | None) -> Record:
    """A record whose paragraphs are the text's lines and whose headline is the first of them."""
    spans = tuple(Span(*match.span()) for match in re.finditer(r"[^\n]+", text))
    return Record(report, 1, text, spans, headline=text.split("\n", 1)[0], **known)  # type: ignore[arg-type]


def everything() -> list[Features]:
    return [features_of(record(report, text)) for report, text in ALL.items()]


class Held:
    """Features that are kept in memory."""

    def __init__(self, features: Iterable[Features]) -> None:
        self._features = {one.report: one for one in features}

    def each(self) -> Iterable[Features]:
        return self._features.values()

    def of(self, reports: Sequence[str]) -> Sequence[Features]:
        return [self._features[report] for report in reports]
