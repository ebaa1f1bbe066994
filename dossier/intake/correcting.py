"""The verbs by which a person corrects a field, confirms it, and takes that back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from dossier.catalog import Catalog
from dossier.errors import BadInput
from dossier.intake.corrections import PERSON_RANK, claims_from
from dossier.keeping.recorder import Entry, Recorder
from dossier.keeping.shelf import Shelf
from dossier.model.claims import Claim, Description, Field, field_named
from dossier.model.corrections import said
from dossier.model.describe import claim_json
from dossier.model.events import Changes
from dossier.model.evidence import Evidence, quoted
from dossier.model.reports import ReportId, Version


class Correcting:
    """What people say of a report's fields; it is shown before all that readers say, and overwrites nothing."""

    _catalog: Catalog
    _recorder: Recorder
    _person: str
    _shelf: Callable[[], Shelf]

    def set(
        self, report: ReportId, field: str, value: str | None = None, *, evidence: tuple[int, int] | None = None
    ) -> Sequence[Claim]:
        """A person's correction of a field: shown from now on, never overwritten by a reading. Raises BadInput.

        With `evidence`, from where to where in the newest version's rendition the words stand that say so (code
        points); without a `value` it is then what these words say.
        """
        name = field_named(field)
        with self._recorder.writing():  # else a newer version could come in between
            words = self._words_at(report, evidence) if evidence else None
            from dossier.intake.selections import typed, value_in  # late: it loads rules of reading

            if value is None:
                if words is None:
                    raise BadInput(field, "was given no words")
                value = value_in(name, words.quote)
            claims = claims_from(name, typed(name, value), self._person)
            if words:
                claims = tuple(replace(claim, evidence=(words,)) for claim in claims)
            self._correct("correction", report, field=field, claims=[claim_json(c) for c in claims])
        return claims

    def accept(self, report: ReportId, field: str, value: str | None = None) -> Sequence[Claim]:
        """A person's word that the value shown is right, or the candidate that says `value`; on its own evidence.

        Raises BadInput where there is no such value.
        """
        name = field_named(field)
        with self._recorder.writing():
            description = self._shelf().detail(report, None).description
            told = _told(description, name, value) if description else None
            if not told:
                raise BadInput(
                    f"{report} {field}", f"has no candidate {value!r}" if value else "has no value to accept"
                )
            claims = tuple(replace(claim, rank=PERSON_RANK, agent=self._person) for claim in told)
            shown = description is not None and said(description.all_of(name)) == said(told)
            detail = {"claims": [claim_json(c) for c in claims], "confirmed": shown}
            self._correct("correction", report, field=field, **detail)
        return claims

    def undo(self, report: ReportId, field: str) -> Changes:
        """Takes back the last correction of a field. Raises BadInput when there is none."""
        with self._recorder.writing():
            last = self.last_correction(report, field)
            return self._correct("correction-undone", report, field=field, correction=last)

    def last_correction(self, report: ReportId, field: str) -> int:
        """The event number of the last correction of a field that is in force. Raises BadInput when there is none."""
        self._catalog.row(report)
        last = self._catalog.last_correction(report, field)
        if last is None:
            raise BadInput(f"{report} {field}", "has no correction to take back")
        return last

    def correct_again(self, report: ReportId, correction: int) -> Changes:
        """Says again what an earlier correction said, which was taken back. Raises BadInput when it is none of this."""
        with self._recorder.writing():
            told = [e for e in self._catalog.events_of("correction") if (e.seq, e.report) == (correction, report)]
            if not told:
                raise BadInput(f"{report} {correction}", "is no correction")
            detail = {name: held for name, held in told[0].detail.items() if name in ("field", "claims", "confirmed")}
            return self._correct("correction", report, **detail)

    def _words_at(self, report: ReportId, place: tuple[int, int]) -> Evidence:
        """Raises BadInput where no words stand there."""
        rendition, (start, end) = self._shelf().detail(report, None).rendition or "", place
        if not (0 <= start < end <= len(rendition)) or not rendition[start:end].strip():
            raise BadInput(
                f"{start}-{end}", f"is no place of words in {report}; its text has {len(rendition)} characters"
            )
        return quoted(rendition, start, end)

    def _correct(self, kind: str, report: ReportId, **detail: object) -> Changes:
        with self._recorder.writing():
            version = self._read_version(report)
            read = {"version": version.number, "rendition": version.rendition, "description": version.description}
            entry = Entry(kind, {"report": report, **read, **detail}, agent=self._person)  # type: ignore[arg-type]
            return self._recorder.record([entry])

    def _read_version(self, report: ReportId) -> Version:
        version = self._catalog.versions(report)[-1]
        if version.description is None:
            raise BadInput(report, f"has no reading to correct: it {version.reason or 'is not read yet'}")
        return version


def _told(description: Description, field: Field, value: str | None) -> tuple[Claim, ...]:
    """The claims shown where they say `value` or nothing is named, else the first candidate that says it."""
    shown = description.all_of(field)
    if value is None or said(shown) == value.strip():
        return shown
    return next(((claim,) for claim in description.candidates(field) if said((claim,)) == value.strip()), ())
