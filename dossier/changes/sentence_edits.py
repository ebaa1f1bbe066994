"""Compares a sentence with what it became, word by word, and names the kind of each difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from dossier.authority.knowledge import pattern
from dossier.changes.edit_words import Capitals, EditPassage, EditWord
from dossier.compare.anchors import opcodes
from dossier.compare.edit_distance import american, close
from dossier.compare.report_sentences import Sentence
from dossier.compare.speaker_phrases import phrases
from dossier.compare.speakers import inner_capitals
from dossier.language.folding import folded
from dossier.model.edits import Edit, EditKind
from dossier.model.evidence import Span

_PASSAGE = 3  # words that say something, from which on words put in or taken out are a passage whatever they are
_PHRASE = 2  # the same where there is neither a figure nor a name among them
_LONG_PHRASE = 4  # words of any sort, one of which says something, that are such a phrase as well
_REWRITTEN = 4  # the same on both sides of words that were exchanged
_SPEECH = pattern(r"^\W*(?:<sources/according_to>|<verbs/say>)\b|\b<verbs/say>\W*$")


@dataclass(frozen=True, slots=True)
class _Run:
    """Words `start` to `end` of one side."""

    side: _Side
    start: int
    end: int

    @property
    def words(self) -> Sequence[EditWord]:
        return self.side.words[self.start : self.end]

    @property
    def content(self) -> list[EditWord]:
        return [word for word in self.words if word.is_content_word]

    @property
    def span(self) -> Span | None:
        return Span(self.words[0].start, self.words[-1].end) if self.words else None

    @property
    def text(self) -> str:
        return self.span.of(self.side.source) if self.span else ""

    def trimmed(self) -> _Run:
        """Without marks at both ends."""
        start, end = self.start, self.end
        while start < end and self.side.words[start].is_mark:
            start += 1
        while start < end and self.side.words[end - 1].is_mark:
            end -= 1
        return _Run(self.side, start, end)

    def without(self, taken: frozenset[int]) -> _Run:
        """From the first to the last word that is not taken."""
        free = [at for at in range(self.start, self.end) if at not in taken]
        return _Run(self.side, free[0], free[-1] + 1) if free else _Run(self.side, self.start, self.start)


class _Side:
    """One version's sentences: their words, and the words by which they name a source."""

    def __init__(self, passages: Sequence[EditPassage]) -> None:
        self.source, self.placed = passages[0].source, passages[0].placed
        self.words = tuple(word for passage in passages for word in passage.words)
        self.sources = [
            Span(passage.span.start + source.start, passage.span.start + source.end)
            for passage in passages
            for source in phrases(
                Sentence(passage.span.start, passage.text, folded(passage.text)), inner_capitals(passage.text)
            )
            if source.form == "name"
        ]

    def quotations(self) -> list[_Run]:
        """What lies between quotation marks, without the marks."""
        found: list[_Run] = []
        for at, word in enumerate(self.words):
            if word.quoted:
                follows = found and found[-1].end == at
                found[-1:] = [_Run(self, found[-1].start, at + 1)] if follows else [*found[-1:], _Run(self, at, at + 1)]
        return [trimmed for run in found if (trimmed := run.trimmed()).words]

    def names_source(self, run: _Run) -> bool:
        return any(span.start <= word.start < span.end for word in run.words for span in self.sources)


