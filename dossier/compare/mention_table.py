"""The names that the reports of a case mention, and how they relate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from dossier import lazy_re as re
from dossier.authority.knowledge import words
from dossier.clauses import Clause
from dossier.compare.edit_distance import american, close
from dossier.compare.name_mentions import NameMention
from dossier.errors import BadInput
from dossier.language.folding import folded
from dossier.model.evidence import quoted
from dossier.model.links import Cell
from dossier.model.reports import Record, ReportId

_PARTICLES = words("name_particles", "left_out")
_YOUNGER = words("name_particles", "generation")
_SPELLED = {"mt": "mount", "st": "saint", "ft": "fort"}
_ACRONYM = re.compile(r"[^a-zß-öø-ÿ]+|[A-Z][a-z][A-Z]+")  # `CFS`, `BfS`
_JOINED = re.compile(r"\w(?:[-‑]| de )[A-ZÀ-ÖØ-Þ][^\W\d_]+$")
_INITIALS = 3  # fewer are too many things


@dataclass(frozen=True)
class Mention:
    """A name in a report. What is derived of it is kept: it is held against many others."""

    record: Record
    name: NameMention

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(word for word in self.name.words if word not in _PARTICLES)

    @cached_property
    def tight(self) -> tuple[str, ...]:
        """Its words, those with a hyphen as one: `Co-operation`."""
        plain = (re.sub(r"\W", "", folded(word)) for word in self.name.text.split())
        return tuple(word for word in plain if word and word not in _PARTICLES)

    @cached_property
    def grown(self) -> tuple[str, ...]:
        """Without `Jr` and the like."""
        return self.words[:-1] if len(self.words) > 2 and self.words[-1] in _YOUNGER else self.words

    @property
    def generation(self) -> str:
        """`jr` and the like; empty where there is none."""
        return "" if self.grown == self.words else self.words[-1]

    @property
    def has_married(self) -> bool:
        """Whether a second family name is joined to the first: `Ada Ruiz de Mora`, `Ada Ruiz-Mora`."""
        return _JOINED.search(self.name.text) is not None

    @cached_property
    def initials(self) -> frozenset[str]:
        """By which a body may be called: those of its words, of a police also with `department`."""
        if self.name.kind != "body" or len(self.words) < 2:
            return frozenset()
        found = {"".join(word[0] for word in words) for words in (self.words, self.name.words, self.tight)}
        found |= {letters + "d" for letters in found if self.words[-1] == "police"}
        return frozenset(letters for letters in found if len(letters) >= _INITIALS)

    @cached_property
    def spelled_out(self) -> tuple[str, ...]:
        return tuple(_SPELLED.get(word, word) for word in self.words)

    @cached_property
    def american(self) -> tuple[str, ...]:
        """Its words as Americans spell them."""
        return tuple(map(american, self.tight))

    @cached_property
    def is_acronym(self) -> bool:
        return len(self.words) == 1 and self.name.kind == "body" and _ACRONYM.fullmatch(self.name.text) is not None

    @cached_property
    def plain(self) -> str:
        """As it is written, but for capitals and the printer's form of the apostrophe."""
        return self.name.text.casefold().replace("’", "'")

    @property
    def cell(self) -> Cell:
        span = self.name.span
        evidence = quoted(self.record.rendition, span.start, span.end)
        return Cell(self.record.report, self.record.version, evidence.quote, evidence)

    def with_cell(self, cell: Cell) -> Mention:
        raise BadInput(cell.report, Clause("name-wording-not-correctable"))

    @cached_property
    def solid(self) -> str:
        return "".join(self.name.words)


