"""Says how likely a paragraph of a copied page is of its story: boosted trees, grown on pages whose story is known.

Made as those of `reading/html/body_trees.py`, by a program; every tree is one expression, and their sum are log odds.
"""

from __future__ import annotations

from dossier.reading.plaintext.paragraph_features import Traits


# fmt: off
def score(seen: Traits) -> float:
    """Log odds that the paragraph is of the story."""
    (letters, ended, told, small, times, shared, opened, before, inside, apart, close, far, above, below,
    letters_before, letters_after, ended_after, told_after) = seen
    return (
        -0.557 + ((((-0.128 if ended else -0.267) if close < 0.811 else (-0.119 if shared < 0.306 else 0.151)) if
        opened < 0.0323 else ((0.483 if times < 2 else -0.227) if ended_after else (0.347 if times < 2 else -0.251)))
        if apart < 1 else (((-0.274 if apart < 2 else -0.314) if opened < 0.186 else (-0.282 if close < 0.732 else
        -0.0697)) if shared < 0.512 else ((-0.31 if letters < 40 else -0.239) if letters < 114 else (-0.09 if
        letters_before < 38 else 0.322)))) + ((((0.288 if before < 0.584 else -0.105) if far < 0.655 else (0.0288 if
        opened < 0.0471 else 0.379)) if told else ((-0.0993 if letters_before < 152 else 0.191) if ended_after else
        (-0.25 if small < 0.774 else -0.0943))) if inside else (((-0.0782 if far < 0.719 else -0.239) if apart < 2
        else (-0.283 if opened < 0.14 else -0.259)) if letters < 114 else ((-0.282 if opened < 0.186 else -0.0943) if
        shared < 0.553 else (-0.1 if letters_before < 39 else 0.272)))) + ((((-0.00594 if opened < 0.338 else 0.213)
        if told else (-0.164 if letters < 137 else 0.0806)) if close < 0.756 else ((0.321 if times < 2 else -0.313) if
        ended else (-0.0869 if letters_before < 224 else 0.0787))) if apart < 1 else (((-0.245 if letters < 56 else
        -0.156) if apart < 9 else (-0.239 if ended else -0.262)) if letters < 123 else ((-0.218 if opened < 0.401 else
        0.0429) if below < 0.732 else 0.152))) + ((((-0.18 if shared < 0.296 else 0.135) if far < 0.703 else (0.275 if
        ended else 0.0327)) if before < 0.958 else ((-0.242 if letters_before < 85 else -0.132) if shared < 0.472 else
        (-0.141 if far < 0.74 else 0.194))) if told else (((-0.243 if above < 0.953 else -0.12) if letters_after < 144
        else (-0.236 if small < 0.491 else -0.0363)) if shared < 0.518 else ((-0.0684 if letters_before < 72 else
        0.211) if told_after else (-0.215 if far < 0.463 else -0.0819)))) + ((((0.164 if before < 0.973 else -0.196)
        if told_after else (-0.173 if far < 0.797 else 0.0176)) if letters < 117 else ((-0.0993 if opened < 0.394 else
        0.257) if far < 0.63 else (0.108 if opened < 0.105 else 0.258))) if ended else (((-0.0674 if before < 0.797
        else -0.208) if apart < 1 else (-0.233 if letters < 111 else -0.156)) if letters_after < 296 else ((-0.0376 if
        letters < 74 else -0.194) if letters_before < 106 else (0.225 if opened < 0.205 else 0.0573)))) + ((((0.000697
        if ended else -0.172) if letters_after < 141 else (0.00156 if letters_before < 106 else 0.144)) if letters <
        136 else ((-0.285 if letters < 208 else -0.00127) if small < 0.56 else (0.132 if below < 0.625 else 0.243)))
        if apart < 1 else (((-0.141 if apart < 2 else -0.229) if letters < 112 else (-0.228 if below < 0.691 else
        -0.275)) if opened < 0.184 else ((0.169 if apart < 19 else -0.187) if ended else (-0.209 if letters_before <
        75 else -0.00628)))) + ((((-0.209 if small < 0.707 else -0.069) if apart < 1 else (-0.136 if apart < 11 else
        -0.219)) if below < 0.617 else ((-0.102 if before < 0.619 else -0.224) if shared < 0.372 else (-0.104 if small
        < 0.603 else 0.138))) if close < 0.733 else (((-0.162 if close < 0.966 else 0.216) if letters_before < 409
        else (-0.203 if letters_after < 241 else 0.115)) if small < 0.547 else ((-0.129 if letters_before < 127 else
        0.135) if opened < 0.0471 else (0.0867 if letters < 136 else 0.215)))) + ((((-0.195 if letters < 186 else
        0.099) if small < 0.572 else (0.15 if small < 0.847 else 0.21)) if before < 0.876 else ((-0.175 if
        letters_after < 141 else 0.0405) if letters_before < 126 else (0.079 if above < 0.943 else 0.22))) if told
        else (((-0.198 if shared < 0.606 else -0.0716) if far < 0.928 else (0.218 if ended_after else -0.122)) if
        letters_after < 250 else ((-0.207 if shared < 0.95 else 0.108) if small < 0.394 else (0.14 if times < 2 else
        -0.223)))) + ((((-0.145 if letters < 281 else 0.0156) if below < 0.663 else (-0.148 if shared < 0.205 else
        0.152)) if letters_before < 86 else ((0.0246 if letters < 27 else -0.278) if small < 0.437 else (0.203 if
        before < 1.01 else -0.158))) if ended else (((-0.188 if shared < 0.852 else -0.0652) if letters_after < 334
        else (0.121 if below < 0.87 else -0.0578)) if letters < 248 else 0.123)) + ((((-0.0189 if small < 0.563 else
        0.163) if apart < 17 else (-0.209 if far < 0.657 else -0.279)) if before < 0.921 else ((-0.221 if above <
        0.892 else -0.0228) if opened < 0.179 else (0.094 if apart < 20 else -0.195))) if ended else (((-0.198 if
        small < 0.807 else -0.132) if letters_before < 466 else 0.157) if below < 0.746 else ((-0.0804 if
        letters_after < 313 else -0.203) if shared < 0.575 else (0.054 if close < 0.986 else -0.228)))) + ((((-0.133
        if times < 2 else -0.214) if close < 0.932 else (0.0973 if ended_after else -0.27)) if letters_before < 118
        else ((0.133 if times < 2 else -0.234) if ended_after else (-0.18 if small < 0.771 else 0.0505))) if letters <
        135 else (((-0.0461 if small < 0.727 else 0.197) if letters < 280 else (0.229 if close < 0.717 else 0.202)) if
        before < 0.876 else ((-0.0969 if letters < 206 else -0.215) if close < 0.854 else (-0.0972 if letters_before <
        150 else 0.203)))) + ((((-0.03 if letters < 181 else 0.181) if ended_after else (-0.0851 if letters < 56 else
        -0.168)) if small < 0.589 else ((0.165 if ended_after else 0.0627) if times < 2 else (-0.348 if ended else
        -0.0486))) if apart < 1 else ((-0.222 if shared < 0.05 else -0.287) if before < -0.241 else ((-0.129 if told
        else -0.197) if letters_before < 48 else (0.0262 if apart < 19 else -0.18)))) + ((((-0.174 if letters_before <
        224 else 0.0619) if close < 0.947 else (-0.305 if letters_before < 136 else -0.0405)) if close < 0.965 else
        (-0.243 if shared < 0.209 else (0.157 if told else 0.278))) if opened < 0.126 else (((-0.0319 if letters < 250
        else 0.13) if letters_before < 46 else (0.212 if above < 0.0558 else 0.119)) if apart < 20 else ((-0.165 if
        below < 0.516 else -0.199) if above < 0.718 else -0.233))) + ((((-0.138 if inside else -0.167) if small <
        0.705 else (-0.14 if opened < 0.136 else 0.0706)) if letters_before < 133 else ((-0.0438 if small < 0.617 else
        0.123) if times < 2 else (-0.335 if ended else -0.122))) if letters < 272 else (-0.132 if far < 0.571 else
        ((0.248 if letters < 292 else 0.0666) if letters_before < 48 else (0.222 if below < 0.615 else 0.2)))) +
        ((((-0.152 if letters < 70 else -0.115) if close < 0.97 else (0.0823 if below < 0.96 else 0.233)) if shared <
        0.598 else ((-0.0151 if small < 0.756 else 0.125) if times < 2 else (-0.16 if small < 0.515 else -0.17))) if
        letters < 135 else ((-0.131 if small < 0.486 else (0.181 if below < 0.596 else 0.148)) if before < 0.8 else
        ((-0.182 if close < 0.872 else -0.0155) if letters_before < 61 else (0.0985 if ended else -0.224)))) +
        ((((-0.0375 if above < 0.893 else 0.153) if ended_after else (-0.121 if far < 0.819 else -0.2)) if
        letters_before < 176 else ((-0.0596 if close < 0.806 else -0.168) if letters < 64 else (0.145 if inside else
        -0.157))) if below < 0.755 else (((-0.0475 if close < 0.552 else 0.13) if ended else (0.0817 if letters < 73
        else -0.0758)) if times < 2 else ((-0.214 if shared < 0.964 else 0.329) if close < 0.464 else (-0.183 if close
        < 0.907 else -0.201)))) + ((((-0.18 if letters < 71 else -0.139) if close < 0.722 else (-0.0125 if before <
        0.693 else -0.223)) if far < 0.833 else ((-0.0824 if shared < 0.191 else 0.16) if ended_after else (-0.132 if
        opened < 0.0228 else 0.0454))) if opened < 0.126 else (((0.106 if shared < 0.797 else -0.00254) if times < 2
        else (-0.275 if apart < 2 else -0.219)) if ended else ((-0.0614 if far < 0.924 else -0.377) if told else
        (-0.0411 if shared < 0.791 else 0.103)))) + ((((-0.146 if told else 0.00566) if letters < 186 else (0.133 if
        far < 0.939 else -0.145)) if small < 0.707 else ((-0.208 if letters < 132 else 0.0683) if below < 0.401 else
        (0.301 if far < 0.534 else 0.138))) if ended_after else (((-0.119 if opened < 0.519 else 0.047) if below <
        0.927 else (-0.121 if shared < 0.882 else -0.234)) if letters < 273 else (-0.141 if shared < 0.248 else (0.262
        if letters < 289 else 0.143)))) + ((((-0.161 if letters < 229 else -0.149) if opened < 0.186 else (-0.107 if
        letters_before < 23 else 0.107)) if letters_after < 475 else -0.306) if shared < 0.301 else (((0.0817 if
        before < 0.453 else -0.0376) if told_after else (-0.103 if letters < 288 else 0.217)) if small < 0.626 else
        ((0.116 if letters_after < 17 else 0.085) if apart < 18 else (-0.104 if below < 0.63 else -0.247)))) +
        ((((-0.0203 if letters < 118 else 0.145) if before < 0.745 else (0.0511 if letters < 206 else -0.089)) if
        times < 2 else ((-0.184 if letters < 60 else -0.275) if apart < 1 else (-0.245 if before < -0.0327 else
        -0.118))) if ended else (((-0.188 if below < 0.841 else -0.408) if letters < 191 else (-0.0704 if above <
        0.781 else 0.119)) if told else ((-0.0736 if letters_after < 335 else 0.0582) if far < 0.965 else 0.234))) +
        ((((-0.146 if letters_after < 384 else -0.249) if opened < 0.0449 else (-0.0501 if close < 0.705 else -0.168))
        if above < 0.845 else ((-0.0574 if letters_before < 48 else 0.0941) if before < 0.937 else (-0.169 if apart <
        1 else -0.0853))) if opened < 0.177 else (((0.31 if letters < 209 else 0.19) if opened < 0.198 else (-0.0495
        if letters < 265 else 0.141)) if small < 0.819 else ((-0.128 if close < 0.457 else 0.124) if ended else
        (0.0445 if letters < 127 else 0.308)))) + ((((0.183 if close < 0.155 else -0.0965) if inside else (0.048 if
        told else -0.157)) if letters_before < 81 else ((0.0118 if letters < 139 else -0.231) if letters < 157 else
        (0.225 if letters_before < 114 else 0.112))) if below < 0.675 else (((0.0166 if close < 0.985 else -0.17) if
        apart < 6 else (-0.137 if small < 0.658 else -0.245)) if small < 0.739 else ((0.128 if times < 3 else -0.248)
        if before < 0.775 else (0.0916 if letters_after < 27 else -0.056)))) + ((((-0.069 if below < 0.365 else
        -0.058) if letters_after < 142 else (-0.159 if letters_before < 14 else 0.045)) if small < 0.777 else (0.102
        if opened < 0.272 else -0.396)) if small < 0.778 else (((-0.155 if far < 0.608 else 0.169) if ended_after else
        (-0.103 if above < 0.96 else -0.249)) if shared < 0.297 else ((-0.078 if letters_after < 179 else -0.44) if
        letters < 29 else (0.0793 if told else 0.113)))) + ((((-0.0677 if letters < 360 else 0.21) if letters_before <
        15 else (0.175 if letters_before < 16 else 0.056)) if apart < 18 else ((-0.173 if opened < 0.544 else -0.137)
        if below < 0.692 else (-0.166 if close < 0.734 else -0.255))) if before < 0.714 else (-0.184 if before < 0.721
        else ((-0.0535 if letters < 215 else -0.235) if letters < 273 else (-0.0997 if letters_before < 47 else
        0.135)))) + ((((-0.153 if close < 0.457 else 0.29) if close < 0.486 else (-0.138 if letters < 268 else
        -0.00562)) if shared < 0.673 else ((-0.06 if far < 0.832 else -0.3) if above < 0.596 else (-0.112 if letters <
        28 else 0.144))) if letters_before < 30 else (((0.118 if above < 0.728 else -0.225) if shared < 0.865 else
        (-0.0443 if letters < 31 else 0.396)) if before < 0.00284 else ((-0.0433 if letters_before < 365 else 0.176)
        if far < 0.772 else (0.0806 if ended_after else -0.0217)))) + ((((-0.0488 if letters_after < 280 else 0.147)
        if close < 0.812 else (-0.0138 if opened < 0.304 else -0.0951)) if letters_before < 651 else 0.175) if letters
        < 124 else ((0.144 if shared < 0.0143 else (-0.0349 if close < 0.558 else -0.206)) if shared < 0.175 else
        (0.231 if before < -0.00544 else (0.0969 if before < 0.606 else -0.00632)))) + ((((-0.0572 if far < 0.954 else
        -0.196) if small < 0.747 else (-0.0199 if letters < 122 else 0.0576)) if far < 0.983 else ((0.191 if close <
        0.987 else 0.161) if opened < 0.36 else 0.211)) if letters < 272 else (0.173 if close < 0.652 else ((0.124 if
        before < 0.92 else -0.0761) if shared < 0.871 else -0.276))) + ((((-0.232 if below < 0.276 else 0.0726) if
        ended else (-0.26 if told else 0.0126)) if ended_after else ((-0.112 if shared < 0.598 else 0.0587) if close <
        0.798 else (-0.02 if opened < 0.38 else -0.168))) if letters < 273 else (((0.14 if below < 0.442 else 0.0841)
        if before < 0.916 else (-0.223 if shared < 0.391 else 0.00542)) if letters < 811 else 0.211)) + ((((-0.179 if
        told else -0.0805) if small < 0.915 else (0.206 if told else -0.0181)) if shared < 0.185 else ((-0.111 if
        letters_before < 21 else 0.291) if before < -0.019 else (-0.0682 if letters_before < 13 else 0.0323))) if
        apart < 20 else (((-0.166 if below < 0.494 else 0.14) if below < 0.516 else (-0.217 if ended else -0.203)) if
        letters < 254 else -0.164)) + ((((-0.123 if close < 0.479 else -0.0877) if far < 0.876 else (-0.207 if opened
        < 0.0448 else 0.19)) if letters_after < 264 else ((0.0658 if opened < 0.22 else -0.352) if small < 0.838 else
        0.0865)) if letters_before < 15 else (((-0.0851 if letters < 191 else 0.137) if opened < 0.0282 else (-0.0305
        if letters < 147 else -0.206)) if shared < 0.153 else ((0.0266 if times < 2 else -0.269) if told else (0.0557
        if below < 0.815 else 0.086))))
    )
