"""Compares two versions of a report sentence by sentence, and names the kind of each change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier.changes.alignment import AlignedSentences, aligned, likeness
from dossier.changes.edit_words import Capitals, EditPassage, headline, sentences
from dossier.changes.sentence_edits import SentencePair
from dossier.compare.correction_notices import is_correction_notice
from dossier.model.edits import Edit, EditKind
from dossier.model.evidence import Span
from dossier.model.reports import Record

_SAME_HEADLINE = 0.4  # share of words in common, below which a headline is another one and not an edited one
_OPPOSITE: dict[EditKind, EditKind] = {"added": "removed", "removed": "added"}


def edits(old: Record, new: Record) -> tuple[Edit, ...]:
    """What changed, the headline first and then in the order of the text; white space alone is no change.

    The same versions the other way round give the same changes with `before` and `after` exchanged.
    """
    if (old.rendition, old.headline or "") > (new.rendition, new.headline or ""):  # alignments depend on the order
        return tuple(map(_reversed, edits(new, old)))
    before, after = sentences(old), sentences(new)
    capitals = Capitals((before, after), new.language or old.language)
    title = _headline_edits(headline(old), headline(new), capitals)
    body = [edit for pair in aligned(before, after) for edit in _sentence_edits(pair, capitals)]
    return (*title, *_without_moved(body))


def _reversed(edit: Edit) -> Edit:
    kind = _OPPOSITE.get(edit.kind, edit.kind)
    return Edit(kind, edit.after, edit.before, edit.after_span, edit.before_span, edit.typo)


def _headline_edits(old: EditPassage | None, new: EditPassage | None, capitals: Capitals) -> Iterator[Edit]:
    """One change for the headline, and one for each figure, name or quotation that became another in it."""
    if old is None or new is None or old.text == new.text:
        return
    within = SentencePair((old,), (new,), capitals, headline=True).edits()
    if all(edit.typo for edit in within):
        yield from within
        return
    yield Edit("headline", old.text, new.text, _span(old), _span(new))
    if likeness(old, new) >= _SAME_HEADLINE:
        yield from (
            edit for edit in within if edit.kind in ("figure", "name", "quotation") and edit.before and edit.after
        )


def _span(passage: EditPassage) -> Span | None:
    return passage.span if passage.placed else None


def _sentence_edits(pair: AlignedSentences, capitals: Capitals) -> Iterator[Edit]:
    notices = any(is_correction_notice(one.text) for one in (*pair.old, *pair.new))
    if pair.old and pair.new and not notices:
        yield from SentencePair(pair.old, pair.new, capitals).edits()
        return
    old, new = _whole(pair.old), _whole(pair.new)
    kind: EditKind = "correction" if notices else "removed" if pair.old else "added"
    yield Edit(kind, old[0], new[0], old[1], new[1])


def _whole(passages: Sequence[EditPassage]) -> tuple[str, Span | None]:
    if not passages:
        return "", None
    span = Span(passages[0].span.start, passages[-1].span.end)
    return span.of(passages[0].source), span


def _without_moved(found: Sequence[Edit]) -> Iterator[Edit]:
    """A sentence that is gone here and new there has moved, which is style."""
    gone = Counter(edit.before for edit in found if edit.kind == "removed")
    moved = gone & Counter(edit.after for edit in found if edit.kind == "added")
    places: dict[str, list[Span | None]] = {}
    for edit in found:
        if edit.kind == "removed" and len(places.get(edit.before, ())) < moved[edit.before]:
            places.setdefault(edit.before, []).append(edit.before_span)
    left = Counter(moved)
    for edit in found:
        words = edit.before or edit.after
        if edit.kind == "removed" and moved[words]:
            moved[words] -= 1
        elif edit.kind == "added" and left[words]:
            left[words] -= 1
            yield replace(edit, kind="style", before=words, before_span=places[words].pop(0))
        else:
            yield edit
