"""Names as the reports of a case mention them, and what they tell of each other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from dossier.comparing.letters import close
from dossier.comparing.names import Name
from dossier.comparing.numerals import folded
from dossier.comparing.wordlists import wordset
from dossier.errors import BadInput
from dossier.model.evidence import quoted
from dossier.model.links import Cell
from dossier.model.reports import Record

_PARTICLES = wordset("de la las los del da do dos of the el y and van von der den for in")
_YOUNGER = wordset("jr sr ii iii iv hijo")
_SPELLED = {"mt": "mount", "st": "saint", "ft": "fort"}
_INITIALS = 3  # fewer are too many things


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in a report."""

    record: Record
    name: Name

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word for word in self.name.words if word not in _PARTICLES)

    @property
    def tight(self) -> tuple[str, ...]:
        """Its words, those with a hyphen as one: `Co-operation`."""
        plain = (re.sub(r"\W", "", folded(word)) for word in self.name.text.split())
        return tuple(word for word in plain if word and word not in _PARTICLES)

    @property
    def grown(self) -> tuple[str, ...]:
        """Without `Jr` and the like."""
        return self.words[:-1] if len(self.words) > 2 and self.words[-1] in _YOUNGER else self.words

    @property
    def initials(self) -> frozenset[str]:
        """By which a body may be called: those of its words, of a police also with `department`."""
        if self.name.kind != "body" or len(self.words) < 2:
            return frozenset()
        found = {"".join(word[0] for word in words) for words in (self.words, self.name.words, self.tight)}
        found |= {letters + "d" for letters in found if self.words[-1] == "police"}
        return frozenset(letters for letters in found if len(letters) >= _INITIALS)

    @property
    def spelled_out(self) -> tuple[str, ...]:
        return tuple(_SPELLED.get(word, word) for word in self.words)

    @property
    def is_acronym(self) -> bool:
        return len(self.words) == 1 and self.name.kind == "body" and self.name.text.isupper()

    @property
    def plain(self) -> str:
        """As it is written, but for capitals and the printer's form of the apostrophe."""
        return self.name.text.casefold().replace("’", "'")

    @property
    def cell(self) -> Cell:
        span = self.name.span
        evidence = quoted(self.record.rendition, span.start, span.end)
        return Cell(self.record.report, self.record.version, evidence.quote, evidence)

    def with_cell(self, cell: Cell) -> Mention:
        raise BadInput(cell.report, "writes a name so; that cannot be corrected, only split off or merged")

    @property
    def solid(self) -> str:
        return "".join(self.name.words)


class Known:
    """What the names of a case tell of each other: who stands in which report, what begins like a shorter name, who
    bears a surname, and which bodies have which initials."""

    def __init__(self, found: Sequence[Mention]) -> None:
        self.beside = {(mention.record.report, mention.solid) for mention in found}
        self.longer: dict[tuple[str, ...], set[str]] = {}
        self.given: dict[str, set[str]] = {}
        self.bodies: dict[str, set[tuple[str, ...]]] = {}
        self.full = {word for mention in found if len(mention.words) > 1 for word in mention.words}
        self.surnames = {(m.record.report, m.grown[-1]) for m in found if m.name.kind == "person"}
        for mention in found:
            self.longer.setdefault(mention.words, set())
            self.longer.setdefault(mention.words[:-1], set()).add(mention.words[-1])
            if len(mention.words) > 1:
                self.given.setdefault(mention.grown[-1], set()).add(mention.words[0])
            for letters in mention.initials:
                self.bodies.setdefault(letters, set()).add(mention.tight)

    def alone(self, letter: str, surname: str) -> bool:
        """Whether one given name at most with this initial is borne with the surname."""
        return sum(given[0] == letter and len(given) > 1 for given in self.given.get(surname, ())) <= 1

    def stands_for(self, letters: str) -> bool:
        """Whether the initials are those of one body alone; `Corran Police` and `Corran Police Department` are one."""
        held = sorted(self.bodies.get(letters, ()), key=len)
        return bool(held) and all(all(map(close, held[0], words)) for words in held)
