"""Checks a proof that the log of an archive holds a report's events, or that it only grew, without the archive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from dossier import lazy_re as re
from dossier.briefs.cosignature_check import cosignature_checks
from dossier.briefs.standalone import limits
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.log.proofs import flaws, flaws_of_extension
from dossier.model.briefs import Check
from dossier.model.cosigned_checkpoints import cosigned_from
from dossier.model.proofs import Proof, extension_from, proof_from

_GROWTH = {"older", "older_key", "newer", "newer_key", "path"}
_EVENTS = {"report", "key", "checkpoint", "events"}
_COSIGNED = {"cosigned", "key", "witness_key"}
_REPORT = re.compile(r"R[1-9][0-9]*")


def check_proof(path: Path) -> Sequence[Check] | None:
    """Checks everything that the proof in a file says against its keys; None for a file that is no proof at all.

    Raises BadInput where it begins as one and cannot be understood.
    """
    if not path.is_file():  # opening a pipe would wait for its writer
        return None
    try:
        with path.open("rb") as stream:
            if not stream.read(64).lstrip().startswith(b"{"):
                return None
        limits.within("text", path.stat().st_size, path.name)
        return _checks(limits.bounded_json(path.read_text(encoding="utf-8"), path.name))
    except OSError:
        return None  # the check of briefs says why
    except limits.Unusable as error:
        raise BadInput(path, Clause("no-proof", why=error.args[1])) from error
    except (ValueError, RecursionError) as error:
        raise BadInput(path, Clause("neither-brief-nor-proof", error=error)) from error


def _checks(data: Mapping[str, Any]) -> Sequence[Check]:
    if data.keys() == _COSIGNED:
        return [*cosignature_checks(cosigned_from(data))]
    if data.keys() == _GROWTH:
        wrong, things = dict(flaws_of_extension(extension_from(data))), ["older", "newer", "growth"]
    elif data.keys() == _EVENTS:
        proof = proof_from(data)
        wrong = dict(flaws(proof)) | dict(_of_others(proof))
        things = ["key", "checkpoint", *(f"event {found.event}" for found in proof.events)]
    else:  # what no check looks at could be read as proved
        raise ValueError(f"its fields are none of a proof: {', '.join(sorted(data))[:200]}")
    named = dict.fromkeys([*things, *wrong])
    return [Check("proof", thing not in wrong, thing, wrong.get(thing, "holds")) for thing in named]


def _of_others(proof: Proof) -> Iterator[tuple[str, str]]:
    """Lines that say nothing of the report that the proof is said to be of."""
    if _REPORT.fullmatch(proof.report):
        for found in proof.events:
            if f'"{proof.report}"' not in found.line:
                yield f"event {found.event}", f"says nothing of {proof.report}"
