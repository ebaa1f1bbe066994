"""Trains the trees that choose a page's story, and prints scores on collections that they were not trained on.

    python resources/train/train_body.py SET... [--write] [--no-scores]

A SET is a folder with `index.jsonl` and `pages/`. A line of the index names the page's `file` (may end in .gz) and its
`body`; or words that the body holds (`with`) or does not hold (`without`). The invented pages of `seeds` and
`tests/reading/examples` are always learned from. Only weights are written, no text. Needs the extra `train`.
"""

from __future__ import annotations

import argparse
import math
import pathlib
import re
import textwrap
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import lightgbm
import numpy as np
from labelled_pages import OWN, labelled, log_odds, set_name

from dossier.reading.html import body_blocks
from dossier.reading.html.body_features import Survey, block_features
from dossier.reading.html.body_seen import BlockFeatures
from dossier.reading.html.broken_lines import split_blocks
from dossier.reading.html.described import titles_of
from dossier.reading.html.html_reader import parse_page
from dossier.reading.html.jsonld import read_jsonld
from dossier.reading.text_tools.prose import ends as closes

TREES = pathlib.Path(__file__).parents[2] / "dossier/reading/html/body_trees.py"
ROUNDS, FIRST = 40, 15  # trees; those after which many blocks are decided
SETTINGS = {
    "objective": "binary",
    "learning_rate": 0.28,
    "num_leaves": 16,
    "min_data_in_leaf": 40,
    "lambda_l2": 5,
    "feature_fraction": 0.6,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "max_bin": 127,
    "num_threads": 1,
    "seed": 7,
    "deterministic": True,
    "verbosity": -1,
}
OWN_WEIGHT = 8  # of an invented page: small pages without class names are rare in the collections
RUN = 4  # words; a run of so many in the body is no accident
_SIGNS = "\\u0e00-\\u0eff\\u3040-\\u30ff\\u3400-\\u9fff"
_WORD = re.compile(rf"[{_SIGNS}]|[^\W{_SIGNS}]+")
_BITS = ("own", "above")
_HINTS = 31
_PLAIN = [name for name in BlockFeatures._fields if name not in _BITS]
NAMES = [*_PLAIN, *(f"{name} {bit}" for name in _BITS for bit in range(_HINTS))]


@dataclass
class LabelledPage:
    """A page's survey, the labels of its candidate blocks (`None`: unknown) and the gold."""

    survey: Survey
    features: dict[int, BlockFeatures]
    labels: dict[int, float | None]
    gold: Mapping[str, Any]


def words(text: str) -> list[str]:
    """The words of a text in one form; signs of scripts without spaces are words."""
    return _WORD.findall(unicodedata.normalize("NFKC", text).casefold())


def shares_in_body(texts: Sequence[str], body: str) -> list[float]:
    """The share of each text's words that lie in a run of `RUN` words of the body.

    A shorter text counts if it is a line of the body, or makes such a run with the words next to it.
    """
    gold = words(body)
    runs = {tuple(gold[n : n + RUN]) for n in range(len(gold) - RUN + 1)}
    lines = {" ".join(words(line)) for line in body.split("\n")}
    parts = [words(text) for text in texts]
    found = []
    for n, part in enumerate(parts):
        if len(part) >= RUN:
            starts = [k for k in range(len(part) - RUN + 1) if tuple(part[k : k + RUN]) in runs]
            found.append(len({k + more for k in starts for more in range(RUN)}) / len(part))
            continue
        before, after = next(filter(None, parts[:n][-2:][::-1]), []), next(filter(None, parts[n + 1 : n + 3]), [])
        around = tuple((part + after)[:RUN]), tuple((before + part)[-RUN:])
        is_line = bool(part) and " ".join(part) in lines
        found.append(float(is_line or (bool(part) and not runs.isdisjoint(around))))
    return found


