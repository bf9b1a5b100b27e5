"""Rivets, Chicago screws and studs: turned parts, modelled at about twice their size."""
import numpy as np

import props
from metals import metal
from shapes import add, box_path, join, linked_copy, moved, sweep
from snaps import pressed
from solids import carved, loft, plate, rod, spun, tube, turned


def rivet_cap(radius=10.0, crown=3.4):
    """A shallow dome with its rim on the sheet below, and its tube."""
    line = [(radius * k, 1.1 + crown * (1 - k**2.1)) for k in np.linspace(0, 0.95, 12)]
    dome = pressed([*line, (radius, 0.75), (radius * 0.97, 0.1), (radius * 0.86, -0.05)], 0.6)
    return join(dome, moved(tube(2.7, 1.9, 7), (0, 0, -2.6)))


def rivet_post(length=14.0, radius=8.6):
    return turned([(0, 0), (radius, 0), (radius, 0.55), (radius * 0.9, 0.95), (3.2, 1.0), (2.2, 2.2), (2.2, length - 2.5), (1.9, length - 2.0), (2.3, length - 1.2),
                   (1.6, length), (0, length + 0.3)], 0.35)


def closed_rivet(gap=6.0):
    return join(moved(rivet_cap(), (0, 0, gap)), moved(rivet_cap(), (0, 0, 0), (180, 0, 0)), moved(rod(2.9, gap + 1), (0, 0, gap / 2)))


def cap_rivets(finish):
    nickel = metal(finish)
    # Set in something thin, a cap lies flat: nothing is visible below its rim.
    add(pressed_flat(rivet_cap(crown=5.2), 0), nickel, at=(-15, 18, 0))
    add(rivet_post(), nickel, at=(15, 23, 0))
    # A lying rivet touches the ground with both caps.
    add(closed_rivet(), nickel, at=(13, -13, 0), turn=(90, 0, 52))
    add(rivet_post(), nickel, at=(-17, -13, 0), turn=(180 - lying(6.4, 14), 0, -66))


def slotted_head(radius=9.0, width=1.5, depth=1.3):
    """A flat screw head with its slot."""
    head = turned([(0, 0), (radius * 0.97, 0), (radius, 0.5), (radius * 0.96, 1.6), (radius * 0.8, 2.2), (0, 2.45)], 0.35)
    return carved(head, props.block((-14, 14), (-width / 2, width / 2), (2.45 - depth, 9)))


def screw(length=13.0, pitch=1.1):
    """The thread is a helical ridge around the shank."""
    t = np.linspace(0, (length - 4.5) / pitch, int((length - 4.5) / pitch * 36))
    ridge = np.c_[2.45 * np.cos(t * 6.2832), 2.45 * np.sin(t * 6.2832), -1.6 - t * pitch]
    fade = np.clip(np.minimum(t, t[-1] - t) * 3, 0.1, 1)
    thread = sweep(ridge, [(-0.3, -0.45), (0.42, -0.06), (0.42, 0.06), (-0.3, 0.45)], closed=False, up=(0, 0, 1), scale=np.c_[fade, fade])
    shank = turned([(0, -length), (1.9, -length), (2.4, -length + 1), (2.4, 0.4), (0, 0.4)], 0.3)
    return join(slotted_head(), shank, thread)


def barrel(length=15.0):
    return join(turned([(0, 0), (8.7, 0), (9.0, 0.5), (8.7, 1.5), (7.2, 2.1), (0, 2.3)], 0.35), moved(tube(3.7, 2.5, length), (0, 0, -length / 2 + 0.4)))


def lying(across, length):
    """The angle of a lying part: its head's rim and the end of its shank touch the ground. Use 180 minus this for a shank above."""
    return np.degrees(np.arctan2(length, across))


def chicago(finish):
    gold = metal(finish)
    add(screw(), gold, at=(-14, 18, 0), turn=(lying(6.6, 13), 0, -72))
    add(barrel(), gold, at=(16, 20, 0), turn=(180, 0, 0))
    both = join(slotted_head(), moved(barrel(11), (0, 0, -10), (180, 0, 0)))
    add(both, gold, at=(-12, -13, 0), turn=(0, 0, 35))
    add(both, gold, at=(13, -15, 0), turn=(90, 0, 52))


def cone_stud(radius=8.2, height=17.0):
    """A cone with a small shoulder and a rounded tip."""
    return turned([(0, 0), (radius * 0.94, 0), (radius, 0.7), (radius, 1.6), (radius * 0.9, 2.3), (0.55, height), (0, height + 0.1)], 0.45)


def cones(finish):
    dark = metal(finish)
    first = add(cone_stud(), dark, at=(-13, 17, 0))
    linked_copy(first, at=(14, 15, 0))
    lean = 90 + np.degrees(np.arctan2(7.6, 17))
    linked_copy(first, at=(6, -12, 0), turn=(lean, 0, 52))
    add(screw(11), dark, at=(-17, -10, 0), turn=(180, 0, 0))
    add(screw(11), dark, at=(30, -14, 0), turn=(lying(6.6, 11), 0, 74))


