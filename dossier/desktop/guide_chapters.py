"""The user guide as it lies in `resources/guide`: chapters in Markdown, in each language, with their pictures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from dossier import lazy_re as re
from dossier.resources import resource

_NAME = re.compile(r"^\d+-(?P<key>[a-z-]+)$")
_PICTURE = re.compile(r"!\[[^\]]*\]\((?P<name>[\w.-]+)\)")
_LINK = re.compile(r"\]\((?P<key>[a-z-]+)\)")
_HEAD = re.compile(r"^(#{1,3}) (?P<title>.+)$", re.MULTILINE)
_WORDS = re.compile(r"[*_`#|>]|!?\[|\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Chapter:
    """`key` is what links name it by; `text` is Markdown."""

    key: str
    title: str
    text: str

    @property
    def sections(self) -> tuple[str, ...]:
        """Its headings below the title, in their order."""
        return tuple(found["title"] for found in _HEAD.finditer(self.text) if len(found[1]) == 2)

    @property
    def links(self) -> tuple[str, ...]:
        return tuple(found["key"] for found in _LINK.finditer(self.text))

    @property
    def pictures(self) -> tuple[str, ...]:
        return tuple(found["name"] for found in _PICTURE.finditer(self.text))

    @property
    def plain(self) -> str:
        """Its words without signs of Markdown."""
        return _WORDS.sub("", self.text)


@dataclass(frozen=True, slots=True)
class Guide:
    """All chapters in their order, and their pictures' bytes by name."""

    chapters: tuple[Chapter, ...]
    pictures: dict[str, bytes]

    def chapter(self, key: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.key == key), None)

    def found(self, text: str) -> list[tuple[Chapter, str]]:
        """Chapters that contain all words, the fullest first, each with the first line that contains one."""
        words = text.casefold().split()
        if not words:
            return []
        hits = [
            (_weight(chapter, words), chapter)
            for chapter in self.chapters
            if all(word in chapter.plain.casefold() for word in words)
        ]
        hits.sort(key=lambda hit: -hit[0])
        return [(chapter, _line(chapter, words)) for _, chapter in hits]


def load(language: str) -> Guide:
    """The guide in a language; in English where there is none. Reads files: not for the main thread."""
    folder = resource("guide", language)
    folder = folder if folder.is_dir() else resource("guide", "en")
    chapters = tuple(_chapter(path) for path in sorted(folder.glob("*.md")))
    names = {name for chapter in chapters for name in chapter.pictures}
    return Guide(chapters, {name: _picture(folder, name).read_bytes() for name in names})


def _picture(folder: Path, name: str) -> Path:
    """A picture in the guide's own language, else the English one."""
    own = folder / "pictures" / name
    return own if own.exists() else resource("guide", "en", "pictures", name)


def _chapter(path: Path) -> Chapter:
    text = path.read_text(encoding="utf-8")
    named, head = _NAME.match(path.stem), _HEAD.match(text)
    assert named and head, f"{path.name} has a number and a key, and begins with its title"
    return Chapter(named["key"], head["title"], text)


def _weight(chapter: Chapter, words: list[str]) -> int:
    heads = " ".join([chapter.title, *chapter.sections]).casefold()
    plain = chapter.plain.casefold()
    return sum(plain.count(word) + 20 * heads.count(word) for word in words)


def _line(chapter: Chapter, words: list[str]) -> str:
    lines = [line.strip() for line in chapter.plain.splitlines()[1:] if line.strip()]  # the title is told anyway
    best = max(lines, key=lambda line: sum(word in line.casefold() for word in words))
    at = min((line_at for word in words if (line_at := best.casefold().find(word)) >= 0), default=0)
    start = max(0, best.rfind(" ", 0, max(0, at - 40)) + 1) if at > 60 else 0
    return ("…" if start else "") + best[start : start + 140]
