"""Reports the protections between files of others and this computer; needs no archive."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dossier.errors import NoReader
from dossier.intake import ocr_helper
from dossier.intake.sandbox_probe import measured as _measured
from dossier.model.sandbox_state import Protection
from dossier.translations import term, tr


@cache  # a kernel's offers stay while we run
def measured() -> Protection | None:
    """What a process that opens files of others is bound by here, as one has found out; None if none starts."""
    try:
        return _measured()
    except NoReader:
        return None


def picture_reading() -> str:
    """One sentence on OCR on this computer. Starts a process, which takes a moment."""
    engine = ocr_helper.at_hand()
    if engine is None:
        if ocr_helper.is_switched_off():
            return tr("Pictures are not read: that is switched off.")
        return tr("Pictures are not read: tesseract is not installed here.")
    known = ", ".join(engine.languages)
    return tr("Pictures are read by tesseract {version} ({languages}).", version=engine.version, languages=known)


def sentences(found: Protection | None) -> Iterator[str]:
    """Describes the protection in sentences."""
    if found is None:
        yield tr("No process that reads files can be started here: files are kept, and not read.")
        return
    limits = _listed(found.limits)
    yield tr("Files are opened in processes of their own, with limits on {limits}.", limits=limits)
    yield from _of_readers(found)
    if found.pictures:
        limits = _listed(found.pictures.limits)
        yield tr("Pictures are read by tesseract, in a process of its own with limits on {limits}.", limits=limits)
        yield from _of_tesseract(found.pictures)


def _of_readers(found: Protection) -> Iterator[str]:
    if found.landlock:
        yield tr("These processes can reach no file (Landlock {version}).", version=found.landlock)
    else:
        yield tr("These processes could reach files: Landlock is not to be had here.")
    if found.seccomp:
        yield tr("The system refuses them files, connections, programs and threads (seccomp).")
    else:
        yield tr("These processes could reach the network and start programs: seccomp is not to be had here.")


def _of_tesseract(found: Protection) -> Iterator[str]:
    if found.landlock:
        yield tr("It can reach no file but tesseract’s own (Landlock {version}).", version=found.landlock)
    else:
        yield tr("It could reach files: Landlock is not to be had here.")
    if found.seccomp:
        yield tr("The system refuses it connections and other programs (seccomp).")
    else:
        yield tr("It could reach the network and start programs: seccomp is not to be had here.")


# As readers tell them
_LIMITS = {
    name: name
    for name in (
        term("time"), term("output"), term("CPU time"), term("memory"), term("core dumps"), term("size of files"),
        term("open files"),
    )
}  # fmt: skip


def _listed(limits: tuple[str, ...]) -> str:
    names = [tr(_LIMITS.get(name, name)) for name in limits]
    if len(names) < 2:
        return "".join(names)
    return tr("{some} and {last}", some=", ".join(names[:-1]), last=names[-1])
