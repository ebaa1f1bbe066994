"""What the window remembers from one day to the next: layout, theme, text size, paused folders."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings


class Preferences:
    """A person's choices, kept in the settings handed in."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def text(self, key: str, default: str = "") -> str:
        found = self._settings.value(key, default)
        return found if isinstance(found, str) else default

    def number(self, key: str, default: int = 0) -> int:
        found = self.text(key, str(default))
        return int(found) if found.lstrip("-").isdigit() else default

    def layout(self, key: str) -> QByteArray | None:
        found = self._settings.value(f"layout/{key}")
        return found if isinstance(found, QByteArray) and not found.isEmpty() else None

    def names(self, key: str) -> list[str]:
        return [line for line in self.text(key).split("\n") if line]

    def keep(self, key: str, value: str | int) -> None:
        self._settings.setValue(key, str(value))

    def keep_names(self, key: str, values: list[str]) -> None:
        self._settings.setValue(key, "\n".join(values))

    def keep_layout(self, key: str, value: QByteArray) -> None:
        self._settings.setValue(f"layout/{key}", value)


def of_person() -> Preferences:
    """Those of this computer's user."""
    return Preferences(QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "dossier", "window"))
