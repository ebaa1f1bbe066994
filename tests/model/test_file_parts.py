"""Places and names of files within files."""

from __future__ import annotations

import pytest

from dossier.model.file_parts import depth, is_within, own_name, place_within


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("/in/mail.eml", "mail.eml"),
        (place_within("/in/mail.eml", "bridge.txt"), "bridge.txt"),
        (place_within(place_within("/in/mail.eml", "inner.eml"), "bridge.txt"), "bridge.txt"),
        (place_within("/in/site.warc", "https://tide.example/a/b?c=d"), "tide.example/a/b?c=d"),
        (place_within("/in/site.warc", "https://tide.example//"), "/in/site.warc//https://tide.example//"),
    ],
)
def test_a_name_is_what_a_person_knows_a_file_by(place: str, name: str) -> None:
    """Without folders for a file, whole for a part, and never empty."""
    assert own_name(place) == name


def test_a_network_path_is_no_part() -> None:
    """The two slashes that begin it hold nothing apart; those of a part do."""
    assert not is_within("//server/share/mail.eml")
    assert depth(place_within("//server/share/mail.eml", "bridge.txt")) == 1
