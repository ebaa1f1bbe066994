"""Bodies whose names stand over the titles of their press releases."""

from __future__ import annotations

import pytest

from dossier.reading.fields.press_release_issuer import names_body
from tests.reading.test_plaintext import described, value

EN = "The mill was shut on Wednesday after an inspection found that its wheel had come off, inspectors said.\n"
ES = "El molino fue clausurado el miércoles tras una inspección que halló la rueda suelta, informó la entidad.\n"


@pytest.mark.parametrize(
    "words",
    [
        "Intendencia de Rocha",
        "Mairie de Quito",
        "Office of the Governor",
        "COUNTY GOVERNMENT OF NAKURU",
        "MINISTERIO DE AGUAS Y MOLINOS",
        "Superintendencia de Molinos, Granos y Harinas",
    ],
)
def test_names_of_bodies(words: str) -> None:
    """An office, and what it is the office of."""
    assert names_body(words)


@pytest.mark.parametrize(
    "words",
    ["Government of Kenya bans plastic bags", "Ministry of Health Warns of Heat", "Police find mill wheel", "Ada Ruiz"],
)
def test_headlines_are_no_bodies(words: str) -> None:
    """Words that say that something is done are a headline, though an office stands in them."""
    assert not names_body(words)


@pytest.mark.parametrize(
    ("head", "issuer"),
    [
        ("NOTA DE PRENSA\nSuperintendencia de Molinos\n\nLima, 4 de marzo de 2021", "Superintendencia de Molinos"),
        ("Ministerio de Molinos\nBoletín informativo\nQuito, jueves 4 de marzo de 2021", "Ministerio de Molinos"),
        ("Gobierno de Loja\nDirección de Molinos\nQuito, 4 de marzo de 2021", "Gobierno de Loja"),
    ],
)
def test_the_issuer_of_a_release_over_place_and_date(head: str, issuer: str) -> None:
    """The body over a release's place and date is its outlet, and the line below them its headline."""
    found = described(f"{head}\n\nClausurado el molino viejo\n\n{ES}")
    assert (value(found, "outlet"), value(found, "headline")) == (issuer, "Clausurado el molino viejo")
    assert value(found, "published") == "2021-03-04"


@pytest.mark.parametrize(
    ("head", "issuer"),
    [
        ("FOR IMMEDIATE RELEASE\nOffice of the Inspector\n\nNairobi, 4 March 2021", "Office of the Inspector"),
        ("NORTHERN MILLS INSPECTION AGENCY\nPress release\nNairobi, 4 March 2021", "NORTHERN MILLS INSPECTION AGENCY"),
        ("Moor and Fen Mills Trust\nThursday 4 March 2021", "Moor and Fen Mills Trust"),
    ],
)
def test_the_issuer_of_a_release_in_english(head: str, issuer: str) -> None:
    """A body that ends in its kind is the outlet where a release is announced, or its day stands right below."""
    found = described(f"{head}\n\nOld mill shut after wheel comes off\n\n{EN}")
    assert (value(found, "outlet"), value(found, "headline")) == (issuer, "Old mill shut after wheel comes off")


def test_a_statement_on_something_is_the_title() -> None:
    """ "Press statement on the mill" says that a release follows, and is its title."""
    found = described(f"COUNTY GOVERNMENT OF NAKURU\n\nPress statement on the old mill\n\n4 March 2021\n\n{EN}")
    assert value(found, "outlet") == "COUNTY GOVERNMENT OF NAKURU"
    assert value(found, "headline") == "Press statement on the old mill"


def test_a_body_over_a_story_alone_is_the_headline() -> None:
    """Without a title below, and no word of a release, the only line over the story is its headline."""
    found = described(f"Office of the Inspector\n\n{EN}")
    assert (value(found, "headline"), found["outlet"]) == ("Office of the Inspector", None)


@pytest.mark.parametrize(
    "line", ["Cuerpo de Bomberos de Loja", "Gobierno Autónomo Municipal de Tupiza", "Lakes Water plc"]
)
@pytest.mark.parametrize("head", ["NOTA DE PRENSA\n{who}\n{day}", "{who}\nCOMUNICADO A LA OPINIÓN PÚBLICA\n{day}"])
def test_issuers_of_many_kinds(line: str, head: str) -> None:
    """Firefighters, towns and companies issue releases, before or behind the words that say that it is one."""
    found = described(f"{head.format(who=line, day='Loja, 4 de marzo de 2021')}\n\nClausurado el molino viejo\n\n{ES}")
    assert (value(found, "outlet"), value(found, "headline")) == (line, "Clausurado el molino viejo")


def test_an_office_over_its_title() -> None:
    """Without a word of a release, an office over a sentence with a day under it is who issues it."""
    found = described(f"Ministry of Mills\nOld mill shut after wheel comes off\n4 March 2021\n\n{EN}")
    assert (value(found, "outlet"), value(found, "headline")) == (
        "Ministry of Mills",
        "Old mill shut after wheel comes off",
    )


def test_what_kind_of_writing_it_is_is_no_paper() -> None:
    """ "Press release | 4 March 2021" names nobody."""
    found = described(f"Nota de prensa | 4 de marzo de 2021\n\nClausurado el molino viejo\n\n{ES}")
    assert (found["outlet"], value(found, "headline")) == (None, "Clausurado el molino viejo")


@pytest.mark.parametrize("title", ["Situation bulletin no. 7 - Old mill", "Reporte n.º 6 - Molino viejo"])
def test_the_next_of_a_row_of_releases(title: str) -> None:
    """A body over a numbered release is who issues it, and the release's line its title."""
    found = described(f"UNIDAD NACIONAL PARA LOS MOLINOS\n{title}\nQuito, 4 March 2021, 18.00 hrs\n\n{EN}")
    assert (value(found, "outlet"), value(found, "headline")) == ("UNIDAD NACIONAL PARA LOS MOLINOS", title)


def test_an_office_over_a_dated_title() -> None:
    """The day that closes the title of an office's release is when it was issued, where no other is told."""
    found = described(f"Ministry of Mills, Republic of Kenya\nMILL FLOOD: UPDATE, 4 MARCH 2021, 09:00\n\n{EN}")
    assert value(found, "outlet") == "Ministry of Mills, Republic of Kenya"
    assert value(found, "published") == "2021-03-04T09:00"


def test_a_day_that_closes_a_headline_is_not_the_paper_s() -> None:
    """Without an office above it, the day in a headline may be the event's."""
    found = described(f"Mill flood: what happened on 4 March 2021\n\n{EN}")
    assert found["published"] is None


def test_a_note_to_editors() -> None:
    """ "Note to editors" is no headline, and the body above it issues it."""
    found = described(f"MILLS INFORMATION OFFICE\nNote to editors\nQuito, 4 March 2021\n\nOld mill shut\n\n{EN}")
    assert (value(found, "outlet"), value(found, "headline")) == ("MILLS INFORMATION OFFICE", "Old mill shut")
