"""Turned, pressed, lofted and wound parts that a sweep along a path cannot make."""
import bpy
import numpy as np

from shapes import TAU, curve, disc, moved, polygon, resample, sweep

# A tiny circle as sweep path, so that the sweep makes turned parts.
AXIS = np.c_[np.cos(np.arange(112) / 112 * TAU), np.sin(np.arange(112) / 112 * TAU), np.zeros(112)] * 1e-4


def turned(corners, radii=0.3, step=0.12):
    """A turned part from (radius, height) corners, from the axis round the outside and back, all rounded."""
    return sweep(AXIS, polygon(corners, radii, step, closed=False)[:, :2])


def spun(points, step=0.12):
    """A turned part with a smooth outline through the (radius, height) points."""
    section = curve(np.c_[np.asarray(points, float), np.zeros(len(points))], step)[:, :2]
    section[:, 0] = np.maximum(section[:, 0], 0)
    return sweep(AXIS, section)


def tube(outer, inner, length, edge=0.25):
    """A pipe along z, centred at the origin, with rounded rims."""
    h = length / 2
    return sweep(AXIS, polygon([(inner, -h), (outer, -h), (outer, h), (inner, h)], edge, 0.12)[:, :2])


def rod(radius, length, edge=0.3):
    """A pin along z, centred at the origin."""
    h = length / 2
    return turned([(0, -h), (radius, -h), (radius, h), (0, h)], edge)


def along_x(part):
    return moved(part, turn=(0, 90, 0))


def along_y(part):
    return moved(part, turn=(-90, 0, 0))


def bead(radius, n=28):
    t = np.linspace(-np.pi / 2, np.pi / 2, n)
    return sweep(AXIS[::4], np.c_[radius * np.cos(t), radius * np.sin(t)])


def torus(radius, wire, n=160):
    t = np.arange(n) / n * TAU
    return sweep(np.c_[radius * np.cos(t), radius * np.sin(t), 0 * t], disc(wire, 28))


def bent(path, wire, taper=None):
    """Wire along an open path with rounded ends; `taper` is a factor per point."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    left = np.minimum(run, run[-1] - run) / wire
    scale = np.sqrt(np.clip(1 - (1 - np.clip(left, 0.02, 1)) ** 2, 0, 1)) * (1 if taper is None else taper)
    return sweep(path, disc(wire, 32), closed=False, up=None, scale=np.c_[scale, scale])


def coil(radius, pitch, turns, wire):
    """A coil spring along z."""
    t = np.linspace(0, turns, int(turns * 40))
    path = np.c_[radius * np.cos(t * TAU), radius * np.sin(t * TAU), (t - turns / 2) * pitch]
    return sweep(path, disc(wire, 14), closed=False, up=(0, 0, 1))


def loop(points, step=0.2):
    """A smooth closed curve (Catmull-Rom) through the given points."""
    p = np.asarray(points, float)
    p = np.c_[p, np.zeros(len(p))] if p.shape[1] == 2 else p
    t = np.linspace(0, 1, 40, endpoint=False)[:, None]
    a, b, c, d = (np.roll(p, 1 - k, 0) for k in range(4))
    out = [0.5 * (2 * q + (r - o) * t + (2 * o - 5 * q + 4 * r - s) * t**2 + (3 * q - o - 3 * r + s) * t**3)
           for o, q, r, s in zip(a, b, c, d)]
    return resample(np.vstack(out), step, True)


def eased(path, width, step=0.2):
    """Rounds the convex and concave corners of a closed path."""
    path = resample(path, step, True)
    n = len(path)
    bell = np.exp(-0.5 * (np.minimum(np.arange(n), n - np.arange(n)) * step / width) ** 2)
    spectrum = np.fft.fft(bell / bell.sum())[:, None]
    return np.real(np.fft.ifft(np.fft.fft(path, axis=0) * spectrum, axis=0))


def plate(outline, thick, holes=(), edge=0.35):
    """Sheet cut to an outline with holes and rounded edges, centred in the ground plane; add it with `level`."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = thick / 2 - edge, edge, 3, -edge
    for line in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        spline.points.foreach_set("co", np.c_[np.asarray(line)[:, :2], np.zeros((len(line), 2))].ravel())
        spline.use_cyclic_u = True
    ob = bpy.data.objects.new("plate", data)
    bpy.context.collection.objects.link(ob)
    return merged(mesh_data(ob))


def carved(part, cutter):
    """Subtracts the cutter from the mesh data, for all copies. The part must not intersect itself."""
    obs = []
    for name, (pts, faces) in (("part", part), ("cutter", cutter)):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.asarray(pts).tolist(), [], faces)
        obs.append(bpy.data.objects.new(name, mesh))
        bpy.context.collection.objects.link(obs[-1])
    mod = obs[0].modifiers.new("cut", "BOOLEAN")
    mod.object, mod.solver = obs[1], "EXACT"
    whole = mesh_data(obs[0])
    bpy.data.objects.remove(obs[1])
    return whole


def mesh_data(ob):
    """Mesh data of an object after its modifiers; removes the object."""
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    co = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", co)
    part = co.reshape(-1, 3), [list(p.vertices) for p in mesh.polygons]
    bpy.data.meshes.remove(mesh)
    return part


def merged(part, within=1e-4):
    """Merges vertices in the same place: Blender converts curves with separate bevels and faces."""
    keys = np.round(np.asarray(part[0]) / within).astype(np.int64)
    _, first, back = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    back = back.ravel()
    return part[0][first], [[int(back[v]) for v in face] for face in part[1]]


def loft(rings):
    """A closed surface over rings that all have the same number of points."""
    n, m = len(rings), len(rings[0])
    i, j = np.meshgrid(np.arange(n - 1), np.arange(m), indexing="ij")
    l = (j + 1) % m
    faces = np.stack([i * m + j, i * m + l, (i + 1) * m + l, (i + 1) * m + j], -1).reshape(-1, 4).tolist()
    return np.vstack(rings), faces + [list(range(m))[::-1], list(range((n - 1) * m, n * m))]


def crowned(outline, rim, height):
    """A solid over an outline: a rim and a convex top. A flat top would reflect one tone and look like paper."""
    inset = (0.01, 0.03, 0.07, 0.13, 0.22, 0.34, 0.5, 0.7, 0.98)
    levels = [(0.985, 0), (1, 0.3 * rim), (1, rim)] + [(1 - v, rim + height * (1 - (1 - v) ** 2.4)) for v in inset]
    return loft([outline * (k, k, 0) + (0, 0, z) for k, z in levels])


def circle(radius, x=0.0, y=0.0, n=64):
    t = np.arange(n) / n * TAU
    return np.c_[x + radius * np.cos(t), y + radius * np.sin(t)]
