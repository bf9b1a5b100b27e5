"""Wide pictures for fairs: the stand, and the tilted board of its display case."""
import bpy
import numpy as np

import props
import studio
from buckles import prong_buckle, roller_buckle
from buttons import blazer_button, jeans_button
from eyelets import eyelet, ring_of
from hooks import lobster, s_hook, swivel_hook
from materials import linen, plain
from metals import metal
from papers import box, glowing, mark, words
from pullers import teardrop
from rings import box_ring, cast_ring, d_ring, gate_ring, o_ring, split_ring, triangle_ring
from rivets import pressed_flat, pyramid, rivet_cap
from shapes import add, linked_copy, moved, slab, sweep
from snaps import cap, pressed, socket
from solids import bead, rod, turned
from woods import wood

# The stand is a scale model: one unit is five millimetres. Its samples are slightly oversized.
PART = 0.42


def hall():
    """Lighting of an exhibition hall: from above, from the front and along the wall."""
    for ob in list(bpy.data.objects):
        if ob.type == "LIGHT" or ob.name.startswith(("white", "dark", "ground")):
            bpy.data.objects.remove(ob)
    for light in (studio.panel("ceiling", (0, -160, 760), (0, 0, 0), 1300, 700, 1.9),
                  studio.panel("front", (-420, -900, 560), (0, 60, 120), 500, 400, 3.4),
                  studio.panel("wall", (0, 120, 560), (0, 195, 240), 1100, 30, 16)):
        light.visible_camera = False


def floor(width=2400, depth=1500, board=34):
    x = np.linspace(-width / 2, width / 2, 60)
    for k in range(int(depth / board)):
        path = props.upright(np.c_[x, np.full(60, -3.0)], (k + 0.5) * board - depth * 0.62)
        add(sweep(path, slab(6, board - 0.4, 0.5, 0.5), closed=False, up=(0, 1, 0)), wood(k), rest=False)


def slats(x0, x1, height, y, pitch=11):
    part, first = box(6, 8, height, 0.6), None
    for k, x in enumerate(np.arange(x0, x1, pitch)):
        first = linked_copy(first, at=(x, y, 0)) if first else add(part, wood(3), at=(x, y, 0), level=True)


def pendant(x, y, z):
    """A pendant lamp of black sheet metal, brass inside, on a cord."""
    bell = [(3.2, 30), (5, 29), (9, 25), (17, 14), (23, 4), (25, 0)]
    add(moved(pressed(bell, 0.8), (x, y, z)), metal("matt black"), rest=False)
    add(moved(pressed([(r - 0.9, h + 0.2) for r, h in bell[1:]], 0.3), (x, y, z)), metal("gold"), rest=False)
    add(moved(rod(0.5, 400), (x, y, z + 228)), metal("matt black"), rest=False)
    add(moved(turned([(0, 27), (3.6, 27), (3.6, 36), (0, 38)], 0.8), (x, y, z)), metal("gold"), rest=False)
    add(moved(bead(7.5), (x, y, z + 8)), glowing((1.0, 0.78, 0.5), 14), rest=False)
    spot = bpy.data.lights.new("bulb", "SPOT")
    spot.energy, spot.color, spot.spot_size, spot.spot_blend, spot.shadow_soft_size = 1.3e6, (1.0, 0.82, 0.6), np.radians(105), 0.7, 7
    ob = bpy.data.objects.new("bulb", spot)
    bpy.context.collection.objects.link(ob)
    ob.location = (x, y, z - 2)


def tray(x, y, z, part, finish, columns, rows, pitch, size=(58, 56), colour=(0.05, 0.052, 0.055), turn=0.0):
    """A shallow, lined oak tray with rows of one part."""
    width, depth = size
    add(box(width - 2, depth - 2, 1.2, 1), plain(colour, 0.9), at=(x, y, z), rest=False, level=True)
    for dx, dy, w, d in ((0, depth / 2, width, 2), (0, -depth / 2, width, 2), (width / 2, 0, 2, depth + 2), (-width / 2, 0, 2, depth + 2)):
        add(box(w, d, 4.2, 0.4), wood(2), at=(x + dx, y + dy, z), rest=False, level=True)
    material, first, rng = metal(finish), None, np.random.default_rng(int(x + 500))
    small = part[0] * PART, part[1]
    low = np.asarray(small[0])[:, 2].min()
    for i in range(columns):
        for j in range(rows):
            at = (x + (i - (columns - 1) / 2) * pitch[0], y + (j - (rows - 1) / 2) * pitch[1], z + 1.3 - low)
            pose = dict(at=at, turn=(0, 0, turn + rng.normal(0, 2)), rest=False)
            first = linked_copy(first, **pose) if first else add(small, material, **pose)


