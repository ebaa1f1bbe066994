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
    """The sum of the first trees."""
    (_inside, share, alike, purity, letters, members, progress, past, _is_head, times, told, weight, summed, anchors,
     rate, ended, commas, _lower, bold, own, above, tag, length, linked, stops, _tag_before, length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (((((0.553 if above & 4194304 else 1) if stops_after <= 1.5 else 1.41) if linked <= 0.2616 else (1.16 if own &
        16 else (0.463 if bold <= 0.9618 else 1.32))) if length <= 54.5 else (0.183 if weight <= 0.3227 else (0.603 if
        weight <= 0.4984 else 1.2))) if share <= 0.0009508 else ((0.441 if above & 4194304 else (1.49 if length <= 66.5
        else (0.849 if weight <= 0.1153 else 1.29))) if share <= 0.02676 else ((1.5 if ended <= 1e-35 else 1.65) if
        linked <= 0.6542 else 0.853))) + (((((-0.408 if weight <= 0.3227 else -0.0352) if summed <= 1e-35 else 0.256) if
        tag <= 2.5 else ((((-0.285 if progress <= 0.01495 else 0.0867) if linked_after <= 0.8638 else -0.365) if
        length_before <= 25.5 else 0.185) if tag <= 8.5 else -0.606)) if past <= -1e-35 else -0.606) if share <= 0.01595
        else (((((-0.021 if above & 4194304 else 0.271) if progress <= 0.977 else -0.112) if tag <= 8.5 else -0.282) if
        linked <= 0.6012 else -0.185) if past <= 1e-35 else (-0.457 if tag <= 1.5 else -0.02))) + (((-0.412 if purity <=
        0.2235 else ((0.189 if rate <= 1.355 else -0.328) if progress <= 0.5224 else -0.325)) if summed <= 1e-35 else
        0.248) if members <= 2.5 else ((-0.359 if above & 4194304 else (-0.486 if own & 134217728 else (-0.239 if
        members <= 4.5 else (-0.0751 if length <= 17.5 else 0.124)))) if purity <= 0.1401 else (((0.12 if rate <= 0.3503
        else 0.258) if progress <= 0.977 else -0.152) if members <= 169.5 else (0.00442 if purity <= 0.7701 else (0.0493
        if length_before <= 18.5 else -1.09))))) + ((((-0.236 if summed <= 1e-35 else 0.167) if stops <= 2.5 else (0.201
        if progress <= 0.4019 else -0.247)) if progress <= 0.8404 else -0.362) if members <= 2.5 else ((-0.375 if above
        & 512 else ((0.174 if tag_after <= 1e-35 else (-0.443 if above & 16384 else 0.00735)) if purity <= 0.1401 else
        (((-0.37 if above & 1073741824 else 0.242) if progress <= 0.9157 else (0.111 if bold <= 0.1395 else -0.289)) if
        members <= 152.5 else (0.103 if length_after <= 85.5 else -0.453)))) if linked <= 0.5763 else -0.216)) +
        (((((0.0368 if linked_after <= 0.9171 else -0.265) if tag <= 1e-35 else -0.257) if tag <= 2.5 else ((-0.133 if
        above & 32768 else (-0.0569 if members <= 1.5 else 0.174)) if tag <= 8.5 else -0.291)) if progress <= 0.9911
        else -0.315) if letters <= 0.1741 else (((-0.373 if above & 32768 else 0.22) if purity <= 0.5004 else -0.194) if
        ended <= 1e-35 else (((0.226 if length_after <= 907.5 else (0.186 if members <= 22.5 else -0.758)) if bold <=
        0.8597 else -0.11) if members <= 169.5 else -0.279))) + (((-0.3 if above & 512 else ((((-0.181 if letters <=
        0.02159 else (-0.33 if own & 134217728 else (0.103 if past <= -9.5 else -0.214))) if length <= 159.5 else 0.157)
        if tag <= 4.5 else (0.205 if tag <= 8.5 else -0.195)) if linked_after <= 0.9171 else -0.173)) if past <= 1e-35
        else -0.248) if letters <= 0.1741 else (((-0.271 if above & 32768 else 0.0962) if ended <= 1e-35 else (0.204 if
        length <= 678.5 else 0.0262)) if past <= 1e-35 else (0.212 if share <= 0.06164 else -0.233))) + (((-0.314 if
        above & 1024 else (-0.178 if above & 4194304 else ((-0.373 if above & 262144 else ((0.0954 if linked_after <=
        0.1414 else -0.0455) if told <= -1e-35 else -0.175)) if times <= 3.5 else -0.159))) if letters <= 0.1741 else
        (0.204 if progress <= 0.5128 else ((0.137 if anchors <= 1e-35 else (0.0557 if past <= -2.5 else -0.259)) if
        length <= 678.5 else ((-0.0467 if length_before <= 142.5 else -0.682) if letters <= 0.9692 else 0.21)))) if past
        <= 1e-35 else (-0.203 if length <= 946.5 else 0.327)) + (((-0.262 if above & 1024 else ((-0.153 if weight <=
        0.3277 else 0.158) if above & 2 else (-0.384 if above & 65536 else 0.0365))) if past <= -1.5 else (-0.209 if
        alike <= 0.002023 else 0.0477)) if purity <= 0.1052 else (((-0.212 if above & 2 else 0.0513) if purity <= 0.9013
        else -0.246) if ended <= 1e-35 else (((0.153 if length_after <= 745.5 else (0.119 if purity <= 0.9946 else
        -0.559)) if linked_before <= 0.813 else (0.0813 if rate <= 1.042 else -0.271)) if past <= 20.5 else -0.26))) +
        ((((-0.248 if tag <= 2.5 else -0.0858) if alike <= 0.4696 else (-0.246 if purity <= 0.1392 else 0.212)) if
        length <= 194.5 else (-0.326 if above & 32 else 0.0442)) if members <= 3.5 else (((-0.251 if length_after <=
        13.5 else -0.0462) if alike <= 0.7813 else 0.196) if above & 32768 else ((((0.148 if length <= 678.5 else
        -0.0105) if linked <= 0.1953 else (0.0653 if alike <= 0.5632 else -0.223)) if members <= 152.5 else (0.116 if
        stops_before <= 1e-35 else -0.371)) if tag <= 7.5 else -0.233))) + ((((-0.0267 if anchors <= 1e-35 else -0.169)
        if tag <= 2.5 else ((-0.0775 if length_after <= 18.5 else (-0.0394 if above & 1 else 0.173)) if tag <= 6.5 else
        -0.136)) if weight <= 0.2244 else ((0.0422 if purity <= 0.448 else -0.341) if past <= -260.5 else ((0.21 if tag
        <= 1e-35 else 0.0528) if progress <= 0.4235 else (0.0705 if length_before <= 602.5 else (-0.442 if past <= -7.5
        else 0.0789))))) if progress <= 0.9078 else ((-0.171 if past <= 186.5 else 0.158) if length_after <= 39.5 else
        -0.019)) + (((-0.161 if weight <= 0.12 else ((0.128 if members <= 2.5 else -0.206) if above & 4 else (((-0.239
        if ended <= 1e-35 else 0.0262) if rate <= 1.053 else -0.253) if letters <= 0.2793 else 0.232))) if summed <=
        1e-35 else 0.199) if members <= 3.5 else ((((-0.275 if past <= -466.5 else (-0.214 if above & 512 else (0.132 if
        linked <= 0.08307 else 0.0235))) if linked_after <= 0.5872 else -0.0333) if members <= 152.5 else (0.0535 if
        weight <= 0.4984 else -0.284)) if times <= 3.5 else -0.131)) + (-0.224 if above & 4096 else (-0.31 if above &
        262144 else (-0.194 if above & 8192 else (-0.266 if above & 65536 else (((((-0.256 if progress <= 0.02353 else
        -0.0106) if length <= 94.5 else (0.135 if progress <= 0.5527 else ((0.243 if rate <= 0.4903 else ((-0.0435 if
        purity <= 0.9633 else -0.395) if share <= 0.795 else 0.0778)) if length_before <= 906.5 else -0.419))) if tag <=
        2.5 else 0.137) if tag <= 8.5 else -0.153) if linked <= 0.04009 else (0.0332 if past <= -13.5 else -0.111))))))
        + ((((-0.00913 if rate <= 1.355 else -0.174) if past <= -1e-35 else -0.197) if stops_before <= 1e-35 else
        ((-0.018 if length <= 85.5 else (-0.135 if above & 4194304 else 0.156)) if anchors <= 1e-35 else -0.111)) if
        members <= 7.5 else ((-0.0837 if past <= -237.5 else (-0.242 if above & 8388608 else (-0.124 if length <= 9.5
        else (-0.245 if above & 16384 else 0.0852)))) if purity <= 0.9946 else ((0.0275 if members <= 14.5 else (-0.0244
        if length <= 417.5 else -0.846)) if share <= 0.9823 else 0.203))) + ((-0.282 if above & 262144 else (-0.219 if
        above & 16384 else (((-0.0169 if tag_after <= 5.5 else -0.177) if commas <= 0.3587 else (-0.0841 if weight <=
        0.12 else (0.132 if progress <= 0.4235 else ((0.0848 if bold <= 0.03986 else (0.042 if weight <= 0.9258 else
        -0.304)) if members <= 57.5 else (-0.752 if members <= 58.5 else -0.0895))))) if tag <= 2.5 else ((-0.264 if
        above & 8388608 else 0.13) if tag <= 6.5 else -0.0499)))) if linked_before <= 0.813 else (-0.169 if members <=
        4.5 else -0.0314)) + (((-0.271 if above & 262144 else ((((0.123 if above & 2097152 else (-0.213 if members <=
        198.5 else 0.15)) if past <= -286.5 else (((0.084 if past <= 42.5 else -0.145) if linked <= 0.077 else -0.0202)
        if members <= 152.5 else (0.0323 if alike <= 0.9956 else (0.0634 if past <= -118.5 else -0.48)))) if tag <= 8.5
        else ((-0.145 if tag <= 12.5 else 0.205) if letters <= 0.3146 else -0.52)) if linked_before <= 0.9891 else
        -0.0856)) if tag_after <= 10.5 else -0.166) if linked_after <= 0.9337 else -0.0872)
    )


