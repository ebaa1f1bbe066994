"""Invented news in English and Spanish: `seen` while linking was made better, and `unseen`, measured after."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from dossier.link import features_of, suggest
from dossier.model.reports import Record
from tests.link.samples import Held, record

SEEN, UNSEEN = "seen", "unseen"


@cache
def labelled(name: str) -> tuple[tuple[str, Record], ...]:
    """Reports of a file with the event that each tells: blocks that begin `== EVENT LANGUAGE OUTLET`."""
    blocks = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").split("== ")[1:]
    return tuple(_labelled(f"R{number}", block) for number, block in enumerate(blocks, 1))


def _labelled(report: str, block: str) -> tuple[str, Record]:
    head, _, text = block.partition("\n")
    event, language, outlet = head.split(" ", 2)
    return event, record(report, text.strip(), language=language, outlet=outlet)


def grouped(some: Iterable[Record]) -> tuple[tuple[str, ...], ...]:
    """The groups that linking suggests."""
    return tuple(group.reports for group in suggest(Held(features_of(one) for one in some)))


def b_cubed(events: Mapping[str, str], groups: Iterable[tuple[str, ...]]) -> float:
    """B-cubed F1 of groups against the event of each report (Bagga and Baldwin 1998)."""
    found = {report: frozenset(group) for group in groups for report in group}
    told = {report: frozenset(r for r, event in events.items() if event == events[report]) for report in events}
    shares = [(len(told[r] & (mine := found.get(r, frozenset({r})))), len(mine), len(told[r])) for r in events]
    precision = sum(both / size for both, size, _ in shares) / len(shares)
    recall = sum(both / size for both, _, size in shares) / len(shares)
    return 2 * precision * recall / (precision + recall)
