"""Merges the spellings of one person, place or body across reports, and says how they differ."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.comparing.clusters import clusters
from dossier.comparing.judging import Judging, Row
from dossier.comparing.letters import close
from dossier.comparing.meaning import meanings
from dossier.comparing.names import Name, names
from dossier.comparing.wordlists import wordset
from dossier.errors import BadInput
from dossier.model.evidence import quoted
from dossier.model.links import Cell, Finding, Relation
from dossier.model.reports import Record

_PARTICLES = wordset("de la las los del da do dos of the el y and van von der den for")
_YOUNGER = wordset("jr sr ii iii iv hijo")
_FORMS = wordset("company co corp corporation inc ltd limited sa srl group plc llc")
_SAME_PLACE = {
    one: names[0].split()[0]
    for names in (
        ["mexicocity", "ciudaddemexico"], ["havana", "lahabana"], ["seville", "sevilla"], ["london", "londres"],
        ["newyork", "nuevayork"], ["brussels", "bruselas"], ["geneva", "ginebra"], ["lisbon", "lisboa"],
        ["spain", "espana"], ["brazil", "brasil"], ["germany", "alemania"], ["france", "francia"], ["italy", "italia"],
        ["unitedstates", "estadosunidos", "eeuu"], ["unitedkingdom", "reinounido"], ["england", "inglaterra"],
        ["unitednations", "nacionesunidas", "onu"], ["redcross", "cruzroja"], ["europeanunion", "unioneuropea"],
        ["catalonia", "cataluna"], ["andalusia", "andalucia"], ["basquecountry", "paisvasco"],
        ["saragossa", "zaragoza"],
        ["panamacity", "ciudaddepanama"], ["guatemalacity", "ciudaddeguatemala"], ["patagonia", "lapatagonia"],
    )
    for one in names
}  # fmt: skip
_BODIES = {"ministry", "ministerio", "department", "departamento", "police", "policia"}


@dataclass(frozen=True, slots=True)
class Mention:
    """A name in a report."""

    record: Record
    name: Name

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(word for word in self.name.words if word not in _PARTICLES)

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
    """What the names of a case tell of each other: who stands in which report, and what begins like a shorter"
    " name."""

    def __init__(self, found: Sequence[Mention]) -> None:
        self.beside = {(mention.record.report, mention.solid) for mention in found}
        self.longer: dict[tuple[str, ...], set[str]] = {}
        for mention in found:
            self.longer.setdefault(mention.words, set())
            self.longer.setdefault(mention.words[:-1], set()).add(mention.words[-1])


def merged(records: Sequence[Record], judging: Judging) -> list[Row[Mention]]:
    """The names of all reports, those of one person, place or body together, as people left them."""
    found = [Mention(record, name) for record in records for name in names(record)]
    groups = clusters(len(found), _pairs(found, Known(found)))
    rows = ([found[i] for i in group] for group in groups)
    return judging.rows([Row(_key(row), tuple(row)) for row in rows])


def _pairs(found: Sequence[Mention], known: Known) -> Iterator[tuple[int, int]]:
    """Pairs are looked for among names that share a word, or its first letters."""
    holders: dict[str, list[int]] = {}
    for i, mention in enumerate(found):
        keys = {key for word in mention.words for key in _keys(word)} | {_SAME_PLACE.get(mention.solid, mention.solid)}
        for j in {j for key in keys for j in holders.get(key, ())}:
            if difference(found[j], mention, known) is not None:
                yield j, i
        for key in keys:
            holders.setdefault(key, []).append(i)


def _keys(word: str) -> Iterator[str]:
    yield word[:3]
    yield from (f"={meaning}" for meaning in meanings(word) if word in _BODIES)


def difference(one: Mention, other: Mention, known: Known) -> Relation | None:
    """How two spellings of one name differ; None where they are not one name."""
    if one.plain == other.plain:
        return "same"
    if one.solid == other.solid:
        return "marks"
    if _SAME_PLACE.get(one.solid, one.solid) == _SAME_PLACE.get(other.solid, other.solid):
        return "name-in-another-language"
    if len(one.words) < 2 or len(other.words) < 2:
        return None
    apart = one.record.language != other.record.language
    if (apart and _translated(one.words, other.words)) or (
        _plain(one.words) == _plain(other.words) and len(_plain(one.words)) > 1
    ):
        return "short-form" if _plain(one.words) == _plain(other.words) else "name-in-another-language"
    if one.name.kind != other.name.kind and "other" not in (one.name.kind, other.name.kind):
        return None
    return _body(one, other) if "body" in (one.name.kind, other.name.kind) else _person(one, other, known)


