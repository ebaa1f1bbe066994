"""What each feature of a block counts for or against its being part of the article.

A logistic regression, learned from pages whose article is known; names of features as `body_features` gives them.
"""

from __future__ import annotations

BIAS = -0.748

_TABLE = """
ab:0=-0.3 ab:1=0.08 after:a0=-0.36 after:a1=-0.09 after:a2=-0.06 after:h0=-0.15 after:h1=-0.02
after:h2=0.04 after:none=-0.03 after:t0=-0.08 after:t1=-0.13 after:t2=0.2 after:t3=0.27 anchors:0=0.1
anchors:1=-0.25 anchors:2=-0.14 anchors:3=-0.19 bar=-0.18 before:a0=-0.36 before:a1=-0.29 before:a2=0.04
before:h0=-0.2 before:h1=0.08 before:h2=0.09 before:none=-0.03 before:t0=-0.2 before:t2=0.28
before:t3=0.19 bold:0=-0.07 bold:1=-0.37 bold:2=-0.33 broken=-0.23 capt=-0.13 colon=-0.03 commas:0=-0.32
commas:1=-0.06 commas:2=0.09 commas:4=-0.07 desc:in=0.19 desc:out=0.74 digits=-0.11 end:0:0=-0.4
end:0:1=-0.06 end:0:2=-0.27 end:0:3=-0.06 end:1:0=-0.03 end:1:1=-0.07 end:1:2=0.12 end:1:3=0.35
furn:0=-0.18 furn:1=-0.24 in=0.48 in:article=-0.25 in:aside=-0.16 in:blockquote=0.06 in:button=-0.05
in:figcaption=-0.46 in:figure=-0.54 in:h1=0.03 in:h2=0.53 in:h3=0.2 in:h4=0.08 in:li=-0.08 in:p=0.08
in:section=-0.16 in:ul=-0.22 inhead=-0.03 inpost=0.5 len:0=-0.12 len:1=-0.13 len:11=0.08 len:12=0.03
len:2=-0.25 len:3=-0.09 len:5=-0.04 len:6=-0.23 len:7=-0.05 len:8=0.14 len:9=0.15 linked:0:0=-0.17
linked:0:1=-0.21 linked:0:2=0.17 linked:0:3=0.35 linked:0:4=0.37 linked:0:5=0.11 linked:1:2=0.03
linked:1:3=-0.08 linked:1:4=-0.03 linked:1:5=0.1 linked:2:5=0.02 linked:3:1=-0.02 linked:4:0=0.02
linked:4:2=-0.07 linked:4:3=-0.24 linked:4:4=0.02 linked:5:0=-0.11 linked:5:1=-0.11 linked:5:2=-0.17
linked:5:3=-0.32 linked:5:4=-0.15 lower=0.07 oin:article=0.24 oin:aside=-0.16 oin:button=-0.04
oin:footer=-0.24 oin:form=-0.05 oin:h1=-0.09 oin:h3=-0.11 oin:h4=-0.1 oin:h5=-0.03 oin:header=-0.09
oin:li=-0.36 oin:main=0.04 oin:nav=-0.25 oin:ol=-0.04 oin:p=-0.14 oin:section=-0.16 oin:ul=-0.34
opath:ADVERT=-0.07 opath:AUTHOR=-0.08 opath:BIO=-0.03 opath:BODY=0.09 opath:CAPTION=-0.06
opath:COMMENT=-0.08 opath:CONSENT=-0.07 opath:DATE=-0.04 opath:EMBED=-0.02 opath:FOOT=-0.22
opath:HEAD=-0.03 opath:HEADLINE=-0.2 opath:HIDDEN=-0.17 opath:LEAD=0.17 opath:LIST=-0.19 opath:MEDIA=-0.21
opath:META=-0.23 opath:NAV=-0.3 opath:NOTE=-0.08 opath:PAYWALL=-0.04 opath:RELATED=-0.04 opath:SHARE=-0.06
opath:SIDE=-0.11 opath:SIGNUP=-0.11 opath:TAGS=-0.03 opath:TEASER=-0.23 opath:TEXT=0.06 opath:WIDGET=-0.07
opost=-0.94 opost:0:div=-0.07 opost:0:li=-0.06 opost:1:div=-0.05 opost:1:h2=-0.02 opost:1:h3=-0.02
opost:1:p=-0.05 opost:2:div=-0.02 opost:2:h3=-0.03 opost:2:p=-0.05 opost:3:p=-0.09 opost:4:div=-0.04
opost:4:p=-0.14 opost:5:div=-0.07 opost:5:p=-0.18 opre=0.14 opre:0:button=-0.02 opre:0:div=-0.11
opre:0:li=-0.2 opre:1:div=-0.03 opre:1:h2=0.02 opre:1:h4=-0.03 opre:1:p=-0.03 opre:2:h1=-0.06
opre:2:h2=0.02 opre:2:h4=-0.03 opre:2:li=0.15 opre:3:figcaption=-0.02 opre:3:p=0.05 opre:4:div=0.12
opre:4:p=0.07 opre:5:p=0.35 out=-0.58 outhead=-0.08 outpost=-0.37 outpre=-0.5 own:AUTHOR=-0.05
own:CAPTION=-0.1 own:DATE=-0.04 own:EMBED=-0.03 own:HEADLINE=0.05 own:HIDDEN=-0.13 own:LEAD=0.21
own:MEDIA=-0.09 own:RELATED=-0.07 own:SIGNUP=-0.04 own:TAGS=-0.06 own:TEASER=-0.13 own:TEXT=0.13
path:ADVERT=-0.07 path:AUTHOR=-0.06 path:CAPTION=-0.18 path:COMMENT=-0.43 path:DATE=-0.2 path:EMBED=-0.06
path:FOOT=-0.1 path:HEAD=-0.03 path:HEADLINE=0.03 path:HIDDEN=-0.27 path:LIST=-0.31 path:MEDIA=-0.62
path:META=-0.1 path:RELATED=-0.14 path:SHARE=-0.17 path:SIDE=-0.08 path:SIGNUP=-0.33 path:TAGS=-0.14
path:TEASER=-0.38 path:WIDGET=-0.09 prog:0=0.15 prog:1=0.71 prog:2=-0.29 prog:3=-0.19 sig:01=-0.2
sig:1=-0.05 sig:11=-0.3 sig:2=-0.02 sig:3=-0.18 sig:6=0.69 sigl:0:0=-0.05 sigl:0:1=-0.16 sigl:0:2=-0.35
sigl:1:0=-0.02 sigl:1:1=0.16 sigl:1:2=-0.37 sigl:2:2=-0.08 sigl:3:0=0.03 sigl:3:1=-0.09 sigl:3:2=0.84
sign:0=-0.03 sign:1=-0.02 sigq:0=-0.37 sigq:1=0.16 sigq:2=0.12 sigq:3=0.1 sigq:4=0.51 speech=0.09
stops:0=-0.35 stops:3=0.12 stops:4=-0.13 stops:5=-0.06 stops:6=0.09 tag:aside=-0.05 tag:button=-0.07
tag:div=-0.47 tag:figcaption=-0.26 tag:h1=-0.06 tag:h2=0.51 tag:h3=0.1 tag:h5=-0.04 tag:h6=-0.02
tag:header=-0.02 tag:li=0.11 tag:p=-0.08 tail:0:0=-0.07 tail:0:1=-0.06 tail:0:2=-0.08 tail:1:1=-0.09
tail:3:0=-0.03 tsig:0=-0.19 tsig:1=-0.2 tsig:3=-0.12 tsig:6=0.64 twice:0:2=-0.05 twice:0:3=-0.27
twice:1:2=-0.08 twice:2:2=-0.05 upper=-0.09
"""


def _parsed(table: str) -> dict[str, float]:
    pairs = (item.rpartition("=") for item in table.split())
    return {name: float(value) for name, _, value in pairs}


WEIGHTS = _parsed(_TABLE)
