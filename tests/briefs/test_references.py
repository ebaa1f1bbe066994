"""What lists of sources promise: the style's form, whatever a report lacks, and nothing guessed of names."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.briefs.agencies import credited_once
from dossier.briefs.brief_wording import wording_in
from dossier.briefs.family_names import SortName, sort_name
from dossier.briefs.references import listed, noted
from dossier.briefs.source_lists import BibtexExporter, CslExporter, RisExporter
from dossier.model.briefs import Brief, BriefLine, BriefSource, Language, Reference, Style
from dossier.model.claims import Person, Role
from tests.briefs.samples import brief_of

ADA, LEO, INES = Person("Ada Ruiz"), Person("Leo Paz"), Person("Inés Mora")
CORDAL = Person("Cordal News", "agency")


def made(
    people: tuple[Person, ...] = (ADA,),
    issued: str | None = "2024-03-13",
    headline: str | None = "Bridge falls",
    outlet: str | None = "The Daily Note",
    url: str | None = None,
) -> BriefSource:
    """A source with the parts given, in the custody of a sample's."""
    lines = {"headline": headline, "outlet": outlet, "url": url}
    told = {name: BriefLine(text, (1,)) if text else None for name, text in lines.items()}
    return replace(brief_of().sources[1], **told, reference=Reference(people, issued, "en"))  # type: ignore[arg-type]


def entry(source: BriefSource, style: Style, language: Language = "en") -> str:
    """The entry as text, `*` around italics, without the archive's part."""
    runs = listed(source, style, wording_in(language))
    whole = "".join(f"*{run.text}*" if run.italic else run.text for run in runs)
    return re.split(r" Archiv(?:ed|ado) ", whole)[0]


@pytest.mark.parametrize(
    ("source", "style", "said"),
    [
        (made(), "chicago", "Ruiz, Ada. “Bridge falls.” *The Daily Note*, March 13, 2024."),
        (made(), "apa", "Ruiz, A. (2024, March 13). Bridge falls. *The Daily Note*."),
        (made(), "mla", "Ruiz, Ada. “Bridge falls.” *The Daily Note*, 13 Mar. 2024."),
        (made((ADA, LEO)), "chicago", "Ruiz, Ada, and Leo Paz. “Bridge falls.” *The Daily Note*, March 13, 2024."),
        (made((ADA, LEO)), "apa", "Ruiz, A., & Paz, L. (2024, March 13). Bridge falls. *The Daily Note*."),
        (made((ADA, LEO, INES)), "mla", "Ruiz, Ada, et al. “Bridge falls.” *The Daily Note*, 13 Mar. 2024."),
        (made(()), "chicago", "*The Daily Note*. “Bridge falls.” March 13, 2024."),
        (made(()), "apa", "Bridge falls. (2024, March 13). *The Daily Note*."),
        (made(()), "mla", "“Bridge falls.” *The Daily Note*, 13 Mar. 2024."),
        (made((CORDAL,)), "chicago", "Cordal News. “Bridge falls.” *The Daily Note*, March 13, 2024."),
        (made(issued=None), "chicago", "Ruiz, Ada. “Bridge falls.” *The Daily Note*, n.d."),
        (made(issued=None), "apa", "Ruiz, A. (n.d.). Bridge falls. *The Daily Note*."),
        (made(issued=None), "mla", "Ruiz, Ada. “Bridge falls.” *The Daily Note*."),
        (made(issued="2024-03"), "apa", "Ruiz, A. (2024, March). Bridge falls. *The Daily Note*."),
        (made(issued="--03-13"), "mla", "Ruiz, Ada. “Bridge falls.” *The Daily Note*, 13 Mar."),
        (made(headline="Why “now”?"), "chicago", "Ruiz, Ada. “Why ‘now’?” *The Daily Note*, March 13, 2024."),
        (made(outlet=None, people=()), "mla", "“Bridge falls.” 13 Mar. 2024."),
        (
            made(headline=None),
            "chicago",
            "Ruiz, Ada. [Report without a headline, file report-2.html]. *The Daily Note*, March 13, 2024.",
        ),
        (
            made(url="https://note.example/a"),
            "apa",
            "Ruiz, A. (2024, March 13). Bridge falls. *The Daily Note*. https://note.example/a",
        ),
    ],
)
def test_entry_of_each_style(source: BriefSource, style: Style, said: str) -> None:
    """An entry has the form of its style; what a report lacks is left out, or named as missing."""
    assert entry(source, style) == said


