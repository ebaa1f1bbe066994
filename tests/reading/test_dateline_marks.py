"""Datelines between bars and strokes, behind a day, in telex, before full stops abroad, and beside camps and ships."""

from __future__ import annotations

import pytest

from dossier.reading.fields.dateline import FoundDateline, read_dateline
from tests.reading.test_plaintext import described, people

STORY = "Three people died on Sunday when an old footbridge fell into the river, the mayor said at dawn."
LOUD = STORY.upper()
IN = {
    "es": "El viejo puente sobre el río cayó el domingo y tres personas murieron, dijo la alcaldesa al amanecer.",
    "pt": "A velha ponte sobre o rio caiu no domingo e três pessoas morreram, disse a prefeita ao amanhecer.",
    "it": "L'antico ponte sul fiume è crollato domenica e tre persone sono morte, ha detto la sindaca all'alba.",
    "fi": "Vanha silta romahti jokeen sunnuntaina ja kolme ihmistä kuoli, kertoi kaupunginjohtaja aamulla. "
    "Ihmiset olivat tulossa juhlasta, joka oli pidetty joen toisella puolella, kun se tapahtui, hän sanoi.",
    "nl": "De oude brug over de rivier is zondag ingestort en drie mensen zijn omgekomen, zei de burgemeester.",
    "hu": "A régi híd vasárnap a folyóba zuhant, és hárman meghaltak, közölte hajnalban a polgármester.",
}

FORMS = [
    # words, evidence, name, country, date, agency
    ("NAIROBI | SHAMBAWIRE.- ", "NAIROBI | SHAMBAWIRE", "Nairobi", "KE", None, "SHAMBAWIRE"),
    ("Nairobi | Shamba News | ", "Nairobi | Shamba News", "Nairobi", "KE", None, "Shamba News"),
    ("Nakuru, Kenya | 3 March 2019 | ", "Nakuru, Kenya | 3 March 2019", "Nakuru", "KE", "2019-03-03", None),
    ("3 March 2019, Nakuru – ", "3 March 2019, Nakuru", "Nakuru", "KE", "2019-03-03", None),
    ("March 3, 2019 (Nakuru, Kenya) – ", "March 3, 2019 (Nakuru, Kenya", "Nakuru", "KE", "2019-03-03", None),
    ("NAIROBI, 5/6/2017 (Pump) - ", "NAIROBI, 5/6/2017 (Pump)", "Nairobi", "KE", None, "Pump"),
    ("ISTANBUL,Oct.11(Reuters)-", "ISTANBUL,Oct.11(Reuters)", "Istanbul", "TR", "--10-11", "Reuters"),
    ("Lima, 3 (Sierra Press) ", "Lima, 3 (Sierra Press)", "Lima", "PE", None, "Sierra Press"),
    ("Lima, 3: ", "Lima, 3", "Lima", "PE", None, None),
    ("KYIV AND MOSCOW — ", "KYIV AND MOSCOW", "Kyiv", "UA", None, None),
    ("L0ND0N, March 3 (Reuters) - ", "L0ND0N, March 3 (Reuters)", "London", "GB", "--03-03", "Reuters"),
    ("MANlLA, March 3 (Reuters) - ", "MANlLA, March 3 (Reuters)", "Manila", "PH", "--03-03", "Reuters"),
    ("NEAR BAKHMUT, Ukraine, March 3 - ", "NEAR BAKHMUT, Ukraine, March 3", "Bakhmut", "UA", "--03-03", None),
    ("Caracas, Venezuela.- 03/03/2019. ", "Caracas, Venezuela.- 03/03/2019", "Caracas", "VE", "2019-03-03", None),
    ("Brno, 3. 3. 2019 – ", "Brno, 3. 3. 2019", "Brno", "CZ", "2019-03-03", None),
    ("Warszawa, 03.03.2019 r. – ", "Warszawa, 03.03.2019 r.", "Warsaw", "PL", "2019-03-03", None),
    ("Norcia (Perugia), 3 marzo 2017 - ", "Norcia (Perugia), 3 marzo 2017", "Norcia", "IT", "2017-03-03", None),
    ("Papeete, le mardi 3 mars 2019 - ", "Papeete, le mardi 3 mars 2019", "Papeete", "PF", "2019-03-03", None),
    ("Aten, onsdag - ", "Aten, onsdag", "Athens", "GR", None, None),
    ("Do Recife – ", "Recife", "Recife", "BR", None, None),
]  # fmt: skip


