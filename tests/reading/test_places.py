"""The gazetteer: names fold, the list is whole and sorted, and the place that a dateline means comes first."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.authority.gazetteer import Gazetteer, fold
from dossier.model.claims import Place
from dossier.resources import resource


@pytest.fixture(scope="module")
def gazetteer() -> Gazetteer:
    return Gazetteer.standard()


def lines() -> list[list[str]]:
    text = resource("places.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()]


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("BOGOTÁ", "bogota"),
        ("São  Paulo", "sao paulo"),
        ("Xi'an", "xian"),
        ("N.Y.", "ny"),
        ("Port-au-Prince", "port au prince"),
        ("Łódź", "lodz"),
        ("Straße", "strasse"),
        ("", ""),
        ("—", ""),
    ],
)
def test_folding(name: str, folded: str) -> None:
    """Case, accents and punctuation make no difference to a name."""
    assert fold(name) == folded


@given(st.text())
def test_folding_twice_changes_nothing(name: str) -> None:
    """A folded name folds to itself, whatever characters it was made of."""
    assert fold(fold(name)) == fold(name)


@given(st.text(alphabet="abcdefgh áéñü'-", max_size=20))
def test_folding_forgets_case(name: str) -> None:
    """Capitals never change which place is found."""
    assert fold(name.upper()) == fold(name)


def test_list_is_sorted_by_bytes() -> None:
    """The list is in the order that a binary search needs."""
    data = resource("places.tsv").read_bytes().splitlines()
    assert data == sorted(data)


def test_every_line_parses() -> None:
    """Each line is a region's code and name, or the eight cells of a place with a folded key."""
    for cells in lines():
        if cells[0].startswith("#"):
            assert len(cells) == 2
            continue
        key, kind, weight, _, country, _, lat, lon = cells
        assert key == fold(key)
        assert key
        assert kind in "cnrq"
        assert int(weight) > 0
        assert len(country) == 2
        assert kind != "c" or (-90 <= float(lat) <= 90 and -180 <= float(lon) <= 180)


def test_every_sampled_name_is_found(gazetteer: Gazetteer) -> None:
    """No line of the list is out of the search's reach, the first and the last among them."""
    known = [c for c in lines() if not c[0].startswith("#") and c[1] == "c"]
    for cells in [known[0], known[-1], *random.Random(7).sample(known, 400)]:
        found = gazetteer.candidates(cells[0])
        assert any((p.country, p.lat, p.lon) == (cells[4], float(cells[6]), float(cells[7])) for p in found)


@given(st.text(max_size=30))
def test_any_text_may_be_asked_for(name: str) -> None:
    """No text whatever breaks a look-up, and what is found first is a candidate."""
    place = Gazetteer.standard().find(name)
    assert place is None or isinstance(place, Place)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("BOGOTA", "Bogotá, CO"),
        ("Ginebra", "Geneva, CH"),
        ("Londres", "London, GB"),
        ("Moscú", "Moscow, RU"),
        ("Nueva York", "New York, US"),
        ("Bombay", "Mumbai, IN"),
        ("Peking", "Beijing, CN"),
        ("Saigon", "Ho Chi Minh City, VN"),
        ("Leningrad", "Saint Petersburg, RU"),
        ("Ciudad de México", "Mexico City, MX"),
        ("México", "Mexico City, MX"),
        ("Panamá", "Panama City, PA"),
        ("Puebla", "Puebla, MX"),
        ("Pueblo", "Pueblo, US"),
        ("Caracas", "Caracas, VE"),
        ("Washington, D.C.", "Washington, US"),
        ("Saint Louis", "St. Louis, US"),
        ("UNITED NATIONS", "United Nations, US"),
        ("La Haya", "The Hague, NL"),
        ("Perú", "Peru, PE"),
        ("Londyn", "London, GB"),
        ("Waszyngton", "Washington, US"),
        ("Nowy Jork", "New York, US"),
        ("VAŞİNGTON", "Washington, US"),
        ("Dublino", "Dublin, IE"),
        ("Bangcoc", "Bangkok, TH"),
        ("'s-Gravenhage", "The Hague, NL"),
        ("Pozsony", "Bratislava, SK"),
        ("Lontoo", "London, GB"),
        ("Αθήνα", "Athens, GR"),
        ("תל אביב", "Tel Aviv, IL"),
        ("नई दिल्ली", "New Delhi, IN"),
        ("پاریس", "Paris, FR"),
        ("Київ", "Kyiv, UA"),
        ("White House", "White House, US"),
        ("Palmyra", "Palmyra, SY"),
        ("Panmunjom", "Panmunjom, KR"),
        ("Sloviansk", "Slovyansk, UA"),
    ],
)
def test_names_in_datelines(gazetteer: Gazetteer, name: str, expected: str) -> None:
    """Capitals, exonyms, old names and names without accents lead to the place that a newspaper means."""
    place = gazetteer.find(name)
    assert place is not None
    assert f"{place.name}, {place.country}" == expected


