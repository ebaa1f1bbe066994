"""Whatever the child says that opens a hostile PDF, it is told as a file that cannot be opened; nothing breaks."""

from __future__ import annotations

import json

import pytest

from dossier.briefs import pdf_reading
from dossier.briefs.pdf_reading import PdfContents, Unopened, open_pdf
from dossier.children import Done
from dossier.model.digest import Digest

HELD = Digest.of(b"held")
GOOD = {"wanted": "words", "attached": {"a.txt": HELD}, "pages": ["one", "two"]}


def _said(monkeypatch: pytest.MonkeyPatch, out: bytes) -> PdfContents:
    monkeypatch.setattr(pdf_reading, "run", lambda *_: Done(0, out, b""))
    return open_pdf(b"%PDF-", "a.txt")


def test_an_answer_as_it_should_be_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests below fail for the reason that they name, not for all answers alike."""
    assert _said(monkeypatch, json.dumps(GOOD).encode()) == PdfContents("words", {"a.txt": HELD}, ("one", "two"))


@pytest.mark.parametrize(
    "out",
    [
        b"", b"\xff\xfe", b"{}", b"[]", b"7", b"null", b'"error"', b"[" * 200_000,
        json.dumps(GOOD | {"attached": ["a.txt"]}).encode(),
        json.dumps(GOOD | {"attached": {"a.txt": "no digest"}}).encode(),
        json.dumps(GOOD | {"attached": {"a.txt": 7}}).encode(),
        json.dumps(GOOD | {"pages": 3}).encode(),
        json.dumps({"attached": {}, "pages": []}).encode(),
    ],
    ids=lambda out: repr(out[:40]),
)  # fmt: skip
def test_an_answer_of_another_form_is_none(monkeypatch: pytest.MonkeyPatch, out: bytes) -> None:
    """A PDF that got hold of its child cannot bring down whoever checks a brief."""
    with pytest.raises(Unopened, match="broke off"):
        _said(monkeypatch, out)


def test_a_reason_is_words_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the child complains of is told, as far as a person would read it."""
    with pytest.raises(Unopened, match="it cannot be opened") as caught:
        _said(monkeypatch, json.dumps({"error": "x" * 100_000}).encode())
    assert len(caught.value.reason) < 1000
    with pytest.raises(Unopened, match="broke off"):
        _said(monkeypatch, b'{"error": {"deep": 1}}')
