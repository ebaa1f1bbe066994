"""Finds out what protection a reader has here: a child process puts it in force and reports it."""

from __future__ import annotations

import json
from dataclasses import replace

from dossier.children import Broken, child_command, run
from dossier.clauses import as_clause
from dossier.errors import NoReader
from dossier.intake import ocr_helper
from dossier.intake.reader_process import MEASURE
from dossier.model.sandbox_state import Protection, protection_from_json

_PATIENCE = 60.0  # seconds
_MOST = 1 << 16  # bytes


def measured() -> Protection:
    """What binds the processes that open files of others. Raises NoReader."""
    try:
        done = run([*child_command("dossier.intake.reader_process"), MEASURE], b"", _PATIENCE, _MOST)
        found = protection_from_json(json.loads(done.out))
    except (Broken, OSError, ValueError, KeyError) as error:
        raise NoReader(as_clause(str(error))) from error
    return replace(found, pictures=ocr_helper.protection())
