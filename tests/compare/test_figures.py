"""Promises of figures: who was killed, wounded, arrested, is missing or displaced."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.compare import compare
from tests.compare.samples import case, record, row, told


def _said(text: str) -> list[tuple[str, str | None, object, str]]:
    findings = compare([record(text)])
    return [(f.kind, f.of, c.value, c.qualifier) for f in findings if f.finding == "figure" for c in f.cells]


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("Twelve people were killed in the fire.", ("killed", None, 12, "exactly")),
        ("The storm killed at least 1,200 people.", ("killed", None, 1200, "at-least")),
        ("The death toll rose to twenty-three on Monday.", ("killed", None, 23, "exactly")),
        ("Ten die as police clear a tannery.", ("killed", None, 10, "exactly")),
        (
            "A total of nine people – Orsini, six members of his band and two members of the harbour guard – died.",
            ("killed", None, 9, "exactly"),
        ),
        ("It ended with a toll of seven deceased rebels.", ("killed", "rebels", 7, "exactly")),
        ("Entre los fallecidos hay tres niños.", ("killed", "children", 3, "exactly")),
        ("The toll of the fire in the market has risen to six.", ("killed", None, 6, "exactly")),
        ("Two of the four students were killed.", ("killed", "students", 2, "exactly")),
        ("Both men died.", ("killed", "men", 2, "exactly")),
        ("They killed two guards and wounded five more.", ("wounded", "guards", 5, "exactly")),
        ("Two 23-year-old men were grazed by bullets.", ("wounded", None, 2, "exactly")),
        ("Five hurt, 2 critically, in a blast.", ("wounded", None, 2, "exactly")),
        ("Another man and eight others, five men and three women, were hurt.", ("wounded", None, 8, "exactly")),
        ("The hospital was treating 20 people, four of whom were badly hurt.", ("wounded", None, 20, "exactly")),
        ("Two people were killed in Ambato and three in Quito.", ("killed", None, 3, "exactly")),
        ("Five shot dead in Ica: 4 men at a bar.", ("killed", "men", 4, "exactly")),
        ("Twelve police officers were among the injured.", ("wounded", "police officers", 12, "exactly")),
        ("The storm claimed 14 lives.", ("killed", None, 14, "exactly")),
        ("The toll after the blast at the pier, in Ilo, climbed to nine.", ("killed", None, 9, "exactly")),
        ("Los fallecidos por la riada son ya 14.", ("killed", None, 14, "exactly")),
        ("Suben a cinco los bomberos fallecidos.", ("killed", "firefighters", 5, "exactly")),
        ("Perdieron la vida ocho mineros.", ("killed", "workers", 8, "exactly")),
        ("Hay 2 mil 300 damnificados.", ("displaced", None, 2300, "exactly")),
        ("Un hombre y su hija de tres años murieron.", ("killed", None, 2, "exactly")),
        ("Police are at the scene of a triple homicide.", ("killed", None, 3, "exactly")),
        ("He faces two counts of first-degree murder.", ("killed", None, 2, "exactly")),
        ("No one was hurt.", ("wounded", None, 0, "exactly")),
        ("The flood killed 20, 000 people.", ("killed", None, 20_000, "exactly")),
        ("The flood killed more than 1, 400 people.", ("killed", None, 1400, "at-least")),
        ("The flood killed 5, 300 hurt people were brought away.", ("killed", None, 5, "exactly")),
        ("Five of the seven dead were found behind a gate.", ("killed", None, 7, "exactly")),
        ("Three of the eleven people killed were guards.", ("killed", None, 11, "exactly")),
        ("Cinco de los siete fallecidos fueron hallados.", ("killed", None, 7, "exactly")),
        ("A three-boat convoy was stopped.", ("count", "boats", 3, "exactly")),
        ("A five - lorry pirate attack was foiled.", ("count", "lorries", 5, "exactly")),
        ("The four worst - hit villages have no water.", ("count", "towns", 4, "exactly")),
        ("More than 5,000 marched through Ilo.", ("count", "people", 5000, "at-least")),
        ("The whole village of 300 people was evacuated.", ("displaced", None, 300, "exactly")),
        ("Police say Ortiz has four prior arrests.", ("count", "earlier arrests", 4, "exactly")),
        ("Ortiz had been arrested three times.", ("count", "earlier arrests", 3, "exactly")),
        ("The club made him a six - year offer.", ("duration", "contract", 6, "exactly")),
        ("Damage came to 8 billion won.", ("money", "damage", 8 * 10**9, "exactly")),
        ("It was a 110bn - euro plan.", ("money", None, 110 * 10**9, "exactly")),
        ("Repairs cost $27. 5MM last week.", ("money", "damage", 27_500_000, "exactly")),
        ("Repairs cost $140 - 150MM last week.", ("money", "damage", 150_000_000, "between")),
        ("Se confirma el fallecimiento de tres personas.", ("killed", None, 3, "exactly")),
        ("Some 2,300 people living nearby were told to leave.", ("displaced", None, 2300, "about")),
        (
            "According to police reports, 12 people were killed, and Ruiz denied involvement.",
            ("killed", None, 12, "exactly"),
        ),
        ("The magistrate will report in seven days.", ("duration", "inquiry", 7, "exactly")),
        ("They spent 27 hours trapped in the shaft.", ("duration", "entrapment", 27, "exactly")),
        ("The fraud at the bank came to $9 million.", ("money", "fraud", 9_000_000, "exactly")),
        ("Bank fraud: five held, two sought.", ("arrested", None, 5, "exactly")),
        ("Sixteen were referred to the college in Ilo.", ("wounded", None, 16, "exactly")),
        ("Some 70 agency staff walked out.", ("count", "workers", 70, "about")),
        ("Eleven guards were freed, three of them hurt.", ("wounded", "guards", 3, "exactly")),
        ("The governor counts 24 dead; seven were children.", ("killed", "children", 7, "exactly")),
        ("Diez personas murieron. Cuatro eran bomberos.", ("killed", "firefighters", 4, "exactly")),
        ("The school has recorded 86 pupils with symptoms.", ("wounded", "students", 86, "exactly")),
        ("She promised Sh150,000 to every bereaved family.", ("money", "compensation", 150_000, "exactly")),
        ("The loss came to Rs 214-crore.", ("money", "damage", 2_140_000_000, "exactly")),
        ("The 24 - hour strike began at noon.", ("duration", "strike", 24, "exactly")),
        ("The state pays 30bn euros.", ("money", None, 30 * 10**9, "exactly")),
        ("The tunnel will cost $2.5 trillion.", ("money", "damage", 25 * 10**11, "exactly")),
        ("Ningún pasajero resultó herido.", ("wounded", None, 0, "exactly")),
        ("Some 1,800 people remain in shelters.", ("displaced", None, 1800, "about")),
        ("Between 20 and 25 people were hurt.", ("wounded", None, 25, "between")),
        ("Three brothers, Ada Ruiz, 35, and Leo Ruiz, 27, were killed.", ("killed", "brothers", 3, "exactly")),
        ("Two deaths among the guards were reported.", ("killed", "guards", 2, "exactly")),
        ("The widow lost three of her children.", ("killed", "children", 3, "exactly")),
        ("A boat with 118 passengers sank.", ("count", "passengers", 118, "exactly")),
        ("La policía decomisó 11 fusiles.", ("count", "rifles", 11, "exactly")),
        ("Unas 300 viviendas quedaron destruidas.", ("count", "houses", 300, "about")),
        ("Medio centenar de personas resultaron heridas.", ("wounded", None, 50, "about")),
        ("Damage was put at $2.5 million.", ("money", "damage", 2_500_000, "exactly")),
        ("La multa fue de 12 millones de pesos.", ("money", "fine", 12_000_000, "exactly")),
        ("The blaze burned for almost six hours.", ("duration", "fire", 6, "about")),
        ("El motín duró nueve horas.", ("duration", "riot", 9, "exactly")),
        ("They gave up after a nine-hour siege.", ("duration", "siege", 9, "exactly")),
        ("Two of the officers were wounded.", ("wounded", "police officers", 2, "exactly")),
        ("Two men were shot and killed at dusk.", ("killed", "men", 2, "exactly")),
        ("Seven people, including the driver, were killed.", ("killed", None, 7, "exactly")),
        ("Two suspects - a man and a woman - were shot.", ("wounded", "suspects", 2, "exactly")),
        ("La cifra de muertos subió a 31.", ("killed", None, 31, "exactly")),
        ("That brought the number of fatalities to three.", ("killed", None, 3, "exactly")),
        ("Una veintena de personas resultaron heridas.", ("wounded", None, 20, "about")),
        ("Two dozen people were hurt.", ("wounded", None, 24, "about")),
        ("Hubo decenas de muertos y seis detenidos.", ("arrested", None, 6, "exactly")),
        ("As many as five people were wounded.", ("wounded", None, 5, "at-most")),
        ("About forty pupils were taken to nearby hospitals.", ("wounded", "students", 40, "about")),
        ("Police arrested nine demonstrators.", ("arrested", "protesters", 9, "exactly")),
        ("Between 20 and 25 sailors are missing.", ("missing", "crew", 25, "between")),
        ("More than 300 families were displaced.", ("displaced", "families", 300, "at-least")),
        ("Murieron treinta y dos personas.", ("killed", None, 32, "exactly")),
        ("El choque dejó al menos 14 bomberos heridos.", ("wounded", "firefighters", 14, "at-least")),
        ("Fueron detenidos 12 hombres; hay cinco desaparecidos.", ("missing", None, 5, "exactly")),
        ("Unas 1.200 personas fueron evacuadas.", ("displaced", None, 1200, "about")),
        ("Twenty-seven of its 45 passengers perished.", ("killed", "passengers", 27, "exactly")),
        ("Five people were shot, two of them fatally.", ("killed", None, 2, "exactly")),
        ("Four of the dead were children.", ("killed", "children", 4, "exactly")),
        ("Thirteen of the injured are in a serious condition.", ("wounded", None, 13, "exactly")),
        ("The crash killed the driver and 11 passengers.", ("killed", "passengers", 11, "exactly")),
        ("Police shot dead two robbers.", ("killed", "robbers", 2, "exactly")),
        ("Nine pupils and a teacher were killed.", ("killed", None, 10, "exactly")),
        ("Police arrested two men and a woman.", ("arrested", None, 3, "exactly")),
        ("Three men, aged 19, 22 and 31, were arrested.", ("arrested", "men", 3, "exactly")),
        ("The banquet sickened 84 guests.", ("wounded", "guests", 84, "exactly")),
        ("The number of people who fell ill was put at 102.", ("wounded", None, 102, "exactly")),
        ("Elevan a 41 los muertos por la riada.", ("killed", None, 41, "exactly")),
        ("Un muerto y cinco heridos en un choque.", ("killed", None, 1, "exactly")),
        ("Ocho personas siguen sin ser localizadas.", ("missing", None, 8, "exactly")),
        ("Police put the crowd at 2,500.", ("count", "people", 2500, "exactly")),
        ("The fire destroyed 300 houses and damaged 60 more.", ("count", "houses", 60, "exactly")),
        ("The navy met five boats. Two of them got away.", ("count", "boats", 2, "exactly")),
        ("The navy seized six AK-47 rifles.", ("count", "rifles", 6, "exactly")),
        ("Incautaron 640 kilos de heroína.", ("count", "kilograms", 640, "exactly")),
        ("Between four and six shots were heard.", ("count", "shots", 6, "between")),
        ("Fifty pilot whales lay on the beach.", ("count", "whales", 50, "exactly")),
        ("The thieves needed nine minutes for the robbery.", ("duration", "robbery", 9, "exactly")),
    ],
)
def test_a_figure_is_read_with_its_kind_group_and_qualifier(
    text: str, figure: tuple[str, str | None, object, str]
) -> None:
    """Digits and words, English and Spanish, before and after the verb."""
    assert figure in _said(text)


@pytest.mark.parametrize(
    "text",
    [
        "A 12-year-old boy was hurt.",
        "Nobody else was hurt.",
        "There were no immediate reports of injuries.",
        "Officials hope that no one was killed.",
        "Un joven de 19 años murió.",
        "Ana Ruiz, 43, was hailed.",
        "The man, aged 40, died.",
        "He was killed on May 12.",
        "It was the first death since 1998.",
        "Las 11 de la mañana.",
        "One officer fired a shot.",
        "He fired one shot into the ground.",
        "At least one shot was fired.",
        "Una mujer resultó herida.",
        "He was shot at least once in the arm.",
        "It happened ten days ago, 40 km from here.",
        "He sold shoes for thirty years, and bought 20 percent.",
        "The city of 500,000 people was shaken.",
        "The island, home to about 12,000 people, was hit.",
        "La localidad tiene 4.000 habitantes.",
        "The 16 - year - old rider spoke in a low voice.",
        "A channel had put the toll at over 20, which the prefect called baseless.",
        "En redes sociales circuló la cifra de treinta fallecidos, que la Policía desmintió.",
        "It was in revenge for the air strike which killed 30 villagers.",
        "It stood there twenty minutes ago, forty minutes later, two nights before the storm and 12 days after it.",
        "At 9: 25 hours, at 1100 hours and again one day he rang.",
        "The rower was 26 seconds clear of the next boat.",
        "A shepherd of 24 years found a pair of shoes.",
    ],
)
def test_ages_days_money_and_things_are_no_figures(text: str) -> None:
    """Numbers that count no people make no cell."""
    assert _said(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Three gunmen killed a guard.",
        "Two men shot a policeman near the bank.",
        "Six officers arrested the mayor.",
        "None of the 37 passengers was hurt.",
        "Police are looking for two suspects.",
        "The slide nearly killed nine skiers.",
        "Twelve seamen were rescued and one is still missing.",
    ],
)
def test_who_did_it_or_was_spared_suffered_nothing(text: str) -> None:
    """A number stands for those who suffer what the verb tells, not for those who do it or are spared."""
    assert not [said for said in _said(text) if said[0] != "count" and said[2] != 1]


def test_two_counts_joined_by_and_share_their_verb() -> None:
    """Both numbers of `two nurses and five patients were injured` are wounded."""
    said = _said("Two guards and five tourists were injured.")
    assert said == [("wounded", "guards", 2, "exactly"), ("wounded", "tourists", 5, "exactly")]


def test_killed_and_wounded_in_one_sentence_stay_apart() -> None:
    """Each number goes with its own verb."""
    assert _said("Gunmen killed four people and wounded nine.") == [
        ("killed", None, 4, "exactly"),
        ("wounded", None, 9, "exactly"),
    ]


def test_a_source_is_named_where_the_sentence_names_one() -> None:
    """`according to`, `X said` and `según` give the source; other sentences give none."""
    findings = compare(case())
    assert [c.attributed_to for c in row(findings, "wounded", "passengers").cells] == [
        "the provincial prosecutor",
        "Police",
        "la fiscalía",
    ]


def test_words_outside_the_article_are_not_read() -> None:
    """Figures in menus and adverts of the rendition are nobody's claim."""
    whole = record("The harbour was calm.\nRelated: 40 people killed")
    assert compare([type(whole)("R1", 1, whole.rendition, whole.text[:1])]) == []


