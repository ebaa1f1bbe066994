"""What composing promises: every line cited, every quote proved, every date in its place."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.briefs import compose
from dossier.briefs.brief_wording import called, file_name, label, wording_in
from dossier.briefs.carried_records import Carried
from dossier.briefs.page_check import pdf_shows
from dossier.briefs.view import entries, view
from dossier.errors import BadInput, FixityMismatch
from dossier.model.briefs import Brief, BriefLine
from dossier.model.cases import Case, CaseFile
from dossier.model.claims import Claim, Dateline, Published, Words
from dossier.model.digest import Digest
from dossier.model.evidence import Evidence, Span, quoted
from dossier.model.plans import Plan
from tests.briefs.samples import MADE, brief_of, correo, dated, ledger, market, report, source, version

FIELDS = ("headline", "outlet", "byline", "place", "filed", "published", "language", "url")


def lines(brief: Brief) -> list[tuple[int, BriefLine]]:
    """Every line of the brief with the number of the source that says it."""
    own = [
        (s.number, line) for s in brief.sources for name in FIELDS if isinstance(line := getattr(s, name), BriefLine)
    ]
    told = [(moment.source, moment.line) for moment in brief.timeline if moment.line]
    told += [(one.source, one.line) for happening in brief.happenings for one in happening.told]
    found = [(cell.source, cell.line) for finding in brief.findings for cell in finding.cells]
    return own + told + found


def test_every_line_is_cited_to_its_own_source() -> None:
    """Each field, moment and cell leads to at least one citation, and all of them are of the source that it names."""
    brief = brief_of()
    assert len(lines(brief)) > 30
    for number, line in lines(brief):
        assert line.cites
        assert {brief.citations[cite - 1].source for cite in line.cites} == {number}


def test_citations_are_numbered_in_order_of_first_use() -> None:
    """Numbers run from 1 without gaps; the same words of the same source have one number."""
    brief = brief_of()
    assert [c.number for c in brief.citations] == list(range(1, len(brief.citations) + 1))
    keys = [(c.source, c.origin, c.quote, c.span) for c in brief.citations]
    assert len(set(keys)) == len(keys)
    assert brief.sources[0].outlet and brief.sources[0].outlet.cites == (1,)


def test_a_source_whose_outlet_is_not_stated_is_called_so() -> None:
    """Its file's name tells it from others and is not taken for an outlet; one that was not read has the name alone."""
    file = market()
    nameless = [one for one in file.sources if one.description]
    claims = tuple(claim for claim in nameless[0].description.claims if claim.field != "outlet")  # type: ignore[union-attr]
    bare = replace(nameless[0], description=replace(nameless[0].description, claims=claims))  # type: ignore[type-var]
    brief = brief_of(replace(file, sources=(bare, *file.sources[1:]), findings=()))
    name = file_name(bare.version.path)
    for language, told in (("en", f"outlet not stated ({name})"), ("es", f"medio no indicado ({name})")):
        shown = view(replace(brief, language=language), "pdf")  # type: ignore[arg-type]
        assert shown["sources"][0]["label"] == told
        assert {entry["label"] for entry in shown["citations"] if entry["source"] == 1} == {told}
    unread = next(one for one in brief.sources if one.rendition_digest is None)
    assert label(unread, wording_in("en")) == file_name(unread.version.path)


def test_citation_names_version_and_digest() -> None:
    """A citation names the pinned version and the digest of the text that its offsets count in."""
    brief = brief_of()
    first = brief.citations[0]
    text = correo().record.rendition
    assert (first.report, first.version, first.outlet) == ("R1", 2, "El Correo del Altiplano")
    assert first.rendition == Digest.of(text.encode())
    assert first.span is not None and first.span.of(text) == first.quote


def test_empty_case_is_refused() -> None:
    """A case without reports makes no brief and says why."""
    with pytest.raises(BadInput, match="holds no reports"):
        compose(CaseFile(Case("C1", "Nothing", "2026-01-01T00:00:00Z"), ()), MADE, "x")


def test_moment_needs_a_zone() -> None:
    """A brief is never dated by a clock without a zone."""
    with pytest.raises(ValueError, match="zone"):
        compose(market(), datetime(2026, 1, 1), "x")


def test_quarantined_source_is_listed_with_its_reason() -> None:
    """A source that could not be read is in the brief, uncited."""
    brief = brief_of()
    last = brief.sources[-1]
    assert last.version.reason == "the file is encrypted"
    assert last.rendition_digest is None
    assert not any(c.source == last.number for c in brief.citations)


def test_timeline_orders_partial_dates() -> None:
    """Months come before their days, dates without a year after all others, undated reports last."""

    def dated(number: int, value: str | None) -> CaseFile | object:
        published = (f"dated {number}", Published(value)) if value else None
        return report(number, "Outlet", "Headline", (), None, published, ("Words.",))

    values = [None, "2026-05-04T09:00-05:00", "--05-05", "2026-05", "2026-05-04", "2025", "yesterday"]
    sources = tuple(dated(at, value) for at, value in enumerate(values, 1))
    brief = brief_of(CaseFile(Case("C1", "Dates", "2026-01-01T00:00:00Z"), sources))  # type: ignore[arg-type]
    found = [moment.date for moment in brief.timeline]
    assert found == ["2025", "2026-05", "2026-05-04", "2026-05-04T09:00-05:00", "--05-05", "yesterday", None]
    assert [moment.what for moment in brief.timeline][-1] == "undated"


