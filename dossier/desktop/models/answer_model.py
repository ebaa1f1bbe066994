"""What a question can be answered with: the value shown, and under it the other candidates, numbered from 1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.desktop.scripts import joined_parts
from dossier.desktop.tooltips import in_role
from dossier.model.claims import Claim, Description, Field
from dossier.model.corrections import said
from dossier.model.evidence import Evidence
from dossier.translations import in_quotes, tr

CHOICE_ROLE = Qt.ItemDataRole.UserRole + 1
_MOST = 9  # as many as there are keys for


@dataclass(frozen=True, slots=True)
class AnswerChoice:
    """A value that the field may have; number 0 is what is shown now, which may be nothing."""

    field: Field
    number: int
    claims: tuple[Claim, ...] = ()

    @property
    def typed(self) -> str:
        """As a person types it."""
        return said(self.claims)

    @property
    def value(self) -> str:
        return (
            value_wording.shown_value(self.field, self.claims)
            if self.claims
            else tr("nothing: the file does not state it")
        )

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        return tuple(e for claim in self.claims for e in claim.evidence)

    @property
    def where(self) -> str:
        """The place of its words, and the words where they are others."""
        if not self.claims:
            return ""
        first = self.evidence[0]
        origin = value_wording.origin_text(first)
        if " ".join(first.quote.split()) in (self.typed, self.value):
            return origin
        return joined_parts([in_quotes(first.quote), origin], " ")

    @property
    def spoken(self) -> str:
        """The row in words, for a screen reader and the tooltip."""
        number = str(self.number) if self.number else tr("Now")
        return f"{number}: {self.value}" + (f"\n{self.where}" if self.where else "")


def choices_of(description: Description, field: Field) -> list[AnswerChoice]:
    """Each value once, the one shown first."""
    shown = description.all_of(field)
    made = [AnswerChoice(field, 0, shown)]
    seen = {said(shown)}
    for claim in description.candidates(field):
        if said((claim,)) not in seen and len(made) <= _MOST:
            seen.add(said((claim,)))
            made.append(AnswerChoice(field, len(made), (claim,)))
    return made


class ChoicesModel(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices: Sequence[AnswerChoice] = ()

    def show(self, choices: Sequence[AnswerChoice]) -> None:
        self.beginResetModel()
        self._choices = choices
        self.endResetModel()

    def choice(self, row: int) -> AnswerChoice | None:
        return self._choices[row] if 0 <= row < len(self._choices) else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._choices)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        choice = self.choice(index.row()) if index.isValid() else None
        if choice is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return choice.value
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(choice.spoken, role)
        return choice if role == CHOICE_ROLE else None
