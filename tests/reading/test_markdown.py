"""Links of Markdown: read as the words that they stand on, and proved where they are written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Person
from dossier.reading import read
from dossier.reading.plaintext.markdown_links import unlinked

NOTE = """[El Farol de Jaca](https://farol.example/)

[Cultura](https://farol.example/cultura/)

# El puente que nadie cruza

_Un pueblo discute desde hace once años si la pasarela de su río es un monumento o un estorbo_

Por [Nuria Sopeña](https://farol.example/n) y [Blas Aínsa](https://farol.example/b)

4 de marzo de 2016

El concejo decidió el martes no abrir el puente hasta la primavera, según [la secretaria](https://farol.example/s).

Nadie en la sala esperaba una votación tan ajustada, y hubo que contar las manos dos veces.

- [Otra pasarela que se cae](https://farol.example/otra)
"""


def test_names_that_are_links() -> None:
    """Paper, section and authors that are links are read, each proved by its words alone."""
    reading = read(NOTE.encode(), "a.md")
    claims = reading.description.claims
    told = {claim.field: claim.evidence[0].quote for claim in claims}
    assert (told["headline"], told["outlet"], told["section"]) == (
        "El puente que nadie cruza", "El Farol de Jaca", "Cultura",
    )  # fmt: skip
    assert told["standfirst"].startswith("Un pueblo discute")
    assert [c.value.name for c in claims if isinstance(c.value, Person)] == ["Nuria Sopeña", "Blas Aínsa"]
    assert all(one.proves(reading.rendition) for claim in claims for one in claim.evidence)
    assert "[la secretaria](https://farol.example/s)." in reading.text
    assert "Otra pasarela" not in reading.text


@given(st.text(alphabet="ab [](!)\n#-", max_size=60))
def test_every_character_is_found_again(written: str) -> None:
    """Each character of the unlinked words stands, as written, where it is said to stand."""
    plain = unlinked(written)
    if plain is not None:
        assert "".join(written[at] for at in plain.at[: len(plain.words)]) == plain.words
