"""The review in a real window on a real archive: questions answered by keys, taken back, made a rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest

from dossier.desktop.views.rules_view import RulePreview
from dossier.model.claims import Field
from dossier.model.doubts import WEIGHTS, Doubt
from dossier.model.evidence import Span
from dossier.reading.layout import ocr
from dossier.shared_questions import question
from tests.desktop.conftest import FERRY, Stage, aside

if TYPE_CHECKING:
    from dossier.desktop.views.review_view import ReviewPage

CLIPPING = """Ferry strike halts island traffic for a third day

By Ada Ruiz

Dock workers in Quito kept the gates shut on Sunday, and 27 people were arrested, the port police said. The strike had
begun on March 24, 2015, when the port was closed to all ships. It was closed before, on May 3, 2014, for a week.
"""
HOME = """The Boston Globe

Strike of the {what} halts island traffic for a third day

By Ada Ruiz

Published March 3, 2019

Workers of the {what} kept the gates shut on Sunday, and 27 people were arrested, the port police said.
"""
SCANS = Path(__file__).parent.parent / "reading" / "examples"
PAGE = """<html><head><title>{title}</title><script type="application/ld+json">{{"@type": "NewsArticle",
"headline": "{title}", "datePublished": "2024-03-0{day}",
"publisher": {{"@type": "Organization", "name": "Hill Gazette"}},
"author": {{"@type": "Person", "name": "Ada Ruiz 2"}}}}</script></head><body><article><h1>{title}</h1>
<p>The town library opened a garden on Monday in which visitors may read aloud to each other, and many came to see.</p>
<p>It was a long wait, said the mayor, who had promised a garden to the readers of the town for ten years.</p>
</article></body></html>"""


@pytest.fixture
def page(stage: Stage) -> ReviewPage:
    """The review of an archive that holds one clipping whose day is not shown."""
    stage.take(stage.write("clipping.txt", CLIPPING))
    return enter(stage)


def enter(stage: Stage) -> ReviewPage:
    stage.window.actions_by_name["review"].trigger()
    stage.until(lambda: stage.window.review.isVisible() and stage.window.review.field)
    return stage.window.review


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(page.choices, key)


def published(stage: Stage) -> str | None:
    return aside(lambda: stage.archive.reports.get("R1").row.published)


def settled(stage: Stage, field: Field = "published") -> bool:
    return not stage.window.reviewing.waiting and field not in aside(
        lambda: [d.field for d in stage.archive.reviews.doubts("R1")]
    )


def test_a_question_shows_its_words_and_a_number_answers_it(stage: Stage, page: ReviewPage) -> None:
    """The candidates are numbered, their words are marked; the chosen one is shown from then on, and the queue ends."""
    assert stage.side("review") == ["Needs review"]
    assert page.text.marked() == ["March 24, 2015", "May 3, 2014"]
    assert [page.model.index(row).data() for row in range(3)][1:] == [
        "24 March 2015 (named in the text)",
        "3 May 2014 (named in the text)",
    ]
    press(page, Qt.Key.Key_Down)
    assert page.text.marked() == ["March 24, 2015"]
    press(page, Qt.Key.Key_2)
    stage.until(lambda: published(stage) == "2014-05-03" and page.field is None)
    assert aside(stage.archive.reviews.count) == 0


def test_backspace_takes_the_answer_back_and_asks_again(stage: Stage, page: ReviewPage) -> None:
    """Also when it is pressed before the answer is written."""
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == "published" and not stage.window.reviewing.waiting)
    stage.until(lambda: published(stage) is None and aside(stage.archive.reviews.count) == 1)
    stage.until(lambda: page.model.rowCount() == 3)


def test_backspace_twice_in_one_breath_goes_back_twice(stage: Stage) -> None:
    """The second takes back the answer before, though the first is not written yet."""
    stage.take(stage.write("clipping.txt", CLIPPING))
    stage.take(stage.write("1.html", PAGE.format(day=1, title="Library opens a reading garden")))
    page = enter(stage)
    asked = []
    for _ in range(2):
        stage.until(lambda: page.field not in (None, *asked))
        asked.append(page.field)
        press(page, Qt.Key.Key_Return)
    stage.until(lambda: page.finished and not stage.window.reviewing.waiting)
    assert len(set(asked)) == 2 and aside(stage.archive.reviews.count) == 0
    press(page, Qt.Key.Key_Backspace)
    press(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == asked[0] and not stage.window.reviewing.waiting)
    assert aside(stage.archive.reviews.count) == 2


def _tag(stage: Stage) -> None:
    """Something else is done, by another way than the review."""
    stage.window.sorting.tag(["R1"], ["strike"])
    stage.until(lambda: stage.window.session.operations.next_undo == "tagging")


def test_backspace_takes_back_nothing_but_the_answer(stage: Stage, page: ReviewPage) -> None:
    """After another deed it goes back to the question, leaves answer and deed as they are, and says so."""
    press(page, Qt.Key.Key_1)
    stage.until(lambda: published(stage) == "2015-03-24" and page.finished)
    _tag(stage)
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == "published" and "Your answer was kept" in page.keys_text)
    assert published(stage) == "2015-03-24"
    assert [row.name for row in aside(stage.archive.tags.list)] == ["strike"]
    press(page, Qt.Key.Key_1)  # the other candidate, for the first is shown now
    stage.until(lambda: published(stage) == "2014-05-03")


def test_a_queue_that_comes_late_leaves_the_question_that_was_gone_back_to(
    stage: Stage, page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked for before Backspace, and comes after it, takes neither the question away nor what was said."""
    look, held = stage.window.session.look, list[tuple[Any, ...]]()

    def late(*asked: Any) -> object:
        return held.append(asked) if asked[1].__name__ == "come" else look(*asked)

    monkeypatch.setattr(stage.window.session, "look", late)
    press(page, Qt.Key.Key_1)
    stage.until(lambda: published(stage) == "2015-03-24" and held and not stage.window.reviewing.waiting)
    _tag(stage)
    QTest.keyClick(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == "published" and "Your answer was kept" in page.keys_text)
    while held:  # what comes late may be asked for again
        (ask, come), came = held.pop(0), list[object]()
        look(ask, lambda found, come=come, came=came: came.append(come(found)))
        stage.until(lambda came=came: came)
    assert page.field == "published" and "Your answer was kept" in page.keys_text


