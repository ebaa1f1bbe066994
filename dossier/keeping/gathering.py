"""The verbs on cases."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.catalog import Catalog
from dossier.keeping.casebook import Casebook
from dossier.keeping.recorder import Recorder
from dossier.model.cases import Case
from dossier.model.reports import ReportId


class Gathering:
    """Cases are named by their number (`C3`) or their name. Every step is an event; nothing is ever deleted."""

    _catalog: Catalog
    _recorder: Recorder
    _person: str

    def cases(self, *, withdrawn: bool = False) -> Sequence[Case]:
        """By number; or those that were withdrawn."""
        return self._catalog.cases(withdrawn)

    def case(self, name: str) -> Case:
        """The case with this name or id. Raises BadInput."""
        return self._casebook().named(name)

    def new_case(self, name: str, reports: Sequence[ReportId] = ()) -> Case:
        """Raises BadInput when the name is taken or empty, or a report unknown."""
        return self._casebook().begin(name, reports)

    def rename_case(self, name: str, to: str) -> Case:
        """Gives a case another name; it keeps its number and all that it holds. Raises BadInput."""
        return self._casebook().rename(name, to)

    def withdraw_case(self, name: str) -> Case:
        """Takes a case out of every list; its reports stay in the archive, and its number is never used again.

        Its notes, plan and judgements stay in the log and come back with it. Raises BadInput.
        """
        return self._casebook().withdraw(name)

    def restore_case(self, name: str) -> Case:
        """Brings a withdrawn case back as it was.

        Raises BadInput when no withdrawn case is called so, several are, or another has its name by now.
        """
        return self._casebook().restore(name)

    def add_to_case(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Puts reports into a case; those that it holds already stay where they are. Raises BadInput."""
        return self._casebook().add(name, reports)

    def remove_from_case(self, name: str, reports: Sequence[ReportId]) -> Case:
        """Takes reports out of a case; they stay in the archive. Raises BadInput."""
        return self._casebook().remove(name, reports)

    def note(self, name: str, text: str, *, private: bool = False) -> Case:
        """Adds a researcher's note to a case; a private one leaves the archive with no brief. Raises BadInput."""
        return self._casebook().note(name, text, private)

    def withdraw_note(self, name: str, note: str) -> Case:
        """Takes a note (`N57`) out of a case; the log keeps it. Raises BadInput."""
        return self._casebook().withdraw_note(name, note)

    def restore_note(self, name: str, note: str) -> Case:
        """Puts a withdrawn note back to where it was. Raises BadInput."""
        return self._casebook().restore_note(name, note)

    def _casebook(self) -> Casebook:
        return Casebook(self._catalog, self._recorder, self._person)