@pytest.mark.parametrize(
    ("style", "said"),
    [
        ("chicago", "Ruiz, Ada e Inés Mora. «Bridge falls». *The Daily Note*, 13 de marzo de 2024."),
        ("apa", "Ruiz, A. y Mora, I. (13 de marzo de 2024). Bridge falls. *The Daily Note*."),
        ("mla", "Ruiz, Ada e Inés Mora. «Bridge falls». *The Daily Note*, 13 mar. 2024."),
    ],
)
def test_entry_in_spanish(style: Style, said: str) -> None:
    """In Spanish the joints, quotation marks and dates are Spanish ones."""
    assert entry(made((ADA, INES)), style, "es") == said


def test_entry_names_custody() -> None:
    """Each entry says when the source was archived, and its SHA-256."""
    source = made()
    whole = "".join(run.text for run in listed(source, "chicago", wording_in("en")))
    assert whole.endswith(f"Archived May 11, 2026. SHA-256: {source.version.sha256}.")


def test_second_note_is_short() -> None:
    """A note names the source in full at first, and then by its family names and the headline's first words."""
    source = made((ADA, LEO), headline="Bridge falls into the river after a long night")
    full = "".join(run.text for run in noted(source, "chicago", wording_in("en")))
    assert (
        full == "Ada Ruiz and Leo Paz, “Bridge falls into the river after a long night,” The Daily Note, March 13, 2024"
    )
    short = "".join(run.text for run in noted(source, "chicago", wording_in("en"), again=True))
    assert short == "Ruiz and Paz, “Bridge falls into the river after…”"


@pytest.mark.parametrize(
    ("name", "role", "name_parted"),
    [
        ("Ada Ruiz", "author", SortName("Ruiz", "Ada")),
        ("John Q. Public", "author", SortName("Public", "John Q.")),
        ("John Public Jr.", "author", SortName("Public", "John", "Jr.")),
        ("Anna van der Berg", "author", SortName("van der Berg", "Anna")),
        ("Camilo Restrepo Vélez", "author", SortName("Camilo Restrepo Vélez")),
        ("María del Carmen Ruiz", "author", SortName("María del Carmen Ruiz")),
        ("Mary Ann Evans", "author", SortName("Mary Ann Evans")),
        ("Reuters News", "agency", SortName("Reuters News")),
        ("王 小明", "author", SortName("王 小明")),
        ("ليلى حداد", "author", SortName("ليلى حداد")),
        ("Redacción", "author", SortName("Redacción")),
    ],
)
def test_family_name_is_parted_where_sure(name: str, role: Role, name_parted: SortName) -> None:
    """A family name is put first only where nothing has to be guessed."""
    assert sort_name(Person(name, role)) == name_parted


@given(st.lists(st.text(), max_size=4), st.text(), st.text())
def test_entries_of_any_words(names: list[str], headline: str, outlet: str) -> None:
    """Whatever a source's names and headline are, every style makes one line of them."""
    people = tuple(Person(name) for name in names)
    source = made(people, None, headline or None, outlet or None)
    for style in ("chicago", "apa", "mla"):
        for language in ("en", "es"):
            whole = "".join(run.text for run in listed(source, style, wording_in(language)))  # type: ignore[arg-type]
            assert "\n" not in whole and source.version.sha256 in whole


def of(source: BriefSource) -> Brief:
    return replace(brief_of(), sources=(source,))


def test_ris_is_lines_of_tags() -> None:
    """RIS holds one tag a line, and a line end in a headline makes no new tag."""
    made_so = made((ADA, CORDAL), headline="Bridge\r\nAU  - Mallory", url="https://note.example/a")
    lines = RisExporter().export(of(made_so)).decode().split("\r\n")
    assert lines[:2] == ["TY  - NEWS", "TI  - Bridge AU - Mallory"]
    assert [line for line in lines if line.startswith("AU")] == ["AU  - Ruiz, Ada", "AU  - Cordal News"]
    assert {"PY  - 2024", "DA  - 2024/03/13", "T2  - The Daily Note", "UR  - https://note.example/a"} <= set(lines)
    assert all(re.fullmatch(r"[A-Z][A-Z0-9]  - .*", line) for line in lines if line)


