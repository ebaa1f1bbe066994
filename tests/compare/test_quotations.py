"""Promises of quotations in common."""

from __future__ import annotations

import pytest

from dossier.compare import compare
from dossier.model.links import Finding
from tests.compare.samples import case, record


def _quotes(*texts: str) -> list[Finding]:
    records = [record(text, f"R{i}") for i, text in enumerate(texts, start=1)]
    return [finding for finding in compare(records) if finding.finding == "quote"]


def test_the_same_words_are_an_exact_quotation() -> None:
    """Whatever the quotation marks, equal words are exact, with a cell a report."""
    (found,) = _quotes(
        "“We heard the rope go before dawn,” said Ida Lund.",
        '"We heard the rope go before dawn," Lund said.',
        "Ida Lund: «We heard the rope go before dawn».",
    )
    assert found.match == "exact"
    assert found.agree
    assert [cell.report for cell in found.cells] == ["R1", "R2", "R3"]
    assert {cell.value for cell in found.cells} == {"We heard the rope go before dawn"}


def test_a_cut_quotation_is_a_variant() -> None:
    """A quotation that another report gives shorter is the same one, as a variant, with its speaker."""
    found = [f for f in compare(case()) if f.finding == "quote"]
    assert [(f.match, [c.report for c in f.cells]) for f in found] == [("variant", ["R1", "R2"])]
    assert [c.attributed_to for c in found[0].cells] == ["Marta Olvera", "Olvera"]


def test_different_words_are_not_shared() -> None:
    """Two quotations of the same length that share a turn of phrase stay apart."""
    assert not _quotes(
        '"We will look into every rope on the quay today," he said.', '"They looked at every rope they had," he said.'
    )


def test_one_report_alone_shares_nothing() -> None:
    """A quotation that one report gives twice is not in common."""
    assert not _quotes('"We heard the rope go," he said. "We heard the rope go," he said again.')


def test_names_in_quotation_marks_are_no_quotations() -> None:
    """Ships and films stand between quotation marks too."""
    assert not _quotes('The "Anna Kruse" sank.', 'The "Anna Kruse" was raised.')


def test_one_breath_and_two_pieces() -> None:
    """A quotation that another report gives in two pieces is in common twice, each piece with its own words."""
    found = _quotes(
        '"The gate has no lock and never had one. Any child can open it from the road," said Olaf Munk.',
        '"The gate has no lock and never had one," Munk said. "Any child could open it from the road."',
    )
    assert [(f.match, [c.value for c in f.cells]) for f in found] == [
        ("exact", ["The gate has no lock and never had one.", "The gate has no lock and never had one"]),
        ("variant", ["Any child can open it from the road", "Any child could open it from the road."]),
    ]


def test_one_sentence_in_common() -> None:
    """Of two long quotations that share a sentence, the sentence is told."""
    (found,) = _quotes(
        '"I was asleep. The gate has no lock and never had one. My wife called the station at once," said Olaf Munk.',
        '"We asked them twice to mend it. The gate has no lock and never had one. They laughed at us," Munk said.',
    )
    assert {c.value for c in found.cells} == {"The gate has no lock and never had one."}


def test_the_line_below_tells_nothing_of_the_speaker() -> None:
    """Who speaks in the next paragraph, and a shop in the last sentence, did not say it."""
    (found,) = _quotes(
        "Olaf Munk was there.\n‘The gate has no lock and never had one.’\n\nA neighbour said it rained.",
        "A man fell outside a local Blue Barn.\n\n“The gate has no lock and never had one,” he wrote.",
    )
    assert [cell.attributed_to for cell in found.cells] == [None, None]


def test_a_name_in_common_is_no_quotation_in_common() -> None:
    """Two quotations that share nothing but the end `of the ... Act` stay apart."""
    assert not _quotes(
        '"This is the very heart of the Corran Fisheries Act," said Olaf Munk.',
        '"That makes a wholly improper use of the Corran Fisheries Act," said Ida Lund.',
    )


def test_a_telephone_says_nothing() -> None:
    """Whoever said it by telephone is the speaker."""
    (found,) = _quotes(
        "“The gate has no lock and never had one,” Olaf Munk said by telephone.",
        "“The gate has no lock and never had one,” said Munk.",
    )
    assert [cell.attributed_to for cell in found.cells] == ["Olaf Munk", "Munk"]


def test_who_has_begun_to_speak_goes_on() -> None:
    """A quotation right behind the sentence that says who spoke is that one's too; behind another it is not."""
    said = "“The gate has no lock and never had one.”"
    (found,) = _quotes(
        f"“Nobody mends it,” Olaf Munk told reporters. {said}",
        f"“It rained,” Olaf Munk told reporters. Ida Lund shook her head. {said}",
    )
    assert [cell.attributed_to for cell in found.cells] == ["Olaf Munk", None]


def test_three_words_that_say_something_are_a_quotation() -> None:
    """`quiet and unharmed` stands in the longer sentence of another report; three words of a ship's name do not."""
    (found,) = _quotes(
        "All were “quiet and unharmed,” it said.", "“All the pupils are quiet and unharmed,” the school said."
    )
    assert (found.match, found.relation) == ("variant", "cut")
    assert not _quotes("The “Pride of Corran” sank.", "The ship was the “Pride of Corran”.")


def test_words_that_sound_alike_are_the_same_quotation() -> None:
    """`The F.B.I. realised` and `the FBI realized`, `on to` and `onto` are the same words spoken."""
    (found,) = _quotes(
        '"The F.B.I. realised that the barge had slid on to the neighbouring quay," said Ida Lund.',
        '"The FBI realized that the barge had slid onto the neighboring quay," said Ida Lund.',
    )
    assert (found.agree, found.relation) == (True, "same")


def test_short_forms_of_speech_are_a_variant_of_their_words() -> None:
    """`We’re asking` and `we are asking` are one sentence to whoever looks for it, and told as not the same words."""
    (found,) = _quotes(
        "“We are asking the mayor to open up the bridge. Why would he not do it?” said Ana Ruiz.",
        "“We’re asking the mayor to open the bridge,” Ruiz told reporters.",
    )
    assert (found.match, found.relation) == ("variant", "reworded")
    assert (
        len(_quotes("“They didn't let us see the rope,” she said.", "“They did not let us see a rope,” she said.")) == 1
    )


@pytest.mark.parametrize(
    ("said", "by"),
    [
        ("« La pompe était à sec depuis longtemps », raconte Inès Brand, ouvrière.", "Inès Brand"),
        ("„Die Pumpe war seit Jahren trocken“, sagte Ilse Brand.", "Ilse Brand"),
        ("“A bomba estava seca havia anos”, contou Inês Brand.", "Inês Brand"),
    ],
)
def test_who_spoke_is_read_in_portuguese_french_and_german(said: str, by: str) -> None:
    """A quotation has its speaker in these languages, too."""
    (found,) = _quotes(said, said)
    assert [cell.attributed_to for cell in found.cells] == [by, by]
