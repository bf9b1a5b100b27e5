"""Materials around the parts: leather straps with stitching, webbing, cloth."""
import bpy
import numpy as np

from materials import herringbone, leather, leather_edge, linen, thread
from shapes import add, curve, join, slab, sweep


def upright(flat, y=0.0):
    """Turns a line in side view (x, z) into a path in space."""
    flat = np.asarray(flat, float)
    return np.c_[flat[:, 0], np.full(len(flat), y), flat[:, 1]]


def strap_section(width, thick, groove=None):
    """A slab with rounded edges; `groove` is the distance of the sunken stitch lines from the edges."""
    section = slab(thick, width, thick * 0.42, 0.2)
    if groove:
        outer = section[:, 0] < 0
        for line in (-width / 2 + groove, width / 2 - groove):
            section[outer, 0] += 0.28 * np.exp(-(((section[outer, 1] - line) / 0.75) ** 2))
    # The flat part needs few points: slivers as long as the strap make rendering five times slower.
    inner = np.abs(section[:, 1])
    bent = (inner > width / 2 - thick) | (np.abs(inner - width / 2 + (groove or 0)) < 2.2)
    return section[bent | (np.arange(len(section)) % 12 == 0)]


def divided(side_view, longest=3.0):
    """The line with points between those that are far from each other."""
    line = np.asarray(side_view, float)
    out = [line[:1]]
    for a, b in zip(line, line[1:]):
        count = int(np.ceil(np.linalg.norm(b - a) / longest))
        out.append(a + (b - a) * (np.arange(1, count + 1) / count)[:, None])
    return np.vstack(out)


def strap(side_view, width, kind, thick=2.2, groove=2.8, at=(0, 0, 0), turn=(0, 0, 0), rest=False, cutters=()):
    """Leather along a line in side view; the grain side is on the right of its direction."""
    path = upright(divided(side_view))
    section = strap_section(width, thick, groove)
    part = sweep(path, section, closed=False, up=(0, 1, 0))
    edge = np.abs(section[:, 1]) > width / 2 - thick * 0.3
    flags = np.r_[np.tile(edge & np.roll(edge, -1), len(path) - 1), 1, 1]
    ob = add(part, leather(kind), "strap", at, turn, rest, second=(leather_edge(kind), flags))
    for cutter in cutters:
        cut(ob, cutter)
    return ob


def cut(ob, part):
    """Punches a hole or a slot; the cutter is mesh data in the strap's coordinates."""
    tool = add(part, ob.data.materials[-1], "cutter", rest=False)
    # The cutter is a child of the strap, so the cut moves with it.
    tool.parent = ob
    tool.location = (0, 0, 0)
    tool.hide_render = True
    tool.display_type = "WIRE"
    mod = ob.modifiers.new("cut", "BOOLEAN")
    mod.object, mod.solver = tool, "EXACT"


def block(x, y, z):
    """A box cutter between the given limits."""
    pts = [(a, b, c) for a in x for b in y for c in z]
    return np.array(pts, float), [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def plug(x, y, radius, z=(-20, 20), n=48):
    t = np.arange(n) / n * 2 * np.pi
    ring = np.c_[x + radius * np.cos(t), y + radius * np.sin(t)]
    pts = np.vstack([np.c_[ring, np.full(n, z[0])], np.c_[ring, np.full(n, z[1])]])
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return pts, faces + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]


def stitches(line, up=(0, 0, 1), length=3.3, gap=1.0, thick=0.75, slant=7, seed=2):
    """A row of stitches along a line; both ends go into the leather."""
    rng = np.random.default_rng(seed)
    line = np.asarray(line, float)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    ups = np.broadcast_to(np.asarray(up, float), line.shape)
    t = np.linspace(-1, 1, 15)
    out = []
    for s in np.arange(length / 2, run[-1] - length / 2, length + gap):
        at, along, normal = (np.array([np.interp(v, run, src[:, k]) for k in range(3)]) for v, src in ((s, line), (s + 0.4, line), (s, ups)))
        d = along - at
        d /= np.linalg.norm(d)
        tilt = np.radians(slant + rng.normal(0, 2))
        d = d * np.cos(tilt) + np.cross(normal, d) * np.sin(tilt)
        rise = 0.62 * thick * (1 - np.abs(t) ** 5) - 0.42 * thick
        path = at + d * (t * length / 2)[:, None] + normal * rise[:, None]
        round_end = np.clip(1.15 - np.abs(t) ** 6 * 0.5, 0.4, 1)
        t_disc = np.arange(12) / 12 * 2 * np.pi
        out.append(sweep(path, np.c_[np.cos(t_disc), np.sin(t_disc)] * thick / 2, closed=False, up=None, scale=np.c_[round_end, round_end]))
    return join(*out)


