"""One wide picture for each family: its own parts close by, on its own ground. The middle half of the height is what a flat banner shows."""
import numpy as np

import props
from buckles import prong_buckle
from eyelets import eyelet, lying_angle, ring_of
from hooks import bolt_hook, lobster, pear_carabiner, s_hook, swivel_hook
from metals import metal
from pullers import bar_puller, linked, ring_puller, teardrop, window_plate
from rings import d_path, wire
from rivets import ball_stud, cone_stud, pressed_flat, pyramid, rivet_cap, rivet_post
from shapes import add, box_path, ellipse_path, join, linked_copy, moved
from snaps import cap, post, socket, stud
from solids import torus

PALE, DARK = (0.72, 0.62, 0.46), (0.20, 0.19, 0.18)


def line_up(pieces, start, step, heading, level=False):
    """Parts along a line that rises by `heading`: (mesh data, finish, rotation about the vertical)."""
    c, s = np.cos(np.radians(heading)), np.sin(np.radians(heading))
    for k, (part, finish, turn) in enumerate(pieces):
        add(part, metal(finish), at=(start[0] + k * step * c, start[1] + k * step * s, 0), turn=(0, 0, heading + turn), level=level)


def belt(kind, part, finish, at, bar=-20, heading=0.0, thread=PALE):
    """A buckle on its folded and sewn strap, which runs out of the picture on the left."""
    thick, width = 2.2, 35
    buckle = add(part, metal(finish), turn=(0, 3.2, 0), rest=False, at=(0, 0, 1.3))
    side = props.folded(bar, 4.3, 1.9, thick, end=-300)
    strap = props.strap(side, width, kind, thick, cutters=[props.block((bar - 11.5, 0), (-3.2, 3.2), (-5, 15))])
    top = props.upper(side, thick)
    rows = [props.upright(top[top[:, 0] < bar - 6], y) for y in (-width / 2 + 2.8, width / 2 - 2.8)]
    rows += [props.across(top, bar - k, width / 2 - 5.2) for k in (17.5, 20.9)]
    props.parent_all([buckle, strap, *(props.sew(row, thread) for row in rows)], at=at, turn=(0, 0, heading))


def buckles(_):
    """Three belts side by side."""
    belt("brown", prong_buckle(), "antique brass", (26, 58, 0), heading=12)
    belt("tan", prong_buckle(), "nickel", (44, -2, 0), heading=12)
    belt("black", prong_buckle(), "light gold", (18, -64, 0), heading=12, thread=DARK)


def leaning(path, x, tilt, thick):
    """The line of a wire ring that is tilted towards -x and stands on its other side."""
    c, s = np.cos(tilt), np.sin(tilt)
    line = np.c_[path[:, 0] * c, path[:, 1], -path[:, 0] * s]
    return line + (x, 0, thick / 2 - line[:, 2].min())


