"""What a person does to find reports again: tags, the trash, saved searches, all outlets and places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMenu, QTableView

from dossier.desktop.controllers.list_export import ListExport
from dossier.desktop.controllers.selection import Choosing
from dossier.desktop.controllers.side_bar_controller import outlet_key, place_key, suggested_item, tally_item
from dossier.desktop.controllers.undo_message import show_done
from dossier.desktop.controllers.window_context import WindowContext
from dossier.desktop.dialogs.tag_dialogs import TagsDialog, TallyDialog, WordsDialog, ask
from dossier.desktop.models.report_model import folder_of
from dossier.desktop.models.side_bar_model import SideBarItem
from dossier.model.reports import Outcome
from dossier.model.tags import SavedSearch, Tally
from dossier.translations import tr, tr_n

if TYPE_CHECKING:
    from dossier.archive import Archive

Then = Callable[[list[str]], None]


class TagsController(QObject):
    """Acts on the chosen reports, and on the places of the side bar."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._window, self._open_folder = context.window, context.open_folder
        self._session, self._browsing, self._middle = context.session, context.browsing, context.middle
        self.choosing = Choosing(context.session, context.middle)
        self.listing = ListExport(context, self.choosing)
        self.dialog: WordsDialog | TallyDialog | None = None  # the last that was opened

    def handlers(self) -> dict[str, Callable[[], object]]:
        """The actions on lists."""
        return {
            "select-all": self.select_all, "tag": self.tag_chosen, "untag": self.untag_chosen,
            "trash": self.trash_chosen, "put-back": self.put_back_chosen, "save-search": self.save_search,
            "export-list": self.listing.export_list, "retry": self.retry_chosen,
            "original-folder": self.show_folder, "trash-place": self.go_to_trash,
        }  # fmt: skip

    def wishes(self) -> dict[str, Callable[[], object]]:
        """What lines of the side bar and buttons over the list ask for, besides the actions."""
        return {
            "all-outlets": self.all_outlets, "all-places": self.all_places, "all-tags": self.all_tags,
            "all-suggested": self.all_suggested,
            "retry-all": lambda: self.retry(None), "rename-search": self.rename_search,
            "drop-search": self.drop_search,
        }  # fmt: skip

    def _do(self, label: str, do: Callable[[Archive], Any], then: Callable[[Any], None]) -> None:
        self._session.do(label, do, then, self._failed)

    def _failed(self, said: str) -> None:
        self._middle.notice.post(said, bad=True)

    def _show_done(self, said: str) -> None:
        show_done(self._middle.notice, self._session.operations, said)

    def _report_changes(self, marked: Sequence[object], said: str, none: str) -> None:
        """Where nothing was changed there is nothing to take back either."""
        if marked:
            self._show_done(said)
        else:
            self._middle.notice.post(none)

    # choosing

    def select_all(self) -> None:
        """All of the list, also what the window does not hold of it; or of another table that has the focus."""
        focus = QApplication.focusWidget()
        (focus if isinstance(focus, QTableView) else self._middle.table).selectAll()

    # tags

    def tag_chosen(self) -> None:
        self._ask_tags(
            tr("Tag reports"), tr("Tags for the selected reports, separated by commas."), tr("Tag them"), self.tag
        )

    def untag_chosen(self) -> None:
        sentence = tr("Tags to remove from the selected reports, separated by commas.")
        self._ask_tags(tr("Remove tags"), sentence, tr("Remove"), self.untag)

    def _ask_tags(
        self, title: str, sentence: str, accept: str, then: Callable[[Sequence[str], Sequence[str]], None]
    ) -> None:
        if not self.choosing.count():
            return
        known = [tally.name for tally in self._browsing.shelves.tags]
        dialog = self.dialog = TagsDialog(self._window, title, sentence, accept, known)
        ask(dialog, lambda _: self._with_chosen(lambda tags: lambda ids: then(ids, tags), dialog.tags()))

    def _with_chosen(self, make: Callable[[list[str]], Then], tags: list[str]) -> None:
        self.choosing.reports(make(tags))

    def tag(self, reports: Sequence[str], tags: Sequence[str]) -> None:
        def done(marked: Sequence[object]) -> None:
            said = tr_n(len(marked), "{n} report tagged {tags}.", "{n} reports tagged {tags}.", tags=", ".join(tags))
            self._report_changes(marked, said, tr("They have these tags already."))

        self._do(tr("tagging"), lambda archive: archive.tags.add(reports, tags), done)

    def untag(self, reports: Sequence[str], tags: Sequence[str]) -> None:
        def done(marked: Sequence[object]) -> None:
            names = ", ".join(tags)
            many = "{n} reports are not tagged {tags} any more."
            said = tr_n(len(marked), "{n} report is not tagged {tags} any more.", many, tags=names)
            self._report_changes(marked, said, tr("None of them had these tags."))

        self._do(tr("taking tags off"), lambda archive: archive.tags.remove(reports, tags), done)

    def rename_tag(self, tag: str) -> None:
        sentence = tr("Another name for the tag “{tag}”. With the name of another tag the two become one.", tag=tag)
        known = [tally.name for tally in self._browsing.shelves.tags if tally.name != tag]
        dialog = self.dialog = TagsDialog(self._window, tr("Rename or merge a tag"), sentence, tr("Rename"), known, tag)

        def renamed(name: str) -> None:
            if name == tag:
                return
            if self._browsing.place.name == ("tag", tag):
                self._browsing.expect("tag", name)
            said = tr("The tag “{tag}” is called “{name}” now.", tag=tag, name=name)
            rename = lambda archive: archive.tags.rename(tag, name)  # noqa: E731
            self._do(tr("renaming a tag"), rename, lambda _: self._show_done(said))

        ask(dialog, renamed)

    def drop_tag(self, tag: str) -> None:
        def done(reports: Sequence[str]) -> None:
            many = "{n} reports are not tagged {tags} any more."
            self._show_done(tr_n(len(reports), "{n} report is not tagged {tags} any more.", many, tags=tag))

        self._do(tr("taking tags off"), lambda archive: archive.tags.drop(tag), done)

    # trash

    def trash_chosen(self) -> None:
        if self.choosing.count():
            self.choosing.reports(self.trash)

    def put_back_chosen(self) -> None:
        if self.choosing.count():
            self.choosing.reports(self.put_back)

    def trash(self, reports: Sequence[str]) -> None:
        def done(moved: Sequence[str]) -> None:
            many = "{n} reports are in the trash; nothing of them is deleted."
            said = tr_n(len(moved), "{n} report is in the trash; nothing of it is deleted.", many)
            self._report_changes(moved, said, tr("They are in the trash already."))

        self._do(tr("move to the trash"), lambda archive: archive.reports.trash(reports), done)

    def put_back(self, reports: Sequence[str]) -> None:
        def done(moved: Sequence[str]) -> None:
            said = tr_n(len(moved), "{n} report is back in the lists.", "{n} reports are back in the lists.")
            self._report_changes(moved, said, tr("None of them is in the trash."))

        self._do(tr("putting back from the trash"), lambda archive: archive.reports.restore(reports), done)

    def go_to_trash(self) -> None:
        self._browsing.go("trash")

    def explain_not_emptied(self) -> None:
        self._middle.notice.post(
            tr("The trash cannot be emptied: an archive shows what was there and when, and would prove nothing any "
               "more if files could vanish from it. What lies in the trash is out of your way all the same.")
        )  # fmt: skip

    # dropping

    def dropped(
        self, item: SideBarItem, reports: list[str] | None, add_to_case: Callable[[str, list[str]], None]
    ) -> None:
        """Reports were dropped on a line of the side bar; None: those that are chosen."""
        doing: dict[str, Then] = {
            "case": lambda ids: add_to_case(item.key, ids),
            "tag": lambda ids: self.tag(ids, [item.key]),
            "trash": self.trash,
        }
        if reports is None:
            self.choosing.reports(doing[item.kind])
        else:
            doing[item.kind](reports)

    # saved searches

    def save_search(self) -> None:
        """Keeps what the list shows now: the place with the words searched for."""
        if not (query := self._browsing.typed()):
            self._middle.notice.post(tr("Search for something first; then it can be saved."))
            return
        sentence = tr("A name for this search: {query}", query=query)
        dialog = self.dialog = WordsDialog(self._window, tr("Save search"), sentence, tr("Save"), query)
        ask(dialog, lambda name: self.keep_search(name, query))

    def keep_search(self, name: str, query: str) -> None:
        def done(_: object) -> None:
            said = tr("The search “{name}” is kept; it is in the side bar.", name=name)
            self._middle.notice.post(said, action=tr("Show it"), act=lambda: self._browsing.go("saved", name))

        self._do(tr("saving a search"), lambda archive: archive.search.save(name, query), done)

    def _saved(self) -> SavedSearch | None:
        place = self._browsing.place
        known = self._browsing.shelves.searches
        return next((search for search in known if place.name == ("saved", search.name)), None)

    def rename_search(self) -> None:
        if not (search := self._saved()):
            return
        title, sentence = tr("Rename search"), tr("Another name for this search.")
        dialog = self.dialog = WordsDialog(self._window, title, sentence, tr("Rename"), search.name)

        def renamed(name: str) -> None:
            if name != search.name:
                self._rename(search, name)

        ask(dialog, renamed)

    def _rename(self, search: SavedSearch, name: str) -> None:
        """Goes on showing the search that has another name then: the side bar may know it before the answer comes."""
        self._browsing.expect("saved", name)

        def failed(said: str) -> None:
            self._browsing.expect_nothing()
            self._failed(said)

        rename = lambda archive: archive.search.save(name, search.query, search.name)  # noqa: E731
        self._session.do(tr("renaming a search"), rename, failed=failed)

    def drop_search(self) -> None:
        if search := self._saved():
            said = tr("The saved search “{name}” is removed.", name=search.name)
            drop = lambda archive: archive.search.remove(search.name)  # noqa: E731
            self._do(tr("removing a search"), drop, lambda _: self._show_done(said))

    # all outlets, places, tags

    def all_outlets(self) -> None:
        none = tr("No report states its outlet yet.")
        self._show_tallies("outlet", tr("Outlets"), tr("Find an outlet"), self._browsing.shelves.outlets, none)

    def all_places(self) -> None:
        none = tr("No report states its place yet.")
        self._show_tallies("place", tr("Places"), tr("Find a place"), self._browsing.shelves.places, none)

    def all_tags(self) -> None:
        none = tr("No report has a tag yet. Choose reports and press Ctrl+Shift+T to tag them.")
        self._show_tallies("tag", tr("Tags"), tr("Find a tag"), self._browsing.shelves.tags, none)

    def all_suggested(self) -> None:
        items = [suggested_item(key, one) for key, one in self._browsing.suggested.items()]
        entries = [(Tally(item.title, item.count or 0), item) for item in items]  # two may have one name and count
        title, sentence, tallies = tr("Suggested cases"), tr("Find a suggested case"), [tally for tally, _ in entries]
        self._open(
            title, sentence, tallies, "", lambda chosen: next(item for tally, item in entries if tally is chosen)
        )

    def _show_tallies(self, kind: str, title: str, sentence: str, tallies: Sequence[Tally], none: str) -> None:
        key = place_key if kind == "place" else outlet_key
        self._open(title, sentence, tallies, none, lambda tally: tally_item(kind, tally, key(tally)))

    def _open(
        self, title: str, sentence: str, tallies: Sequence[Tally], none: str, item: Callable[[Tally], SideBarItem]
    ) -> None:
        dialog = self.dialog = TallyDialog(self._window, title, sentence, tallies, none)
        dialog.chosen.connect(lambda tally: self._browsing.visit(item(tally)))
        dialog.open()
        (dialog.filter if tallies else dialog).setFocus()

    # quarantine

    def retry_chosen(self) -> None:
        held = self._middle.table.chosen()
        if reports := [row.report for row in held if row.state == "quarantined"]:
            self.retry(reports)
        else:
            self._middle.notice.post(tr("None of the chosen reports is in quarantine."))

    def retry(self, reports: Sequence[str] | None) -> None:
        """Reads again what could not be read; None: all of it."""

        def done(outcomes: list[Outcome]) -> None:
            read = sum(outcome.status != "quarantined" for outcome in outcomes)
            left = len(outcomes) - read
            readable = tr_n(read, "{n} report can be read now", "{n} reports can be read now")
            self._middle.notice.post(f"{readable}; {tr_n(left, '{n} still cannot.', '{n} still cannot.')}")

        self._middle.notice.post(tr("Trying to read again…"))
        self._session.work(lambda archive: list(archive.reports.retry(reports)), done, self._failed)

    def show_folder(self) -> None:
        """Opens the folder in which the current report's file stood."""
        if not (row := self._middle.table.current()):
            return
        folder = folder_of(row.path)
        gone = tr("{folder} is not there any more. The archive keeps its copy of the file.", folder=folder)
        self._open_folder(folder, gone)

    # menus

    def side_menu(self, menu: QMenu, item: SideBarItem) -> bool:
        """What can be done with one of these lines; False for a line of another kind."""
        match item.kind:
            case "trash":
                menu.addAction(tr("Empty the trash…"), self.explain_not_emptied)
            case "saved":
                menu.addAction(tr("Rename…"), self.rename_search)
                menu.addAction(tr("Remove"), self.drop_search)
            case "tag":
                menu.addAction(tr("Tag the chosen reports"), lambda: self._with_chosen(self._tagging, [item.key]))
                menu.addAction(tr("Rename or merge…"), lambda: self.rename_tag(item.key))
                menu.addAction(tr("Take off all reports"), lambda: self.drop_tag(item.key))
            case "outlet" | "place":
                menu.addAction(tr("All outlets…"), self.all_outlets)
                menu.addAction(tr("All places…"), self.all_places)
            case "attention":
                menu.addAction(tr("Try again to read all"), lambda: self.retry(None))
            case _:
                return False
        return True

    def _tagging(self, tags: list[str]) -> Then:
        return lambda ids: self.tag(ids, tags)
