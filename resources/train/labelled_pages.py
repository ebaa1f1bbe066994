"""What the trainers of page rankers share: labelled pages, scores of pages left out, calibration, trees as data."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import pathlib
import re
import sys
import unicodedata
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Protocol

import lightgbm
import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dossier.reading.html.html_reader import HtmlReader  # noqa: E402
from tests.reading.labels import examples  # noqa: E402

OWN = pathlib.Path("own")  # the invented pages of `seeds` and `tests/reading/examples`, among the folders
FORMS = ("stripped", "gettext", "html2text", "lynx")  # of a collection's pages: a folder of its own each
TENTHS = 10
SETTINGS = {
    "objective": "binary", "feature_fraction": 0.5, "bagging_fraction": 0.8, "bagging_freq": 1, "lambda_l2": 2.0,
    "max_bin": 63, "min_data_in_leaf": 20, "seed": 5, "num_threads": 1, "verbose": -1, "deterministic": True,
}  # fmt: skip
PAGE_BY_PAGE = {"objective": "lambdarank", "lambdarank_truncation_level": 10}
_ALIKE = str.maketrans("‘’“”–—‑", "''\"\"---", "\u00ad")


class LabelledPage(Protocol):
    """One page of a set."""

    collection: str
    form: str
    tenth: int  # in which its publisher is left out

    @property
    def by_rules(self) -> bool:
        """Whether the choice without the ranker is right."""

    @property
    def held(self) -> bool:
        """Whether the right answer is among the candidates."""


Outcome = tuple[LabelledPage, bool, float]  # whether the page's best candidate is right, and the log odds of that
Judge = Callable[[Sequence[Any], Sequence[Any]], list[Outcome]]  # pages to learn from, pages to judge


def norm(text: str) -> str:
    """The form in which a wording is compared to the right one."""
    text = unicodedata.normalize("NFKC", text or "").casefold().translate(_ALIKE)
    return re.sub(r"\s+", " ", text).strip()


def set_name(folder: pathlib.Path) -> tuple[str, str]:
    """The collection and the form of its pages."""
    return (folder.parent.name, folder.name) if folder.name in FORMS else (folder.name, "whole")


def tenth_of(host_or_file: str) -> int:
    """The tenth of the publishers to which a page belongs."""
    return zlib.crc32(host_or_file.encode()) % TENTHS


def labelled(
    folder: pathlib.Path, endings: Sequence[str] = HtmlReader().endings
) -> Iterator[tuple[str, Mapping[str, Any], bytes]]:
    """File, label and bytes of each page of a set; of the invented ones the label is as their files have it.

    `endings`: of the invented files that are taken.
    """
    if folder == OWN:
        pages = [one for one in examples() if one.path.suffix in endings]
        yield from ((one.path.name, one.label, one.path.read_bytes()) for one in pages)
        return
    for line in (folder / "index.jsonl").read_text(encoding="utf-8").rstrip("\n").split("\n"):
        gold = json.loads(line)
        data = (folder / "pages" / gold["file"]).read_bytes()
        yield gold["file"], gold, gzip.decompress(data) if gold["file"].endswith(".gz") else data


def grown(rows: Any, right: Any, rounds: int, pages: Sequence[int] | None = None, **settings: Any) -> lightgbm.Booster:
    """Trees that separate right rows from wrong ones; of each page's rows, if `pages` counts them (LambdaMART)."""
    data = lightgbm.Dataset(np.asarray(rows, dtype=float), label=np.asarray(right, dtype=float), group=pages)
    if pages is not None:
        settings = PAGE_BY_PAGE | settings
    return lightgbm.train(SETTINGS | settings, data, rounds)


def log_odds(model: lightgbm.Booster, rows: Sequence[Any]) -> np.ndarray:
    if not len(rows):
        return np.array([])
    return np.asarray(model.predict(np.asarray(rows, dtype=float), raw_score=True, num_threads=1))


def left_out(pages: Sequence[Any], judge: Judge, part: str, value: Any) -> list[Outcome]:
    """The outcomes on one part of the pages by what the others teach."""
    others = [page for page in pages if getattr(page, part) != value]
    return judge(others, [page for page in pages if getattr(page, part) == value])


def table(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """A line of a table for each collection and form."""
    groups: dict[tuple[str, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[outcome[0].collection, outcome[0].form].append(outcome)
    for (collection, form), found in sorted(groups.items()):
        counts = (sum(ok for _, ok, _ in found), sum(p.by_rules for p, *_ in found), sum(p.held for p, *_ in found))
        yield f"| {collection}, {form} | {len(found)} | {' | '.join(f'{count / len(found):.3f}' for count in counts)} |"


def calibration(outcomes: Sequence[tuple[bool, float]]) -> tuple[float, float]:
    """Slope and shift that make of the best candidate's log odds how often it was right (Platt), by Newton's method."""
    right = np.array([ok for ok, _ in outcomes], dtype=float)
    design = np.stack([[odds for _, odds in outcomes], np.ones(len(outcomes))], axis=1)
    weights = np.array([1.0, 0.0])
    for _ in range(50):
        p = 1 / (1 + np.exp(-design @ weights))
        hessian = (design * (p * (1 - p))[:, None]).T @ design + 0.01 * np.eye(2)
        weights += np.linalg.solve(hessian, design.T @ (right - p) - 0.01 * weights)
    return round(float(weights[0]), 4), round(float(weights[1]), 4)


def _node(tree: Mapping[str, Any]) -> Any:
    if "leaf_value" in tree:
        return round(tree["leaf_value"], 4)
    threshold = float(f"{tree['threshold']:.5g}")
    return [tree["split_feature"], threshold, _node(tree["left_child"]), _node(tree["right_child"])]


def write(name: str, model: lightgbm.Booster, features: Sequence[str], slope: float, shift: float) -> None:
    """Replaces one of the program's rankers."""
    head = json.dumps({"features": list(features), "slope": slope, "shift": shift}, ensure_ascii=False)
    trees = [_node(info["tree_structure"]) for info in model.dump_model()["tree_info"]]
    lines = ",\n".join(json.dumps(tree, separators=(",", ":")) for tree in trees)
    path = ROOT / "resources" / "models" / f"{name}.json"
    path.write_text(f'{head[:-1]}, "trees": [\n{lines}\n]}}\n', encoding="utf-8")


def train(
    doc: str,
    pages_of: Callable[[pathlib.Path], list[Any]],
    judge: Judge,
    keep: Callable[[list[Any], list[Outcome]], None],
) -> None:
    """The command line of a trainer: prints the scores of pages left out; with `--write` keeps what all pages teach."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="SET")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    with ProcessPoolExecutor(args.jobs) as pool:
        pages = [page for found in pool.map(pages_of, [*args.folders, OWN]) for page in found]
        for folder in args.folders:
            digest = hashlib.sha256((folder / "index.jsonl").read_bytes()).hexdigest()
            print(f"{'/'.join(set_name(folder))}: {digest[:8]}")
        outcomes: list[Outcome] = []
        for part in ("tenth", "collection"):
            print(f"{part} left out | pages | right | right by the rules | right one is a candidate")
            values = sorted({getattr(page, part) for page in pages})
            outcomes = [one for found in pool.map(partial(left_out, pages, judge, part), values) for one in found]
            print(*table(outcomes), sep="\n", flush=True)
    if args.write:
        keep(pages, outcomes)