def pages_of(folder: pathlib.Path) -> Iterator[LabelledPage]:
    """The labelled pages of a collection."""
    for _, gold, data in labelled(folder):
        page = parse_page(data)
        page.blocks = split_blocks(page.blocks)
        metas = dict(reversed(page.metas))
        summary = metas.get("og:description") or metas.get("description") or ""
        survey = Survey(page, titles_of(page), summary, read_jsonld(page.scripts, titles_of(page)).body)
        features = block_features(survey)
        for block in survey.blocks:
            for box in block.box.outwards():
                if box.called:  # asking keeps the names, so that the parsed page can go
                    box.node = None
        labels = labels_of([block.text for block in survey.blocks], gold)
        yield LabelledPage(survey, features, {n: labels[n] for n in features}, gold)


def labels_of(texts: Sequence[str], gold: Mapping[str, Any]) -> Sequence[float | None]:
    """The share of each block that is of the body, by the body, by the labels of invented pages, or by snippets."""
    if gold.get("body"):
        return shares_in_body(texts, gold["body"])
    flat = [" ".join(words(text)) for text in texts]
    if "text_starts" in gold:
        return _within_ends(flat, texts, gold)
    wanted, unwanted = ([" ".join(words(x)) for x in gold.get(key) or []] for key in ("with", "without"))
    return [1.0 if _holds(text, wanted) else 0.0 if _holds(text, unwanted) else None for text in flat]


def _within_ends(flat: Sequence[str], texts: Sequence[str], gold: Mapping[str, Any]) -> Sequence[float | None]:
    """Sentences from the story's first words to its last are of it; what is below, or named as not of it, is not."""
    starts, ends = (" ".join(words(gold[key])) for key in ("text_starts", "text_ends"))
    first = next((n for n, text in enumerate(flat) if starts in text), len(flat))
    last = max((n for n, text in enumerate(flat) if ends in text), default=-1)
    unwanted = [" ".join(words(x)) for x in gold["not_in_text"]]
    found: list[float | None] = []
    for n, text in enumerate(flat):
        if _holds(text, unwanted) or (first < len(flat) and n > last >= first):
            found.append(0.0)
        else:
            found.append(1.0 if first <= n <= last and closes(texts[n]) else None)
    return found


def _holds(text: str, snippets: Sequence[str]) -> bool:
    return any(snippet and snippet in text for snippet in snippets)


def matrix(page: LabelledPage) -> np.ndarray:
    """A row a block; the hints are a column a bit."""
    rows = [
        [float(getattr(block, name)) for name in _PLAIN]
        + [float(getattr(block, name) >> bit & 1) for name in _BITS for bit in range(_HINTS)]
        for block in page.features.values()
    ]
    return np.array(rows, dtype=np.float32).reshape(len(rows), len(NAMES))


def weights(page: LabelledPage) -> np.ndarray:
    """Long blocks count more, unknown ones nothing, and a long page less than several short ones."""
    letters = [math.log1p(page.survey.lengths[n] / 20) * (page.labels[n] is not None) for n in page.features]
    found = np.array(letters)
    is_own = "text_starts" in page.gold
    whole = 3 * OWN_WEIGHT if is_own else 3 if page.gold.get("body") else 0
    return found * whole / math.sqrt(found.sum()) if whole and found.sum() else found


def train(pages: Sequence[LabelledPage], rows: Sequence[np.ndarray]) -> lightgbm.Booster:
    """Trees that were grown on these pages; `rows`: the matrix of each."""
    labels = np.array([(label or 0.0) >= 0.5 for page in pages for label in page.labels.values()], dtype=float)
    weight = np.concatenate([weights(page) for page in pages])
    known = weight > 0
    data = lightgbm.Dataset(np.vstack(rows)[known], labels[known], weight=weight[known])
    return lightgbm.train(SETTINGS, data, ROUNDS)


