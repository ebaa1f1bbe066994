"""The colours of the window, light and dark, as Qt's palette and a small style sheet (`resources/window.qss`)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from dossier.resources import resource

SERIF = ("Source Serif 4", "Charter", "Iowan Old Style", "Georgia", "Noto Serif", "DejaVu Serif", "Liberation Serif")


BASE_FONT_SIZE = 10  # points: font size for which all widths in the program are given
ICON = 18  # points of width of an icon beside such letters


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
    faint: str  # the page around the article; in the selected row `muted` is used instead
    line: str  # between parts, and around parts that their words identify without it
    edge: str  # around what is typed or chosen in: at least 3:1 on base and window
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
    marks: tuple[str, ...]  # highlights, in the order of COLOURS; at least 7:1 under text


LIGHT = Theme(
    "light", "#f3f1ec", "#ebe8e1", "#ffffff", "#faf9f6", "#1d232b", "#565e69", "#656c76", "#d8d4ca",
    "#8a857b", "#17566f", "#ffffff", "#d9e8ee", "#eef3f4", "#ffdf75", "#1d232b", "#b28f23", "#2a7347", "#8f5b00",
    "#b3261e", "#fbe9e7", ("#fff3a6", "#cdeec9", "#cfe5ff", "#ffd5e5", "#e6daff"),
)  # fmt: skip
DARK = Theme(
    "dark", "#1d2126", "#181c20", "#22272d", "#262b32", "#e6e8ea", "#aeb6bf", "#949da7", "#373e47",
    "#78828d", "#74b9d2", "#10181d", "#2d4653", "#2a3138", "#7a5f10", "#fff6dc", "#b08f2e", "#79c798", "#e0ab52",
    "#f39790", "#402a2a", ("#4f480a", "#21492b", "#1f436a", "#622b46", "#48386f"),
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


def grown(points: int, size: int) -> int:
    """A width given for usual letters, for letters of this size; nothing shrinks with small ones."""
    return round(points * max(size / BASE_FONT_SIZE, 1))


def sheet(theme: Theme, size: int) -> str:
    files = {"down": "down", "up": "up", "close": "close", "check": f"check-{theme.name}"}
    icons = {name: resource("icons", f"choose-{file}.svg").as_posix() for name, file in files.items()}
    sizes = {"heading": size + 2, "headline": size + 4, "welcome": size + 9}
    signs = {"icon": grown(ICON, size), "box": grown(14, size), "step": grown(11, size)}
    serif = ", ".join(f'"{name}"' for name in SERIF)
    looks = Template(resource("window.qss").read_text(encoding="utf-8"))
    return looks.substitute(asdict(theme), serif=serif, **sizes, **signs, **icons)
