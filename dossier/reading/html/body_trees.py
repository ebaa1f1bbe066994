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
     rate, ended, _commas, _lower, bold, own, above, tag, length, linked, stops, tag_before, length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (((((0.733 if above & 32768 else 1.07) if stops_after <= 1.5 else 1.43) if linked <= 0.2616 else (1.16 if own &
        16 else (0.475 if bold <= 0.9618 else 1.32))) if length <= 54.5 else (0.194 if weight <= 0.3227 else (0.617 if
        weight <= 0.4984 else 1.19))) if share <= 0.0009508 else ((0.441 if above & 4194304 else (1.5 if length <= 66.5
        else (0.856 if weight <= 0.1153 else 1.3))) if share <= 0.02676 else ((1.51 if ended <= 1e-35 else 1.65) if
        linked <= 0.6542 else 0.895))) + (((((-0.409 if weight <= 0.3227 else -0.0537) if summed <= 1e-35 else 0.254) if
        tag <= 2.5 else ((((-0.288 if progress <= 0.01495 else 0.0892) if linked_after <= 0.8638 else -0.365) if
        length_before <= 25.5 else 0.187) if tag <= 8.5 else -0.61)) if past <= -1e-35 else -0.601) if share <= 0.01595
        else (((((-0.0211 if above & 4194304 else 0.27) if progress <= 0.977 else -0.0947) if tag <= 8.5 else -0.295) if
        linked <= 0.6012 else -0.204) if past <= 1e-35 else (-0.461 if tag <= 1.5 else 0.0154))) + (((((-0.352 if length
        <= 194.5 else -0.0266) if progress <= 0.4973 else -0.436) if summed <= 1e-35 else 0.23) if members <= 4.5 else
        (-0.379 if above & 4194304 else (-0.468 if own & 134217728 else (-0.0769 if length <= 17.5 else 0.122)))) if
        purity <= 0.1401 else ((((0.144 if progress <= 0.4323 else -0.226) if members <= 2.5 else (0.247 if tag <= 7.5
        else -0.131)) if progress <= 0.977 else -0.227) if members <= 169.5 else (0.00255 if purity <= 0.7701 else
        (0.0494 if length_before <= 18.5 else -1.09)))) + ((((-0.339 if length_after <= 109.5 else -0.151) if summed <=
        1e-35 else 0.179) if alike <= 0.3447 else (-0.265 if purity <= 0.1344 else 0.191)) if members <= 3.5 else
        ((-0.369 if above & 512 else ((-0.0626 if above & 536870912 else ((-0.0265 if above & 67108864 else (-0.349 if
        above & 16384 else (0.238 if length_after <= 907.5 else -0.075))) if progress <= 0.9157 else (0.113 if bold <=
        0.1395 else -0.198))) if members <= 152.5 else (0.0673 if length_after <= 85.5 else -0.465))) if linked <=
        0.5763 else -0.201)) + (((((0.0308 if linked_after <= 0.9171 else -0.253) if tag <= 1e-35 else -0.254) if tag <=
        2.5 else ((-0.126 if length_after <= 18.5 else (-0.0596 if members <= 1.5 else 0.166)) if tag <= 8.5 else
        -0.282)) if progress <= 0.9911 else -0.313) if letters <= 0.1324 else ((-0.386 if above & 32768 else (0.18 if
        purity <= 0.5004 else -0.162)) if ended <= 1e-35 else (((-0.164 if purity <= 0.1344 else (0.229 if length_before
        <= 906.5 else -0.204)) if bold <= 0.8597 else -0.113) if members <= 169.5 else -0.272))) + (((-0.22 if above &
        4194304 else (((-0.164 if letters <= 0.02518 else (-0.388 if own & 134217728 else 0.0459)) if length <= 179.5
        else (0.186 if linked_after <= 0.1841 else -0.0902)) if tag <= 4.5 else ((0.215 if linked_after <= 0.876 else
        -0.124) if tag <= 8.5 else -0.162))) if past <= 1e-35 else (-0.253 if length <= 946.5 else 0.246)) if letters <=
        0.1741 else ((((0.0912 if ended <= 1e-35 else 0.217) if past <= -1e-35 else 0.0449) if length <= 678.5 else
        0.0115) if linked_after <= 0.8638 else -0.0245)) + (((-0.268 if above & 512 else (-0.309 if above & 1024 else
        (((-0.0537 if above & 2 else 0.087) if told <= -1e-35 else (-0.0817 if letters <= 0.06601 else -0.627)) if times
        <= 3.5 else -0.188))) if share <= 0.03995 else ((0.058 if length <= 122.5 else 0.216) if progress <= 0.5342 else
        ((0.138 if anchors <= 1e-35 else (0.0615 if past <= -2.5 else -0.229)) if length <= 678.5 else ((0.00605 if
        length_after <= 38.5 else -0.559) if letters <= 0.9692 else 0.211)))) if past <= 1e-35 else -0.196) + (((-0.219
        if summed <= 1e-35 else 0.172) if share <= -1e-35 else (-0.13 if above & 2 else (((-0.386 if above & 65536 else
        (-0.183 if own & 512 else 0.106)) if linked_after <= 0.876 else -0.194) if anchors <= 1e-35 else (-0.0593 if
        share <= 0.765 else -0.309)))) if weight <= 0.1882 else ((-0.0577 if ended <= 1e-35 else (-0.0948 if past <=
        -260.5 else ((0.186 if rate <= 1.177 else 0.0795) if length_after <= 745.5 else (0.159 if purity <= 0.9946 else
        -0.553)))) if past <= 1e-35 else -0.112)) + ((-0.185 if length <= 199.5 else (-0.312 if above & 32 else 0.0422))
        if members <= 2.5 else ((-0.118 if alike <= 0.718 else 0.185) if above & 32768 else ((((-0.365 if above & 262144
        else (((-0.253 if members <= 7.5 else 0.0792) if purity <= 0.2235 else (0.14 if bold <= 0.4289 else -0.0867)) if
        tag <= 2.5 else 0.198)) if linked <= 0.1953 else (-0.123 if tag <= 2.5 else 0.0941)) if members <= 152.5 else
        (0.138 if purity <= 0.392 else -0.313)) if tag <= 7.5 else -0.16))) + (((-0.0843 if tag <= 1.5 else (-0.123 if
        above & 32768 else (0.0933 if tag <= 7.5 else -0.125))) if weight <= 0.1249 else (((0.101 if purity <= 0.9633
        else (-0.709 if rate <= 0.5079 else -0.0596)) if share <= 0.795 else (0.195 if length_after <= 907.5 else
        (-0.466 if past <= -15.5 else 0.164))) if progress <= 0.6691 else (0.0345 if anchors <= 1e-35 else (0.0336 if
        rate <= 0.8004 else (-0.365 if tag_before <= 2.5 else 0.00469))))) if progress <= 0.9971 else (-0.165 if past <=
        186.5 else 0.237)) + (((-0.153 if weight <= 0.12 else ((0.108 if above & 4 else ((0.0199 if rate <= 0.8393 else
        -0.181) if letters <= 0.2793 else 0.237)) if linked_before <= 0.8899 else -0.219)) if summed <= 1e-35 else
        0.175) if members <= 3.5 else ((((-0.288 if past <= -466.5 else (-0.173 if above & 512 else (0.148 if progress
        <= 0.5613 else 0.0745))) if linked_after <= 0.9291 else -0.0466) if members <= 152.5 else ((-0.15 if letters <=
        0.2793 else 0.168) if weight <= 0.4984 else -0.287)) if times <= 3.5 else -0.128)) + (-0.229 if above & 4096
        else (-0.319 if above & 262144 else (-0.187 if above & 8192 else ((((-0.0803 if above & 4194304 else ((-0.0694
        if past <= -248.5 else ((-0.116 if length <= 9.5 else (0.173 if progress <= 0.5038 else 0.0877)) if
        length_before <= 744.5 else -0.181)) if linked <= 0.04009 else -0.00471)) if linked_after <= 0.9337 else -0.064)
        if length <= 767.5 else ((-0.0111 if purity <= 0.9474 else (0.0388 if progress <= 0.1331 else -0.784)) if past
        <= -11.5 else 0.0703)) if linked_before <= 0.7862 else -0.0578)))) + ((((-0.0605 if past <= -6.5 else -0.207) if
        summed <= 1e-35 else 0.084) if stops_before <= 1e-35 else (0.238 if above & 2097152 else -0.0324)) if members <=
        1.5 else (-0.275 if above & 16384 else (-0.065 if length <= 17.5 else ((-0.192 if above & 8388608 else (0.0664
        if members <= 152.5 else (0.112 if stops_before <= 1e-35 else -0.235))) if purity <= 0.9946 else ((-0.14 if
        members <= 14.5 else (0.1 if past <= -58.5 else (0.0154 if letters <= 0.7674 else -0.826))) if share <= 0.9823
        else 0.195))))) + ((-0.286 if above & 262144 else ((-0.169 if above & 8388608 else ((((-0.0261 if rate <= 0.6716
        else -0.283) if tag <= 2.5 else (0.136 if tag <= 6.5 else -0.0716)) if ended <= 1e-35 else (0.103 if members <=
        152.5 else (0.226 if progress <= 0.1331 else -0.192))) if length_before <= 439.5 else (0.00994 if members <=
        35.5 else (-0.453 if share <= 0.9741 else 0.026)))) if progress <= 0.9078 else -0.0388)) if linked_before <=
        0.813 else (-0.00483 if progress <= 0.1516 else (-0.215 if members <= 11.5 else -0.0123))) + (((-0.00494 if
        weight <= 0.2244 else -0.314) if above & 67108864 else (0.0646 if tag <= 7.5 else -0.101)) if tag_after <= 1e-35
        else (((-0.215 if above & 1024 else -0.0125) if past <= -7.5 else ((-0.154 if stops <= 7.5 else 0.182) if
        members <= 27.5 else 0.095)) if stops_after <= 1e-35 else ((-0.206 if tag <= 1.5 else 0.022) if ended <= 1e-35
        else ((-0.035 if weight <= 0.1316 else (0.13 if past <= 20.5 else 0.452)) if members <= 57.5 else (-0.613 if
        members <= 58.5 else 0.00762)))))
    )


