"""Wide pictures for fairs: trays of samples on a counter, and the tilted board of a display case."""
import bpy
import numpy as np

import props
import studio
from benches import table
from buckles import prong_buckle, roller_buckle
from buttons import blazer_button, jeans_button
from eyelets import eyelet, ring_of
from hooks import lobster, s_hook, swivel_hook
from materials import linen, plain
from metals import metal
from papers import box, mark, words
from pullers import teardrop
from rings import box_ring, cast_ring, d_ring, gate_ring, o_ring, split_ring, triangle_ring
from rivets import pressed_flat, pyramid, rivet_cap
from shapes import add, linked_copy, moved, slab, sweep
from snaps import cap, socket
from solids import turned
from woods import wood


def tray(x, y, part, finish, columns, rows, pitch, size, turn=0.0, colour=(0.045, 0.047, 0.052)):
    """A shallow, lined oak tray with rows of one part."""
    width, depth = size
    parts = [add(box(width - 4, depth - 4, 2.4, 1), plain(colour, 0.95), at=(x, y, 0), rest=False, level=True)]
    for dx, dy, w, d in ((0, depth / 2, width + 5, 5), (0, -depth / 2, width + 5, 5), (width / 2, 0, 5, depth - 5), (-width / 2, 0, 5, depth - 5)):
        parts.append(add(box(w, d, 11, 0.8), wood(2), at=(x + dx, y + dy, 0), rest=False, level=True))
    material, first, rng = metal(finish), None, np.random.default_rng(int(x + 500))
    low = np.asarray(part[0])[:, 2].min()
    for i in range(columns):
        for j in range(rows):
            at = (x + (i - (columns - 1) / 2) * pitch[0] + rng.normal(0, 0.6), y + (j - (rows - 1) / 2) * pitch[1] + rng.normal(0, 0.6), 2.45 - low)
            pose = dict(at=at, turn=(0, 0, turn + rng.normal(0, 2.5)), rest=False)
            first = linked_copy(first, **pose) if first else add(part, material, **pose)
            parts.append(first)
    return parts


def brochure(at, turn, colour, ink, height=3.2):
    """A closed catalogue: pages between covers, the mark and the name in foil."""
    pages, cover = plain((0.78, 0.75, 0.69), 0.8), plain(colour, 0.55)
    parts = [add(box(116, 158, height - 1.0, 0.3, 0.1), pages, at=(1, 0, 0.5), rest=False, level=True)]
    parts += [add(box(120, 162, 0.6, 0.5, 0.15), cover, at=(0, 0, z), rest=False, level=True) for z in (0, height - 0.6)]
    parts += mark(13, metal(ink), metal(ink), at=(0, 22, height), high=0.12)
    parts.append(words("ÖRNEK", 12, "DejaVuSerif.ttf", metal(ink), (0, -22, height), space=1.15, high=0.08))
    props.parent_all(parts, at=at, turn=(0, 0, turn))


def counter(_):
    """The counter of a stand: trays of samples and catalogues."""
    table(1100, 700, 6)
    parts = tray(-150, 0, prong_buckle(40, 34), "nickel", 2, 2, (57, 58), (132, 124), 20)
    parts += tray(0, 0, d_ring(32, 4.0), "light gold", 3, 3, (42, 38), (140, 124), colour=(0.50, 0.45, 0.37))
    parts += tray(154, 0, cap(), "gunmetal", 5, 4, (27, 28), (146, 124), colour=(0.50, 0.45, 0.37))
    parts += tray(-150, 142, eyelet(ring_of(16), height=1.5), "antique brass", 4, 4, (31, 29), (132, 124), colour=(0.50, 0.45, 0.37))
    parts += tray(0, 142, o_ring(26, 3.6), "nickel", 4, 3, (33, 38), (140, 124))
    props.parent_all(parts, turn=(0, 0, 10))
    brochure((150, 194, 0), 4, (0.70, 0.66, 0.58), "gunmetal")
    brochure((154, 198, 3.2), 16, (0.045, 0.043, 0.040), "light gold")


def hung(part, size=1.0):
    """Rotates the part so that its eye is on top, and centres it at the origin."""
    pts, faces = moved(part, turn=(0, 0, -90))
    pts = pts * size
    return pts - ((pts.max(axis=0) + pts.min(axis=0)) / 2) * (1, 1, 0), faces


# The codes on the board's labels, by columns.
CODES = ("TK-11 TK-14 TK-11 TK-14", "HL-20 HL-24 HL-22 HL-23", "HL-21 HL-25 HL-26 HL-21", "KM-71 KM-73 KM-75 KM-73",
         "KG-40 KG-40 KG-40 KG-40", "CD-51 CD-51 CD-55 CD-54", "FE-61 FE-61 FE-61 FE-61", "PR-85 PR-81 PR-85 PR-81")


