"""Buttons: jeans button with its tack, blazer button with a shank, four-hole button. Modelled larger than life."""
import numpy as np

import props
from materials import denim
from metals import metal
from shapes import TAU, add, disc, join, linked_copy, moved, sweep
from snaps import pressed
from solids import bead, bent, eased, spun, turned


def ring_of_beads(radius, size, count, z):
    return join(*(moved(bead(size, 14), (radius * np.cos(a), radius * np.sin(a), z)) for a in np.arange(count) / count * TAU))


def star(radius, z, points=5):
    """A small raised star for the centre."""
    a = np.arange(points * 2) * TAU / (points * 2) + TAU / 4
    r = np.where(np.arange(points * 2) % 2, radius * 0.5, radius)
    outline = eased(np.c_[r * np.cos(a), r * np.sin(a), 0 * a], 0.22, 0.08)
    line = [outline * (k, k, 0) + (0, 0, z + h) for k, h in ((1.0, -0.3), (1.0, 0.15), (0.93, 0.32), (0.1, 0.75))]
    n = len(outline)
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(3) for j in range(n)]
    return np.vstack(line), faces + [tuple(range(3 * n, 4 * n))]


def jeans_button(radius=12.5):
    """Raised rim, sunken field with a ring of beads, domed centre with a star; hollow stem below."""
    r = radius
    face = pressed([(0, 2.0), (r * 0.2, 1.95), (r * 0.38, 1.5), (r * 0.44, 0.9), (r * 0.5, 0.75), (r * 0.72, 0.8), (r * 0.78, 1.2), (r * 0.86, 1.9), (r * 0.94, 1.8),
                    (r, 0.9), (r * 0.985, -0.3), (r * 0.93, -0.9), (r * 0.84, -0.8)], 0.6)
    stem = turned([(0, -6), (4.2, -6), (4.6, -2.6), (6.2, -0.6), (9, -0.4), (9, 0), (0, 0)], 0.4)
    return join(face, stem, ring_of_beads(r * 0.61, 0.85, 22, 1.0), star(r * 0.24, 2.2))


def tack(length=12):
    """The nail from behind: a domed foot and a grooved pin."""
    pin = [(2.0, 1.4)]
    for z in np.arange(3, length - 3, 1.5):
        pin += [(1.75, z), (2.05, z + 0.5)]
    return turned([(0, 0), (8.2, 0), (8.2, 0.5), (6.5, 1.0), *pin, (1.7, length - 2), (0.25, length + 1), (0, length + 1.05)], 0.25)


def jeans(finish):
    brass = metal(finish)
    first = add(jeans_button(), brass, at=(-13, 16, 0))
    # A button on its side touches the ground with its rim and the end of its stem.
    linked_copy(first, at=(17, 4, 0), turn=(34.5, 0, 34))
    first = add(tack(), brass, at=(-16, -14, 0), turn=(0, 0, 0))
    linked_copy(first, at=(8, -20, 0), turn=(180 - np.degrees(np.arctan2(13, 8)), 0, 52))


def blazer_button(radius=12.0):
    """A closed dome with a roped rim; the shank is a wire loop in the back."""
    r = radius
    dome = [(r * 0.84 * k, 1.3 + 2.9 * (1 - k**2.2)) for k in np.linspace(1, 0, 14)]
    body = spun([(0, -1.2), (r * 0.5, -1.15), (r * 0.82, -0.9), (r * 0.96, -0.2), (r * 0.99, 0.6), (r * 0.92, 1.15), *dome])
    t = np.linspace(0, TAU, 900, endpoint=False)
    rope = []
    for phase in (0, TAU / 2):
        turn = t * 34 + phase
        path = np.c_[(r * 0.93 + 0.42 * np.cos(turn)) * np.cos(t), (r * 0.93 + 0.42 * np.cos(turn)) * np.sin(t), 1.15 + 0.42 * np.sin(turn)]
        rope.append(sweep(path, disc(0.5, 12), up=(0, 0, 1)))
    a = np.radians(np.linspace(-35, 215, 80))
    shank = bent(np.c_[3.4 * np.cos(a), 0 * a, -3.6 - 3.4 * np.sin(a)], 1.0)
    collar = turned([(0, -2.2), (4.8, -2.2), (5.6, -1.0), (0, -0.8)], 0.3)
    return join(body, *rope, shank, collar)


def blazer(finish):
    gold = metal(finish)
    first = add(blazer_button(), gold, at=(-14, 15, 0))
    linked_copy(first, at=(13, 21, 0), turn=(14, -10, 60))
    linked_copy(first, at=(17, -13, 0), turn=(158, 0, 32))
    linked_copy(first, at=(-12, -18, 0), turn=(180, 4, 20))


def holed_button(radius=13.0):
    """Broad rounded rim and concave field; the four holes are cut later."""
    r = radius
    return turned([(0, 0), (r * 0.82, 0), (r * 0.97, 0.5), (r, 1.9), (r * 0.93, 3.0), (r * 0.8, 3.1), (r * 0.66, 2.1), (r * 0.4, 1.75), (0, 1.7)], 1.0)


def add_holed(material, **where):
    ob = add(holed_button(), material, **where)
    for x in (-2.9, 2.9):
        for y in (-2.9, 2.9):
            props.cut(ob, props.plug(x, y, 1.35))
    soft = ob.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = 0.22, 3, "ANGLE", np.radians(50)
    return ob


def holed(finish):
    steel = metal(finish)
    add_holed(steel, at=(-11, 16, 0), turn=(0, 0, 30))
    add_holed(steel, at=(18, 8, 0), turn=(0, 0, 64))
    # It leans on its neighbour; the angle follows from the overlap at the rim.
    add_holed(steel, at=(5, -9, 0), turn=(8.4, 0, -37))


def on_denim(finish):
    """The button on a placket of indigo cloth with two rows of topstitching."""
    brass, orange = metal(finish), (0.55, 0.27, 0.075)

    def height(x, y):
        hem = 1 / (1 + np.exp((np.abs(y) - 29) * 2.2))
        return 1.2 + hem * 1.3 + 0.35 * np.sin(x / 13 + y / 21) * np.sin(y / 17)

    cloth = props.cloth(height, 0, 190, 1.1, denim((0.024, 0.034, 0.062)))
    parts = [cloth]
    for y in (-25.5, -20.5, 25.5):
        x = np.linspace(-170, 170, 600)
        parts.append(props.sew(np.c_[x, np.full(600, y), height(x, np.full(600, y))], orange, length=4.2, gap=1.3, thick=0.95))
    parts.append(add(jeans_button(), brass, at=(0, 0, 3.6), turn=(1.5, -1.5, 40), rest=False))
    parts.append(add(jeans_button(), brass, at=(-84, 0, 3.6), turn=(-2, 1, 10), rest=False))
    props.parent_all(parts, turn=(0, 0, 52))
