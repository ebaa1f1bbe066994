"""Says how likely a block is of the article: boosted trees, grown on pages whose article is known, written out.

Greedy function approximation: a gradient boosting machine (Friedman, 2001), with thresholds drawn at random (Geurts et
al., Extremely randomized trees, 2006). Made by a program; every tree is one expression, and their sum are log odds.
"""

from __future__ import annotations

from dossier.reading.body_seen import Seen


def score(block: Seen) -> float:
    """Log odds that the block is of the article."""
    (
        inside,
        share,
        alike,
        purity,
        letters,
        members,
        progress,
        past,
        is_head,
        times,
        told,
        weight,
        summed,
        anchors,
        rate,
        ended,
        commas,
        lower,
        bold,
        own,
        above,
        tag,
        length,
        linked,
        stops,
        tag_before,
        length_before,
        linked_before,
        stops_before,
        tag_after,
        length_after,
        linked_after,
        stops_after,
    ) = block
    # fmt: off
    return (
        (((((0.321 if above & 8388608 else -0.057) if weight < 0.216 else (0.405 if above & 4194304 else (0.604 if
        linked_before < 0.55 else 0.455))) if tag_after < 1 else (-0.17 if weight < 0.182 else ((0.189 if above & 1 else
        0.502) if linked_before < 0.2053 else 0.107))) if members < 29 else ((0.563 if ended else 0.175) if above & 1
        else 0.729)) if purity < 0.79 else ((0.782 if bold < 0.082 else 0.488) if bold < 0.9776 else (0.255 if weight <
        0.9269 else 0.501))) + (((-0.428 if length_after < 162 else -0.315) if share < 0.0133 else ((-0.391 if stops < 6
        else 0.003) if above & 4194304 else (0.297 if tag_after < 11 else -0.266))) if purity < 0.68 else (((0.358 if
        ended else 0.185) if bold < 0.217 else -0.062) if bold < 0.961 else (-0.013 if ended else -0.148))) + (((0.084
        if summed else (-0.274 if inside else -0.388)) if alike < 0.0155 else (-0.226 if above & 4194304 else ((-0.154
        if share < 0.01703 else (0.156 if linked_before < 0.0241 else 0.034)) if weight < 0.01503 else (0.25 if weight <
        0.9635 else 0.055)))) if purity < 0.72 else (((0.089 if weight < 0.0031 else 0.242) if weight < 0.865 else
        0.315) if linked < 0.237 else -0.129)) + ((((0.013 if past < 10 else -0.205) if past < 59 else -0.2) if own & 8
        else -0.31) if share < 0.00138 else ((-0.344 if above & 1 else -0.179) if above & 4194304 else ((-0.272 if own &
        512 else (-0.057 if above & 1 else 0.056)) if alike < 0.0555 else (((0.146 if linked < 0.84 else -0.319) if
        weight < 0.1202 else (0.293 if bold < 0.048 else (0.2 if bold < 0.983 else -0.009))) if tag_after < 11 else
        -0.147)))) + ((((((-0.182 if length_after < 168 else 0.014) if weight < 0.397 else 0.148) if own & 4 else
        -0.272) if letters < 0.0219 else (((-0.276 if length_before < 65 else -0.121) if length_after < 40 else (-0.152
        if length_after < 281 else 0.073)) if length_after < 381 else (0.064 if stops_after < 5 else -0.045))) if share
        < 0.0775 else ((0.118 if tag_before < 11 else -0.044) if above & 32768 else 0.299)) if purity < 0.65 else
        ((0.132 if linked < 0.1843 else -0.084) if weight < 0.8333 else 0.271)) + ((0.112 if summed else (-0.278 if
        above & 2 else (0.026 if lower else (-0.221 if stops_after < 3 else (-0.225 if above & 32768 else -0.002))))) if
        share < 0.0555 else (-0.091 if above & 128 else (((0.069 if above & 16777216 else 0.26) if anchors < 5 else
        -0.075) if ended else (0.072 if linked < 0.1078 else -0.188)))) + ((((-0.29 if above & 128 else ((0.296 if
        summed else (((-0.258 if stops_before < 2 else (0.037 if own & 4 else -0.095)) if members < 9 else (0.099 if
        stops_before < 1 else -0.062)) if members < 15 else (-0.065 if above & 2097152 else 0.243))) if length_after <
        148 else ((-0.152 if stops_before < 2 else 0.053) if above & 1 else 0.151))) if stops < 7 else 0.411) if past <
        11 else -0.298) if share < 0.9 else (0.234 if ended else 0.036)) + (((-0.276 if above & 4194304 else ((0.048 if
        above & 128 else (-0.239 if above & 4096 else (-0.226 if above & 67108864 else ((0.025 if own & 16 else -0.163)
        if above & 1 else -0.055)))) if length_before < 350 else (-0.17 if above & 128 else (0.229 if rate < 0.676 else
        -0.029)))) if purity < 0.3 else ((-0.032 if length < 85 else 0.048) if length < 336 else (0.315 if above & 1
        else 0.129))) if weight < 0.8758 else (0.248 if ended else 0.027)) + (((0.044 if weight < 0.338 else 0.189) if
        summed else (-0.213 if letters < 0.01472 else (-0.253 if above & 512 else (-0.163 if ended else (-0.093 if above
        & 1 else 0.13))))) if share < 0.04886 else ((((0.206 if ended else -0.059) if rate < 0.972 else -0.087) if
        length_after < 49 else ((0.066 if ended else -0.04) if weight < 0.297 else (-0.024 if above & 67108864 else
        0.25))) if tag_after < 12 else -0.208)) + (((-0.071 if above & 16 else -0.235) if above & 1 else ((-0.199 if
        share < 0.0065 else (-0.124 if share < 0.98297 else 0.052)) if tag < 3 else ((-0.084 if above & 134217728 else
        (-0.017 if above & 4 else (-0.002 if above & 4194304 else 0.253))) if tag < 10 else -0.16))) if weight < 0.302
        else ((((0.099 if share < 0.0033 else (-0.006 if above & 4194304 else -0.195)) if alike < 0.22 else 0.235) if
        ended else -0.04) if bold < 0.43 else -0.164)) + (-0.222 if above & 4194304 else ((0.23 if summed else (((-0.213
        if above & 67108864 else (-0.17 if above & 134217728 else (-0.175 if own & 512 else (-0.155 if above & 131072
        else (-0.138 if above & 65536 else (-0.141 if own & 32768 else -0.036)))))) if members < 53 else 0.125) if
        stops_before < 3 else (0.192 if told < 0 else (-0.061 if length_after < 262 else 0.092)))) if letters < 0.795
        else (0.232 if linked < 0.0876 else (0.135 if linked < 0.764 else -0.266)))) + (((0.195 if own & 8 else (-0.131
        if above & 2 else ((0.071 if ended else -0.165) if above & 4194304 else ((-0.193 if ended else -0.022) if above
        & 65536 else (-0.098 if above & 512 else (0.07 if commas < 1.38 else -0.029)))))) if inside else -0.184) if
        alike < 0.228 else ((((0.245 if linked < 0.0571 else 0.079) if linked < 0.951 else -0.159) if tag_after < 1 else
        (0.078 if ended else -0.039)) if tag_after < 7 else -0.142)) + ((((-0.19 if above & 512 else ((-0.002 if told <
        0 else 0.146) if length < 203 else 0.182)) if progress < 0.5305 else (0.007 if progress < 0.8625 else -0.219))
        if share < 0.76 else (0.208 if ended else 0.031)) if linked_before < 0.073 else ((-0.105 if weight < 0.0068 else
        ((0.044 if progress < 0.3717 else -0.15) if share < 0.01504 else (0.205 if progress < 0.6287 else -0.05))) if
        linked_before < 0.807 else (0.169 if above & 536870912 else (0.075 if above & 512 else -0.233)))) + (((-0.134 if
        above & 65536 else ((-0.173 if above & 4194304 else ((0.032 if ended else -0.159) if above & 2048 else (-0.115
        if own & 16384 else (-0.104 if above & 262144 else (-0.001 if above & 134217728 else 0.147))))) if purity <
        0.182 else (0.211 if bold < 0.175 else -0.044))) if tag < 8 else -0.18) if past < -1 else ((0.075 if own & 16
        else -0.236) if purity < 0.21 else ((0.09 if linked_before < 0.88 else -0.174) if bold < 0.0672 else -0.28))) +
        (((-0.207 if told < 0 else -0.017) if above & 4194304 else (((0.191 if above & 536870912 else (-0.172 if is_head
        else (0.127 if own & 16 else (-0.147 if above & 512 else (-0.139 if above & 16384 else (-0.018 if letters <
        0.0275 else -0.065)))))) if length < 189 else (-0.062 if above & 65536 else (-0.052 if above & 268435456 else
        (0.235 if linked < 0.158 else -0.026)))) if tag < 5 else (0.277 if linked < 0.955 else -0.013))) if progress <
        0.9973 else -0.212) + ((((-0.159 if is_head else (-0.094 if above & 4194304 else (-0.088 if above & 262144 else
        (0.098 if inside else 0.014)))) if times < 2 else (0.103 if above & 536870912 else -0.218)) if share < 0.0238
        else ((0.123 if told < 0 else -0.161) if own & 2 else 0.102)) if progress < 0.81835 else (0.022 if progress <
        0.898 else ((-0.258 if stops_before < 1 else (0.093 if above & 16777216 else -0.138)) if stops_before < 3 else
        (-0.06 if alike < 0.0043 else 0.101)))) + ((0.143 if summed else ((0.12 if progress < 0.543 else -0.021) if own
        & 8 else (-0.215 if above & 67108864 else (0.016 if above & 8388608 else -0.092)))) if share < 0.066 else
        ((-0.173 if above & 1 else (0.006 if rate < 1.066 else 0.072)) if weight < 0.272 else (((0.076 if ended else
        -0.081) if rate < 1.41 else -0.157) if commas < 0.632 else (0.262 if progress < 0.543 else ((-0.151 if own & 2
        else 0.147) if progress < 0.909 else -0.126))))) + (((-0.144 if own & 512 else (((-0.144 if above & 16384 else
        (0.015 if length_after < 26 else (0.013 if length_after < 37 else 0.205))) if inside else ((-0.01 if above & 1
        else 0.132) if above & 2 else -0.095)) if tag_after < 9 else (-0.183 if above & 2097152 else 0.087))) if bold <
        0.006 else (0.095 if bold < 0.06455 else ((-0.262 if linked_after < 0.52 else -0.038) if bold < 0.9847 else
        -0.043))) if past < 3 else (0.014 if above & 16384 else -0.279)) + (((-0.144 if above & 128 else ((0.109 if
        summed else (((0.083 if above & 2097152 else -0.117) if above & 2 else (-0.076 if own & 512 else 0.065)) if
        tag_before < 3 else -0.112)) if share < 0.29 else 0.127)) if weight < 0.382 else (-0.014 if share < 0.0098 else
        0.176)) if bold < 0.0513 else ((-0.117 if weight < 0.0277 else 0.061) if weight < 0.397 else (-0.332 if weight <
        0.9093 else -0.09))) + (((((-0.125 if weight < 0.0833 else 0.212) if weight < 0.883 else -0.029) if ended else
        -0.13) if progress < 0.1867 else (0.089 if above & 65536 else (-0.164 if share < 0.9786 else 0.128))) if members
        < 7 else (-0.266 if above & 65536 else (((-0.01 if above & 32768 else 0.208) if progress < 0.82703 else ((-0.044
        if linked_after < 0.2468 else -0.145) if weight < 0.847 else 0.062)) if bold < 0.9844 else -0.094))) + (((-0.168
        if above & 8388608 else (-0.168 if is_head else ((0.173 if ended else (-0.096 if above & 32768 else ((-0.03 if
        tag < 5 else 0.258) if tag < 7 else -0.05))) if tag_after < 2 else ((0.052 if own & 2 else -0.172) if members <
        13 else 0.159)))) if progress < 0.7789 else (((-0.187 if purity < 0.001 else -0.063) if share < 0.992 else
        0.015) if stops_before < 3 else 0.094)) if stops < 5 else (-0.155 if own & 2 else 0.177)) + ((((-0.165 if
        is_head else (((-0.017 if told < 0 else 0.167) if progress < 0.589 else -0.12) if ended else ((-0.072 if
        progress < 0.42904 else 0.137) if told < 0 else -0.152))) if length_after < 184 else (0.18 if ended else ((0.104
        if tag_before < 3 else -0.07) if letters < 0.084 else -0.071))) if tag < 8 else -0.181) if length < 236 else
        ((0.239 if progress < 0.384 else -0.028) if progress < 0.76155 else (-0.139 if alike < 0.033 else 0.02))) +
        ((0.102 if above & 16777216 else ((-0.011 if stops < 7 else 0.186) if above & 4194304 else ((0.069 if past < -68
        else (0.049 if own & 8 else (0.071 if lower else (-0.035 if above & 4 else -0.172)))) if alike < 0.963 else
        (0.12 if linked < 0.097 else -0.079)))) if length_after < 144 else (0.223 if own & 16 else (-0.11 if above &
        4194304 else (((-0.145 if linked_before < 0.96 else 0.086) if share < 0.057 else 0.105) if above & 4 else
        0.094)))) + (((-0.156 if above & 67108864 else (0.08 if summed else (((-0.068 if own & 512 else (0.119 if above
        & 128 else (0.007 if stops_before < 4 else 0.11))) if tag_after < 3 else ((0.026 if own & 4 else -0.194) if
        length_after < 41 else 0.011)) if inside else (0.091 if own & 4 else -0.157)))) if members < 12 else (-0.033 if
        above & 67108864 else 0.137)) if bold < 0.1085 else (0.018 if above & 1 else (-0.155 if length_after < 279 else
        -0.008))) + ((((((0.108 if own & 4 else (0.025 if above & 16777216 else -0.056)) if above & 2 else (-0.014 if
        own & 4 else (-0.062 if share < 0.0136 else -0.186))) if purity < 0.9556 else ((-0.014 if own & 4 else 0.123) if
        bold < 0.915 else -0.032)) if members < 28 else (0.126 if purity < 0.953 else 0.007)) if tag < 3 else ((-0.039
        if above & 2048 else 0.131) if bold < 0.149 else -0.039)) if times < 2 else (-0.182 if above & 2 else -0.025)) +
        ((-0.126 if above & 67108864 else (((0.121 if commas < 0.461 else -0.053) if above & 8 else ((-0.045 if weight <
        0.977 else -0.324) if commas < 0.481 else ((0.06 if weight < 0.017 else ((-0.108 if weight < 0.163 else (0.065
        if weight < 0.3503 else -0.031)) if bold < 0.223 else -0.129)) if purity < 0.92 else 0.129))) if members < 14
        else ((0.154 if bold < 0.662 else 0.032) if linked < 0.62 else (0.09 if letters < 0.22 else -0.151)))) if
        anchors < 4 else -0.215) + ((((-0.025 if above & 2 else 0.154) if own & 16 else (-0.001 if bold < 0.0126 else
        (-0.168 if stops_after < 2 else 0.051))) if tag_after < 1 else ((-0.069 if above & 2 else 0.101) if past < -15
        else (0.041 if lower else (-0.035 if length < 58 else -0.162)))) if commas < 0.91 else (-0.13 if above & 4194304
        else ((0.165 if bold < 0.196 else 0.006) if rate < 0.614 else ((0.077 if above & 8388608 else -0.124) if share <
        0.037 else 0.088)))) + (((((-0.153 if linked_after < 0.815 else 0.016) if bold < 0.11207 else -0.015) if weight
        < 0.124 else (((0.21 if above & 128 else 0.074) if tag_after < 10 else -0.073) if bold < 0.666 else -0.096)) if
        tag < 1 else ((-0.06 if weight < 0.216 else 0.135) if own & 4 else ((-0.073 if tag_after < 5 else 0.009) if
        weight < 0.812 else -0.203))) if length_after < 250 else (0.212 if above & 16 else (0.105 if ended else (-0.072
        if above & 4 else 0.025)))) + ((-0.115 if above & 16384 else ((0.152 if own & 16 else (((-0.037 if stops_before
        < 2 else (-0.073 if above & 512 else 0.118)) if linked < 0.1604 else 0.19) if linked < 0.403 else (0.034 if
        purity < 0.226 else -0.181))) if linked_after < 0.1395 else ((-0.025 if above & 4 else 0.14) if purity < 0.885
        else -0.068))) if inside else (((-0.091 if above & 2048 else (0.171 if above & 1 else -0.014)) if progress <
        0.8535 else -0.12) if linked_after < 0.1423 else -0.158)) + (((-0.098 if above & 128 else (0.098 if summed else
        0.03)) if length_after < 16 else (-0.023 if own & 2 else (-0.264 if ended else -0.079))) if length_after < 30
        else ((-0.075 if length_after < 80 else ((-0.086 if above & 32768 else (0.085 if above & 512 else -0.009)) if
        linked_after < 0.41 else 0.125)) if length < 121 else (-0.128 if above & 512 else (-0.135 if weight < 0.0423
        else ((0.015 if above & 134217728 else 0.204) if inside else 0.014)))))
    )
    # fmt: on
