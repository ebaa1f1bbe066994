"""Writes a brief as Markdown (CommonMark with tables and footnotes), its record in a comment at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dossier import lazy_re as re
from dossier.briefs import brief_record, layout_fingerprint
from dossier.briefs.footnotes import notes
from dossier.briefs.references import StyledRun
from dossier.briefs.seal import MARKDOWN_LINE, seal
from dossier.briefs.view import view
from dossier.model.briefs import Brief
from dossier.resources import resource

RECORD_OPENS, RECORD_CLOSES = "<!-- dossier-brief-json", "-->"

# What CommonMark and its usual extensions take as markup, and what they would make a link of (the colon of an address,
# the at sign, `www.`); a backslash makes each of them a plain sign.
_SIGNS = re.compile(r"[\\`*_\[\]<>#|~&$^@{}]|:(?=//)|(?<=www)\.")
_OPENING = re.compile(r"^(\s*)(?:([-+=:])|(\d{1,9})([.)]))")


class MarkdownExporter:
    """Exports one Markdown text that reads well as plain text, and better where footnotes are supported."""

    ending = ".md"

    def layout(self) -> str:
        """The name of what lays the text out: the same one gives the same bytes."""
        return layout_fingerprint.MARKDOWN

    def export(self, brief: Brief) -> bytes:
        """The sealed text in UTF-8, the same bytes for the same brief."""
        text = (
            _environment()
            .get_template("brief.md.jinja")
            .render(
                v=view(brief, "md"),
                notes=notes_as_lines(brief),
                seal=Markup(MARKDOWN_LINE),
                record=Markup(f"{RECORD_OPENS}\n{brief_record.dump(brief, self.layout())}\n{RECORD_CLOSES}"),
                runs=lambda parts: Markup(_runs([StyledRun(**part) for part in parts])),
                mono=lambda text: Markup(_mono(text)),
                mark=lambda number: Markup(f"[^{number}]"),
                raw=Markup,  # commands, in a block of code
            )
        )
        return seal(text.encode())


def notes_as_lines(brief: Brief) -> list[Markup]:
    """The footnotes, a line each, as the file contains them."""
    return [Markup(f"[^{number}]: {_runs(runs)}") for number, runs in enumerate(notes(brief), 1)]


def escaped(text: str) -> str:
    """The words as plain words of Markdown, in one line."""
    line = _SIGNS.sub(lambda hit: "\\" + hit[0], re.sub(r"\s+", " ", text))
    return _OPENING.sub(lambda hit: f"{hit[1]}\\{hit[2]}" if hit[2] else f"{hit[1]}{hit[3]}\\{hit[4]}", line)


def _runs(runs: Sequence[StyledRun]) -> str:
    return "".join(f"*{escaped(run.text.strip())}*" if run.italic else escaped(run.text) for run in runs)


def _mono(text: str) -> str:
    """A span of code, fenced by more backticks than the text holds in a row."""
    line = re.sub(r"\s+", " ", text)
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", line)), default=0))
    return f"{fence} {line} {fence}" if "`" in line else f"{fence}{line}{fence}"


def _shown(value: object) -> Markup:
    """Everything that the template puts in is words, unless it was made as markup here."""
    return value if isinstance(value, Markup) else Markup(escaped(str(value)))


@cache
def _environment() -> Environment:
    finalize: Callable[[object], object] = _shown  # comes before the escaping of HTML, and leaves nothing to it
    return Environment(
        loader=FileSystemLoader(resource("briefs")), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        finalize=finalize, autoescape=True, keep_trailing_newline=True,
    )  # fmt: skip
