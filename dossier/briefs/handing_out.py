"""The verbs by which a case leaves the archive: as a brief, or as a bag."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

import dossier
from dossier.briefs.bag import finish, pack
from dossier.briefs.bag_check import verify_bag
from dossier.briefs.bag_writing import check_place, written_aside
from dossier.briefs.compose import compose
from dossier.briefs.exporting import export, exporter_for
from dossier.briefs.verify import verify
from dossier.catalog import Catalog
from dossier.keeping.founding import archive_around
from dossier.keeping.notary import Notary, check_proof
from dossier.keeping.recorder import Entry, Recorder
from dossier.keeping.witness import Witness
from dossier.model.bags import Bagged, Package, Printed
from dossier.model.briefs import Check, Language, Style
from dossier.model.cases import CaseFile
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.store import FolderStore

_KEYS = frozenset({"archive-created", "key-made", "key-rotated"})
_HANDED_OUT = frozenset({"packed", "export"})
_BY_RULE = re.compile(r"\(rule (\w+)\)$")  # as an agent's name ends where a rule gave the value


class HandingOut(Notary):
    """Whoever gets a brief or a bag can be shown that the log had its digest."""

    _identity: str
    _store: FolderStore
    _catalog: Catalog
    _recorder: Recorder
    _witness: Witness
    _person: str
    _clock: Callable[[], datetime]

    def case_file(self, name: str, *, as_of: str | None = None) -> CaseFile:
        """All that a brief is made of."""
        raise NotImplementedError

    def brief(self, name: str, out: Path | str, *, language: Language = "en", style: Style = "chicago") -> Printed:
        """Prints a case to a file; the ending chooses the form. `style` is that of its notes and list of sources.

        Raises BadInput (no such case, unknown ending, empty case, unwritable place).
        """
        exporter_for(out := Path(out))
        self._recorder.check_writable()
        case = self.case_file(name)
        brief = compose(case, self._clock(), f"dossier/{dossier.__version__}", language, style)
        digest = export(brief, out)
        self._handed_out(brief.case, out, digest, "brief")
        return Printed(digest, len(brief.sources), len(brief.citations))

    def bag(self, name: str, out: Path | str) -> Bagged:
        """Packs a case into a BagIt bag at `out`, a folder that is not there yet, or empty.

        The bag is there whole or not at all, and the same for the same case and moment. Raises BadInput (no such case,
        empty case, a place that is taken or cannot be written to, a log that cannot be signed here), NotAsSeen,
        MissingBlob, FixityMismatch.
        """
        out = Path(out).absolute()
        self._recorder.check_writable()
        check_place(out, archive_around(out), (folder.path for folder in self._catalog.folders()))
        package = self._package(name)
        with written_aside(out) as bag:
            told = self._told_of(package.brief.case, pack(bag, package, self._store))
            proof = self._proof_of(package.brief.case, [*(event.seq for event in package.events), told])
            digest = finish(bag, package, proof)
        self._handed_out(package.brief.case, out, digest, "bag")
        return Bagged(out, len(bag.digests), digest)

    def _package(self, name: str) -> Package:
        with self._recorder.writing():  # so that the log's lines and the case are of one moment
            file, events = self.case_file(name), self._catalog.events()
        brief = compose(file, self._clock(), f"dossier/{dossier.__version__}")
        return Package(self._identity, file, brief, tuple(concerning(file, events)))

    def _told_of(self, case: str, contents: Digest) -> int:
        """The event that tells of these contents: that of the last time, for the same contents make the same bag."""
        with self._recorder.writing():
            for event in self._catalog.events():
                if event.kind == "packed" and (event.detail["case"], event.detail["digest"]) == (case, contents):
                    return event.seq
            self._recorder.record([Entry("packed", {"case": case, "digest": contents}, agent=self._person)])
            return self._catalog.applied().seq

    def _handed_out(self, case: str, out: Path, digest: Digest, form: str) -> None:
        detail = {"case": case, "path": str(out.absolute()), "digest": digest, "form": form}
        self._recorder.record([Entry("export", detail, agent=self._person)])
        self._witness.attempt()

    @staticmethod
    def verify(path: Path | str) -> Sequence[Check]:
        """Checks a brief, a bag, or a proof of `prove`, without any archive. Raises BadInput when it is none."""
        path = Path(path)
        return verify_bag(path) if path.is_dir() else check_proof(path) or verify(path)


def concerning(file: CaseFile, events: Sequence[Event]) -> Iterator[Event]:
    """Events of the case, of its reports, of the rules that gave values shown, and of the archive's keys.

    Left aside are copies that were handed out, which are no part of what is handed out, and what people said of the
    reports in other cases.
    """
    claims = [claim for source in file.sources if source.description for claim in source.description.claims]
    rules = {hit[1] for claim in claims if (hit := _BY_RULE.search(claim.agent))}
    for event in events:
        mine = event.report in file.case.reports or event.detail.get("other") in file.case.reports
        case = event.detail.get("case")
        of_case = case == file.case.case and event.kind not in _HANDED_OUT
        if of_case or (mine and case is None) or event.kind in _KEYS or event.detail.get("rule") in rules:
            yield event
