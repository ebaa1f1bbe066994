"""Asks whether a place that no list knows is a misspelt one; what was typed is kept all the same."""

from __future__ import annotations

from dossier.desktop.session import Session
from dossier.desktop.views.empty_hints import Notice
from dossier.model.reports import ReportId
from dossier.translations import tr


def ask_about_place(session: Session, notice: Notice, report: ReportId, typed: str) -> None:
    """To be called once the dateline that a person typed is kept."""

    def ask(meant: str | None) -> None:
        if meant:
            message = tr("{report}: no place of this name is known, and “{typed}” is kept as you typed it.",
                      report=report, typed=typed)  # fmt: skip
            use = tr("Use “{place}”", place=meant)
            notice.post(message, action=use, act=lambda: session.correct(report, "dateline", meant))

    session.look(lambda archive: archive.corrections.place_meant(typed), ask, lambda _: None)
