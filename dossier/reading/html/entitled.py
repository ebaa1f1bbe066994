"""Reads the outlet's name next to the headline in the window's title, if the page confirms it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.outlet import TAIL, copyright_outlet, labelled_outlet
from dossier.reading.fields.outlet_names import looks_like_outlet
from dossier.reading.fields.page_names import is_everywhere
from dossier.reading.fields.published import may_be_copyright
from dossier.reading.fields.section_label import is_home, names_section
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import Range, bare, middle_part, outer_part, parts_of
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.page_outlet_name import ANYBODYS, hosts_of
from dossier.reading.text_tools.script import WIDE
from dossier.reading.text_tools.text_lines import trimmed

ENTITLED = 0.72  # more than a name at a title's end that only looks like a paper's
_TITLES = ("title", "og:title")
_MARKS = " \t|｜-–—=_:：*•·»«›‹<>~⋆.,"
_LONGEST, _MOST_WORDS = 60, 8
_FEWEST, _WITHIN = 3, 5  # letters of a name that is a host's label; of one that is a part of it, or of a line
_TOP, _MAIN, _NOTICE = 4, 12, 300  # blocks in which a masthead may be, and a main heading; letters of a notice
_DIGITAL = re.compile(r"(?:デジタル|電子版|オンライン|在[线線])$")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})  # as hosts are spelled in German
_LINE = 80  # letters of a line near the story


@dataclass(frozen=True, slots=True)
class _Surroundings:
    """The parts of a page that may confirm a name: its own hosts and the blocks around its story."""

    words: str
    hosts: Sequence[tuple[str, Evidence]]
    above: Sequence[HtmlBlock]
    below: Sequence[HtmlBlock]

    def confirmation(self, name: str) -> Evidence | None:
        """Finds the page's own use of the name: in its address, its masthead, its "Source:", or a copyright notice."""
        key = bare(name).removeprefix("the")
        host = self._in_host(key)
        if host is not None or _is_place(name):  # the place of an event is named around its story, and in others' names
            return host
        return self._at_top(name, key) or self._in_notice(name, key)

    def _in_host(self, key: str) -> Evidence | None:
        spelled = {bare(fold(key)), key.translate(_UMLAUTS)} if len(key) >= _FEWEST else ()
        for host, evidence in self.hosts:
            labels = [bare(label) for label in host.casefold().split(".")[:-1] if label not in ANYBODYS]
            if any(one == bare(host) or any(_is_kin(one, label) for label in labels) for one in spelled):
                return evidence
        return None

    def _at_top(self, name: str, key: str) -> Evidence | None:
        for n, block in enumerate(self.above):
            text = bare(block.text).removeprefix("the") if len(block.text) <= _LINE else ""
            alone = text == key and ((block.box.tag == "h1" and n < _MAIN) or (n < _TOP and block.box.tag != "li"))
            opens = n == 0 and block.text.startswith(f"{name} ") and not block.text[len(name) + 1].isalnum()
            source = labelled_outlet(self.words, block.start, block.end) if name in block.text else None
            if alone or opens or (source is not None and bare(source.name) == key):
                return quoted(self.words, block.start, block.end)
        return None

    def _in_notice(self, name: str, key: str) -> Evidence | None:
        for block in reversed(self.below):
            if len(block.text) > _NOTICE or not may_be_copyright(block.text):
                continue
            who = copyright_outlet(self.words, block.start, block.end)
            owner = bare(who.name) if who is not None and " " in who.name else ""
            named = len(key) >= _FEWEST and key in map(bare, block.text.split())
            if named or (len(key) >= _WITHIN and key in bare(block.text)) or (len(owner) > _WITHIN and owner in key):
                at = block.text.casefold().find(name.casefold())
                start, end = (at, at + len(name)) if at >= 0 else (0, len(block.text))
                return quoted(self.words, block.start + start, block.start + end)
        return None


def entitled_claims(
    page: HtmlPage, facts: Sequence[StatedFact], headlines: Sequence[Claim], places: tuple[int, int], *, lone: bool
) -> Iterator[Claim]:
    """Outlets named in titles besides the shown headline; `places`: of the headline and the last paragraph.

    `lone`: nothing else names an outlet, so that a title without the headline may be its name.
    """
    above, below = page.blocks[: places[0] + 1], page.blocks[places[1] + 1 :]
    around = _Surroundings(page.words, list(hosts_of(facts)), above, below)
    keys = [bare(c.value.value) for c in headlines if isinstance(c.value, Words) and c.evidence[0].origin == "text"]
    for fact in facts:
        has_headline = any(key in bare(fact.value) or bare(fact.value) in key for key in keys)
        if fact.key not in _TITLES or not (has_headline or lone):
            continue
        spans = _other_parts(fact.value, keys) if has_headline else _pieces(fact.value, 0, len(fact.value))
        if found := next(filter(None, (_claim(fact, span, around) for span in spans)), None):
            yield found
            return


def _claim(fact: StatedFact, span: Range, around: _Surroundings) -> Claim | None:
    """The outlet named in a part of a title, if confirmed, or formed as a paper's name in scripts without spaces."""
    name = fact.value[slice(*span)]
    if not _may_name(name):
        return None
    stated = fact.evidence(fact.start + span[0], fact.start + span[1])
    borne = around.confirmation(name)
    if borne is not None:
        has_case = not (borne.quote.isupper() or borne.quote.islower())
        own = borne.quote if has_case and bare(borne.quote) == bare(name) else name
        return Claim("outlet", Words(own), (stated, borne), ENTITLED)
    if WIDE.match(name) and looks_like_outlet(_DIGITAL.sub("", name)):
        return Claim("outlet", Words(name), (stated,), TAIL)
    return None


def _other_parts(title: str, keys: Sequence[str]) -> Iterator[Range]:
    """The parts of a title other than its headline, from the title's own end on, or from its start."""
    part = next((found for key in keys if (found := outer_part(title, key))), None)
    part = part or next((found for key in keys if (found := middle_part(title, key))), None)
    if part is None:
        return
    rest = (part[1], len(title)) if part[1] < len(title) else (0, part[0])
    pieces = _pieces(title, *rest)
    yield from reversed(pieces) if part[1] < len(title) else pieces


def _pieces(title: str, start: int, end: int) -> list[Range]:
    return [trimmed(title, *piece, _MARKS) for piece in parts_of(title, start, end)]


def _may_name(name: str) -> bool:
    """True if words may be an outlet's own name: not a section's, nor a name that many pages have."""
    if not name or len(name) > _LONGEST or name.count(" ") >= _MOST_WORDS or not any(map(str.isalpha, name)):
        return False
    return not (name.casefold() in ANYBODYS or names_section(name) or is_home(name) or is_everywhere(name))


def _is_place(name: str) -> bool:
    return Gazetteer.standard().is_large(name) or Gazetteer.standard().is_country(name)


def _is_kin(key: str, label: str) -> bool:
    """Whether a name is a host's label, or half of it, or has it for a third: "Werkstatt" for "diewerkstatt"."""
    if key == label:
        return True
    if key in label:
        return len(key) >= _WITHIN and 2 * len(key) >= len(label)
    return label in key and len(label) > _WITHIN and 3 * len(label) >= len(key)
