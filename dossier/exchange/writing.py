"""Writes an export as a file or a folder: whole, or not at all."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.exchange.annotations import AnnotationsFormat, HighlightsMarkdownFormat
from dossier.exchange.calendars import IcsFormat, TimelineFormat
from dossier.exchange.claim_reviews import ClaimReviewFormat
from dossier.exchange.csip import CsipFormat
from dossier.exchange.ead3 import Ead3Format
from dossier.exchange.exported import ExchangeFormat, Exported
from dossier.exchange.ftm import FollowTheMoneyFormat
from dossier.exchange.maps import GeoJsonFormat, KmlFormat
from dossier.exchange.markdown_notes import MarkdownNotesFormat
from dossier.exchange.ocfl import OcflFormat
from dossier.exchange.premis import PremisFormat
from dossier.exchange.qdpx import QdpxFormat
from dossier.exchange.timemap import TimeMapFormat
from dossier.files import INCOMING, write_whole

FORMATS: tuple[ExchangeFormat, ...] = (
    OcflFormat(), CsipFormat(), PremisFormat(), Ead3Format(), TimeMapFormat(), FollowTheMoneyFormat(),
    MarkdownNotesFormat(), IcsFormat(), GeoJsonFormat(), KmlFormat(), TimelineFormat(),
    ClaimReviewFormat(),
    AnnotationsFormat(), HighlightsMarkdownFormat(), QdpxFormat(),
)  # fmt: skip


def write_export(kind: str, exported: Exported, out: Path) -> int:
    """Writes one kind to `out` and returns how many files it has. Raises BadInput, MissingBlob, FixityMismatch."""
    found = next((one for one in FORMATS if one.kind == kind), None)
    if found is None:
        raise BadInput(kind, Clause("no-kind-of-export", kinds=", ".join(one.kind for one in FORMATS)))
    try:
        if found.folder:
            return _folder(found, exported, out)
        if os.path.lexists(out) and not out.is_dir() and (out.is_symlink() or out.stat().st_size):
            raise BadInput(out, Clause("export-exists"))
        ((_, data),) = found.files(exported)
        write_whole(out, data)
    except OSError as error:
        raise BadInput(out, Clause("not-written", error=error.strerror or error)) from error
    return 1


def _folder(found: ExchangeFormat, exported: Exported, out: Path) -> int:
    if os.path.lexists(out) and (out.is_symlink() or not out.is_dir() or any(out.iterdir())):
        raise BadInput(out, Clause("export-folder-in-use"))
    aside, count = out.parent / f"{INCOMING}{os.getpid()}-{out.name}", 0
    aside.mkdir()
    try:
        for name, data in found.files(exported):
            path = aside / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("xb") as stream:
                stream.write(data)
            count += 1
        if os.name == "nt" and out.exists():  # where a rename replaces no folder, not even an empty one
            out.rmdir()
        aside.rename(out)
    except BaseException:
        shutil.rmtree(aside, ignore_errors=True)  # the error itself goes on
        raise
    return count
