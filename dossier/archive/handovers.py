"""Records to whom a bag was given, and keeps the receipt that they signed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dossier import briefs
from dossier.archive.context import Service
from dossier.briefs.standalone.bag_files import TAG_MANIFEST
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.digest import Digest
from dossier.model.events import Event
from dossier.model.receipts import Handover, KeptReceipt
from dossier.proofs.receipt_notes import is_signed, receipt_from, receipt_text, signed_receipt, signer_of
from dossier.repository.detect import check_outside
from dossier.repository.writer import stamp

_MAX_RECEIPT = 16 << 20  # bytes of a receipt, a scan among them


class Handovers(Service):
    """A handover and its receipt are events; custody sheets show both."""

    def give(self, bag: Path | str, to: str, receipt: Path | str, *, language: str = "en") -> Handover:
        """Records that a bag of this archive is given to somebody, and writes the receipt for them to sign.

        The receipt is in English or Spanish (`en`, `es`). The bag is verified first. Raises BadInput (a bag with
        faults, one that was not exported here, no name, a place that cannot be written to), and what every write
        raises.
        """
        bag, receipt = Path(bag).absolute(), Path(receipt)
        check_outside(receipt, self._context.watchlist.folders())
        if not to.strip():
            raise BadInput(Clause("the-receivers-name"), Clause("empty-file"))
        digest = _digest(bag)
        exported = [e for e in self._catalog.events_of("export") if e.detail["digest"] == digest]
        if not exported:
            raise BadInput(bag, Clause("bag-of-another-archive"))
        if receipt.resolve().is_relative_to(bag.resolve()):
            raise BadInput(receipt, Clause("receipt-within-bag"))
        detail = exported[-1].detail
        facts = {"case": detail["case"], "path": str(bag), "digest": digest, "to": " ".join(to.split())}
        _reserve(receipt)
        try:
            with self._recorder.writing():
                self._record("handed-over", **facts, versions=detail.get("versions", {}))
                event = self._catalog.event(self._recorder.last())
            assert event is not None, "it was recorded just now"
            found = self._handover(event)
            _write(receipt, receipt_text(found, language))
        except BaseException:
            receipt.unlink(missing_ok=True)  # the error itself goes on
            raise
        self._context.witness.attempt()
        return found

    def sign(self, receipt: Path | str, bag: Path | str) -> str:
        """Signs another archive's receipt with this archive's key, for a bag that was received and is sound.

        The file is replaced by the signed one; the line of the key is returned. Raises BadInput.
        """
        path = Path(receipt)
        text = _text(path)
        found = _stated(path, text)
        if is_signed(text):
            raise BadInput(path, Clause("receipt-signed-already"))
        if _digest(Path(bag).absolute()) != found.sha256:
            raise BadInput(bag, Clause("not-the-bag-of-receipt", path=path))
        key = self._context.witness.key_here()
        if key is None:
            raise BadInput(self._context.folder, Clause("key-elsewhere"))
        person = self._person.removeprefix("person:")
        _write(path, signed_receipt(text, key, stamp(self._context.clock()), person))
        return str(key.public)

    def keep(self, receipt: Path | str, event: int | None = None) -> KeptReceipt:
        """Keeps a signed receipt of a handover; with the handover's `event`, a scan of one that was signed on paper.

        Raises BadInput for one that is not signed, was changed, or is of no handover of this archive.
        """
        path = Path(receipt)
        data = _bytes(path)
        key = "" if event is not None else self._signer(path, _text(path))
        number = _stated(path, _text(path)).event if event is None else event
        handover = self._handover_event(number)
        if handover is None:
            raise BadInput(path, Clause("no-handover-event", number=number))
        with self._recorder.writing():
            digest = self._context.store.put(data).digest
            facts: dict[str, Any] = {"case": handover.detail["case"], "handover": number, "to": handover.detail["to"]}
            facts |= {"receipt": digest, "key": key, "versions": handover.detail["versions"]}
            self._record("receipt-kept", **facts)
            kept_event = self._recorder.last()
        self._context.witness.attempt()
        return KeptReceipt(kept_event, number, handover.detail["to"], key, digest)

    def _signer(self, path: Path, text: str) -> str:
        """The key that signed a receipt of this archive."""
        found = _stated(path, text)
        handover = self._handover_event(found.event)
        if handover is None or self._handover(handover) != found:
            raise BadInput(path, Clause("receipt-of-another-archive"))
        try:
            key = signer_of(text)
        except ValueError as error:
            raise BadInput(path, Clause("receipt-signature-invalid", error=error)) from error
        if key is None:
            raise BadInput(path, Clause("receipt-unsigned"))
        return str(key)

    def _handover_event(self, number: int) -> Event | None:
        event = self._catalog.event(number) if number < 1 << 63 else None  # no greater number is in any catalog
        return event if event and event.kind == "handed-over" else None

    def _handover(self, event: Event) -> Handover:
        detail, by = event.detail, event.agent.removeprefix("person:")
        bag = Path(detail["path"]).name
        return Handover(
            self._context.identity, event.seq, event.at, by, detail["to"], detail["case"], bag, Digest(detail["digest"])
        )


def _digest(bag: Path) -> Digest:
    """The SHA-256 of a sound bag's tag manifest. Raises BadInput."""
    faults = [check for check in briefs.verify_bag(bag) if not check.ok]
    if faults:
        raise BadInput(bag, Clause("bag-changed", thing=faults[0].thing, detail=faults[0].detail))
    return Digest.of(_bytes(bag / TAG_MANIFEST))


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > _MAX_RECEIPT:
            raise BadInput(path, Clause("receipt-too-large", most=_MAX_RECEIPT))
        return path.read_bytes()
    except OSError as error:
        raise BadInput(path, Clause("not-readable", error=error.strerror or error)) from error


def _text(path: Path) -> str:
    try:
        return _bytes(path).decode()
    except UnicodeDecodeError as error:
        raise BadInput(path, Clause("no-receipt-of-dossier")) from error


def _stated(path: Path, text: str) -> Handover:
    try:
        return receipt_from(text)
    except ValueError as error:
        raise BadInput(path, Clause("cannot-be-used", error=error)) from error


def _reserve(path: Path) -> None:
    """Makes an empty file, before an event says that a receipt was written. Raises BadInput."""
    try:
        path.open("xb").close()
    except FileExistsError as error:
        raise BadInput(path, Clause("receipt-exists")) from error
    except OSError as error:
        raise BadInput(path, Clause("not-written", error=error.strerror or error)) from error


def _write(path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise BadInput(path, Clause("not-written", error=error.strerror or error)) from error