def pyramid(side=16.0, height=7.5):
    """Four faces with rounded ridges on a short skirt, and four prongs of the same sheet."""
    skirt = [(0.97, -0.9), (1.0, -0.4), (1.0, 0.0), (0.985, 0.4)]
    slope = [(1 - v, 0.4 + v * height) for v in np.linspace(0.03, 0.94, 14)]
    tip = [(0.035, 0.35 + 0.955 * height), (0.012, 0.33 + 0.965 * height)]
    rings = []
    for k, z in skirt + slope + tip:
        ring = box_path(side * k, side * k, min(1.0, side * k * 0.3), side * 0.012)
        at = np.linspace(0, len(ring), 160, endpoint=False).astype(int)
        rings.append(np.c_[ring[at, :2], np.full(160, z)])
    fang = moved(plate([(-2.2, 0), (2.2, 0), (0.5, -8.5), (-0.5, -8.5)], 0.8, edge=0.3), (0, 0.9 - side / 2, 0), (90, 0, 0))
    return join(loft(rings), *(moved(fang, turn=(0, 0, k * 90)) for k in range(4)))


def pressed_flat(part, low=-0.9):
    """A stud set in leather: nothing is visible below its rim, so the prongs are omitted."""
    keep = np.asarray(part[0]).copy()
    keep[:, 2] = np.maximum(keep[:, 2], low)
    return keep, part[1]


def pyramids(finish):
    brass, part = metal(finish), pyramid()
    first = add(pressed_flat(part), brass, at=(-14, 21, 0), turn=(0, 0, 24), auto_smooth=30)
    linked_copy(first, at=(15, 20, 0), turn=(0, 0, 52))
    second = add(part, brass, at=(13, -17, 0), turn=(137, 0, 70), auto_smooth=30)
    linked_copy(second, at=(-15, -15, 0), turn=(137, 0, -58))


def tubular(length=17.0):
    """A tube with a rounded flange, open at the other end."""
    return pressed([(2.5, 0.2), (2.6, -length), (2.9, -length), (3.1, -length + 0.3), (3.2, -2), (3.5, -0.6), (4.6, 0.05), (6.2, 0.2), (7.4, -0.2), (7.9, -0.9)], 0.5)


def tubes(finish):
    copper, part = metal(finish), tubular()
    first = add(part, copper, at=(-17, 17, 0), turn=(180, 0, 0))
    linked_copy(first, at=(2, 24, 0), turn=(180, 0, 0))
    linked_copy(first, at=(20, 12, 0), turn=(lying(4.7, 17), 0, 50))
    linked_copy(first, at=(-8, -6, 0), turn=(lying(4.7, 17), 0, -24))
    linked_copy(first, at=(14, -20, 0), turn=(lying(4.7, 17), 0, 70))


def ball_stud():
    """Sam Browne stud: a ball on a narrow neck with a thin base."""
    base = turned([(0, 0), (7.6, 0), (8.0, 0.5), (7.7, 1.3), (4.2, 1.8), (0, 1.9)], 0.45)
    ball = [(5.7 * np.cos(a), 9.8 + 5.7 * np.sin(a)) for a in np.radians(np.linspace(-48, 90, 16))]
    return join(base, spun([(0, 1.2), (3.6, 1.4), (2.8, 2.4), (2.5, 3.8), (2.9, 4.9), *ball]))


def ball_studs(finish):
    gold = metal(finish)
    first = add(ball_stud(), gold, at=(-13, 16, 0))
    linked_copy(first, at=(14, 13, 0))
    linked_copy(first, at=(11, -14, 0), turn=(103, 0, 40))
    add(screw(11), gold, at=(-15, -12, 0), turn=(180, 0, 0))


def rows_on(kind, lower, part, material, spots, lift, thread):
    """Sewn leather with parts at the given positions."""
    base = 2.8
    plate_ = props.strap([(-170, base / 2), (170, base / 2)], lower, kind, base, groove=3.2)
    first, parts = None, [plate_]
    for x, y in spots:
        where = dict(at=(x, y, base + lift), turn=(0, 0, x * 3), rest=False)
        first = linked_copy(first, **where) if first else add(part, material, **where)
        parts.append(first)
    parts += [props.sew(np.array([[x, y, base] for x in np.linspace(-169, 169, 600)]), thread) for y in (lower / 2 - 3.2, 3.2 - lower / 2)]
    return parts


def rivets_on_leather(finish):
    """Two crossing straps, joined by four rivets."""
    nickel = metal(finish)
    below = props.strap([(-170, 1.3), (170, 1.3)], 58, "brown", 2.6, groove=3.0, turn=(0, 0, 90))
    parts = rows_on("tan", 58, rivet_cap(8.6, 3.0), nickel, [(x, y) for x in (-13.5, 13.5) for y in (-13.5, 13.5)], 2.6, (0.72, 0.62, 0.46))
    for ob in parts:
        ob.location.z += 2.6 if ob is parts[0] else 0
        ob.location.z += 2.6 if ob.name.startswith("stitches") else 0
    parts += [below]
    parts += [props.sew(np.array([[x, y, 2.6] for y in np.linspace(-169, 169, 600)]), (0.40, 0.28, 0.17)) for x in (-25.8, 25.8)]
    props.parent_all(parts, turn=(0, 0, 28))


def cones_on_leather(finish):
    spots = [(x, y) for x in np.arange(-120, 121, 24) for y in (-24, 24)] + [(x, 0) for x in np.arange(-108, 121, 24)]
    props.parent_all(rows_on("black", 92, cone_stud(), metal(finish), spots, -0.2, (0.20, 0.19, 0.18)), turn=(0, 0, 34))
