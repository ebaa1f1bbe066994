"""The text of a receipt: a form to be signed on paper, or a signed note (C2SP) by the key of the receiver's archive."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.digest import Digest
from dossier.model.receipts import Handover

_ENGLISH = """\
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
_SPANISH = """\
RECIBO DE DOSSIER

Archivo: {archive}
Evento: {event}
Entregado: {at}
Por: {by}
A: {to}
Caso: {case}
Paquete: {bag}
SHA-256: {sha256}

He recibido este paquete. El SHA-256 es el de su tagmanifest-sha256.txt, que nombra todos sus ficheros.

Para firmar aquí en papel, o con el Dossier de quien recibe: dossier receipt sign FICHERO --bag PAQUETE

Nombre:        ______________________________
Lugar, fecha:  ______________________________
Firma:         ______________________________
"""


@dataclass(frozen=True, slots=True)
class ReceiptForm:
    """A form in one language; `signed` and `key` begin the lines of a signature."""

    text: str
    signed: str
    key: str

    @property
    def stated(self) -> re.Pattern[str]:
        """Matches the form, with a group for each value."""
        parts = re.split(r"\{(\w+)\}", self.text)
        values = (f"(?P<{part}>.*)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
        return re.compile("".join(values))


FORMS: Mapping[str, ReceiptForm] = {
    "en": ReceiptForm(_ENGLISH, "Signed", "Key"),
    "es": ReceiptForm(_SPANISH, "Firmado", "Clave"),
}


def receipt_text(found: Handover, language: str = "en") -> str:
    """The form; each value is on a line of its own."""
    values = {name: " ".join(str(getattr(found, name)).split()) for name in Handover.__slots__}
    return FORMS[language].text.format(**values)


def receipt_from(text: str) -> Handover:
    """What a receipt states, signed or not, in any of the languages. Raises ValueError for another text."""
    form = _form_of(text)
    stated = form.stated.fullmatch(text.partition(f"\n{form.signed}: ")[0]) if form else None
    if stated is None or not stated["event"].isdecimal():
        raise ValueError("it is no receipt of Dossier, or words of it were changed")
    archive, event, at, by, to, case, bag, sha256 = stated.groups()
    return Handover(archive, int(event), at, by, to, case, bag, Digest(sha256))


def _form_of(text: str) -> ReceiptForm | None:
    """The form by its first line."""
    first = text.partition("\n")[0]
    return next((form for form in FORMS.values() if form.text.partition("\n")[0] == first), None)


def signed_receipt(text: str, key: PrivateKey, at: str, person: str) -> str:
    """An unsigned receipt with the signature of an archive's key under it, in the language of the form."""
    form = _form_of(text)
    assert form, "it was recognised as a receipt"
    return key.sign(f"{text}\n{form.signed}: {at}, {' '.join(person.split())}\n{form.key}: {key.public}\n")


def is_signed(text: str) -> bool:
    """Whether a receipt has the lines of a signature, valid or not."""
    form = _form_of(text)
    return form is not None and f"\n{form.signed}: " in text


def signer_of(text: str) -> PublicKey | None:
    """The key that signed a receipt; None for a form without a signature. Raises ValueError where none fits."""
    form = _form_of(text)
    if form is None or not is_signed(text):
        return None
    named = re.search(rf"\n{form.signed}: [^\n]*\n{form.key}: ([^\n]*)\n\Z", text.rpartition("\n\n")[0] + "\n")
    if named is None:
        raise ValueError("its signature names no key")
    key = PublicKey.parse(named[1])
    if key.signed(text) is None:
        raise ValueError("the key that it names did not sign it")
    return key
