"""Geometry of the catalogue pictures: paths, profiles and sweeps. One Blender unit is one millimetre.

Most parts are a rounded profile swept along a path.
"""
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

TAU = 2 * np.pi


def resample(points, step, closed):
    """Resamples to equal distances, so that shading and noise are even."""
    pts = np.asarray(points, float)
    if closed:
        pts = np.vstack([pts, pts[:1]])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    count = max(8, int(round(run[-1] / step)))
    at = np.linspace(0, run[-1], count + 1)
    out = np.stack([np.interp(at, run, pts[:, k]) for k in range(pts.shape[1])], 1)
    return out[:-1] if closed else out


def polygon(corners, radii, step=0.2, closed=True):
    """A counter-clockwise polygon in the ground plane with rounded corners."""
    c = np.asarray(corners, float)
    n = len(c)
    radii = np.broadcast_to(radii, n)
    out = []
    for i in range(n):
        if not closed and i in (0, n - 1):
            out.append(c[i])
            continue
        a, b, d = c[i - 1], c[i], c[(i + 1) % n]
        e, f = (a - b) / np.linalg.norm(a - b), (d - b) / np.linalg.norm(d - b)
        half = np.arccos(np.clip(e @ f, -1, 1)) / 2
        # A rounding may use half of the shorter side; the rest belongs to the next corner.
        radius = min(radii[i], 0.5 * min(np.linalg.norm(a - b), np.linalg.norm(d - b)) * np.tan(half))
        cut = radius / np.tan(half)
        centre = b + (e + f) / np.linalg.norm(e + f) * radius / np.sin(half)
        v, w = b + e * cut - centre, b + f * cut - centre
        sweep_angle = np.pi - 2 * half
        turn = np.sign(v[0] * w[1] - v[1] * w[0]) or 1
        for t in np.linspace(0, turn * sweep_angle, 40):
            out.append(centre + np.array([v[0] * np.cos(t) - v[1] * np.sin(t), v[0] * np.sin(t) + v[1] * np.cos(t)]))
    return resample(np.c_[np.array(out), np.zeros(len(out))], step, closed)


def box_path(width, height, radius, step=0.2):
    w, h = width / 2, height / 2
    return polygon([(-w, -h), (w, -h), (w, h), (-w, h)], radius, step)


def ellipse_path(a, b, n=240):
    t = np.arange(n) / n * TAU
    return np.c_[a * np.cos(t), b * np.sin(t), 0 * t]


