"""Hooks: swivel snap hook, lobster clasp, carabiner, bolt snap, S-hook."""
import numpy as np

import props
from metals import metal
from shapes import add, box_path, curve, disc, join, moved, sweep
from solids import along_x, bent, loop, rod, spun, torus, tube, turned


def cast(points, wires, step=0.2, flat=1.0):
    """A cast arm along a smooth line with a radius per point; `flat` scales its height."""
    path = curve(np.c_[np.asarray(points, float), np.zeros(len(points))], step)
    at = np.linspace(0, 1, len(points))
    gap = np.linalg.norm(path[:, None, :2] - np.asarray(points, float)[None], axis=2).argmin(axis=0) / (len(path) - 1)
    radius = np.interp(np.linspace(0, 1, len(path)), np.maximum.accumulate(gap + at * 1e-9), wires)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    ends = np.clip(np.minimum(run, run[-1] - run) / radius, 0.02, 1)
    radius = radius * np.sqrt(1 - (1 - ends) ** 2)
    return sweep(path, disc(1, 40), closed=False, up=(0, 0, 1), scale=np.c_[radius, radius * flat])


def strap_eye(width=31, height=17, wire=2.0):
    """The loop for the strap: wire, thicker at the swivel."""
    path = box_path(height, width, 5)
    near = np.clip((path[:, 0] - height / 2 + 3) / 3, 0, 1) * np.exp(-((path[:, 1] / 5.5) ** 2))
    grow = 1 + 0.95 * near
    return moved(sweep(path, disc(wire, 36), scale=np.c_[grow, grow]), (-height / 2, 0, 0))


def collar():
    """The turned sleeve between eye and hook with its groove, centred at the origin."""
    return along_x(turned([(0, -4.5), (2.9, -4.5), (4.2, -3.4), (4.2, -1.6), (3.6, -1.2), (3.6, -0.6), (4.7, -0.2), (5.0, 1.6), (4.3, 4.2), (3.2, 6), (0, 6.4)], 0.5))


def snap_body():
    """The hook lies along x with its back at the origin; the gate closes it from collar to nose."""
    hook = cast([(-2, 0), (3.5, 4.0), (10, 10.5), (20, 12.6), (29.5, 9.0), (33.4, 0.5), (31.0, -7.2), (25.5, -10.2)],
                [4.0, 3.9, 3.4, 3.1, 3.0, 3.1, 2.9, 2.5], flat=0.94)
    gate = cast([(1.5, -2.5), (5.5, -6.2), (12, -9.0), (19, -10.2), (25.2, -9.3)], [3.2, 2.7, 2.1, 1.9, 1.5], flat=0.86)
    thumb = cast([(12.0, -9.2), (11.2, -11.6), (10.6, -13.4), (10.4, -14.2)], [1.7, 1.2, 1.7, 1.9])
    pin = moved(rod(1.1, 6.2, 0.5), (3.0, -3.4, 0))
    return join(hook, gate, thumb, pin)


def swivel_hook():
    return join(strap_eye(), moved(collar(), (3.2, 0, 0)), moved(along_x(rod(1.9, 8)), (-2, 0, 0)),
                moved(along_x(spun([(0, -1.3), (1.6, -1.1), (2.7, -0.3), (2.9, 0.5), (2.2, 0.9), (0, 0.9)])), (-4.2, 0, 0)), moved(snap_body(), (9.5, 0, 0)))


def swivel(finish):
    # It touches the ground with its sleeve, the thickest part, and its nose.
    add(swivel_hook(), metal(finish), at=(-9, 7, 0), turn=(0, 2.9, -38))


def lobster():
    """A thick claw; a lever with a knob closes it."""
    claw = cast([(4.6, -5.6), (0.4, -3.6), (-1.2, 0.6), (2.6, 6.2), (11, 9.4), (21, 8.4), (28.6, 3.2), (29.8, -3.2), (25.4, -7.6)],
                [2.7, 3.3, 3.5, 3.4, 3.0, 2.7, 2.5, 2.2, 1.5], flat=0.86)
    lever = cast([(2.6, -4.4), (7.0, -7.2), (14, -8.9), (20.5, -8.9), (25.6, -7.5)], [2.3, 2.1, 1.75, 1.5, 1.2], flat=0.8)
    knob = cast([(7.6, -7.4), (6.6, -10.0), (6.2, -11.8), (6.1, -12.4)], [1.7, 1.25, 1.6, 1.7])
    return join(claw, lever, knob, moved(rod(1.2, 5.9, 0.55), (3.6, -5.0, 0)), moved(torus(3.4, 1.4), (-6.6, 1.4, 0)))


def lobsters(finish):
    """Each with its jump ring tilted in the eye; the claw leans from the ring to its nose."""
    gold = metal(finish)
    part = join(lobster(), moved(torus(5.4, 1.1), (-11.8, 1.6, 0.3), (48, 0, 10)))
    add(part, gold, at=(-14, 18, 0), turn=(0, 2.6, -12))
    add(part, gold, at=(2, -16, 0), turn=(180, 2.6, 24))


