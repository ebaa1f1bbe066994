"""Suggests cases in a child process, so that a window neither waits for them nor grows by their memory.

    python -m dossier.suggest_process FOLDER NEWEST

A group a line of JSON, as `dossier group --json` has them, among the NEWEST reports that came last.
"""

from __future__ import annotations

import os
import sys

from dossier.archive import Archive
from dossier.model.describe import group_json, json_line

_YIELDS = 10  # steps of niceness: nobody waits for suggestions


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_YIELDS)
    folder, newest = sys.argv[1:3]
    # What is wrong with the archive is said by the window; what can be looked at can be grouped
    with Archive.open(folder, warn=lambda _: None) as archive:
        for found in archive.links.groups(int(newest)):
            sys.stdout.buffer.write(json_line(group_json(found)).encode() + b"\n")


if __name__ == "__main__":
    main()
