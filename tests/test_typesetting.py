"""Pages are set in a child process: what it makes, what it refuses, and what becomes of it when it fails."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime

import pytest

from dossier.typesetting import GlyphMissing, Typesetter, Unset, typeset

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
    with Typesetter() as setter:
        assert setter.refused(["e\u0301", "墨", "ñ"]) == {"墨"}
        assert setter.refused([]) == frozenset()


def test_wrong_template_is_told() -> None:
    """A template that cannot be set is refused in typst's own words."""
    with pytest.raises(Unset, match="unknown variable: nowhere"):
        typeset(HEAD + "#nowhere", {}, MADE)


def test_patience_ends() -> None:
    """A layout without end is ended, and nothing is left running."""
    with pytest.raises(Unset, match="takes too long"):
        typeset(HEAD + "#for a in range(90000) { for b in range(90000) { if a + b < 0 [x] } }", {}, MADE, patience=1)


def _words(setter: Typesetter, words: str) -> bytes:
    return setter.typeset(HEAD + "#sys.inputs.words", {"words": words}, MADE)


def test_a_child_that_is_kept_sets_the_same() -> None:
    """One child sets several documents, each with the bytes that a child of its own gives it, whatever failed."""
    with Typesetter() as setter:
        setter.warm()
        first = setter._child.pid if setter._child else 0
        assert _words(setter, "one") == typeset(HEAD + "#sys.inputs.words", {"words": "one"}, MADE)
        with pytest.raises(Unset, match="unknown variable"):
            setter.typeset(HEAD + "#nowhere", {}, MADE)
        assert _words(setter, "two") == typeset(HEAD + "#sys.inputs.words", {"words": "two"}, MADE)
        assert setter._child and setter._child.pid == first


def test_a_child_makes_room_for_a_fresh_one() -> None:
    """What typst keeps of each document does not pile up."""
    with Typesetter() as setter:
        pids = set()
        for number in range(6):
            assert _words(setter, str(number)).startswith(b"%PDF-")
            pids.add(setter._child.pid if setter._child else 0)
    assert len(pids) == 2


def test_a_child_that_died_is_replaced() -> None:
    """One that was killed between two documents costs nobody anything; nor is one left running at the end."""
    with Typesetter() as setter:
        before = _words(setter, "one")
        child = setter._child
        assert child
        os.kill(child.pid, 9)
        assert _words(setter, "one") == before and setter._child is not child
        last = setter._child
    assert last and last._child.poll() is not None


def test_a_document_on_which_it_dies_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks is told, and the next document is set."""
    with Typesetter() as setter:
        monkeypatch.setattr(
            "dossier.typesetting.child_command", lambda _: [sys.executable, "-c", "raise SystemExit(9)"]
        )
        with pytest.raises(Unset, match="broke off"):
            _words(setter, "one")
        monkeypatch.undo()
        assert _words(setter, "one").startswith(b"%PDF-")
