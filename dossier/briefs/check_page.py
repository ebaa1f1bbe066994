"""Builds `check.html`: one page without network that checks briefs, bags, proofs and originals in a browser."""

from __future__ import annotations

import base64
import hashlib
import json
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from dossier import lazy_re as re
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.resources import resource

CHECK_PAGE = "check.html"
_MADE_HERE = b'<meta name="generator" content="Dossier check page">'
_PARTS = ("bytes", "proofs", "brief", "bag", "page")  # each uses those before it
# Strings, templates and regular expressions are kept as they are; around other signs no white space is needed
_TOKENS = re.compile(
    r'"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`'
    r"|(?:return |(?<=[(,=!:&|?\[])|(?<=[(,=!:&|?\[] ))/(?![/*])(?:\[(?:[^\]\\\n]|\\.)*\]|[^/\\\n\[]|\\.)+/[a-z]*"
    r"|\s*[;,]\s*([}\]])\s*|\s*(!==?|[{}()\[\],;:?=<>&|+*])\s*"
)
_COMMENT = re.compile(r"^ *//.*\n| +// [^\"`\n]*$", re.MULTILINE)


@cache
def check_page() -> bytes:
    """The page, the same bytes on every machine; its script and style run by their SHA-256 alone."""
    script, style = check_script(), _text("check.css").replace("\n", "")
    environment = Environment(loader=FileSystemLoader(resource("check")), autoescape=True, undefined=StrictUndefined)
    page = environment.get_template("check.html.jinja").render(
        script=Markup(script), style=Markup(style), script_hash=_csp_hash(script), style_hash=_csp_hash(style),
        words=Markup(_words()),
    )  # fmt: skip
    return f"{page}\n".encode()


def check_script() -> str:
    """The script of the page without comments and white space that it does without."""
    whole = _COMMENT.sub("", "".join(_text(f"{name}.js") for name in _PARTS))
    tight = _TOKENS.sub(lambda hit: hit[1] or hit[2] or hit[0].strip(), whole).strip()
    return re.sub(r"\bconst\b", "let", re.sub(r"(?<![\w$])\((\w+)\)=>", r"\1=>", tight))


def is_check_page(data: bytes) -> bool:
    """Whether a file, or its beginning, says that it is such a page, of this or another release."""
    return _MADE_HERE in data[:4096]


def write_check_page(folder: Path) -> Path | None:
    """Writes the page into a folder; None where another file has its name. Raises BadInput."""
    path = folder / CHECK_PAGE
    try:
        if path.is_symlink() or (path.exists() and not is_check_page(path.read_bytes())):
            return None
        write_whole(path, check_page())
    except OSError as error:
        raise BadInput(path, f"cannot be written ({error.strerror or error})") from error
    return path


def _text(name: str) -> str:
    return resource("check", name).read_text(encoding="utf-8")


def _words() -> str:
    """The sentences by key, in English and Spanish, as JSON that HTML can contain unchanged."""
    rows = [line.split("\t") for line in _text("words.tsv").splitlines() if line and line[0] != "#"]
    text = json.dumps({key: words for key, *words in rows}, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _csp_hash(text: str) -> Markup:
    return Markup("sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode())
