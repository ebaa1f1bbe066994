"""Measures how the cost of comparing grows with a hostile text: started by a test, in a process of its own.

Prints a line of JSON a text and stage: CPU seconds for the text, and for one four times as long.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence

from dossier.compare.ages import ages
from dossier.compare.apply_judgements import AppliedJudgements
from dossier.compare.days import dates
from dossier.compare.figure_rows import rows
from dossier.compare.figures import figures
from dossier.compare.omissions import omissions
from dossier.compare.quotations import shared_quotations
from dossier.compare.spellings import merged
from dossier.model.evidence import Span
from dossier.model.reports import Record

# What is repeated, whether each stands in a paragraph of its own, and how often
TEXTS: dict[str, tuple[str, bool, int]] = {
    "quotation": ("“We will rebuild,” said Ann Lee. ", False, 1000),
    "quotation a paragraph": ("“We will rebuild,” said Ann Lee.", True, 600),
    "opening mark a paragraph": ("“", True, 6000),
    "angle mark a paragraph": ("«", True, 6000),
    "closing mark at the end": ("“We will rebuild it all.", True, 1500),
    "straight mark": ('"', False, 8000),
    "markup": ('<div class="a"> ', False, 600),
    "name": ("John Smith spoke. ", False, 600),
    "number": ("At least 12 people were killed in the fire. ", False, 200),
    "digit": ("7 ", False, 600),
    "and": ("two and ", False, 400),
    "bracket": ("(", False, 8000),
    "capital": ("A", False, 8000),
    "date": ("The fire broke out on March 3, 2019. ", False, 200),
    "age": ("John Smith, 34, was hurt. ", False, 200),
}
_OTHER = "At least 10 people were killed in the fire. “We will rebuild,” said Ann Lee. John Smith, 34, was hurt."


def _records(name: str, times: int) -> list[Record]:
    words, apart, usual = TEXTS[name]
    count = usual * times
    long = words * count
    spans = (Span(0, len(long)),)
    if apart:
        step = len(words) + 1
        long = f"{words}\n" * count
        spans = tuple(Span(at * step, at * step + len(words)) for at in range(count))
    if name == "closing mark at the end":
        long = long[:-1] + "”"
        spans = (*spans[:-1], Span(spans[-1].start, len(long)))
    other = Record("R2", 1, _OTHER, (Span(0, len(_OTHER)),), language="en")
    return [Record("R1", 1, long, spans, language="en", published="2019-03-04"), other]


def _names(records: Sequence[Record]) -> None:
    judging = AppliedJudgements()
    ages(records, merged(records, judging), judging)


def _omissions(records: Sequence[Record]) -> None:
    omissions(records, [], merged(records, AppliedJudgements()))


STAGES: dict[str, Callable[[Sequence[Record]], object]] = {
    "figures": lambda records: rows([f for record in records for f in figures(record)], records, AppliedJudgements()),
    "dates": lambda records: dates(records, AppliedJudgements()),
    "quotations": lambda records: shared_quotations(records, AppliedJudgements()),
    "names": _names,
    "omissions": _omissions,
}


def _cost(stage: Callable[[Sequence[Record]], object], records: Sequence[Record]) -> float:
    began = time.process_time()
    stage(records)
    return time.process_time() - began


def main() -> None:
    for stage in STAGES.values():
        stage(_records("number", 1))  # what is made once
    for name in TEXTS:
        for called, stage in STAGES.items():
            costs = [_cost(stage, _records(name, times)) for times in (1, 4)]
            print(json.dumps({"text": name, "stage": called, "costs": costs}))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