def spilled(path, thick, step, finish, at, heading, count=7):
    """Rings of one size fallen like dominoes: the first lies flat, each other one leans on the one before it."""
    material, part, first, tilt = metal(finish), wire(path, thick), None, 0.0
    c, s = np.cos(np.radians(heading)), np.sin(np.radians(heading))
    few = path[:: max(1, len(path) // 180)]
    for k in range(count):
        if k:
            below = leaning(few, 0, tilt, thick)
            tilt = next(t for t in np.arange(tilt + 0.004, 1.2, 0.004)
                        if np.linalg.norm(leaning(few, step, t, thick)[:, None] - below[None], axis=2).min() > thick)
        where = dict(at=(at[0] + k * step * c, at[1] + k * step * s, 0), turn=(0, np.degrees(tilt), heading))
        first = linked_copy(first, **where) if first else add(part, material, **where)


def rings(_):
    """Spilled rings of three kinds."""
    across = (lambda path: np.c_[-path[:, 1], path[:, 0], path[:, 2]])
    spilled(ellipse_path(19, 19, 600), 4.2, 17, "nickel", (-64, -8, 0), 9, 8)
    spilled(across(d_path(36, 30)), 4.2, 17, "light gold", (-78, 48, 0), 9, 8)
    spilled(box_path(24, 38, 5), 3.8, 16, "copper", (-50, -58, 0), 9, 8)


def eyelets(_):
    """A run of sizes in three finishes, a few parts tipped over."""
    sizes = (5, 7, 9, 11, 14, 17, 20, 24)
    for row, (finish, y) in enumerate((("nickel", 44), ("antique brass", 0), ("gunmetal", -42))):
        material, x = metal(finish), -112 + row * 6
        for k, inner in enumerate(sizes):
            flange, height = 2.6 + inner * 0.17, 3.4 + inner * 0.16
            outer = inner / 2 + flange
            x += outer
            part = eyelet(ring_of(inner), height=height, flange=flange, thick=0.6 + inner * 0.008, crown=0.8 + inner * 0.03)
            tipped = (row, k) in ((0, 5), (1, 3), (2, 4))
            turn = (lying_angle(inner, height, flange), 0, 40 - 25 * row) if tipped else (0, 0, k * 31)
            add(part, material, at=(x, y + x * 0.12, 0), turn=turn)
            x += outer + 3.6


def snaps(_):
    """Caps along a sewn placket; the halves that belong to them wait in front."""
    base, spots = 2.6, np.arange(-150, 151, 33)
    piece = [props.strap([(-240, base / 2), (240, base / 2)], 52, "black", base, groove=3.2)]
    nickel, gold = metal("nickel"), metal("light gold")
    piece += [add(cap(10.5, 3.8), nickel, at=(x, 0, base - 0.2), rest=False, turn=(0, 0, x)) for x in spots]
    piece += [props.sew(np.array([[x, y, base] for x in np.linspace(-239, 239, 800)]), (0.62, 0.52, 0.38)) for y in (-22.6, 22.6)]
    props.parent_all(piece, at=(0, 14, 0), turn=(0, 0, 8))
    for row, (kinds, y) in enumerate((((socket(), nickel), -36), ((stud(), gold), -68), ((post(), nickel), -98))):
        part, material = kinds
        first = None
        for k, x in enumerate(np.arange(-130, 131, 28)):
            where = dict(at=(x + 9 * (row % 2), y + x * 0.14, 0), turn=(0, 0, 37 * k))
            first = linked_copy(first, **where) if first else add(part, material, **where)


def pullers(_):
    """Pullers side by side, as on a sample tray."""
    kinds = [(linked(teardrop(), 46), "light gold"), (linked(window_plate(), 44), "gunmetal"), (linked(ring_puller(), 38), "nickel"), (linked(bar_puller(), 45, 5.6), "rose"),
             (linked(teardrop(), 46), "antique brass"), (linked(window_plate(), 44), "nickel"), (linked(ring_puller(), 38), "light gold"), (linked(bar_puller(), 45, 5.6), "gunmetal")]
    line_up([(part, finish, -98) for part, finish in kinds], (-99, 8), 28.5, 8, level=True)


def hooks(_):
    """One hook of every kind."""
    claw = join(lobster(), moved(torus(5.4, 1.1), (-11.8, 1.6, 0.3), (48, 0, 10)))
    add(bolt_hook(), metal("antique brass"), at=(-104, 18, 0), turn=(0, 0, -62))
    add(swivel_hook(), metal("nickel"), at=(-52, 22, 0), turn=(0, 2.9, -62))
    add(pear_carabiner(), metal("gunmetal"), at=(8, 6, 0), turn=(0, 0, 16))
    add(swivel_hook(), metal("light gold"), at=(48, 30, 0), turn=(0, 2.9, -62))
    add(claw, metal("light gold"), at=(98, 22, 0), turn=(0, 2.6, -70))
    add(s_hook(50, 4.6), metal("copper"), at=(-24, -52, 0), turn=(0, 0, -64))
    add(claw, metal("nickel"), at=(52, -44, 0), turn=(180, 2.6, 12))


def rivets(_):
    """Studded leather, with loose parts in front of it."""
    base, width = 2.8, 74
    piece = [props.strap([(-240, base / 2), (240, base / 2)], width, "black", base, groove=3.2)]
    first = None
    for x in np.arange(-200, 201, 20.0):
        for y in (-20, 0, 20):
            where = dict(at=(x, y, base + 0.85), turn=(0, 0, 45), rest=False)
            first = linked_copy(first, **where) if first else add(pressed_flat(pyramid(13, 6)), metal("light gold"), auto_smooth=30, **where)
            piece.append(first)
    piece += [props.sew(np.array([[x, y, base] for x in np.linspace(-239, 239, 800)]), DARK) for y in (-width / 2 + 3.2, width / 2 - 3.2)]
    props.parent_all(piece, at=(0, 26, 0), turn=(0, 0, 9))
    nickel, brass = metal("nickel"), metal("antique brass")
    for part, material, spots in ((pressed_flat(rivet_cap(9, 4.4), 0), nickel, ((-92, -46), (-68, -38), (-79, -66))), (rivet_post(), nickel, ((-40, -44), (-20, -60))),
                                  (cone_stud(), brass, ((8, -40), (31, -48), (16, -63))), (ball_stud(), brass, ((62, -36), (84, -44), (70, -58)))):
        first = None
        for k, (x, y) in enumerate(spots):
            first = linked_copy(first, at=(x, y, 0), turn=(0, 0, k * 50)) if first else add(part, material, at=(x, y, 0))