def bistro(x, y):
    """A round table with a catalogue, and two stools."""
    white, dark, oak = plain((0.80, 0.77, 0.72), 0.45), metal("matt black"), wood(1)
    add(turned([(0, 146), (60, 146), (62, 148), (60, 150), (0, 150)], 1.2, 0.6), white, at=(x, y, 0), rest=False)
    add(turned([(0, 0), (34, 0), (34, 1.5), (4, 4), (3, 8), (3, 147), (0, 147)], 1, 0.6), dark, at=(x, y, 0), rest=False)
    for dx, dy in ((-66, -34), (64, 26)):
        add(turned([(0, 94), (27, 94), (29, 97), (27, 100), (0, 100)], 1.4, 0.6), oak, at=(x + dx, y + dy, 0), rest=False)
        add(turned([(0, 0), (24, 0), (24, 1.2), (3, 3), (2.4, 6), (2.4, 95), (0, 95)], 0.8, 0.6), dark, at=(x + dx, y + dy, 0), rest=False)
    for k, (dx, dy, heading) in enumerate(((-10, -14, 14), (-8, -12, 22), (-9, -13, 17))):
        cover = plain((0.78, 0.75, 0.69) if k < 2 else (0.055, 0.05, 0.045), 0.5)
        add(box(30, 42, 1.3, 0.5), cover, at=(x + dx, y + dy, 150 + 1.35 * k), turn=(0, 0, heading), rest=False, level=True)
    mark(6.2, plain((0.80, 0.77, 0.72), 0.5), metal("gold"), at=(x - 10, y - 10, 154.1), turn=(0, 0, 17), high=0.25)
    # Loose samples on the table.
    gold = metal("gold")
    for k, (dx, dy) in enumerate(((26, -26), (36, -18), (24, -14))):
        ring = o_ring(26, 4)
        add((ring[0] * PART, ring[1]), gold, at=(x + dx, y + dy, 150 + 0.55), rest=False)


def stand(_):
    hall()
    floor()
    white = plain((0.80, 0.75, 0.67), 0.6)
    add(box(1500, 20, 520, 0.8), white, at=(0, 210, 0), level=True)
    slats(-470, -232, 520, 195)
    mark(46, metal("matt black"), metal("gold"), at=(-62, 199, 232), turn=(90, 0, 0), high=9)
    # The long counter: white body, dark base, oak top.
    add(box(372, 78, 10, 1), plain((0.03, 0.03, 0.03), 0.5), at=(-70, 0, 0), level=True)
    add(box(384, 90, 160, 1.2), white, at=(-70, 0, 10), rest=False, level=True)
    add(box(392, 98, 8, 1.2), wood(4), at=(-70, 0, 170), rest=False, level=True)
    words("ÖRNEK METAL AKSESUAR", 17, "DejaVuSans.ttf", metal("matt black"), (-70, -45, 112), high=1.2, space=1.25, turn=(90, 0, 0))
    z = 178
    tray(-230, 0, z, prong_buckle(), "nickel", 2, 2, (26, 25), turn=20)
    tray(-166, 0, z, d_ring(40, 4.6), "gold", 3, 3, (18.5, 16.5))
    tray(-102, 0, z, cap(), "gunmetal", 5, 5, (11, 10.6), colour=(0.62, 0.56, 0.47))
    tray(-38, 0, z, eyelet(ring_of(16), height=1.5), "antique brass", 5, 5, (11.2, 10.8))
    tray(26, 0, z, roller_buckle(), "copper", 2, 2, (26, 25), turn=-20)
    tray(90, 0, z, pressed_flat(jeans_button(), -1), "gold", 4, 4, (13, 12.6))
    pendant(-175, 6, 294)
    pendant(42, 6, 294)
    bistro(226, 30)


def hung(part, size=1.0):
    """Rotates the part so that its eye is on top, and centres it at the origin."""
    pts, faces = moved(part, turn=(0, 0, -90))
    pts = pts * size
    return pts - ((pts.max(axis=0) + pts.min(axis=0)) / 2) * (1, 1, 0), faces


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
    for i, column in enumerate(columns):
        for j, (part, finish, wire) in enumerate(column):
            x, y = (i - (len(columns) - 1) / 2) * pitch[0], (1.5 - j) * pitch[1] + 5
            parts.append(add(part, metal(finish), at=(x, y, 0), rest=True))
            if wire:
                parts.append(add(pin, pin_of, at=(x, y + part[0][:, 1].max() - wire - 0.75, 0), rest=False))
            parts.append(add(box(20, 5, 0.5, 0.3, 0.1), label, at=(x, y - 25.5, 0), rest=False))
            for dx, w in ((-4.5, 8), (3.5, 5)):
                parts.append(add(box(w, 0.9, 0.1, 0.1, 0.03), ink, at=(x + dx, y - 25.5, 0.5), rest=False))
    root = props.parent_all(parts, turn=(rise, 0, 0))
    s, c = np.sin(np.radians(rise)), np.cos(np.radians(rise))
    # The lower edge is behind the rim of an oak ledge.
    root.location = (0, 0, depth / 2 * s + thick * c + 4)
    foot = -depth / 2 * c
    add(box(width + 14, 30, 4, 0.8), wood(2), at=(0, foot + 3, 0), level=True)
    add(box(width + 14, 5, 12, 0.8), wood(2), at=(0, foot - 11, 0), level=True)
    bpy.context.view_layer.update()
