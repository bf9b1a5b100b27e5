"""Zip pullers on their links, and one on a zip. Modelled at about 1.5 times their size."""
import numpy as np

import props
from metals import metal
from shapes import TAU, add, curve, disc, ellipse_path, join, moved, polygon, slab, sweep
from solids import along_x, bead, carved, circle, crowned, eased, plate, rod, spun, torus, turned


def linked(body, reach, ring=5.2, wire=0.95, roll=40):
    """A puller on its link: the body lies along x, held up by the link at the origin; its other end touches the ground."""
    lift = ring * np.sin(np.radians(roll)) + wire
    tilt = np.degrees(np.arcsin(lift / reach))
    link = moved(torus(ring, wire), (-ring * 0.86, 0, lift), (roll, 0, 0))
    return join(moved(body, (0, 0, lift), (0, tilt, 0)), link)


def teardrop(length=46, width=19, thick=2.6):
    """Narrow at the hole and wide at the end, with a convex field inside a rib on both faces."""
    def drop(x0, x1, half):
        t = np.linspace(0, TAU, 300, endpoint=False)
        x = x0 + (x1 - x0) * (1 - np.cos(t)) / 2
        return np.c_[x, half * np.sin(t) * (0.36 + 0.64 * ((x - x0) / (x1 - x0)) ** 1.2), 0 * t]

    body = plate(drop(-4.2, length, width / 2), thick, [circle(2.0)], 0.9)
    line = drop(10, length - 3.2, width / 2 - 2.6)
    ribs = [moved(sweep(line, disc(0.55, 16)), (0, 0, z)) for z in (thick / 2 - 0.1, 0.1 - thick / 2)]
    middle = np.array([line[:, 0].mean() + 3, 0, 0])
    field = crowned(line - middle, 0.2, 1.1)
    crowns = [moved(field, middle + (0, 0, z), (turn, 0, 0)) for z, turn in ((thick / 2 - 0.25, 0), (0.25 - thick / 2, 180))]
    return join(body, *ribs, *crowns)


def pair(material, part, first, second):
    """The same puller twice, as (x, y, heading)."""
    for x, y, heading in (first, second):
        add(part, material, at=(x, y, 0), turn=(0, 0, heading), level=True)


def drops(finish):
    pair(metal(finish), linked(teardrop(), 46), (-24, 12, 14), (-15, -15, -4))


def bar_puller():
    """A turned part: neck, two rows of grooves, ball at the end."""
    profile = [(0, -3.4), (2.6, -3.4), (2.9, 3.0), (2.0, 4.2), (2.0, 5.4), (3.0, 6.4)]
    for z in np.arange(8, 17, 1.5):
        profile += [(3.0, z), (2.55, z + 0.45), (2.55, z + 0.75), (3.0, z + 1.2)]
    profile += [(3.5, 30), (3.7, 39), (2.2, 40.6), (0, 40.6)]
    ball = [(4.2 * np.cos(a), 45.2 + 4.2 * np.sin(a)) for a in np.radians(np.linspace(-54, 90, 14))]
    end = spun([(0, 39.4), (2.2, 39.6), (2.1, 40.6), (2.2, 41.3), *ball])
    return along_x(join(turned(profile, 0.35, 0.1), end))


def bars(finish):
    gold, part = metal(finish), bar_puller()
    pair(gold, linked(part, 45, 5.6), (-24, 12, 14), (-16, -15, -4))


def ring_puller():
    """A flat ring held by a bent and riveted strip of sheet."""
    c = 0.8
    section = polygon([(-2.2, -1.3 + c), (-2.2 + c, -1.3), (2.2 - c, -1.3), (2.2, -1.3 + c), (2.2, 1.3 - c), (2.2 - c, 1.3), (-2.2 + c, 1.3), (-2.2, 1.3 - c)],
                      0.3, 0.1)[:, :2]
    ring = moved(sweep(ellipse_path(12.6, 12.6), section), (24.2, 0, 0))
    around = np.radians(np.linspace(75, -75, 30))
    nose = np.c_[11.6 + 3.4 * np.cos(around), 3.4 * np.sin(around)]
    # Both ends of the strip lie on each other; the link goes through a hole in both.
    side = np.vstack([[(-3.4, 0.52), (0, 0.52), (5.5, 0.52), (8.2, 1.5)], nose, [(8.2, -1.5), (5.5, -0.52), (0, -0.52), (-3.4, -0.52)]])
    path = curve(np.c_[side, 0 * side[:, 0]], 0.2)
    strip = sweep(np.c_[path[:, 0], 0 * path[:, 0], path[:, 1]], slab(0.9, 7.0, 0.38, 0.1), closed=False, up=(0, 1, 0))
    strip = carved(strip, props.plug(0.2, 0, 1.75, z=(-4, 4)))
    rivets = [moved(turned([(0, 0), (1.4, 0), (1.2, 0.5), (0, 0.75)], 0.3), (4.6, 0, z), (turn, 0, 0)) for z, turn in ((0.95, 0), (-0.95, 180))]
    return join(ring, strip, *rivets)


def ringed(finish):
    pair(metal(finish), linked(ring_puller(), 38), (-21, 14, 18), (-14, -17, -6))


def window_plate(length=44, width=14, thick=2.6):
    path = polygon([(-4.4, -5.0), (length, -width / 2), (length, width / 2), (-4.4, 5.0)], (3.6, 2.6, 2.6, 3.6))
    window = polygon([(12, -3.0), (length - 6, -3.8), (length - 6, 3.8), (12, 3.0)], (2.6, 2.6, 2.6, 2.6))
    return plate(path, thick, [circle(2.1), window], 0.6)


