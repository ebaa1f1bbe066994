"""Every action of the window, with its menu, its words, its keys and its icon, in one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from dossier.desktop.appearance import Appearance
from dossier.translations import term, tr


@dataclass(frozen=True, slots=True)
class Spec:
    """An action; an empty name is a line between groups.

    `needs` says what must be chosen: report, case, sources (a case that holds a report), folder, or nothing.
    """

    menu: str
    name: str = ""
    text: str = ""
    keys: str = ""  # several parted by a space
    icon: str = ""
    needs: str = ""
    tip: str = ""
    turns: bool = False  # on and off, with a mark in the menu


SPECS: tuple[Spec, ...] = (
    Spec("File", "open-archive", "&Open another archive…", "Ctrl+Alt+A", tip="In a window of its own"),
    Spec("File", "new-archive", "&New archive…", "Ctrl+Alt+N"),
    Spec("File"),
    Spec("File", "add-files", "&Add files…", "Ctrl+O", "add", tip="Add files; or drop them on the window"),
    Spec("File", "add-folder", "Add a &folder once…", "Ctrl+Shift+O"),
    Spec("File", "watch", "&Watch a folder…", "Ctrl+Shift+W", "watch-folder", tip="Archive what is saved in a folder"),
    Spec("File"),
    Spec("File", "sample", "Add the &sample reports", "Ctrl+Shift+E", "sample"),
    Spec("File", "reveal", "Show the &archive’s folder", "Ctrl+Shift+R"),
    Spec("File"),
    Spec("File", "back-up", "&Back up archive…", "Ctrl+B", tip="Copy all that the archive holds to one file"),
    Spec("File", "restore", "Restore a bac&kup…", "Ctrl+Shift+B", tip="Make a backup an archive again"),
    Spec("File", "audit", "&Check the archive…", "Ctrl+Shift+K", tip="Hash every file again, check log and catalog"),
    Spec("File", "verify", "&Verify a brief, bag or proof…", "Ctrl+Alt+Shift+V",
         tip="Check what Dossier made, without any archive: whether anything in it was changed"),
    Spec("File"),
    Spec("File", "save-original", "Save a co&py of the report’s file…", "Ctrl+S", "page", needs="report"),
    Spec("File", "open-original", "Open the report’s file with ano&ther program…", "Ctrl+Alt+O", needs="report"),
    Spec("File", "print", "Print the r&eport…", "Ctrl+P", "print", needs="report",
         tip="Its fields with their evidence, and its text; to a printer or into a PDF"),
    Spec("File"),
    Spec("File", "export-list", "Export the &list as CSV…", "Ctrl+Alt+V", "export",
         tip="Write the list, or the chosen reports, to a file for spreadsheets"),
    Spec("File", "quit", "&Quit", "Ctrl+Q"),
    Spec("Edit", "undo", "&Undo", "Ctrl+Z", "undo"),
    Spec("Edit", "redo", "&Redo", "Ctrl+Shift+Z"),
    Spec("Edit"),
    Spec("Edit", "correct", "&Correct a field or cell", "F2 Ctrl+K", needs="report"),
    Spec("Edit", "edit-fields", "Edit fields of the chosen reports…", "Ctrl+Alt+G", needs="report",
         tip="Correct outlet, byline, dateline and others of several reports at once"),
    Spec("Edit", "make-rule", "Make the correction a &rule…", "Ctrl+L", needs="report",
         tip="Correct all reports of the outlet as the chosen field was corrected"),
    Spec("Edit", "join", "&Join with another report…", "Ctrl+Alt+K", "version", needs="report",
         tip="Reports that are one story become versions of one report"),
    Spec("Edit", "charset", "Choose the c&harset…", "Ctrl+Alt+X", needs="report",
         tip="Read a file again whose letters are wrong"),
    Spec("Edit", "columns", "Assign the table’s colu&mns…", "Ctrl+Alt+L", needs="report",
         tip="Say which columns of a table hold the headline and the text; each row becomes a report"),
    Spec("Edit", "citation", "Copy &citation", "Ctrl+Shift+C", "quote", needs="report"),
    Spec("Edit", "copy-cited", "Copy words with their so&urce", "Ctrl+Alt+C", needs="report",
         tip="The words selected in the report’s text in quotation marks, and their place"),
    Spec("Edit", "highlight-yellow", "Highlight in &yellow", "Ctrl+Shift+1", needs="report"),
    Spec("Edit", "highlight-green", "Highlight in &green", "Ctrl+Shift+2", needs="report"),
    Spec("Edit", "highlight-blue", "Highlight in &blue", "Ctrl+Shift+3", needs="report"),
    Spec("Edit", "highlight-pink", "Highlight in &pink", "Ctrl+Shift+4", needs="report"),
    Spec("Edit", "highlight-purple", "Highlight in p&urple", "Ctrl+Shift+5", needs="report"),
    Spec("Edit", "highlight-note", "Highlight with a &note…", "Ctrl+Shift+6", needs="report",
         tip="Mark the words selected in the report’s text, and write a comment"),
    Spec("Edit"),
    Spec("Edit", "select-all", "Select a&ll", "Ctrl+A"),
    Spec("Edit", "tag", "&Tag reports…", "Ctrl+Shift+T", "tag", needs="report", tip="Put tags on the chosen reports"),
    Spec("Edit", "untag", "Ta&ke tags off…", "Ctrl+Alt+T", needs="report"),
    Spec("Edit", "trash", "&Move to the trash", "Shift+Del", "trash", needs="report",
         tip="Out of every list; nothing is ever deleted"),
    Spec("Edit", "put-back", "Put &back from the trash", "Ctrl+Alt+U", needs="report"),
    Spec("Edit", "retry", "Try a&gain to read it", "Ctrl+Alt+R", needs="report"),
    Spec("Edit", "original-folder", "Show the original’s fol&der", "Ctrl+Alt+F", needs="report"),
    Spec("Edit"),
    Spec("Edit", "rules", "R&ules in force…", "Ctrl+Shift+L"),
    Spec("Edit", "outlets", "&Outlets…", "Ctrl+T", tip="See and edit who publishes, and where they are based"),
    Spec("Edit", "folder-settings", "&Folder settings…", "Ctrl+Shift+F", "watch-folder", needs="folder",
         tip="See and change how the chosen folder is watched"),
    Spec("Edit", "pause-folder", "&Pause or resume the folder", "Ctrl+Shift+H", "pause", needs="folder"),
    Spec("Edit"),
    Spec("Edit", "search", "&Search", "Ctrl+F", "search"),
    Spec("Edit", "find", "&Find in the report’s text", "F3", "search", needs="report"),
    Spec("Edit", "recent", "Recent searc&hes…", "Ctrl+Alt+H", "history"),
    Spec("Edit", "save-search", "Sa&ve this search…", "Ctrl+D", "saved", tip="Keep the search in the side bar"),
    Spec("Edit", "log-search", "&Keep a search with a case…", "Ctrl+Alt+Y", "case",
         tip="Note a search, here or elsewhere, and what it found; the brief lists it"),
    Spec("Edit", "name-list", "&Names of a list in all reports…", "Ctrl+Shift+N", "search",
         tip="Open a CSV file of names and see who is in which reports"),
    Spec("Edit", "filter-bar", "Show or hide the f&ilters", "Ctrl+Alt+I", "filter"),
    Spec("Edit"),
    Spec("Edit", "preferences", "Pre&ferences…", "Ctrl+,"),
    Spec("View", "all", "&All reports", "Ctrl+1", "reports"),
    Spec("View", "review", "Needs re&view", "Ctrl+Shift+Q", "review",
         tip="Answer what readers are unsure of, one question after the other"),
    Spec("View", "attention", "&Quarantine", "Ctrl+2", "attention"),
    Spec("View", "trash-place", "Tras&h", "Ctrl+3", "trash"),
    Spec("View"),
    Spec("View", "text", "Report’s &text", "Alt+1", "words", needs="report"),
    Spec("View", "original", "The file as it &came", "Alt+2", "page", needs="report"),
    Spec("View", "pictures", "&Pictures of the report", "Alt+6", "picture", needs="report"),
    Spec("View", "versions", "&Versions", "Alt+3", "version", needs="report"),
    Spec("View", "related", "&Related reports", "Alt+4", "related", needs="report"),
    Spec("View", "history", "&History", "Alt+5", "history", needs="report"),
    Spec("View", "entity", "Na&me in all reports…", "Ctrl+Alt+P", "search",
         tip="Every sentence that names a person, place or body, and by whom"),
    Spec("View", "highlights", "Hi&ghlights of the report", "Alt+7", "highlight", needs="report"),
    Spec("View"),
    Spec("View", "case-reports", "Reports of the &case", "Alt+Shift+1", "reports", needs="case"),
    Spec("View", "case-compare", "Co&mpare the reports", "Alt+Shift+2", "differs", needs="case"),
    Spec("View", "case-timeline", "Tim&eline of the case", "Alt+Shift+3", "history", needs="case"),
    Spec("View", "case-map", "Map of &datelines", "Alt+Shift+4", "place", needs="case"),
    Spec("View", "case-notes", "N&otes on the case", "Alt+Shift+5", "note", needs="case"),
    Spec("View", "case-judgements", "&Judgements on the case", "Alt+Shift+6", "check", needs="case"),
    Spec("View", "case-brief", "&Brief of the case", "Alt+Shift+7", "export", needs="case",
         tip="Write, arrange and look at the brief before it is printed"),
    Spec("View"),
    Spec("View", "side-bar", "Side ba&r", "F9", "side-bar", tip="Show or hide the side bar", turns=True),
    Spec("View", "report-pane", "Report &pane", "F8", "report-pane", turns=True,
         tip="Show or hide the report, to give the pages of a case more room"),
    Spec("View", "activity", "&Jobs and files", "Ctrl+J", "activity"),
    Spec("View", "larger", "&Larger letters", "Ctrl++ Ctrl+="),
    Spec("View", "smaller", "S&maller letters", "Ctrl+-"),
    Spec("View", "usual", "&Usual letters", "Ctrl+0"),
    Spec("View", "refresh", "R&efresh", "F5"),
    Spec("Case", "new-case", "&New case…", "Ctrl+N", "new-case", tip="Make a case of the chosen reports"),
    Spec("Case", "add-to-case", "&Add selected reports to a case…", "Ctrl+Shift+A", "case", needs="report"),
    Spec("Case", "remove", "Remove selec&ted reports from the case", "Del Ctrl+Backspace", needs="case"),
    Spec("Case"),
    Spec("Case", "settle", "&Settle the row…", "Ctrl+Shift+S", needs="case",
         tip="Say that you have looked into a row, why, and what is right"),
    Spec("Case", "merge", "&Merge chosen rows", "Ctrl+Shift+M", needs="case", tip="Rows about the same thing"),
    Spec("Case", "split", "S&plit chosen cells off", "Ctrl+Shift+X", needs="case",
         tip="Cells about something else make a row of their own"),
    Spec("Case", "strike", "&Leave the cell out", "Ctrl+Shift+D", needs="case", tip="It does not belong here"),
    Spec("Case", "grade", "&Grade the source…", "Ctrl+Shift+G", needs="report",
         tip="How far you trust the outlet and the report (Admiralty scale)"),
    Spec("Case"),
    Spec("Case", "cite", "C&ite in the note", "Ctrl+Shift+I", "quote", needs="case",
         tip="Put the selected words, with their place in the report, into the note"),
    Spec("Case", "note", "Write a n&ote", "Ctrl+M", "note", needs="case"),
    Spec("Case", "cite-words", "&Cite the chosen words in the brief", "Ctrl+Shift+J", "quote", needs="case",
         tip="Put the words chosen in the report's text into the brief as a citation"),
    Spec("Case", "redact", "Re&dact the selected words…", "Ctrl+Shift+Y", needs="case",
         tip="No brief and no bag of the case will hold the words chosen in the report's text"),
    Spec("Case", "export", "&Export brief…", "Ctrl+E", "export", needs="sources", tip="Print the case as PDF or page"),
    Spec("Case", "bag", "Export as &bag…", "Ctrl+G", "case", needs="sources",
         tip="Pack the case with its sources and proofs, for a colleague to check"),
    Spec("Case"),
    Spec("Case", "rename-case", "&Rename the case…", "Ctrl+Alt+M", needs="case",
         tip="It keeps its number, and all that is in it"),
    Spec("Case", "withdraw-case", "&Withdraw the case", "Ctrl+Alt+W", needs="case",
         tip="Out of every list; its reports stay in the archive, and it can be restored"),
    Spec("Case", "restore-case", "Rest&ore a withdrawn case…", "Ctrl+Alt+Shift+W",
         tip="With its notes, its brief and what was judged in it"),
    Spec("Records", "export-as", "&Export for another program…", "Ctrl+Alt+E", "export",
         tip="The case, or all reports, as OCFL, PREMIS, Markdown, calendar, map or another format"),
    Spec("Records", "custody-sheet", "&Custody sheet of the report…", "Ctrl+Alt+D", needs="report",
         tip="Who brought it, how, when, and every access since: 22 points"),
    Spec("Records"),
    Spec("Records", "hand-over", "&Hand over a bag…", "Ctrl+Alt+B", "case",
         tip="Log who receives a bag, and write the receipt"),
    Spec("Records", "keep-receipt", "&Keep a signed receipt…", "Ctrl+Alt+S"),
    Spec("Records"),
    Spec("Records", "cosign", "C&osign a colleague’s log…", "Ctrl+Alt+Shift+C", "check",
         tip="State which state of another archive’s log you have seen, with this archive’s key"),
    Spec("Records", "keep-cosignature", "Keep a cosig&nature…", "Ctrl+Alt+Shift+K",
         tip="Keep a colleague’s cosignature of this archive’s log"),
    Spec("Records"),
    Spec("Records", "erase", "E&rase the report for good…", "Ctrl+Alt+Shift+Del", needs="report",
         tip="As a law may demand: files, texts and words in the log go, all other proofs still hold"),
    Spec("Help", "guide", "&User guide", "F1", "info"),
    Spec("Help", "filters", "&How to search", "Ctrl+F1"),
    Spec("Help", "shortcuts", "&Keyboard shortcuts", "Ctrl+/"),
    Spec("Help", "protection", "&Protection", "Ctrl+Shift+P", tip="What keeps hostile files from this computer"),
    Spec("Help", "logs", "Show &log files", "Ctrl+Alt+J", tip="What went wrong, for those who repair it"),
    Spec("Help", "about", "&About Dossier", "Ctrl+Shift+F1"),
)  # fmt: skip

MENUS = {
    "File": term("&File"), "Edit": term("&Edit"), "View": term("&View"), "Case": term("&Case"),
    "Records": term("&Records"), "Help": term("&Help"),
}  # fmt: skip


class Actions:
    """The actions by name, wired to what they do."""

    def __init__(self, window: QWidget, look: Appearance, handlers: Mapping[str, Callable[[], object]]) -> None:
        self._look = look
        self._made: dict[str, QAction] = {}
        for spec in SPECS:
            if spec.name:
                self._made[spec.name] = self._make(window, spec, handlers[spec.name])
        look.changed.connect(self.dress)
        self.dress()

    def _make(self, window: QWidget, spec: Spec, handlers: Callable[[], object]) -> QAction:
        action = QAction(tr(spec.text), window)
        action.setObjectName(spec.name)
        action.setCheckable(spec.turns)
        action.setIconVisibleInMenu(not spec.turns)  # its mark stands there
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys.split(" ")])
        action.triggered.connect(lambda _checked=False: handlers())
        plain = tr(spec.text).replace("&", "").rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tr(spec.tip) if spec.tip else plain} ({keys})")
        window.addAction(action)
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def fill(self, bar: QMenuBar) -> dict[str, QMenu]:
        menus = {name: bar.addMenu(tr(words)) for name, words in MENUS.items()}
        for spec in SPECS:
            if spec.name:
                menus[spec.menu].addAction(self._made[spec.name])
            else:
                menus[spec.menu].addSeparator()
        return menus

    @property
    def by_name(self) -> Mapping[str, QAction]:
        return self._made

    def by_menu(self) -> list[tuple[str, list[QAction]]]:
        return [
            (tr(words).replace("&", ""), [self._made[s.name] for s in SPECS if s.menu == menu and s.name])
            for menu, words in MENUS.items()
        ]

    def enable(self, *, report: bool, case: bool, sources: bool, folder: bool) -> None:
        """What needs a report, a case or a folder can be done only when there is one."""
        there = {"": True, "report": report, "case": case, "sources": sources, "folder": folder}
        for spec in SPECS:
            if spec.name and spec.needs:
                self._made[spec.name].setEnabled(there[spec.needs])

    def check(self, on: Mapping[str, bool]) -> None:
        """Marks what is turned on, of the actions that turn something on and off."""
        for name, checked in on.items():
            self._made[name].setChecked(checked)

    def dress(self) -> None:
        for spec in SPECS:
            if spec.icon:
                self._made[spec.name].setIcon(self._look.icon(spec.icon))
