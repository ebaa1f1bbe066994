"""The forms of papers' and agencies' names in Chinese, Japanese, Korean and Arabic letters."""

from __future__ import annotations

from functools import cache

from dossier import lazy_re as re

CASELESS = "\u0590"  # from here on letters have no capitals


def is_name_in_script(words: str) -> bool:
    """Whether words in these scripts are a paper's name by their last letters, or in Arabic by the first word."""
    return words[:1] >= CASELESS and _shape().fullmatch(words) is not None


@cache
def _shape() -> re.Pattern[str]:
    # Late: so large a set of letters takes long to compile, and most reports need none of it
    return re.compile(
        "[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,6}"
        "(?:[日晚晨早时時周週]报|[日晚早時週]報|新[報聞]|新闻网?|通[讯訊信]社|일보|신문|통신|뉴스)"
        r"|(?:جريدة|صحيفة|وكالة|مجلة)(?: [^\W\d_]+){1,3}"
    )