def test_report_is_filed_before_it_is_published() -> None:
    """On one day, the dateline comes before the publication."""
    brief = brief_of(CaseFile(market().case, (correo(),)))
    assert [moment.what for moment in brief.timeline] == ["filed", "published"]


def test_one_day_of_filing_and_publication_is_one_row() -> None:
    """A report that tells one day for both has one row with the words of both; told of two days, it has two."""
    brief = brief_of(CaseFile(market().case, (correo(),)))
    (row,) = view(brief, "html")["timeline"]
    assert (row["date"], row["what"].endswith(" and published")) == (brief.timeline[1].line.text, True)  # type: ignore[union-attr]
    assert [brief.citations[cite - 1].quote for cite in row["cites"]] == ["PUEBLA, 3 de mayo", "3 de mayo de 2026"]
    masthead = ("3 de mayo de 2026", Published("2026-05-03", what="masthead"))
    filed = ("PUEBLA, 3 de mayo", Dateline(None, "2026-05-03"))
    one = brief_of(CaseFile(market().case, (report(1, "Outlet", "Headline", (), filed, masthead, ("Words.",)),)))
    assert [shown["what"] for shown in view(one, "html")["timeline"]] == ["Filed and published (masthead)"]
    later = ("4 de mayo de 2026", Published("2026-05-04"))
    two = brief_of(CaseFile(market().case, (report(1, "Outlet", "Headline", (), filed, later, ("Words.",)),)))
    assert [shown["what"] for shown in view(two, "html")["timeline"]] == ["Filed", "Published"]


def test_a_source_without_a_headline_is_called_by_its_opening_words() -> None:
    """Its part of the brief is headed by the words that it begins with, as a quotation, and not by a file's name."""
    made = report(1, None, "Headline", (), None, None, ("The bridge was closed.", "It is to open on Monday."))
    assert made.description is not None
    claims = tuple(claim for claim in made.description.claims if claim.field != "headline")
    brief = brief_of(CaseFile(market().case, (replace(made, description=replace(made.description, claims=claims)),)))
    assert view(brief, "html")["sources"][0]["title"] == "“The bridge was closed. It is to open on Monday.”"
    unread = replace(brief.sources[0], paragraphs=(), rendition="")
    assert called(unread) == file_name(unread.version.path)


def test_the_timeline_holds_what_happened() -> None:
    """Each day that sources tell of a happening is an entry, with all who tell it, before what came out that day."""
    brief = compose(dated(), MADE, "test")
    assert [(h.date, h.when, h.disputed, h.year_assumed, [t.source for t in h.told]) for h in brief.happenings] == [
        ("--05-02", "2026-05-02", True, True, [3]),
        ("2026-05-03", "2026-05-03", True, False, [1, 2]),
    ]
    quotes = [brief.citations[one.line.cites[0] - 1].quote for h in brief.happenings for one in h.told]
    assert quotes == ["in May", "on May 3", "on Sunday"]
    shown = view(brief, "html")["timeline"]
    assert [(m["date"], m["label"], [one["source"] for one in m["told"]]) for m in shown[:3]] == [
        ("2 May (year not stated)", "Fire", [3]), ("3 May 2026", "Fire", [1, 2]), ("3 May 2026", "El Correo", []),
    ]  # fmt: skip
    assert "disputed" in shown[1]["remark"] and "year" in shown[0]["remark"]
    assert compose(dated(), MADE, "test", Plan(sections=("sources",))).happenings == ()


def test_inferred_and_corrected_values_are_told() -> None:
    """A value that was concluded, or entered by a person, carries that with it."""
    made = ledger()
    assert made.description is not None
    evidence = Evidence("person", "The Ledger of Miami")
    claim = Claim("outlet", Words("The Ledger of Miami"), (evidence,), rank=9, agent="person:Ana Ruiz")
    changed = replace(made, description=replace(made.description, claims=(claim, *made.description.claims)))
    brief = brief_of(CaseFile(market().case, (changed,)))
    outlet, place = brief.sources[0].outlet, brief.sources[0].place
    assert outlet and outlet.by == "person:Ana Ruiz" and outlet.text == "The Ledger of Miami"
    assert place and place.basis == "inferred"


def test_cited_sentence_is_whole() -> None:
    """A cited figure outside the opening brings its whole sentence, and no more."""
    brief = brief_of()
    quotes = [brief.citations[number - 1].quote for number in brief.sources[0].sentences]
    assert quotes == ["La policía detuvo a tres personas."]


def test_no_findings_no_section() -> None:
    """Without comparison a brief has no findings; with it, disagreements come first."""
    assert brief_of(CaseFile(market().case, (correo(),))).findings == ()
    assert [found.agree for found in brief_of().findings] == [False, False, True]


