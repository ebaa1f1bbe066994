"""Says how likely a block is part of the article: boosted trees, grown by `resources/train/train_body.py`.

Each tree is one expression, and the sum of all trees is the log odds. They are data, but written as code: a loop that
walks the same trees as a table takes six times as long, which makes the reading of a page some 6 % slower. The model
card is `resources/train/body_trees.md`.
"""

from __future__ import annotations

from dossier.reading.html.body_seen import BlockFeatures

_LEAST, _MOST = -4.0, 4.0  # sums of the first trees that the others hardly change


def score(block: BlockFeatures) -> float:
    """Log odds that the block is part of the article; far from zero those of the first trees alone."""
    found = _first(block)
    return found + _others(block) if _LEAST < found < _MOST else found


# fmt: off
def _first(block: BlockFeatures) -> float:
    """The sum of the first trees."""
    (_inside, share, alike, purity, letters, members, progress, past, _is_head, times, body, weight, summed, anchors,
     rate, ended, commas, _lower, bold, own, above, tag, length, linked, stops, _tag_before, length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        ((((0.896 if linked <= 0.2616 else 0.496) if stops_after <= 1.5 else 1.3) if length <= 54.5 else (0.161 if
        weight <= 0.3227 else (1.25 if above & 8 else 0.502))) if share <= 0.0009508 else (((0.429 if share <= 0.03222
        else 1.35) if above & 4194304 else (((1.52 if length <= 52.5 else (1.25 if rate <= 1e-35 else 0.706)) if share
        <= 0.01537 else 1.52) if linked <= 0.7004 else (1.2 if alike <= 0.7352 else 0.566))) if weight <= 0.1996 else
        (1.44 if share <= 0.08974 else 1.67))) + (((((((-0.45 if weight <= 0.3227 else -0.0477) if tag <= 1.5 else
        (-0.617 if own & 32768 else (-0.307 if progress <= 0.003915 else 0.0266))) if summed <= 1e-35 else 0.246) if tag
        <= 4.5 else (0.234 if linked_after <= 0.7819 else -0.224)) if tag <= 8.5 else -0.635) if past <= -1e-35 else
        -0.608) if share <= 0.0128 else ((0.0539 if weight <= 0.1249 else (0.27 if tag <= 12.5 else -0.237)) if past <=
        1e-35 else ((0.2 if purity <= 0.04011 else -0.532) if rate <= 1.928 else 0.0751))) + ((((-0.369 if length <=
        194.5 else 0.0945) if progress <= 0.5504 else -0.447) if summed <= 1e-35 else 0.241) if members <= 2.5 else
        ((-0.409 if above & 4194304 else (-0.445 if own & 134217728 else (-0.268 if members <= 4.5 else (-0.107 if
        length <= 17.5 else 0.125)))) if purity <= 0.1052 else (((0.255 if tag <= 7.5 else -0.164) if progress <= 0.9236
        else ((0.033 if purity <= 0.8483 else -0.573) if rate <= 1e-35 else 0.0665)) if members <= 169.5 else (0.0133 if
        purity <= 0.7701 else -0.946)))) + (((((-0.251 if stops <= 2.5 else 0.0331) if progress <= 0.09918 else -0.353)
        if alike <= 0.4696 else (-0.384 if purity <= 0.1392 else 0.186)) if summed <= 1e-35 else 0.188) if members <=
        2.5 else (((-0.364 if above & 512 else (0.176 if tag_after <= 1e-35 else -0.0226)) if purity <= 0.1401 else
        ((0.236 if progress <= 0.977 else (0.023 if bold <= 0.03986 else -0.435)) if members <= 152.5 else (0.122 if
        length_after <= 85.5 else -0.492))) if linked <= 0.3614 else (-0.173 if alike <= 0.9929 else -0.533))) +
        (((((0.0317 if rate <= 1.38 else -0.27) if tag <= 1e-35 else -0.289) if tag <= 2.5 else ((-0.059 if
        length_before <= 27.5 else 0.163) if tag <= 8.5 else -0.299)) if progress <= 0.9911 else -0.318) if letters <=
        0.1741 else (((-0.413 if above & 32768 else 0.217) if purity <= 0.448 else (-0.389 if members <= 25.5 else
        -0.0182)) if ended <= 1e-35 else (((0.234 if length_after <= 907.5 else (0.184 if members <= 22.5 else -0.765))
        if bold <= 0.8597 else -0.125) if members <= 169.5 else -0.274))) + (((-0.232 if above & 4194304 else ((-0.095
        if above & 32768 else (-0.398 if above & 262144 else (0.0487 if tag <= 2.5 else 0.174))) if linked_after <=
        0.5872 else -0.163)) if past <= -6.5 else (((-0.282 if tag <= 2.5 else -0.145) if length <= 946.5 else 0.291) if
        summed <= 1e-35 else 0.227)) if letters <= 0.1741 else (((-0.267 if above & 32768 else 0.188) if share <= 0.3447
        else -0.104) if ended <= 1e-35 else ((0.216 if length <= 572.5 else 0.0565) if past <= 1.5 else -0.334))) +
        (((-0.303 if above & 512 else (-0.311 if above & 1024 else (((-0.327 if above & 262144 else ((0.115 if anchors
        <= 1e-35 else -0.0488) if linked_after <= 0.1793 else -0.0526)) if body <= -1e-35 else -0.187) if times <= 3.5
        else -0.183))) if share <= 0.06164 else ((0.0309 if stops <= 1e-35 else 0.212) if progress <= 0.6278 else
        ((0.118 if length <= 678.5 else -0.213) if bold <= 0.1431 else (0.0437 if past <= -2.5 else -0.454)))) if past
        <= 1e-35 else (-0.103 if progress <= 1 else -0.25)) + ((((-0.147 if above & 2 else (-0.264 if above & 1024 else
        (-0.29 if above & 8388608 else 0.0192))) if weight <= 0.3403 else 0.157) if past <= -1.5 else -0.193) if purity
        <= 0.1052 else (((-0.254 if above & 2 else 0.00646) if purity <= 0.9512 else -0.272) if ended <= 1e-35 else
        (((((-0.0848 if past <= -260.5 else 0.184) if stops_before <= 4.5 else -0.0138) if linked_before <= 0.813 else
        -0.0356) if length_after <= 745.5 else (0.119 if purity <= 0.9946 else -0.554)) if past <= 1.5 else -0.0684))) +
        ((((-0.266 if tag <= 2.5 else -0.11) if length <= 174.5 else (-0.329 if above & 32 else 0.0171)) if alike <=
        0.5946 else (-0.335 if purity <= 0.1344 else 0.211)) if members <= 3.5 else (-0.0614 if above & 32768 else
        ((((0.169 if length <= 678.5 else (0.22 if members <= 14.5 else -0.324)) if members <= 152.5 else (0.0722 if
        length_after <= 79.5 else -0.41)) if anchors <= 1e-35 else ((-0.149 if length <= 291.5 else 0.11) if tag <= 2.5
        else 0.131)) if tag <= 7.5 else -0.212))) + (((((-0.102 if bold <= 0.999 else 0.12) if summed <= 1e-35 else
        0.253) if tag <= 2.5 else ((-0.0862 if above & 1 else (-0.108 if length_after <= 13.5 else 0.165)) if tag <= 7.5
        else -0.195)) if weight <= 0.2244 else (((0.113 if purity <= 0.9633 else (0.14 if progress <= 0.08979 else
        -0.368)) if share <= 0.795 else 0.213) if progress <= 0.5342 else (0.0627 if bold <= 0.08345 else (0.0443 if
        purity <= 0.9698 else -0.715)))) if progress <= 0.9078 else (-0.177 if length_after <= 39.5 else -0.0163)) +
        (((((-0.162 if weight <= 0.1249 else (0.166 if members <= 2.5 else -0.281)) if above & 4 else ((-0.162 if ended
        <= 1e-35 else 0.0133) if rate <= 1.053 else -0.255)) if summed <= 1e-35 else 0.152) if letters <= 0.2793 else
        0.198) if members <= 3.5 else ((((-0.334 if past <= -556.5 else (0.161 if progress <= 0.5613 else (0.0848 if
        linked_after <= 0.9603 else -0.137))) if linked <= 0.1437 else -0.017) if times <= 3.5 else -0.125) if members
        <= 152.5 else (0.012 if weight <= 0.4984 else -0.337))) + (-0.236 if above & 4096 else (((-0.285 if above &
        262144 else ((-0.0952 if past <= -248.5 else (((-0.295 if progress <= 0.02353 else -0.00915) if length <= 94.5
        else (0.186 if progress <= 0.3595 else ((0.00502 if share <= 0.795 else 0.188) if stops <= 3.5 else ((-0.131 if
        purity <= 0.9946 else -0.675) if past <= -7.5 else 0.0462)))) if tag <= 2.5 else 0.167)) if linked_after <=
        0.876 else -0.0702)) if tag <= 8.5 else -0.168) if linked <= 0.02882 else (0.0233 if past <= -13.5 else -0.15)))
        + ((-0.132 if stops_before <= 1e-35 else (-0.0917 if commas <= 1e-35 else 0.117)) if members <= 1.5 else (-0.305
        if above & 16384 else (-0.132 if above & 67108864 else ((-0.0608 if above & 536870912 else ((-0.191 if own & 1
        else 0.105) if length <= 486.5 else (0.12 if members <= 14.5 else (0.221 if weight <= 0.9719 else ((-0.0798 if
        length_before <= 75.5 else -0.571) if letters <= 0.9692 else 0.2))))) if anchors <= 1e-35 else (0.0239 if past
        <= -2.5 else (-0.0729 if weight <= 0.9288 else -0.511)))))) + (((-0.232 if above & 16384 else (-0.189 if own &
        512 else (-0.256 if above & 262144 else ((-0.0559 if above & 536870912 else (-0.221 if above & 8388608 else
        (-0.144 if above & 256 else (((0.0836 if bold <= 0.006625 else -0.0418) if tag <= 1.5 else 0.157) if tag <= 8.5
        else -0.125)))) if members <= 152.5 else (0.0336 if length_before <= 72.5 else -0.242))))) if tag_after <= 6.5
        else (-0.0131 if progress <= 0.8488 else -0.249)) if linked_before <= 0.813 else (-0.181 if members <= 4.5 else
        -0.0161)) + ((((((-0.0272 if linked_before <= 0.7633 else -0.174) if past <= 13.5 else -0.217) if stops <= 7.5
        else 0.244) if members <= 6.5 else (-0.119 if commas <= 1.766 else -0.839)) if members <= 7.5 else ((0.173 if
        tag_after <= 1e-35 else (-0.0972 if above & 32768 else 0.0446)) if alike <= 0.9948 else ((-0.0762 if
        length_after <= 26.5 else -0.458) if commas <= 1.081 else 0.146))) if stops_after <= 1e-35 else ((-0.152 if tag
        <= 1.5 else 0.0396) if ended <= 1e-35 else (0.109 if members <= 169.5 else -0.184)))
    )


