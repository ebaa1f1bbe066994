"""How long a case of 50 reports takes to compare, beside difflib on the same texts.

    python -m tests.benchmarks.compare [--reports 50] [--runs 3]

The reports are the labelled cases' own, as often as needed, each with the paragraphs of eight of them, so that they are
as long as news reports are. The peer tells, for every two reports, how alike their words are (difflib's quick ratio),
which is the least that a comparison by text alone would do. One JSON object a line: best wall seconds of the runs.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations, cycle, islice

from dossier.compare import compare
from dossier.model.evidence import Span
from dossier.model.reports import Record
from tests.benchmarks.briefs import best
from tests.compare.scoring import labelled

_PARTS = 8  # short reports that one long report is made of


def reports(count: int) -> list[Record]:
    """`count` reports of an ordinary length, every one in another order of paragraphs."""
    parts = [record for case in labelled() for record in case.records]
    return [_joined(f"R{n}", list(islice(cycle(parts), n * 3, n * 3 + _PARTS))) for n in range(count)]


def _joined(name: str, parts: Sequence[Record]) -> Record:
    text, spans = "", []
    for part in parts:
        for span in part.text:
            spans.append(Span(len(text), len(text) + span.end - span.start))
            text += span.of(part.rendition) + "\n\n"
    return replace(parts[0], report=name, rendition=text, text=tuple(spans), headline=None)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reports", type=int, default=50)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    told = reports(chosen.reports)
    words = [record.rendition.split() for record in told]
    size = sum(map(len, words))
    print(json.dumps({"what": "compare", "s": best(chosen.runs, lambda: compare(told)), "words": size}), flush=True)
    print(json.dumps({"what": "difflib, every two", "s": best(1, lambda: _pairs(words))}), flush=True)


def _pairs(words: Sequence[Sequence[str]]) -> list[float]:
    return [SequenceMatcher(None, one, other, False).quick_ratio() for one, other in combinations(words, 2)]


if __name__ == "__main__":
    main()
