"""Takes a researcher's words apart into sentences, and the citations out of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.model import sentence_bounds
from dossier.model.cases import Case
from dossier.model.plans import MARK, Passage, Plan, cited

_PLACEHOLDER = "\ue000"  # replaces a citation during the search for sentences; of private use, and no letter
# A citation behind a sentence's full stop belongs to that sentence
_BEHIND = re.compile(rf"([.!?…]+[\"'”’»)\]]*)((?:\s*{_PLACEHOLDER})+)")
_BEFORE_STOP = re.compile(r"\s+([.,;:!?…])")


@dataclass(frozen=True, slots=True)
class OwnStatement:
    """A sentence as it was written, its words without the citations, and what it cites."""

    written: str
    text: str
    passages: tuple[Passage, ...]

    @property
    def asks(self) -> bool:
        return self.text.rstrip("\"'”’»)").endswith("?")


@dataclass(frozen=True, slots=True)
class OwnWords:
    """Where a person wrote something: `number` counts from 1."""

    where: str
    number: int
    text: str


def own_words_of(case: Case, plan: Plan) -> Iterator[OwnWords]:
    """All that a researcher wrote for the brief of a case, in its order; private notes excluded."""
    yield OwnWords("title", 1, plan.title)
    yield OwnWords("question", 1, plan.question)
    for number, line in enumerate(filter(str.strip, plan.summary.splitlines()), 1):
        yield OwnWords("summary", number, line)
    for number, question in enumerate(plan.open_questions, 1):
        yield OwnWords("open-question", number, question)
    for number, note in enumerate((note for note in case.notes if not note.private), 1):
        yield OwnWords("note", number, note.text)


def paragraphs(words: str) -> Iterator[tuple[OwnStatement, ...]]:
    """The sentences of each line that has any words."""
    for line in words.splitlines():
        if found := tuple(_sentences(line)):
            yield found


def _sentences(line: str) -> Iterator[OwnStatement]:
    marks = [hit[0] for hit in MARK.finditer(line)]
    line_with_placeholders = _BEHIND.sub(
        lambda hit: hit[2] + hit[1], MARK.sub(_PLACEHOLDER, line.replace(_PLACEHOLDER, ""))
    )
    start, next_marks = 0, iter(marks)
    for end in sentence_bounds.ends(line_with_placeholders):
        part, start = line_with_placeholders[start:end], end
        mine = [next(next_marks) for _ in range(part.count(_PLACEHOLDER))]
        text = _BEFORE_STOP.sub(r"\1", " ".join(part.replace(_PLACEHOLDER, " ").split()))
        if text or mine:
            yield OwnStatement(_written(part, mine), text, tuple(cited("".join(mine))))


def _written(part: str, marks: list[str]) -> str:
    next_marks = iter(marks)
    return " ".join(re.sub(_PLACEHOLDER, lambda _: next(next_marks), part).split())