def test_backspace_after_the_answer_was_undone_says_nothing(stage: Stage, page: ReviewPage) -> None:
    """An answer that Edit › Undo has taken back does not stand."""
    press(page, Qt.Key.Key_1)
    stage.until(lambda: published(stage) == "2015-03-24" and page.finished)
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: published(stage) is None and page.field == "published")
    _tag(stage)
    press(page, Qt.Key.Key_Backspace)
    stage.until(lambda: page.field == "published" and stage.window.reviewing._past == [])
    assert "stands" not in page.keys_text
    assert [row.name for row in aside(stage.archive.tags.list)] == ["strike"]


def test_undo_in_the_review_takes_back_what_was_done_last(stage: Stage, page: ReviewPage) -> None:
    """First the other deed, then the answer, whose question is asked again."""
    press(page, Qt.Key.Key_1)
    stage.until(lambda: published(stage) == "2015-03-24" and page.finished)
    _tag(stage)
    QTest.keySequence(page, QKeySequence(QKeySequence.StandardKey.Undo))
    stage.until(lambda: not aside(stage.archive.tags.list))
    assert page.finished and published(stage) == "2015-03-24"
    QTest.keySequence(page, QKeySequence(QKeySequence.StandardKey.Undo))
    stage.until(lambda: page.field == "published" and published(stage) is None)


def test_enter_confirms_that_nothing_is_told(stage: Stage, page: ReviewPage) -> None:
    """Where no value is shown, that is what is confirmed; undoing asks again."""
    press(page, Qt.Key.Key_Return)
    stage.until(lambda: settled(stage))
    assert published(stage) is None
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: aside(stage.archive.reviews.count) == 1)


def test_typing_corrects_and_what_is_no_value_stays_open(stage: Stage, page: ReviewPage) -> None:
    """A day that is none is refused in a sentence, with the words still there."""
    press(page, Qt.Key.Key_F2)
    page.editor.setText("yesterday")
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    stage.until(lambda: "yesterday" in page.keys_text and not stage.window.reviewing.waiting)
    assert (page.editor.isVisible(), page.editor.text()) == (True, "yesterday")
    page.editor.setText("2015-03-25")
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    stage.until(lambda: published(stage) == "2015-03-25" and page.field is None)


def test_words_chosen_in_the_text_become_the_value(stage: Stage, page: ReviewPage) -> None:
    """Enter takes them; the value rests on them."""
    text = aside(lambda: stage.archive.reports.get("R1").rendition) or ""
    at = text.index("May 3, 2014")
    page.text.choose(Span(at, at + len("May 3, 2014")))
    press(page, Qt.Key.Key_Return)
    stage.until(lambda: published(stage) == "2014-05-03")
    description = aside(lambda: stage.archive.reports.get("R1").description)
    assert description and [e.quote for e in description.all_of("published")[0].evidence] == ["May 3, 2014"]


def test_what_is_put_off_is_asked_again_at_the_end(stage: Stage, page: ReviewPage) -> None:
    """N goes on without an answer; at the end N begins anew. Nothing is written."""
    press(page, Qt.Key.Key_N)
    stage.until(lambda: page.field is None)
    QTest.keyClick(page, Qt.Key.Key_N)
    stage.until(lambda: page.field == "published")
    assert aside(stage.archive.reviews.count) == 1


def test_there_is_nothing_to_do_at_a_report(stage: Stage, page: ReviewPage) -> None:
    """S settles the whole report; its history tells of it."""
    press(page, Qt.Key.Key_S)
    stage.until(lambda: aside(stage.archive.reviews.count) == 0)
    assert aside(lambda: stage.archive.reports.history("R1"))[-1].kind == "review-settled"


def test_escape_leaves_the_review(stage: Stage, page: ReviewPage) -> None:
    """The list is there again, with the report beside it."""
    press(page, Qt.Key.Key_Escape)
    stage.until(lambda: stage.window.middle.table.isVisible() and stage.window.pane.isVisible())
    assert stage.window.browsing.place.kind == "reports"


