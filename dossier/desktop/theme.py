"""The colours of the window, light and dark, as Qt's palette and a small stylesheet."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from dossier.resources import resource

SERIF = ("Source Serif 4", "Charter", "Iowan Old Style", "Georgia", "Noto Serif", "DejaVu Serif", "Liberation Serif")


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for, `#rrggbb`."""

    name: str
    window: str  # behind everything
    side: str  # the side bar
    base: str  # lists and text
    alternate: str
    text: str
    muted: str  # said in passing; at least 4.5:1 on base
    faint: str  # the page around the article
    line: str  # borders
    accent: str
    on_accent: str
    chosen: str  # the selected row
    hover: str
    mark: str  # evidence of the chosen field
    on_mark: str
    trace: str  # evidence of the other fields
    good: str
    warn: str
    bad: str
    bad_ground: str


LIGHT = Theme(
    "light", "#f3f1ec", "#ebe8e1", "#ffffff", "#faf9f6", "#1d232b", "#565e69", "#6f7680", "#d8d4ca",
    "#17566f", "#ffffff", "#d9e8ee", "#eef3f4", "#ffdf75", "#1d232b", "#c9a227", "#2c7a4b", "#9a6200", "#b3261e",
    "#fbe9e7",
)  # fmt: skip
DARK = Theme(
    "dark", "#1d2126", "#181c20", "#22272d", "#262b32", "#e6e8ea", "#aeb6bf", "#8a939e", "#373e47",
    "#6fb7d1", "#10181d", "#2d4653", "#2a3138", "#7a5f10", "#fff6dc", "#b08f2e", "#79c798", "#e0ab52", "#f2938b",
    "#402a2a",
)  # fmt: skip


def chosen(wish: str) -> Theme:
    """The theme for a wish: light, dark, or what the system shows."""
    if wish in ("light", "dark"):
        return LIGHT if wish == "light" else DARK
    scheme = QGuiApplication.styleHints().colorScheme()
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def apply(app: QApplication, theme: Theme, size: int) -> None:
    """`size` is that of usual letters, in points."""
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme, size))


def palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    made = QPalette(QColor(theme.window))
    colours = {
        role.Window: theme.window, role.WindowText: theme.text, role.Base: theme.base,
        role.AlternateBase: theme.alternate, role.Text: theme.text, role.Button: theme.window,
        role.ButtonText: theme.text, role.ToolTipBase: theme.text, role.ToolTipText: theme.base,
        role.PlaceholderText: theme.muted, role.Highlight: theme.chosen, role.HighlightedText: theme.text,
        role.Link: theme.accent, role.LinkVisited: theme.accent, role.BrightText: theme.bad,
        role.Light: theme.base, role.Midlight: theme.alternate, role.Mid: theme.line, role.Dark: theme.faint,
        role.Shadow: theme.faint, role.Accent: theme.accent,
    }  # fmt: skip
    for where, colour in colours.items():
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.faint))
    return made


