"""Promises of names: spellings of one person, place or body across reports, and who leaves somebody out."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dossier.compare import compare
from dossier.compare.name_mentions import names
from dossier.model.links import Finding
from tests.compare.samples import record


def _names(*texts: str, languages: tuple[str, ...] = ()) -> list[Finding]:
    languages = languages or ("en",) * len(texts)
    told = [
        replace(record(text, f"R{i}"), language=of) for i, (text, of) in enumerate(zip(texts, languages, strict=True))
    ]
    return [finding for finding in compare(told) if finding.finding == "name"]


@pytest.mark.parametrize(
    ("one", "other", "relation"),
    [
        ("Óscar Ibáñez", "Oscar Ibanez", "marks"),
        ("Priya Raman", "Prya Raman", "letters"),
        ("Marcelo Zurita", "Marcelo Surita", "letters"),
        ("Jaime Orwin", "Jamie Orwin", "letters"),
        ("Emil Gross", "Emil Gros", "letters"),
        ("Oscar Alberto Pérez", "Oscar Pérez", "short-form"),
        ("Donal H. Ferrand Jr", "Donal Ferrand", "short-form"),
        ("K. Sreedharan", "Kumar Sreedharan", "initials"),
        ("Harrow Creek Coal Company", "Harrow Creek Coal", "short-form"),
        ("Bob Ferrand", "Robert P. Ferrand", "short-form"),
        ("New Corran City Councilman Ilya Marsh", "councilman Ilya D. Marsh", "short-form"),
        ("Lena B. Orwin High School", "Lena Orwin High School", "short-form"),
        ("Organisation for Rivers and Co-operation in Corran", "Organization for Rivers and Cooperation in Corran",
         "marks"),
        ("Donal Ferrand Jr.", "Donal Ferrand", "short-form"),
        ("Laura Orwin Miranda", "Laura Orwin", "short-form"),
        ("Luis Guillermo Orwin Ferrand", "Luis Guillermo Orwin", "short-form"),
        ("Kelby Orwin Ferrand", "Kelvin Orwin Ferrand", "letters"),
        ("Ulm-a-Corran", "Ulm-e-Corran", "letters"),
        ("Mt. Corran", "Mount Corran", "short-form"),
        ("Qorbanalin Berdimarov", "Korbanalin Berdimarov", "letters"),
        ("Muhammad al Rasheed", "Mohammed al-Rashid", "letters"),
        ("Yousef Karimov", "Yusuf Karimov", "letters"),
        ("Dmitri Tcherkasov", "Dmitriy Cherkasov", "letters"),
        ("Juergen Strauss", "Jürgen Strauß", "marks"),
        ("Guenter Mueller", "Günther Müller", "letters"),
        ("Günther Strauß", "Gunter Strauss", "letters"),
        ("Corran River Centre", "Corran River Center", "marks"),
        ("Supreme Court of Justice", "Supreme Court", "short-form"),
        ("Ada Orwin-Mora", "Ada Orwin", "short-form"),
        ("Ada Orwin de Mora", "Ada Orwin", "short-form"),
    ],
)  # fmt: skip
def test_spellings_of_one_name_are_merged_with_a_reason(one: str, other: str, relation: str) -> None:
    """Accents, letters, short forms and initials are told apart; letters alone are a disagreement."""
    (found,) = _names(f"The city knows {one} well.", f"The city knows {other} well.")
    assert (found.relation, found.agree) == (relation, relation != "letters")
    written = {re.sub(r".*ouncilman ", "", name) for name in (one, other)}
    assert {str(cell.value) for cell in found.cells} == written


def test_a_body_in_two_languages_is_one() -> None:
    """`Ministry of Justice` and `Ministerio de Justicia` are one name."""
    (found,) = _names("It was the Ministry of Justice.", "Fue el Ministerio de Justicia.", languages=("en", "es"))
    assert (found.kind, found.relation) == ("body", "name-in-another-language")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mario Ruiz", "María Ruiz"),
        ("Ana Ruiz", "Ada Ruiz"),
        ("Carlos Pérez", "Luis Pérez"),
        ("Elena Mora", "Elena Mota"),
        ("Bob R. Ferrand", "Robert P. Ferrand"),
        ("T.J. Ferrand", "Thomas Ferrand"),
        ("U.S.", "U.S. Steel"),
        ("Human Rights", "Human Rights Watch"),
        ("the Brass Award", "the Brass Awards"),
        ("Lena B. Orwin High School", "Lena C. Orwin High School"),
        ("Jim Harrow", "Jim Farrow"),
        ("Robert Miller Jr.", "Robert Miller Sr."),
        ("Martin Orwin", "Martine Orwin"),
        ("Daniel Orwin", "Daniela Orwin"),
        ("Alexander Orwin", "Alexandra Orwin"),
        ("Mohammed al-Rashid", "Mahmoud al-Rashid"),
        ("Al Corranda", "Al Corranda-linked"),
    ],
)
def test_other_people_stay_apart(one: str, other: str) -> None:
    """A short name that differs in a letter, another given name, or a gender's ending is somebody else."""
    assert not _names(f"The city knows {one} well.", f"The city knows {other} well.")


