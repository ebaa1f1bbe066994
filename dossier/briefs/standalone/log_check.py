"""Checks the lines of the log against the checkpoint that a key signed."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Any

from dossier.briefs.standalone.bag_files import LOG, Files
from dossier.briefs.standalone.ed25519 import ed25519, included
from dossier.briefs.standalone.limits import Unusable, bounded_json, within


def log_holds(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """The key's signature, and every line's way to the root that it signed (C2SP tlog-checkpoint, RFC 6962)."""
    proof = files.json(f"{LOG}proof.json")
    key, faults = str(proof["key"]), list[tuple[str, str]]()
    for name, words in (("key", f"{key}\n"), ("checkpoint", proof["checkpoint"])):
        if files.text(f"{LOG}{name}") != words:
            faults.append((f"{LOG}{name}", "is not that of proof.json"))
    size, root = signed_checkpoint(str(proof["checkpoint"]), key)
    lines = [str(event["line"]) for event in proof["events"]]
    extract = files.text(f"{LOG}events.jsonl")
    if extract != "".join(f"{line}\n" for line in lines):
        faults.append((f"{LOG}events.jsonl", "does not hold the lines of proof.json"))
    data["events"] = events = list[Any]()
    for event, line in zip(proof["events"], lines):  # noqa: B905 - `strict` is younger than 3.9; they are as long
        path = [base64.b64decode(part, validate=True) for part in event["path"]]
        leaf = hashlib.sha256(b"\x00" + line.encode() + b"\n").digest()
        if type(event["event"]) is int and included(leaf, event["event"] - 1, size, path, root):
            events.append(bounded_json(line, f"event {event['event']}"))
        else:
            faults.append((f"event {event['event']}", "this line does not stand there in the log that was signed"))
    good = f"signed by {key}; compare that line, over another channel, with the sender's"
    return f"{len(events)} lines of the log", good, faults


def signed_checkpoint(note: str, key: str) -> tuple[int, bytes]:
    """The size and root of a checkpoint that the key signed (C2SP signed-note)."""
    name, _, rest = key.partition("+")
    public = base64.b64decode(rest[9:], validate=True)
    identity = hashlib.sha256(name.encode() + b"\n" + public).digest()[:4]
    if len(public) != 33 or public[:1] != b"\x01" or rest[:9] != f"{identity.hex()}+":
        raise Unusable("key", "is no Ed25519 key")
    text, _, under = note.rpartition("\n\n")
    found = re.fullmatch(r"— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})\n", under)
    raw = base64.b64decode(found[2], validate=True) if found else b""
    if not found or found[1] != name or raw[:4] != identity or base64.b64encode(raw).decode() != found[2]:
        raise Unusable("checkpoint", "the key did not sign it")
    if not ed25519(public[1:], raw[4:], f"{text}\n".encode()):
        raise Unusable("checkpoint", "the key did not sign it")
    _, size, root = text.split("\n")
    within("digits", len(size), "checkpoint")
    return int(size), base64.b64decode(root, validate=True)
