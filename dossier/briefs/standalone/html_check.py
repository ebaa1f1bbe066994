"""Checks the brief in HTML: its seal, its record, and the words that it shows."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from html.parser import HTMLParser
from typing import Any

from dossier.briefs.standalone.bag_files import PAGE, Faults, Files, earlier
from dossier.briefs.standalone.contents import digest_of, says
from dossier.briefs.standalone.limits import Unusable, bounded_json, within

_FORMATS = (1, 2, 3)  # of a brief's record


def page_holds(files: Files, data: dict[str, Any]) -> tuple[str, str, list[tuple[str, str]]]:
    """The seal, the record and the words that the page marks and lists."""
    page = files.read(PAGE)
    faults = unsealed(PAGE, page, re.search(rb'<meta name="dossier-seal" content="sha256:([0-9a-f]{64})">', page))
    text = files.text(PAGE)
    opened = text.split('<template id="dossier-brief-json">')
    if len(opened) != 2:
        raise Unusable(PAGE, "carries no record" if len(opened) < 2 else "carries more than one record")
    shown, record = opened[0], opened[1].partition("</template>")[0]
    brief = bounded_json(record, PAGE)
    if type(brief["format"]) is not int or brief["format"] not in _FORMATS:
        raise Unusable(PAGE, f"has a record of format {brief['format']!r}, which is not known here: not checked")
    for name in ("sources", "citations"):
        within(name, len(brief[name]), PAGE)
    data["brief"] = brief
    faults += _recorded(files, brief, earlier(data, "case"))
    words = MarkedWords()
    words.feed(shown)
    words.close()
    faults += _shown(brief, words)
    return PAGE, f"{len(brief['citations'])} citations stand word for word in the texts", faults


def unsealed(name: str, data: bytes, found: re.Match[bytes] | None, shift: int = 0) -> list[tuple[str, str]]:
    """The seal is the SHA-256 of the file with the seal's own digits taken as zeros."""
    if found is None:
        return [(name, "has no seal")]
    start, end = found.start(1) + shift, found.end(1) + shift
    if hashlib.sha256(data[:start] + b"0" * 64 + data[end:]).hexdigest().encode() != found[1]:
        return [(name, "has changed since it was sealed")]
    return []


def source_name(source: Mapping[str, Any]) -> str:
    return f"{source['report']} version {source['version']['number']}"


def _recorded(files: Files, brief: Any, case: Any) -> Faults:
    """Checks that the record and its sources are those of the case, and that each quote is in its source's text."""
    pinned = {(source["report"], source["version"]): source for source in case["sources"] if source["cited"]}
    for name in ("case", "name", "made", "by"):
        if brief[name] != case[name]:
            yield PAGE, f"its {name} is not the case's"
    if [source["report"] for source in brief["sources"]] != case["reports"]:
        yield PAGE, "its sources are not the reports of the case"
    for source in brief["sources"]:
        mine, found = source["version"], pinned.get((source["report"], source["version"]["number"]))
        if found is None or mine["sha256"] != _digest(files, found):
            yield source_name(source), "is not the version that the case has"
        elif source["rendition_digest"] != digest_of(files, found["rendition"]):
            yield source_name(source), "has another text in the brief than in the bag"
        elif hashlib.sha256(source["rendition"].encode()).hexdigest() != (source["rendition_digest"] or _NOTHING):
            yield source_name(source), "its text in the brief is not the one named"
        if source.get("redactions") or source.get("salted"):
            yield from _blackened(source)
    yield from _cited(brief)


def _digest(files: Files, found: Any) -> Any:
    """The digest of the file; its replacement where the file is withheld for words redacted in it."""
    return found["sha256"] if found.get("redacted") else digest_of(files, found["file"])


def _blackened(source: Any) -> Faults:
    """Checks that no word is left where a passage is said to be redacted."""
    for one in source["redactions"]:
        start, end = one["span"]["start"], one["span"]["end"]
        if set(source["rendition"][start:end]) - {"\u2588", "\n"}:
            yield source_name(source), f"words stand at characters {start} to {end}, which are said to be blackened"
    if any(version["rendition"] or version["description"] for version in source["versions"]):
        yield source_name(source), "the digest of its whole text is told, by which short words can be guessed"


_NOTHING = hashlib.sha256().hexdigest()


def _cited(brief: Any) -> Faults:
    sources = {source["number"]: source for source in brief["sources"]}
    for number, cited in enumerate(brief["citations"], 1):
        source, thing = sources.get(cited["source"]), f"citation {cited['number']}"
        if cited["number"] != number:
            yield thing, f"stands where {number} belongs"
        if source is None or cited["rendition"] != source["rendition_digest"]:
            yield thing, "names a source or a text that is not in the brief"
        elif (cited["report"], cited["version"]) != (source["report"], source["version"]["number"]):
            yield thing, f"is not of {source_name(source)}"
        elif cited["span"] is None:
            if cited["origin"] == "text":
                yield thing, "claims to stand in the text, but not where"
        elif not says(source["rendition"], cited["span"]["start"], cited["span"]["end"], cited["quote"]):
            yield thing, f"{source_name(source)} does not say {cited['quote'][:80]!r} there"


def _shown(brief: Any, words: MarkedWords) -> Faults:
    """What the page lists and marks are the quotes of the record; long passages are listed by first and last words."""
    for cited in brief["citations"]:
        thing, quote = f"citation {cited['number']}", _bare(_visible(cited["quote"]))
        listed, marked = (_bare(found.get(cited["number"], "")) for found in (words.listed, words.marked))
        first, cut, last = listed.partition("[…]")
        long = cut and len(cited["quote"]) > 240 and quote.startswith(first) and quote.endswith(last)
        if listed != quote and not long:
            yield thing, "the page's list of citations shows other words"
        if cited["span"] and marked != quote:
            yield thing, "the words that the page marks are others"


# Signs that steer a display, which a page shows by their numbers
_STEERING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff\U000e0000-\U000e007f]"
)


def _visible(text: str) -> str:
    text = re.sub("\r\n|[\r\u0085\u2028\u2029]", "\n", text)
    return _STEERING.sub(lambda hit: f"⟨U+{ord(hit[0]):04X}⟩", text)


def _bare(text: str) -> str:
    return "".join(text.split())


class MarkedWords(HTMLParser):
    """Gathers the words of marks and of the list of citations, by number; the small numbers between them aside."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.listed, self.marked = dict[int, str](), dict[int, str]()
        self._open, self._entry, self._quoting, self._aside = list[int](), 0, False, False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "mark":
            named = re.fullmatch(r"[A-Z][a-z]+ ([0-9]{1,9})", given.get("title", ""))
            self._open.append(int(named[1]) if named else 0)
        elif tag == "li":
            value = given.get("value", "")
            self._entry = int(value) if re.fullmatch("[0-9]{1,9}", value) else 0
        elif tag == "q":
            self._quoting = True
        elif tag == "a":
            self._aside = given.get("class") == "cite"

    def handle_endtag(self, tag: str) -> None:
        if tag == "mark" and self._open:
            self._open.pop()
        elif tag == "li":
            self._entry = 0
        elif tag == "q":
            self._quoting = False
        elif tag == "a":
            self._aside = False

    def handle_data(self, data: str) -> None:
        if self._aside:
            return
        for number in self._open:
            self.marked[number] = self.marked.get(number, "") + data
        if self._quoting and self._entry:
            self.listed[self._entry] = self.listed.get(self._entry, "") + data