def test_a_short_name_that_two_people_may_bear_is_neither_ones() -> None:
    """`Ana Torres` beside an Ana Belén and an Ana María is not guessed at; nor are two who swapped their surnames."""
    assert not _names("It knows Ana Torres.", "It knows Ana Belén Torres.", "It knows Ana María Torres.")
    assert not _names("It knows Ada Mora.", "It knows Ada Mora Vela.", "It knows Ada Vela Mora.", languages=("es",) * 3)


def test_the_second_family_name_may_be_left_out() -> None:
    """`María José Lagos` is `María José Lagos Prieto`, in Spanish and Portuguese."""
    (found,) = _names(
        "Lo contó María José Lagos Prieto anoche.", "Lo contó María José Lagos anoche.", languages=("es", "es")
    )
    assert found.relation == "short-form"
    assert not _names("It knows John Paul well.", "It knows John Paul Jones well.")


@pytest.mark.parametrize(
    ("full", "short"),
    [
        ("Corran Fire Brigade", "CFB"),
        ("Corran Fire Brigade", "C.F.B."),
        ("Vale-Ost Police", "VOPD"),
        ("Organisation for Rivers and Co-operation in Corran", "ORCC"),
        ("Kleinamt für Seilbahnen (KfS)", "KfS"),
        ("Marche nationale des tunnels (MNT)", "MNT"),
    ],
)
def test_initials_are_the_body_and_no_other_spelling_of_it(full: str, short: str) -> None:
    """A body and its initials make no row of their own; a report that has the initials does not leave the body out."""
    told = [f"The city knows the {full} well.", f"The city knows the {short} well.", f"They met the {full} there."]
    found = compare([record(text, f"R{i}") for i, text in enumerate(told)])
    assert not [finding for finding in found if finding.finding in ("name", "omission")]


@pytest.mark.parametrize(
    ("one", "other"),
    [("Wal-Mart", "Walmart"), ("U.S. Corran Survey", "US Corran Survey"), ("Corran's Blue Barn", "Corran Blue Barn")],
)
def test_points_hyphens_and_genitives_are_no_other_spelling(one: str, other: str) -> None:
    """Names that differ in no letter, accent or word are shown as no difference."""
    assert not _names(f"The city knows {one} well.", f"The city knows {other} well.")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ada Orwin was shot in the leg. She is expected to survive.", "Carl Orwin was shot in the leg. He lives."),
        ("Mr. Orwin wept. Emil Orwin was shot in the leg.", "It knows that Carl Orwin was shot in the leg."),
        ("It knows that Emil Orwin and Carl Orwin were shot in the leg.", "Carl Orwin was shot in the leg."),
        ("Emil Orwin paints boats near the old harbour.", "The thieves had robbed Carl Orwin of two cars."),
    ],
)
def test_relatives_are_two_people(first: str, second: str) -> None:
    """A man and a woman, somebody better known of that name, two in one report, and other deeds are told apart."""
    assert not _names(first, second)


