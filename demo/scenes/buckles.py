"""Buckles: classic single prong, double prong, slide adjuster."""
import numpy as np

import props
from materials import metal
from shapes import add, box_path, curve, dome, join, moved, slab, sweep


def prong_buckle(width=50, length=40, prongs=(0,), height=4.2):
    """Frame with a slim bar on the left and one or more prongs hooked over it, tips on the right side."""
    half = length / 2
    path = box_path(length, width, 7)
    # The bar side is drawn thinner than the side the prong rests on.
    slim = np.clip((-path[:, 0] - half * 0.55) / (half * 0.4), 0, 1)
    slim = slim * slim * (3 - 2 * slim)
    scale = np.c_[1 - 0.38 * slim, 1 - 0.22 * slim]
    frame = moved(sweep(path, dome(7.4, height, 2.5), scale=scale), (0, 0, height / 2))
    return join(frame, *(prong(-half, half, y, height) for y in prongs))


def prong(x_bar, x_rest, y, height, width=4.4):
    thick, bar = 2.0, 1.85
    z_bar = height / 2 - 0.1
    reach = bar + thick / 2
    angles = np.radians(np.linspace(-60, -272, 40))
    loop = np.c_[x_bar + reach * np.cos(angles), z_bar + reach * np.sin(angles) * 1.06]
    top = height + thick / 2 - 0.25
    arm = curve([(loop[-1][0], loop[-1][1]), (x_bar + 7, top + 0.15), (x_bar + 16, top + 0.25), (x_rest - 9, top + 0.1),
                 (x_rest - 1, top - 0.05), (x_rest + 2.6, top - 0.75), (x_rest + 4.3, top - 1.7)], 0.25)
    flat = np.vstack([loop, arm[1:]])
    path = np.c_[flat[:, 0], np.full(len(flat), y), flat[:, 1]]
    run = np.linspace(0, 1, len(path))
    along = np.clip((path[:, 0] - x_bar) / (x_rest - x_bar), 0, 1)
    on_loop = np.arange(len(path)) < len(loop)
    wide = np.where(on_loop, 1.35, 1.35 - 0.5 * np.clip(along * 3, 0, 1) - 0.06 * along)
    tip = np.sqrt(np.clip((1 - run) / 0.03, 0.02, 1))
    scale = np.c_[np.where(on_loop, 0.8, 0.8 + 0.2 * np.clip(along * 3, 0, 1)) * tip, wide * tip]
    return sweep(path, slab(thick, width, 0.85), closed=False, up=(0, 1, 0), scale=scale)


def classic(finish):
    add(prong_buckle(), metal(finish), turn=(0, 0, 28))


def strapped(finish):
    """The buckle held by a folded, stitched strap; the prong comes out of a slot in the fold."""
    thick, width = 2.2, 35
    buckle = add(prong_buckle(), metal(finish), turn=(0, 3.2, 0), rest=False, at=(0, 0, 1.3))
    side = props.folded(-20, 4.3, 1.9, thick)
    strap = props.strap(side, width, "tan", thick, cutters=[props.block((-31.5, 0), (-3.2, 3.2), (-5, 15))])
    top = props.upper(side, thick)
    edges = [props.sew(props.upright(top[top[:, 0] < -26], y)) for y in (-width / 2 + 2.8, width / 2 - 2.8)]
    rows = [props.sew(props.across(top, x, width / 2 - 5.2)) for x in (-37.5, -40.9)]
    props.parent_all([buckle, strap, *edges, *rows], turn=(0, 0, 24))


def double(finish):
    add(prong_buckle(60, 43, prongs=(-11.5, 11.5), height=4.4), metal(finish), turn=(0, 0, 28))


def slide_frame(length=32, width=47, height=3.6):
    """Three bars in one piece: the strap goes under, over and under again."""
    rim = sweep(box_path(length, width, 4.2), slab(4.6, height, 1.2))
    line = np.c_[np.zeros(60), np.linspace(-width / 2 + 0.5, width / 2 - 0.5, 60), np.zeros(60)]
    return join(rim, sweep(line, slab(4.8, height * 0.86, 1.2), closed=False))


def slide(finish):
    frame = add(slide_frame(), metal(finish), at=(0, 0, 3.3), rest=False)
    low, high = 0.75, 6.0
    side = curve([(-140, low, 0), (-60, low, 0), (-24, low, 0), (-15, low + 0.05, 0), (-9.5, 2.6, 0), (-4, high - 0.5, 0), (0, high, 0), (4, high - 0.5, 0),
                  (9.5, 2.6, 0), (15, low + 0.05, 0), (24, low, 0), (60, low, 0), (140, low, 0)], 0.3)[:, :2]
    tape = props.webbing(side, 38, (0.36, 0.30, 0.21), 1.5)
    props.parent_all([frame, tape], turn=(0, 0, 30))


SHOTS = [
    dict(name="toka-klasik-hero", order=1, finish="nickel", build=classic,
         view=dict(target=(0, -1, 2), frame=86, elevation=44, lens=80, fstop=13)),
    dict(name="toka-klasik-detay", order=6, finish="nickel", build=strapped,
         view=dict(target=(-3, -4, 3), frame=82, elevation=36, azimuth=8, lens=85, fstop=7, focus=(-8, -12, 5))),
    dict(name="toka-cift-dil-hero", order=7, finish="gunmetal", build=double,
         view=dict(target=(0, -1, 2), frame=94, elevation=44, lens=80, fstop=13)),
    dict(name="toka-surgulu-hero", order=8, finish="matt black", build=slide,
         view=dict(target=(0, 0, 2), frame=84, elevation=44, lens=80, fstop=13)),
]
