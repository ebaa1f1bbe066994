"""Corrects or confirms a field of a report, and takes that back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dossier.archive.context import Service
from dossier.authority.gazetteer import Gazetteer
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.claims import Claim, Dateline, Description, Field, field_named
from dossier.model.corrections import PERSON, said
from dossier.model.describe import claim_json
from dossier.model.events import Changes, EventKind
from dossier.model.evidence import Evidence, quoted
from dossier.model.reports import ReportId
from dossier.repository.correction_claims import PERSON_RANK, claims_from


class Corrections(Service):
    """A correction is shown before everything that readers found, and overwrites nothing."""

    def set(
        self, report: ReportId, field: str, value: str | None = None, *, evidence: tuple[int, int] | None = None
    ) -> Sequence[Claim]:
        """Corrects a field: the value is shown from now on, and no reading replaces it. Raises BadInput.

        `evidence` is the span (start, end, in code points) of the newest version's rendition that states the value;
        without a `value`, the value is what these words say.
        """
        name = field_named(field)
        with self._recorder.writing():  # else a newer version could come in between
            words = self._words_at(report, evidence) if evidence else None
            from dossier.repository.correction_input import typed, value_in  # late: it loads rules of reading

            if value is None:
                if words is None:
                    raise BadInput(field, Clause("was-given-no-words"))
                value = value_in(name, words.quote)
            claims = claims_from(name, typed(name, value), self._person)
            if words:
                claims = tuple(replace(claim, evidence=(words,)) for claim in claims)
            self._correct("correction", report, field=field, claims=[claim_json(c) for c in claims])
        return claims

    def set_all(self, reports: Sequence[ReportId], values: Mapping[str, str]) -> Sequence[Claim]:
        """Corrects fields of many reports alike, all of them or none; gives what each shows. Raises BadInput."""
        from dossier.repository.correction_input import typed  # late: it loads rules of reading

        with self._recorder.writing():
            names = {field_named(field): value for field, value in values.items()}
            claims = {name: claims_from(name, typed(name, value), self._person) for name, value in names.items()}
            details = [{"field": name, "claims": [*map(claim_json, made)]} for name, made in claims.items()]
            readings = {row.report: self._reading_of(row.report) for row in self._catalog.rows(list(reports))}
            entries = [
                self._entry("correction", report=report, **reading, **detail)
                for report, reading in readings.items()
                for detail in details
            ]
            self._recorder.record(entries)
        return [claim for made in claims.values() for claim in made]

    @staticmethod
    def place_meant(text: str) -> str | None:
        """A dateline as it was typed, with a place whose name differs by one letter, where its own is not known."""
        from dossier.repository.correction_input import typed  # late: it loads rules of reading

        (claim,) = claims_from("dateline", typed("dateline", text), PERSON)
        if not isinstance(claim.value, Dateline) or claim.value.place is None or claim.value.place.country:
            return None
        meant = Gazetteer.standard().near(claim.value.place.name)
        return said([replace(claim, value=replace(claim.value, place=meant))]) if meant else None

    def accept(self, report: ReportId, field: str, value: str | None = None) -> Sequence[Claim]:
        """Confirms the value shown, or the candidate with this `value`; its evidence stays.

        Raises BadInput where there is no such value.
        """
        name = field_named(field)
        with self._recorder.writing():
            description = self._context.shelf.detail(report, None).description
            chosen = _claims_of(description, name, value) if description else None
            if not chosen:
                raise BadInput(
                    f"{report} {field}",
                    Clause("has-no-candidate", value=value) if value else Clause("has-no-value-to-accept"),
                )
            claims = tuple(replace(claim, rank=PERSON_RANK, agent=self._person) for claim in chosen)
            shown = description is not None and said(description.all_of(name)) == said(chosen)
            detail = {"claims": [claim_json(c) for c in claims], "confirmed": shown}
            self._correct("correction", report, field=field, **detail)
        return claims

    def undo(self, report: ReportId, field: str) -> Changes:
        """Takes back the last correction of a field. Raises BadInput when there is none."""
        with self._recorder.writing():
            last = self.last(report, field)
            return self._correct("correction-undone", report, field=field, correction=last)

    def last(self, report: ReportId, field: str) -> int:
        """The event number of the last correction of a field that is in force. Raises BadInput when there is none."""
        self._catalog.row(report)
        last = self._catalog.last_correction(report, field)
        if last is None:
            raise BadInput(f"{report} {field}", Clause("has-no-correction-to-take-back"))
        return last

    def redo(self, report: ReportId, correction: int) -> Changes:
        """Records a correction again that was taken back. Raises BadInput for an event that is none of this report."""
        with self._recorder.writing():
            told = [e for e in self._catalog.events_of("correction") if (e.seq, e.report) == (correction, report)]
            if not told:
                raise BadInput(f"{report} {correction}", Clause("no-such-correction"))
            detail = {name: held for name, held in told[0].detail.items() if name in ("field", "claims", "confirmed")}
            return self._correct("correction", report, **detail)

    def _words_at(self, report: ReportId, place: tuple[int, int]) -> Evidence:
        """The words of the report's text at this place. Raises BadInput where it has none there."""
        rendition, (start, end) = self._context.shelf.detail(report, None).rendition or "", place
        if not (0 <= start < end <= len(rendition)) or not rendition[start:end].strip():
            raise BadInput(f"{start}-{end}", Clause("no-such-place-in-text", report=report, characters=len(rendition)))
        return quoted(rendition, start, end)

    def _correct(self, kind: EventKind, report: ReportId, **detail: object) -> Changes:
        with self._recorder.writing():
            return self._record(kind, report=report, **self._reading_of(report), **detail)

    def _reading_of(self, report: ReportId) -> dict[str, object]:
        """The version shown and how it was read, for an event that is about it. Raises BadInput where it was not."""
        version = self._catalog.shown_version(report)
        if version.description is None:
            raise BadInput(report, Clause("has-no-reading-to-correct", reason=version.reason or Clause("not-read-yet")))
        return {"version": version.number, "rendition": version.rendition, "description": version.description}


def _claims_of(description: Description, field: Field, value: str | None) -> tuple[Claim, ...]:
    """The claims shown where they say `value` or nothing is named, else the first candidate that says it."""
    shown = description.all_of(field)
    if value is None or said(shown) == value.strip():
        return shown
    return next(((claim,) for claim in description.candidates(field) if said((claim,)) == value.strip()), ())
