"""Pages are set in a child process: what it makes, what it refuses, and what becomes of it when it fails."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from dossier.typesetting import GlyphMissing, Unset, refused, typeset

MADE = datetime(2026, 5, 15, 18, 30, tzinfo=UTC)
HEAD = '#set document(title: "t")\n#set text(lang: "en", font: "Libertinus Serif")\n'


def test_same_words_same_bytes() -> None:
    """The same template and inputs give the same PDF, whichever child sets them."""
    first, again = (typeset(HEAD + "#sys.inputs.words", {"words": "*as* typed"}, MADE) for _ in range(2))
    assert first == again and first.startswith(b"%PDF-")


def test_empty_boxes_are_refused() -> None:
    """A character that the fonts lack is told from other faults, and single ones are found."""
    with pytest.raises(GlyphMissing):
        typeset(HEAD + "#sys.inputs.words", {"words": "墨"}, MADE)
    assert refused(["e\u0301", "墨", "ñ"]) == {"墨"}
    assert refused([]) == frozenset()


def test_wrong_template_is_told() -> None:
    """A template that cannot be set is refused in typst's own words."""
    with pytest.raises(Unset, match="unknown variable: nowhere"):
        typeset(HEAD + "#nowhere", {}, MADE)


def test_patience_ends() -> None:
    """A layout without end is ended, and nothing is left running."""
    with pytest.raises(Unset, match="takes too long"):
        typeset(HEAD + "#for a in range(90000) { for b in range(90000) { if a + b < 0 [x] } }", {}, MADE, patience=1)
