"""The review: asks one question after the other, writes the answers, and fetches the next report meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from dossier.desktop.controllers.browse_controller import Browsing
from dossier.desktop.controllers.outlets_controller import OutletsController
from dossier.desktop.controllers.place_question import ask_about_place
from dossier.desktop.controllers.review_answers import Answer, chosen, confirmed, corrected, joined, kept_apart, settled
from dossier.desktop.operation_stack import Request
from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.desktop.views.review_view import Progress, ReviewPage
from dossier.model.claims import Field
from dossier.model.doubts import Doubt, Question
from dossier.model.events import Changes
from dossier.model.reports import ReportDetail, ReportId
from dossier.model.rules import Rule
from dossier.translations import tr

Queue = tuple[Sequence[Question], int]  # the first questions, and how many reports have any
Then = Callable[[Queue], None]

PLACE = "review"
_AT_ONCE = 1000  # reports that are asked for; the rest comes when these are done
_AHEAD = 3  # reports whose words are fetched before they are asked about


@dataclass(frozen=True, slots=True)
class ReviewStep:
    """One question about one report."""

    report: ReportId
    doubt: Doubt

    @property
    def name(self) -> tuple[str, str]:
        return self.report, self.doubt.field


class ReviewController(QObject):
    """Listens to the page, to where the person is, and to the session's news."""

    charset_wanted = Signal(str)  # of this report
    columns_wanted = Signal(str)

    def __init__(
        self, session: Session, browsing: Browsing, authority: OutletsController, page: ReviewPage, notice: Notice
    ) -> None:
        super().__init__(page)
        self._notice = notice
        self._session, self._browsing, self._authority, self._page = session, browsing, authority, page
        self._steps: list[ReviewStep] = []
        self._at = 0
        self._all = 0  # reports with a doubt, when the queue was asked for
        self._details: dict[ReportId, ReportDetail] = {}
        self._skipped: set[tuple[str, str]] = set()
        self._past: list[tuple[ReviewStep, Request | None]] = []  # what was answered, or passed over
        self._shown: ReportDetail | None = None
        self._writing = 0
        self._state = 0  # grows with every answer and once it is written: a queue asked for before tells of it still
        self._missed: Then | None = None  # who waits for a queue that was not told because of that
        self._going_back = 0  # how often the person wants to, once what is under way is written
        self._again: ReviewStep | None = None  # the question gone back to: it is asked whether it was answered or not
        self._standing = False  # whether its answer could not be taken back, which is to be told
        self._last: tuple[ReportId, str] | None = None  # the correction that may become a rule
        self._here = False
        self._wire()

    def _wire(self) -> None:
        page = self._page
        page.confirmed.connect(self._confirm)
        page.chosen.connect(lambda value: self._answer(chosen(*self._current(), value)))
        page.typed.connect(self._correct)
        page.taken.connect(lambda value: self._answer(corrected(*self._current(), value), wait=True))
        page.settled.connect(self._settle)
        page.joined.connect(lambda reports: self._answer(joined(reports[0], reports[1:]), whole=True))
        page.kept_apart_reports.connect(
            lambda reports: self._answer(kept_apart([(other, reports[-1]) for other in reports[:-1]]))
        )
        page.compared.connect(
            lambda report: self._session.look(lambda archive: archive.reports.get(report), self._show_other)
        )
        page.reading_wanted.connect(self._ask_how_to_read)
        page.skipped.connect(self._skip)
        page.back.connect(self._back)
        page.undone.connect(self._undo)
        page.ruled.connect(self._rule)
        page.left.connect(lambda: self._browsing.go("reports"))
        self._browsing.chosen.connect(self._moved)
        self._session.changed.connect(self._changed)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"review": lambda: self._browsing.go(PLACE)}

    @property
    def waiting(self) -> bool:
        """Whether an answer is still being written."""
        return self._writing > 0

    # the queue

    def _moved(self) -> None:
        """The person has come to the review, or left it."""
        here = self._browsing.place.kind == PLACE
        if here and not self._here:
            self._again = None
            self._skipped.clear()
            self._past.clear()
            self._offer(None, ())
            self._ask()
        self._here = here

    @property
    def _next_step(self) -> ReviewStep | None:
        """The question that is asked now; None at the end of them."""
        return self._steps[self._at] if self._at < len(self._steps) else None

    def _ask(self) -> None:
        self._queue(self._begin)

    def _queue(self, then: Then) -> None:
        state = self._state

        def come(found: Queue) -> None:
            if state == self._state:
                then(found)
            elif self._writing:
                self._missed = then
            else:
                self._queue(then)

        self._session.look(lambda archive: (archive.reviews.list(_AT_ONCE), archive.reviews.count()), come)

    def _begin(self, found: Queue) -> None:
        """The queue from its start, without what was put off; a question that was gone back to stays in front of it."""
        questions, self._all = found
        steps = [ReviewStep(asked.report, doubt) for asked in questions for doubt in asked.doubts]
        steps = [step for step in steps if step.name not in self._skipped]
        again = self._again if self._again == self._next_step else None
        self._at = 0
        if again:
            self._steps = [again, *(step for step in steps if step.name != again.name)]
            self._fetch()
            return
        self._steps = steps
        self._details.clear()
        self._show()

    def _show(self) -> None:
        """The question that is next, unless the person left; its words are here already, but those of the first."""
        if not self._here:
            return
        if self._at >= len(self._steps):
            self._end()
            return
        step = self._steps[self._at]
        if detail := self._details.get(step.report):
            self._shown = detail
            self._page.show_question(detail, step.doubt, self._progress(step))
            self._explain_kept_answer()
        self._fetch()

    def _progress(self, step: ReviewStep) -> Progress:
        reports = list(dict.fromkeys(one.report for one in self._steps))
        same = [one for one in self._steps if one.report == step.report]
        most = max(len(reports), self._all)
        return Progress(reports.index(step.report) + 1, most, same.index(step) + 1, len(same))

    def _fetch(self) -> None:
        """The words of this report and of those that come next."""
        near = dict.fromkeys(step.report for step in self._steps[self._at :][: 4 * _AHEAD])
        wanted = list(near)[: _AHEAD + 1]
        self._details = {report: detail for report, detail in self._details.items() if report in wanted}
        for report in wanted:
            if report not in self._details:
                self._session.look(lambda archive, report=report: archive.reports.get(report), self._fetched)  # type: ignore[misc]

    def _fetched(self, detail: ReportDetail) -> None:
        self._details[detail.row.report] = detail
        step = self._next_step
        if step and step.report == detail.row.report and not _same(self._shown, detail, step.doubt.field):
            self._show()

    # answers

    def _current(self) -> tuple[ReportId, Field]:
        step = self._steps[self._at]
        return step.report, step.doubt.field

    def _ask_how_to_read(self) -> None:
        step = self._steps[self._at]
        wanted = self.charset_wanted if step.doubt.why == "charset" else self.columns_wanted
        wanted.emit(step.report)

    def _correct(self, typed: str) -> None:
        report, field = self._current()

        def kept() -> None:
            if field == "dateline":
                ask_about_place(self._session, self._notice, report, typed)

        self._answer(corrected(report, field, typed), wait=True, then=kept)

    def _confirm(self) -> None:
        report, field = self._current()
        description = self._shown.description if self._shown else None
        self._answer(confirmed(report, field, is_stated=bool(description and description.all_of(field))))

    def _settle(self) -> None:
        self._answer(settled(self._steps[self._at].report), whole=True)

    def _show_other(self, detail: ReportDetail) -> None:
        """A report of the same address, unless another question has come meanwhile."""
        step = self._next_step
        if step and detail.row.report in (step.report, *step.doubt.words[1:]):
            self._page.show_report(detail)

    def _answer(
        self,
        answer: Answer,
        *,
        wait: bool = False,
        whole: bool = False,
        then: Callable[[], object] = lambda: None,
    ) -> None:
        """Writes an answer and goes on; with `wait` only once it is taken, for it may be no value of the field."""
        step = self._steps[self._at]
        self._write()
        self._offer(None, ())

        def done(_: object) -> None:
            self._written()
            if wait:
                self._go_on(step, request, whole)
            then()
            if answer.corrects:
                offer = lambda rules: self._offer(step, rules)  # noqa: E731
                self._session.possible_rules(step.report, step.doubt.field, offer, lambda _: None)

        def failed(said: str) -> None:
            self._written()
            if not wait:
                self._at = self._steps.index(step)
                self._show()
            self._page.refuse(said)

        request = self._session.do(answer.label, answer.do, done, failed)
        if not wait:
            self._go_on(step, request, whole)

    def _write(self) -> None:
        self._again = None
        self._writing += 1
        self._state += 1

    def _written(self) -> None:
        self._writing -= 1
        self._state += 1
        if self._here and not self._writing:
            missed, self._missed = self._missed, None
            if self._at >= len(self._steps):
                self._ask()
            elif missed:
                self._queue(missed)
            else:
                self._fetch()  # what changed while this was written was not asked for
        if self._going_back:  # where another answer is being written by now, it waits on
            self._going_back -= 1
            self._back()

    def _go_on(self, step: ReviewStep, request: Request, whole: bool) -> None:
        self._past.append((step, request))
        self._at += 1
        while whole and self._at < len(self._steps) and self._steps[self._at].report == step.report:
            self._at += 1
        self._next()

    def _next(self) -> None:
        """The next question; at the end those that came meanwhile."""
        if self._at < len(self._steps):
            self._show()
        elif self._writing:
            self._end()
        else:
            self._ask()

    def _end(self) -> None:
        self._shown = None
        self._page.show_done(len(self._skipped))

    def _offer(self, step: ReviewStep | None, rules: Sequence[Rule]) -> None:
        self._last = (step.report, step.doubt.field) if step and rules else None
        self._page.offer_rule(rules[0].outlet if rules else "")

    def _rule(self) -> None:
        if self._last:
            self._authority.preview(*self._last)

    def _skip(self) -> None:
        if self._at >= len(self._steps):  # all over again
            self._skipped.clear()
            self._ask()
            return
        step = self._steps[self._at]
        self._skipped.add(step.name)
        self._past.append((step, None))
        self._at += 1
        self._next()

    def _back(self) -> None:
        """To the last question; its answer is taken back, unless something else was done since: that is not undone."""
        if self._writing:
            self._going_back += 1
            return
        if not self._past:
            return
        step, request = self._past[-1]

        def kept() -> None:
            self._standing = step == self._again
            self._explain_kept_answer()

        if request:
            self._write()
            self._session.operations.undo(request, self._written, kept)
        self._return()

    def _undo(self) -> None:
        """What was done last; if that is an answer, its question is asked again."""
        newest = self._session.operations.newest
        done = [request.number if request else None for _, request in self._past]
        at = done.index(newest.number) if newest and newest.number in done else None
        if at is None and not self._writing:
            self._session.operations.undo()
            return
        if at is not None:
            del self._past[at + 1 :]
        self._back()

    def _explain_kept_answer(self) -> None:
        """Why an answer was not taken back, once its question is shown."""
        if self._standing and self._shown and self._again and self._again == self._next_step:
            self._standing = False
            self._page.refuse(
                tr("Your answer was kept, because something else was done since. Edit › Undo undoes that first.")
            )

    def _return(self) -> None:
        step, _ = self._past.pop()
        self._again, self._standing = step, False
        self._skipped.discard(step.name)
        self._offer(None, ())
        if step not in self._steps:
            self._steps.insert(0, step)
        self._at = self._steps.index(step)
        self._details.pop(step.report, None)
        self._shown = None
        self._show()

    # news

    def _changed(self, changes: Changes) -> None:
        for report in changes.reports:
            self._details.pop(report, None)
        if self._here and not self._writing:
            self._fetch()
        if self._here and (changes.rules or (self._at >= len(self._steps) and changes.reports and not self._skipped)):
            self._queue(self._keep_open)

    def _keep_open(self, found: Queue) -> None:
        """Drops the questions that a rule has answered."""
        questions, _ = found
        still = {(asked.report, doubt.field) for asked in questions for doubt in asked.doubts}
        before, rest = self._steps[: self._at], self._steps[self._at :]
        kept = [step for step in rest if step.name in still or step == self._again]
        if not rest:
            self._begin(found)
        elif kept != rest:
            self._steps = [*before, *kept]
            self._next()


def _same(shown: ReportDetail | None, now: ReportDetail, field: Field) -> bool:
    """Whether a question is still the same: a person may be typing the answer."""
    if shown is None or shown.row.report != now.row.report or shown.rendition != now.rendition:
        return False
    one, other = shown.description, now.description
    if one is None or other is None:
        return one is other
    return (one.all_of(field), one.candidates(field)) == (other.all_of(field), other.candidates(field))
