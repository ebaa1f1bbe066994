"""Creates, renames, fills and withdraws cases, and keeps the notes on them."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.cases import Case
from dossier.model.events import Changes
from dossier.model.reports import ReportId


class Cases(Service):
    """Cases are named by their id (`C3`) or their name. Every change is an event; nothing is ever deleted."""

    former = "list"

    def list(self, *, withdrawn: bool = False) -> Sequence[Case]:
        """All cases in the order of their ids; or those that were withdrawn."""
        return self._catalog.cases(withdrawn)

    def get(self, name: str) -> Case:
        """The case with this id, else with this name. Raises BadInput, also for a withdrawn one."""
        if found := _called(name, self._catalog.cases()):
            return found[0]
        if _called(name, self._catalog.cases(withdrawn=True)):
            raise BadInput(name, Clause("withdrawn-case"))
        raise BadInput(name, Clause("no-such-case"))

    def new(self, name: str, reports: Sequence[ReportId] = ()) -> Case:
        """Raises BadInput when the name is taken or empty, or a report unknown."""
        with self._recorder.writing():
            self._check_reports(reports)
            self._check_name(name)
            identifier = f"C{self._recorder.next_number('C')}"
            self._record("case-created", case=identifier, name=name)
            return self.add(identifier, reports)

    def rename(self, name: str, to: str) -> Case:
        """Gives a case another name; it keeps its id and contents. Raises BadInput when the name is taken or empty."""
        with self._recorder.writing():
            case = self.get(name)
            if to != case.name:
                self._check_name(to)
                self._record("case-renamed", case=case.case, name=to)
            return self.get(case.case)

    def withdraw(self, name: str) -> Case:
        """Takes a case out of every list. Its reports stay in the archive, and its id is never used again.

        Its notes, plan and judgements stay in the log and come back with `restore`. Raises BadInput.
        """
        with self._recorder.writing():
            case = self.get(name)
            self._record("case-withdrawn", case=case.case)
            return case

    def restore(self, name: str) -> Case:
        """Brings a withdrawn case back as it was.

        Raises BadInput when no withdrawn case has this name, several have, or another case uses the name by now.
        """
        with self._recorder.writing():
            found = _called(name, self._catalog.cases(withdrawn=True))
            if not found:
                raise BadInput(name, Clause("no-withdrawn-case"))
            if len(found) > 1:
                several = ", ".join(case.case for case in found)
                raise BadInput(name, Clause("name-of-several-withdrawn-cases", numbers=several))
            self._check_name(found[0].name)
            self._record("case-restored", case=found[0].case)
            return self.get(found[0].case)

    def _check_name(self, name: str) -> None:
        """Raises BadInput for a name in use; that of a withdrawn case is free, its id is not."""
        if not name.strip():
            raise BadInput(Clause("the-case"), Clause("needs-name"))
        in_use = {word for case in self._catalog.cases() for word in (case.case, case.name)}
        if name in in_use or name in {case.case for case in self._catalog.cases(withdrawn=True)}:
            raise BadInput(name, Clause("case-name-taken"))

    def add(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Adds reports to a case; those that it holds already keep their position. Raises BadInput."""
        with self._recorder.writing():
            case = self.get(name)
            self._check_reports(reports)
            if new := [report for report in dict.fromkeys(reports) if report not in case.reports]:
                self._record("case-added", case=case.case, reports=new)
            return self.get(case.case)

    def remove(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Removes reports from a case; they stay in the archive. Raises BadInput."""
        with self._recorder.writing():
            case = self.get(name)
            for report in reports:
                if report not in case.reports:
                    raise BadInput(report, Clause("not-in-case", case=case.name))
            self._record("case-removed", case=case.case, reports=list(reports))
            return self.get(case.case)

    def add_note(self, name: str, text: str, *, private: bool = False) -> Case:
        """Adds a researcher's note; a private one is in no brief and no bag. Raises BadInput."""
        if not text.strip():
            raise BadInput(Clause("the-note"), Clause("without-words"))
        with self._recorder.writing():
            case = self.get(name)
            self._record("case-note", case=case.case, text=text, **({"private": True} if private else {}))
            return self.get(case.case)

    def remove_note(self, name: str, note: str) -> Case:
        """Removes a note (`N57`) from a case; its words stay in the log. Raises BadInput."""
        with self._recorder.writing():
            case = self._with_note(name, note)
            self._record("note-withdrawn", case=case.case, note=int(note[1:]))
            return self.get(case.case)

    def mark_note(self, name: str, note: str, private: bool) -> Changes:
        """Makes a note (`N57`) private, which keeps it out of briefs and bags, or public again. Raises BadInput."""
        with self._recorder.writing():
            return self._record(
                "note-marked", case=self._with_note(name, note).case, note=int(note[1:]), private=private
            )

    def _with_note(self, name: str, note: str) -> Case:
        case = self.get(name)
        if note not in [one.note for one in case.notes]:
            raise BadInput(note, Clause("no-note-of-case", case=case.name))
        return case

    def restore_note(self, name: str, note: str) -> Case:
        """Puts a removed note back in its old position. Raises BadInput."""
        with self._recorder.writing():
            case = self.get(name)
            events = self._catalog.events_of("note-withdrawn", "note-restored")
            about = [e.kind for e in events if (e.detail["case"], f"N{e.detail['note']}") == (case.case, note)]
            if about[-1:] != ["note-withdrawn"]:
                raise BadInput(note, Clause("no-withdrawn-note-of-case", case=case.name))
            self._record("note-restored", case=case.case, note=int(note[1:]))
            return self.get(case.case)

    def _check_reports(self, reports: Sequence[ReportId]) -> None:
        self._catalog.rows(reports)


def _called(name: str, cases: Sequence[Case]) -> list[Case]:
    """The one with this id, else those with this name."""
    return [case for case in cases if case.case == name] or [case for case in cases if case.name == name]
