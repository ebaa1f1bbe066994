"""Finds other spellings of a name in reports, by the same rules that merge the names of a case."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from dossier.compare.apply_judgements import AppliedJudgements
from dossier.compare.spellings import merged
from dossier.language.folding import folded
from dossier.model.reports import Record


def similar_names(records: Sequence[Record], known: Collection[tuple[str, ...]]) -> list[str]:
    """The spellings that these reports have of a name known by its folded words, without those words themselves."""
    name_words = {word for words in known for word in words}
    few = [
        replace(record, text=tuple(span for span in record.text if _shares(span.of(record.rendition), name_words)))
        for record in records
    ]
    rows = merged(few, AppliedJudgements())
    mine = [row for row in rows if any(mention.name.words in known for mention in row.held)]
    spelled = {m.name.words: m.name.text for row in mine for m in row.held if m.name.words not in known}
    return [text for words, text in sorted(spelled.items()) if len(words) > 1 or all(len(one) == 1 for one in known)]


def _shares(text: str, words: Collection[str]) -> bool:
    plain = folded(text)
    return any(word[:3] in plain for word in words)