def sheet(theme: Theme, size: int) -> str:
    """Fonts of headings stand here: one set on a label is lost when its parents come under a stylesheet."""
    t = theme
    return f"""
    QMainWindow, QDialog, QMessageBox {{ background: {t.window}; }}
    QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
    QToolTip {{ color: {t.base}; background: {t.text}; border: 0; padding: 5px 7px; }}
    QMenuBar {{ background: {t.window}; border-bottom: 1px solid {t.line}; padding: 2px 4px; }}
    QMenuBar::item {{ padding: 4px 9px; border-radius: 4px; background: transparent; }}
    QMenuBar::item:selected {{ background: {t.chosen}; }}
    QMenu {{ background: {t.base}; border: 1px solid {t.line}; padding: 5px; }}
    QMenu::item {{ padding: 6px 28px 6px 12px; border-radius: 4px; }}
    QMenu::item:selected {{ background: {t.chosen}; color: {t.text}; }}
    QMenu::item:disabled {{ color: {t.faint}; }}
    QMenu::separator {{ height: 1px; background: {t.line}; margin: 5px 8px; }}
    QToolBar {{ background: {t.window}; border: 0; border-bottom: 1px solid {t.line}; padding: 5px 8px; spacing: 4px; }}
    QToolBar QToolButton {{ padding: 5px 10px; border: 1px solid transparent; border-radius: 6px; }}
    QToolBar QToolButton:hover {{ background: {t.base}; border-color: {t.line}; }}
    QToolBar QToolButton:pressed {{ background: {t.chosen}; }}
    QToolBar QToolButton:checked {{ background: {t.side}; }}
    QToolBar QToolButton:focus {{ border-color: {t.accent}; }}
    QToolButton#filter {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 6px; padding: 3px 3px; }}
    QToolButton#filter:hover, QToolButton#filter:focus {{ border-color: {t.accent}; }}
    QToolButton#filter:checked {{ background: {t.chosen}; border-color: {t.accent}; }}
    QLineEdit#filter {{ padding: 4px 5px; }}
    QStatusBar {{ background: {t.window}; border-top: 1px solid {t.line}; }}
    QStatusBar::item {{ border: 0; }}
    QStatusBar QLabel {{ padding: 2px 4px; }}
    QSplitter::handle {{ background: {t.line}; }}
    QSplitter::handle:hover {{ background: {t.accent}; }}
    QPushButton {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 6px; padding: 6px 13px; }}
    QPushButton:hover {{ border-color: {t.accent}; }}
    QPushButton:focus {{ border: 1px solid {t.accent}; }}
    QPushButton:pressed {{ background: {t.chosen}; }}
    QPushButton:disabled {{ color: {t.faint}; background: {t.window}; }}
    QPushButton[leading="true"] {{ background: {t.accent}; color: {t.on_accent}; border-color: {t.accent}; }}
    QPushButton[leading="true"]:hover {{ border-color: {t.text}; }}
    QPushButton[leading="true"]:disabled {{ background: {t.line}; color: {t.faint}; border-color: {t.line}; }}
    QPushButton[link="true"] {{ background: transparent; border: 1px solid transparent;
        color: {t.accent}; padding: 2px 4px; border-radius: 4px; }}
    QPushButton[link="true"]:hover {{ text-decoration: underline; }}
    QPushButton[link="true"]:focus {{ border: 1px solid {t.accent}; }}
    QLineEdit, QPlainTextEdit {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 6px; padding: 5px 8px;
        selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
    QLineEdit:focus, QPlainTextEdit:focus {{ border-color: {t.accent}; }}
    QPlainTextEdit[flat="true"] {{ border: 0; border-radius: 0; padding: 0; }}
    {_boxes(t)}
    #bar {{ background: {t.window}; border-top: 1px solid {t.line}; }}
    #bar QToolButton {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 5px; padding: 3px 8px; }}
    #bar QToolButton:hover, #bar QToolButton:focus {{ border-color: {t.accent}; }}
    QAbstractItemView {{ background: {t.base}; border: 0; outline: 0; }}
    QTableView {{ gridline-color: transparent; }}
    QTableView::item {{ padding: 0 6px; border: 0; border-bottom: 1px solid {t.window}; }}
    QTableView::item:selected, QTreeView::item:selected {{ background: {t.chosen}; color: {t.text}; }}
    QHeaderView {{ background: {t.base}; }}
    QHeaderView::section {{ background: {t.base}; color: {t.muted}; border: 0; border-bottom: 1px solid {t.line};
        padding: 6px 7px; }}
    QHeaderView::section:first {{ padding-left: 12px; }}
    #cells QHeaderView::section:first {{ padding-left: 7px; }}
    QHeaderView::section:hover {{ color: {t.text}; }}
    QTabWidget::pane {{ border: 0; border-top: 1px solid {t.line}; }}
    QTabBar {{ qproperty-drawBase: 0; }}
    QTabBar::tab {{ background: transparent; color: {t.muted}; padding: 7px 11px 6px;
        border-bottom: 2px solid transparent; }}
    QTabBar[tight="true"]::tab {{ padding: 7px 5px 6px; }}
    QTabBar::tab:selected {{ color: {t.text}; border-bottom-color: {t.accent}; }}
    QTabBar::tab:hover {{ color: {t.text}; }}
    QTabBar::tab:focus {{ color: {t.accent}; }}
    QTabBar QToolButton {{ background: {t.window}; border: 0; border-left: 1px solid {t.line}; }}
    QProgressBar {{ border: 0; border-radius: 3px; background: {t.line}; max-height: 6px; }}
    QProgressBar::chunk {{ background: {t.accent}; border-radius: 3px; }}
    QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 0; }}
    QScrollBar::handle {{ background: {t.line}; border-radius: 4px; margin: 2px; min-height: 30px; min-width: 30px; }}
    QScrollBar::handle:hover {{ background: {t.faint}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        border: 0; width: 0; height: 0; }}
    QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
    QDockWidget {{ color: {t.muted}; }}
    QDockWidget::title {{ background: {t.window}; border-top: 1px solid {t.line}; padding: 6px 12px; }}
    QMainWindow::separator {{ background: {t.line}; height: 1px; width: 1px; }}
    #side, #pages {{ background: {t.side}; }}
    #pages::item {{ padding-left: 14px; }}
    #pane {{ background: {t.base}; }}
    #title {{ font-weight: 600; }}
    #heading {{ font-weight: 700; font-size: {size + 2}pt; }}
    #welcome {{ font-size: {size + 9}pt; }}
    #headline {{ font-weight: 700; font-size: {size + 4}pt; font-family: {", ".join(f'"{name}"' for name in SERIF)}; }}
    #warning {{ color: {t.warn}; }}
    #rule {{ background: {t.line}; }}
    #muted, QLabel[muted="true"] {{ color: {t.muted}; }}
    #notice {{ background: {t.chosen}; border-bottom: 1px solid {t.line}; }}
    #notice[bad="true"] {{ background: {t.bad_ground}; }}
    #drop {{ background: {t.base}; border: 2px dashed {t.line}; border-radius: 14px; }}
    #drop[over="true"] {{ border-color: {t.accent}; background: {t.hover}; }}
    #card {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 10px; }}
    """