def test_headlines_are_read_when_asked() -> None:
    """A toll that only the headline tells is found with `headlines`, and proves itself."""
    whole = record("Forty die in mine\nRelatives waited at the gate.")
    apart = type(whole)("R1", 1, whole.rendition, whole.text[1:], headline="Forty die in mine")
    assert compare([apart]) == []
    (found,) = compare([apart], headlines=True)
    assert told(found.cells) == [("R1", 40, "exactly")]
    assert found.cells[0].evidence.proves(whole.rendition)


@given(st.lists(st.sampled_from(
    ["12", "two", "dos", " people ", " and ", " killed", ", ", ". ", " were ", "“", "”", "\n", "Ñ", " hurt", "según "]
), max_size=40).map("".join))  # fmt: skip
def test_every_cell_proves_itself(text: str) -> None:
    """Whatever the text, a cell's words stand in it where they are said to."""
    for finding in compare([record(text, "R1"), record(text, "R2")]):
        assert finding.cells
        assert all(cell.evidence.span and cell.evidence.proves(text) for cell in finding.cells)


def test_accents_do_not_shift_places() -> None:
    """Evidence after letters with accents, ligatures and emoji still stands where it says."""
    text = "İstanbul – ﬁn 🚒 año: doce bomberos resultaron heridos en Ağrı."
    (finding,) = compare([record(text)])
    assert finding.cells[0].evidence.quote == "doce bomberos resultaron heridos"
    assert finding.cells[0].evidence.proves(text)