def test_evidence_that_does_not_stand_is_refused() -> None:
    """A quote that the rendition does not hold never reaches a brief."""
    text = "Four people died."
    wrong = Claim("headline", Words("Five"), (Evidence("text", "Five", Span(0, 4)),))
    with pytest.raises(BadInput, match="does not hold the words"):
        brief_of(CaseFile(market().case, (source(1, text, (wrong,), (Span(0, 17),)),)))


def test_text_that_is_not_the_recorded_one_is_refused() -> None:
    """A rendition whose digest is not the version's is damage, and is called so."""
    made = correo()
    other = replace(made, record=replace(made.record, rendition=made.record.rendition + "."))
    with pytest.raises(FixityMismatch):
        brief_of(CaseFile(market().case, (other,)))


def test_finding_about_a_stranger_is_refused() -> None:
    """A cell of a report that is not in the case cannot be cited."""
    file = market()
    with pytest.raises(BadInput, match="not a source of this case"):
        brief_of(replace(file, sources=file.sources[1:]))


def test_dateline_without_a_place_still_files() -> None:
    """A dateline that gives only its date has a filed date and no place."""
    made = report(1, "Outlet", "Headline", (), ("May 4", Dateline(None, "2026-05-04")), None, ("Words.",))
    found = brief_of(CaseFile(market().case, (made,))).sources[0]
    assert found.place is None
    assert found.filed and found.filed.text == "4 May 2026"


TEXTS = st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=200)


@st.composite
def any_source(draw: st.DrawFn) -> CaseFile:
    """Any text with any claims about it, each with evidence that stands."""
    text = draw(TEXTS)
    spots = st.tuples(st.integers(0, len(text)), st.integers(0, len(text))).map(sorted)
    spans = draw(st.lists(spots, min_size=1, max_size=5))
    fields = draw(st.lists(st.sampled_from(["headline", "outlet", "url"]), min_size=len(spans), max_size=len(spans)))
    evidence = [quoted(text, start, end) for start, end in spans]
    claims = tuple(
        Claim(field, Words(found.quote), (found,))  # type: ignore[arg-type]
        for field, found in zip(fields, evidence, strict=True)
    )
    paragraphs = tuple(Span(start, end) for start, end in draw(st.lists(spots, max_size=3)))
    made = source(1, text, claims, paragraphs)
    return CaseFile(Case("C1", draw(TEXTS), "2026-01-01T00:00:00Z"), (made,))


@given(any_source())
def test_no_quote_that_its_rendition_does_not_hold(file: CaseFile) -> None:
    """Whatever the text, every quote of a composed brief stands in its rendition at its offsets."""
    brief = brief_of(file)
    for cited in brief.citations:
        assert cited.span is not None
        assert brief.sources[cited.source - 1].rendition[cited.span.start : cited.span.end] == cited.quote


def test_versions_are_all_listed() -> None:
    """The history of a source travels with it, oldest first."""
    assert [v.number for v in brief_of().sources[0].versions] == [1, 2]
    assert version(1, "x", 2)[-1].rendition == Digest.of(b"x")


def test_that_nothing_disagrees_is_told() -> None:
    """A brief of several sources says that no contradiction was found; one of a single source has none to tell."""
    none = "None was found among the figures and days that Dossier compares."
    brief = brief_of()
    agreed = replace(brief, findings=tuple(found for found in brief.findings if found.agree))
    told = {with_none: view(one, "md") for with_none, one in ((False, brief), (True, agreed))}
    for with_none, shown in told.items():
        assert "disagreements" in [section["name"] for section in shown["sections"]]
        assert shown["t"]["disagreements_under"].startswith(none) is with_none
    alone = view(brief_of(CaseFile(market().case, (correo(),))), "md")
    assert "disagreements" not in [section["name"] for section in alone["sections"]]


def test_a_name_with_hidden_characters_on_pages_of_0_4_0_is_still_that_of_the_record() -> None:
    """Those pages call a source without outlet by its file's name, and show in it what has no shape of its own."""
    file = market()
    read = next(one for one in file.sources if one.description)
    claims = tuple(claim for claim in read.description.claims if claim.field != "outlet")  # type: ignore[union-attr]
    named = replace(read.version, path="/news/ma\u200brket.txt")
    bare = replace(read, version=named, description=replace(read.description, claims=claims))  # type: ignore[type-var]
    brief = brief_of(replace(file, sources=(bare,), findings=()))
    told = "".join(
        f"{cited.number}{entry['quote']}ma⟨U+200B⟩rket.txt{entry['place']}"
        f"{wording_in('en').say('text_digits')}{cited.rendition[:12]}"
        for cited, entry in zip(brief.citations, entries(brief), strict=True)
    )
    shown = pdf_shows(replace(brief, sections=()), Carried(None, pages=(told,)))
    assert brief.citations
    assert not [check for check in shown if check.thing in {f"citation {cited.number}" for cited in brief.citations}]
