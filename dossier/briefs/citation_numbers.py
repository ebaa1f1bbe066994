"""Numbers the words that a brief cites, and refuses those that its rendition does not have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from dossier.briefs.brief_wording import Wording
from dossier.clauses import Clause
from dossier.errors import BadInput, FixityMismatch
from dossier.model.briefs import BriefLine, Citation
from dossier.model.cases import Source
from dossier.model.claims import Claim, Description, Words
from dossier.model.digest import Digest
from dossier.model.evidence import Evidence, Span, quoted

_Key = tuple[int, str, str, Span | None]


@dataclass(frozen=True, slots=True)
class NumberedSource:
    """A source with its number in the brief, its text's digest, and its description at hand."""

    number: int
    source: Source
    description: Description
    rendition: Digest
    outlet: str | None

    @property
    def text(self) -> str:
        return self.source.record.rendition


def opened(number: int, source: Source) -> NumberedSource | None:
    """The source ready for citing; None when it was never read.

    Raises FixityMismatch when the text is not the one that the version's record names.
    """
    if source.description is None:
        return None
    digest = Digest.of(source.record.rendition.encode())
    if source.version.rendition not in (None, digest):
        raise FixityMismatch(str(source.version.rendition), digest)
    best = source.description.best("outlet")
    outlet = best.value.value if best and isinstance(best.value, Words) else None
    return NumberedSource(number, source, source.description, digest, outlet)


@dataclass(slots=True)
class Register:
    """Gives each piece of evidence one number, in the order of first use; `numbered` makes it the order of pages."""

    wording: Wording  # in the brief's language
    _known: dict[_Key, Citation] = field(default_factory=dict)

    def cite(self, cited: NumberedSource, evidence: Evidence) -> int:
        """The number of a citation, new or known. Raises BadInput where the text does not have the words there."""
        key = (cited.number, evidence.origin, evidence.quote, evidence.span)
        if key not in self._known:
            self._known[key] = self._citation(cited, evidence)
        return self._known[key].number

    def _citation(self, cited: NumberedSource, evidence: Evidence) -> Citation:
        version = cited.source.version
        if not evidence.proves(cited.text):
            raise BadInput(
                f"{version.report} version {version.number}", Clause("does-not-hold-words", quote=evidence.quote)
            )
        return Citation(
            len(self._known) + 1,
            cited.number,
            version.report,
            version.number,
            cited.outlet,
            evidence.origin,
            evidence.quote,
            evidence.span,
            cited.rendition,
        )

    def cite_span(self, cited: NumberedSource, span: Span) -> int:
        """The number of the text's own words at `span`."""
        if span.end > len(cited.text):
            raise BadInput(cited.source.version.report, Clause("text-ends-before-character", end=span.end))
        return self.cite(cited, quoted(cited.text, span.start, span.end))

    def line(self, cited: NumberedSource, text: str, claims: Iterable[Claim], inferred: bool = False) -> BriefLine:
        """`text` with the citations of all evidence of `claims`."""
        claims = tuple(claims)
        numbers = [self.cite(cited, evidence) for claim in claims for evidence in claim.evidence]
        person = next((claim.agent for claim in claims if claim.agent.startswith("person:")), None)
        return BriefLine(text, tuple(dict.fromkeys(numbers)), "inferred" if inferred else "stated", person)

    @property
    def citations(self) -> tuple[Citation, ...]:
        return tuple(self._known.values())
