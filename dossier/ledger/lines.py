"""An event as a line of JSON, and back."""

from __future__ import annotations

import json

from dossier.model.events import PREMIS, Event


def line_of(event: Event) -> bytes:
    """One line of ASCII JSON with its line feed; `type` is the PREMIS term for `kind`."""
    data = {
        "seq": event.seq,
        "at": event.at,
        "kind": event.kind,
        "type": PREMIS[event.kind],
        "agent": event.agent,
        "detail": dict(event.detail),
    }
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def event_from_line(line: bytes) -> Event:
    """Raises ValueError (with the reason) when the line is no event."""
    data = json.loads(line)
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    try:
        event = Event(data["seq"], data["at"], data["kind"], data["agent"], data["detail"])
    except KeyError as missing:
        raise ValueError(f"no {missing}") from None
    if event.kind not in PREMIS:
        raise ValueError(f"unknown kind of event: {event.kind!r}")
    return event
