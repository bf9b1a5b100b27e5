"""Rings: bent wire (D, O, rectangle, triangle), cast rings, spring gates, split rings."""
import numpy as np

import props
from metals import metal
from shapes import TAU, add, box_path, disc, ellipse_path, join, moved, polygon, resample, slab, sweep
from solids import rod


def wire(path, thick, seam=0.12):
    """A ring of bent wire with a visible joint at the first point of the path."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    from_end = np.minimum(run + seam / 2, run[-1] - run + seam * 1.5)
    round_off = np.sqrt(np.clip(from_end / 0.35, 0.0, 1)) * 0.09 + 0.91
    return sweep(path, disc(thick / 2), closed=False, scale=np.c_[round_off, round_off])


def d_path(width, height):
    """A straight side between rounded corners, straight flanks and a true half circle."""
    w, corner = width / 2, width * 0.11
    flank = max(height - w, corner + 0.1)
    base = polygon([(-w, flank), (-w, 0), (w, 0), (w, flank)], corner, closed=False)
    turn = np.linspace(0, np.pi, 400)[1:-1]
    path = resample(np.vstack([base, np.c_[w * np.cos(turn), flank + w * np.sin(turn) * (height - flank) / w, 0 * turn]]), 0.2, True)
    # Starts in the middle of the straight side, where real rings have their joint.
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
    # The small ring leans on the large one; the angle follows from both thicknesses.
    add(d_ring(27, 3.6), gold, at=(4, -15, 0), turn=(np.degrees(np.arcsin(4.1 / 14)), 0, -14))


def o_group(finish):
    nickel = metal(finish)
    add(o_ring(34, 4.5), nickel, at=(-8, 8, 0), turn=(0, 0, 100))
    # The middle ring leans on the large one; the tilt follows from the crossing of the wires.
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
    """A sewn leather tab holds the D-ring on a strap, as on a bag."""
    props.parent_all(sewn_on(finish, 58), turn=(0, 0, 32))


def sewn_on(finish, panel):
    """A leather panel of the given width with the D-ring in its tab; the arc of the ring points to +x."""
    base, thick, width, bar = 3.0, 1.8, 26, 0
    plate = props.strap([(-140, base / 2), (140, base / 2)], panel, "brown", base, groove=3.2)
    ring = add(bar_left(d_ring(35, 4.4)), metal(finish), at=(14.35, 0, base + 3.1), turn=(0, 1.5, 0), rest=False)
    side = props.folded(bar, 3.9, 2.2, thick, end=-90) + (0, base)
    top = props.upper(side, thick)
    tab = props.strap(side, width, "brown", thick, groove=2.6)
    flat = top[top[:, 0] < bar - 11]
    rows = [props.upright(flat, y) for y in (-width / 2 + 2.6, width / 2 - 2.6)]
    rows += [props.across(top, x, width / 2 - 3.2) for x in (bar - 11, bar - 14.4)]
    rows += [np.array([[x, y, base] for x in np.linspace(-139, 139, 400)]) for y in (3.2 - panel / 2, panel / 2 - 3.2)]
    return [plate, ring, tab, *(props.sew(r) for r in rows)]


def triangle_ring(width, height, thick):
    path = polygon([(-width / 2, 0), (width / 2, 0), (0, height)], (thick * 1.25, thick * 1.25, thick * 1.5))
    start = int(np.argmin(np.abs(path[:, 0]) + (path[:, 1] > 1) * 1e3))
    return moved(wire(np.roll(path, -start, 0), thick), (0, -height / 3, 0))


def triangles(finish):
    brass = metal(finish)
    add(triangle_ring(44, 36, 4.6), brass, at=(-6, 8, 0), turn=(0, 0, 16))
    add(triangle_ring(29, 24, 3.6), brass, at=(7, -17, 0), turn=(np.degrees(np.arcsin(4.0 / 15)), 0, -22))


def gate_ring(inner, thick, opened=0):
    """A ring with a gate, a quarter of the ring, that opens inwards on a riveted hinge."""
    r, half = inner / 2 + thick / 2, thick / 2

    def arc(a, b, ends):
        t = np.radians(np.linspace(a, b, 200))
        path = np.c_[r * np.cos(t), r * np.sin(t), 0 * t]
        left = np.minimum(np.arange(200), np.arange(200)[::-1]) * r * np.radians(abs(b - a)) / 199
        soft = ends + (1 - ends) * np.sqrt(np.clip(1 - (1 - np.clip(left / 1.0, 0, 1)) ** 2, 0, 1))
        return sweep(path, disc(half, 40), closed=False, scale=np.c_[soft, soft])

    start, end = 38, 128
    hinge = np.radians(start - 2)
    pivot = np.array((r * np.cos(hinge), r * np.sin(hinge), 0))
    gate = arc(start + 0.8, end, 0.66)
    pin = join(moved(rod(half * 0.42, thick * 1.06, 0.25), pivot), arc(start - 7, start + 5, 0.8))
    gate = moved(moved(gate, -pivot), pivot, (0, 0, opened))
    return join(arc(end + 1.2, 360 + start - 5, 0.66), pin, gate)


def gates(finish):
    gold = metal(finish)
    add(gate_ring(33, 5.0), gold, at=(-9, 13, 0), turn=(0, 0, -6))
    add(gate_ring(25, 4.4, opened=24), gold, at=(16, -22, 0), turn=(0, 0, -28))


def split_ring(inner, wide=2.6, high=1.7):
    """Two coils of flat wire with one step, beside the end of the upper coil."""
    t = np.linspace(0, 2 * TAU - 1.05, 700)
    step = np.clip((t - TAU + 0.95) / 0.9, 0, 1)
    r = inner / 2 + wide / 2
    path = np.c_[r * np.cos(t), r * np.sin(t), (high + 0.06) * step * step * (3 - 2 * step)]
    left = np.minimum(np.arange(700), np.arange(700)[::-1]) / 6
    soft = 0.72 + 0.28 * np.sqrt(np.clip(1 - (1 - np.clip(left, 0, 1)) ** 2, 0, 1))
    return sweep(path, slab(wide, high, high * 0.47), closed=False, scale=np.c_[soft, soft])


def split_rings(finish):
    nickel = metal(finish)
    add(split_ring(36, 3.2, 2.0), nickel, at=(-8, 11, 0), turn=(0, 0, 150))
    add(split_ring(25), nickel, at=(16, -14, 0), turn=(13, 0, 60))
    add(split_ring(16, 2.1, 1.4), nickel, at=(-15, -24, 0), turn=(0, 0, 250))


def cast_ring(width, height, bar=5.0, thick=3.8):
    """Cast in one part: flat faces, broad chamfers, no joint."""
    c, b, h = 1.25, bar / 2, thick / 2
    corners = [(-b, -h + c), (-b + c, -h), (b - c, -h), (b, -h + c), (b, h - c), (b - c, h), (-b + c, h), (-b, h - c)]
    return sweep(box_path(width, height, 4.5), polygon(corners, 0.4, 0.1)[:, :2])


def cast_rings(finish):
    dark = metal(finish)
    add(cast_ring(50, 32), dark, at=(-6, 13, 0), turn=(0, 0, 24))
    add(cast_ring(39, 25, 4.4, 3.4), dark, at=(8, -12, 0), turn=(15, 0, 6))
    add(cast_ring(27, 19, 3.8, 3.0), dark, at=(-27, -31, 0), turn=(0, 0, -24))


def bar_left(part):
    """Turns the straight side to -x, where the loop is."""
    return moved(part, turn=(0, 0, -90))
