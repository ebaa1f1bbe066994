"""A bar tells nothing of what it hides, not even its length, and stands wherever the words would have been printed."""

from __future__ import annotations

import re
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from dossier import Archive
from dossier.briefs import compose, proving, redacted
from dossier.briefs.redaction_bars import BAR
from dossier.model.briefs import Brief
from dossier.model.cases import Case, CaseFile, Note
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from dossier.model.plans import Plan, Redaction
from dossier.repository.compare_child import Comparer
from tests.briefs.samples import MADE, report
from tests.briefs.test_redaction import OTHER, bad, opened


def blackened(name: str) -> Brief:
    """The brief of a case in which a name is blackened, with what is hashed of the file left aside."""
    body = ("Five people died in the fire, said " + name + ".", "The mayor knew " + name + " well, and wept.")
    source = report(1, "The Valley Herald", "Five die in fire", ("Ada Ruiz",), None, None, body)
    text = source.record.rendition
    at, end = text.index(name), text.index("and wept")
    own = f"He wept [R1 v1 {end}-{end + 8}]. {name} told it. Ada [R1 v1 {at}-{at + len(name)}] saw him."
    one = Redaction("X1", "C1", "R1", 1, Span(at, at + len(name)), name, "protects him", "0" * 32, "", "")
    case = Case("C1", "Fire", "2026-05-10T00:00:00Z", notes=(Note(own, "2026-05-13T10:20:00Z", "person:ana"),))
    file = CaseFile(case, (replace(source, version=replace(source.version, size=len(text))),))
    with closing(Comparer()) as comparer:
        shown, plan = redacted(file, Plan(summary=own), [one], comparer)
    brief = compose(shown, MADE, "test", plan)
    (told,) = brief.sources
    version = replace(told.version, sha256=Digest.of(b""))
    return replace(brief, sources=(replace(told, version=version, versions=(version,)),))


def test_a_bar_does_not_tell_how_long_the_words_are() -> None:
    """Whether a short or a long name is blackened, the brief is the same: text, places, citations, size of the file."""
    short, long = blackened("Li Wu"), blackened("Bartholomew Nepomuceno Featherstonehaugh")
    assert short == long
    assert all(check.ok for check in (*proving.redactions(long), *proving.citations(long), *proving.numbers(long)))
    (wept, told, saw), cited = long.summary[0], long.citations
    assert [cited[n - 1].quote for n in wept.cites] == ["and wept"]
    assert told.text == BAR + " told it." and told.judged and saw.judged


def test_short_words_are_found_as_they_are_written(tmp_path: Path) -> None:
    """A passage of two letters is blackened wherever it stands as a word: in the source, and in a person's words."""
    (tmp_path / "Li.txt").write_text(
        "The Valley Herald\n\nFire at the market\n\nMay 3, 2026\n\nPUEBLA, May 3 - Five died, said Mr Li."
        " Lima wept.\n\nLi went home, and Li is not li nor Lily.\n"
    )
    with opened(tmp_path) as archive:
        list(archive.add([tmp_path / "Li.txt"], jobs=1))
        archive.cases.new("Fire", ["R1"])
        text = archive.reports.get("R1").rendition or ""
        archive.cases.add_note("Fire", "Li is afraid. Lily is not.")
        archive.plans.redact("Fire", "R1", Span(text.index("Li."), text.index("Li.") + 2), "protects him")
        archive.briefs.write("Fire", tmp_path / "brief.html")
        brief = archive.briefs.compose("Fire")
    (source,) = brief.sources
    assert not re.search(r"\bLi\b", source.rendition + source.version.path + str(brief.notes))
    assert f"{BAR} went home, and {BAR} is not li nor Lily." in source.rendition and "Lily is not." in str(brief.notes)
    assert bad(Archive.verify(tmp_path / "brief.html")) == []


def test_words_that_a_citation_parts_are_found(tmp_path: Path) -> None:
    """A citation between two blackened words does not hide them: without it they stand side by side in print."""
    (tmp_path / "one.txt").write_text(OTHER)
    with opened(tmp_path) as archive:
        list(archive.add([tmp_path / "one.txt"], jobs=1))
        archive.cases.new("Fire", ["R1"])
        text = archive.reports.get("R1").rendition or ""
        archive.plans.redact("Fire", "R1", Span(text.index("Leo Paz"), text.index("Leo Paz") + 7), "protects him")
        brief = archive.briefs.compose("Fire", Plan(summary="I asked Leo [R1 v1 0-5] Paz. He was in."))
    asked = brief.summary[0][0]
    assert "Leo" not in asked.text and "Paz" not in asked.text and BAR in asked.text
    assert [brief.citations[n - 1].quote for n in asked.cites] == ["Diari"]
