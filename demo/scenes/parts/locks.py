"""Turn lock of a bag: face plate, turning tongue, counter plate."""
import numpy as np

import props
from metals import metal
from shapes import add, box_path, disc, dome, join, moved, sweep
from solids import crowned, loft, plate, rod, turned


def stadium(length, width):
    return box_path(length, width, width / 2 - 0.01, 0.25)


def face_plate(length=36, width=24):
    """A convex frame around the slot for the tongue."""
    slot, rim = stadium(20, 8.6), stadium(length - 8, width - 8)
    crown = moved(sweep(rim, dome(8.0, 3.0, 2.4)), (0, 0, 1.5))
    field = plate(stadium(length - 8, width - 8), 1.0, [slot], 0.3)
    lip = moved(sweep(stadium(20.8, 9.4), dome(1.8, 1.7, 2.2)), (0, 0, 1.2))
    return join(crown, moved(field, (0, 0, 0.8)), lip)


def tongue(length=17.5, width=6.8, height=5.2):
    """The turning bar: rounded, with a waist for the fingers."""
    rings = []
    for v in np.linspace(0, 1, 18):
        k = (1 - v**3.2) ** (1 / 2.2) * 0.985 + 0.015
        ring = stadium(length - (1 - k) * 5.2, width * (0.25 + 0.75 * k))
        at = np.linspace(0, len(ring), 180, endpoint=False).astype(int)
        ring = ring[at]
        waist = 1 - 0.17 * np.exp(-((ring[:, 0] / (length * 0.2)) ** 2))
        rings.append(np.c_[ring[:, 0], ring[:, 1] * waist, np.full(180, height * v)])
    return loft(rings)


def base_plate(turned_by):
    """The part on the bag: a plate with the post and the tongue."""
    foot = crowned(stadium(30, 17), 0.8, 1.3)
    post = turned([(0, 0), (4.6, 0), (4.6, 2.4), (3.2, 3.0), (3.2, 6.6), (0, 6.6)], 0.35)
    return join(foot, post, moved(tongue(), (0, 0, 6.2), (0, 0, turned_by)))


def counter_plate():
    slots = [box_path(1.8, 6, 0.6)[:, :2] + (x, 0) for x in (-11, 11)]
    rib = sweep(stadium(26.4, 13.4), disc(0.45, 16))
    return join(plate(stadium(30, 17), 1.0, [stadium(11, 6), *slots], 0.25), moved(rib, (0, 0, 0.4)))


def turn_lock(finish):
    gold = metal(finish)
    add(face_plate(), gold, at=(-10, 19, 0), turn=(0, 0, 20), level=True)
    add(base_plate(62), gold, at=(8, -7, 0), turn=(0, 0, 20), level=True)
    add(counter_plate(), gold, at=(-20, -21, 0), turn=(0, 0, -18), level=True)


def on_flap(finish):
    """Closed lock in a tan flap: the tongue is turned across the slot of the face plate."""
    base, gold = 2.6, metal(finish)
    lower = props.strap([(-170, base / 2), (170, base / 2)], 108, "tan", base, groove=3.2)
    upper = props.strap([(-170, base * 1.5), (26, base * 1.5)], 108, "tan", base, groove=3.2)
    parts = [lower, upper, add(face_plate(), gold, at=(-2, 0, 2 * base), turn=(0, 0, 90), rest=False, level=True)]
    parts.append(add(join(moved(rod(3.2, 8), (0, 0, -2)), tongue()), gold, at=(-2, 0, 2 * base + 2.9), rest=False, level=True))
    seams = [np.array([[x, y, 2 * base] for x in np.linspace(-169, 23, 360)]) for y in (-50.8, 50.8)]
    seams += [np.array([[22.8, y, 2 * base] for y in np.linspace(-48, 48, 240)])]
    parts += [props.sew(line) for line in seams]
    props.parent_all(parts, turn=(0, 0, -52))
