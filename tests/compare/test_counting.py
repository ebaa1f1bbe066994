"""Promises of counting: what a number counts where the noun stands elsewhere, and whom a verb does not befall."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from tests.compare.samples import record, row


def _said(text: str) -> list[tuple[str, str | None, object, str]]:
    findings = compare([record(text)])
    return [(f.kind, f.of, c.value, c.qualifier) for f in findings if f.finding == "figure" for c in f.cells]


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("Three of those trapped were brought out.", ("count", "people", 3, "exactly")),
        ("Dos de los atrapados salieron por la noche.", ("count", "people", 2, "exactly")),
        ("Two still remain inside.", ("count", "people", 2, "exactly")),
        ("Dos siguen dentro.", ("count", "people", 2, "exactly")),
        ("The law raised the number of seats from 65 to 125.", ("count", "seats", 125, "exactly")),
        ("La ley elevó el número de escaños de 65 a 125.", ("count", "seats", 125, "exactly")),
        ("About 5-6,500 people were led out.", ("count", "people", 6500, "between")),
        ("About 5-6,000 people were led out.", ("count", "people", 6000, "between")),
        ("Some 5,000–6,000 people were led out.", ("count", "people", 6000, "between")),
        ("They had two semi - automatic pistols.", ("count", "pistols", 2, "exactly")),
        ("The fire lasted four and a half hours.", ("duration", "fire", 4.5, "exactly")),
        ("El incendio duró 4 y media horas.", ("duration", "fire", 4.5, "exactly")),
        ("He was fined $5,967.34.", ("money", "fine", 5967.34, "exactly")),
        ("Fue multado con 5.967,34 euros.", ("money", "fine", 5967.34, "exactly")),
        ("He was fined $US6,562.", ("money", "fine", 6562, "exactly")),
        ("Some 20 more people had to be led out.", ("count", "people", 20, "about")),
        ("The clinic received six victims.", ("count", "victims", 6, "exactly")),
        ("Police named five of the victims.", ("count", "victims", 5, "exactly")),
        ("La policía identificó a cinco de las víctimas.", ("count", "victims", 5, "exactly")),
        ("The thieves copied 209,000 US credit card numbers.", ("count", "numbers", 209_000, "exactly")),
        ("Three are critical, the clinic said.", ("wounded", None, 3, "exactly")),
        ("Two were in temporary serious condition.", ("wounded", None, 2, "exactly")),
        ("Two suspects are dead.", ("killed", "suspects", 2, "exactly")),
        ("The frigate captured 26 smugglers.", ("arrested", "smugglers", 26, "exactly")),
        ("For more than a week the strike went on.", ("duration", "strike", 1, "exactly")),
        ("Tres personas murieron, de las cuales dos eran de la firma.", ("killed", None, 2, "exactly")),
        ("The four were taken to Ilo Medical Center.", ("wounded", None, 4, "exactly")),
        ("The vote cost K94 billion.", ("money", "damage", 94_000_000_000, "exactly")),
        ("The vote cost K94 billion (kwacha).", ("money", "damage", 94_000_000_000, "exactly")),
        ("He was fined R2,000.", ("money", "fine", 2000, "exactly")),
        ("The mill cost N5 billion.", ("money", "damage", 5_000_000_000, "exactly")),
        ("El puente costó Q20 millones.", ("money", "damage", 20_000_000, "exactly")),
        ("The bales were worth $2 million on the street.", ("money", "value", 2_000_000, "exactly")),
        ("Some 5 000-6 000 people were led out.", ("count", "people", 6000, "between")),
        ("Unas 5.000-6.000 personas marcharon.", ("count", "people", 6000, "between")),
        ("In the zone 5 300 people were led out.", ("count", "people", 5300, "exactly")),
        ("In one photo 68 bales stand on the quay.", ("count", "bundles", 68, "exactly")),
        ("An engine was there within 40 minutes.", ("duration", None, 40, "exactly")),
        ("In 2017 the ferry lay seventy minutes on its side.", ("duration", None, 70, "exactly")),
        ("The ferry lay seventy minutes on its side.", ("duration", None, 70, "exactly")),
        ("La ambulancia llegó en nueve minutos.", ("duration", None, 9, "exactly")),
        ("Los médicos anunciaron un paro de 48 horas.", ("duration", "strike", 48, "exactly")),
        ("The club offered him seven years.", ("duration", "contract", 7, "exactly")),
        ("Four years, two suspended, was the sentence; he got eight years.", ("duration", "sentence", 8, "exactly")),
        ("She had owned the mill for six years.", ("duration", None, 6, "exactly")),
        ("They saw a team of three.", ("count", "people", 3, "exactly")),
        ("The three dockers hid, and the three kept quiet.", ("count", "workers", 3, "exactly")),
        ("The jury stood with nine in favor.", ("count", "votes", 9, "exactly")),
        ("The ship was halted after 20 of 71 laps.", ("count", "laps", 20, "exactly")),
        ("She has a 12-point lead.", ("count", "points", 12, "exactly")),
        ("La vía está tapada en cuatro puntos.", ("count", "points", 4, "exactly")),
        ("The school stays shut for two school days.", ("duration", "closure", 2, "exactly")),
        ("In all 24 people were hurt. Nine have been flown to Ilo.", ("wounded", None, 9, "exactly")),
        ("Hubo 31 detenidos. Veinte quedaron libres.", ("arrested", None, 20, "exactly")),
        ("A boat sank off the pier.Two nurses swam.", ("count", "nurses", 2, "exactly")),
        ("Of the 40 rowers, 28 are under 20.", ("count", "rowers", 28, "exactly")),
        ("Of the 40 students, 28 have a desk.", ("count", "students", 28, "exactly")),
        ("The court heard 20 guards. Seven have been moved.", ("count", "guards", 7, "exactly")),
        ("The fire gutted 30 houses and about 45 damaged ones stand.", ("count", "houses", 30, "exactly")),
        ("In all 30 houses burned, and about 45 were damaged.", ("count", "houses", 45, "about")),
        ("Se votó en 90 escuelas, de las que 12 abrieron tarde.", ("count", "schools", 12, "exactly")),
        ("Trabajan en el cerro 84 efectivos.", ("count", "personnel", 84, "exactly")),
        ("Police found 13 fully loaded magazines.", ("count", "magazines", 13, "exactly")),
        ("They confiscated seven AK-47s.", ("count", "rifles", 7, "exactly")),
        ("They recovered 12 M16 rifles.", ("count", "rifles", 12, "exactly")),
        ("The school has 300 boys.", ("count", "boys", 300, "exactly")),
        ("They recovered three M4s.", ("count", "rifles", 3, "exactly")),
        ("The minister met 19 G20 leaders.", ("count", "leaders", 19, "exactly")),
        ("The storm closed two M6 lanes.", ("count", "lanes", 2, "exactly")),
        ("At the casino - one was hurt.", ("wounded", None, 1, "exactly")),
        ("They recovered 12 AK 47 guns.", ("count", "rifles", 12, "exactly")),
        ("The woman and her two sons were in the house.", ("count", "sons", 2, "exactly")),
        ("The clinic told of 1 420 new cases.", ("count", "cases", 1420, "exactly")),
        ("On May 12 300 students marched.", ("count", "students", 300, "exactly")),
        ("A couple of nurses stayed.", ("count", "nurses", 2, "about")),
        ("A couple of hundred nurses stayed.", ("count", "nurses", 200, "about")),
        ("On the jury sat two nurses, one cook and one pilot.", ("count", "pilots", 1, "exactly")),
        ("At least one car was set alight.", ("count", "cars", 1, "at-least")),
        ("A slide swept away nine skiers and killed three of them.", ("count", "skiers", 9, "exactly")),
        ("Four armed men held up the van.", ("count", "suspects", 4, "exactly")),
        ("Cuatro hombres encapuchados asaltaron el furgón.", ("count", "hooded men", 4, "exactly")),
        ("He had two surgeries and is in critical condition.", ("count", "surgeries", 2, "exactly")),
        ("The number of injured stands at 120.", ("wounded", None, 120, "exactly")),
        ("It killed four and injured a further 12.", ("wounded", None, 12, "exactly")),
        ("El balance de heridos se redujo a 38.", ("wounded", None, 38, "exactly")),
        ("No hubo detenidos.", ("arrested", None, 0, "exactly")),
        ("Eighty families lost their homes.", ("displaced", "families", 80, "exactly")),
        ("Ochenta familias perdieron sus casas.", ("displaced", "families", 80, "exactly")),
        ("They got away with $900,000.", ("money", "theft", 900_000, "exactly")),
        ("La droga está valorada en 60 millones de dólares.", ("money", "theft", 60_000_000, "exactly")),
        ("The budget is $58 billion.", ("money", "budget", 58_000_000_000, "exactly")),
        ("She took 2.3 million pounds in bribes.", ("money", "bribes", 2_300_000, "exactly")),
    ],
)
def test_a_number_counts_what_its_sentence_says(text: str, figure: tuple[str, str | None, object, str]) -> None:
    """Those trapped, victims, seats whose number is raised, people in a serious condition."""
    assert figure in _said(text)


@pytest.mark.parametrize(
    "text",
    [
        "One nurse stayed.",
        "Both guards stayed at both gates.",
        "The nurses had one of the keys.",
        "Eighteen cages broke, and only 25,000 were caught.",
        "The nurses met at noon. In 1998 they were poor.",
        "Ruiz, a father of three girls, was the youngest of five children and had two brothers.",
        "He leaves a wife and four children.",
        "She lives three doors down, and he four streets away.",
        "She faces two second-degree charges of theft; it was the third theft in just under three hours.",
        "It came two weeks before Ilo's fair, and an hour before was quiet.",
        "Era padre de tres niños y tenía dos hermanas.",
        "Police laid charges, two against Ruiz and three against Vera.",
        "Two carried AK-47s and three with AK-47s stood by.",
        "Of the keys she holds two, and the team flew to 12.",
        "Se reunieron tres en su 25 aniversario.",
        "So far in 2017, 150 people have been killed there.",
    ],
)
def test_what_tells_of_somebody_counts_nobody(text: str) -> None:
    """`One nurse` is an article, and many more than were counted before are others."""
    assert all(value == 18 or of == "charges" for _, of, value, _ in _said(text))


@pytest.mark.parametrize(
    "text",
    [
        "Two males, including one in a mask, walked up to a man and shot him.",
        "Three men came to the door and stabbed her.",
    ],
)
def test_who_shoots_is_not_shot(text: str) -> None:
    """Those who did it to somebody are none of those to whom it was done."""
    assert not [kind for kind, *_ in _said(text) if kind != "count"]


def test_an_event_told_by_its_month_alone_counts() -> None:
    """Where nothing is told by the day of the week, a crash in March is what the report is about."""
    assert _said("A bus crash in March killed two people.") == [("killed", None, 2, "exactly")]


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("Twelve Britons are missing.", [("missing", "people (UK)", 12)]),
        ("Three Americans and two Britons were killed.", [("killed", "people (UK)", 2), ("killed", "people (US)", 3)]),
        ("Murieron tres estadounidenses y dos británicos.",
         [("killed", "people (UK)", 2), ("killed", "people (US)", 3)]),
        ("The launch had 12 Somalis and 11 Yemenis aboard.",
         [("count", "people (Somalia)", 12), ("count", "people (Yemen)", 11)]),
        ("Police arrested 12 Japanese.", [("arrested", "people (Japan)", 12)]),
        ("The bank lent to 40 US firms.", [("count", "companies", 40)]),
    ],
)  # fmt: skip
def test_people_of_a_nation_are_counted_by_it(text: str, figures: list[tuple[str, str, object]]) -> None:
    """Three Americans and two Britons are no three people against two."""
    assert [found[:3] for found in _said(text)] == figures


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("The fire destroyed a barn worth $380, 600 in all.", 380_600),
        ("Damage was put at $12, 500, 000.", 12_500_000),
        ("The firm paid $5, 300 people said.", 5),
    ],
)
def test_sums_parted_into_words_are_whole(text: str, value: object) -> None:
    """`$380, 600` is one sum, unless what follows it counts something."""
    assert ("money", value) in [(kind, told) for kind, _, told, _ in _said(text)]


@pytest.mark.parametrize(
    "text", ["He got life without parole plus 485 years.", "Recibió cadena perpetua más otros 485 años."]
)
def test_years_on_top_of_life_are_a_sentence(text: str) -> None:
    """What a court adds to life is a term."""
    assert ("duration", "sentence", 485, "exactly") in _said(text)


def test_victims_of_whom_it_is_told_are_counted_once() -> None:
    """As many victims as a report has dead are its dead."""
    assert _said("Six people were killed. The town named the six victims.") == [("killed", None, 6, "exactly")]


@pytest.mark.parametrize(
    "text",
    [
        "Sunday's crash is the first since 1959, when two drivers died.",
        "Es el primer choque desde 1959, cuando murieron dos conductores el domingo.",
        "It shook on Sunday. The island was hit by a strong quake in March. That quake killed two drivers.",
        "Tembló el domingo. Un terremoto sacudió la isla en marzo. Ese terremoto mató a dos choferes.",
    ],
)
def test_what_happened_before_counts_nothing(text: str) -> None:
    """The dead of the last time, and of another quake in a month that is told without a day, are no figures."""
    assert _said(text) == []


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("He said 30 of the 80 wounded remained in hospital.", [30, 80]),
        ("Trece de los 40 heridos siguen hospitalizados.", [13, 40]),
        ("Seven of the injured are in a serious condition.", [7]),
        ("Two of the injured died in hospital.", []),
        ("Five of the seven dead were found behind the gate.", []),
    ],
)
def test_some_of_the_hurt_are_in_hospital(text: str, numbers: list[int]) -> None:
    """Those of the hurt who are in hospital are told beside all the hurt; those who died there are not hurt."""
    assert sorted(value for kind, _, value, _ in _said(text) if kind == "wounded") == numbers


def test_all_the_hurt_are_no_part() -> None:
    """What is said of thirty of the eighty is not said of the eighty: they contradict the ninety of another report."""
    texts = "Trece de los 40 heridos siguen hospitalizados.", "Hubo 55 heridos."
    findings = compare([record(text, f"R{i}") for i, text in enumerate(texts)])
    assert row(findings, "wounded").relation == "contradiction"


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("The trial was pushed back another 180 days.", ("duration", "trial", 180, "exactly")),
        ("The state of emergency was extended by 60 days.", ("duration", "emergency", 60, "exactly")),
        ("El estado de excepción se mantiene sesenta días más.", ("duration", "emergency", 60, "exactly")),
        ("El juicio se aplazó otros 30 días.", ("duration", "trial", 30, "exactly")),
    ],
)
def test_what_is_put_off_or_goes_on_lasts(text: str, figure: tuple[str, str | None, object, str]) -> None:
    """By how long something is put off or prolonged is a duration, of a state of emergency as well."""
    assert figure in _said(text)


def test_who_got_away_suffered_nothing() -> None:
    """`Another 15 managed to escape` after the dead are none of the dead."""
    assert _said("On Sunday 69 people were killed. Another 15 managed to escape.")[0][:3] == ("killed", None, 69)
    assert [f[2] for f in _said("Five girls were killed. Both were expected to sing.")] == [5]
    assert [f for f in _said("Murieron 69 personas. Otras 15 lograron escapar.") if f[0] == "killed"][1:] == []


@pytest.mark.parametrize(
    ("text", "killed"),
    [
        ("Ada Ruiz, 16, was killed when a wall fell.", [1]),
        ("Ada Ruiz (16) died on Sunday. Ruiz, 16, died at her school.", [1]),
        ("Ada Ruiz, de 16 años, murió el domingo.", [1]),
        ("Ada Ruiz, 16, was killed. Two people were killed, police said.", [2]),
        ("One boy was killed on the quay. Ada Ruiz, 16, was killed there, police said.", [1]),
        ("Ada Ruiz, 16, was killed on the quay. Leo Paz, 20, died in the boat.", []),
        ("Ada Ruiz, 16, was killed in 2003 by a bus.", []),
        ("Three sisters, Ada Ruiz, 16; Eva Ruiz, 18; and their friend Leo Paz, 20, died in the boat.", []),
        ("Ada Ruiz, 16, was not killed.", []),
    ],
)
def test_one_who_died_and_is_named_is_one_where_no_number_is_told(text: str, killed: list[int]) -> None:
    """A name with an age counts one; of several names, or beside a number, it adds none."""
    assert [value for kind, _, value, _ in _said(text) if kind == "killed"] == killed


def test_one_who_is_named_contradicts_no_greater_number() -> None:
    """Who tells of one by name may know of more."""
    told = [record("Ada Ruiz, 16, was killed.", "R1"), record("Two people were killed.", "R2")]
    assert row(compare(told), "killed").relation != "contradiction"


def test_a_name_that_begins_with_a_number_counts_nothing() -> None:
    """Cars that came up to Three Rivers are not up to three rivers; headlines with capitals throughout still count."""
    assert not [f for f in compare([record("Cars came up to Three Rivers for it.")]) if f.finding == "figure"]
    (found,) = [f for f in compare([record("Fire In Ilo Destroys Three Houses")]) if f.finding == "figure"]
    assert found.of == "houses"


def test_some_of_a_number_are_a_part() -> None:
    """`Of the 23 pirates, 12`: a bare number of some does not contradict how many there were of others."""
    texts = "Of the 23 pirates seized, 12 were Chilean.", "The navy seized 11 Peruvian pirates."
    found = row(compare([record(text, f"R{i}") for i, text in enumerate(texts)]), "count", "pirates")
    assert found.relation != "contradiction"


def test_who_runs_from_police_has_lost_no_home() -> None:
    """Suspects who flee are not displaced; residents who fled are."""
    assert not [kind for kind, *_ in _said("Five suspects fled on foot.") if kind == "displaced"]
    assert ("displaced", "residents", 40, "exactly") in _said("Forty residents fled when the dam broke.")
