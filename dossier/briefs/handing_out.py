"""The verbs by which a case leaves the archive: as a brief, or as a bag."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from dossier import briefs  # what prints is loaded with the first brief
from dossier.briefs.planning import Planning
from dossier.catalog import Catalog
from dossier.keeping.comparer import Comparer
from dossier.keeping.ground import archive_around, check_outside
from dossier.keeping.notary import Notary
from dossier.keeping.recorder import Entry, Recorder
from dossier.keeping.watchlist import Watchlist
from dossier.keeping.witness import Witness
from dossier.model.bags import Bagged, Package, Printed
from dossier.model.briefs import Brief, Check, Language, Style
from dossier.model.digest import Digest
from dossier.model.papers import Paper
from dossier.model.plans import Section
from dossier.store import FolderStore


class HandingOut(Planning, Notary):
    """Whoever gets a brief or a bag can be shown that the log had its digest."""

    _identity: str
    _store: FolderStore
    _catalog: Catalog
    _watchlist: Watchlist
    _recorder: Recorder
    _comparer: Comparer
    _witness: Witness
    _person: str
    _clock: Callable[[], datetime]

    def brief(
        self,
        name: str,
        out: Path | str,
        *,
        language: Language | None = None,
        style: Style | None = None,
        sections: Sequence[Section] | None = None,
        paper: Paper = "a4",
    ) -> Printed:
        """Prints a case to a file as its plan wants it; the ending chooses the form.

        What is named here is for this print alone; `style` is that of its notes and list of sources, `paper` what a
        PDF and a Word document are laid out on (see `dossier.model.papers.usual_paper`). Raises BadInput
        (no such case, unknown ending, empty case, unwritable place, blackened words that a newer version lacks).
        """
        briefs.exporter_for(out := Path(out))
        check_outside(out, self._watchlist.folders())
        self._recorder.check_writable()
        plan = self.plan(name)
        plan = replace(plan, language=language or plan.language, style=style or plan.style)
        wanted = plan if sections is None else replace(plan, sections=tuple(sections))
        brief = self.composed(name, wanted, paper=paper)
        digest = briefs.export(brief, out)
        self._handed_out(brief, out, digest, "brief")
        return Printed(digest, len(brief.sources), len(brief.citations))

    def bag(self, name: str, out: Path | str, *, paper: Paper = "a4") -> Bagged:
        """Packs a case into a BagIt bag at `out`, a folder that is not there yet, or empty; its PDF is on `paper`.

        The bag is there whole or not at all, and the same for the same case and moment. Raises BadInput (no such case,
        empty case, a place that is taken or cannot be written to, a log that cannot be signed here), NotAsSeen,
        MissingBlob, FixityMismatch.
        """
        out = Path(out).absolute()
        self._recorder.check_writable()
        briefs.check_place(out, archive_around(out), self._watchlist.folders())
        package = self._package(name, paper)
        with briefs.written_aside(out) as bag:
            told = self._told_of(package.brief.case, briefs.pack(bag, package, self._store))
            proof = self._proof_of(package.brief.case, [*(event.seq for event in package.events), told])
            digest = briefs.finish(bag, package, proof)
        self._handed_out(package.brief, out, digest, "bag")
        return Bagged(out, len(bag.digests), digest)

    def _package(self, name: str, paper: Paper) -> Package:
        with self._recorder.writing():  # so that the log's lines and the case are of one moment
            whole, plan, redactions = self.planned(name)
            events = tuple(briefs.concerning(whole, self._catalog.events(), redactions))
        file, plan = briefs.redacted(whole, plan, redactions, self._comparer)
        return Package(self._identity, file, self._compose(file, plan, paper), events)

    def _told_of(self, case: str, contents: Digest) -> int:
        """The event that tells of these contents: that of the last time, for the same contents make the same bag."""
        with self._recorder.writing():
            for event in self._catalog.events():
                if event.kind == "packed" and (event.detail["case"], event.detail["digest"]) == (case, contents):
                    return event.seq
            self._check_signed()  # before the log tells of a bag that would prove nothing
            self._recorder.record([Entry("packed", {"case": case, "digest": contents}, agent=self._person)])
            return self._recorder.last()

    def _handed_out(self, brief: Brief, out: Path, digest: Digest, form: str) -> None:
        versions = {source.report: source.version.number for source in brief.sources if not source.earlier}
        detail = {"case": brief.case, "path": str(out.absolute()), "digest": digest, "form": form, "versions": versions}
        self._recorder.record([Entry("export", detail, agent=self._person)])
        self._witness.attempt()

    @staticmethod
    def verify(path: Path | str) -> Sequence[Check]:
        """Checks a brief, a bag, or a proof of `prove`, without any archive. Raises BadInput when it is none."""
        return briefs.verify_apart(Path(path))
