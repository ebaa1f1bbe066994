"""Checks an exported file in a child process with limits on time and memory, for it may be hostile."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from dossier.briefs.bag_check import verify_bag
from dossier.briefs.ots_check import check_ots
from dossier.briefs.proof_check import check_proof
from dossier.briefs.standalone import limits
from dossier.briefs.verifying import verify
from dossier.children import Broken, child_command, run
from dossier.clauses import from_json, to_json
from dossier.errors import BadInput
from dossier.model.briefs import Check

_SECONDS = limits.SECONDS // 3  # CPU time of each process: this one, and those that open and lay out a PDF
_PATIENCE = 600.0  # seconds by the clock, on a computer that does much else
_ANSWER = 64 << 20  # bytes
_MOST = f"within {limits.SECONDS} seconds and {limits.MEMORY >> 20} MB of memory"


def verify_apart(path: Path, headers: Path | None = None, subject: Path | None = None) -> list[Check]:
    """All checks of a brief, a bag or a proof, recognized by content. Raises BadInput where it is none of these.

    `headers` (of Bitcoin's blocks) and `subject` (what was stamped) are for an OpenTimestamps proof.
    """
    words = [str(one) if one else "" for one in (path, headers, subject)]
    try:
        done = run([*child_command("dossier.briefs.verify_process"), *words], b"", _PATIENCE, _ANSWER)
        found = json.loads(done.out)
    except (Broken, ValueError):  # the system ended it, or we did
        return [_too_much(path)]
    if "refused" in found:
        raise BadInput(path, from_json(found["refused"]))
    return [Check(name, ok, from_json(thing), from_json(detail)) for name, ok, thing, detail in found["checks"]]


def _too_much(path: Path) -> Check:
    return Check("limits", False, path.name, f"cannot be checked {_MOST}")


def _answer(path: Path, headers: Path | None = None, subject: Path | None = None) -> dict[str, object]:
    try:
        if path.is_dir():
            checks = verify_bag(path)
        else:
            checks = check_ots(path, headers, subject) or check_proof(path) or verify(path)  # type: ignore[assignment]
    except BadInput as error:
        return {"refused": to_json(error.reason)}
    except (MemoryError, limits.TooLong):
        checks = [_too_much(path)]
    return {"checks": [(check.name, check.ok, to_json(check.thing), to_json(check.detail)) for check in checks]}


def main() -> None:
    """The child: paths as its words, JSON on standard output."""
    limits.hold(_SECONDS)
    path, *others = (Path(word) if word else None for word in sys.argv[1:])
    assert path, "it is told what to check"
    sys.stdout.write(json.dumps(_answer(path, *others)))


if __name__ == "__main__":
    main()
