"""Decides which fresh reports are further captures of an address that the archive knows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from dossier.authority.addresses import is_front, normalised
from dossier.catalog import MOST_ALIKE, Catalog
from dossier.errors import DossierError
from dossier.model.captures import stated_capture
from dossier.model.claims import Words, wall_in
from dossier.model.reading_facts import Facts
from dossier.model.reports import ReportId
from dossier.model.same_story import shared_words
from dossier.repository.facts_of_reading import facts_of_version
from dossier.repository.writer import LogEntry, Writer
from dossier.store import BlobStore

# The least share of words in common: two stories of one site share hardly any three words in a row, and an update keeps
# most. A front page or a section keeps its frame while its stories change
_STORY, _FRONT, _HEADLINE = 0.15, 0.5, 0.8


@dataclass(frozen=True, slots=True)
class Join:
    """A fresh report that is a further version of another."""

    report: ReportId  # the one that stays
    other: ReportId  # the fresh one
    number: int  # of the version that it becomes

    @property
    def entry(self) -> LogEntry:
        detail = {"report": self.report, "other": self.other, "versions": [[1, self.number]], "by": "address"}
        return LogEntry("joined", detail)


class AddressBook:
    """What is known of addresses while a batch of readings is recorded; used under the writer's lock."""

    def __init__(self, catalog: Catalog, store: BlobStore, recorder: Writer) -> None:
        self._catalog, self._store, self._recorder = catalog, store, recorder
        self._facts: dict[ReportId, Facts | None] = {}
        self._numbers: dict[ReportId, int] = {}

    def joins(self, fresh: Sequence[tuple[ReportId, Facts]]) -> list[Join]:
        """Those of the fresh reports, each with one version that was read just now, which have a known address.

        Where the words disagree a report stays one of its own: a person is asked.
        """
        addressed = [(report, found, address_of(found)) for report, found in fresh]
        known = self._catalog.at_addresses({address for *_, address in addressed if address})
        at: defaultdict[str, list[ReportId]] = defaultdict(list, known)
        found = list[Join]()
        for report, facts, address in addressed:
            if address is None:
                continue
            alike = at[address][-MOST_ALIKE:]
            into = next(
                (candidate for candidate in alike if candidate != report and self._agrees(candidate, facts, address)),
                None,
            )
            if into is None:
                at[address].append(report)
                self._facts[report] = facts
            else:
                found.append(Join(into, report, self._next_number(into)))
        return found

    def _agrees(self, candidate: ReportId, facts: Facts, address: str) -> bool:
        known = self._facts_of(candidate)
        if known is None:
            return False
        if wall_in(facts.description) or wall_in(known.description):
            return True  # there are no words to disagree; a wall is not shown in the place of a page
        if not (known.description.text and facts.description.text) and not is_front(address):  # an entry of a list
            return shared_words(_headline(known), _headline(facts)) > _HEADLINE
        return shared_words(known.text, facts.text) >= (_FRONT if is_front(address) else _STORY)

    def _facts_of(self, report: ReportId) -> Facts | None:
        """What was read in the version shown; None where it has no words."""
        if report not in self._facts:
            version = self._catalog.shown_version(report)
            try:
                self._facts[report] = facts_of_version(self._store, version) if version.state == "read" else None
            except DossierError:  # its blobs are missing or spoilt, as an audit says
                self._facts[report] = None
        return self._facts[report]

    def _next_number(self, report: ReportId) -> int:
        self._numbers[report] = self._numbers.get(report, self._recorder.next_version(report) - 1) + 1
        return self._numbers[report]


def _headline(facts: Facts) -> str:
    best = facts.description.best("headline")
    return best.value.value if best is not None and isinstance(best.value, Words) else ""


def address_of(facts: Facts) -> str | None:
    """The normalised address that a reading states."""
    url = stated_capture(facts.description).url
    return normalised(url) if url else None
