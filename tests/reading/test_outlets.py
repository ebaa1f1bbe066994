"""The authority list of outlets: every line is sound, and names, abbreviations and domains lead to their outlet."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.authority.gazetteer import Gazetteer
from dossier.authority.outlet_list import Outlet, OutletList, also_known, name_key, outlet_from, outlets_in
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.fields.person_names import is_name
from dossier.resources import resource

VALLEY = Outlet("The Valley Herald", ("TVH",), ("valleyherald.example",), "Quito", "EC", ("en",))


@pytest.fixture(scope="module")
def outlets() -> OutletList:
    return OutletList.standard()


def test_the_list_is_long_and_wide(outlets: OutletList) -> None:
    """At least six hundred outlets of a hundred countries are known, a hundred wire services among them."""
    assert len(outlets) >= 600
    assert len({o.country for o in outlets}) >= 100
    assert sum(o.wire for o in outlets) >= 100


def test_every_line_parses_and_is_tidy() -> None:
    """No cell has stray white space or an empty part, and codes look like codes."""
    for outlet in outlets_in(resource("outlets.tsv")):
        cells = (*outlet.names, *outlet.domains, *outlet.languages)
        assert all(cell and cell == cell.strip() for cell in cells), outlet
        assert re.fullmatch("[A-Z]{2}", outlet.country or ""), outlet
        assert all(re.fullmatch("[a-z]{2}", code) for code in outlet.languages), outlet
        assert all(re.fullmatch(r"(?:[a-z0-9-]+\.)+[a-z]{2,}", d) for d in outlet.domains), outlet
        assert not any(d.startswith("www.") for d in outlet.domains), outlet


def test_home_cities_are_on_the_map(outlets: OutletList) -> None:
    """Every outlet's home city is a place that the gazetteer finds in the outlet's country."""
    gazetteer = Gazetteer.standard()
    lost = [o for o in outlets if o.city and gazetteer.find(o.city, country=o.country) is None]
    assert lost == []


def test_no_domain_is_shared(outlets: OutletList) -> None:
    """A domain belongs to one outlet."""
    counts = Counter(domain for o in outlets for domain in o.domains)
    assert [d for d, n in counts.items() if n > 1] == []


def test_no_name_is_shared_within_a_country(outlets: OutletList) -> None:
    """In one country a name or alias, with or without its article, means one outlet."""
    counts = Counter((key, o.country) for o in outlets for key in {name_key(n) for n in o.names})
    assert [k for k, n in counts.items() if n > 1] == []


def test_every_outlet_is_found_by_each_of_its_names(outlets: OutletList) -> None:
    """Name, alias and domain all lead back, the outlet's country given."""
    for outlet in outlets:
        assert all(outlets.by_name(name, outlet.country) == outlet for name in outlet.names), outlet
        assert all(outlets.by_domain(f"https://www.{d}/a?b=c") == outlet for d in outlet.domains), outlet


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("EL PAIS", "El País"),
        ("elpais.com", "El País"),
        ("www.nytimes.com", "The New York Times"),
        ("New York Times", "The New York Times"),
        ("the new york times", "The New York Times"),
        ("Frankfurter Allgemeine", "Frankfurter Allgemeine Zeitung"),
        ("Zeit", "Die Zeit"),
        ("KXAN", "KXAN"),
        ("  Efecto Cocuyo ", "Efecto Cocuyo"),
        ("InSight Crime", "InSight Crime"),
        ("Venezuelanalysis.com", "Venezuelanalysis"),
        ("LAHT", "Latin American Herald Tribune"),
    ],
)
def test_names(outlets: OutletList, text: str, name: str) -> None:
    """Case, accents, article and domain make no difference to a name."""
    found = outlets.by_name(text)
    assert found is not None
    assert found.name == name


def test_the_article_counts_where_it_tells_two_apart(outlets: OutletList) -> None:
    """A name that matches as written goes before one that matches without its article."""
    found = outlets.by_name("O Dia")
    assert found is not None
    assert found.country == "BR"


def test_a_shared_name_shows_all_who_bear_it(outlets: OutletList) -> None:
    """La Prensa is several newspapers, and the country picks one of them."""
    assert {"NI", "PA", "HN"} <= {o.country for o in outlets.all_by_name("La Prensa")}
    managua = outlets.by_name("La Prensa", "NI")
    assert managua is not None
    assert managua.city == "Managua"