def _boxes(t: Theme) -> str:
    """Boxes of choices and of numbers look like the fields beside them; boxes that are checked are seen in the dark."""
    down, up, check = (resource("icons", f"choose-{name}.svg").as_posix() for name in ("down", "up", f"check-{t.name}"))
    return f"""
    QComboBox, QAbstractSpinBox {{ background: {t.base}; border: 1px solid {t.line}; border-radius: 6px;
        padding: 5px 8px; selection-background-color: {t.accent}; selection-color: {t.on_accent}; }}
    QComboBox:hover, QComboBox:focus, QComboBox:on, QAbstractSpinBox:focus {{ border-color: {t.accent}; }}
    QComboBox:disabled, QAbstractSpinBox:disabled {{ color: {t.faint}; background: {t.window}; }}
    QComboBox::drop-down {{ border: 0; width: 24px; }}
    QComboBox::down-arrow {{ image: url("{down}"); width: 14px; height: 14px; }}
    QComboBox QLineEdit, QComboBox QLineEdit:focus, QAbstractSpinBox QLineEdit {{ border: 0; padding: 0;
        background: transparent; }}
    QComboBox QAbstractItemView {{ border: 1px solid {t.line}; padding: 4px; }}
    QComboBox QAbstractItemView::item {{ padding: 5px 8px; border-radius: 4px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {t.chosen}; color: {t.text}; }}
    QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ border: 0; width: 22px; }}
    QAbstractSpinBox::up-arrow {{ image: url("{up}"); width: 11px; height: 11px; }}
    QAbstractSpinBox::down-arrow {{ image: url("{down}"); width: 11px; height: 11px; }}
    QCheckBox {{ spacing: 7px; }}
    QCheckBox::indicator, QAbstractItemView::indicator {{ width: 14px; height: 14px; border: 1px solid {t.faint};
        border-radius: 4px; background: {t.base}; }}
    QCheckBox::indicator:hover, QCheckBox::indicator:focus {{ border-color: {t.accent}; }}
    QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{ border-color: {t.accent};
        background: {t.accent}; image: url("{check}"); }}
    QCheckBox::indicator:disabled {{ border-color: {t.line}; background: {t.window}; }}
    QCheckBox::indicator:checked:disabled {{ background: {t.faint}; }}
    """