def test_a_report_may_call_somebody_by_two_names() -> None:
    """`Joe` is `Joseph` though one report has both; in one sentence they are two, such as father and son."""
    (found,) = _names("It knows Joseph Orwin well. We pray for Joe Orwin.", "The city knows Joseph Orwin.")
    assert found.relation == "short-form"
    assert not _names("It knows Joseph Orwin and his son Joe Orwin.", "The city knows Joseph Orwin.")


def test_a_father_and_his_son_are_two() -> None:
    """Where one report names both, `Jr.` distinguishes two people in every report."""
    both = "It knows Emil Orwin. His son Emil Orwin Jr. fled."
    assert not _names(both, "The city knows Emil Orwin Jr. well.", "The city knows Emil Orwin well.")


@pytest.mark.parametrize(
    ("said", "language", "told"),
    [
        ("Gestern sprach Bürgermeisterin Anna Lena Huber mit allen.", "de", ["Anna Lena Huber"]),
        ("Dann kam Polizeisprecher Uwe Klein, und alle gingen.", "de", ["Uwe Klein"]),
        ("Das Seil war alt, und Der Absturz kam bald.", "de", []),
        ("Le maire, Mme Catherine Roux, attend les experts.", "fr", ["Catherine Roux"]),
        ("A prefeita Rosa Lima e o padre João Vaz foram embora.", "pt", ["Rosa Lima", "João Vaz"]),
    ],
)
def test_small_words_and_offices_of_other_languages_are_no_names(said: str, language: str, told: list[str]) -> None:
    """A German noun is no name though it has a capital; what somebody is stands before the name."""
    assert [name.text for name in names(replace(record(said), language=language))] == told


def test_who_stands_beside_somebody_is_not_that_one() -> None:
    """Two alike names within one report are two people."""
    assert not _names(
        "It knows Robert Branden and Robert Brandon.", "The city knows Robert Branden and Robert Brandon."
    )


def test_initials_that_two_people_or_bodies_have_are_nobodys() -> None:
    """`J. Ferrand` beside a John and a Jane, and `CPD` beside two police departments, are not guessed at."""
    assert not _names("The city knows J. Ferrand.", "The city knows John Ferrand.", "The city knows Jane Ferrand.")
    assert not _names(
        "The town called the CPD at once.",
        "It was the Corran Police Department.",
        "It was the Calder Police Department.",
    )


def test_no_third_spelling_brings_two_people_together() -> None:
    """Two whom one report names apart stay apart, though another's spelling is near to both."""
    assert not _names("It knows Emilian Orwin and Emiliak Orwin.", "The city knows Emiliam Orwin.")


def test_a_surname_misspelled_in_its_own_report_is_told() -> None:
    """A word that stands in no full name, and is nearly the surname of somebody whom its report names, is that one."""
    (found,) = _names("They heard Ada Brandssen. Then Mr. Brandsen left.", "The city knows Ada Brandssen.")
    assert (found.relation, {str(c.value) for c in found.cells}) == ("letters", {"Ada Brandssen", "Brandsen"})
    assert not _names("They heard Ada Williams. Then William left.", "The city knows Ada Williams.")
    assert not _names("They heard Ada Brandssen and Olaf Brandssen. Then Mr. Brandsen left.", "It knows Ada Brandssen.")
    assert not _names("They heard the Tall Corranian. Then Corrania left.", "The city knows Tall Corranian.")


