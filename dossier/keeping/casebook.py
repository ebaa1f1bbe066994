"""Cases: what people put together and note about it, each step an event of its own."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.keeping.recorder import Entry, Recorder
from dossier.model.cases import Case
from dossier.model.events import EventKind
from dossier.model.reports import ReportId


class Casebook:
    """The cases of an archive, as changed by one `person` (an agent's name)."""

    def __init__(self, catalog: Catalog, recorder: Recorder, person: str) -> None:
        self._catalog, self._recorder, self._person = catalog, recorder, person

    def named(self, name: str) -> Case:
        """The case with this id, else with this name. Raises BadInput, also for one that was withdrawn."""
        if found := _called(name, self._catalog.cases()):
            return found[0]
        if _called(name, self._catalog.cases(withdrawn=True)):
            raise BadInput(name, "is a withdrawn case; `dossier case restore` brings it back")
        raise BadInput(name, "no case has this name")

    def begin(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Raises BadInput when the name is taken or empty, or a report unknown."""
        with self._recorder.writing():
            self._known(reports)
            self._free(name)
            identifier = f"C{self._recorder.next_number('C')}"
            self._record("case-created", case=identifier, name=name)
            return self.add(identifier, reports)

    def rename(self, name: str, to: str) -> Case:
        """Gives a case another name; one that it has already is no event. Raises BadInput when it is taken or empty."""
        with self._recorder.writing():
            case = self.named(name)
            if to != case.name:
                self._free(to)
                self._record("case-renamed", case=case.case, name=to)
            return self.named(case.case)

    def withdraw(self, name: str) -> Case:
        """Takes a case out of every list; all that it holds stays in the log. Raises BadInput."""
        with self._recorder.writing():
            case = self.named(name)
            self._record("case-withdrawn", case=case.case)
            return case

    def restore(self, name: str) -> Case:
        """Brings a withdrawn case back as it was. Raises BadInput when none is called so, or another is by now."""
        with self._recorder.writing():
            found = _called(name, self._catalog.cases(withdrawn=True))
            if not found:
                raise BadInput(name, "is no withdrawn case")
            if len(found) > 1:
                several = ", ".join(case.case for case in found)
                raise BadInput(name, f"is the name of several withdrawn cases: {several}; name one by its number")
            self._free(found[0].name)
            self._record("case-restored", case=found[0].case)
            return self.named(found[0].case)

    def _free(self, name: str) -> None:
        """The name of a withdrawn case is free, its number is not."""
        if not name.strip():
            raise BadInput("case", "needs a name")
        taken = {word for case in self._catalog.cases() for word in (case.case, case.name)}
        if name in taken or name in {case.case for case in self._catalog.cases(withdrawn=True)}:
            raise BadInput(name, "is the name of another case already")

    def add(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Puts reports into a case; those that it holds already stay where they are. Raises BadInput."""
        with self._recorder.writing():
            case = self.named(name)
            self._known(reports)
            if new := [report for report in dict.fromkeys(reports) if report not in case.reports]:
                self._record("case-added", case=case.case, reports=new)
            return self.named(case.case)

    def remove(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Takes reports out of a case; they stay in the archive. Raises BadInput."""
        with self._recorder.writing():
            case = self.named(name)
            for report in reports:
                if report not in case.reports:
                    raise BadInput(report, f"is not in the case {case.name}")
            self._record("case-removed", case=case.case, reports=list(reports))
            return self.named(case.case)

    def note(self, name: str, text: str, private: bool = False) -> Case:
        """Adds a researcher's note. Raises BadInput."""
        if not text.strip():
            raise BadInput("note", "has no words")
        with self._recorder.writing():
            case = self.named(name)
            self._record("case-note", case=case.case, text=text, **({"private": True} if private else {}))
            return self.named(case.case)

    def withdraw_note(self, name: str, note: str) -> Case:
        """Takes a note (`N57`) out of the case; its words stay in the log. Raises BadInput when it is not there."""
        with self._recorder.writing():
            case = self.named(name)
            if note not in [one.note for one in case.notes]:
                raise BadInput(note, f"is no note of the case {case.name}")
            self._record("note-withdrawn", case=case.case, note=int(note[1:]))
            return self.named(case.case)

    def restore_note(self, name: str, note: str) -> Case:
        """Puts a withdrawn note back as it was, to where it was. Raises BadInput when none of the case is so."""
        with self._recorder.writing():
            case = self.named(name)
            told = self._catalog.events_of("note-withdrawn", "note-restored")
            said = [e.kind for e in told if (e.detail["case"], f"N{e.detail['note']}") == (case.case, note)]
            if said[-1:] != ["note-withdrawn"]:
                raise BadInput(note, f"is no withdrawn note of the case {case.name}")
            self._record("note-restored", case=case.case, note=int(note[1:]))
            return self.named(case.case)

    def _known(self, reports: Sequence[ReportId]) -> None:
        self._catalog.rows(reports)

    def _record(self, kind: EventKind, **detail: object) -> None:
        self._recorder.record([Entry(kind, detail, agent=self._person)])


def _called(name: str, cases: Sequence[Case]) -> list[Case]:
    """The one with this id, else those with this name."""
    return [case for case in cases if case.case == name] or [case for case in cases if case.name == name]
