"""Files within files, described without an archive."""

from __future__ import annotations

import json
from pathlib import Path

from dossier.archive import Archive
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits, Task
from tests.intake.test_parts import message, nested, page, web_archive
from tests.repository.house import REPORTS


def test_read_describes_parts_after_the_file_that_holds_them(drop: Path) -> None:
    """Without an archive the description of each part follows, with its place in the file."""
    mail = drop / "mail.eml"
    mail.write_bytes(message(("bridge.txt", REPORTS[0]), ("empty.txt", "")))
    whole, first, second = Archive.read([mail], jobs=1)
    assert (whole.path, first.path, second.path) == (str(mail), f"{mail}//bridge.txt", f"{mail}//empty.txt")
    told = json.loads(first.description or "")
    assert (told["headline"]["value"], told["part_of"]) == ("Bridge falls at Mompox", str(mail))
    assert (second.description, second.reason) == (None, "holds white space only")


def test_read_describes_parts_of_parts(drop: Path) -> None:
    """Without an archive a message within a message is followed by what stands within it, as the archive would."""
    mail = drop / "mail.eml"
    mail.write_bytes(nested(REPORTS[0]))
    paths = [str(mail), f"{mail}//inner.eml", f"{mail}//inner.eml//bridge.txt"]
    found = list(Archive.read([mail], jobs=1))
    assert [one.path for one in found] == paths
    told = [json.loads(one.description or "") for one in found]
    assert [one.get("part_of") for one in told] == [None, *paths[:2]]
    assert told[-1]["headline"]["value"] == "Bridge falls at Mompox"


def test_read_counts_parts_of_all_depths(drop: Path) -> None:
    """Without an archive the limit of parts counts those within parts as well."""
    mail = drop / "mail.eml"
    mail.write_bytes(nested(REPORTS[0]))
    with ReaderPool(1, Limits(parts=1)) as cage:
        cage.submit([Task(1, str(mail), mail.name)])
        (answer,) = cage.ready(wait=True)
    assert answer.reason == "holds more than 1 files, or more than 4 GB of them"
    assert [json.loads(one)["path"] for one in answer.described] == [f"{mail}//inner.eml"]


def test_a_captured_page_tells_its_address_as_any_page_does(drop: Path) -> None:
    """The address of a page in a web archive is a value with evidence, beside the moment of its capture."""
    bridge = "https://valleyherald.example/bridge"
    words = "The old bridge fell into the river on Monday, the mayor said."
    archive = drop / "site.warc.gz"
    at, ferry = "2024-03-04T10:00:00Z", "https://valleyherald.example/ferry"
    archive.write_bytes(web_archive((bridge, at, page("Bridge falls", words)), (ferry, at, page("Ferries run", words))))
    _, found, _ = Archive.read([archive], jobs=1)
    told = json.loads(found.description or "")
    assert (told["url"]["value"], told["captured"]) == (bridge, at)
    assert told["url"]["evidence"] == [{"from": "warc:url", "quote": bridge}]
