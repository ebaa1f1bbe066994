"""Reads the labelled cases and holds what comparing finds against their gold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from dossier.compare import compare
from dossier.language.folding import folded
from dossier.model.evidence import Span
from dossier.model.links import Cell, Finding
from dossier.model.reports import Record

CASES = Path(__file__).parent / "cases"
_FIGURE = re.compile(r"(?P<sign>>=|<=|~)?(?:(?P<least>\d+)-)?(?P<value>[\d.]+)(?: (?P<unit>\w+))?")
_SCORED = (
    "figures", "values", "qualifiers", "rows", "relations", "dates", "quotes", "names", "omissions",
)  # fmt: skip
_SIGNS = {">=": "at-least", "<=": "at-most", "~": "about", None: "exactly"}


@dataclass(frozen=True, slots=True)
class Labelled:
    """A case: its reports, and what a person who reads them finds."""

    name: str
    held_out: bool
    records: tuple[Record, ...]
    gold: Mapping[str, Any]


@dataclass(slots=True)
class Score:
    """What was found, what there was to find, and what of both is right; the rest in words."""

    right: int = 0
    found: int = 0
    gold: int = 0
    wrong: list[str] = field(default_factory=list)

    def add(self, name: str, found: Iterable[Any], gold: Iterable[Any]) -> None:
        seen, wanted = set(found), set(gold)
        self.right += len(seen & wanted)
        self.found += len(seen)
        self.gold += len(wanted)
        self.wrong += [f"{name}: not there {item}" for item in sorted(map(str, seen - wanted))]
        self.wrong += [f"{name}: missed {item}" for item in sorted(map(str, wanted - seen))]

    @property
    def precision(self) -> float:
        return self.right / self.found if self.found else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.gold if self.gold else 1.0

    @property
    def f1(self) -> float:
        return 2 * self.right / (self.found + self.gold) if self.found + self.gold else 1.0


def labelled() -> list[Labelled]:
    return [_read(folder) for folder in sorted(CASES.iterdir()) if folder.is_dir()]


def _read(folder: Path) -> Labelled:
    gold = json.loads((folder / "gold.json").read_text(encoding="utf-8"))
    records = tuple(_record(path) for path in sorted(folder.glob("*.txt")))
    return Labelled(folder.name, gold["held_out"], records, gold)


def _record(path: Path) -> Record:
    """The lines above the first empty one tell of the report; then come its headline and its paragraphs."""
    head, _, text = path.read_text(encoding="utf-8").partition("\n\n")
    facts = dict(line.split(": ", 1) for line in head.splitlines())
    spans = [Span(*match.span()) for match in re.finditer(r"\S(?:.|\n(?!\n))*(?<!\n)", text)]
    return Record(
        path.stem,
        1,
        text,
        tuple(spans[1:]),
        headline=spans[0].of(text),
        outlet=facts["outlet"],
        language=facts["language"],
        published=facts["published"],
    )


def score(cases: Iterable[Labelled]) -> dict[str, Score]:
    """Figure cells, qualifiers of right cells, disagreeing rows, pairs of quotations and of spellings, omissions."""
    found = {name: Score() for name in _SCORED}
    for case in cases:
        findings = compare(case.records, headlines=True)
        _figures(case, findings, found)
        dated = [f for f in findings if f.finding == "date"]
        told = {(row["of"], report, day) for row in case.gold["dates"] for report, day in row["cells"].items()}
        found["dates"].add(case.name, {(f.kind, c.report, c.value) for f in dated for c in f.cells}, told)
        _pairs(case, findings, found["quotes"])
        _names(case, findings, found["names"])
        left = {(row["kind"], tuple(row["silent"])) for row in case.gold["omissions"] if row["silent"]}
        seen = {(kind, f.silent) for f in findings if f.finding == "omission" for kind in (f.kind, f.of)}
        found["omissions"].add(case.name, seen & left, left)
    return found


def unproved(cases: Iterable[Labelled]) -> list[Cell]:
    return [
        cell
        for case in cases
        for finding in compare(case.records, headlines=True)
        for cell in finding.cells
        if cell.evidence.span is None
        or not cell.evidence.proves(next(r.rendition for r in case.records if r.report == cell.report))
    ]


def _figures(case: Labelled, findings: list[Finding], found: dict[str, Score]) -> None:
    gold = {
        (row["kind"], row["of"], report, value, unit): sign
        for row in case.gold["figures"]
        for report, values in row["cells"].items()
        for told in ([values] if isinstance(values, str) else values)
        for value, unit, sign in [_parsed(told)]
    }
    rows = [f for f in findings if f.finding == "figure"]
    cells = {(f.kind, f.of, c.report, float(c.value), c.unit): c.qualifier for f in rows for c in f.cells}
    found["figures"].add(case.name, cells, gold)
    found["values"].add(case.name, {(k[0], k[2], k[3]) for k in cells}, {(k[0], k[2], k[3]) for k in gold})
    both = cells.keys() & gold.keys()
    found["qualifiers"].add(case.name, {(k, cells[k]) for k in both}, {(k, gold[k]) for k in both})
    wanted = {("figure", r["kind"], r["of"]) for r in case.gold["figures"] if not r["agree"]}
    wanted |= {("date", r["of"], None) for r in case.gold["dates"] if not r["agree"]}
    apart = {(f.finding, f.kind, f.of) for f in findings if f.finding in ("figure", "date") and not f.agree}
    found["rows"].add(case.name, apart, wanted)
    found["relations"].add(
        case.name,
        {
            (f.kind, f.of, f.relation)
            for f in rows
            if (f.kind, f.of) in {(r["kind"], r["of"]) for r in case.gold["figures"]}
        },
        {(r["kind"], r["of"], r["relation"]) for r in case.gold["figures"]},
    )


def _parsed(told: str) -> tuple[float, str | None, str]:
    match = _FIGURE.fullmatch(told)
    assert match, told
    return float(match["value"]), match["unit"], "between" if match["least"] else _SIGNS[match["sign"]]


def _pairs(case: Labelled, findings: list[Finding], score: Score) -> None:
    """Two reports' quotations are right together when one row of the gold has both."""
    quotes = [f for f in findings if f.finding == "quote"]
    gold = [row["cells"] for row in case.gold["quotes"]]
    wanted = {(i, *pair) for i, row in enumerate(gold) for pair in combinations(sorted(row), 2)}
    seen: set[tuple[object, ...]] = set()
    for found in quotes:
        for one, other in combinations(sorted(found.cells, key=lambda cell: cell.report), 2):
            rows = [i for i, row in enumerate(gold) if _in(row, one) and _in(row, other)]
            seen.add((rows[0] if rows else str(one.value), one.report, other.report))
    score.add(case.name, seen, wanted)


def _in(row: Mapping[str, str], cell: Cell) -> bool:
    mine, theirs = (re.sub(r"\W+", " ", folded(str(x))) for x in (row.get(cell.report, "\0"), cell.value))
    return cell.report in row and (mine in theirs or theirs.strip() in mine)


def _names(case: Labelled, findings: list[Finding], score: Score) -> None:
    """Pairs of unlike spellings; those that marks alone tell apart are right in any case."""
    gold = {pair for row in case.gold["names"] for pair in _unlike(set(row["spellings"].values()))}
    found = {p for f in findings if f.finding == "name" for p in _unlike({str(c.value) for c in f.cells})}
    plain = {pair for pair in found if re.sub(r"\W", "", folded(pair[0])) == re.sub(r"\W", "", folded(pair[1]))}
    score.add(case.name, found - (plain - gold), gold)


def _unlike(spellings: set[str]) -> Iterator[tuple[str, str]]:
    yield from combinations(sorted(re.sub(r"^Gen\. ", "", name) for name in spellings), 2)
