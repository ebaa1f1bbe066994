"""How places on the disk are told."""

from __future__ import annotations

import sys

import pytest

from dossier.desktop.place_wording import place_text, with_places


@pytest.mark.skipif(sys.platform == "win32", reason="no shell of Windows knows the sign")
def test_a_persons_own_places_are_told_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the person's folder begins with its sign; all else, a like name too, is told whole."""
    monkeypatch.setenv("HOME", "/home/ana")
    assert place_text("/home/ana/Documents/x.txt") == "~/Documents/x.txt"
    assert place_text("/home/anabel/x.txt") == "/home/anabel/x.txt" and place_text("/home/ana") == "/home/ana"
    assert with_places("is R2 at /home/ana/x and /home/anabel/y") == "is R2 at ~/x and /home/anabel/y"
    monkeypatch.setenv("HOME", "/")
    assert place_text("/srv/x.txt") == "/srv/x.txt"
