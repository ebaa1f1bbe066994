"""The confined child that decodes a picture.

The bytes come on standard input; a line of JSON and the dots go to standard output. Qt's decoders have had
their faults; here one can cost no more than the picture.
"""

from __future__ import annotations

import json
import os
import sys

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImageReader

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.sandbox import check_sandbox, confine, load_late_parts

_MEMORY = 4 << 30  # bytes of address space
_DOTS = 40_000_000  # of a picture at most; larger ones are refused
_FORMATS = ("png", "jpeg", "gif", "bmp", "webp", "tiff")


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    load_late_parts()
    _load_decoders()
    protection = confine(_MEMORY)
    try:
        check_sandbox(protection)
        head, dots = _decoded(sys.stdin.buffer.read())
    except Unreadable as error:
        head, dots = {"error": Clause("it", reason=error.reason).to_dict()}, b""
    sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + dots)


def _load_decoders() -> None:
    """Each is a library that Qt loads when it is first needed, which is too late once we are confined."""
    for name in _FORMATS:
        QImageReader(buffer := _opened(b"\0" * 64), QByteArray(name.encode())).canRead()
        buffer.close()


def _opened(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    return buffer


def _decoded(data: bytes) -> tuple[dict[str, object], bytes]:
    buffer = _opened(data)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _FORMATS:
        return {"error": Clause("no-picture-of-kind-shown-here").to_dict()}, b""
    size = reader.size()
    if size.width() * size.height() > _DOTS:
        return {"error": Clause("too-many-dots", width=size.width(), height=size.height()).to_dict()}, b""
    picture = reader.read()
    if picture.isNull():
        return {"error": Clause("it-is-damaged").to_dict()}, b""
    # As it is: Qt converts and turns large pictures in threads, and we may start none
    head: dict[str, object] = {"width": picture.width(), "height": picture.height(), "format": picture.format().value}
    head |= {"colours": picture.colorTable(), "turned": reader.transformation().value}
    del reader, buffer  # in this order, for one reads from the other
    return head, bytes(picture.constBits())


if __name__ == "__main__":
    main()