def plates(finish):
    pair(metal(finish), linked(window_plate(), 44), (-24, 12, 14), (-15, -15, -4))


def ball_drop(balls=7, radius=2.0):
    """A short ball chain with a solid drop."""
    step = radius * 2.36
    parts = [moved(bead(radius), (2.4 + k * step, 0, 0)) for k in range(balls)]
    end = 2.4 + (balls - 1) * step
    parts.append(moved(along_x(rod(radius * 0.26, end)), (end / 2, 0, 0)))
    drop = spun([(0, -2.4), (1.3, -2.4), (1.9, -1.4), (1.8, 0), (1.5, 1.4), (2.0, 2.8), (3.4, 6.6), (4.6, 11), (4.7, 14.4), (3.4, 17.4), (1.4, 18.8), (0, 19)])
    return join(*parts, moved(along_x(drop), (end + 3.6, 0, 0)), moved(torus(1.5, 0.55), (0.2, 0, 0)))


def dropped(finish):
    """The chain is slack and lies on the ground, so link and chain are placed separately."""
    copper, ball, drop = metal(finish), ball_drop(), 4.8
    for x, y, heading in ((-27, 13, 12), (-19, -14, -4)):
        c, s = np.cos(np.radians(heading)), np.sin(np.radians(heading))
        tilt = np.degrees(np.arcsin((drop - 2.0) / 34))
        add(ball, copper, at=(x, y, 0), turn=(0, -tilt, heading))
        add(torus(5.0, 0.95), copper, at=(x - 5.6 * c, y - 5.6 * s, 0), turn=(22, 0, heading))


def leather_puller(length=50, width=11, thick=1.7):
    """A strip of leather folded through the link, riveted and sewn. Returns the (x, z) line of the fold and the top surface."""
    side = props.folded(0, 2.6, 0.75, thick, end=-length)
    return side, props.upper(side, thick), width


def tabs(finish):
    brass = metal(finish)
    side, top, width = leather_puller()
    # The folded strip runs from the link to -x; rotated it is a tab.
    for x, y, heading in ((-18, 13, 192), (-12, -14, 176)):
        strap = props.strap(side, width, "brown", 1.7, groove=1.7)
        flat = top[(top[:, 0] < -13) & (top[:, 0] > -48)]
        seams = [props.sew(props.upright(flat, v), (0.58, 0.45, 0.30), length=2.3, gap=0.8, thick=0.55) for v in (-width / 2 + 1.7, width / 2 - 1.7)]
        rivet = add(turned([(0, 0), (2.9, 0), (2.8, 0.6), (1.9, 1.3), (0, 1.6)], 0.5), brass, at=(-9.0, 0, np.interp(9.0, -top[:, 0], top[:, 1]) - 0.1), rest=False)
        ring = add(moved(torus(5.4, 1.0), (4.6, 0, 2.6), (14, 0, 0)), brass, rest=False)
        props.parent_all([strap, *seams, rivet, ring], at=(x, y, 0), turn=(0, 0, heading))


def slider(length=25):
    """Two plates, the wedge between them, and the bridge for the puller."""
    outline = eased(polygon([(-11, -6), (-3, -10.2), (11, -10.2), (13.5, -5), (13.5, 5), (11, 10.2), (-3, 10.2), (-11, 6)], 2.0), 0.5)
    shields = [moved(plate(outline * (length / 25), 1.6, edge=0.6), (0, 0, z)) for z in (-2.9, 2.9)]
    flanges = [moved(along_x(rod(1.0, 18, 0.6)), (1.5, y, z)) for y in (-9.2, 9.2) for z in (-2.2, 2.2)]
    around = np.linspace(0, np.pi, 60)
    bow = np.c_[1 - 7.6 * np.cos(around), 0 * around, 3.2 + 5.6 * np.sin(around) ** 0.8]
    bridge = sweep(bow, slab(1.5, 3.6, 0.6, 0.1), closed=False, up=(0, 1, 0))
    return join(*shields, *flanges, bridge, moved(rod(3, 4), (9, 0, 0)))


def teeth(material, x0, x1, pitch=3.4):
    """Two interlocking rows: each tooth holds the tape with its legs and fills a gap of the other row."""
    head = polygon([(-1.0, -3.2), (1.0, -3.2), (1.05, 2.0), (0.85, 4.4), (-0.85, 4.4), (-1.05, 2.0)], 0.35, 0.15)
    tooth = plate(head, 2.9, edge=0.35)
    parts = []
    for k, x in enumerate(np.arange(x0, x1, pitch / 2)):
        parts.append(moved(tooth, (x, -2.0 if k % 2 else 2.0, 0), (0, 0, 0 if k % 2 else 180)))
    return add(join(*parts), material, at=(0, 0, 2.6), rest=False)


def on_zip(finish):
    """A closed metal zip on its tapes, with the slider at the end and the puller towards the viewer."""
    nickel, dark = metal(finish), (0.045, 0.047, 0.055)
    flat = [(x, 1.7) for x in np.linspace(-170, 170, 300)]
    tapes = [props.webbing(flat, 34, dark, 1.3, at=(0, side * 17.5, 0)) for side in (-1, 1)]
    parts = [*tapes, teeth(nickel, -168, 40)]
    parts.append(add(slider(), nickel, at=(44, 0, 3.4), rest=False, level=True))
    lift, reach = 9.2, 46
    parts.append(add(moved(teardrop(), turn=(0, np.degrees(np.arcsin((lift - 5.6) / reach)), 180)), nickel, at=(32, 0, lift), rest=False, level=True))
    parts.append(add(torus(5.2, 1.0), nickel, at=(37, 0, lift), turn=(52, 0, 0), rest=False))
    props.parent_all(parts, turn=(0, 0, 36), at=(-14, -8, 0))