def test_a_correction_becomes_a_rule_that_answers_the_rest(stage: Stage) -> None:
    """R shows what the rule would change; made, the questions that it answers are not asked any more."""
    for day, title in ((1, "Library opens a reading garden"), (2, "Reading garden is full of visitors")):
        stage.take(stage.write(f"{day}.html", PAGE.format(day=day, title=title)))
    page = enter(stage)
    press(page, Qt.Key.Key_F2)
    page.editor.setText("Ada Ruiz")
    QTest.keyClick(page.editor, Qt.Key.Key_Return)
    stage.until(lambda: "Hill Gazette" in page.keys_text)
    press(page, Qt.Key.Key_R)
    stage.until(lambda: stage.window.findChildren(RulePreview))
    stage.window.findChildren(RulePreview)[0].accepting.click()
    stage.until(lambda: page.field is None)
    assert aside(stage.archive.reviews.count) == 0
    assert aside(lambda: [row.byline for row in stage.archive.reports.list()]) == ["Ada Ruiz", "Ada Ruiz"]


def test_an_archive_that_leaves_nothing_unsure_says_so(stage: Stage) -> None:
    """The review of sound reports is a line that tells where questions come from."""
    stage.take(stage.write("ferry.txt", FERRY))
    stage.window.actions_by_name["review"].trigger()
    stage.until(stage.window.review.isVisible)
    stage.until(lambda: stage.window.review.finished)
    stage.take(stage.write("clipping.txt", CLIPPING))
    stage.until(lambda: stage.window.review.field == "published")


def test_every_reason_is_a_sentence_with_its_words() -> None:
    """For each reason, and each field that it can be of."""
    for why in WEIGHTS:
        for field in ("headline", "outlet", "byline", "dateline", "published"):
            said = question(Doubt(field, why, ("First", "Second", "3")))
            assert said[-1] in ".?"
            assert "{" not in said
            assert "First" in said or "“3”" in said or why in ("untold", "several")


def test_an_outlets_home_is_asked_about_once_and_confirmed_by_enter(stage: Stage) -> None:
    """Of two reports of an outlet that tell no place, one is a question; Enter settles it for the outlet."""
    for number, what in enumerate(("ferry", "tram"), 1):
        stage.take(stage.write(f"{number}.txt", HOME.format(what=what)))
    page = enter(stage)
    stage.until(lambda: page.field == "dateline")
    assert aside(stage.archive.reviews.count) == 1
    assert "Boston" in page._question.text() and "once for each outlet" in page._question.text()
    press(page, Qt.Key.Key_Return)
    stage.until(lambda: page.finished and aside(stage.archive.reviews.count) == 0)
    stage.until(stage.window.actions_by_name["undo"].isEnabled)
    stage.window.actions_by_name["undo"].trigger()
    stage.until(lambda: aside(stage.archive.reviews.count) == 1)


@pytest.mark.skipif(ocr.installed() is None, reason="tesseract is not installed")
def test_a_picture_that_is_hard_to_read_is_asked_about(stage: Stage) -> None:
    """A scan that was made small loses letters: its headline is asked about, with how sure tesseract is."""
    scan = QImage(str(SCANS / "en-clipping-scan.jpg"))
    small = stage.folder / "small.png"
    scan.scaledToWidth(400, Qt.TransformationMode.SmoothTransformation).save(str(small))
    stage.take(small)
    page = enter(stage)
    stage.until(lambda: page.field == "headline")
    assert "hard to read" in page._question.text() and "% sure" in page._question.text()


def test_a_key_that_answers_nothing_says_so(page: ReviewPage) -> None:
    """A number without a candidate, and a rule where nothing was corrected."""
    press(page, Qt.Key.Key_9)
    assert "no candidate 9" in page.keys_text and page.field == "published"
    press(page, Qt.Key.Key_R)
    assert "there is none now" in page.keys_text


def test_what_keys_do_a_click_does(stage: Stage, page: ReviewPage) -> None:
    """Each line about a key answers, corrects or goes on when it is clicked, and all look alike in the dark."""

    def click(does: str) -> None:
        key = re.search(rf'href="(\d+)"[^>]*>{does}</a>', page.keys_text)
        assert key, page.keys_text
        page._keys.linkActivated.emit(key[1])

    click("Correct")
    page.editor.setText("2019-03-03")
    click("Leave the value as it was")
    assert page.editor.isHidden() and page.field == "published"
    click("Correct")
    page.editor.setText("2019-03-03")
    stage.window._look.wear("dark")
    assert stage.window._look.theme.accent in page.keys_text
    click("Save what you typed")
    stage.until(lambda: published(stage) == "2019-03-03")
    stage.until(lambda: "Undo the last answer" in page.keys_text or page.finished)


def test_a_refusal_stays_words_whatever_is_in_it(page: ReviewPage) -> None:
    """Signs of a page in it are shown as they are."""
    page.refuse("<b>5 & 6</b> is no day")
    assert "&lt;b&gt;5 &amp; 6" in page.keys_text