def board_parts():
    """The board by columns: (part, finish, thickness at the pin, or None for a sewn part)."""
    hook, claw, drop, ring = hung(swivel_hook(), 0.62), hung(lobster(), 0.85), hung(teardrop(), 0.78), pressed_flat(eyelet(ring_of(16)), -1.5)
    spike, button = pressed_flat(pyramid()), pressed_flat(rivet_cap(10, 3.4), 0)
    return [
        [(prong_buckle(34, 32), "nickel", 7.4), (roller_buckle(32, 34), "gold", 3.9), (prong_buckle(34, 32), "gunmetal", 7.4), (roller_buckle(32, 34), "copper", 3.9)],
        [(d_ring(32, 4.0), "gold", 4), (triangle_ring(34, 29, 4), "nickel", 7), (box_ring(34, 24, 3.8), "copper", 3.8), (cast_ring(34, 24, 4), "gunmetal", 4)],
        [(o_ring(26, 3.6), "nickel", 3.6), (gate_ring(24, 4), "gold", 4), (split_ring(26), "nickel", 2.6), (o_ring(26, 3.6), "antique brass", 3.6)],
        [(hook, "gold", 2.5), (claw, "nickel", 2.6), (s_hook(36, 3.6), "copper", 3.6), (claw, "antique brass", 2.6)],
        [(ring, "antique brass", None), (ring, "nickel", None), (ring, "gold", None), (ring, "copper", None)],
        [(cap(), "gunmetal", None), (socket(), "nickel", None), (pressed_flat(blazer_button(), -1), "gold", None), (pressed_flat(jeans_button(), -1), "antique brass", None)],
        [(drop, "nickel", None), (drop, "gold", None), (drop, "copper", None), (drop, "gunmetal", None)],
        [(spike, "nickel", None), (button, "gold", None), (spike, "antique brass", None), (button, "gunmetal", None)],
    ]


def vitrine(_):
    """Fills the board while it lies flat, then tilts it with all parts."""
    studio.panel("front", (160, -560, 520), None, 420, 300, 2.6)
    columns, pitch, rise = board_parts(), (46, 50), 54
    width, depth, thick = len(columns) * pitch[0] + 30, 4 * pitch[1] + 26, 9
    path = np.array([[x, 0, -thick / 2] for x in np.linspace(-width / 2, width / 2, 400)])
    section = slab(thick, depth, 2.2, 0.3)
    run = np.linspace(0, width, 400)
    around = np.r_[0, np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))]
    uv = np.stack(np.meshgrid(run, around, indexing="ij"), -1).reshape(-1, 2)
    parts = [add(sweep(path, section, closed=False, up=(0, 1, 0)), linen((0.80, 0.64, 0.44)), rest=False, uv=uv)]
    label, ink, pin_of = plain((0.82, 0.79, 0.72), 0.7), plain((0.10, 0.09, 0.08), 0.7), metal("gold")
    pin = turned([(0, -1), (0.7, -1), (0.7, 5.2), (1.7, 5.4), (1.8, 6.0), (1.0, 6.8), (0, 7)], 0.25)
    for i, (column, codes) in enumerate(zip(columns, CODES)):
        for j, ((part, finish, wire), code) in enumerate(zip(column, codes.split())):
            x, y = (i - (len(columns) - 1) / 2) * pitch[0], (1.5 - j) * pitch[1] + 5
            parts.append(add(part, metal(finish), at=(x, y, 0), rest=True))
            if wire:
                parts.append(add(pin, pin_of, at=(x, y + part[0][:, 1].max() - wire - 0.75, 0), rest=False))
            parts.append(add(box(20, 5, 0.5, 0.3, 0.1), label, at=(x, y - 25.5, 0), rest=False))
            parts.append(words(code, 3.9, "DejaVuSans.ttf", ink, (x, y - 26.9, 0.5), high=0.03, space=1.06))
    root = props.parent_all(parts, turn=(rise, 0, 0))
    s, c = np.sin(np.radians(rise)), np.cos(np.radians(rise))
    # The lower edge is behind the rim of an oak ledge.
    root.location = (0, 0, depth / 2 * s + thick * c + 4)
    foot = -depth / 2 * c
    add(box(width + 14, 30, 4, 0.8), wood(2), at=(0, foot + 3, 0), level=True)
    add(box(width + 14, 5, 12, 0.8), wood(2), at=(0, foot - 11, 0), level=True)
    bpy.context.view_layer.update()
