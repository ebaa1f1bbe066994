"""The sentence under a headline that sums a report up, told from its first paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from dossier.model.describe import contract_json
from dossier.reading import read

HEAD = "Mayor resigns after inquiry into footbridge collapse"
DECK = "Council had been warned twice, papers show"
SUMMARY = "The council had been warned twice about the state of the bridge, papers show. Engineers will be heard."
BODY = """QUITO — The mayor resigned on Sunday after an inquiry found that warnings about a bridge were ignored.

He would resign, he added, once the council had met and had heard the engineers."""
PLAIN = BODY.removeprefix("QUITO — ")


def described(*parts: str) -> dict[str, Any]:
    return contract_json(read("\n\n".join(parts).encode(), "a.txt"))


@pytest.mark.parametrize(
    ("parts", "want"),
    [
        ((HEAD, DECK, "By Ada Ruiz", BODY), DECK),
        ((HEAD, SUMMARY, "By Ada Ruiz", PLAIN), SUMMARY),
        ((HEAD, SUMMARY, "March 3, 2019", PLAIN), SUMMARY),
        ((HEAD, SUMMARY, BODY), SUMMARY),
        ((HEAD, "Share", SUMMARY, "By Ada Ruiz", PLAIN), SUMMARY),
        ((HEAD, f"**{SUMMARY}**", "By Ada Ruiz", PLAIN), SUMMARY),
        ((HEAD, f"Summary: {SUMMARY}", "By Ada Ruiz", PLAIN), SUMMARY),
        ((HEAD, f"Entradilla: {SUMMARY}", PLAIN), SUMMARY),
        ((HEAD, "By Ada Ruiz", PLAIN), None),
        ((HEAD, PLAIN), None),
        ((HEAD, BODY), None),
        ((HEAD, "By Ada Ruiz", "Special to The Valley Herald", BODY), None),
        ((HEAD, "Smoke over the river on Sunday. (Photo: Cleo Park)", "By Ada Ruiz", BODY), None),
        ((HEAD, "South Valley Crime And Courts Coverage", "By Ada Ruiz", BODY), None),
        ((HEAD, HEAD, "By Ada Ruiz", BODY), None),
    ],
)
def test_a_standfirst_stands_between_headline_and_byline_date_or_place(
    parts: tuple[str, ...], want: str | None
) -> None:
    """One line that says something is one; the story's first paragraph, a caption, a label and a repetition are not."""
    found = described(*parts)
    assert (found["standfirst"] and found["standfirst"]["value"]) == want
    assert found["headline"]["value"] == HEAD


def test_a_standfirst_in_sentences_stays_in_the_text() -> None:
    """What sums the report up belongs to the article's own words."""
    assert described(HEAD, SUMMARY, "By Ada Ruiz", PLAIN)["text"].startswith(SUMMARY)


def test_its_evidence_is_its_words() -> None:
    """Marks that set it off are left out of the evidence."""
    [evidence] = described(HEAD, f"**{SUMMARY}**", "By Ada Ruiz", PLAIN)["standfirst"]["evidence"]
    assert evidence["quote"] == SUMMARY
