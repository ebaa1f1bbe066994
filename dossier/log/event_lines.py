"""An event as a line of JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from dossier.model.digest import Digest
from dossier.model.events import NEEDED, PREMIS, Event

_JSON = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
_ALWAYS = {"seq": int, "at": str, "kind": str, "agent": str, "detail": dict}


def line_of(event: Event) -> bytes:
    """One line of ASCII JSON with its line feed; `type` is the PREMIS term for `kind`.

    Raises ValueError for what could not be read back: a missing detail, NaN, halves of surrogate pairs.
    """
    _hold(event.detail, NEEDED[event.kind])
    data = {
        "seq": event.seq,
        "at": event.at,
        "kind": event.kind,
        "type": PREMIS[event.kind],
        "agent": event.agent,
        "detail": dict(event.detail),
    }
    if event.salt:
        data["salt"] = event.salt
    line = _JSON.encode(data)
    if "\\ud" in line:  # perhaps half a pair: then this raises
        json.dumps(data, ensure_ascii=False).encode()
    return line.encode() + b"\n"


def event_from_line(line: bytes) -> Event:
    """Raises ValueError (with the reason) when the line is no event."""
    try:
        data = json.loads(line)
    except RecursionError:
        raise ValueError("nested too deeply for an event") from None
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    _hold(data, _ALWAYS)
    if data["kind"] not in PREMIS:
        raise ValueError(f"unknown kind of event: {data['kind']!r}")
    _hold(data["detail"], NEEDED[data["kind"]])
    salt = data.get("salt", "")
    if not isinstance(salt, str):
        raise ValueError(f"'salt' is {salt!r:.40}, not of type str")
    return Event(data["seq"], data["at"], data["kind"], data["agent"], data["detail"], salt)


def _hold(data: Mapping[str, Any], needed: Mapping[str, type]) -> None:
    for name, kind in needed.items():
        if name not in data:
            raise ValueError(f"no {name!r}")
        if kind is Digest and isinstance(data[name], str):
            Digest(data[name])
        elif not isinstance(data[name], kind) or isinstance(data[name], bool):
            raise ValueError(f"{name!r} is {data[name]!r:.40}, not of type {kind.__name__}")