@pytest.mark.parametrize(
    ("name", "qualifier", "admin", "country"),
    [
        ("Portland", "Ore.", "Oregon", "US"),
        ("Portland", "Maine", "Maine", "US"),
        ("Rochester", "N.Y.", "New York", "US"),
        ("Quito", "Pichincha", "Pichincha", "EC"),
        ("Paris", "Francia", "Île-de-France", "FR"),
        ("Paris", "Texas", "Texas", "US"),
        ("Antwerp", "Belgium", "Flanders", "BE"),
        ("Guadalajara", "Spain", "Castilla-La Mancha", "ES"),
        ("Mérida", "Badajoz", "Extremadura", "ES"),
        ("Salamanca", "Castilla y León", "Castilla y León", "ES"),
    ],
)
def test_qualifiers(gazetteer: Gazetteer, name: str, qualifier: str, admin: str, country: str) -> None:
    """A state, province or country after the name decides, in AP's abbreviations and in other languages."""
    place = gazetteer.find(name, admin=qualifier)
    assert place is not None
    assert (place.admin, place.country) == (admin, country)
    assert gazetteer.find(f"{name}, {qualifier}") == gazetteer.find(f"{name} ({qualifier})") == place


def test_a_city_passes_the_districts_of_others(gazetteer: Gazetteer) -> None:
    """In Spain, Salamanca is the city and not the larger district of Madrid."""
    place = gazetteer.find("Salamanca", country="ES")
    assert place is not None
    assert place.admin == "Castilla y León"


def test_a_contradicted_place_is_not_given(gazetteer: Gazetteer) -> None:
    """A place outside the area that the dateline names is never offered instead."""
    assert gazetteer.find("Bogotá", admin="Belgium") is None
    assert gazetteer.find("Bogotá", country="PE") is None


def test_the_white_house_is_no_town_in_morocco(gazetteer: Gazetteer) -> None:
    """What translates a town's name is not the town's name, though it was gathered as one."""
    assert {place.country for place in gazetteer.candidates("White House")} == {"US"}
    place = gazetteer.find("White House")
    assert place is not None and place.admin == "District of Columbia"


@pytest.mark.parametrize("name", ["Middle East", "Africa", "Asia", "Europa", "Oriente Medio", "Moyen-Orient", "Nahost"])
def test_parts_of_the_world_are_no_towns(gazetteer: Gazetteer, name: str) -> None:
    """A town somewhere that bears the name of a part of the world is never meant by it."""
    place = gazetteer.find(name)
    assert place is None or place.lat is None


def test_an_unknown_qualifier_is_passed_over(gazetteer: Gazetteer) -> None:
    """Words that name no area do not hide the place."""
    assert gazetteer.find("Bogotá", admin="Tuesday evening") == gazetteer.find("Bogotá")


def test_a_country_code_is_no_state(gazetteer: Gazetteer) -> None:
    """Asked for country CO, the gazetteer stays in Colombia and out of Colorado."""
    assert gazetteer.find("Denver", country="CO") is None
    assert gazetteer.find("Denver", admin="CO") == gazetteer.find("Denver")


def test_home_country_breaks_ties_only(gazetteer: Gazetteer) -> None:
    """The outlet's country moves Guadalajara to Spain, and leaves Paris in France."""
    guadalajara = gazetteer.find("Guadalajara", near_country="ES")
    paris = gazetteer.find("Paris", near_country="US")
    assert guadalajara is not None
    assert guadalajara.country == "ES"
    assert paris is not None
    assert paris.country == "FR"


def test_kinds(gazetteer: Gazetteer) -> None:
    """Countries are told from cities, under foreign names too; an abbreviation is no place to be found."""
    assert gazetteer.is_country("Francia")
    assert not gazetteer.is_country("Paris")
    assert gazetteer.find("Calif.") is None


def test_area_of_a_qualifier(gazetteer: Gazetteer) -> None:
    """A qualifier alone gives its region or country, for places that the list does not know."""
    oregon, france = gazetteer.area("Ore."), gazetteer.area("Francia")
    assert oregon is not None
    assert (oregon.admin, oregon.country) == ("Oregon", "US")
    assert france is not None
    assert (france.admin, france.country) == (None, "FR")
    assert gazetteer.area("Bogotá city hall") is None


def test_candidates_are_distinct_and_best_first(gazetteer: Gazetteer) -> None:
    """Each namesake stands once, and the first is what `find` gives."""
    found = gazetteer.candidates("San José")
    assert len(set(found)) == len(found) > 10
    assert found[0] == gazetteer.find("San José")
    assert gazetteer.candidates("no such place at all") == ()


def test_windows_line_ends(tmp_path: Path) -> None:
    """A checkout that turned line ends into CRLF is read just as well."""
    text = "#XX.01\tNorth\r\nquito\tc\t700\t\tXX\t01\t1.5\t-2\r\nquito sur\tc\t400\t\tXX\t\t0\t0\r\n"
    path = tmp_path / "places.tsv"
    path.write_bytes(text.encode())
    assert Gazetteer(path).candidates("Quito") == (Place("Quito", "North", "XX", 1.5, -2.0),)
    assert Gazetteer(path).candidates("Quito Sur") == (Place("Quito Sur", None, "XX", 0.0, 0.0),)


@pytest.mark.parametrize(
    ("country", "code"),
    [
        ("Colombia", "CO"),
        ("co", "CO"),
        (" España ", "ES"),
        ("Deutschland", "DE"),
        ("Colorado", None),
        ("XX", None),
        ("", None),
    ],
)
def test_countries_have_codes(gazetteer: Gazetteer, country: str, code: str | None) -> None:
    """A country is known by its names and its code; a region with the same letters is none."""
    assert gazetteer.country_code(country) == code


def test_standard_is_opened_once() -> None:
    """Readers share one gazetteer a process."""
    assert Gazetteer.standard() is Gazetteer.standard()


def test_missing_list_is_told(tmp_path: Path) -> None:
    """An installation without the list says which file is missing."""
    with pytest.raises(FileNotFoundError, match=r"places\.tsv"):
        Gazetteer(tmp_path / "places.tsv")