class Known:
    """Index of the names of a case: which report has which name, the longer forms of each name, the people with a
    surname, and the bodies with given initials.
    """

    def __init__(self, found: Sequence[Mention]) -> None:
        self._places = {(mention.record.report, mention.solid): mention.name.span for mention in found}
        self._whole: dict[tuple[str, str], set[tuple[str, ...]]] = {}  # by the first word and each of the others
        self._begun: dict[tuple[str, ...], set[tuple[str, ...]]] = {}  # longer names of bodies by how they begin
        generations: dict[tuple[ReportId, tuple[str, ...]], set[str]] = {}
        self.longer: dict[tuple[str, ...], set[str]] = {}
        self.given: dict[str, set[str]] = {}
        self.bodies: dict[str, set[tuple[str, ...]]] = {}
        self.full = {word for mention in found if len(mention.words) > 1 for word in mention.words}
        self.surnames = {(m.record.report, m.grown[-1]) for m in found if m.name.kind == "person"}
        for mention in found:
            self.longer.setdefault(mention.words, set())
            self.longer.setdefault(mention.words[:-1], set()).add(mention.words[-1])
            for word in mention.words[1:]:
                self._whole.setdefault((mention.words[0], word), set()).add(mention.words)
            for end in range(2, len(mention.name.words)) if mention.name.kind == "body" else ():
                self._begun.setdefault(mention.name.words[:end], set()).add(mention.name.words)
            generations.setdefault((mention.record.report, mention.grown), set()).add(mention.generation)
            if len(mention.words) > 1:
                self.given.setdefault(mention.grown[-1], set()).add(mention.words[0])
            for letters in mention.initials:
                self.bodies.setdefault(letters, set()).add(mention.tight)
        self._families = {grown for (_, grown), named in generations.items() if len(named) > 1}

    def in_one_report(self, one: Mention, other: Mention) -> bool:
        """Whether a report that names one of the two names the other too."""
        return (one.record.report, other.solid) in self._places or (other.record.report, one.solid) in self._places

    def names_father_and_son(self, grown: tuple[str, ...]) -> bool:
        """Whether a report tells two people of one name apart: `Ada Ruiz` and `Ada Ruiz Jr.`"""
        return grown in self._families

    def in_one_sentence(self, one: Mention, other: Mention) -> bool:
        """Whether a report names both for the first time within one sentence: `Ada Ruiz and her sister Eva Ruiz`."""
        for record in (one.record, other.record):
            a, b = (self._places.get((record.report, mention.solid)) for mention in (one, other))
            if a and b and ". " not in record.rendition[min(a.end, b.end) : max(a.start, b.start)]:
                return True
        return False

    def is_only(self, short: tuple[str, ...]) -> bool:
        """Whether one body of the case begins with these words and goes on."""
        return len(self._begun.get(short, ())) == 1

    def is_one(self, short: tuple[str, ...]) -> bool:
        """Whether all longer names that a short one may abbreviate can be those of one person."""
        longer = [words for words in self._whole.get((short[0], short[-1]), ()) if _may_shorten(short, words)]
        return all(_may_be_one(a, b) for i, a in enumerate(longer) for b in longer[:i])

    def alone(self, letter: str, surname: str) -> bool:
        """Whether one given name at most with this initial is borne with the surname."""
        return sum(given[0] == letter and len(given) > 1 for given in self.given.get(surname, ())) <= 1

    def are_of_one_body(self, letters: str) -> bool:
        """Whether the initials are those of one body alone; `Corran Police` and `Corran Police Department` are one."""
        held = sorted(self.bodies.get(letters, ()), key=len)
        return bool(held) and all(all(map(close, held[0], words)) for words in held)


def _may_shorten(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    return len(short) < len(long) and set(short) <= set(long)


def _may_be_one(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether the longer name contains the words of the shorter in order, as initials or in other spelling too."""
    short, long = sorted((one, other), key=len)
    rest = iter(long)
    return all(any(_alike(word, candidate) for candidate in rest) for word in short)


def _alike(one: str, other: str) -> bool:
    return close(one, other) or (min(len(one), len(other)) == 1 and one[0] == other[0])