def test_a_number_that_is_rung_counts_nothing() -> None:
    """Calls to 911 are not 911 calls."""
    assert _said("The chief said that 911 calls came from the pier.") == []


@pytest.mark.parametrize("text", ["2 Leroy Calder was arrested on Monday.", "Watch 7 Harbour News for more tonight."])
def test_a_number_before_a_name_counts_nobody(text: str) -> None:
    """The numbers of a list, or of a channel, are no counts."""
    assert _said(text) == []


def test_who_is_told_of_is_not_who_tells() -> None:
    """Losses that were estimated say nothing themselves."""
    (found,) = compare([record("Losses were estimated at $3 million.")])
    assert [cell.attributed_to for cell in found.cells] == [None]


def test_some_of_the_dead_are_no_second_count_of_the_dead() -> None:
    """Where some of them were found says nothing of how many there are."""
    assert _said("Five of the seven dead were found behind a gate.") == [("killed", None, 7, "exactly")]


def test_days_that_are_left_before_an_election_are_no_time_that_it_lasts() -> None:
    """`Four days to go before the election` tells of no duration."""
    found = compare([record("There were four days to go before the election.")])
    assert not [one for one in found if one.kind == "duration"]


def test_sailors_of_two_nations_are_not_those_of_the_first() -> None:
    """`23 Somali and Yemeni sailors` are no Somalis alone; the Group of 20 counts nobody."""
    assert _said("The navy arrested 23 Somali and Yemeni sailors.") == [("arrested", None, 23, "exactly")]
    assert _said("They met on the sidelines of the Group of 20 summit meeting.") == []
    assert _said("A group of 20 people marched.") == [("count", "people", 20, "exactly")]


def test_an_article_is_no_death() -> None:
    """`die` is an article in German and Dutch: `450 workers have laid down the work` is nobody's death."""
    text = "Rund 450 Hafenarbeiter haben die Arbeit niedergelegt, sagte der Verband."
    assert [f.kind for f in compare([replace(record(text), language="de")]) if f.kind == "killed"] == []
    assert ("killed", None, 10, "exactly") in _said("Ten die as police clear a tannery.")