def curve(points, step=0.2):
    """A smooth open curve (Catmull-Rom) through the given points."""
    p = np.asarray(points, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, 40, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return resample(np.vstack(out + [p[-2:-1]]), step, False)


def disc(radius, n=36):
    t = np.arange(n) / n * TAU
    return np.c_[radius * np.cos(t), radius * np.sin(t)]


def slab(width, height, radius, step=0.12):
    return box_path(width, height, radius, step)[:, :2]


def dome(width, height, power=2.4, base=0.5, n=64):
    """The section of a cast buckle: flat below, convex above."""
    t = np.linspace(0, np.pi, n)
    c, s = np.cos(t), np.sin(t)
    top = np.c_[np.sign(c) * np.abs(c) ** (2 / power) * width / 2, np.abs(s) ** (2 / power) * (height - base)]
    low = polygon([(-width / 2, 0.01), (-width / 2, -base), (width / 2, -base), (width / 2, 0.01)], base * 0.9, 0.12, closed=False)[:, :2]
    section = np.vstack([top, low[1:-1]])
    section[:, 1] += base - height / 2
    return section


def shell(points, thick):
    """The section of pressed sheet: a line through the points with a thickness and rounded ends."""
    line = curve([(x, y, 0) for x, y in points], 0.12)[:, :2]
    tan = np.gradient(line, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None]
    side = np.c_[-tan[:, 1], tan[:, 0]] * thick / 2
    turn = np.linspace(0, np.pi, 9)[1:-1, None]
    end = line[-1] + side[-1] * np.cos(turn) + tan[-1] * thick / 2 * np.sin(turn)
    start = line[0] - side[0] * np.cos(turn) - tan[0] * thick / 2 * np.sin(turn)
    return np.vstack([line + side, end, (line - side)[::-1], start])[::-1]


def frames(path, closed, up):
    """Tangent, outward and upward direction at every point; `up=None` gives a twist-free frame."""
    if closed:
        tan = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    else:
        tan = np.gradient(path, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None]
    if up is not None:
        out = np.cross(tan, np.asarray(up, float))
        out /= np.linalg.norm(out, axis=1)[:, None]
        return out, np.cross(out, tan)
    out = np.zeros_like(path)
    ref = np.cross(tan[0], [0.3, 0.5, 0.81])
    for i, t in enumerate(tan):
        ref = ref - t * (ref @ t)
        ref /= np.linalg.norm(ref)
        out[i] = ref
    return out, np.cross(out, tan)


def sweep(path, profile, closed=True, up=(0, 0, 1), scale=None, flat_between=None):
    """Mesh data of a profile swept along a path. `scale` is (n, 2); `flat_between` cuts the part flat in z."""
    path, profile = np.asarray(path, float), np.asarray(profile, float)
    n, m = len(path), len(profile)
    out, top = frames(path, closed, up)
    size = np.ones((n, 2)) if scale is None else np.asarray(scale, float)
    pts = (path[:, None] + out[:, None] * (profile[None, :, :1] * size[:, None, :1])
           + top[:, None] * (profile[None, :, 1:] * size[:, None, 1:])).reshape(-1, 3)
    if flat_between is not None:
        pts[:, 2] = planed(pts[:, 2], flat_between)
    i, j = np.meshgrid(np.arange(n if closed else n - 1), np.arange(m), indexing="ij")
    k, l = (i + 1) % n, (j + 1) % m
    faces = np.stack([i * m + j, i * m + l, k * m + l, k * m + j], -1).reshape(-1, 4).tolist()
    if not closed:
        faces += [list(range(m))[::-1], list(range((n - 1) * m, n * m))]
    # Antique finishes depend on the normals, which a counter-clockwise profile would invert.
    x, y = profile.T
    if x @ np.roll(y, -1) > y @ np.roll(x, -1):
        faces = [face[::-1] for face in faces]
    return pts, faces


def planed(z, h, soft=0.12):
    """Flattens at ±h, with a small rounding at the edge of the cut."""
    a = np.abs(z)
    k = np.clip((a - h + soft) / (2 * soft), 0, 1)
    return np.sign(z) * np.where(a > h + soft, h, np.where(a < h - soft, a, h - soft + soft * (1 - (1 - k) ** 2)))


def join(*parts):
    pts, faces, start = [], [], 0
    for p, f in parts:
        pts.append(np.asarray(p))
        faces += [[v + start for v in face] for face in f]
        start += len(p)
    return np.vstack(pts), faces


def moved(part, at=(0, 0, 0), turn=(0, 0, 0)):
    m = np.array(Euler(np.radians(turn)).to_matrix())
    return np.asarray(part[0]) @ m.T + np.asarray(at, float), part[1]


def add(part, material, name="part", at=(0, 0, 0), turn=(0, 0, 0), rest=True, auto_smooth=38, second=None, uv=None, level=False):
    """Adds mesh data to the scene; with `rest` the part touches the ground after its rotation.

    `second` is (material, a flag per face); `uv` has a pair per vertex, in millimetres; `level` keeps large faces of pressed plates flat.
    """
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(part[0]).tolist(), [], part[1])
    mesh.validate()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, np.radians(auto_smooth)
    mesh.materials.append(material)
    if second:
        mesh.materials.append(second[0])
        mesh.polygons.foreach_set("material_index", np.asarray(second[1], int))
    if uv is not None:
        corner = np.empty(len(mesh.loops), int)
        mesh.loops.foreach_get("vertex_index", corner)
        mesh.uv_layers.new().data.foreach_set("uv", np.asarray(uv)[corner].ravel())
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    if level:
        ob.modifiers.new("level", "WEIGHTED_NORMAL").weight = 100
    return place(ob, at, turn, rest)


def linked_copy(ob, at=(0, 0, 0), turn=(0, 0, 0), rest=True, material=None):
    """A linked copy that shares the mesh."""
    twin = ob.copy()
    if material:
        twin.data = ob.data.copy()
        twin.data.materials[0] = material
    bpy.context.collection.objects.link(twin)
    return place(twin, at, turn, rest)


def place(ob, at, turn, rest):
    ob.rotation_euler = Euler(np.radians(turn))
    co = np.empty(len(ob.data.vertices) * 3)
    ob.data.vertices.foreach_get("co", co)
    low = (co.reshape(-1, 3) @ np.array(ob.rotation_euler.to_matrix()).T)[:, 2].min()
    # Slightly above the ground, because coplanar faces cause shading artefacts.
    ob.location = Vector(at) - Vector((0, 0, low - 0.01)) if rest else Vector(at)
    ob.matrix_world = Matrix.LocRotScale(ob.location, ob.rotation_euler, None)
    return ob
