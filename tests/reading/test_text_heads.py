"""Dates, places and lists between a plain text's headline and its story, as newspapers and bulletins print them."""

from __future__ import annotations

import pytest

from dossier.model.claims import Published
from dossier.reading import read
from tests.reading.test_plaintext import described, people, place, value

EN = "Three people died on Wednesday when a footbridge fell into the river, police said, hours after a warning.\n"
ES = "Tres personas murieron el miércoles al caer un puente, informó Protección Civil en un comunicado.\n"


@pytest.mark.parametrize(
    ("line", "moment"),
    [
        ("Jueves, 4 de marzo de 2021. 22:15", "2021-03-04T22:15"),
        ("Bogotá D. C., jueves 4 de marzo de 2021, 8:00 a. m.", "2021-03-04T08:00"),
        ("edición semanal, jueves 4 de marzo de 2021", "2021-03-04"),
        ("4 March 2021, 6pm bulletin, web version", "2021-03-04"),
        ("Posted Thursday, March 4, 2021, 3:15 p.m.", "2021-03-04T15:15"),
        ("Cuenca, jueves 4 de marzo de 2021. Actualizado a las 13:20", "2021-03-04"),
    ],
)
def test_the_day_of_print_as_papers_write_it(line: str, moment: str) -> None:
    """The day under the headline is read as precisely as it is told."""
    found = described(f"Cae un puente en el norte\n{line}\n\n{ES}")
    assert (value(found, "published"), found["text"]) == (moment, ES.strip())


def test_a_later_time_of_the_same_day_is_kept_as_an_update() -> None:
    """ "11.52am, updated 5.20pm" is published at 11.52 and updated at 17.20, each with the words that say so."""
    words = f"Mill closes after flood\nThursday 4 March 2021, 11.52am, updated 5.20pm\n\n{EN}"
    reading = read(words.encode(), "x.txt")
    told = {
        claim.value.what: claim
        for claim in (*reading.description.claims, *reading.description.others)
        if isinstance(claim.value, Published)
    }
    assert value(described(words), "published") == "2021-03-04T11:52"
    assert told["updated"].value == Published("2021-03-04T17:20", "minute", "updated")
    for evidence in told["updated"].evidence:
        assert evidence.span is not None
        assert reading.rendition[evidence.span.start : evidence.span.end] == evidence.quote


def test_an_hour_within_the_dateline() -> None:
    """ "La Paz, 4 de marzo de 2021, 22.30.- " opens a story with place, day and time."""
    found = described(f"Cae un puente en el norte\n\nLa Paz, jueves 4 de marzo de 2021, 22.30.- {ES}")
    assert (place(found)[0], value(found, "published")) == ("La Paz", "2021-03-04T22:30")


@pytest.mark.parametrize(
    ("byline", "author", "town"),
    [
        ("Beatriz Hinojosa / Zamora", "Beatriz Hinojosa", "Zamora"),
        ("As told to Ada Ruiz", "Ada Ruiz", None),
        ("Analysis by Ada Ruiz", "Ada Ruiz", None),
        ("Por Ada Ruiz, enviada especial", "Ada Ruiz", None),
    ],
)
def test_who_wrote_it_and_from_where(byline: str, author: str, town: str | None) -> None:
    """An author's town may bear the name of a paper; who a story was told to is its author."""
    found = described(f"Footbridge falls in the rain\n{byline}\n4 March 2021\n\n{EN}")
    assert people(found) == [author]
    assert (place(found)[0] if found["dateline"] else None) == town


def test_nobody_wrote_it() -> None:
    """ "By Correspondent" and "By Our Staff Reporter" name nobody."""
    for byline in ("By Correspondent", "By Our Staff Reporter"):
        assert people(described(f"Footbridge falls in the rain\n{byline}\n4 March 2021\n\n{EN}")) == []


def test_a_sentence_with_a_day_in_it_is_story() -> None:
    """A short second sentence that names a day is neither left out nor the day of print."""
    tail = "Work on a new bridge will start on Friday 27 May 2022."
    found = described(f"Mill closes after flood\nThursday 4 March 2021, 11.52am\n\n{EN}\n{tail}\n\n{EN}")
    assert tail in found["text"] and value(found, "published") == "2021-03-04T11:52"


def test_a_bulletin_s_counts_belong_to_the_article() -> None:
    """Lines of what was counted, above the prose or at the end, are the article's; a telephone number is not."""
    above = "Fallecidos: 21 personas\nHeridos: catorce heridos\nAlbergues: dos, en la escuela"
    below = "Evacuados: 120\nViviendas: treinta y 2 a medias"
    head = "Informe sobre el derrumbe del molino\nZamora, 4 de marzo de 2021"
    found = described(f"{head}\n\n{above}\n\n{ES}\n{ES[:-2]} ayer.\n\n{ES[:-2]} hoy.\n\n{below}\n")
    assert [line for line in (*above.split("\n"), *below.split("\n")) if line not in found["text"]] == []
    numbers = "Teléfono: 555 010 0200\nCorreo: prensa@molino.example"
    assert described(f"Informe sobre el derrumbe del molino\n\n{numbers}\n\n{ES}")["text"] == ES.strip()
