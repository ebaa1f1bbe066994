"""An event as a line of JSON, and back; and what is left of a line whose words were erased.

An erased line keeps its length, so that no other line moves, and the leaf hash that it had in the Merkle tree, so that
every checkpoint and proof of another line still holds. The line of an erasure, later in the log, lists it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dossier import lazy_re as re
from dossier.log.merkle import leaf_hash
from dossier.model.digest import Digest
from dossier.model.events import NEEDED, PREMIS, Event

_JSON = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
_ERASED = re.compile(rb'\{"seq":\d+,"at":"[^"\\]*","erased":"([0-9a-f]{64})"[,}]')
_ALWAYS = {"seq": int, "at": str, "kind": str, "agent": str, "detail": dict}


def line_of(event: Event) -> bytes:
    """One line of ASCII JSON with its line feed; `type` is the PREMIS term for `kind`.

    Raises ValueError for what could not be read back: a missing detail, NaN, halves of surrogate pairs.
    """
    _hold(event.detail, NEEDED[event.kind])
    if event.kind == "erased":
        return _erased_line(event)
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
    if "erased" in data:
        return _erased(data)
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


def leaf_of(line: bytes) -> bytes:
    """The hash of a line in the log's Merkle tree: of its bytes, or the one that an erased line kept."""
    found = _ERASED.match(line)
    return bytes.fromhex(found[1].decode()) if found else leaf_hash(line)


def erased(event: Event, line: bytes, brings: tuple[str, int] | None) -> Event:
    """What is to be left of an event with this line; `brings` names the report, version or rule that it brought."""
    kept = {"leaf": leaf_hash(line).hex(), "pad": 0} | ({"brings": list(brings)} if brings else {})
    bare = replace(event, kind="erased", agent="", detail=kept, salt="")
    return replace(bare, detail=kept | {"pad": len(line) - len(line_of(bare))})


def _erased_line(event: Event) -> bytes:
    detail = event.detail
    data = {"seq": event.seq, "at": event.at, "erased": detail["leaf"]}
    data |= {"brings": detail["brings"]} if "brings" in detail else {}
    return _JSON.encode(data | {"pad": " " * detail["pad"]}).encode() + b"\n"


def _erased(data: Mapping[str, Any]) -> Event:
    _hold(data, {"seq": int, "at": str, "erased": Digest, "pad": str})
    detail = {"leaf": data["erased"], "pad": len(data["pad"])}
    if (brings := data.get("brings")) is not None:
        if not isinstance(brings, list) or [type(one) for one in brings] != [str, int]:
            raise ValueError(f"'brings' is {brings!r:.40}, not a name and a number")
        detail["brings"] = brings
    return Event(data["seq"], data["at"], "erased", "", detail)
