"""The text files of a bag for the colleague who opens it, in plain words."""

from __future__ import annotations

from dossier.briefs import brief_wording
from dossier.briefs.visible_controls import visible
from dossier.model.briefs import Brief, BriefSource

_TEXT = """\
{title}

A case of Dossier, packed on {made} by {by}: {count}, and a brief that cites them.
Read data/brief.html or data/brief.pdf first.


HOW TO CHECK IT

In a browser: open check.html and drop this folder, or the ZIP that it came in, on the page. It uses no network.

More closely, in this folder, on any computer with Python 3.9 or later:

    python3 verify.py

It needs no network and nothing else. It looks at every byte, every citation and the signature of the log, and names
what does not fit. It cannot see how the pages of the PDF look; "dossier verify" lays them out again and compares.
Whoever changes this folder on purpose may change verify.py and check.html too: use copies that you trust, or Dossier.

The files alone:

    sha256sum -c {manifest}            (Linux)
    shasum -a 256 -c {manifest}        (macOS)

Whose signature it is: data/log/key holds one line. Compare it, over another channel (a telephone will do), with what
the sender's "dossier key list" says. Without that, somebody else may have packed all of this anew.


WHAT IS IN IT

data/brief.html, brief.pdf   the brief, in two forms
data/case.json               which file is what: report, version, where it was found, SHA-256
data/sources/                the sources, byte for byte as they came; only names were made safe
data/renditions/             the words that were read in them; citations count their characters from 0
data/readings/               what the reader claimed of each, with the words that every claim rests on
data/descriptions/           the same as it is shown now, with rules and people's corrections
data/provenance.json         who did what, when (W3C PROV)
data/ro-crate-metadata.json  the same files for machines (RO-Crate 1.1)
data/log/                    the log's lines on this case, byte for byte; proof.json shows that they stand in the log
                             that the key signed; contents-sha256.txt is the list of files that the log tells of

The log's lines name people, folders and notes as the sender's archive does.
{held}{black}

WHAT IT PROVES, AND WHAT IT DOES NOT

That these files are what stood in the sender's archive when it was signed, and that the brief quotes them word for
word. Not that what the sources say is true, nor who holds the key.
"""


_BLACK = """
Words of {names} are blackened{holders}.
Their files are not given, nor the log's lines on them, for both hold those words; only their texts are, with a black
bar for each passage: all bars are of one length, and places are counted with them. In place of a file's SHA-256 stands
one behind a salt; data/brief.html tells how who holds the file, and is told the salt, gets the same. Hashes of the
log's lines on them stand in data/log/proof.json, as the proof needs. Lines that Dossier 0.4.0 or later wrote hold
random digits, so that no words can be tried against these hashes; against those of older lines they can, by whoever
knows all else that such a line tells.
"""


def readme(brief: Brief) -> str:
    """README.txt."""
    salted = dict.fromkeys(source.report for source in brief.sources if source.salted)
    black = dict.fromkeys(source.report for source in brief.sources if source.redactions)
    holders = ", ".join(report for report in salted if report not in black)
    unread = [source for source in brief.sources if source.rendition_digest is None]
    return _TEXT.format(
        title=" ".join(visible(brief.name).split()),
        made=brief.made,
        by=brief.by,
        count=brief_wording.counted(len(brief.sources), "source"),
        manifest="manifest-sha256.txt",
        held="".join(["\nKept, but not read:\n", *map(_unread_line, unread)]) if unread else "",
        black=_BLACK.format(names=", ".join(black), holders=holders and f"; the same files stand within {holders}")
        if salted
        else "",
    )


def _unread_line(source: BriefSource) -> str:
    name = visible(brief_wording.file_name(source.version.path))
    return f"  {source.report} ({name}): {visible(source.version.reason or 'not read yet')}\n"
