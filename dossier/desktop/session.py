"""The session: an open archive with its threads, its watch and its news; widgets ask it and nobody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from dossier import protection_status
from dossier.desktop.brief_choices import Wish, paper_of, usual_plan
from dossier.desktop.nouns.row_pages import RowPage, Wanted
from dossier.desktop.nouns.running_jobs import Jobs
from dossier.desktop.operation_stack import OperationStack, Request
from dossier.desktop.preferences import Preferences
from dossier.desktop.value_wording import field_within
from dossier.desktop.workers import questions
from dossier.desktop.workers.add_worker import Adding
from dossier.desktop.workers.archive_worker import Copying
from dossier.desktop.workers.external_changes import ExternalChangesWatcher
from dossier.desktop.workers.job_on_lane import ask_as_job
from dossier.desktop.workers.news import News
from dossier.desktop.workers.reread_worker import RereadWorker
from dossier.desktop.workers.suggestion_worker import Grouping
from dossier.desktop.workers.watch_worker import Watching
from dossier.desktop.workers.worker import Failed, Lane
from dossier.model.cases import Case
from dossier.model.events import WITHDRAWN, Changes
from dossier.model.folders import FolderEdit, FolderSettings, WatchedFolder
from dossier.model.links import Ruling
from dossier.model.outlets import KnownOutlet, Outlet
from dossier.model.papers import Paper
from dossier.model.rules import Rule
from dossier.translations import tr

if TYPE_CHECKING:
    from dossier.archive import Archive
    from dossier.model.reports import ReportDetail

Then = Callable[[Any], None]


class Session(QObject):
    """Everything here returns at once; answers come to `then`, troubles to the signal `failed`."""

    changed = Signal(object)  # Changes
    failed = Signal(str)  # an error, in a sentence
    happened = Signal(object)  # list[Outcome] that the watch has seen

    def __init__(
        self, archive: Archive, preferences: Preferences, quiet: float | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._archive, self._preferences = archive, preferences
        self.folder, self.read_only, self.identity = archive.folder, archive.read_only, archive.identity
        # Reads never wait for writes, nor for what takes long
        self._reading, self._writing, self._long = (Lane(name, self) for name in ("read", "write", "long"))
        self._further: list[tuple[Lane, Callable[[], None]]] = []
        self.operations = OperationStack(archive, self._writing, self)
        self.jobs = Jobs(self)
        self.adding = Adding(archive, self.jobs, self)
        self.copying = Copying(archive, self.jobs, self)
        self.watching = Watching(archive, quiet, self)
        self.rereading = RereadWorker(archive, self.jobs, self)
        self.grouping = Grouping(archive.folder, self)
        self._news = News(self)
        archive.listen(self._news.hear)
        self._news.changed.connect(self.changed)
        self.changed.connect(self._reread)
        self.elsewhere = ExternalChangesWatcher(self.look, self._news.hear, self)
        lanes = (self._reading, self._writing, self._long)
        for source in (*lanes, self.adding, self.watching, self.rereading, self.grouping):
            source.failed.connect(self.failed)
        self.watching.happened.connect(self.happened)

    # for whoever needs no method of its own here; each call runs off the main thread, with the archive

    def look(self, call: Callable[[Archive], Any], then: Then, failed: Failed | None = None) -> None:
        """Asks what is quick to tell."""
        self._reading.ask(lambda: call(self._archive), then, failed)

    def work(self, call: Callable[[Archive], Any], then: Then, failed: Failed | None = None) -> None:
        """Asks for what takes long."""
        self._long.ask(lambda: call(self._archive), then, failed)

    def lane(self, name: str, last: Callable[[], None]) -> Lane:
        """A thread of its own, that waits for nothing else; it ends with the session, and calls `last` before."""
        made = Lane(name, self)
        made.failed.connect(self.failed)
        self._further.append((made, last))
        return made

    def on(self, lane: Lane, call: Callable[[Archive], Any], then: Then, failed: Failed | None = None) -> None:
        """Asks on such a lane."""
        lane.ask(lambda: call(self._archive), then, failed)

    def job(
        self,
        title: str,
        call: Callable[[Archive], Any],
        then: Then,
        failed: Failed | None = None,
        place: Path | None = None,
    ) -> None:
        """Asks for what takes so long that it is shown among the jobs; `place` is the file that it makes."""
        ask_as_job(self.jobs, self._long, title, lambda: call(self._archive), then, failed, place)

    def decide(self, call: Callable[[Archive], Any], then: Then = lambda _: None, failed: Failed | None = None) -> None:
        """Writes what cannot be undone."""
        self._writing.ask(lambda: call(self._archive), then, failed)

    def do(
        self,
        label: str,
        do: Callable[[Archive], Any],
        then: Then = lambda _: None,
        failed: Failed | None = None,
    ) -> Request:
        """Writes what Ctrl+Z undoes; the label says in a noun what that is. A caller can undo just this operation."""
        return self.operations.do(label, lambda: do(self._archive), then, failed)

    # looking

    def fetch(self, wanted: Wanted, then: Callable[[RowPage], None]) -> None:
        """What cannot be loaded comes as an empty page, with a message: the caller can ask for something else."""

        def failed(said: str) -> None:
            self.failed.emit(said)
            then(RowPage({}))

        self._reading.ask(lambda: questions.page(self._archive, wanted), then, failed)

    def overview(self, then: Then) -> None:
        self._reading.ask(lambda: questions.overview(self._archive), then)

    @property
    def lacks_sandbox(self) -> bool:
        """Whether files have been opened without a sandbox."""
        return self._archive.lacks_sandbox

    def protection(self, then: Then) -> None:
        """The sentences that tell what files of others are opened under; a process is asked, which takes a moment."""
        self._long.ask(lambda: [*protection_status.sentences(protection_status.measured())], then)

    def show(self, report: str, version: int | None, then: Callable[[ReportDetail | None], None]) -> None:
        """Gives None where the report was erased while the question was on its way."""
        self._reading.ask(lambda: questions.shown(self._archive, report, version), then)

    def history(self, report: str, then: Then) -> None:
        self._reading.ask(lambda: self._archive.reports.history(report), then)

    def changes(self, report: str, version: int, then: Then, failed: Callable[[str], None]) -> None:
        """What changed from the version before."""
        self._reading.ask(lambda: self._archive.reports.diff(report, version - 1, version), then, failed)

    def related(self, report: str, then: Then) -> None:
        self._reading.ask(lambda: questions.linked(self._archive, report), then)

    def suggestions(self, then: Then) -> None:
        self.grouping.ask(lambda found: self.look(lambda archive: questions.suggestions(archive, found), then))

    # deciding

    def correct(
        self, report: str, field: str, words: str, then: Then = lambda _: None, failed: Failed | None = None
    ) -> None:
        label = tr("correction of the {field}", field=field_within(field))
        self.do(label, lambda archive: archive.corrections.set(report, field, words), then, failed)

    def take_back(self, report: str, field: str) -> None:
        label = tr("taking back of the {field}", field=field_within(field))
        self.do(label, lambda archive: archive.corrections.undo(report, field))

    def rule(self, report: str, other: str, verdict: str, then: Then) -> None:
        """Together, apart, unrelated, or withdrawn."""

        def record(archive: Archive) -> Any:
            if verdict == WITHDRAWN:
                return archive.links.undo_ruling(report, other)
            return archive.links.rule(Ruling(report, other, verdict))  # type: ignore[arg-type]

        self.do(tr("ruling on {report} and {other}", report=report, other=other), record, then)

    def new_case(self, name: str, reports: Sequence[str], then: Then, failed: Callable[[str], None]) -> None:
        """A case whose brief is planned as the person usually has them."""
        plan = usual_plan(self._preferences)

        def make(archive: Archive) -> Case:
            made = archive.cases.new(name, reports)
            archive.plans.set(made.case, plan)
            return made

        self.do(tr("making of the case “{name}”", name=name), make, then, failed)

    def add_to_case(self, case: str, reports: Sequence[str], then: Then = lambda _: None) -> None:
        self.do(tr("put reports into a case"), lambda archive: archive.cases.add(case, reports), then)

    def remove_from_case(self, case: str, reports: Sequence[str], then: Then = lambda _: None) -> None:
        self.do(tr("take reports out of a case"), lambda archive: archive.cases.remove(case, reports), then)

    def take_back_judgement(self, judgement: str) -> None:
        label = tr("taking back of {judgement}", judgement=judgement)
        self.do(label, lambda archive: archive.judgements.undo(judgement))

    def brief(self, case: str, out: Path, wish: Wish, then: Then, failed: Callable[[str], None]) -> None:
        def work(archive: Archive) -> Any:
            return archive.briefs.write(case, out, language=wish.language, style=wish.style, paper=wish.paper)

        self.job(tr("Making the brief {name}", name=out.name), work, then, failed, out)

    @property
    def paper(self) -> Paper:
        """On what this person's briefs are laid out."""
        return paper_of(self._preferences)

    def bag(self, case: str, out: Path, then: Then, failed: Callable[[str], None]) -> None:
        title, paper = tr("Packing the bag {name}", name=out.name), self.paper
        self.job(title, lambda archive: archive.briefs.bag(case, out, paper=paper), then, failed, out)

    def verify(self, path: Path, then: Then, headers: Path | None = None) -> None:
        self._long.ask(lambda: self._archive.verify(path, headers=headers), then)

    # outlets and rules

    def _reread(self, changes: Changes) -> None:
        """Reads again what mentions an outlet, once a person has described it or undone that."""
        if changes.outlets:
            self.rereading.begin()

    def outlets(self, query: str, mine: bool, then: Then) -> None:
        self._reading.ask(lambda: self._archive.outlets.list(query, mine=mine), then)

    def set_outlet(self, outlet: Outlet, before: KnownOutlet | None, then: Then, failed: Callable[[str], None]) -> None:
        """Keeps what the person says of an outlet; `before` is the entry that it was begun from."""
        old = before.outlet.name if before and before.is_mine else None
        label = tr("your entry on {outlet}", outlet=outlet.name)
        self.do(label, lambda archive: archive.outlets.set(outlet, old), then, failed)

    def drop_outlet(self, known: KnownOutlet, then: Then) -> None:
        name = known.outlet.name
        self.do(tr("dropping {outlet}", outlet=name), lambda archive: archive.outlets.remove(name), then)

    def rules(self, then: Then) -> None:
        self._reading.ask(self._archive.rules.list, then)

    def possible_rules(self, report: str, field: str, then: Then, failed: Callable[[str], None]) -> None:
        self._reading.ask(lambda: self._archive.rules.possible(report, field), then, failed)

    def preview_rules(self, report: str, field: str, then: Then, failed: Callable[[str], None]) -> None:
        self._long.ask(lambda: self._archive.rules.preview(report, field), then, failed)

    def make_rule(self, rule: Rule, then: Then) -> None:
        label = tr("rule on the {field}", field=field_within(rule.field))
        self.do(label, lambda archive: archive.rules.add(rule.report, rule.field, rule.how), then)

    def withdraw_rule(self, rule: Rule, then: Then) -> None:
        self.do(tr("withdrawing {rule}", rule=rule.rule), lambda archive: archive.rules.remove(rule.rule), then)

    # watching

    def follow(self, folders: Sequence[WatchedFolder]) -> None:
        """Watches the folders that the archive knows; none where nothing can be taken in."""
        if self.read_only:
            return
        self.watching.follow(folders)
        if held := self._preferences.names("paused"):  # where the window kept it up to 0.2
            self._preferences.keep_names("paused", [])
            for folder in folders:
                if folder.path in held:
                    self.pause_folder(folder.path, True)

    def watch_folder(self, folder: str) -> None:
        self._writing.ask(lambda: self._archive.folders.add(folder))

    def set_folder(self, path: str, settings: FolderSettings, then: Then, failed: Callable[[str], None]) -> None:
        """Changes how a folder is watched."""
        label = tr("how {folder} is watched", folder=Path(path).name or path)
        self.do(label, lambda archive: archive.folders.add(path, settings), then, failed)

    def pause_folder(self, path: str, paused: bool) -> None:
        self._writing.ask(lambda: self._archive.folders.add(path, FolderEdit(paused=paused)))

    def unwatch_folder(self, path: str, then: Then = lambda _: None) -> None:
        label = tr("the end of watching {folder}", folder=Path(path).name or path)
        self.do(label, lambda archive: archive.folders.remove(path), then)

    def close(self) -> None:
        """Ends all threads, then closes the archive; returns when that is done."""
        self.elsewhere.close()
        self._news.close()
        self.jobs.close()
        self.watching.close()
        self.adding.close()
        self.copying.close()
        self.rereading.close()
        self.grouping.close()
        for lane, last in self._further:
            lane.close(last)
        self._writing.close(skip=False)  # whatever the person decided is written
        self._long.close()
        for lane in (self._writing, self._long):
            lane.join()
        for lane, _ in self._further:
            lane.join()
        self.watching.join()
        self.adding.join()
        self.copying.join()
        self.rereading.join()
        self.grouping.join()
        self._reading.close(self._archive.close)
        self._reading.join()
