"""People's outlets: told of, edited and dropped, checked before they are kept, and the same after a rebuild."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier.archive.outlets import Outlets
from dossier.authority.outlet_list import OutletList
from dossier.errors import BadInput
from dossier.model.outlets import Outlet, OutletEdit, OwnOutlets
from tests.repository.house import House

MAREA = Outlet("Marea Alta", ("MA",), ("mareaalta.example",), "Quito", "EC", ("es",))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "archive") as house:
        yield house
        house.assert_sound()


@pytest.fixture
def book(house: House) -> Outlets:
    return Outlets(house.context)


def mine(book: Outlets) -> list[Outlet]:
    return [known.outlet for known in book.list(mine=True)]


def test_what_a_person_tells_comes_first(house: House, book: Outlets) -> None:
    """A new outlet is among all, before the list's, with who told of it; readers are told of it, too."""
    known = book.set(MAREA)
    assert (known.outlet, known.by, known.listed) == (MAREA, "person:ana", None)
    assert known.home and (known.home.name, known.home.admin) == ("Quito", "Pichincha")
    assert book.list()[0].outlet == MAREA
    assert len(book.list()) == len(OutletList.standard()) + 1
    assert house.catalog.own_outlets() == OwnOutlets(2, (MAREA,))


def test_words_are_brought_to_their_usual_form(book: Outlets) -> None:
    """Addresses become domains, names of countries codes, a city's country is filled in, nothing stands twice."""
    told = Outlet(
        "  Marea   Alta ",
        ("MA", "ma", "marea alta"),
        ("https://www.MareaAlta.example/", "mareaalta.example"),
        "Portland, Maine",
        None,
        ("ES",),
    )
    assert book.set(told).outlet == Outlet(
        "Marea Alta", ("MA",), ("mareaalta.example",), "Portland, Maine", "US", ("es",)
    )
    assert book.set(Outlet("Marea Alta", country="Deutschland")).outlet == Outlet("Marea Alta", country="DE")


@pytest.mark.parametrize(
    ("outlet", "reason"),
    [
        (Outlet(" "), "is no name"),
        (Outlet("x" * 201), "has 201 characters"),
        (Outlet("Marea", ("--",)), "is no name"),
        (Outlet("Marea", domains=("mareaalta",)), "write it as example.org"),
        (Outlet("Marea", country="Colorado"), "none that the gazetteer knows"),
        (Outlet("Marea", city="Nowhere at All"), "no place that the gazetteer knows; write a city near it"),
        (Outlet("Marea", city="Quito", country="DE"), "knows in DE"),
        (Outlet("Marea", languages=("spanish",)), "no code"),
        (Outlet("La Prensa"), "is the name of several outlets; say its country"),
    ],
)
def test_what_cannot_be_used_is_refused(house: House, book: Outlets, outlet: Outlet, reason: str) -> None:
    """Nothing is kept of an outlet whose words cannot be used, and the person is told why."""
    with pytest.raises(BadInput, match=reason):
        book.set(outlet)
    assert mine(book) == []
    assert house.catalog.applied().seq == 1


def test_an_edit_changes_what_it_names_alone(book: Outlets) -> None:
    """Words are added or taken away, values set or cleared, and the rest stays."""
    book.set(MAREA)
    edited = book.edit("marea alta", OutletEdit(aliases=["Alta"], without=["ma"], city="", wire=True))
    assert edited.outlet == Outlet("Marea Alta", ("Alta",), ("mareaalta.example",), None, "EC", ("es",), wire=True)
    assert mine(book) == [edited.outlet]


def test_an_edit_of_a_listed_outlet_begins_with_what_the_list_says(book: Outlets) -> None:
    """The list's words are kept, the person's entry replaces them, and dropping it brings them back."""
    (listed,) = (outlet for outlet in OutletList.standard() if outlet.name == "Reuters")
    known = book.edit("reuters", OutletEdit(aliases=["R. News"]))
    assert known.outlet.aliases == (*listed.aliases, "R. News")
    assert known.listed == listed
    assert [one.outlet for one in book.get("Reuters")] == [known.outlet]
    assert book.remove("Reuters").outlet == known.outlet
    assert [one.outlet for one in book.get("Reuters")] == [listed]


def test_of_several_of_a_name_the_country_tells_which(book: Outlets) -> None:
    """An edit of one La Prensa leaves the others of the list as they are; without a country it is refused."""
    others = len(book.get("La Prensa"))
    with pytest.raises(BadInput, match="several outlets"):
        book.edit("La Prensa", OutletEdit(aliases=["LP"]))
    known = book.edit("La Prensa", OutletEdit(country="Nicaragua"))
    assert known.listed and known.listed.country == "NI"
    assert len(book.get("La Prensa")) == others
    assert book.edit("La Prensa", OutletEdit(aliases=["LP"])).outlet.country == "NI"


def test_an_outlet_can_be_called_something_else(book: Outlets) -> None:
    """A new name takes the old entry's place, also where only letters' case is new."""
    book.set(MAREA)
    book.set(Outlet("MAREA ALTA"))
    assert mine(book) == [Outlet("MAREA ALTA")]
    book.set(Outlet("Marea Baja"), instead_of="Marea Alta")
    assert mine(book) == [Outlet("Marea Baja")]


def test_outlets_are_found_by_what_is_told_of_them(book: Outlets) -> None:
    """Names, addresses, cities and countries are looked in, all words must be there, case and accents do not count."""
    book.set(MAREA)
    for query in ("marea", "MAREAALTA.example", "quito alta", "ec márea"):
        assert MAREA in [known.outlet for known in book.list(query)]
    assert book.list("marea lima") == []
    assert book.get("www.mareaalta.example/x")[0].outlet == MAREA
    with pytest.raises(BadInput, match="no outlet that is known"):
        book.get("Nobody's Paper")


def test_only_what_people_told_of_can_be_dropped(book: Outlets) -> None:
    """The list itself cannot be thinned out by hand."""
    with pytest.raises(BadInput, match="not among the outlets that people entered"):
        book.remove("Reuters")
