"""Which paper a person's briefs are laid out on, by where they are."""

from __future__ import annotations

import pytest

from dossier.model.papers import usual_paper


@pytest.mark.parametrize(
    ("said", "paper"),
    [
        ("en_US.UTF-8", "letter"), ("es_MX", "letter"), ("fr_CA.UTF-8", "letter"), ("es-CO", "letter"),
        ("zh_Hans_PH", "letter"), ("es_CL@euro", "letter"), ("es_ES.UTF-8", "a4"), ("en_GB", "a4"), ("pt_BR", "a4"),
        ("es_419", "a4"), ("C.UTF-8", "a4"), ("POSIX", "a4"), ("en", "a4"), ("", "a4"), ("USA", "a4"),
    ],
)  # fmt: skip
def test_the_paper_follows_the_country(said: str, paper: str) -> None:
    """Letter where people print on it, and A4 in the rest of the world, and where no country is told."""
    assert usual_paper({"LANG": said}) == paper
    assert usual_paper({}, said) == paper


def test_what_is_said_of_paper_outranks_the_language() -> None:
    """Whoever has English words and another paper says so as the system has it, and is heard."""
    assert usual_paper({"LANG": "en_US.UTF-8", "LC_PAPER": "de_DE.UTF-8"}) == "a4"
    assert usual_paper({"LANG": "de_DE.UTF-8", "LC_PAPER": "en_US.UTF-8", "LC_ALL": ""}) == "letter"
    assert usual_paper({"LC_ALL": "de_DE.UTF-8", "LC_PAPER": "en_US.UTF-8"}) == "a4"
    assert usual_paper({"LANG": "C"}, "en_US") == "a4"  # it is said, and names no country
