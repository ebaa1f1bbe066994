"""Says how likely a block is of the article: boosted trees, grown on pages whose article is known, written out.

Greedy function approximation: a gradient boosting machine (Friedman, 2001), with thresholds drawn at random (Geurts et
al., Extremely randomized trees, 2006). Made by a program; every tree is one expression, and their sum are log odds.
They are data, but written as code: a loop that walks the same trees as a table takes six times as long, which makes the
reading of a page some 6 % slower.
"""

from __future__ import annotations

from dossier.reading.html.body_seen import BlockFeatures

# The last ten trees move the sum by less than 2 either way, and beyond 1.6 it does not matter by how much, for the
# neighbours cannot outweigh that (`prose.smoothed`): half of the blocks are decided by the first twenty.
_LEAST, _MOST = -3.9, 3.3


def score(block: BlockFeatures) -> float:
    """Log odds that the block is of the article; where they are beyond 1.6 either way, only that they are."""
    found = _first(block)
    return found + _others(block) if _LEAST < found < _MOST else found


# fmt: off
def _first(block: BlockFeatures) -> float:
    """The sum of the first twenty trees."""
    (inside, share, alike, purity, letters, members, progress, past, is_head, times, told, weight, summed, _anchors,
     rate, ended, commas, lower, bold, own, above, tag, length, linked, stops, tag_before, length_before, linked_before,
     stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (((((0.324 if above & 8388608 else -0.054) if weight < 0.216 else (0.408 if above & 4194304 else (0.608 if
        linked_before < 0.55 else 0.458))) if tag_after < 1 else (-0.167 if weight < 0.182 else ((0.192 if above & 1
        else 0.508) if linked_before < 0.2053 else 0.109))) if members < 29 else ((0.587 if ended else 0.186) if above &
        1 else 0.732)) if purity < 0.79 else ((0.785 if bold < 0.082 else 0.491) if bold < 0.9776 else (0.258 if weight
        < 0.9269 else 0.504))) + (((-0.429 if length_after < 162 else -0.315) if share < 0.0133 else ((-0.392 if stops <
        6 else 0.002) if above & 4194304 else (0.303 if tag_after < 11 else -0.266))) if purity < 0.68 else (((0.357 if
        ended else 0.184) if bold < 0.217 else -0.063) if bold < 0.961 else (-0.013 if ended else -0.148))) + (((0.084
        if summed else (-0.274 if inside else -0.388)) if alike < 0.0155 else (-0.227 if above & 4194304 else (0.08 if
        weight < 0.01503 else (0.254 if weight < 0.9635 else 0.054)))) if purity < 0.72 else (((0.088 if weight < 0.0031
        else 0.241) if weight < 0.865 else 0.315) if linked < 0.237 else -0.129)) + (((-0.134 if own & 8 else -0.312) if
        alike < 0.00138 else (-0.238 if above & 1 else (-0.203 if above & 2 else -0.04))) if share < 0.01703 else
        (-0.303 if above & 4194304 else (((0.168 if tag_after < 3 else 0.016) if linked < 0.041 else -0.203) if weight <
        0.0535 else ((-0.139 if alike < 0.09 else 0.219) if alike < 0.9 else 0.295)))) + (((-0.262 if length_before <
        213 else (-0.174 if length_before < 356 else 0.01)) if length_after < 210 else (((-0.063 if own & 4 else 0.014)
        if stops_after < 4 else -0.073) if inside else -0.235)) if share < 0.0111 else (((-0.117 if above & 134217728
        else -0.282) if above & 32768 else (0.223 if above & 2097152 else 0.084)) if weight < 0.386 else (-0.149 if
        above & 67108864 else 0.274))) + ((0.135 if summed else ((-0.058 if lower else -0.254) if length_before < 281
        else (-0.158 if stops_after < 3 else -0.034))) if share < 0.0555 else (((0.068 if above & 16777216 else 0.256)
        if linked < 0.594 else (0.055 if linked < 0.84 else -0.287)) if tag_after < 4 else (-0.294 if above & 128 else
        (0.208 if ended else -0.052)))) + ((((0.272 if length_after < 31 else 0.036) if summed else ((-0.179 if above &
        2 else -0.013) if tag_after < 1 else (-0.092 if own & 4 else (-0.289 if stops_before < 4 else -0.047)))) if
        members < 7 else (((0.164 if linked_after < 0.437 else -0.25) if ended else -0.184) if above & 2 else (0.206 if
        times < 2 else -0.026))) if share < 0.922 else (0.231 if ended else ((0.065 if length < 56 else -0.137) if
        length < 125 else 0.17))) + (((-0.172 if above & 4194304 else 0.067) if own & 8 else ((0.016 if own & 16 else
        -0.105) if own & 4 else (-0.106 if own & 16 else -0.214))) if share < 0.00101 else ((-0.233 if above & 4194304
        else ((0.098 if rate < 0.516 else 0.186) if rate < 1.218 else (0.044 if above & 8388608 else (-0.227 if above &
        65536 else -0.067)))) if weight < 0.397 else (-0.187 if above & 65536 else (-0.069 if above & 67108864 else
        (0.119 if length_after < 48 else 0.253))))) + ((0.168 if summed else ((-0.225 if weight < 0.697 else 0.118) if
        tag < 2 else (-0.204 if above & 1 else ((-0.126 if ended else (-0.046 if above & 67108864 else 0.114)) if
        length_after < 281 else 0.352)))) if share < 0.04886 else ((-0.227 if above & 2097152 else (-0.05 if members <
        37 else 0.11)) if weight < 0.2695 else ((-0.022 if above & 65536 else (-0.041 if above & 67108864 else (0.07 if
        own & 1 else 0.242))) if rate < 1.43 else -0.022))) + (((0.036 if lower else ((-0.156 if above & 134217728 else
        0.031) if own & 8 else -0.161)) if tag < 5 else ((0.061 if above & 16 else -0.234) if above & 4194304 else
        ((0.064 if ended else 0.304) if tag < 9 else -0.201))) if share < 0.11 else ((-0.126 if above & 4194304 else
        ((0.026 if above & 128 else 0.228) if bold < 0.2943 else (0.155 if bold < 0.88 else -0.322))) if ended else
        (-0.154 if stops < 5 else -0.028))) + ((0.206 if summed else (((0.022 if above & 536870912 else -0.227) if
        length_after < 35 else (-0.182 if above & 4194304 else (-0.183 if above & 134217728 else (-0.142 if above &
        67108864 else (-0.128 if own & 512 else 0.046))))) if stops_before < 5 else (-0.093 if above & 4194304 else
        0.204))) if letters < 0.176 else ((-0.168 if above & 4194304 else (-0.18 if above & 65536 else (-0.112 if own &
        512 else 0.207))) if linked < 0.0876 else (-0.134 if length < 366 else 0.044))) + (((-0.187 if above & 4194304
        else (-0.163 if above & 2 else (-0.126 if above & 16384 else 0.124))) if inside else (-0.018 if own & 2 else
        -0.204)) if share < 0.0033 else (((-0.072 if above & 512 else (-0.034 if above & 65536 else 0.22)) if tag_after
        < 1 else (-0.206 if above & 128 else (-0.066 if own & 2 else ((-0.115 if above & 512 else 0.014) if share <
        0.0775 else (0.149 if share < 0.982 else 0.029))))) if linked < 0.59 else -0.13)) + ((-0.022 if progress <
        0.0167 else (-0.234 if told < 0 else -0.03)) if above & 4194304 else (((-0.198 if is_head else (-0.175 if own &
        512 else ((-0.15 if above & 2048 else (0.111 if linked_after < 0.279 else -0.036)) if length < 151 else 0.26)))
        if progress < 0.5305 else ((0.061 if progress < 0.8298 else -0.165) if progress < 0.98955 else -0.234)) if share
        < 0.76 else ((0.198 if ended else 0.01) if linked_before < 0.2044 else (-0.03 if linked_before < 0.86 else
        -0.37)))) + (((-0.205 if above & 4194304 else ((0.122 if own & 8 else (0.124 if own & 2 else (((-0.08 if bold <
        0.488 else 0.082) if tag < 4 else ((-0.064 if above & 2048 else 0.178) if tag < 11 else -0.118)) if progress <
        0.7271 else -0.179))) if members < 16 else 0.189)) if purity < 0.182 else ((-0.074 if above & 65536 else (0.206
        if progress < 0.81835 else 0)) if bold < 0.308 else (-0.339 if ended else -0.098))) if past < 30 else -0.227) +
        (((((0.151 if above & 16777216 else (-0.189 if told < 0 else 0.036)) if stops < 3 else 0.141) if members < 5
        else (-0.096 if above & 32768 else (0.003 if above & 1 else 0.181))) if progress < 0.543 else ((-0.116 if above
        & 32768 else (0.263 if own & 16 else (-0.032 if own & 2 else 0.081))) if progress < 0.8758 else -0.244)) if
        stops_before < 2 else (-0.18 if above & 4194304 else ((-0.051 if above & 1 else 0.109) if stops_before < 3 else
        0.205))) + ((((-0.056 if above & 32768 else 0.169) if ended else (((((-0.105 if above & 32768 else 0.101) if
        letters < 0.127 else -0.094) if letters < 0.899 else -0.187) if stops < 1 else -0.23) if stops < 4 else 0.19))
        if progress < 0.543 else (((0.025 if above & 4 else -0.156) if stops_before < 3 else 0.064) if stops_after < 2
        else (-0.137 if above & 4194304 else 0.114))) if inside else ((0.198 if progress < 0.0155 else -0.118) if own &
        4 else -0.185)) + ((((0.032 if own & 8 else -0.142) if above & 1 else (((0.165 if summed else 0.051) if told < 0
        else -0.069) if weight < 0.397 else (0.156 if above & 4 else -0.243))) if commas < 0.331 else (-0.075 if weight
        < 0.01735 else ((-0.119 if weight < 0.087 else (0.039 if above & 4194304 else 0.203)) if times < 2 else
        -0.136))) if progress < 0.9175 else ((0.09 if above & 16777216 else (-0.118 if alike < 0.982 else 0.066)) if
        rate < 0.655 else -0.246)) + ((-0.207 if own & 512 else (((((-0.115 if above & 262144 else 0.082) if
        linked_after < 0.272 else -0.144) if linked_after < 0.937 else 0.122) if linked < 0.158 else -0.178) if above &
        1 else (-0.122 if above & 65536 else ((-0.033 if above & 32768 else (0.199 if bold < 0.017 else 0.024)) if bold
        < 0.932 else -0.089)))) if past < -3 else (((-0.012 if above & 1 else -0.328) if stops_before < 1 else -0.045)
        if length_after < 84 else (0.19 if own & 16 else 0.001))) + (((((0.152 if above & 2 else 0.025) if summed else
        (((-0.028 if tag_before < 1 else 0.006) if above & 2097152 else ((-0.173 if stops_before < 1 else -0.068) if
        stops_before < 5 else 0.064)) if stops_after < 2 else (-0.122 if above & 2097152 else (-0.053 if own & 512 else
        0.08)))) if members < 14 else (0.234 if times < 3 else -0.028)) if share < 0.9905 else 0.193) if bold < 0.26
        else (0.07 if letters < 0.07 else (-0.1 if weight < 0.382 else -0.299))) + (((0.196 if tag < 1 else -0.074) if
        above & 65536 else (((-0.123 if above & 262144 else (0.209 if linked_after < 0.02395 else -0.008)) if ended else
        -0.131) if progress < 0.2528 else -0.138)) if members < 7 else (-0.236 if above & 65536 else ((((-0.127 if ended
        else (-0.034 if above & 1 else 0.232)) if bold < 0.11207 else -0.064) if weight < 0.026 else 0.209) if progress
        < 0.8535 else ((-0.077 if weight < 0.973 else 0.113) if bold < 0.302 else -0.178))))
    )


