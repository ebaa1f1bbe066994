"""The verb that cites one report, as a brief's list of sources would."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from html import escape

import dossier
from dossier import briefs  # what prints is loaded with the first brief
from dossier.keeping.shelf import Shelf
from dossier.model.briefs import Language, Style
from dossier.model.cases import Case, CaseFile
from dossier.model.citing import Entry
from dossier.model.plans import Plan
from dossier.model.reports import ReportId


class Naming:
    """Reports as sources."""

    _shelf: Callable[[], Shelf]
    _clock: Callable[[], datetime]

    def cite(
        self, report: ReportId, version: int | None = None, *, style: Style = "chicago", language: Language = "en"
    ) -> Entry:
        """The report's entry in a list of sources; it pins the version by the SHA-256 of its bytes. Raises BadInput."""
        source = self._shelf().source(report, version)
        alone = CaseFile(Case("", report, "", (report,)), (source,), (), ())
        plan = Plan(sections=("references",), language=language, style=style)
        brief = briefs.compose(alone, self._clock(), f"dossier/{dossier.__version__}", plan)
        runs = briefs.listed(brief.sources[0], style, briefs.wording_in(language))
        marked = (f"<i>{escape(run.text)}</i>" if run.italic else escape(run.text) for run in runs)
        return Entry("".join(run.text for run in runs), f"<p>{''.join(marked)}</p>")