def pear_carabiner():
    """Wide above, narrow below; the gate is the straight part between two rivets, with a notched nose."""
    line = loop([(0, -26), (-8.8, -21), (-12.6, -8), (-15.4, 8), (-13.4, 21), (-2, 28.5), (10, 25.5), (15.6, 15), (13.6, 2), (10.9, -12), (7.2, -22.5)])
    start, end = (int(np.argmin(np.linalg.norm(line[:, :2] - p, axis=1))) for p in ((15.8, 11), (9.9, -15.5)))
    # The loop is clockwise: from the nose along the gate down to the hinge.
    line = np.roll(line, -end, 0)
    gap = (start - end) % len(line)
    if gap < len(line) / 2:
        body, gate = line[gap:], line[:gap + 1]
    else:
        body, gate = line[:gap + 1], line[gap:]
    frame = bent_round(body, 3.3, 0.7)
    hinge, nose = (line[k][:2] for k in (0, gap))
    gate_wire = bent_round(gate[5:-5], 2.75, 0.85)
    sleeves = [sweep(piece, disc(3.05, 40), closed=False, up=(0, 0, 1)) for piece in (gate[6:26], gate[-26:-6])]
    pins = [moved(rod(1.35, 7.1, 0.45), (*spot, 0)) for spot in (hinge, nose)]
    return join(frame, gate_wire, *sleeves, *pins)


def bent_round(path, wire, ends):
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    near = np.clip(np.minimum(run, run[-1] - run) / (wire * ends), 0.02, 1)
    scale = np.sqrt(1 - (1 - near) ** 2) * 0.6 + 0.4 * (near > 0.02)
    return sweep(path, disc(wire, 40), closed=False, up=(0, 0, 1), scale=np.c_[scale, scale])


def carabiner(finish):
    add(pear_carabiner(), metal(finish), at=(0, 0, 0), turn=(0, 0, -34))


def bolt_hook():
    """A round eye on a swivel and two barrels; the bolt slides from the lower barrel to the hook's nose."""
    eye = moved(torus(8.6, 2.1), (-10.6, 0, 0))
    neck = along_x(turned([(0, -3.4), (3.2, -3.4), (4.0, -2.4), (4.0, 1.0), (3.0, 1.6), (3.0, 2.6), (4.6, 3.2), (4.6, 6), (0, 6)], 0.5))
    upper = cast([(3, 0), (12, 2.5), (24, 7.0), (35, 8.6), (43.5, 4.4), (46.4, -3.0), (43.0, -9.4), (38.2, -10.0)], [4.4, 4.2, 3.6, 3.2, 3.0, 3.0, 2.8, 2.7], flat=0.95)
    lower = along_x(moved(tube(4.3, 2.4, 21, 0.9), (0, 0, 0)))
    slot = along_x(rod(2.2, 34, 1.4))
    knob = join(rod(1.2, 7, 0.3), moved(turned([(0, 0), (2.6, 0), (2.9, 0.7), (2.6, 1.5), (1.4, 2.2), (0, 2.3)], 0.5), (0, 0, 3.0)))
    return join(eye, neck, upper, moved(lower, (15.5, -9.0, 0)), moved(slot, (23.0, -9.2, 0)), moved(knob, (21, -9, 2.9)),
                cast([(3, -1), (8, -5.5), (12, -8.4)], [4.4, 4.0, 3.6]))


def bolt(finish):
    add(bolt_hook(), metal(finish), at=(-10, 10, 0), turn=(0, 0, -36))


def s_hook(size, wire):
    """Two bows of different size with rounded ends that point slightly outwards."""
    k = size / 50
    path = curve(np.c_[np.array([(-7, 12), (-10.4, 17), (-7.5, 23), (0, 25.5), (7.5, 23), (10.2, 16), (7.0, 8.5), (0, 0.5), (-6.8, -7.5), (-9.8, -15.5),
                                 (-7.2, -22.5), (0, -25.5), (7.5, -23), (10.4, -17.5), (8.2, -12.2)]) * k, np.zeros(15)], 0.2)
    return bent(path, wire / 2)


def s_hooks(finish):
    copper = metal(finish)
    add(s_hook(58, 5.0), copper, at=(-8, 8, 0), turn=(0, 0, -28))
    add(s_hook(38, 3.8), copper, at=(19, -14, 0), turn=(0, 0, 26))


def swivel_on_strap(finish):
    """The hook on a folded strap with a box stitch."""
    thick, width, bar, lift = 2.2, 27, -20, 5.2
    # The strap holds one end up; the nose touches the ground.
    hook = add(moved(swivel_hook(), (-3, 0, lift)), metal(finish), turn=(0, 2.4, 0), at=(0, 0, -0.8), rest=False)
    side = props.folded(bar, lift, 2.0, thick, end=-150)
    top = props.upper(side, thick)
    strap = props.strap(side, width, "black", thick, groove=2.6)
    flat = top[top[:, 0] < bar - 12]
    seams = [props.sew(props.upright(flat, y), (0.62, 0.52, 0.38)) for y in (-width / 2 + 2.6, width / 2 - 2.6)]
    seams += [props.sew(props.across(top, x, width / 2 - 3.2), (0.62, 0.52, 0.38)) for x in (bar - 12, bar - 32)]
    props.parent_all([hook, strap, *seams], turn=(0, 0, 26), at=(2, 0, 0))