def test_a_place_in_capitals_is_no_body() -> None:
    """A dateline in capitals is not taken for a body's initials."""
    assert not _names("OSUNA - They came to Osuna by night.", "They came to Osuna by night.")


@pytest.mark.parametrize(
    ("said", "name", "kind"),
    [
        ("Musician Ada Ruiz died. The musician was 30.", "Ada Ruiz", "person"),
        ("They came and asked Corran Deputy Commissioner Ada Ruiz about it.", "Ada Ruiz", "person"),
        ("They asked the Corran Police Director.", "Corran Police", "body"),
        ("They went to the Justice Department.", "Justice Department", "body"),
        ("They met the team of the Majority Whip Ada Ruiz; the whip and the majority left.", "Ada Ruiz", "person"),
        ("It was Corran's Ada Ruiz who won there.", "Ada Ruiz", "person"),
        ("They met Alcalde de Corran Ada Ruiz there.", "Ada Ruiz", "person"),
        ("They went to Corran Gov. Ada Ruiz about it all.", "Ada Ruiz", "person"),
        ("He confessed to the attack on Thursday of Ada Ruiz there.", "Ada Ruiz", "person"),
        ("They all looted a local Blue Barn that night.", "Blue Barn", "other"),
    ],
)
def test_a_name_is_without_office_and_trade(said: str, name: str, kind: str) -> None:
    """What somebody is stands before the name and is no part of it; what has an article is no person."""
    assert [(found.text, found.kind) for found in names(record(said))] == [(name, kind)]


def test_somebodys_body_is_named_too() -> None:
    """`Corran Police Chief Ada Ruiz` names the chief, and the police."""
    told = names(record("They came and asked Corran Police Chief Ada Ruiz about it."))
    assert [(name.text, name.kind) for name in told] == [("Corran Police", "body"), ("Ada Ruiz", "person")]
    assert names(record("They all met the Secretary of the Corran Navy there.")) == []


def test_what_all_but_one_tell_is_an_omission() -> None:
    """A figure and a person whom one report of three leaves out are told with the words of the others."""
    texts = ("Nine people died. The driver Hugo Tello fled.", "Nine people died. They seek Hugo Tello.", "A bus fell.")
    found = [f for f in compare([record(text, f"R{i}") for i, text in enumerate(texts)]) if f.finding == "omission"]
    assert {(f.kind, f.of, f.silent) for f in found} == {("killed", None, ("R2",)), ("person", "Hugo Tello", ("R2",))}
    assert all({cell.report for cell in f.cells} == {"R0", "R1"} for f in found)


def test_what_two_of_three_quote_is_no_omission() -> None:
    """That a third report has other words, or another street, is no wonder; of four it stands out."""
    said = "They met Ada Ruiz and crossed Corran Road. “The gate has no lock and never had one.”"
    texts = [said, said, "A bus fell.", said]
    for count, kinds in ((3, {"person"}), (4, {"person", "quotation", "place"})):
        told = compare([record(text, f"R{i}") for i, text in enumerate(texts[:count])])
        assert {f.kind for f in told if f.finding == "omission"} == kinds


def test_who_speaks_of_it_in_other_words_leaves_nothing_out() -> None:
    """A report that names the dead, or the man by his surname, is not silent."""
    texts = (
        "Nine people died. The driver Hugo Tello fled.",
        "Nine people died. They seek Hugo Tello.",
        "Tello was killed.",
    )
    found = [f for f in compare([record(text, f"R{i}") for i, text in enumerate(texts)]) if f.finding == "omission"]
    assert found == []


@pytest.mark.parametrize("brand", ["Quint Marlowe Apparel", "Corran Daily Courier", "Industrias Vela Sur"])
def test_a_brand_or_outlet_is_no_person(brand: str) -> None:
    """What is named like a person but trades or prints is a body."""
    (found,) = names(record(f"The city knows {brand} well."))
    assert (found.text, found.kind) == (brand, "body")
