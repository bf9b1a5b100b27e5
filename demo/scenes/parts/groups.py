"""Wide pictures for the home page and banners: rows of parts in mixed finishes."""
import numpy as np

from buckles import prong_buckle
from chains import curb
from eyelets import eyelet, lying_angle, ring_of, washer
from metals import metal
from papers import box
from props import parent_all
from rings import box_ring, d_ring, o_ring
from shapes import add, curve, moved
from woods import wood


def row(pieces, finish, start, step, heading, turn=0.0, tilt=None):
    """Parts in a line with small random rotations, as if placed by hand."""
    rng = np.random.default_rng(int(abs(start[0] * 7 + start[1] * 13)) + 1)
    d = np.array([np.cos(np.radians(heading)), np.sin(np.radians(heading))])
    material, at = metal(finish), np.array(start, float)
    for i, piece in enumerate(pieces):
        gap = step[i] if hasattr(step, "__len__") else step
        lean = tilt(i) if tilt else (0, 0)
        add(piece, material, at=(*at, 0), turn=(*lean, heading + turn + rng.normal(0, 1.5)))
        at = at + d * gap


def hero(_):
    """A still life with most parts on the right; the left half is free for the headline."""
    nickel, gold, brass, dark, copper = (metal(f) for f in ("nickel", "gold", "antique brass", "gunmetal", "copper"))
    add(prong_buckle(), nickel, at=(60, 0, 0), turn=(0, 0, 24))
    add(d_ring(40, 4.6), gold, at=(98, -36, 0), turn=(0, 0, 24))
    add(d_ring(27, 3.6), gold, at=(107, -60, 0), turn=(np.degrees(np.arcsin(4.1 / 14)), 0, -14))
    add(o_ring(22, 3.6), nickel, at=(40, -52, 0), turn=(0, 0, 40))
    add(o_ring(13, 2.8), nickel, at=(63, -60, 0), turn=(0, 0, 200))
    add(eyelet(ring_of(14)), brass, at=(18, 10, 0))
    add(eyelet(ring_of(14)), brass, at=(16, -31, 0), turn=(lying_angle(14), 0, 30))
    add(washer(ring_of(14.4)), brass, at=(33, 44, 0))
    add(box_ring(36, 26, 4.2), copper, at=(112, 18, 0), turn=(0, 0, 38))
    add(prong_buckle(), dark, at=(122, 98, 0), turn=(0, 0, -14))
    curb("gold", curve([(4, 170, 0), (18, 132, 0), (42, 102, 0), (74, 78, 0), (110, 62, 0), (150, 34, 0), (190, 0, 0)]), 1.5)


def rows(_):
    """A tray of parts in straight rows across the whole picture; one row is in focus."""
    heading = 14
    row([o_ring(20, 3.4)] * 9, "nickel", (-112, -86), 31, heading)
    row([d_ring(32, 4.0)] * 7, "gold", (-124, -51), 41, heading)
    row([prong_buckle(38, 34)] * 6, "nickel", (-116, -6), 48, heading)
    row([eyelet(ring_of(14))] * 8, "antique brass", (-122, 32), 33, heading)
    row([box_ring(34, 24, 3.8)] * 7, "copper", (-124, 66), 43, heading)
    row([d_ring(32, 4.0)] * 7, "gunmetal", (-134, 104), 43, heading)
    row([o_ring(26, 3.6)] * 8, "gold", (-140, 144), 40, heading)


def finishes(_):
    """One D-ring in the six finishes, each leaning on an oak rail."""
    lean, rail, wire = np.radians(57), 19.0, 4.6
    # The point where the rail's upper edge meets the back of the wire.
    back = (wire / 2 + (rail - wire / 2) * np.cos(lean)) / np.sin(lean)
    heading, low = 9, d_ring(40, wire, 34)
    parts = [add(box(306, 13, rail, 0.6), wood(2), at=(0, back + 6.5, 0), level=True)]
    foot = low[0][:, 1].min() + wire / 2
    low = moved(low, (0, -foot, 0))
    for k, finish in enumerate(("nickel", "gold", "copper", "antique brass", "gunmetal", "matt black")):
        parts.append(add(low, metal(finish), at=((k - 2.5) * 49, 0, wire / 2), turn=(np.degrees(lean), 0, 0), rest=False))
    parent_all(parts, turn=(0, 0, heading))
