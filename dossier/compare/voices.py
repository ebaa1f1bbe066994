"""Finds figures that go back to one source: the same body's word, or one text printed by several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.compare.bodies import are_one_voice
from dossier.compare.figure import Figure
from dossier.language.folding import folded
from dossier.model.links import Cell
from dossier.model.reports import ReportId

_WORD = re.compile(r"[^\W_]+")
_COPIED = 0.6  # part of the shorter passage's runs of words that the other contains
_RUN = 3
_COMPARED = 100  # cells of one value that each cell of it is compared with


def voiced(
    figures: Sequence[Figure], sources: Mapping[ReportId, ReportId] | None = None
) -> tuple[tuple[Cell, ...], int]:
    """The cells, each with the number of its voice, and how many voices speak.

    Two cells are one voice when they give the same value, and name the same source or are the same words; `sources`
    names the first text that each report copies: cells of one value whose reports copy one text are one voice too.
    """
    first = sources or {}
    count, cells = 0, list[Cell]()
    given: dict[object, list[tuple[int, Figure]]] = {}
    for figure in figures:
        same = given.setdefault(figure.cell.value, [])
        number = min((voice for voice, other in same[:_COMPARED] if _one(figure, other, first)), default=count + 1)
        count = max(count, number)
        same.append((number, figure))
        cells.append(replace(figure.cell, voice=number))
    return tuple(cells), count


def _one(figure: Figure, other: Figure, first: Mapping[ReportId, ReportId]) -> bool:
    """Whether two cells of one value are one voice."""
    one, two = figure.cell, other.cell
    if one.report == two.report and None in (one.attributed_to, two.attributed_to):
        return True
    if are_one_voice(one.attributed_to, two.attributed_to):
        return True
    unnamed = None in (one.attributed_to, two.attributed_to)
    if unnamed and first.get(one.report, one.report) == first.get(two.report, two.report):
        return True
    return _copied(figure.said, other.said)


def _copied(one: str, other: str) -> bool:
    mine, theirs = _runs(one), _runs(other)
    return bool(mine and theirs) and len(mine & theirs) >= _COPIED * min(len(mine), len(theirs))


def _runs(text: str) -> frozenset[tuple[str, ...]]:
    words = _WORD.findall(folded(text))
    return frozenset(zip(*(words[i:] for i in range(_RUN)), strict=False)) if len(words) >= 8 else frozenset()