@pytest.mark.parametrize("text", ["", "   ", "no such newspaper", "the", "http://", "com", ".com", "https://./"])
def test_nothing_is_made_up(outlets: OutletList, text: str) -> None:
    """What is on no list is nobody."""
    assert outlets.by_name(text) is None
    assert outlets.by_domain(text) is None
    assert outlets.agency(text) is None


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("www.elpais.com", "El País"),
        ("cat.elpais.com", "El País"),
        ("HTTPS://WWW.ELPAIS.COM:443/x", "El País"),
        ("https://reader@apnews.com/article", "The Associated Press"),
        ("cnnespanol.cnn.com", "CNN en Español"),
        ("edition.cnn.com.", "CNN"),
        ("www.bbc.co.uk/news", "BBC News"),
    ],
)
def test_domains(outlets: OutletList, host: str, name: str) -> None:
    """A host belongs to the outlet of the nearest domain above it."""
    found = outlets.by_domain(host)
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("host", ["notelpais.com", "elpais.com.example", "example.org/elpais.com"])
def test_domains_match_whole_labels(outlets: OutletList, host: str) -> None:
    """A domain inside another word, or in a path, is not that domain."""
    assert outlets.by_domain(host) is None


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("EFE", "Agencia EFE"),
        ("(AP)", "The Associated Press"),
        ("Associated Press", "The Associated Press"),
        ("REUTERS", "Reuters"),
        ("Acan-Efe", "ACAN-EFE"),
        ("dpa", "Deutsche Presse-Agentur"),
        ("Agência Brasil", "Agência Brasil"),
        ("AVN", "AVN"),
    ],
)
def test_agencies(outlets: OutletList, text: str, name: str) -> None:
    """Wire services are known by the abbreviations of datelines and credits."""
    found = outlets.agency(text)
    assert found is not None
    assert found.name == name
    assert found.wire


def test_newspapers_are_no_agencies(outlets: OutletList) -> None:
    """A newspaper is never taken for a wire service, not even where its name resembles one."""
    assert outlets.agency("El País") is None
    assert outlets.agency("The Sun") is None


def test_a_users_own_outlets_come_first(outlets: OutletList) -> None:
    """Added outlets are found by every way, win over the list, and leave the shared list as it was."""
    ours = Outlet("El País", (), ("elpais.example",), "Quito", "EC", ("es",))
    more = outlets.with_added([VALLEY, ours])
    assert more.by_name("Valley Herald") == more.by_domain("news.valleyherald.example") == VALLEY
    assert more.by_name("El País") == ours
    assert len(more) == len(outlets) + 2  # no listed El País is in Ecuador
    assert outlets.by_name("Valley Herald") is None


@given(st.text(max_size=40))
def test_any_text_may_be_asked_for(text: str) -> None:
    """No text whatever breaks a look-up, and what is found bears the name or the domain."""
    outlets = OutletList.standard()
    found = outlets.by_name(text)
    assert found is None or outlets.by_domain(text) == found or name_key(text) in map(name_key, found.names)
    agency = outlets.agency(text)
    assert agency is None or agency.wire


@pytest.mark.parametrize("line", ["only a name", "A\t\t\t\t\t\tmaybe"])
def test_a_bad_line_is_refused(line: str) -> None:
    """A line with missing cells or a doubtful flag is an error, not an outlet."""
    with pytest.raises(ValueError, match=r"unpack|yes or no"):
        outlet_from(line)


def test_standard_is_read_once() -> None:
    """Readers share one list a process."""
    assert OutletList.standard() is OutletList.standard()


def test_a_users_word_on_a_listed_outlet_replaces_it(outlets: OutletList) -> None:
    """A person's entry takes the place of the listed one of its name; of several, of the one in its country."""
    ours = Outlet("reuters", (), ("reuters.example",), "Quito", "EC", ("es",), wire=True)
    assert outlets.with_added([ours]).all_by_name("Reuters") == (ours,)
    many = [outlet for outlet in outlets.all_by_name("La Prensa") if outlet.name == "La Prensa"]
    assert len(many) > 1
    one = Outlet("La Prensa", (), (), "Managua", many[-1].country)
    left = [outlet for outlet in outlets.with_added([one]).all_by_name("La Prensa") if outlet.name == "La Prensa"]
    assert left == [one, *many[:-1]]


def test_own_outlets_are_known_while_they_are_in_force() -> None:
    """What readers ask of names and agencies knows a user's outlets within the block, and forgets them after it."""
    ours = Outlet("Marea Alta", ("MAREA",), ("mareaalta.example",), "Quito", "EC", ("es",), wire=True)
    assert (listed_outlet("Marea Alta"), is_name("Marea Alta")) == (None, True)
    with also_known((ours,)):
        assert (listed_outlet("Marea Alta"), is_name("Marea Alta")) == (ours, False)
        assert OutletList.standard().agency("MAREA") == ours
    assert (listed_outlet("Marea Alta"), is_name("Marea Alta")) == (None, True)
    with also_known(()):
        assert OutletList.standard().agency("MAREA") is None
