"""Chooses the log lines that a bag discloses: those of its case, without any that could reveal redacted words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dossier import lazy_re as re
from dossier.briefs.file_tree import holders
from dossier.briefs.redaction_search import Black
from dossier.briefs.standalone.version_names import VersionNames
from dossier.log.key_chain import KEY_EVENTS
from dossier.model.cases import CaseFile
from dossier.model.events import Event
from dossier.model.highlights import HIGHLIGHT_EVENTS
from dossier.model.plans import Redaction, cited

_HANDED_OUT = frozenset({"packed", "export", "handed-over", "receipt-kept"})
# The brief has what is to be read of these; earlier plans are drafts, salts are for their recipients only, and what a
# person marks and comments on while reading is nobody else's
_PRIVATE = frozenset({
    "brief-planned", "passage-redacted", "redaction-undone", "note-marked", "note-withdrawn", "note-restored",
    "case-withdrawn", "case-restored", "case-search-withdrawn", "case-search-restored", *HIGHLIGHT_EVENTS,
})  # fmt: skip
_ERASURES = frozenset({"erasure", "erased"})  # of a report that no case holds any more; an erased line proves nothing
_NAMING = frozenset({"case-created", "case-renamed"})
_BY_RULE = re.compile(r"\(rule (\w+)\)$")  # as an agent's name ends where a rule gave the value


def concerning(file: CaseFile, events: Sequence[Event], redactions: Sequence[Redaction] = ()) -> Iterator[Event]:
    """Events of the case, of its reports, of the rules that gave values shown, and of the archive's keys.

    Left out are exports, which are no part of what is exported, people's judgements of the reports in other cases,
    notes that are private or withdrawn, withdrawn searches, highlights, former names of the case, and lines that name a
    source with redacted words or contain such words: their digests would let short words be guessed.
    """
    claims = [claim for source in file.sources if source.description for claim in source.description.claims]
    rules = {hit[1] for claim in claims if (hit := _BY_RULE.search(claim.agent))}
    names = VersionNames()
    for event in events:
        names.learn(event.kind, event.detail)
    hidden = _Hidden(file, redactions, names)
    for event in events:
        mine = not names.reports(event.detail).isdisjoint(file.case.reports)
        case = event.detail.get("case")
        of_case = case == file.case.case and event.kind not in _HANDED_OUT
        concerned = of_case or (mine and case is None) or event.kind in KEY_EVENTS or event.detail.get("rule") in rules
        if concerned and event.kind not in _ERASURES and not hidden.holds(event):
            yield event


class _Hidden:
    """Recognizes the lines that must not be disclosed."""

    def __init__(self, file: CaseFile, redactions: Sequence[Redaction], names: VersionNames) -> None:
        self._names = names
        self._name = file.case.name
        self._notes = {int(note.note[1:]) for note in file.case.notes if not note.private}  # those that are shown
        self._searches = {int(one.search[1:]) for one in file.case.searches}
        self._reports = {one.report for one in redactions} | holders(file, redactions).keys()
        self._black = Black.of(one.quote for one in redactions)

    def holds(self, event: Event) -> bool:
        if event.kind in _PRIVATE or (event.kind == "case-note" and event.seq not in self._notes):
            return True
        if event.kind == "case-searched" and event.seq not in self._searches:
            return True
        if event.kind in _NAMING and event.detail["name"] != self._name:  # what it was called is a draft, as plans are
            return True
        if not self._reports:
            return False
        # A part's line names the file that holds it, and tells nothing of that
        strings = frozenset(_strings({key: value for key, value in event.detail.items() if key != "part_of"}))
        # `case-added` names reports and tells nothing of them
        named = event.kind != "case-added" and not self._reports.isdisjoint(map(self._names.report, strings))
        named = named or not self._reports.isdisjoint(self._names.reports(event.detail))
        return named or any(self._black.has(one) or self._cites(one) for one in strings)

    def _cites(self, words: str) -> bool:
        """Whether a person's words cite one of the reports that are redacted.

        Positions in the whole text, compared with those in the brief, would reveal the length of the words between
        them.
        """
        return any(passage.report in self._reports for passage in cited(words))


def _strings(value: object) -> Iterator[str]:
    """Yields all strings in a JSON value without JSON's escapes."""
    match value:
        case str():
            yield value
        case Mapping():
            for key, item in value.items():
                yield from (key, *_strings(item))
        case list() | tuple():
            for item in value:
                yield from _strings(item)