def _others(block: BlockFeatures) -> float:
    """The sum of the other trees."""
    (inside, share, alike, purity, letters, members, progress, past, _is_head, times, told, weight, summed, anchors,
     rate, ended, commas, lower, bold, own, above, tag, length, linked, stops, tag_before, length_before, linked_before,
     stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (-0.193 if above & 4096 else (-0.255 if above & 1048576 else ((0.00471 if stops <= 1.5 else (0.108 if bold <=
        0.2503 else -0.12)) if progress <= 0.4973 else ((((-0.129 if stops_before <= 1e-35 else 0.00943) if members <=
        3.5 else (-0.083 if past <= -62.5 else (-0.238 if above & 16384 else 0.0606))) if past <= 186.5 else 0.36) if
        purity <= 0.9444 else ((0.01 if length_before <= 10.5 else -0.522) if length_before <= 18.5 else ((-0.0992 if
        past <= -1.5 else 0.09) if bold <= 0.1019 else -0.264)))))) + ((-0.165 if above & 8192 else (-0.167 if above &
        4096 else (-0.174 if above & 16384 else (((-0.0958 if length <= 130.5 else 0.0511) if members <= 1.5 else
        ((-0.0108 if members <= 127.5 else -0.33) if above & 134217728 else ((((0.0286 if purity <= 0.1392 else -0.311)
        if ended <= 1e-35 else (0.0601 if bold <= 0.4289 else -0.25)) if members <= 22.5 else 0.0722) if tag <= 2.5 else
        (0.122 if purity <= 0.9646 else -0.298)))) if stops <= 3.5 else -0.0668)))) if summed <= 1e-35 else 0.17) +
        ((((0.00882 if weight <= 0.03508 else -0.238) if share <= 0.967 else -0.263) if weight <= 0.042 else (((0.0627
        if purity <= 0.9633 else (0.00625 if share <= 0.6364 else (-0.769 if share <= 0.795 else -0.00251))) if share <=
        0.8614 else (0.162 if past <= -2.5 else ((-0.0315 if weight <= 0.9227 else -0.464) if weight <= 0.9529 else
        0.109))) if members <= 152.5 else -0.137)) if rate <= 1.065 else (0.0459 if weight <= 0.003576 else (-0.202 if
        weight <= 0.1052 else (-0.0104 if linked_after <= 0.203 else -0.179)))) + (((-0.0482 if bold <= 1e-35 else
        (0.267 if share <= 0.01932 else -0.093)) if above & 4 else -0.113) if above & 2 else ((-0.151 if above & 8388608
        else (-0.0606 if inside <= 1e-35 else (-0.19 if above & 16384 else ((0.033 if alike <= 0.9718 else 0.141) if
        alike <= 0.9962 else (-0.261 if share <= 0.9975 else (-0.239 if rate <= 1e-35 else (0.154 if anchors <= 1e-35
        else -0.109))))))) if length_after <= 659.5 else (0.0266 if alike <= 0.968 else (-0.587 if share <= 0.9912 else
        0.103)))) + ((((-0.166 if above & 1024 else (-0.0156 if members <= 4.5 else ((0.0793 if members <= 29.5 else
        -0.249) if above & 32768 else 0.112))) if tag_after <= 3.5 else -0.115) if length <= 204.5 else (-0.136 if
        weight <= 0.1391 else ((0.122 if alike <= 0.9962 else (-0.268 if alike <= 1 else 0.0887)) if past <= -10.5 else
        0.252))) if progress <= 0.4323 else (((-0.0705 if length_after <= 11.5 else 0.0257) if linked_before <= 0.07685
        else -0.0776) if stops <= 3.5 else (0.0355 if length_after <= 25.5 else -0.174))) + (-0.0766 if length <= 17.5
        else ((((0.0544 if tag_before <= 5.5 else -0.0885) if length <= 231.5 else 0.16) if purity <= 0.9596 else
        ((-0.35 if letters <= 0.9873 else 0.105) if rate <= 0.472 else 0.0424)) if rate <= 0.7235 else (((0.051 if above
        & 8 else (0.23 if above & 268435456 else -0.12)) if tag <= 2.5 else 0.0391) if letters <= 0.5323 else ((0.134 if
        letters <= 0.91 else (0.132 if length <= 271.5 else -0.127)) if bold <= 0.0992 else (0.00215 if letters <= 0.861
        else -0.295))))) + (-0.24 if above & 32 else ((-0.155 if own & 512 else (-0.124 if above & 8192 else (((0.124 if
        members <= 11.5 else -0.277) if own & 134217728 else (0.0324 if stops_before <= 4.5 else -0.0895)) if linked <=
        0.03253 else ((0.0118 if progress <= 0.6517 else (0.118 if purity <= 0.4694 else -0.511)) if linked <= 0.04634
        else (-0.0977 if members <= 4.5 else (0.067 if share <= 0.5757 else ((-0.246 if members <= 22.5 else -0.0515) if
        length <= 298.5 else 0.139))))))) if summed <= 1e-35 else 0.151)) + (-0.239 if above & 262144 else (-0.204 if
        above & 32 else (-0.108 if above & 512 else (((0.0178 if stops_after <= 1.5 else 0.0885) if progress <= 0.6691
        else (((-0.27 if progress <= 0.6786 else (((0.0889 if share <= 0.05081 else -0.0261) if tag_after <= 6.5 else
        -0.125) if linked_after <= 0.08038 else (-0.0927 if length <= 767.5 else 0.262))) if members <= 27.5 else 0.144)
        if members <= 48.5 else (0.0012 if purity <= 0.8849 else (-0.36 if share <= 0.9769 else -0.0295)))) if times <=
        3.5 else -0.0798)))) + ((((-0.181 if above & 2 else 0.0277) if above & 67108864 else ((0.11 if above & 2097152
        else -0.103) if past <= -237.5 else (-0.199 if above & 65536 else ((-0.104 if above & 256 else (-0.096 if above
        & 8192 else 0.0583)) if purity <= 0.8849 else ((-0.292 if purity <= 0.8888 else (0.0366 if stops <= 7.5 else
        -0.198)) if bold <= 0.5007 else -0.193))))) if length_before <= 439.5 else (-0.13 if bold <= 0.2226 else
        0.0898)) if told <= -1e-35 else (-0.231 if weight <= 0.3001 else 0.0793)) + (-0.208 if above & 524288 else
        ((((0.0459 if length <= 313.5 else ((0.211 if commas <= 1.141 else 0.0217) if letters <= 0.938 else (-0.261 if
        share <= 0.9837 else 0.157))) if alike <= 0.9948 else (-0.176 if letters <= 0.9432 else 0.0781)) if rate <= 1.1
        else (0.0761 if progress <= 0.3112 else (-0.259 if progress <= 0.4581 else -0.0464))) if tag <= 1e-35 else
        ((0.129 if own & 32768 else (0.159 if above & 128 else -0.13)) if tag <= 1.5 else (-0.177 if own & 134217728
        else 0.0147)))) + (0.219 if above & 268435456 else ((0.00831 if purity <= 0.9496 else ((0.076 if share <= 0.9966
        else -0.585) if purity <= 0.9512 else (((0.101 if length_after <= 46.5 else -0.138) if share <= 0.7474 else
        (0.077 if purity <= 0.9698 else -0.487)) if share <= 0.795 else (((-0.0805 if commas <= 0.6045 else (0.173 if
        alike <= 0.9948 else (0.0513 if bold <= 0.05889 else -0.28))) if purity <= 0.9946 else -0.39) if purity <=
        0.9965 else (0.207 if tag_before <= 4.5 else -0.156))))) if tag_before <= 10.5 else -0.129)) + (-0.219 if above
        & 262144 else ((-0.056 if own & 4 else ((-0.18 if above & 1073741824 else (-0.217 if length <= 3.5 else
        ((((0.0635 if progress <= 0.07389 else ((((-0.0595 if share <= 0.002406 else -0.229) if share <= 0.3112 else
        0.166) if share <= 0.6605 else -0.49) if share <= 0.7173 else 0.13)) if bold <= 0.0527 else 0.125) if past <=
        77.5 else 0.196) if above & 2 else 0.049))) if linked <= 0.07484 else -0.0326)) if tag_before <= 5.5 else
        (-0.0702 if summed <= 1e-35 else 0.227))) + (((((-0.0142 if letters <= 0.3296 else (-0.189 if members <= 8.5
        else 0.234)) if letters <= 0.5078 else (0.0825 if length <= 248.5 else -0.454)) if bold <= 1e-35 else (0.133 if
        linked_after <= 0.04033 else -0.0474)) if weight <= 0.3605 else (((-0.376 if tag <= 2.5 else -0.0213) if ended
        <= 1e-35 else (-0.16 if weight <= 0.4305 else 0.0423)) if members <= 43.5 else (0.112 if share <= 0.2311 else
        -0.366))) if letters <= 0.5543 else ((0.0637 if length_after <= 659.5 else -0.117) if linked_before <= 0.9732
        else -0.143)) + (0.246 if above & 268435456 else ((0.0562 if above & 536870912 else ((-0.348 if progress <=
        0.7758 else 0.0247) if alike <= 0.05891 else 0.0729)) if above & 8388608 else (-0.179 if above & 32 else (-0.127
        if above & 16384 else ((-0.0473 if length <= 17.5 else (0.0337 if alike <= 0.9972 else ((-0.128 if tag_after <=
        5.5 else -0.493) if share <= 0.9975 else (-0.231 if weight <= 0.1403 else (0.142 if commas <= 1.292 else
        -0.0723))))) if rate <= 1.272 else (0.0532 if length <= 50.5 else -0.064)))))) + ((0.00626 if purity <= 0.9698
        else (((((0.0876 if length_after <= 70.5 else -0.243) if progress <= 0.8404 else (-0.376 if rate <= 1.335 else
        0.0342)) if length <= 448.5 else 0.125) if stops_after <= 1.5 else (-0.0656 if past <= -16.5 else 0.216)) if
        members <= 35.5 else ((-0.404 if members <= 69.5 else 0.109) if letters <= 0.9432 else 0.0403))) if told <=
        -1e-35 else ((-0.22 if told <= 1e-35 else (0.168 if letters <= 0.06175 else (-0.295 if weight <= 0.2502 else
        0.0381))) if members <= 47.5 else 0.202)) + (((-0.037 if length <= 16.5 else (0.231 if tag_after <= 4.5 else
        -0.026)) if share <= 0.002847 else (-0.257 if alike <= 0.009835 else 0.0367)) if above & 2097152 else ((-0.0745
        if length <= 511.5 else 0.132) if letters <= 0.005207 else ((0.107 if progress <= 0.108 else (-0.153 if letters
        <= 0.1089 else ((-0.0345 if above & 32768 else 0.18) if letters <= 0.5078 else (-0.0264 if linked_before <=
        0.00443 else -0.34)))) if above & 2 else (0.0254 if letters <= 0.9175 else (-0.0011 if tag_after <= 5.5 else
        -0.253))))) + ((0.0369 if past <= -30.5 else -0.188) if above & 4096 else (-0.0816 if own & 1 else ((0.113 if
        progress <= 0.954 else -0.106) if above & 16 else (((-0.0129 if members <= 241 else -0.176) if members <= 419.5
        else 0.178) if tag_before <= 2.5 else (((-0.0447 if members <= 10.5 else 0.052) if length_before <= 39.5 else
        (0.0387 if length <= 236.5 else ((-0.0851 if length_after <= 9.5 else 0.24) if length_before <= 249.5 else
        -0.0431))) if members <= 176.5 else (-0.301 if members <= 195 else 0.0358)))))) + (((((((0.00276 if bold <=
        0.9512 else -0.239) if bold <= 0.999 else 0.149) if share <= 0.7474 else -0.254) if letters <= 0.5543 else
        ((-0.164 if own & 4 else 0.195) if linked <= 0.2213 else -0.126)) if letters <= 0.9308 else -0.307) if share <=
        0.9741 else (-0.0619 if weight <= 0.4683 else 0.169)) if progress <= 0.6434 else (-0.00313 if weight <= 0.8576
        else (-0.0424 if letters <= 0.8832 else (((0.0107 if length_after <= 56.5 else -0.304) if purity <= 0.9811 else
        0.113) if tag_after <= 5.5 else -0.41)))) + (-0.194 if above & 1048576 else (-0.197 if above & 262144 else
        (-0.141 if above & 524288 else ((0.00974 if members <= 65.5 else ((-0.106 if letters <= 0.02668 else 0.236) if
        share <= 0.9414 else (-0.306 if letters <= 0.8063 else 0.0776))) if members <= 80.5 else (((0.00175 if letters
        <= 0.06926 else -0.45) if letters <= 0.7049 else 0.106) if members <= 96.5 else ((-0.138 if length_after <= 9.5
        else 0.153) if members <= 152.5 else (0.0177 if length_after <= 82.5 else (0.07 if progress <= 0.2904 else
        -0.238)))))))) + (((((-0.08 if members <= 8.5 else 0.164) if tag_before <= 1.5 else -0.22) if alike <= 0.3447
        else (0.161 if alike <= 1 else -0.247)) if above & 16777216 else ((0.0105 if rate <= 1e-35 else ((-0.279 if
        tag_before <= 1e-35 else -0.0539) if rate <= 1.854 else 0.0771)) if ended <= 1e-35 else ((0.0608 if progress <=
        0.5342 else (-0.0828 if alike <= 0.9588 else 0.111)) if stops_after <= 1e-35 else 0.0768))) if purity <= 0.9496
        else (0.116 if members <= 2.5 else (-0.282 if alike <= 0.4016 else -0.0438))) + (0.208 if above & 268435456 else
        (((-0.119 if above & 1024 else ((-0.125 if length_after <= 2.5 else (0.0205 if told <= -1e-35 else (-0.175 if
        told <= 1e-35 else (0.149 if share <= 0.9769 else -0.186)))) if rate <= 1.177 else (((-0.0452 if letters <=
        0.1972 else 0.0764) if purity <= 0.8849 else -0.175) if share <= 0.99 else (-0.0504 if commas <= 0.4788 else
        0.156)))) if commas <= 2.13 else (-0.0472 if letters <= 0.9591 else -0.313)) if tag <= 7.5 else (0.139 if
        length_after <= 6.5 else -0.132))) + (((0.0371 if progress <= 0.7567 else -0.119) if progress <= 0.9487 else
        ((-0.0602 if past <= 1e-35 else (0.0154 if above & 1 else 0.478)) if above & 4 else -0.0609)) if above & 2097152
        else (((0.108 if above & 8 else (((-0.0706 if length_after <= 121.5 else (-0.402 if rate <= 0.9181 else 0.0113))
        if linked_before <= 0.8899 else 0.0483) if progress <= 0.01495 else -0.00245)) if progress <= 0.9487 else (-0.12
        if members <= 22.5 else (0.145 if purity <= 0.1693 else -0.101))) if commas <= 0.5923 else 0.0168)) + ((((-0.135
        if members <= 419.5 else 0.112) if linked_before <= 1e-35 else 0.0352) if past <= -286.5 else (((0.0194 if
        linked_before <= 0.07685 else ((-0.0832 if length_before <= 13.5 else (-0.166 if above & 2048 else 0.0757)) if
        share <= 0.005298 else (-0.242 if share <= 0.01441 else ((-0.0138 if linked_before <= 0.9732 else -0.242) if
        members <= 12.5 else 0.032)))) if tag_before <= 8.5 else -0.0944) if told <= -1e-35 else (0.0226 if tag_after <=
        1e-35 else -0.145))) if summed <= 1e-35 else (-0.0564 if past <= -34.5 else 0.184)) + ((((((0.0758 if length <=
        174.5 else -0.127) if stops_after <= 1e-35 else 0.32) if alike <= 1e-35 else ((-0.251 if length <= 204.5 else
        0.0752) if tag_before <= 3.5 else 0.0972)) if above & 8 else (((0.0216 if alike <= 0.9983 else -0.21) if above &
        4 else (-0.0524 if members <= 12.5 else (0.0222 if length <= 539.5 else -0.199))) if length_after <= 399.5 else
        0.0494)) if told <= 1e-35 else (0.183 if bold <= 0.05889 else -0.0966)) if past <= 186.5 else (0.307 if above &
        2 else -0.124)) + (0.186 if above & 268435456 else ((0.0121 if length_before <= 37.5 else (-0.0293 if length <=
        678.5 else (-0.253 if tag_before <= 1e-35 else 0.126))) if past <= -3.5 else (((0.132 if progress <= 0.4973 else
        (-0.0719 if lower <= 1e-35 else 0.201)) if stops_before <= 1e-35 else (((-0.0661 if past <= -1e-35 else 0.131)
        if past <= 20.5 else -0.217) if tag_after <= 1e-35 else (((-0.0733 if length <= 29.5 else 0.196) if stops_after
        <= 2.5 else -0.155) if anchors <= 1e-35 else 0.00936))) if length <= 767.5 else 0.203)))
    )

# fmt: on