@given(st.text())
def test_bibtex_braces_stay_in_balance(headline: str) -> None:
    """No headline, whatever its signs, ends a BibTeX field early."""
    data = BibtexExporter().export(of(made(headline=headline or None))).decode()
    depth = 0
    for line in data.splitlines()[1:-1]:
        before = depth
        depth += line.count("{") - line.count("}")
        assert (before, depth) == (0, 0)


def test_bibtex_signs_are_escaped() -> None:
    """Signs of TeX are printed, not obeyed; an agency's name is not sort_name."""
    data = BibtexExporter().export(of(made((CORDAL, ADA), headline=r"50% of {A & B} \input{x} #1_$"))).decode()
    assert r"50\% of \textbraceleft{}A \& B\textbraceright{} \textbackslash{}input" in data
    assert "author = {{Cordal News} and Ruiz, Ada}," in data
    assert data.startswith("@article{cordalnews2024-R2,")


def test_csl_json_has_its_parts() -> None:
    """CSL-JSON gives names, the day of issue and of archiving, and the SHA-256."""
    (item,) = json.loads(CslExporter().export(of(made((ADA, CORDAL)))))
    assert item["type"] == "article-newspaper" and item["container-title"] == "The Daily Note"
    assert item["author"] == [{"family": "Ruiz", "given": "Ada"}, {"literal": "Cordal News"}]
    assert item["issued"] == {"date-parts": [[2024, 3, 13]]} and item["accessed"] == {"date-parts": [[2026, 5, 11]]}
    assert "SHA-256" in item["archive_location"]


def test_bibtex_has_the_fields_of_classic_styles() -> None:
    """Classic BibTeX styles find journal, year and month; BibLaTeX finds journaltitle and date."""
    text = BibtexExporter().export(of(made())).decode()
    for line in (
        "journal = {The Daily Note}",
        "journaltitle = {The Daily Note}",
        "year = {2024}",
        "date = {2024-03-13}",
    ):
        assert f"  {line},\n" in text
    assert "  month = mar,\n" in text
    assert "month" not in BibtexExporter().export(of(made(issued="2024"))).decode()
    assert "year" not in BibtexExporter().export(of(made(issued="--03-13"))).decode()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ida Øverås", "overas"),
        ("Jan Łoś", "los"),
        ("Ngô Đình", "dinh"),
        ("Eva Weiß", "weiss"),
        ("Jón Þórðarson", "thordarson"),
    ],
)
def test_bibtex_keys_spell_every_latin_letter(name: str, key: str) -> None:
    """A family name loses no letter in the key of its entry."""
    assert BibtexExporter().export(of(made((Person(name),)))).decode().startswith(f"@article{{{key}2024-")


@pytest.mark.parametrize(
    ("people", "kept"),
    [
        ((Person("Cordal News"), CORDAL), (CORDAL,)),
        ((Person("EFE", "agency"), ADA, Person("Agencia EFE", "agency")), (Person("Agencia EFE", "agency"), ADA)),
        ((Person("Associated Press", "agency"), Person("AP", "agency")), (Person("Associated Press", "agency"),)),
        ((ADA, Person("Ada Ruiz", "photographer")), (ADA, Person("Ada Ruiz", "photographer"))),
        ((Person("AP", "agency"), Person("AFP", "agency")), (Person("AP", "agency"), Person("AFP", "agency"))),
        ((Person("Ana Ruiz"), Person("Ruiz", "agency")), (Person("Ana Ruiz"), Person("Ruiz", "agency"))),
    ],
)
def test_an_agency_is_credited_once(people: tuple[Person, ...], kept: tuple[Person, ...]) -> None:
    """No list of sources names an agency twice, also where a page credits it by two names."""
    assert credited_once(people) == kept