class SentencePair:
    """Sentences of the older version (one or two), and what they became."""

    def __init__(
        self, old: Sequence[EditPassage], new: Sequence[EditPassage], capitals: Capitals, *, headline: bool = False
    ) -> None:
        self._old, self._new = _Side(old), _Side(new)
        self._capitals, self._headline = capitals, headline
        self._shared = Counter(word.key for word in self._old.words) & Counter(word.key for word in self._new.words)

    def edits(self) -> list[Edit]:
        """The differences in order; those of style only where there is no other."""
        quotations = list(self._quotations())
        taken = [
            frozenset(at for pair in quotations for at in range(pair[side].start, pair[side].end)) for side in (0, 1)
        ]
        found = [self._edit("quotation", *pair) for pair in quotations]
        steps = list(opcodes([word.key for word in self._old.words], [word.key for word in self._new.words]))
        style: list[Edit] = []
        for tag, a, b, c, d in steps:
            if tag == "equal":
                style.extend(self._respelled(a, b, c))
                continue
            old, new = _Run(self._old, a, b).without(taken[0]), _Run(self._new, c, d).without(taken[1])
            for edit in self._classified(old, new):
                (style if edit.kind == "style" else found).append(edit)
        distinct = list(dict.fromkeys(found or (self._exchanged_names() if style else ())))
        return sorted(distinct, key=_place) if distinct else _joined_marks(style)

    def _exchanged_names(self) -> Iterator[Edit]:
        """Names that changed places in a sentence that is else the same: who did it, and to whom."""
        ours, theirs = self._by_name(self._old), self._by_name(self._new)
        if [key for key, run in ours if run is None] == [key for key, run in theirs if run is None]:
            for (_, old), (_, new) in zip(ours, theirs, strict=False):
                if old and new and [w.key for w in old.words] != [w.key for w in new.words]:
                    yield self._edit("name", old, new)

    def _by_name(self, side: _Side) -> list[tuple[str, _Run | None]]:
        """The side's names as runs, and the keys of its other words."""
        found: list[tuple[str, _Run | None]] = []
        for at, word in enumerate(side.words):
            if not self._is_name(word):
                found.append((word.key, None))
            elif found and found[-1][1]:
                found[-1] = "", _Run(side, found[-1][1].start, at + 1)
            else:
                found.append(("", _Run(side, at, at + 1)))
        return found

    def _edit(self, kind: EditKind, old: _Run, new: _Run, *, typo: bool = False) -> Edit:
        before, after = (run.span if run.side.placed else None for run in (old, new))
        return Edit(kind, old.text, new.text, before, after, typo)

    def _quotations(self) -> Iterator[tuple[_Run, _Run]]:
        """Quotations that became others, or that are on one side alone."""
        ours, theirs = self._old.quotations(), self._new.quotations()
        keys = [
            ["\0".join(word.key for word in run.words if not word.is_mark) for run in side] for side in (ours, theirs)
        ]
        for tag, a, b, c, d in opcodes(*keys):
            if tag == "equal":
                continue
            for n in range(max(b - a, d - c)):
                old = ours[a + n] if a + n < b else _Run(self._old, 0, 0)
                new = theirs[c + n] if c + n < d else _Run(self._new, 0, 0)
                if not _is_typo(old, new):
                    yield old, new

    def _respelled(self, a: int, b: int, c: int) -> Iterator[Edit]:
        """Words with the same key that are written in other letters or marks."""
        for at in range(b - a):
            old, new = _Run(self._old, a + at, a + at + 1), _Run(self._new, c + at, c + at + 1)
            if old.text != new.text:
                yield self._edit("style", old, new, typo=True)

    def _classified(self, old: _Run, new: _Run) -> Iterator[Edit]:
        """The changes that one difference makes: two where words were exchanged for others, else one."""
        marked, (old, new) = (old, new), (old.trimmed(), new.trimmed())
        if not old.words and not new.words:
            if marked[0].words or marked[1].words:
                yield self._edit("style", *marked, typo=True)
            return
        kind = self._kind_of_both(old, new) if old.words and new.words else self._kind_of_one(old, new)
        if kind is None:
            yield from self._exchanged(old, new)
        elif kind == "name":
            yield self._edit("name", self._whole_name(old), self._whole_name(new))
        elif kind == "style":
            yield self._edit("style", *marked, typo=_is_typo(old, new))
        else:
            yield self._edit(kind, old, new)

    def _kind_of_one(self, old: _Run, new: _Run) -> EditKind:
        """The kind of words that one version alone has."""
        run = old if old.words else new
        kind: EditKind = "removed" if old.words else "added"
        fresh = self._fresh(run)
        if not fresh and not self._reverses(old, new):
            bound = self._changes_bound(old, new)
            return "figure" if bound else "style"  # the other words moved in the sentence, or say nothing
        if _SPEECH.search(folded(run.text)):
            return "attribution"
        if len(fresh) >= _PASSAGE:
            return kind
        found = self._figure_or_name(old, new)
        return found or (kind if self._is_phrase(run) or self._reverses(old, new) else "style")

    def _kind_of_both(self, old: _Run, new: _Run) -> EditKind | None:
        """The kind of words that became others; None for words gone and words new that are no forms of each other."""
        sources = self._old.names_source(old) and self._new.names_source(new)
        figure = self._is_figure(old, new)
        if not figure and sources and not self._is_respelled(old, new):
            return "attribution"
        if found := self._figure_or_name(old, new):
            return found
        if _is_typo(old, new):
            return "style"
        rewritten = min(len(self._fresh(old)), len(self._fresh(new))) >= _REWRITTEN
        return None if rewritten or self._reverses(old, new) else "style"

    def _is_figure(self, old: _Run, new: _Run) -> bool:
        return self._differ(old, new, lambda word: word.is_figure) or self._changes_bound(old, new)

    def _figure_or_name(self, old: _Run, new: _Run) -> EditKind | None:
        if self._is_figure(old, new):
            return "figure"
        return "name" if self._differ(old, new, self._is_name) else None

    def _reverses(self, old: _Run, new: _Run) -> bool:
        """Whether one of the two alone has a word such as `not`, and the other version's sentence has it nowhere."""
        ours, theirs = (any(word.reverses for word in run.words) for run in (old, new))
        return ours != theirs and self._differ(old, new, lambda word: word.reverses)

    def _exchanged(self, old: _Run, new: _Run) -> Iterator[Edit]:
        """Words gone and words new, where neither are another form of the other."""
        nothing = _Run(self._old, 0, 0), _Run(self._new, 0, 0)
        if old.content or any(word.reverses for word in old.words):
            yield self._edit("removed", old, nothing[1])
        if new.content or any(word.reverses for word in new.words):
            yield self._edit("added", nothing[0], new)

    def _fresh(self, run: _Run) -> list[EditWord]:
        """The words that say something and that the other version's sentence has nowhere."""
        return [word for word in run.content if not self._shared[word.key]]

    def _differ(self, old: _Run, new: _Run, belongs: Callable[[EditWord], bool]) -> bool:
        """Whether words of one sort differ; on one side alone, words that only moved in the sentence do not count."""
        ours, theirs = ([word.key for word in run.words if belongs(word)] for run in (old, new))
        if ours and theirs:
            return ours != theirs
        return any(not self._shared[key] for key in (*ours, *theirs))

    def _is_name(self, word: EditWord) -> bool:
        return self._capitals.is_name(word, sure=self._headline)

    def _is_phrase(self, run: _Run) -> bool:
        fresh, spoken = self._fresh(run), [word for word in run.words if not word.is_mark]
        return len(fresh) >= _PHRASE or (bool(fresh) and len(spoken) >= _LONG_PHRASE)

    def _whole_name(self, run: _Run) -> _Run:
        """The name in these words and what belongs to it before and behind them; the words where none is a name."""
        words, start, end = run.side.words, run.start, run.end
        named = [at for at in range(start, end) if self._is_name(words[at])]
        if named:
            start, end = named[0], named[-1] + 1
        while start > 0 and self._is_name(words[start - 1]):
            start -= 1
        while end < len(words) and self._is_name(words[end]):
            end += 1
        return _Run(run.side, start, end)

    def _is_respelled(self, old: _Run, new: _Run) -> bool:
        """Whether both are the same words, or forms of one name: a word in common, or one that is spelled alike."""
        if _is_typo(old, new):
            return True
        if not self._differ(old, new, self._is_name):
            return False
        ours, theirs = ([word.key for word in self._whole_name(run).words if self._is_name(word)] for run in (old, new))
        return any(one == other or close(one, other) for one in ours for other in theirs)

    def _changes_bound(self, old: _Run, new: _Run) -> bool:
        """Whether `at least` before a number became `about`."""
        sides = [run for run in (old, new) if run.words]
        return all(
            all(word.is_hedge or not word.is_content_word for word in run.words)
            and any(word.is_hedge for word in run.words)
            and run.side.words[run.end : run.end + 1] != ()
            and run.side.words[run.end].is_figure
            for run in sides
        )


def _place(edit: Edit) -> tuple[int, int]:
    return (edit.after_span.start if edit.after_span else -1, edit.before_span.start if edit.before_span else -1)


def _is_typo(old: _Run, new: _Run) -> bool:
    """Whether two runs are the same words, some of them spelled otherwise."""
    ours, theirs = ([word.key for word in run.words if not word.is_mark] for run in (old, new))
    if not ours or not theirs:
        return False
    if "".join(ours).replace("-", "") == "".join(theirs).replace("-", ""):
        return True
    if len(ours) != len(theirs):
        return False
    pairs = zip(ours, theirs, strict=True)
    return all(one == other or american(one) == american(other) or _misspells(one, other) for one, other in pairs)


def _misspells(one: str, other: str) -> bool:
    digits = any(map(str.isdecimal, one + other))
    return not digits and close(one, other)


def _joined_marks(style: Sequence[Edit]) -> list[Edit]:
    """The edits of style, those of marks as one: a pair of quotation marks is no two typos."""
    words = [edit for edit in style if any(map(str.isalnum, edit.before + edit.after))]
    return [*words, *(edit for edit in style[:1] if not words)]
