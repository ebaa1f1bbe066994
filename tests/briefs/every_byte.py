"""Flips every byte of a small brief in each form, and of a small bag, and tells which flips were not found.

    python -m tests.briefs.every_byte [--step 1]

The suite takes every so-many-th byte; all of them take some minutes. Prints a JSON object for each file.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from dossier.briefs import FORMS, compose, seal, standalone
from dossier.briefs.brief_forms import Sealed
from dossier.briefs.standalone.bag_files import PAGE, PRINT, TAG_MANIFEST, Faults
from dossier.briefs.standalone.contents import tags_hold
from dossier.briefs.standalone.html_check import unsealed
from dossier.model.cases import CaseFile
from tests.briefs.bags import archive_with_case, opened
from tests.briefs.samples import MADE, market

AROUND = 20  # bytes at either end that are flipped whatever the step
SEAL = 100  # bytes from its first word on
SEAL_OF = {  # where a bag's own program looks for the seal of a brief
    PAGE: re.compile(rb'<meta name="dossier-seal" content="sha256:([0-9a-f]{64})">'),
    PRINT: re.compile(rb"\n%dossier-seal sha256:([0-9a-f]{64})\nstartxref\n\d+\n%%EOF\n?\Z"),
}


def small_brief(exporter: Sealed) -> bytes:
    """A brief of one source."""
    whole = market()
    return exporter.export(compose(CaseFile(whole.case, whole.sources[:1]), MADE, "0.1.0"))


def places(data: bytes, step: int) -> list[int]:
    """Every `step`-th byte, and all bytes at the ends and near the seal."""
    at = data.find(b"dossier-seal")
    near = range(at - AROUND, at + SEAL) if at >= 0 else range(0)
    found = {*range(0, len(data), step), *range(AROUND), *near, *range(len(data) - AROUND, len(data))}
    return sorted(place for place in found if 0 <= place < len(data))


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ (1 << at % 8)]) + data[at + 1 :]


def hidden_in_brief(data: bytes, step: int) -> Iterator[int]:
    """The flips after which a seal is there and fits: there must be none."""
    for at in places(data, step):
        changed = flipped(data, at)
        if (found := seal.found(changed)) is not None and found == seal.expected(changed):
            yield at


def told_apart(name: str, data: bytes, step: int) -> Iterator[int]:
    """The flips on which a bag's own program and Dossier do not say the same of a brief's seal: none."""
    for at in places(data, step):
        changed = flipped(data, at)
        broken = bool(unsealed(name, changed, SEAL_OF[name].search(changed)))
        found = seal.found(changed)
        if broken != (found is None or found != seal.expected(changed)):
            yield at


class _Remembering(standalone.Files):
    """Files of which all but one are known to be as they were: it alone is hashed again, each time."""

    changed = ""

    def digest(self, name: str, algorithm: str = "sha256") -> str:
        if name == self.changed:
            return hashlib.sha256(self.paths[name].read_bytes()).hexdigest()
        return super().digest(name, algorithm)


def hidden_in_bag(bag: Path, step: int) -> Iterator[tuple[str, int, int]]:
    """Each file with how many bytes were flipped, and how many flips did not name it: none of them.

    Looks with the lines that the bag's own program and Dossier both begin with.
    """
    files = _Remembering(bag)
    assert list(standalone.structure(files)) == []
    for name, path in files.paths.items():
        data, files.changed = path.read_bytes(), name
        tried, hidden = places(data, step), 0
        for at in tried:
            path.write_bytes(flipped(data, at))
            found = [*standalone.structure(files), *(_of_tags(files) if name == TAG_MANIFEST else ())]
            hidden += not any(name in thing or name in why for thing, why in found)
        path.write_bytes(data)
        yield name, len(tried), hidden


def _of_tags(files: standalone.Files) -> Faults:
    """The manifest that no other one names; what cannot be read is told by the structure."""
    with contextlib.suppress(standalone.Unusable):
        yield from tags_hold(files, {})[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--step", type=int, default=1)
    step = parser.parse_args().step
    for form in FORMS:
        start, data = time.perf_counter(), small_brief(form.exporter)
        hidden, tried = len(list(hidden_in_brief(data, step))), len(places(data, step))
        _tell(f"a brief ({form.exporter.ending})", tried, hidden, start)
    with tempfile.TemporaryDirectory() as scratch:
        with opened(archive_with_case(Path(scratch, "home"))) as archive:
            archive.briefs.bag("Ferries", Path(scratch, "bag"))
        for name in SEAL_OF:
            start, data = time.perf_counter(), Path(scratch, "bag", name).read_bytes()
            hidden, tried = len(list(told_apart(name, data, step))), len(places(data, step))
            _tell(f"{name}, said otherwise by verify.py", tried, hidden, start)
        start = time.perf_counter()
        for name, tried, hidden in hidden_in_bag(Path(scratch, "bag"), step):
            _tell(name, tried, hidden, start)
            start = time.perf_counter()


def _tell(what: str, tried: int, hidden: int, start: float) -> None:
    found = {"what": what, "flipped": tried, "not found": hidden, "s": round(time.perf_counter() - start, 1)}
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
