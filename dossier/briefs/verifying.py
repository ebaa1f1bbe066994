"""Checks a brief with nothing but the file: its seal, its record, every text and citation, and what its pages show."""

from __future__ import annotations

import stat
from bisect import bisect_left
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from jinja2 import TemplateError

from dossier.briefs import brief_wording, proving, seal
from dossier.briefs.brief_forms import BriefForm, form_of
from dossier.briefs.brief_record import BadRecord, load
from dossier.briefs.carried_records import Carried
from dossier.briefs.check_page import is_check_page
from dossier.briefs.pdf_reading import Unopened
from dossier.briefs.standalone import limits
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.briefs import Brief, Check

_MOST_REASON = 200  # characters
# What a record leads to that is well formed and makes no sense, such as a moment that is none
_NO_PAGES = (ArithmeticError, AttributeError, LookupError, RecursionError, TemplateError, TypeError, ValueError)


def verify(path: Path) -> list[Check]:
    """All checks of a brief in any sealed format, recognized by content; a failed check names the fault.

    Raises BadInput when the file cannot be read, or is no brief at all.
    """
    data = _read(path)
    if is_check_page(data) and seal.found(data) is None:
        raise BadInput(path, Clause("not-brief-but-check-page"))
    if form := form_of(data):
        return list(_checks(path, data, form))
    raise BadInput(path, Clause("not-brief-without-record"))


def _read(path: Path) -> bytes:
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise BadInput(path, Clause("not-brief-but-no-file"))
        most = limits.LIMITS["whole"][0]
        if found.st_size > most:
            raise BadInput(path, Clause("not-brief-too-large", size=found.st_size, most=most))
        return path.read_bytes()
    except OSError as error:
        raise BadInput(path, Clause("not-readable", error=error.strerror or error)) from error


def _checks(path: Path, data: bytes, form: BriefForm) -> Iterator[Check]:
    sealed = _seal(path, data)
    try:
        carried = form.opened(data)
    except Unopened as error:
        if seal.found(data) is None:
            raise BadInput(path, Clause("not-a-brief", reason=error.reason)) from None
        yield sealed
        yield Check("record", False, path.name, f"the record cannot be reached: {error.reason}")
        return
    if carried.record is None and seal.found(data) is None:
        raise BadInput(path, Clause("not-brief-without-seal"))
    yield sealed
    yield from _contents(path, data, carried, form)


def _seal(path: Path, data: bytes) -> Check:
    found, expected = seal.found(data), seal.expected(data)
    if found is None:
        return Check("seal", False, path.name, "no seal stands where a brief has it: the file was cut or rewritten")
    if found != expected:
        return Check("seal", False, path.name, f"the file has changed since it was sealed: {found} became {expected}")
    return Check("seal", True, path.name, f"not one byte has changed since the file was sealed ({found})")


def _contents(path: Path, data: bytes, carried: Carried, form: BriefForm) -> Iterator[Check]:
    if carried.record is None:
        yield Check("record", False, path.name, "the file carries no record")
        return
    try:
        brief, layout = load(carried.record)
    except BadRecord as error:
        yield Check("record", False, path.name, f"the record cannot be used: {error.reason}")
        return
    yield Check(
        "record",
        True,
        path.name,
        f"the record is whole: {brief_wording.counted(len(brief.sources), 'source')}, format {brief.format}",
    )
    numbers = list(proving.numbers(brief))
    yield from islice(numbers, limits.FAULTS)
    yield from proving.texts(brief)
    yield from proving.redactions(brief)
    yield from islice(proving.citations(brief), limits.FAULTS)
    if all(check.ok for check in numbers):  # else pages cannot be laid out, and their numbers mean nothing
        yield from _pages(path, data, brief, layout, carried, form)


def _pages(path: Path, data: bytes, brief: Brief, layout: str, carried: Carried, form: BriefForm) -> Iterator[Check]:
    try:
        yield from islice(form.shows(brief, carried), limits.FAULTS)
        yield _layout(path, data, brief, layout, form)
    except (BadInput, *_NO_PAGES) as error:
        why = error.reason if isinstance(error, BadInput) else str(error)[:_MOST_REASON]
        yield Check("layout", False, path.name, f"cannot be checked: no pages can be laid out from its record ({why})")


def _layout(path: Path, data: bytes, brief: Brief, layout: str, form: BriefForm) -> Check:
    """The pages are laid out again and compared byte for byte; a layout that is not known here cannot be checked."""
    if layout != form.exporter.layout():
        why = Clause("unknown-layout", program=brief.by[:_MOST_REASON])
        return Check("layout", False, path.name, f"what its pages show cannot be checked: {why}")
    again = form.exporter.export(brief)
    if seal.blank(again) == seal.blank(data):
        return Check("layout", True, path.name, "laid out again from the record, the pages are the same to the byte")
    return Check("layout", False, path.name, f"the pages are not those that the record makes: {_where(again, data)}")


def _where(again: bytes, data: bytes) -> str:
    """Where two files part: the line and the words of a text, the byte of a PDF or DOCX."""
    ours, theirs = seal.blank(again), seal.blank(data)
    at = bisect_left(range(min(len(ours), len(theirs))), True, key=lambda end: ours[: end + 1] != theirs[: end + 1])
    if seal.is_pdf(data) or seal.is_docx(data):
        return f"they part at byte {at:,}"
    near = theirs[max(0, at - 30) : at + 30].decode("utf-8", "replace")
    return f"they part in line {theirs.count(bytes([10]), 0, at) + 1}, near {near!r}"
