"""Eyelets and washers of pressed sheet: turned, or swept around an oval."""
import numpy as np

import props
from metals import metal
from shapes import add, box_path, ellipse_path, linked_copy, shell, sweep


def eyelet(path, height=6.0, flange=5.2, thick=0.7, crown=1.2):
    """A barrel below and a curled flange above; the path is the line of the barrel."""
    # Convex, because a flat flange would reflect one tone and look like paper.
    section = shell([(0.25, -height), (0.0, -height + 0.8), (0, -2.2), (0.1, -1.1), (flange * 0.14, -0.2), (flange * 0.36, 0.42 * crown),
                     (flange * 0.6, 0.5 * crown), (flange * 0.82, -0.05), (flange * 0.95, -0.65), (flange, -1.25)], thick)
    return sweep(path, section)


def washer(path, flange=5.2, thick=0.6):
    section = shell([(0.55, 1.5), (0.62, 0.95), (1.15, 0.6), (2.2, 0.62), (flange * 0.72, 0.38), (flange * 0.9, -0.1), (flange, -0.6)], thick)
    return sweep(path, section)


def ring_of(inner):
    return ellipse_path(inner / 2, inner / 2, 300)


def lying_angle(inner, height=6.0, flange=5.2):
    """The angle at which a lying eyelet touches the ground with flange and barrel."""
    return np.degrees(np.arctan2(height - 1.25, flange - 0.25))


def trio(finish):
    brass = metal(finish)
    add(eyelet(ring_of(14)), brass, at=(-10, 9, 0))
    add(eyelet(ring_of(14)), brass, at=(16, -5, 0), turn=(lying_angle(14), 0, 32))
    add(washer(ring_of(14.4)), brass, at=(-9, -19, 0))


def oval_of(length, width):
    return box_path(length, width, width / 2 - 0.01, 0.3)


def ovals(finish):
    nickel = metal(finish)
    add(eyelet(oval_of(26, 12), flange=4.6), nickel, at=(-9, 12, 0), turn=(0, 0, 32))
    add(eyelet(oval_of(26, 12), flange=4.6), nickel, at=(18, -4, 0), turn=(lying_angle(14, flange=4.6), 0, 34))
    add(washer(oval_of(26.4, 12.4), flange=4.6), nickel, at=(-11, -19, 0), turn=(0, 0, 20))


def curtain(finish):
    """A large eyelet in linen with soft folds, which hangs before a wall: the hole shows it in shade."""
    gap = 18
    def height(x, y):
        away = np.clip((np.hypot(x * 0.94 + y * 0.34, 0.6 * (y * 0.94 - x * 0.34)) - 36) / 30, 0, 1)
        away = away * away * (3 - 2 * away)
        across = x * 0.94 + y * 0.34 + 9 * np.sin(y / 70)
        return gap + 1.2 + away * 8.5 * (1 + np.sin(across / 9.5 - 1.3))

    props.cloth(height, 24)
    gold = metal(finish)
    add(eyelet(ring_of(42), height=4, flange=13.5, thick=1.0, crown=5.5), gold, at=(0, 0, gap + 2.0), rest=False)


def set_in_leather(finish):
    """A row of eyelets along a sewn edge of dark leather."""
    base, brass = 2.6, metal(finish)
    spots = [(x, 0) for x in np.arange(-104, 105, 26)]
    plate = props.strap([(-160, base / 2), (160, base / 2)], 62, "black", base, groove=3.4,
                        cutters=[props.plug(x, y, 7.6) for x, y in spots])
    parts = [plate] + [add(eyelet(ring_of(14), height=3.2), brass, at=(x, y, base + 0.85), turn=(0, 0, x * 7), rest=False) for x, y in spots]
    edge = [np.array([[x, y, base] for x in np.linspace(-159, 159, 500)]) for y in (27.4, -27.4)]
    parts += [props.sew(line, (0.30, 0.22, 0.13)) for line in edge]
    props.parent_all(parts, turn=(0, 0, 30))


def squares(finish):
    dark, path = metal(finish), box_path(19, 19, 4, 0.3)
    add(eyelet(path), dark, at=(-10, 9, 0), turn=(0, 0, 30))
    add(eyelet(path), dark, at=(21, -7, 0), turn=(lying_angle(19), 0, 34))
    add(washer(box_path(19.4, 19.4, 4.2, 0.3)), dark, at=(-10, -25, 0), turn=(0, 0, 12))


def small(copper, spots):
    """Lacing eyelets, modelled at twice their size to suit the studio's depth of field."""
    part = eyelet(ring_of(9), height=6.4, flange=3.4, thick=0.6, crown=1.1)
    lying = lying_angle(9, 6.4, 3.4)
    turns = {"up": (0, 0, 0), "down": (180, 0, 0), "side": (lying, 0, 0)}
    first = None
    for x, y, pose, heading in spots:
        turn = (*turns[pose][:2], heading)
        first = linked_copy(first, at=(x, y, 0), turn=turn) if first else add(part, copper, at=(x, y, 0), turn=turn)


def handful(finish):
    small(metal(finish), [(-19, 20, "up", 0), (1, 25, "side", 30), (22, 19, "up", 0), (-27, 0, "side", -50), (-6, 4, "up", 0), (14, 0, "down", 0),
                          (-17, -18, "up", 0), (3, -18, "side", 10), (25, -20, "up", 0), (-3, -38, "up", 0), (40, 4, "side", 60), (-44, 26, "up", 0),
                          (18, 46, "up", 0), (-14, 48, "side", -20), (48, -36, "up", 0), (-36, -36, "down", 0)])


def laced(finish):
    """Two pieces of brown leather, edge to edge, each with a row of lacing eyelets."""
    base, copper = 2.4, metal(finish)
    parts = []
    for side in (-1, 1):
        y = side * 29
        # The flange keeps clear of the seam.
        spots = [(x, y - side * 12.6) for x in np.arange(-105, 106, 21)]
        plate = props.strap([(-160, base / 2), (160, base / 2)], 54, "brown", base, groove=2.8, at=(0, y, 0),
                            cutters=[props.plug(x, dy - y, 4.9) for x, dy in spots])
        parts.append(plate)
        parts += [add(eyelet(ring_of(9), height=2.9, flange=3.4, thick=0.6, crown=1.1), copper, at=(x, dy, base + 0.55), turn=(0, 0, x * 7), rest=False)
                  for x, dy in spots]
        for dy in (24.2, -24.2, 21.2):
            parts.append(props.sew(np.array([[x, y + side * dy, base] for x in np.linspace(-159, 159, 500)]), (0.50, 0.38, 0.25), thick=0.65))
    props.parent_all(parts, turn=(0, 0, 34))
