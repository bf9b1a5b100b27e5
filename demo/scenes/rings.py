"""Rings bent from wire: D-rings, O-rings, rectangular rings."""
import numpy as np

import props
from materials import metal
from shapes import add, box_path, disc, ellipse_path, moved, polygon, sweep


def wire(path, thick, seam=0.12):
    """A ring of bent wire. It begins and ends at the first point of the path, where a hairline joint stays visible."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    from_end = np.minimum(run + seam / 2, run[-1] - run + seam * 1.5)
    round_off = np.sqrt(np.clip(from_end / 0.35, 0.0, 1)) * 0.09 + 0.91
    return sweep(path, disc(thick / 2), closed=False, scale=np.c_[round_off, round_off])


def d_path(width, height):
    w, h, r = width / 2, height, width / 2 - 0.01
    path = polygon([(-w, 0), (w, 0), (w, h), (-w, h)], (width * 0.11, width * 0.11, r, r))
    # Started in the middle of the straight side, where the factory's joint is.
    start = int(np.argmin(np.abs(path[:, 0]) + (path[:, 1] > height / 2) * 1e3))
    return np.roll(path, -start, 0) - (0, height / 2, 0)


def d_ring(width, thick, height=None):
    return wire(d_path(width, height or width * 0.82), thick)


def o_ring(inner, thick):
    path = ellipse_path(inner / 2 + thick / 2, inner / 2 + thick / 2, 600)
    return wire(path, thick)


def box_ring(width, height, thick, radius=None):
    path = box_path(width, height, radius or thick * 1.1)
    start = int(np.argmin(np.abs(path[:, 0] - width * 0.0) + (path[:, 1] > 0) * 1e3))
    return wire(np.roll(path, -start, 0), thick)


def d_pair(finish):
    gold = metal(finish)
    add(d_ring(40, 4.6), gold, at=(-5, 9, 0), turn=(0, 0, 24))
    # The small one leans on the wire of the large one: the angle follows from both thicknesses.
    add(d_ring(27, 3.6), gold, at=(4, -15, 0), turn=(np.degrees(np.arcsin(4.1 / 14)), 0, -14))


def o_group(finish):
    nickel = metal(finish)
    add(o_ring(34, 4.5), nickel, at=(-8, 8, 0), turn=(0, 0, 100))
    # The middle one leans on the large one; its tilt follows from where the wires cross.
    tilt, u = np.arcsin((1.8 + 2.25) / 22), np.array((0.78, -0.62))
    spot = np.array((-8, 8)) + u * (19.25 + 22 - 12.8 * np.cos(tilt) - 1.5)
    add(o_ring(22, 3.6), nickel, at=(*spot, 0), turn=(np.degrees(tilt), 0, 51.5))
    add(o_ring(13, 2.8), nickel, at=(-13, -25, 0), turn=(0, 0, 60))


def box_on_webbing(finish):
    thick, width, bar = 1.6, 34, -13
    ring = add(bar_left(box_ring(46, 26, 4.4, 5)), metal(finish), turn=(0, 2.5, 0), at=(0, 0, 3.4), rest=False)
    side = props.folded(bar, 4.0, 2.2, thick)
    top = props.upper(side, thick)
    tape = props.webbing(side, width, (0.05, 0.052, 0.06), thick)
    seams = [props.sew(props.across(top, x, width / 2 - 2.5), (0.16, 0.16, 0.17), length=2.6) for x in (bar - 17, bar - 20)]
    props.parent_all([ring, tape, *seams], turn=(0, 0, 26), at=(4, 0, 0))


def d_sewn(finish):
    """A leather tab holds the D-ring on a strap, sewn all round as on a bag."""
    base, thick, width, bar = 3.0, 1.8, 26, 0
    plate = props.strap([(-140, base / 2), (140, base / 2)], 58, "brown", base, groove=3.2)
    ring = add(bar_left(d_ring(35, 4.4)), metal(finish), at=(14.35, 0, base + 3.1), turn=(0, 1.5, 0), rest=False)
    side = props.folded(bar, 3.9, 2.2, thick, end=-90) + (0, base)
    top = props.upper(side, thick)
    tab = props.strap(side, width, "brown", thick, groove=2.6)
    flat = top[top[:, 0] < bar - 11]
    rows = [props.upright(flat, y) for y in (-width / 2 + 2.6, width / 2 - 2.6)]
    rows += [props.across(top, x, width / 2 - 3.2) for x in (bar - 11, bar - 14.4)]
    rows += [np.array([[x, y, base] for x in np.linspace(-139, 139, 400)]) for y in (-25.8, 25.8)]
    props.parent_all([plate, ring, tab, *(props.sew(r) for r in rows)], turn=(0, 0, 32))


def bar_left(part):
    """The straight side towards -x, where the loop is."""
    return moved(part, turn=(0, 0, -90))


SHOTS = [
    dict(name="dhalka-hero", order=2, finish="gold", build=d_pair,
         view=dict(target=(0, 0, 2), frame=80, elevation=42, lens=80, fstop=13)),
    dict(name="yuvarlak-halka-hero", order=9, finish="nickel", build=o_group,
         view=dict(target=(0, -2, 2), frame=88, elevation=44, lens=80, fstop=13)),
    dict(name="kare-halka-hero", order=10, finish="copper", build=box_on_webbing,
         view=dict(target=(-2, -2, 2), frame=84, elevation=43, lens=80, fstop=13)),
    dict(name="dhalka-detay", order=15, finish="gold", build=d_sewn,
         view=dict(target=(2, 0, 4), frame=78, elevation=40, azimuth=-6, lens=85, fstop=8, focus=(6, -8, 7))),
]
