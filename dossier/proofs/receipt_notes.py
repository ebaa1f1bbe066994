"""The text of a receipt: a form to be signed on paper, or a signed note (C2SP) by the key of the receiver's archive."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.digest import Digest
from dossier.model.receipts import Handover

_FORM = """\
DOSSIER RECEIPT

Archive: {archive}
Event: {event}
Given: {at}
By: {by}
To: {to}
Case: {case}
Bag: {bag}
SHA-256: {sha256}

I have received this bag. The SHA-256 is that of tagmanifest-sha256.txt in it, which names all of its files.

To be signed here on paper, or by the receiver's Dossier: dossier receipt sign FILE --bag BAG

Name:         ______________________________
Place, date:  ______________________________
Signature:    ______________________________
"""
_LINE = re.compile(r"^(Archive|Event|Given|By|To|Case|Bag|SHA-256): (.*)$", re.MULTILINE)
_SIGNER = re.compile(r"\nSigned: [^\n]*\nKey: ([^\n]*)\n\Z")


def receipt_text(found: Handover) -> str:
    """The form; each value is on a line of its own."""
    values = {name: " ".join(str(getattr(found, name)).split()) for name in Handover.__slots__}
    return _FORM.format(**values)


def receipt_from(text: str) -> Handover:
    """What a receipt states, signed or not. Raises ValueError for another text."""
    form = text[: len(text) if (end := text.find("\nSigned: ")) < 0 else end]
    lines = dict(_LINE.findall(form))
    if len(lines) != 8 or not lines["Event"].isdecimal():
        raise ValueError("it is no receipt of Dossier")
    found = Handover(
        lines["Archive"], int(lines["Event"]), lines["Given"], lines["By"], lines["To"], lines["Case"], lines["Bag"],
        Digest(lines["SHA-256"]),
    )  # fmt: skip
    if form != receipt_text(found):
        raise ValueError("it is no receipt of Dossier, or words of it were changed")
    return found


def signed_receipt(found: Handover, key: PrivateKey, at: str, person: str) -> str:
    """The receipt with the signature of an archive's key under it."""
    return key.sign(f"{receipt_text(found)}\nSigned: {at}, {' '.join(person.split())}\nKey: {key.public}\n")


def is_signed(text: str) -> bool:
    """Whether a receipt has the lines of a signature, valid or not."""
    return "\nSigned: " in text


def signer_of(text: str) -> PublicKey | None:
    """The key that signed a receipt; None for a form without a signature. Raises ValueError where none fits."""
    if not is_signed(text):
        return None
    named = _SIGNER.search(text.rpartition("\n\n")[0] + "\n")
    if named is None:
        raise ValueError("its signature names no key")
    key = PublicKey.parse(named[1])
    if key.signed(text) is None:
        raise ValueError("the key that it names did not sign it")
    return key
