"""Says how likely a paragraph of a copied page is of its story: boosted trees, grown on pages whose story is known.

Made as those of `reading/page/body_trees.py`, by a program; every tree is one expression, and their sum are log odds.
"""

from __future__ import annotations

from dossier.reading.text.traits import Traits


# fmt: off
def score(seen: Traits) -> float:
    """Log odds that the paragraph is of the story."""
    (letters, ended, told, small, times, shared, opened, before, inside, apart, close, far, above, below,
    letters_before, letters_after, ended_after, told_after) = seen
    return (
        -0.557 + ((((0.00293 if far < 0.664 else 0.305) if told else (-0.185 if letters_after < 131 else 0.12)) if
        letters < 124 else ((-0.256 if far < 0.619 else 0.125) if small < 0.56 else (0.312 if opened < 0.0854 else
        0.505))) if apart < 1 else (((-0.314 if close < 0.565 else -0.291) if letters < 56 else (-0.297 if opened <
        0.195 else -0.246)) if letters < 114 else ((-0.299 if shared < 0.594 else -0.05) if letters_before < 34 else
        (-0.251 if shared < 0.511 else 0.301)))) + ((((0.0624 if ended else -0.169) if opened < 0.944 else (0.0103 if
        letters < 116 else 0.38)) if close < 0.756 else ((-0.26 if shared < 0.209 else 0.0283) if small < 0.551 else
        (0.366 if times < 2 else -0.305))) if inside else (((-0.283 if before < 2.4 else -0.239) if letters_after < 53
        else (-0.248 if letters_after < 72 else -0.281)) if opened < 0.184 else ((-0.164 if apart < 6 else -0.269) if
        letters < 123 else (-0.1 if shared < 0.645 else 0.194)))) + ((((-0.0275 if times < 2 else -0.266) if apart < 2
        else (-0.255 if before < 2 else -0.0442)) if close < 0.835 else ((-0.183 if shared < 0.148 else 0.223) if
        ended_after else (-0.286 if opened < 0.0489 else -0.0161))) if letters < 136 else (((0.32 if told else 0.0658)
        if before < 0.877 else (-0.0792 if close < 0.853 else 0.249)) if inside else ((-0.175 if small < 0.581 else
        0.138) if apart < 19 else (-0.153 if before < -0.00274 else -0.269)))) + ((((0.146 if below < 0.66 else 0.283)
        if ended else (-0.335 if letters < 191 else 0.13)) if told else ((-0.139 if close < 0.956 else 0.217) if
        letters_before < 138 else (0.189 if ended_after else -0.107))) if inside else (((-0.248 if letters < 55 else
        -0.231) if opened < 0.14 else (-0.24 if far < 0.0631 else -0.187)) if letters < 124 else ((-0.0986 if shared <
        0.586 else 0.274) if before < 0.5 else (-0.222 if opened < 0.275 else -0.244)))) + ((((0.0423 if before <
        0.608 else -0.17) if opened < 0.0323 else (0.236 if times < 2 else -0.325)) if apart < 2 else ((-0.239 if told
        else -0.228) if opened < 0.184 else (-0.0607 if below < 0.735 else 0.229))) if ended else (((-0.23 if
        letters_after < 344 else 0.115) if small < 0.808 else (-0.218 if shared < 0.54 else 0.0233)) if below < 0.812
        else ((-0.213 if shared < 0.301 else -0.0832) if shared < 0.65 else (0.0223 if letters_after < 268 else
        0.202)))) + ((((0.144 if told_after else -0.155) if small < 0.557 else (0.0065 if opened < 0.0659 else 0.22))
        if before < 0.958 else ((-0.23 if letters_before < 185 else 0.0381) if opened < 0.186 else (-0.0748 if far <
        0.759 else 0.214))) if ended else (((-0.214 if close < 0.864 else -0.2) if small < 0.785 else (-0.207 if below
        < 0.484 else -0.0311)) if letters_before < 137 else ((-0.148 if letters < 183 else 0.217) if letters_after <
        194 else (0.205 if letters < 97 else -0.117)))) + ((((-0.177 if opened < 0.343 else 0.0739) if letters_before
        < 60 else (-0.242 if opened < 0.0299 else 0.151)) if below < 0.678 else ((0.216 if ended else 0.000801) if
        shared < 0.983 else (0.0025 if letters_before < 19 else -0.155))) if told else (((-0.112 if close < 0.956 else
        0.201) if ended_after else (-0.183 if inside else -0.218)) if shared < 0.518 else ((0.000116 if inside else
        -0.197) if letters_before < 48 else (0.00627 if small < 0.696 else 0.237)))) + ((((-0.12 if far < 0.364 else
        0.114) if before < 0.541 else (-0.175 if letters_before < 152 else 0.089)) if close < 0.73 else ((0.198 if
        times < 2 else -0.304) if before < 0.93 else (-0.189 if letters_before < 85 else 0.114))) if ended else
        (((-0.195 if small < 0.747 else -0.113) if letters_after < 339 else (-0.142 if letters_before < 104 else
        0.109)) if letters < 290 else 0.173)) + ((((-0.223 if told else -0.151) if apart < 1 else (0.123 if apart < 2
        else -0.21)) if opened < 0.183 else ((-0.158 if below < 0.226 else 0.122) if ended_after else (-0.0178 if
        before < 0.479 else -0.155))) if far < 0.702 else (((0.0517 if times < 2 else -0.262) if ended_after else
        (-0.104 if before < 0.514 else -0.234)) if opened < 0.0471 else ((-0.0222 if small < 0.564 else 0.177) if
        times < 2 else (-0.108 if small < 0.31 else -0.243)))) + ((((-0.133 if before < 0.664 else -0.282) if
        letters_before < 136 else (-0.113 if small < 0.552 else 0.16)) if shared < 0.204 else ((0.113 if told_after
        else -0.0189) if letters < 258 else (0.21 if close < 0.781 else 0.198))) if apart < 1 else (((0.069 if ended
        else -0.135) if apart < 18 else (-0.208 if close < 0.374 else -0.22)) if before < 2.01 else ((-0.185 if small
        < 0.84 else 0.0849) if letters_after < 53 else 1.12))) + ((((-0.121 if apart < 1 else -0.193) if shared <
        0.577 else (-0.132 if small < 0.742 else 0.0548)) if letters_after < 141 else ((-0.0569 if shared < 0.309 else
        0.0911) if before < 0.795 else (-0.147 if far < 0.86 else 0.0896))) if letters < 116 else (((-0.138 if
        letters_after < 176 else 0.0337) if small < 0.568 else (-0.0971 if shared < 0.14 else 0.171)) if before <
        0.916 else ((-0.247 if before < 0.953 else -0.128) if close < 0.872 else (-0.0346 if far < 0.852 else
        0.191)))) + ((((-0.216 if letters_after < 75 else -0.0334) if letters_before < 73 else (-0.223 if far < 0.645
        else 0.124)) if opened < 0.138 else ((0.0662 if letters < 258 else 0.193) if times < 2 else (-0.242 if shared
        < 0.944 else -0.296))) if told else (((-0.18 if times < 4 else -0.221) if letters < 34 else (-0.0905 if shared
        < 0.746 else 0.0928)) if close < 0.956 else ((0.251 if letters_before < 336 else 0.0559) if letters_after <
        388 else -0.0132))) + ((((-0.173 if shared < 0.586 else 0.0682) if inside else (-0.201 if letters_before < 59
        else -0.1)) if opened < 0.175 else ((-0.0816 if letters < 290 else 0.143) if letters_before < 79 else (0.289
        if before < 0.0017 else 0.098))) if far < 0.759 else (((-0.188 if shared < 0.0955 else 0.149) if ended else
        (0.0532 if letters < 75 else -0.0953)) if times < 2 else ((-0.262 if close < 0.849 else -0.28) if ended else
        (-0.175 if letters_after < 97 else -0.182)))) + ((((-0.0783 if small < 0.369 else 0.0612) if times < 2 else
        (-0.2 if inside else -0.202)) if ended_after else ((-0.137 if letters_before < 260 else -0.152) if below <
        0.944 else (-0.409 if told_after else -0.133))) if letters < 135 else (((-0.198 if letters < 191 else 0.137)
        if small < 0.709 else (0.292 if far < 0.577 else 0.185)) if ended_after else ((0.129 if apart < 16 else
        -0.129) if before < 0.693 else (-0.187 if letters_before < 156 else 0.114)))) + ((((-0.171 if opened < 0.215
        else -0.0298) if far < 0.897 else -0.268) if below < 0.75 else ((-0.203 if letters_before < 14 else -0.0182)
        if small < 0.716 else (-0.0121 if above < 0.351 else 0.162))) if letters_before < 86 else (((-0.062 if letters
        < 117 else -0.18) if letters_after < 281 else (0.13 if before < 0.7 else -0.0188)) if small < 0.547 else
        ((0.00313 if apart < 18 else -0.211) if far < 0.473 else (0.146 if letters < 76 else 0.134)))) + ((((-0.136 if
        above < 0.891 else 0.385) if letters < 280 else 0.0986) if opened < 0.703 else ((-0.141 if letters_after < 142
        else 0.136) if letters < 122 else (0.0925 if shared < 0.635 else 0.255))) if far < 0.683 else (((-0.169 if
        letters_before < 152 else 0.0304) if small < 0.915 else (0.116 if apart < 1 else -0.188)) if shared < 0.252
        else ((-0.078 if letters_before < 85 else 0.0226) if small < 0.589 else (0.113 if times < 2 else -0.167)))) +
        ((((0.00217 if below < 0.642 else -0.243) if small < 0.437 else (0.0125 if letters_after < 56 else 0.144)) if
        ended else ((-0.206 if told else -0.00489) if small < 0.843 else (0.0119 if letters < 159 else 0.28))) if
        ended_after else (((-0.153 if before < 2.01 else 0.473) if letters < 215 else (0.0188 if before < 0.713 else
        -0.254)) if opened < 0.16 else ((-0.115 if small < 0.747 else 0.0418) if letters < 272 else (0.208 if below <
        0.619 else 0.182)))) + ((((-0.0616 if inside else -0.153) if shared < 0.588 else (0.0332 if apart < 10 else
        -0.113)) if before < 2.01 else ((-0.215 if letters_before < 27 else -0.0827) if letters < 51 else 0.632)) if
        letters < 170 else (((0.201 if close < 0.784 else 0.123) if below < 0.678 else (-0.015 if above < 0.0678 else
        0.143)) if before < 0.708 else ((-0.194 if letters < 272 else -0.0108) if letters_before < 74 else (0.108 if
        ended else -0.0455)))) + ((((-0.106 if close < 0.718 else -0.136) if small < 0.707 else (-0.107 if below <
        0.434 else 0.0626)) if letters < 365 else (-0.043 if below < 0.592 else (0.212 if shared < 0.615 else
        -0.0444))) if letters_before < 86 else (((-0.0131 if letters < 265 else 0.175) if small < 0.773 else (0.199 if
        letters < 76 else 0.12)) if apart < 19 else (-0.215 if ended else (-0.206 if opened < 0.186 else -0.224)))) +
        ((((-0.00169 if before < 0.634 else -0.161) if inside else (-0.183 if before < 2.01 else 0.232)) if above <
        0.826 else ((-0.136 if shared < 0.674 else 0.146) if letters_before < 65 else (-0.0598 if shared < 0.191 else
        0.116))) if opened < 0.138 else (((-0.0983 if letters < 308 else 0.208) if letters_before < 15 else (0.0357 if
        small < 0.844 else 0.134)) if times < 2 else ((-0.235 if apart < 6 else -0.223) if ended else (-0.178 if
        shared < 0.882 else 0.0383)))) + ((((0.102 if told else 0.11) if ended else (0.00778 if far < 0.939 else
        -0.163)) if times < 2 else (-0.292 if told else (-0.205 if letters < 70 else 0.0611))) if ended_after else
        (((-0.176 if letters_before < 15 else -0.0198) if close < 0.723 else (-0.0591 if below < 0.963 else -0.256))
        if letters < 378 else ((-0.00286 if far < 0.823 else 0.199) if letters < 737 else 0.228))) + ((((-0.0652 if
        letters_after < 194 else 0.0294) if close < 0.985 else -0.266) if far < 0.977 else 0.22) if small < 0.706 else
        (((0.0581 if far < 0.674 else -0.0802) if below < 0.431 else (0.0741 if apart < 13 else 0.43)) if apart < 19
        else ((-0.14 if before < 2 else 0.295) if far < 0.737 else -0.28))) + ((((-0.0176 if letters < 138 else 0.106)
        if times < 2 else (-0.165 if before < 0.00782 else -0.242)) if before < 0.795 else ((-0.164 if apart < 1 else
        -0.0757) if opened < 0.11 else (-0.12 if letters_before < 30 else 0.0595))) if ended else (((-0.113 if before
        < 2 else 0.169) if far < 0.625 else (0.0377 if before < 0.85 else -0.117)) if below < 0.948 else ((0.0947 if
        ended_after else -0.146) if letters_after < 172 else (0.0643 if letters < 68 else -0.366)))) + ((((-0.0734 if
        letters_after < 262 else -0.118) if shared < 0.59 else (0.0377 if letters < 253 else -0.161)) if close < 0.956
        else ((0.34 if letters_before < 193 else 0.066) if letters < 21 else (-0.11 if opened < 0.0347 else 0.0685)))
        if letters < 272 else (0.17 if close < 0.652 else ((-0.0882 if above < 0.78 else 0.0994) if opened < 0.24 else
        (0.212 if below < 0.446 else 0.156)))) + ((((-0.055 if far < 0.849 else 0.0333) if far < 0.939 else (-0.263 if
        shared < 0.718 else 0.139)) if letters_before < 365 else (0.184 if above < 0.728 else (-0.117 if above < 0.857
        else 0.0739))) if small < 0.701 else (((-0.125 if letters_after < 161 else 0.0864) if shared < 0.618 else
        (0.0462 if letters < 54 else -0.187)) if letters_before < 13 else ((0.0928 if before < 0.769 else -0.00146) if
        times < 2 else (-0.213 if told else -0.0422)))) + ((((0.0249 if apart < 6 else -0.131) if letters_after < 280
        else (0.00686 if opened < 0.292 else 0.236)) if close < 0.816 else ((-0.0909 if above < 0.846 else 0.0375) if
        letters < 76 else (-0.0755 if opened < 0.696 else -0.208))) if letters < 122 else (((0.181 if before < 0.566
        else -0.0508) if shared < 0.662 else (0.33 if above < 0.134 else 0.0546)) if close < 0.652 else (-0.225 if
        small < 0.522 else (-0.0176 if letters_before < 131 else 0.111)))) + ((((0.0637 if ended else -0.0296) if
        ended_after else (-0.0746 if below < 0.405 else -0.111)) if shared < 0.645 else ((0.000799 if above < 0.596
        else 0.102) if opened < 0.306 else (0.059 if close < 0.789 else -0.0751))) if letters < 273 else (((0.171 if
        letters_before < 69 else 0.16) if below < 0.519 else (0.173 if small < 0.616 else 0.0994)) if before < 0.912
        else (0.0201 if small < 0.884 else -0.231))) + ((((-0.0502 if above < 0.951 else 0.0777) if letters_after <
        439 else (-0.235 if far < 0.855 else -0.0518)) if shared < 0.592 else ((0.0131 if small < 0.631 else 0.1) if
        close < 0.787 else (-0.0522 if small < 0.883 else 0.106))) if letters < 258 else ((-0.0693 if opened < 0.124
        else (0.265 if shared < 0.349 else 0.141)) if small < 0.692 else ((0.0353 if below < 0.587 else -0.27) if far
        < 0.799 else (0.158 if opened < 0.0978 else 0.0917)))) + ((((-0.0487 if letters_before < 54 else 0.0218) if
        small < 0.809 else -0.22) if small < 0.814 else ((0.132 if far < 0.694 else 0.0367) if apart < 18 else
        (-0.0666 if below < 0.471 else -0.167))) if times < 2 else (((-0.116 if close < 0.535 else -0.164) if close <
        0.944 else -0.242) if ended_after else ((0.208 if told_after else -0.144) if far < 0.802 else (-0.227 if ended
        else -0.194)))) + ((((0.0843 if close < 0.172 else -0.103) if letters_after < 142 else (-0.143 if opened <
        0.0801 else 0.0575)) if apart < 2 else ((0.977 if close < 0.263 else 0.0751) if told else (-0.0796 if before <
        2.01 else 0.202))) if above < 0.698 else (-0.33 if before < -0.0843 else ((0.192 if shared < -0.5 else 0.0286)
        if times < 2 else (-0.144 if letters_before < 422 else 0.2))))
    )
