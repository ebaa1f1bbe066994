"""The page "How to check this brief", in plain words."""

from __future__ import annotations

from typing import Any

_WORDS_PDF = (
    "Each number in square brackets leads to the list of citations, which names the report, the version and the "
    "place of the words: characters counted from 0 in the text that was read out of the source. Those texts are "
    "attached to this PDF (most readers show them under a paper clip), one file a source. This prints the words of a "
    "citation out of an attached text:"
)
_WORDS_HTML = (
    "Click a number: it opens the source's own words in place, further down on this same page. The list of citations "
    "names the report, the version and the place of the words: characters counted from 0 in the text that was read "
    "out of the source. Nothing is fetched from anywhere; this page holds all of it."
)
_PRINT = "python3 -c \"print(open('R1-v1.txt', encoding='utf-8', newline='').read()[0:62])\""


def steps(form: str, first_file: str) -> list[dict[str, Any]]:
    """What a reader can do, in the order of effort; `form` is `pdf` or `html`."""
    pdf = form == "pdf"
    return [
        {
            "title": "Read a line back to its source",
            "text": [_WORDS_PDF if pdf else _WORDS_HTML],
            "commands": [_PRINT] if pdf else [],
        },
        {
            "title": "Let the software check everything at once",
            "text": [
                "This needs Dossier, but no archive and no network. It checks the seal, the record inside this file, "
                "every text, every citation, and that the pages show what the record says. It names whatever does "
                "not fit."
            ],
            "commands": ["dossier verify FILE"],
        },
        {
            "title": "Check a source",
            "text": [
                "Ask the sender for the source's file, or use your own copy. Its SHA-256 must be the one in the table "
                f"of sources. For example, for the first source ({first_file}):"
            ],
            "commands": [
                "sha256sum FILE",
                "shasum -a 256 FILE   (macOS)",
                "certutil -hashfile FILE SHA256   (Windows)",
            ],
        },
        {
            "title": "Check that this is the file that was sent",
            "text": [
                "Compute the SHA-256 of this whole file and compare it, over another channel (a telephone will do), "
                "with the one that the sender's log holds for this export."
            ],
            "commands": ["sha256sum FILE"],
        },
        {
            "title": "Check the seal by hand",
            "text": [
                "The seal is a SHA-256 over this whole file in which the seal's own 64 digits are counted as zeros. "
                + (
                    "It stands in the file's last lines, after “%dossier-seal”."
                    if pdf
                    else "It stands near the file's beginning, in the tag named “dossier-seal”."
                )
                + " This prints what it ought to be:"
            ],
            "commands": [_sed(pdf)],
        },
    ]


def _sed(pdf: bool) -> str:
    """Puts zeros in the seal's place; byte-wise, for a PDF is no text."""
    before = "%dossier-seal sha256:" if pdf else "<meta name=.dossier-seal. content=.sha256:"
    return f'LC_ALL=C sed -E "s/^({before})[0-9a-f]*/\\1$(printf %064d 0)/" FILE | sha256sum'


LIMITS = (
    "What the seal proves: not one byte of this file has changed since it was sealed. What it does not prove: who made "
    "it. A seal is no signature; a person who changes the file on purpose can seal it again. Only the comparison with "
    "the sender's log finds that.",
    "What the citations prove: that these words stand in these versions of these sources. Whether what the sources "
    "say is true, this brief does not know. Values marked “inferred” were concluded from the words cited, not read "
    "there. The researcher's notes are judgement.",
)
