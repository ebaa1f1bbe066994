"""Who published a text, told by where it appeared, by its rights, and by the words that its address spells."""

from __future__ import annotations

import pytest

from dossier.model.claims import Claim, Words
from dossier.model.evidence import quoted
from dossier.reading.fields.copyright_lines import at_address
from dossier.reading.fields.outlet import copyright_outlet


@pytest.mark.parametrize(
    "line", ["© RIPRODUZIONE RISERVATA", "© Nachdruck verboten", "© Reproducción prohibida", "(c) All rights reserved"]
)
def test_rights_are_no_holder(line: str) -> None:
    """A notice of rights names nobody."""
    assert copyright_outlet(line, 0, len(line)) is None


def test_the_words_that_an_address_spells() -> None:
    """The words of the text that, run together, are the address's name are the paper, with their article."""
    text = "https://moorlandherald.example/bridge\n\nThe Moorland Herald has asked the clerk."
    url = Claim("url", Words(text[:37]), (quoted(text, 0, 37),), 0.9)
    found = at_address(text, [url])
    assert found is not None
    assert found.name == "The Moorland Herald" == text[found.start : found.end]
    assert at_address("https://moorlandherald.example/bridge\n\nThe herald of the moorland spoke.", [url]) is None
