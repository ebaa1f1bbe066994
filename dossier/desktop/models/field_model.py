"""What a report says about itself as a tree: a row a field, and under it the candidates that lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt, Signal

from dossier.desktop import value_wording
from dossier.desktop.models.model_index import Index
from dossier.desktop.tooltips import in_role
from dossier.model.claims import FIELDS, Claim, Dateline, Description, Field
from dossier.model.evidence import Evidence
from dossier.model.rules import RULE_RANK
from dossier.translations import in_quotes, tr

ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class FieldRow:
    """One row: a field with its value and evidence, or another candidate for it."""

    field: Field
    claims: tuple[Claim, ...]
    candidate: bool = False
    others: int = 0
    read: tuple[Claim, ...] = ()  # what readers and rules say, where a person said something
    at: str | None = None  # when the person did, RFC 3339 UTC

    @property
    def value(self) -> str:
        return value_wording.shown_value(self.field, self.claims)

    @property
    def evidence(self) -> tuple[Evidence, ...]:
        return tuple(e for claim in self.claims for e in claim.evidence)

    @property
    def inferred(self) -> bool:
        return any(isinstance(c.value, Dateline) and c.value.basis == "inferred" for c in self.claims)

    @property
    def by(self) -> str | None:
        """The person who corrected it, with the rule if one was made of that."""
        agents = {c.agent for c in self.claims if c.agent.startswith("person:")}
        return value_wording.agent_text(agents.pop()) if agents else None

    @property
    def corrected(self) -> bool:
        """Whether a person corrected this very report."""
        return any(c.agent.startswith("person:") and c.rank > RULE_RANK for c in self.claims)

    @property
    def confirmed(self) -> bool:
        """Whether the person said what had been read."""
        return self.corrected and value_wording.editable(self.claims) == value_wording.editable(self.read)

    @property
    def person_note(self) -> str:
        """What is shown with a person's value: when it was entered, and what was read."""
        if not self.corrected:
            return ""
        notes = [value_wording.moment_text(self.at)] if self.at else []
        if not self.read:
            notes.insert(0, tr("not stated in the file"))
        elif not self.confirmed:
            notes.insert(0, tr("read as “{value}”", value=value_wording.shown_value(self.field, self.read)))
        return " · ".join(notes)

    @property
    def spoken(self) -> str:
        """All of the row in words, for a screen reader and the tooltip."""
        if not self.claims:
            return tr(
                "{field}: not stated in the file. Press F2 to fill it in.", field=value_wording.field_name(self.field)
            )
        words = "; ".join(f"{in_quotes(e.quote)} {value_wording.origin_text(e)}" for e in self.evidence)
        if self.candidate:
            name = tr("Another candidate for {field}", field=value_wording.field_within(self.field))
        else:
            name = value_wording.field_name(self.field)
        who = tr("By {person}, {beside}", person=self.by, beside=self.person_note) if self.corrected else ""
        return "\n".join(filter(None, [f"{name}: {self.value}", tr("From: {words}", words=words), who]))


class FieldsModel(QAbstractItemModel):
    """Seven fields. Editing one does not change it here: `corrected` says what the person typed."""

    corrected = Signal(str, str)  # field, words

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[FieldRow] = []
        self._candidates: list[list[FieldRow]] = []
        self.may_edit = True
        self._shown: tuple[Description | None, bool] | None = None

    def show(
        self, description: Description | None, may_edit: bool = True, corrected: Mapping[str, str] | None = None
    ) -> None:
        """Shows the fields of a description; the same one again leaves all as it is, also a field being edited.

        `corrected` says when a person corrected which field.
        """
        if self._shown == (description, may_edit):
            return
        self._shown = (description, may_edit)
        at = corrected or {}
        self.beginResetModel()
        self.may_edit = may_edit
        self._candidates = [_candidates(description, name) for name in FIELDS] if description else []
        self._entries = [
            FieldRow(name, description.all_of(name), False, len(others), _read(description, name), at.get(name))
            for name, others in zip(FIELDS, self._candidates, strict=False)
        ] if description else []  # fmt: skip
        self.endResetModel()

    def missing(self) -> list[Field]:
        """The fields that are not stated."""
        return [entry.field for entry in self._entries if not entry.claims]

    def candidates(self, name: str) -> list[str]:
        """All values stated for a field, as a person types them."""
        row = self.index_of(name).row()
        entries = [self._entries[row], *self._candidates[row]] if row >= 0 else []
        values = [value_wording.editable(entry.claims) for entry in entries]
        if entries and entries[0].read:
            values.append(value_wording.editable(entries[0].read))
        return list(dict.fromkeys(filter(None, values)))

    def entry(self, index: Index) -> FieldRow | None:
        if not index.isValid():
            return None
        parent = index.internalId()
        return self._candidates[parent - 1][index.row()] if parent else self._entries[index.row()]

    def index_of(self, name: str) -> QModelIndex:
        for row, entry in enumerate(self._entries):
            if entry.field == name:
                return self.index(row, 0)
        return QModelIndex()

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = QModelIndex()) -> Any:  # noqa: B008
        up = index.internalId() if index.isValid() else 0
        return self.createIndex(up - 1, 0, 0) if up else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self._entries)
        return 0 if parent.internalId() else len(self._candidates[parent.row()])

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entry(index)
        if entry is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.value
        if role == Qt.ItemDataRole.EditRole:
            return value_wording.editable(entry.claims)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return in_role(entry.spoken, role)
        return entry if role == ENTRY_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        entry = self.entry(index)
        base = super().flags(index)
        return base | Qt.ItemFlag.ItemIsEditable if entry and self.may_edit and not entry.candidate else base

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        entry = self.entry(index)
        words = str(value).strip()
        if (
            role != Qt.ItemDataRole.EditRole
            or entry is None
            or not words
            or words == value_wording.editable(entry.claims)
        ):
            return False
        self.corrected.emit(entry.field, words)
        return True


def _read(description: Description, name: Field) -> tuple[Claim, ...]:
    """What would be shown if no person had corrected it; claims shown together are of one rank."""
    found = [claim for claim in description.candidates(name) if claim.rank <= RULE_RANK]
    together = [claim for claim in found if claim.rank == found[0].rank]
    return tuple(together if name == "byline" else found[:1])


def _candidates(description: Description, name: Field) -> list[FieldRow]:
    """The candidates that say something else than the value shown, each value once."""
    seen = {value_wording.value_text(c.value) for c in description.all_of(name)}
    found = []
    for claim in description.claims + description.others:
        words = value_wording.value_text(claim.value)
        if claim.field == name and words not in seen:
            seen.add(words)
            found.append(FieldRow(name, (claim,), candidate=True))
    return found