def _others(block: BlockFeatures) -> float:
    """The sum of the other trees."""
    (inside, share, alike, purity, letters, members, progress, past, _is_head, _times, body, weight, summed, anchors,
     rate, ended, commas, _lower, bold, own, above, tag, length, linked, stops, tag_before, length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (-0.201 if above & 4096 else (((0.1 if bold <= 0.7657 else (0.138 if purity <= 0.8117 else -0.273)) if tag <=
        1e-35 else (0.00791 if tag_before <= 5.5 else -0.154)) if progress <= 0.4973 else ((((-0.0717 if tag_before <=
        5.5 else (-0.145 if alike <= 0.9948 else -0.711)) if members <= 11.5 else 0.00194) if stops_after <= 1e-35 else
        (((-0.0568 if length_before <= 28.5 else 0.0961) if length_before <= 659.5 else -0.188) if members <= 57.5 else
        (-0.0127 if purity <= 0.9698 else -0.357))) if past <= 186.5 else 0.326))) + (-0.186 if above & 8192 else
        (-0.168 if above & 4096 else (-0.0857 if length <= 15.5 else (-0.224 if above & 32 else ((0.214 if purity <=
        0.01173 else 0.00347) if above & 2097152 else (((((-0.0366 if length <= 225.5 else 0.125) if letters <= 0.08267
        else (-0.323 if purity <= 0.2962 else -0.0211)) if members <= 9.5 else 0.0637) if purity <= 0.9646 else (-0.113
        if members <= 33.5 else -0.847)) if letters <= 0.5781 else (0.123 if letters <= 0.8832 else (0.176 if members <=
        5.5 else -0.045)))))))) + ((0.322 if above & 268435456 else ((((-0.0149 if bold <= 0.2138 else 0.122) if share
        <= 0.967 else (-0.352 if members <= 31.5 else 0.00446)) if weight <= 0.042 else 0.0637) if rate <= 1.065 else
        (((((-0.0949 if letters <= 0.9591 else -0.646) if length_before <= 133.5 else 0.128) if rate <= 1.112 else
        ((0.00584 if letters <= 0.938 else -0.395) if share <= 0.99 else 0.174)) if anchors <= 1e-35 else -0.112) if
        linked_before <= 0.9291 else (-0.294 if tag <= 1.5 else 0.0457)))) if tag_after <= 10.5 else -0.184) + (-0.183
        if above & 16384 else (-0.252 if above & 262144 else (0.247 if above & 268435456 else (((-0.00149 if above & 4
        else -0.113) if above & 2 else (-0.0989 if inside <= 1e-35 else (((0.0259 if share <= 0.9483 else (-0.164 if
        rate <= 1e-35 else 0.15)) if linked <= 0.02882 else (-0.00392 if share <= 0.9966 else (-0.286 if stops_after <=
        1.5 else 0.0562))) if length_after <= 659.5 else ((0.0149 if alike <= 0.968 else -0.664) if share <= 0.9912 else
        0.11)))) if summed <= 1e-35 else 0.149)))) + ((((-0.175 if above & 1024 else 0.0169) if weight <= 0.9015 else
        (-0.205 if own & 256 else 0.14)) if progress <= 0.4323 else ((-0.0815 if length <= 17.5 else (-0.189 if above &
        16384 else 0.0314)) if stops <= 1.5 else (-0.146 if commas <= 0.3587 else (((-0.176 if members <= 11.5 else
        0.0718) if stops_before <= 1e-35 else ((0.091 if commas <= 2.188 else -0.239) if length <= 767.5 else (-0.376 if
        past <= -2.5 else 0.0748))) if members <= 152.5 else -0.252)))) if length_before <= 906.5 else -0.273) +
        (((-0.14 if above & 8192 else 0.00733) if length <= 337.5 else (-0.277 if above & 128 else 0.116)) if purity <=
        0.9496 else (((0.0666 if alike <= 0.1304 else -0.389) if tag_after <= 1.5 else 0.066) if alike <= 0.7813 else
        ((0.0458 if alike <= 0.9872 else -0.524) if own & 4 else (((-0.361 if purity <= 0.9512 else (0.149 if linked <=
        0.05299 else -0.152)) if stops_after <= 4.5 else -0.161) if bold <= 0.04854 else ((0.0493 if alike <= 0.9729
        else -0.341) if length_after <= 399.5 else 0.167))))) + (-0.162 if above & 512 else (-0.14 if above & 8192 else
        (((0.131 if members <= 11.5 else -0.281) if own & 134217728 else (0.0381 if purity <= 0.9633 else (0.0923 if
        members <= 5.5 else -0.0938))) if linked <= 0.03253 else (0.181 if own & 16 else ((-0.00771 if tag <= 1e-35 else
        -0.18) if members <= 4.5 else ((-0.1 if length <= 19.5 else 0.097) if share <= 0.5757 else (-0.248 if share <=
        0.8614 else ((-0.229 if length <= 382.5 else 0.114) if members <= 23.5 else 0.0746)))))))) + (-0.234 if above &
        262144 else (-0.132 if above & 512 else (-0.207 if above & 32 else (-0.104 if length <= 9.5 else (((0.146 if
        above & 2097152 else (-0.219 if linked_before <= 1e-35 else 0.023)) if past <= -286.5 else (0.0397 if tag_after
        <= 13.5 else -0.253)) if rate <= 1.1 else ((-0.163 if above & 2048 else 0.107) if progress <= 0.06635 else
        (((-0.103 if members <= 1.5 else (0.0602 if members <= 72.5 else -0.118)) if purity <= 0.966 else -0.135) if
        linked_before <= 0.7633 else -0.192))))))) + (-0.223 if above & 65536 else ((((0.132 if weight <= 0.0106 else
        -0.328) if above & 1073741824 else ((0.081 if above & 2097152 else (0.106 if above & 256 else -0.128)) if past
        <= -237.5 else (((-0.118 if above & 2 else 0.0932) if weight <= 0.2934 else -0.306) if above & 67108864 else
        (0.0234 if past <= 186.5 else (0.428 if above & 2 else -0.128))))) if body <= -1e-35 else (-0.204 if weight <=
        0.3001 else 0.075)) if length_before <= 906.5 else (0.0583 if weight <= 0.9498 else -0.41))) + (-0.219 if above
        & 524288 else (-0.211 if above & 1048576 else ((((-0.00176 if letters <= 0.3366 else 0.185) if alike <= 0.5946
        else -0.0784) if length <= 159.5 else ((-0.0909 if above & 16777216 else (0.13 if weight <= 0.9288 else ((0.0827
        if progress <= 0.659 else -0.466) if weight <= 0.9529 else (-0.0965 if rate <= 0.5238 else 0.106)))) if
        length_before <= 457.5 else (-0.369 if weight <= 0.2436 else (0.0654 if commas <= 1.292 else (0.0471 if length
        <= 678.5 else -0.389))))) if rate <= 1.088 else -0.0311))) + (0.212 if above & 268435456 else ((0.0232 if
        length_after <= 24.5 else (-0.0575 if purity <= 0.1235 else (-0.442 if purity <= 0.3771 else -0.000522))) if
        above & 4194304 else ((-0.0187 if alike <= 0.6224 else -0.4) if above & 1073741824 else (-0.0311 if length_after
        <= 13.5 else (0.0312 if purity <= 0.9496 else ((-0.00761 if alike <= 0.9588 else ((-0.478 if alike <= 0.9638
        else 0.0433) if length_after <= 256.5 else -0.502)) if share <= 0.9769 else (-0.48 if purity <= 0.9512 else
        (0.0951 if commas <= 2.075 else -0.239)))))))) + (((0.0144 if past <= -5.5 else (-0.0612 if ended <= 1e-35 else
        0.273)) if progress <= 0.4973 else ((((-0.00673 if rate <= 0.7391 else ((-0.0332 if past <= 13.5 else -0.24) if
        bold <= 0.6004 else -0.329)) if rate <= 1.565 else 0.0871) if tag_before <= 2.5 else (0.0185 if past <= 10.5
        else 0.243)) if linked_before <= 0.07685 else ((-0.274 if above & 16384 else -0.0263) if weight <= 0.5013 else
        -0.24))) if tag_before <= 5.5 else (-0.157 if length <= 102.5 else (-0.2 if length_after <= 12.5 else 0.0312)))
        + (((0.0751 if own & 16 else -0.0148) if share <= 0.9414 else (0.0528 if members <= 58.5 else -0.458)) if share
        <= 0.9483 else (((-0.0337 if ended <= 1e-35 else (((((-0.227 if members <= 29.5 else 0.115) if rate <= 1.495
        else 0.186) if length_after <= 62.5 else 0.171) if length_before <= 96.5 else 0.205) if members <= 152.5 else
        -0.0891)) if length <= 767.5 else (0.16 if length_after <= 38.5 else -0.195)) if bold <= 0.3925 else ((-0.242 if
        stops_after <= 1.5 else 0.0751) if members <= 62.5 else 0.172))) + (0.234 if above & 268435456 else (-0.164 if
        above & 8388608 else ((-0.156 if above & 16384 else ((-0.141 if above & 1024 else (0.0305 if alike <= 0.9972
        else (-0.337 if share <= 0.9975 else (-0.148 if weight <= 0.1403 else 0.0998)))) if rate <= 1.311 else (0.0441
        if weight <= 1e-35 else (-0.135 if length <= 122.5 else (0.103 if length <= 179.5 else ((0.188 if past <= -130.5
        else -0.196) if tag_after <= 3.5 else 0.15)))))) if tag_after <= 7.5 else (0.0241 if past <= -12.5 else
        -0.193)))) + (-0.139 if above & 8388608 else (((0.0312 if progress <= 0.7948 else (((-0.0343 if past <= 1.5 else
        (-0.144 if above & 4096 else 0.222)) if rate <= 0.7555 else -0.0662) if weight <= 0.8449 else (-0.0783 if
        members <= 48.5 else -0.32))) if tag <= 1e-35 else ((-0.00599 if above & 4 else -0.128) if members <= 419.5 else
        0.21)) if tag <= 2.5 else ((0.0318 if members <= 17.5 else (-0.205 if letters <= 0.3366 else 0.142)) if above &
        134217728 else (0.0299 if members <= 32.5 else 0.215)))) + ((((-0.0682 if length <= 40.5 else 0.147) if letters
        <= 0.02159 else 0.238) if share <= 0.002847 else ((-0.0124 if letters <= 0.121 else -0.338) if alike <= 0.1027
        else 0.0697)) if above & 2097152 else (-0.0633 if letters <= 0.005207 else ((0.124 if progress <= 0.108 else
        (-0.153 if letters <= 0.1089 else (0.105 if share <= 0.3661 else ((0.113 if length_before <= 176.5 else -0.167)
        if linked_after <= 0.09737 else -0.31)))) if above & 2 else (-0.205 if above & 1073741824 else (0.0567 if
        letters <= 0.08267 else 0.000158))))) + ((-0.194 if length <= 3.5 else ((0.0143 if body <= -1e-35 else (-0.163
        if body <= 1e-35 else 0.0404)) if purity <= 0.9698 else ((((0.11 if members <= 6.5 else ((-0.277 if past <=
        -1e-35 else 0.0989) if members <= 16.5 else 0.108)) if tag_before <= 2.5 else -0.278) if stops <= 2.5 else
        0.116) if members <= 35.5 else ((-0.506 if members <= 63.5 else 0.0519) if letters <= 0.952 else (-0.113 if
        purity <= 0.9715 else 0.178))))) if tag_before <= 8.5 else (-0.162 if length_before <= 29.5 else 0.0289)) +
        ((((((-0.00493 if bold <= 0.999 else 0.155) if share <= 0.7474 else -0.278) if letters <= 0.5543 else ((-0.456
        if share <= 0.795 else 0.0847) if own & 4 else (0.207 if linked <= 0.2213 else -0.136))) if letters <= 0.9308
        else -0.311) if share <= 0.9741 else (-0.118 if purity <= 0.5697 else 0.146)) if progress <= 0.6434 else
        (((0.0608 if length_before <= 424.5 else -0.173) if above & 4 else (-0.0779 if members <= 13.5 else (-0.0218 if
        tag_before <= 2.5 else 0.156))) if purity <= 0.8483 else -0.0782)) + (-0.206 if above & 1048576 else (-0.209 if
        above & 262144 else ((0.0151 if length_before <= 28.5 else (-0.0711 if alike <= 0.4696 else -0.309)) if above &
        4194304 else ((0.0318 if members <= 80.5 else (0.118 if progress <= 0.2904 else (0.011 if weight <= 0.3334 else
        (-0.522 if letters <= 0.6879 else -0.0293)))) if linked <= 0.2454 else (0.144 if above & 16 else (-0.148 if
        above & 134217728 else (-0.147 if members <= 3.5 else (0.0821 if letters <= 0.5323 else (0.00213 if tag_after <=
        1.5 else -0.208))))))))) + (-0.186 if above & 262144 else (((0.00237 if tag_before <= 1.5 else (-0.232 if alike
        <= 0.3447 else 0.0996)) if above & 16777216 else ((0.0165 if purity <= 0.1392 else ((-0.22 if length_before <=
        151.5 else (0.12 if rate <= 1e-35 else -0.166)) if members <= 22.5 else 0.0423)) if ended <= 1e-35 else (0.15 if
        rate <= 0.5785 else (0.0096 if alike <= 0.5946 else 0.115)))) if purity <= 0.8802 else ((0.1 if members <= 37.5
        else (-0.758 if alike <= 0.9718 else 0.0498)) if purity <= 0.8888 else -0.022))) + (0.197 if above & 268435456
        else (((-0.028 if letters <= 0.2965 else (0.149 if purity <= 0.348 else (((-0.17 if rate <= 0.4287 else 0.234)
        if members <= 4.5 else ((0.125 if members <= 43.5 else (0.126 if progress <= 0.1431 else -0.438)) if letters <=
        0.5323 else (0.0791 if letters <= 0.861 else -0.0392))) if linked_before <= 0.8729 else ((-0.468 if letters <=
        0.938 else 0.092) if members <= 18.5 else -0.00892)))) if tag <= 4.5 else (0.106 if progress <= 0.8404 else
        -0.071)) if tag <= 6.5 else -0.0945)) + ((((0.151 if weight <= 0.3474 else -0.113) if past <= 5.5 else -0.162)
        if length_after <= 62.5 else (0.247 if linked_before <= 0.00443 else -0.117)) if above & 8 else (((((0.139 if
        above & 536870912 else -0.0773) if length_after <= 113.5 else ((-0.169 if length_after <= 233.5 else 0.139) if
        length_before <= 22.5 else -0.304)) if weight <= 0.8982 else (0.184 if length_after <= 745.5 else -0.203)) if
        progress <= 0.003915 else (0.00606 if progress <= 1 else (-0.104 if weight <= 0.1391 else 0.0444))) if summed <=
        1e-35 else 0.155)) + (-0.0733 if past <= -301.5 else ((((((0.00417 if length_after <= 36.5 else 0.288) if purity
        <= 0.01748 else -0.106) if above & 8 else (0.051 if length_after <= 9.5 else -0.0592)) if bold <= 1e-35 else
        0.0667) if members <= 7.5 else (-0.0406 if length_after <= 11.5 else (0.0915 if alike <= 0.004532 else ((-0.0163
        if members <= 29.5 else (0.0428 if purity <= 0.03076 else -0.388)) if share <= 0.01121 else (0.0475 if bold <=
        0.6733 else (-0.158 if length_after <= 331.5 else 0.125)))))) if summed <= 1e-35 else 0.125)) + (((0.129 if own
        & 8 else (0.00281 if weight <= 0.2436 else -0.059)) if length <= 159.5 else (0.049 if bold <= 0.9893 else
        -0.167)) if alike <= 0.9972 else (((-0.227 if share <= 0.08974 else 0.152) if members <= 14.5 else (0.117 if
        weight <= 0.8183 else -0.44)) if share <= 0.9975 else ((0.096 if anchors <= 1e-35 else (0.0777 if members <=
        15.5 else (0.144 if past <= -118.5 else -0.281))) if bold <= 0.1283 else ((-0.00365 if length_after <= 26.5 else
        -0.355) if length_after <= 129.5 else 0.107)))) + (((((-0.000471 if purity <= 0.9332 else 0.0958) if
        stops_before <= 7.5 else -0.223) if purity <= 0.9698 else (0.105 if progress <= 0.3046 else -0.199)) if purity
        <= 0.9792 else 0.0867) if length <= 417.5 else (((0.119 if stops_after <= 1e-35 else (-0.331 if weight <= 0.3788
        else 0.0218)) if purity <= 0.9272 else ((0.00493 if progress <= 0.1331 else (-0.49 if purity <= 0.9646 else
        -0.179)) if stops_after <= 4.5 else 0.00912)) if past <= -1.5 else ((0.0609 if past <= 20.5 else -0.28) if
        length <= 767.5 else 0.227)))
    )

# fmt: on
