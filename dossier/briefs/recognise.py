"""Recognises briefs, bags, proofs and the page that checks them by a quick look; verifying is another matter."""

from __future__ import annotations

from pathlib import Path

from dossier.briefs import seal
from dossier.briefs.check_page import is_check_page
from dossier.briefs.standalone.bag_files import LOG
from dossier.log.open_timestamps import is_ots

_HEAD, _TAIL = 1 << 16, 1 << 12  # bytes of a file that are looked at
_PROOF = ((b'"report"', b'"key"', b'"checkpoint"', b'"events"'), (b'"older_key"', b'"newer_key"'),
          (b'"cosigned"', b'"witness_key"'))  # fmt: skip


def is_export(path: Path) -> bool:
    """Whether Dossier made it to be checked, or to check. False for what cannot be read: taking it in says why."""
    try:
        if path.is_dir():
            return (path / "bagit.txt").is_file() and (path / LOG).is_dir()
        return path.is_file() and _is_exported(path)
    except OSError:
        return False


def _is_exported(path: Path) -> bool:
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
        stream.seek(max(0, path.stat().st_size - _TAIL))
        tail = stream.read(_TAIL)
    if head.lstrip().startswith(b"{"):
        return any(all(name in head for name in names) for names in _PROOF)
    return is_check_page(head) or is_ots(head) or seal.is_marked(head, tail)
