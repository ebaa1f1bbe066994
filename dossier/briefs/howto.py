"""The page "How to check this brief", in plain words."""

from __future__ import annotations

from typing import Any

from dossier.briefs.brief_wording import Wording

_PRINT = "python3 -c \"print(open('R1-v1.txt', encoding='utf-8', newline='').read()[0:62])\""


def steps(form: str, first_file: str, wording: Wording, black: bool = False) -> list[dict[str, Any]]:
    """What a reader can do, in the order of effort; `form` is `pdf`, `html`, `docx` or `md`.

    `black`: where words are blackened.
    """
    where = wording.say(f"seal.{form}")
    return [
        _step(wording.say("step.read"), wording.say(f"step.read.{form}"), *([_PRINT] if form == "pdf" else [])),
        _step(wording.say("step.software"), wording.say("step.software.text"), "dossier verify FILE"),
        _step(
            wording.say("step.source"),
            wording.say("step.source.text", file=first_file),
            "sha256sum FILE",
            "shasum -a 256 FILE   (macOS)",
            "certutil -hashfile FILE SHA256   (Windows)",
        ),
        _step(wording.say("step.sent"), wording.say("step.sent.text"), "sha256sum FILE"),
        _step(wording.say("step.seal"), wording.say("step.seal.text", where=where), _sed(form)),
        *([_step(wording.say("step.black"), wording.say("step.black.text"), _SALTED)] if black else []),
    ]


_SALTED = 'printf %s%s SALT "$(sha256sum FILE | cut -c1-64)" | sha256sum'


def _step(title: str, text: str, *commands: str) -> dict[str, Any]:
    return {"title": title, "text": [text], "commands": list(commands)}


_SEALS = {
    "pdf": "^(%dossier-seal sha256:)[0-9a-f]{64}",
    "html": "^(<meta name=.dossier-seal. content=.sha256:)[0-9a-f]{64}",
    "docx": "(dossier-seal sha256:)[0-9a-f]{64}$",  # only at its end: words of sources occur there unchanged
    "md": "^(<!-- dossier-seal sha256:)[0-9a-f]{64}",
}


def _sed(form: str) -> str:
    """Puts zeros in the seal's place; byte-wise, for not every form is a text."""
    return f'LC_ALL=C sed -E "s/{_SEALS[form]}/\\1$(printf %064d 0)/" FILE | sha256sum'


def limits(wording: Wording) -> list[str]:
    return [wording.say("limit.seal"), wording.say("limit.citations")]
