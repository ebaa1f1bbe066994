"""Has pictures decoded in a confined child, and makes images of what children drew; runs on a lane."""

from __future__ import annotations

import json

from PySide6.QtGui import QImage, QImageIOHandler, QTransform

from dossier.children import Broken, child_command, run
from dossier.clauses import Clause, from_json
from dossier.errors import Unreadable
from dossier.model.originals import DrawnSheet

_PATIENCE = 20.0  # seconds
_MOST = 256 << 20  # bytes of a picture that was decoded
_DOTS = 40_000_000
_NONSENSE = (ValueError, KeyError, TypeError, OverflowError, RecursionError)  # what an answer of another form leads to

_Turn = QImageIOHandler.Transformation
_TURNS = {
    _Turn.TransformationMirror: QTransform(-1, 0, 0, 1, 0, 0),
    _Turn.TransformationFlip: QTransform(1, 0, 0, -1, 0, 0),
    _Turn.TransformationRotate180: QTransform(-1, 0, 0, -1, 0, 0),
    _Turn.TransformationRotate90: QTransform(0, 1, -1, 0, 0, 0),
    _Turn.TransformationMirrorAndRotate90: QTransform(0, 1, 1, 0, 0, 0),
    _Turn.TransformationFlipAndRotate90: QTransform(0, -1, -1, 0, 0, 0),
    _Turn.TransformationRotate270: QTransform(0, -1, 1, 0, 0, 0),
}


def picture(data: bytes) -> QImage:
    """The picture in a file's bytes. Raises Unreadable."""
    try:
        done = run(child_command("dossier.desktop.picture_program"), data, _PATIENCE, _MOST)
        line, _, dots = done.out.partition(b"\n")
        head = json.loads(line)
        if "error" in head:
            raise Unreadable(Clause("cannot-be-shown", error=from_json(head["error"])))
        made = _image((int(head["width"]), int(head["height"])), QImage.Format(int(head["format"])), dots)
        made.setColorTable([int(colour) & 0xFFFFFFFF for colour in head["colours"]][:256])
        turn = _TURNS.get(_Turn(int(head["turned"])))
    except Broken as error:
        raise Unreadable(Clause("cannot-be-shown-it", reason=error.reason)) from error
    except _NONSENSE as error:
        raise Unreadable(Clause("ended-program-opened")) from error
    return made.transformed(turn) if turn else made


def image(sheet: DrawnSheet) -> QImage:
    """A drawn sheet, whose measures were checked when it came."""
    made = QImage(sheet.dots, sheet.width, sheet.height, sheet.stride, QImage.Format.Format_BGR888)
    return made.copy()  # of its own, without our bytes


def _image(size: tuple[int, int], form: QImage.Format, dots: bytes) -> QImage:
    """An image out of a child's dots; ValueError where they are not as many as it says."""
    if min(size) < 1 or size[0] * size[1] > _DOTS:
        raise ValueError("no picture")
    made = QImage(*size, form)
    if made.isNull() or made.sizeInBytes() != len(dots):
        raise ValueError("no picture")
    memoryview(made.bits())[:] = dots
    return made