def sew(line, kind_of_thread=(0.72, 0.62, 0.46), **kw):
    return add(stitches(line, **kw), thread(kind_of_thread), "stitches", rest=False)


def folded(bar_x, bar_z, bar_radius, thick, end=-130):
    """Side view of a strap that lies on the ground, goes round a bar and returns on top of itself."""
    r = bar_radius + thick / 2 + 0.15
    turn = np.radians(np.linspace(-90, 90, 40))
    fold = np.c_[bar_x + r * np.cos(turn), bar_z + r * np.sin(turn)]
    below = [(end, thick / 2), (bar_x - 50, thick / 2), (bar_x - 20, thick / 2), (bar_x - 10, thick / 2), tuple(fold[0])]
    above = [tuple(fold[-1]), (bar_x - 9, thick * 1.95), (bar_x - 16, thick * 1.5), (bar_x - 40, thick * 1.5), (end, thick * 1.5)]
    to3d = [[(x, z, 0) for x, z in part] for part in (below, above)]
    return np.vstack([curve(to3d[0], 0.4)[:-1, :2], fold, curve(to3d[1], 0.4)[1:, :2]])


def upper(side_view, thick):
    """The visible surface of the upper layer, starting at the fold."""
    return side_view[np.argmax(side_view[:, 1]):] + (0, thick / 2)


def across(surface, x, inset):
    """A stitch line across the strap at x, between ±inset."""
    z = np.interp(-x, -surface[:, 0], surface[:, 1])
    return np.array([[x, y, z] for y in np.linspace(-inset, inset, 60)])


def webbing(side_view, width, colour, thick=1.5, at=(0, 0, 0), turn=(0, 0, 0), rest=False):
    """Webbing along a line in side view, with UV in millimetres for the weave."""
    path = upright(side_view)
    section = slab(thick, width, thick * 0.45, 0.15)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    around = np.r_[0, np.cumsum(np.linalg.norm(np.diff(section, axis=0), axis=1))]
    uv = np.stack(np.meshgrid(run, around, indexing="ij"), -1).reshape(-1, 2)
    part = sweep(path, section, closed=False, up=(0, 1, 0))
    return add(part, herringbone(colour), "webbing", at, turn, rest, uv=uv)


def cloth(height, hole, size=150, step=0.9, material=None):
    """Cloth over a height function of x and y (millimetres), with a round hole in the centre."""
    v = np.arange(-size, size + step, step)
    x, y = np.meshgrid(v, v, indexing="ij")
    n = len(v)
    pts = np.stack([x, y, height(x, y)], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(n - 1), np.arange(n - 1), indexing="ij")
    quads = np.stack([i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1], -1).reshape(-1, 4)
    centre = pts[quads].mean(1)
    quads = quads[np.hypot(centre[:, 0], centre[:, 1]) > hole]
    ob = add((pts, quads.tolist()), material or linen((0.56, 0.475, 0.355)), "linen", rest=False, uv=pts[:, :2])
    body = ob.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = 0.5, -1
    return ob


def parent_all(objects, at=(0, 0, 0), turn=(0, 0, 0)):
    """Rotates and moves finished objects as a group."""
    root = bpy.data.objects.new("set", None)
    bpy.context.collection.objects.link(root)
    for ob in objects:
        ob.parent = root
    root.location = at
    root.rotation_euler = np.radians(turn)
    bpy.context.view_layer.update()
    return root