def _others(block: BlockFeatures) -> float:
    """The sum of the last ten."""
    (inside, share, alike, purity, letters, members, progress, past, is_head, times, told, weight, summed, anchors,
     rate, ended, commas, _lower, bold, own, above, tag, length, linked, stops, tag_before, _length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (((0.191 if above & 8388608 else ((-0.099 if above & 32768 else 0.095) if above & 16 else ((-0.164 if
        length_after < 317 else -0.001) if stops_before < 5 else -0.011))) if members < 6 else ((-0.067 if share < 0.987
        else 0.092) if tag < 2 else (-0.005 if above & 1 else 0.122))) if weight < 0.338 else ((0.214 if progress <
        0.738 else 0.018) if above & 1 else (((0.113 if share < 0.08 else -0.05) if progress < 0.238 else -0.084) if
        purity < 0.953 else 0.137))) + ((-0.176 if is_head else (((-0.144 if above & 128 else (-0.115 if above & 16384
        else ((0.065 if told < 0 else -0.03) if linked_before < 0.073 else 0.195))) if length < 69 else (-0.135 if rate
        < 0.634 else (0.031 if inside else -0.155))) if length < 114 else ((0.003 if above & 2048 else 0.201) if
        progress < 0.407 else ((0.121 if rate < 0.693 else (0.011 if commas < 1.298 else -0.033)) if progress < 0.9973
        else -0.176)))) if tag < 8 else -0.208) + (-0.178 if own & 512 else (((0.125 if above & 16777216 else (-0.162 if
        above & 268435456 else ((((-0.035 if ended else 0.143) if own & 8 else ((-0.105 if above & 262144 else (0.107 if
        above & 4 else -0.018)) if ended else -0.095)) if share < 0.98 else (-0.022 if ended else 0.124)) if stops < 6
        else 0.142))) if length_after < 144 else (0.181 if ended else (0.108 if own & 16 else -0.007))) if past < 12
        else -0.188)) + ((((-0.132 if above & 512 else (((0.194 if ended else 0.014) if summed else (0.093 if own & 4
        else (-0.151 if above & 67108864 else (0.141 if above & 8 else (-0.099 if above & 16 else (-0.046 if ended else
        0.031)))))) if members < 10 else 0.157)) if progress < 0.997 else -0.128) if bold < 0.174 else (-0.007 if
        anchors < 1 else -0.177)) if times < 2 else (-0.203 if above & 1 else (-0.075 if members < 13 else 0.064))) +
        ((0.021 if letters < 0.0134 else -0.171) if above & 512 else (((0.053 if own & 4 else (((-0.106 if above & 2048
        else (-0.093 if above & 8192 else (0.089 if own & 8 else (-0.064 if own & 16 else 0.019)))) if letters < 0.04416
        else 0.107) if alike < 0.0189 else (((0.026 if above & 16777216 else -0.137) if purity < 0.9556 else 0.128) if
        purity < 0.986 else 0.044))) if members < 21 else (0.142 if alike < 0.99456 else 0.005)) if bold < 0.49 else
        -0.083)) + (((((0.068 if above & 8 else ((-0.036 if above & 67108864 else (0.044 if tag_before < 6 else -0.03))
        if own & 4 else (-0.044 if tag_before < 2 else (-0.152 if tag_before < 6 else (-0.012 if tag_before < 13 else
        -0.104))))) if letters < 0.82 else 0.132) if members < 14 else (0.168 if times < 3 else -0.022)) if bold < 0.11
        else ((-0.175 if commas < 1.466 else -0.007) if linked_after < 0.1063 else (-0.081 if linked_after < 0.502 else
        0.082))) if anchors < 4 else -0.222) + ((((0.07 if above & 536870912 else (-0.131 if is_head else (-0.114 if own
        & 512 else (-0.09 if above & 134217728 else (0.035 if above & 8 else -0.012))))) if bold < 0.0886 else -0.181)
        if commas < 1.422 else (-0.101 if above & 4194304 else ((-0.02 if above & 8 else (0.127 if above & 16777216 else
        0.043)) if bold < 0.196 else -0.052))) if stops_after < 2 else ((-0.066 if own & 512 else (-0.02 if above &
        4194304 else 0.117)) if progress < 0.9917 else -0.052)) + (((((0.039 if above & 4 else -0.168) if tag_after < 1
        else ((-0.133 if stops < 2 else 0.023) if above & 1 else 0.032)) if bold < 0.082 else (0.03 if weight < 0.137
        else -0.228)) if length_after < 41 else (((0.072 if tag_after < 10 else -0.087) if ended else -0.103) if above &
        2 else ((0.173 if above & 16 else (-0.083 if above & 4 else (-0.013 if purity < 0.9553 else 0.104))) if
        linked_after < 0.2642 else 0.184))) if tag < 9 else -0.147) + (((((0.153 if above & 1 else -0.103) if above &
        16777216 else (-0.153 if stops < 1 else ((0.038 if progress < 0.0364 else -0.106) if progress < 0.48755 else
        -0.107))) if linked_after < 0.2315 else (-0.136 if above & 4 else (-0.081 if above & 134217728 else ((0.217 if
        rate < 1.336 else 0.039) if progress < 0.65083 else 0.002)))) if members < 17 else (-0.027 if above & 2 else
        0.087)) if tag < 4 else (-0.098 if letters < 0.00769 else (0.253 if tag < 8 else -0.084))) + ((-0.142 if above &
        134217728 else (((0.038 if summed else ((-0.04 if weight < 0.0153 else -0.179) if ended else -0.061)) if
        length_after < 75 else (-0.104 if above & 4194304 else (0.063 if inside else -0.065))) if linked < 0.124 else
        (0.257 if above & 536870912 else (-0.111 if above & 32768 else (0.085 if share < 0.0238 else -0.003))))) if
        length < 236 else ((-0.232 if weight < 0.077 else -0.059) if weight < 0.163 else (-0.005 if summed else 0.206)))
    )
# fmt: on