def found_in(opening: str, story: str = STORY, lead: int = 3) -> FoundDateline | None:
    return read_dateline(opening + story, 0, len(opening + story), lead=lead)


@pytest.mark.parametrize(("words", "evidence", "name", "country", "date", "agency"), FORMS)
def test_marks_of_many_kinds_hold_its_parts(
    words: str, evidence: str, name: str, country: str, date: str | None, agency: str | None
) -> None:
    """Place, day and house are told whatever parts them, and the evidence is these words alone."""
    found, text = found_in(words), words + STORY
    assert found is not None
    assert (found.place.name, found.place.country, found.date and found.date.date) == (name, country, date)
    assert text[found.form.start : found.form.stop] == evidence
    assert (text[slice(*found.agency)] if found.agency else None) == agency


@pytest.mark.parametrize("words", ["DHAKA, MARCH 3 ", "DHAKA MARCH 3 (REUTERS) ", "DHAKA, BANGLADESH, 3 MARCH "])
def test_a_telex_needs_no_mark(words: str) -> None:
    """In a story in capitals a town and a day open it though nothing parts them from it; elsewhere they do not."""
    found = found_in(words, LOUD)
    assert found is not None and found.place.country == "BD" and found.date and found.date.date == "--03-03"
    assert found_in("Dhaka, March 3 ", STORY) is None


@pytest.mark.parametrize(
    ("words", "language", "country"),
    [
        ("Madrid. ", "es", "ES"),
        ("Londres. ", "pt", "GB"),
        ("VARSAVIA. ", "it", "PL"),
        ("Lontoo. ", "fi", "GB"),
        ("Den Haag/Brussel, dinsdag. ", "nl", "NL"),
        ("Bécs, 2019. március 3., vasárnap (SAVA) - ", "hu", "AT"),
        ("Pozsony, május 9., szerda (SAVA) - ", "hu", "SK"),
    ],
)
def test_large_cities_before_a_full_stop_and_days_abroad(words: str, language: str, country: str) -> None:
    """Papers in many languages close a dateline with a full stop, or name the day in their own way."""
    found = found_in(words, IN[language])
    assert found is not None and found.place.country == country


def test_a_short_sentence_behind_a_town_is_prose() -> None:
    """ "Madrid. Hace frío." opens a tale in a place, and no report from it."""
    assert found_in("Madrid. ", "Hace frío. " + IN["es"]) is None


@pytest.mark.parametrize(
    "words",
    [
        "MEDIA: ",
        "MOBILE: ",
        "Reading: ",
        "EUROPE — ",
        "POLL: ",
        "Ajax - Feyenoord: ",
        "News | 3 March 2019 | ",
        "Xinhua | 2017-09-15 17:52:00 | Updated: ",
        "Opinion | ",
        "Esmeraldas | Manabí | Loja | ",
        "WORLD - ",
        "PENN STATE - ",
        "Minister Ada Ruiz (Quito) - ",
        "Jackson (D) - ",
        "Madison, May - ",
        "SOUTH - ",
        "NAGASAKI AIRPORT - ",
    ],
)
def test_labels_that_are_towns_and_pairs_of_teams_are_none(words: str) -> None:
    """A label is none where nothing beside it says that the town is meant; nor are two teams, sections and services."""
    assert found_in(words, lead=2) is None


def test_a_label_with_its_region_is_a_town() -> None:
    """What is a label alone is a town with its state and day."""
    found = found_in("MOBILE, Ala., March 3 - ")
    assert found is not None and found.place.admin == "Alabama"


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("ABOARD THE PAPAL PLANE — ", "ABOARD THE PAPAL PLANE"),
        ("A bordo del Juan Sebastián Elcano, 3 mar (EFE).- ", "A bordo del Juan Sebastián Elcano"),
    ],
)
def test_ships_and_planes_are_places_of_no_country(words: str, name: str) -> None:
    """What is filed aboard has the words for its place."""
    found = found_in(words)
    assert found is not None and (found.place.name, found.place.country) == (name, None)


@pytest.mark.parametrize("signed", ["Ada MORALES (à Gap)", "Ada Morales (in Gap)"])
def test_a_signature_may_tell_the_town(signed: str) -> None:
    """A name with its town in brackets under the story signs it."""
    found = described(f"Footbridge falls\n\nGAP (AFP) - {STORY}\n\n{STORY}\n\n{signed}\n")
    assert people(found) == [signed.partition(" (")[0]]