def score(pages: Sequence[LabelledPage], rows: Sequence[np.ndarray], trees: lightgbm.Booster) -> str:
    """How well the selection with these trees agrees with the gold: token F1, and shares of snippets right."""
    f1, snippets = [], {"with": [0, 0], "without": [0, 0]}
    for page, row in zip(pages, rows, strict=True):
        odds = log_odds(trees, row)
        chosen = body_blocks.select(page.survey, dict(zip(page.features, map(float, odds), strict=True)))
        text = words("\n\n".join(block.text for block in chosen))
        if page.gold.get("body"):
            found, gold = Counter(text), Counter(words(page.gold["body"]))
            f1.append(2 * (found & gold).total() / max(1, found.total() + gold.total()))
        for key, count in snippets.items():
            held = [" ".join(words(x)) in " ".join(text) for x in page.gold.get(key) or []]
            count[0] += sum(held) if key == "with" else len(held) - sum(held)
            count[1] += len(held)
    said = [f"{len(pages)} pages"]
    if f1:
        said.append(f"F1 {sum(f1) / len(f1):.4f}, under .8 {sum(x < 0.8 for x in f1) / len(f1):.4f}")
    return ", ".join([*said, *(f"{key} {right / of:.4f}" for key, (right, of) in snippets.items() if of)])


def _code(node: dict[str, object]) -> str:
    """One tree as an expression."""
    if "leaf_value" in node:
        return f"{node['leaf_value']:.3g}"
    name, left, right = NAMES[node["split_feature"]], _code(node["left_child"]), _code(node["right_child"])  # type: ignore[index,arg-type]
    if " " in name:
        field, bit = name.split()
        return f"({right} if {field} & {1 << int(bit)} else {left})"
    return f"({left} if {name} <= {node['threshold']:.4g} else {right})"


def write(booster: lightgbm.Booster) -> None:
    """Replaces the trees in the module of the program."""
    trees = [_code(tree["tree_structure"]) for tree in booster.dump_model()["tree_info"]]
    head = TREES.read_text(encoding="utf-8").partition("# fmt: off\n")[0] + "# fmt: off\n"
    parts = (("_first", "first", trees[:FIRST]), ("_others", "other", trees[FIRST:]))
    code = "\n\n".join(_function(name, said, group) for name, said, group in parts)
    TREES.write_text(f"{head}{code}\n# fmt: on\n", encoding="utf-8")


def _function(name: str, said: str, trees: Sequence[str]) -> str:
    body = " + ".join(trees)
    fields = [field if re.search(rf"\b{field}\b", body) else f"_{field}" for field in BlockFeatures._fields]
    unpacked = textwrap.fill(f"({', '.join(fields)}) = block", 116, subsequent_indent=" ", break_long_words=False)
    summed = textwrap.fill(body, 112, break_long_words=False, break_on_hyphens=False)
    return (
        f'def {name}(block: BlockFeatures) -> float:\n    """The sum of the {said} trees."""\n'
        f"{textwrap.indent(unpacked, '    ')}\n    return (\n{textwrap.indent(summed, '        ')}\n    )\n"
    )


def main() -> None:
    """Prints leave-one-collection-out scores; with `--write` trains on all and replaces the program's trees."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--no-scores", action="store_true", help="train only")
    args = parser.parse_args()
    sets = {folder: list(pages_of(folder)) for folder in (*args.folders, OWN)}
    rows = {folder: [matrix(page) for page in pages] for folder, pages in sets.items()}
    for folder in () if args.no_scores else args.folders:
        collection, form = set_name(folder)
        others = [other for other in sets if set_name(other)[0] != collection]
        trees = train([p for other in others for p in sets[other]], [r for other in others for r in rows[other]])
        print(f"{collection}, {form}, trained on others: {score(sets[folder], rows[folder], trees)}", flush=True)
    if args.write:
        write(train([p for pages in sets.values() for p in pages], [r for group in rows.values() for r in group]))


if __name__ == "__main__":
    main()