def _others(block: BlockFeatures) -> float:
    """The sum of the other trees."""
    (_inside, share, alike, purity, letters, members, progress, past, _is_head, times, told, weight, summed, anchors,
     rate, ended, commas, _lower, bold, own, above, tag, length, linked, stops, tag_before, length_before,
     linked_before, stops_before, tag_after, length_after, linked_after, stops_after) = block
    return (
        (-0.195 if above & 4096 else (-0.261 if above & 1048576 else ((-0.183 if above & 524288 else ((-0.195 if above &
        32 else (-0.0487 if past <= -248.5 else (0.1 if progress <= 0.3046 else 0.032))) if tag <= 8.5 else -0.0968)) if
        linked <= 0.03712 else (((-0.108 if members <= 4.5 else 0.0422) if alike <= 0.5632 else (-0.322 if commas <=
        0.794 else -0.0232)) if members <= 22.5 else (-0.193 if above & 32768 else (0.257 if purity <= 0.03076 else
        (0.082 if linked <= 0.8346 else -0.142))))))) + (-0.159 if above & 8192 else (-0.159 if above & 4096 else
        (-0.174 if above & 16384 else (((((-0.192 if above & 1024 else 0.0212) if purity <= 0.9496 else (0.104 if
        letters <= 0.861 else -0.562)) if tag_after <= 10.5 else -0.175) if stops_after <= 1e-35 else ((-0.0572 if tag
        <= 1.5 else 0.0895) if length <= 146.5 else 0.115)) if purity <= 0.9596 else ((-0.286 if length <= 79.5 else
        0.0451) if members <= 35.5 else (-0.917 if letters <= 0.5781 else (0.0294 if stops_after <= 2.5 else
        -0.241))))))) + ((((-0.0174 if bold <= 0.03091 else 0.107) if share <= 0.967 else -0.245) if weight <= 0.042
        else (-0.0547 if own & 4 else ((0.0721 if letters <= 0.3296 else ((0.0884 if rate <= 0.7817 else -0.187) if
        purity <= 0.9646 else ((-0.103 if share <= 0.7474 else -0.732) if letters <= 0.5781 else 0.057))) if letters <=
        0.67 else 0.127))) if rate <= 1.065 else ((-0.125 if bold <= 1e-35 else 0.0429) if members <= 8.5 else (0.0547
        if bold <= 0.006625 else (0.0737 if weight <= 0.2002 else -0.191)))) + (-0.275 if above & 262144 else (-0.208 if
        above & 32 else (-0.16 if above & 16384 else (-0.149 if above & 1024 else (((0.0789 if tag_after <= 1.5 else
        -0.26) if own & 134217728 else (((((0.0653 if above & 4 else -0.00531) if alike <= 0.9988 else -0.367) if share
        <= 0.9483 else 0.12) if linked <= 0.02478 else (0.0317 if rate <= 0.6332 else ((-0.0735 if bold <= 1e-35 else
        0.179) if bold <= 0.1253 else -0.231))) if length_after <= 659.5 else -0.126)) if stops_before <= 4.5 else
        -0.0779))))) + (((((0.109 if above & 8 else (-0.132 if length_after <= 458.5 else 0.155)) if progress <=
        0.003915 else ((0.0661 if alike <= 0.001133 else (-0.224 if share <= 0.1742 else 0.107)) if above & 2 else
        0.0903)) if tag_after <= 3.5 else -0.119) if length <= 204.5 else (-0.145 if weight <= 0.12 else 0.143)) if
        progress <= 0.4323 else (((-0.0782 if length_after <= 11.5 else 0.0316) if linked_before <= 0.04131 else
        (-0.0555 if alike <= 0.9972 else -0.354)) if stops <= 3.5 else (0.0128 if length_after <= 25.5 else -0.22))) +
        (((-0.0527 if length <= 18.5 else (0.0703 if rate <= 0.7078 else ((0.252 if above & 268435456 else -0.052) if
        letters <= 0.1324 else ((0.115 if length <= 767.5 else -0.181) if bold <= 0.08345 else (0.172 if alike <= 0.2151
        else -0.12))))) if purity <= 0.9596 else (-0.264 if rate <= 0.472 else (((-0.259 if letters <= 0.5323 else
        (0.133 if rate <= 0.9014 else -0.0722)) if purity <= 0.9946 else -0.289) if purity <= 0.9965 else 0.0963))) if
        tag_before <= 5.5 else (-0.0367 if rate <= 1.38 else -0.21)) + ((-0.188 if length_before <= 138.5 else 0.0846)
        if above & 8192 else (-0.13 if above & 4096 else ((((((0.247 if above & 8 else 0.045) if progress <= 0.4019 else
        ((-0.0207 if members <= 22.5 else (0.146 if length <= 767.5 else -0.217)) if members <= 56.5 else ((-0.249 if
        share <= 0.9483 else -0.0221) if bold <= 0.2434 else 0.114))) if tag <= 1e-35 else -0.0667) if tag <= 2.5 else
        0.0506) if told <= -1e-35 else (-0.243 if told <= 1e-35 else 0.085)) if summed <= 1e-35 else 0.144))) + (-0.227
        if above & 262144 else (-0.187 if above & 32 else ((-0.121 if above & 512 else (-0.133 if above & 65536 else
        ((-0.0933 if progress <= 0.003915 else 0.0176) if length <= 159.5 else ((0.122 if purity <= 0.9946 else -0.0933)
        if progress <= 0.6691 else -0.00316)))) if alike <= 0.9972 else (((-0.228 if purity <= 0.3344 else 0.15) if
        members <= 13.5 else (-0.783 if members <= 17.5 else -0.145)) if share <= 0.998 else (0.0728 if anchors <= 1e-35
        else (-0.244 if stops_after <= 1.5 else 0.0623)))))) + (-0.179 if above & 65536 else ((((((0.196 if purity <=
        0.01173 else (-0.118 if linked_before <= 0.9443 else 0.166)) if above & 2097152 else (-0.249 if above & 67108864
        else ((-0.0852 if bold <= 0.999 else 0.127) if weight <= 0.5984 else 0.123))) if above & 2 else (-0.0715 if past
        <= -237.5 else ((-0.109 if above & 512 else 0.0677) if linked_before <= 0.8581 else -0.0335))) if past <= 186.5
        else 0.296) if told <= -1e-35 else (-0.206 if weight <= 0.3001 else 0.0822)) if purity <= 0.9444 else -0.0596))
        + (-0.178 if above & 524288 else (-0.204 if above & 1048576 else (((((-0.213 if above & 262144 else 0.0338) if
        length_before <= 439.5 else -0.0926) if linked_before <= 0.008934 else ((-0.12 if length_before <= 12.5 else
        0.0361) if progress <= 0.7493 else -0.0931)) if tag_before <= 5.5 else -0.0698) if length <= 363.5 else
        ((((0.217 if tag <= 1e-35 else 0.00315) if letters <= 0.938 else -0.0883) if commas <= 1.292 else -0.0299) if
        alike <= 0.9948 else ((-0.33 if letters <= 0.9692 else 0.134) if share <= 0.998 else 0.0901))))) + (0.206 if
        above & 268435456 else (((0.00355 if share <= 0.1153 else (0.164 if share <= 0.972 else -0.112)) if purity <=
        0.348 else (((-0.286 if above & 536870912 else 0.00212) if share <= 0.2066 else -0.273) if alike <= 0.4016 else
        ((0.109 if length_after <= 26.5 else ((-0.00531 if alike <= 0.9972 else -0.292) if stops_after <= 1e-35 else
        (0.103 if purity <= 0.9596 else ((0.14 if share <= 0.6364 else -0.365) if share <= 0.8614 else 0.0167)))) if
        bold <= 0.3673 else -0.158))) if tag_before <= 10.5 else -0.119)) + ((-0.257 if above & 1073741824 else (-0.204
        if above & 262144 else ((-0.0521 if own & 4 else (-0.211 if length <= 3.5 else (0.05 if length <= 486.5 else
        (-0.0897 if past <= -1.5 else 0.134)))) if linked <= 0.04009 else (-0.0225 if weight <= 0.9319 else -0.335))))
        if linked_after <= 0.08038 else ((((-0.0957 if length <= 19.5 else 0.0511) if length_after <= 70.5 else (-0.19
        if weight <= 0.2436 else 0.0762)) if length <= 678.5 else 0.248) if rate <= 0.654 else (0.0838 if weight <=
        0.006162 else -0.117))) + ((-0.0043 if letters <= 0.4645 else (0.0714 if length <= 225.5 else ((-0.629 if weight
        <= 0.9753 else -0.0789) if members <= 61.5 else 0.124))) if letters <= 0.5543 else (-0.0605 if ended <= 1e-35
        else ((((0.156 if linked_before <= 0.9732 else -0.094) if length_after <= 659.5 else -0.075) if bold <= 0.04631
        else -0.0247) if members <= 74.5 else (-0.357 if letters <= 0.6879 else (((-0.313 if letters <= 0.7674 else
        0.139) if members <= 117.5 else 0.205) if letters <= 0.91 else (0.173 if members <= 152.5 else -0.24)))))) +
        (0.237 if above & 268435456 else ((0.0865 if above & 536870912 else -0.219) if above & 8388608 else (((0.0316 if
        weight <= 0.125 else -0.135) if length <= 122.5 else ((0.112 if length <= 169.5 else -0.154) if weight <= 0.1391
        else 0.111)) if progress <= 0.2904 else (-0.192 if above & 16384 else ((-0.0776 if above & 536870912 else
        (-0.159 if above & 4096 else (0.0431 if purity <= 0.348 else ((-0.167 if tag_after <= 1.5 else 0.0403) if
        letters <= 0.5781 else 0.0133)))) if tag_after <= 7.5 else -0.14))))) + ((((((0.1 if purity <= 0.0976 else
        -0.158) if ended <= 1e-35 else 0.0652) if progress <= 0.5527 else (((0.0127 if length <= 214.5 else 0.177) if
        rate <= 0.7554 else (-0.0958 if letters <= 0.8334 else 0.109)) if weight <= 0.9086 else (-0.034 if members <=
        47.5 else -0.215))) if tag <= 1e-35 else -0.0777) if members <= 419.5 else 0.21) if tag <= 2.5 else ((0.0344 if
        members <= 17.5 else ((-0.252 if rate <= 1.291 else 0.104) if letters <= 0.3366 else 0.155)) if above &
        134217728 else 0.0517)) + ((((-0.0365 if length <= 42.5 else 0.156) if letters <= 0.02272 else 0.26) if share <=
        0.002847 else ((0.0571 if letters <= 0.0528 else (((-0.336 if length_before <= 366.5 else 0.0763) if progress <=
        0.9848 else 0.122) if linked_before <= 0.9503 else 0.132)) if share <= 0.3112 else 0.142)) if above & 2097152
        else ((-0.086 if length <= 511.5 else 0.122) if letters <= 0.005207 else (-0.104 if past <= -286.5 else (0.0292
        if letters <= 0.861 else (0.00222 if tag_after <= 5.5 else (0.0179 if past <= -11.5 else -0.318)))))) + ((-0.15
        if letters <= 0.02668 else 0.015) if own & 1 else (((-0.14 if above & 256 else (-0.154 if above & 8388608 else
        0.146)) if progress <= 0.9487 else -0.0952) if above & 16 else ((0.0135 if purity <= 0.8483 else ((-0.006 if
        members <= 41.5 else -0.282) if letters <= 0.7049 else 0.00924)) if times <= 3.5 else ((-0.186 if anchors <= 1.5
        else 0.151) if members <= 43.5 else ((-0.102 if letters <= 0.02391 else 0.247) if members <= 82.5 else (-0.153
        if past <= -1.5 else 0.138)))))) + (-0.0706 if above & 16777216 else (-0.108 if own & 512 else (0.0245 if
        progress <= 0.6434 else ((((0.118 if share <= 0.06389 else -0.0532) if above & 4 else ((((-0.106 if length <=
        209.5 else 0.115) if letters <= 0.1324 else (-0.0865 if tag_before <= 5.5 else -0.477)) if members <= 11.5 else
        0.0126) if length_before <= 142.5 else 0.0626)) if length_after <= 244.5 else -0.0926) if length <= 618.5 else
        (((-0.476 if past <= 1.5 else -0.0255) if stops_after <= 1.5 else 0.0555) if purity <= 0.9527 else 0.036))))) +
        (-0.073 if above & 4194304 else (-0.188 if above & 1048576 else ((((((0.023 if tag_after <= 2.5 else (-0.145 if
        alike <= 0.0006459 else 0.0787)) if letters <= 0.08814 else -0.155) if length_after <= 17.5 else 0.0228) if
        letters <= 0.2793 else (0.153 if stops <= 2.5 else (-0.326 if above & 2 else 0.122))) if alike <= 0.5632 else
        (((-0.291 if alike <= 0.6819 else -0.00979) if tag_after <= 2.5 else (-0.208 if commas <= 0.3956 else 0.0895))
        if tag_before <= 3.5 else 0.0464)) if commas <= 0.6045 else 0.0345))) + ((((-0.103 if alike <= 0.1441 else
        0.155) if alike <= 1 else -0.309) if above & 16777216 else (-0.188 if above & 262144 else (-0.143 if above &
        524288 else 0.0254))) if anchors <= 1e-35 else ((0.0189 if progress <= 0.1147 else (0.11 if above & 8388608 else
        ((-0.126 if alike <= 0.03448 else (0.142 if progress <= 0.7758 else -0.0855)) if rate <= 0.9014 else -0.211)))
        if members <= 8.5 else (0.0273 if alike <= 0.9972 else (0.0772 if members <= 13.5 else (0.0902 if past <= -118.5
        else -0.261))))) + (0.19 if above & 268435456 else ((((0.0292 if purity <= 0.3502 else -0.131) if above & 4 else
        (-0.0843 if stops_before <= 1e-35 else -7.17e-05)) if members <= 9.5 else (-0.139 if own & 134217728 else
        ((-0.145 if own & 2 else ((-0.267 if members <= 48.5 else 0.0746) if above & 8388608 else 0.045)) if purity <=
        0.9698 else ((-0.215 if commas <= 0.9774 else 0.0189) if share <= 0.99 else 0.0667)))) if tag <= 6.5 else (-0.14
        if tag <= 12.5 else (0.161 if letters <= 0.3146 else -0.25)))) + ((((((0.163 if tag_before <= 6.5 else -0.0859)
        if told <= -1e-35 else -0.181) if progress <= 0.6958 else -0.0801) if progress <= 0.9711 else (-0.0493 if above
        & 1 else 0.358)) if above & 32768 else ((0.175 if above & 134217728 else -0.13) if members <= 6.5 else 0.0668))
        if above & 2097152 else ((-0.0668 if past <= -226.5 else (-0.12 if above & 256 else (0.218 if above & 268435456
        else (0.0063 if past <= 10.5 else 0.174)))) if past <= 13.5 else (-0.128 if members <= 27.5 else 0.108))) +
        ((((((0.0473 if above & 4 else -0.141) if alike <= 0.01701 else 0.126) if purity <= 0.448 else (-0.272 if share
        <= 0.8614 else 0.0894)) if past <= -301.5 else (((-0.0622 if above & 67108864 else (0.0272 if length_before <=
        744.5 else -0.0931)) if tag_before <= 8.5 else -0.104) if commas <= 1.292 else (-0.0668 if tag_after <= 4.5 else
        0.0703))) if told <= -1e-35 else (-0.123 if members <= 47.5 else 0.193)) if summed <= 1e-35 else (0.208 if
        commas <= 0.6582 else (-0.162 if above & 8 else 0.101))) + ((-0.00353 if length <= 204.5 else (0.0662 if bold <=
        0.04854 else (-0.171 if share <= 0.7173 else (0.0839 if alike <= 0.9948 else -0.224)))) if alike <= 0.9972 else
        ((0.0946 if above & 2 else (-0.355 if stops_after <= 1.5 else -0.0409)) if share <= 0.9975 else ((((-0.178 if
        weight <= 0.1316 else 0.092) if length_after <= 42.5 else -0.365) if length_after <= 171.5 else 0.118) if weight
        <= 0.9375 else ((-0.108 if above & 4 else 0.188) if stops_after <= 3.5 else (0.153 if past <= -118.5 else
        -0.193))))) + (((((-0.00358 if alike <= 0.01131 else 0.0646) if purity <= 0.1542 else -0.0511) if length <=
        678.5 else 0.144) if purity <= 0.459 else (0.137 if alike <= 0.968 else -0.0491)) if purity <= 0.8483 else
        (((0.00941 if purity <= 0.8802 else (-0.0109 if alike <= 0.8481 else (-0.0273 if ended <= 1e-35 else -0.746)))
        if alike <= 0.945 else 0.0203) if purity <= 0.8954 else (0.00425 if tag_after <= 5.5 else ((-0.05 if alike <=
        0.9588 else (-0.127 if length <= 466.5 else -0.569)) if commas <= 0.8857 else 0.0919))))
    )

# fmt: on
