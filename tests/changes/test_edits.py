"""What changed between two versions: kinds, exact words, and what holds of any two texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.changes import edits
from dossier.model.edits import Edit, VersionEdits, edit_counts
from tests.changes.labelled import labelled, record

_PIECES = """The ferry struck two 12 Ana Ruiz Cork not «ran aground» "quickly," said , according to police .
lunes 渡輪 四 ’ “"""
_WORDS = st.sampled_from([*_PIECES.split(), "\n\n"])
_TEXTS = st.lists(_WORDS, max_size=30).map(" ".join)


def changes(old: str, new: str) -> list[tuple[str, str, str]]:
    return [(edit.kind, edit.before, edit.after) for edit in edits(record(old), record(new))]


@pytest.mark.parametrize("part", ["blind", "tune"])
def test_labelled_edits_are_named_right(part: str) -> None:
    """Nine in ten edits of the labelled texts have exactly the kinds that a person gave them."""
    asked = [edit for edit in labelled() if edit.part == part]
    wrong = [(edit.kinds, edit.found) for edit in asked if edit.kinds != edit.found]
    assert len(asked) == 50
    assert len(wrong) <= 3, wrong


@given(_TEXTS)
def test_a_version_does_not_differ_from_itself(text: str) -> None:
    """The same text twice has no changes."""
    assert edits(record(text), record(text)) == ()


@given(_TEXTS, _TEXTS)
def test_spans_quote_exactly(before: str, after: str) -> None:
    """Every change quotes its words from both versions at their places."""
    old, new = record(before), record(after)
    for edit in edits(old, new):
        assert edit.before or edit.after
        for words, span, one in ((edit.before, edit.before_span, old), (edit.after, edit.after_span, new)):
            assert (span.of(one.rendition) if span else "") == words


@given(_TEXTS, _TEXTS)
def test_the_other_way_round_is_the_same(before: str, after: str) -> None:
    """Versions exchanged give the same changes with before and after exchanged."""
    opposite = {"added": "removed", "removed": "added"}
    there = edits(record(before), record(after))
    back = edits(record(after), record(before))
    turned = [
        Edit(opposite.get(e.kind, e.kind), e.after, e.before, e.after_span, e.before_span, e.typo)  # type: ignore[arg-type]
        for e in back
    ]
    assert list(there) == turned


@given(_TEXTS, _TEXTS)
def test_a_difference_of_words_is_never_silent(before: str, after: str) -> None:
    """Where the words differ, something is said to have changed."""
    if before.split() != after.split() and "".join(before.split()) != "".join(after.split()):
        assert edits(record(before), record(after))


def test_swapped_figures_and_names_are_changes() -> None:
    """The same words in another order are no style where they are figures or names."""
    assert {kind for kind, *_ in changes("Three men and two boys fell.", "Two men and three boys fell.")} == {"figure"}
    found = changes("On Friday Ana Ruiz sued Luis Paz in Cork.", "On Friday Luis Paz sued Ana Ruiz in Cork.")
    assert {kind for kind, *_ in found} == {"name"}


def test_a_name_is_whole() -> None:
    """The changed surname is shown with the given name that both versions have."""
    assert changes("The mayor, Ana Ruis, left.", "The mayor, Ana Ruiz, left.") == [("name", "Ana Ruis", "Ana Ruiz")]


def test_a_denial_that_goes_is_no_style() -> None:
    """One small word that turns a sentence into its opposite counts as a passage."""
    assert changes("The firm will not pay the families.", "The firm will pay the families.") == [("removed", "not", "")]


def test_an_accent_in_a_name_is_style() -> None:
    """A name that only gets its accent, or a number in another notation, rings no alarm."""
    old, new = record("In Cadiz, two ships sank."), record("In Cádiz, 2 ships sank.")
    found = edits(old, new)
    assert {edit.kind for edit in found} == {"style"}
    assert not VersionEdits("R1", 1, 2, found).alarming


def test_a_sentence_that_moved_is_style() -> None:
    """A sentence that stands elsewhere in the new version is neither gone nor new."""
    first, second, third = "A ferry sank.", "The mayor wept for days.", "Divers found a bell on the ground."
    found = edits(record(f"{first} {second} {third}"), record(f"{second} {third} {first}"))
    assert [(edit.kind, edit.before, edit.after) for edit in found] == [("style", first, first)]


def test_a_split_sentence_is_matched_with_both_parts() -> None:
    """One sentence that became two is compared with both of them."""
    old = "The ferry struck a rock near Cork and the captain called for help at once."
    new = "The ferry struck a reef near Cork. The captain called for help at once."
    assert {kind for kind, *_ in changes(old, new)} == {"style"}


def test_a_headline_names_its_figure_too() -> None:
    """A headline with another number is a changed headline and a changed figure."""
    body = "A boat capsized off Tumaco."
    found = changes(f"# Two dead off Tumaco\\n{body}", f"# Four dead off Tumaco\\n{body}")
    assert found == [("headline", "Two dead off Tumaco", "Four dead off Tumaco"), ("figure", "Two", "Four")]


@pytest.mark.parametrize(
    "notice",
    [
        "Correction: the owner is Leo Paz.",
        "An earlier version of this article gave a wrong name.",
        "Fe de erratas: el dueño es Leo Paz.",
        "Berichtigung: Der Besitzer heißt Leo Paz.",
        "Rectificatif : le propriétaire est Leo Paz.",
    ],
)
def test_a_correction_notice_is_known(notice: str) -> None:
    """A notice that the outlet prints under a text is a correction in each language, and an alarm."""
    found = edits(record("The boat was sold."), record(f"The boat was sold.\\n{notice}"))
    assert [(edit.kind, edit.after) for edit in found] == [("correction", notice)]
    assert VersionEdits("R1", 1, 2, found).alarming


def test_counts_name_typos_apart() -> None:
    """A summary counts typos apart from words that were exchanged."""
    old = record("They recieved help in the harbour. The firm will publish the report. Two men died.")
    new = record("They received help in the harbour. The firm will release the report. Three men died.")
    assert dict(edit_counts(edits(old, new))) == {"figure": 1, "style": 1, "typo": 1}


def test_long_versions_stay_cheap() -> None:
    """Two long texts with nothing in common are compared in time that does not grow with their product."""
    import time

    old = record(" ".join(f"The {n}th barge sank near the old quay." for n in range(3000)))
    new = record(" ".join(f"Some {n} barrels burned beside a mill." for n in range(3000)))
    begun = time.process_time()
    assert edits(old, new)
    assert time.process_time() - begun < 20
