"""What each feature of a block counts for or against its being part of the article.

A logistic regression, learned from pages whose article is known; names of features as `body_features` gives them.
"""

from __future__ import annotations

BIAS = -0.065

_TABLE = """
ab:0=-0.32 ab:1=-0.09 after:a0=-0.21 after:a1=-0.11 after:a2=-0.11 after:h0=-0.2 after:h1=0.05
after:h2=0.05 after:none=-0.05 after:t0=-0.12 after:t1=-0.18 after:t2=0.16 after:t3=0.29 anchors:0=0.09
anchors:1=-0.2 anchors:2=-0.2 anchors:3=-0.02 bar=-0.28 before:a0=-0.21 before:a1=-0.39 before:a2=0.09
before:a3=-0.04 before:h0=-0.29 before:h1=0.12 before:h2=0.11 before:t0=-0.24 before:t1=-0.1
before:t2=0.34 before:t3=0.21 bold:0=-0.19 bold:1=-0.64 bold:2=-0.63 broken=-0.29 capt=-0.17
commas:0=-0.29 commas:1=-0.05 commas:2=0.07 commas:3=0.07 commas:4=-0.12 desc:in=0.29 desc:out=0.86
digits=-0.07 end:0:0=-0.26 end:0:1=0.03 end:0:2=-0.45 end:0:3=-0.07 end:1:0=-0.03 end:1:1=-0.03
end:1:2=0.03 end:1:3=0.29 furn:0=-0.36 furn:1=-0.41 in=0.36 in:article=-0.41 in:aside=-0.3
in:blockquote=0.09 in:button=-0.08 in:figcaption=-0.59 in:figure=-0.69 in:h1=0.07 in:h2=0.75 in:h3=0.26
in:h4=0.14 in:li=0.02 in:p=0.19 in:section=-0.16 in:ul=-0.14 inhead=-0.07 inpost=0.39 len:0=-0.12
len:1=0.05 len:10=-0.06 len:11=0.19 len:12=0.03 len:2=-0.21 len:3=-0.03 len:4=0.04 len:6=-0.36 len:7=-0.19
len:8=0.13 len:9=0.12 linked:0:0=-0.26 linked:0:1=-0.3 linked:0:2=0.06 linked:0:3=0.37 linked:0:4=0.29
linked:0:5=0.17 linked:1:2=0.06 linked:1:3=-0.16 linked:1:4=-0.1 linked:1:5=0.2 linked:2:2=0.02
linked:2:4=-0.08 linked:2:5=-0.05 linked:3:2=0.04 linked:4:2=-0.11 linked:4:3=-0.4 linked:5:0=0.15
linked:5:1=0.09 linked:5:2=-0.04 linked:5:3=-0.38 lower=0.11 oin:article=0.26 oin:aside=-0.1
oin:footer=-0.21 oin:form=-0.05 oin:h1=-0.25 oin:h2=-0.06 oin:li=-0.18 oin:main=-0.05 oin:nav=-0.04
oin:p=-0.29 oin:section=-0.08 oin:ul=-0.15 opath:ADVERT=-0.05 opath:AUTHOR=-0.05 opath:BIO=-0.04
opath:BODY=0.11 opath:CAPTION=-0.13 opath:COMMENT=-0.12 opath:CONSENT=-0.13 opath:DATE=-0.16
opath:FOOT=-0.27 opath:HEAD=-0.19 opath:HIDDEN=-0.12 opath:LEAD=0.13 opath:LIST=-0.12 opath:MEDIA=-0.32
opath:META=-0.29 opath:NAV=-0.05 opath:NOTE=-0.13 opath:SHARE=-0.04 opath:SIGNUP=-0.13 opath:TAGS=-0.05
opath:TEASER=-0.08 opath:WIDGET=-0.04 opost=-1.16 opost:2:div=-0.03 opost:2:p=-0.09 opost:3:div=-0.03
opost:3:p=-0.14 opost:4:div=-0.08 opost:4:p=-0.2 opost:5:div=-0.15 opost:5:p=-0.3 opre=0.34
opre:2:div=-0.05 opre:2:h1=-0.14 opre:2:p=-0.07 opre:3:div=-0.03 opre:3:figcaption=-0.06 opre:3:h1=-0.08
opre:3:p=0.03 opre:4:div=0.16 opre:4:p=0.05 opre:5:p=0.44 out=-0.86 outhead=-0.25 outpost=-0.22
outpre=-0.47 own:ADVERT=-0.03 own:AUTHOR=-0.07 own:DATE=-0.09 own:EMBED=-0.04 own:HEADLINE=0.07
own:HIDDEN=-0.22 own:LEAD=0.35 own:MEDIA=-0.06 own:RELATED=-0.12 own:SIGNUP=-0.06 own:TAGS=-0.08
own:TEASER=-0.21 own:TEXT=0.15 path:ADVERT=-0.1 path:AUTHOR=-0.09 path:CAPTION=-0.15 path:DATE=-0.33
path:EMBED=-0.14 path:FOOT=-0.17 path:HEAD=-0.05 path:HEADLINE=0.05 path:HIDDEN=-0.37 path:LIST=-0.12
path:MEDIA=-0.8 path:META=-0.16 path:NAV=-0.03 path:RELATED=-0.23 path:SHARE=-0.35 path:SIDE=-0.11
path:SIGNUP=-0.56 path:TAGS=-0.22 path:TEASER=-0.54 path:WIDGET=-0.15 prog:0=0.14 prog:1=0.67 prog:2=-0.46
prog:3=-0.36 sig:0=-0.16 sig:01=-0.37 sig:1=-0.13 sig:11=-0.43 sig:2=-0.13 sig:21=0.05 sig:3=-0.34
sig:6=0.62 sigl:0:0=-0.28 sigl:0:1=-0.39 sigl:0:2=-0.44 sigl:1:0=-0.12 sigl:1:1=0.14 sigl:1:2=-0.5
sigl:2:2=0.17 sigl:3:1=-0.19 sigl:3:2=0.81 sign:0=-0.06 sign:1=-0.05 sigq:0=-0.26 sigq:1=0.07 sigq:2=0.1
sigq:3=0.04 sigq:4=0.44 speech=0.14 stops:0=-0.24 stops:1=0.02 stops:2=-0.07 stops:3=0.09 stops:4=-0.18
stops:5=-0.11 stops:6=0.08 tag:button=-0.05 tag:div=-0.44 tag:figcaption=-0.32 tag:h1=-0.18 tag:h2=0.69
tag:h3=0.24 tag:h4=0.11 tag:li=0.14 tag:p=0.03 tail:0:0=-0.15 tail:0:1=-0.1 tail:0:2=-0.12 tail:1:0=-0.03
tail:1:1=-0.16 tail:2:0=-0.04 tail:2:1=-0.03 tsig:0=-0.46 tsig:1=-0.29 tsig:2=-0.05 tsig:3=-0.24
tsig:6=0.55 twice:0:3=-0.36 twice:1:2=-0.2 twice:2:2=-0.23 upper=-0.17
"""


def _parsed(table: str) -> dict[str, float]:
    pairs = (item.rpartition("=") for item in table.split())
    return {name: float(value) for name, _, value in pairs}


WEIGHTS = _parsed(_TABLE)
