"""The country of a web address."""

from __future__ import annotations

import pytest

from dossier.reading.fields.domains import country_of


@pytest.mark.parametrize(
    ("address", "country"),
    [
        ("https://www.lobosherald.com.au/news/ferry", "AU"),
        ("lobosherald.co.uk", "GB"),
        ("https://lobos.fr:8080/x", "FR"),
        ("https://lobosherald.com/news.uk/x", None),
        ("https://lobos.tv/", None),
        ("https://lobos.example/", None),
        ("lobos", None),
        ("", None),
    ],
)
def test_an_addresss_domain_tells_its_country(address: str, country: str | None) -> None:
    """A country's own ending tells where a paper is at home; endings that are sold to the world tell nothing."""
    assert country_of(address) == country