def _person(one: Mention, other: Mention, known: Known) -> Relation | None:
    mine, theirs = one.words, other.words
    if one.name.kind == "place" or other.name.kind == "place":
        return None
    if len(mine) == len(theirs):
        apart = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
        if len(apart) != 1:
            return None
        a, b = apart[0]
        if min(len(a), len(b)) == 1 and a[0] == b[0] and mine[-1] == theirs[-1]:
            return "initials"
        # Who stands beside the other in one report is somebody else, such as a brother
        beside = (one.record.report, other.solid) in known.beside or (other.record.report, one.solid) in known.beside
        return "letters" if close(a, b) and not beside else None
    short, long = sorted((mine, theirs), key=len)
    if short[0] != long[0] or not set(short) <= set(long):
        return None
    second = short[-1] == long[1] and len(long) == len(short) + 1 and len(known.longer[short]) == 1
    return "short-form" if short[-1] == long[-1] or second or long[-1] in _YOUNGER else None


def _body(one: Mention, other: Mention) -> Relation | None:
    mine, theirs = _plain(one.words), _plain(other.words)
    if len(mine) == len(theirs) > 1:
        apart = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
        if len(apart) == 1 and close(*apart[0]) and not re.search(r"\d", apart[0][0]):
            return "letters"
    return None


def _plain(words: Sequence[str]) -> tuple[str, ...]:
    """The words of a company's name without its legal form."""
    return tuple(word for word in words if word not in _FORMS)


def _translated(mine: Sequence[str], theirs: Sequence[str]) -> bool:
    """`Ministry of Justice` and `Ministerio de Justicia`: each word means one of the other's."""
    if len(mine) != len(theirs) or len(mine) < 2 or set(mine) == set(theirs):
        return False
    return all(any(a == b or meanings(a) & meanings(b) for b in theirs) for a in mine)


def spellings(rows: Sequence[Row[Mention]]) -> list[Finding]:
    """A row for each name that two or more reports write, and not all alike; and for those that a person touched."""
    full = {word for row in rows for mention in row.held if len(mention.words) > 1 for word in mention.words}
    return [
        row.signed(_finding(row, relation))
        for row in rows
        if (relation := _relation(row, full) or ("same" if row.judgements else None)) is not None
    ]


def _relation(row: Row[Mention], full: set[str]) -> Relation | None:
    """How the spellings differ; None where they do not, or in a way that is not worth telling."""
    first = row.held[0]
    if len(first.words) == 1 and first.words[0] in full:
        return None
    written = {mention.name.text for mention in row.held}
    if len(written) == 1 or len({mention.record.report for mention in row.held}) == 1:
        return None
    known = Known(row.held)
    kinds = {difference(one, other, known) for i, one in enumerate(row.held) for other in row.held[:i]}
    order: tuple[Relation, ...] = ("letters", "name-in-another-language", "initials", "short-form", "marks")
    relation = next((kind for kind in order if kind in kinds), None)
    return None if relation == "marks" and _in_two_languages(row.held) else relation


def _finding(row: Row[Mention], relation: Relation) -> Finding:
    name = canonical(row.held)
    what = name.kind if name.kind != "other" else "name"
    agree = relation != "letters"
    return Finding("name", what, name.text, agree, row.cells, None, relation, row.key, 0)


def _in_two_languages(group: Sequence[Mention]) -> bool:
    """Whether a single word is written with its accents in one language only, as `México` is."""
    if any(len(mention.words) > 1 for mention in group):
        return False
    written: dict[str | None, set[str]] = {}
    for mention in group:
        written.setdefault(mention.record.language, set()).add(mention.name.text)
    return len(written) > 1 and all(len(texts) == 1 for texts in written.values())


def _key(group: Sequence[Mention]) -> str:
    """The name as the first report of the case writes it: reports that come later do not change it."""
    return f"name/{' '.join(group[0].name.words)}"


def canonical(group: Sequence[Mention]) -> Name:
    """The spelling of most reports, of these the fullest."""
    texts = [mention.name.text for mention in group]
    return max(group, key=lambda m: (texts.count(m.name.text), len(m.name.text))).name
