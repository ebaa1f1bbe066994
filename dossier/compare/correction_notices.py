"""Recognizes the notice of a correction by how outlets begin it, or by what they call the text before."""

from __future__ import annotations

from dossier.authority.knowledge import pattern
from dossier.language.folding import folded

_NOTICE = pattern(
    r"^\W*(?:<correction_notices/opening>)(?:\s*[:.—–-]|\s*$|\s+\(?\d)|\b<correction_notices/earlier_text>\b"
)


def is_correction_notice(sentence: str) -> bool:
    """Whether a sentence or paragraph states that the report was corrected."""
    return _NOTICE.search(folded(sentence)) is not None
