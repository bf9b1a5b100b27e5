"""The grounds under the parts: cotton paper and honed limestone, with a relief of real geometry.

A bump map gives a ground that looks brushed or printed at 100 %. A fine mesh casts its own small shadows.
"""
import bpy
import numpy as np

from nodes import Nodes
from patterns import band


def paper(shape, pitch):
    """Cold-pressed cotton paper: the relief of the felt, fine fibres, a few specks. Returns height (mm) and colour."""
    felt = band(shape, pitch, 1.7, 0.6, 1) + 0.55 * band(shape, pitch, 0.75, 0.6, 2)
    # Felt presses hollows into a flat sheet, so the tops are flatter than the hollows.
    felt = np.minimum(felt, 0.5 + 0.35 * np.maximum(felt - 0.5, 0))
    fibre = band(shape, pitch, 0.32, 0.6, 3, 1.5) + band(shape, pitch, 0.36, 0.6, 4, 0.65)
    height = 0.030 * felt + 0.006 * fibre + 0.05 * band(shape, pitch, 55, 0.6, 5)
    tone = 1 + 0.012 * band(shape, pitch, 14, 1.0, 6) + 0.014 * felt + 0.018 * fibre
    colour = tone[..., None] * np.float32((0.715, 0.668, 0.598))
    speck = np.clip(band(shape, pitch, 0.45, 0.5, 7) - 4.1, 0, 0.5)[..., None]
    return height, colour * (1 - speck * np.float32((0.30, 0.36, 0.46)))


def stone(shape, pitch):
    """Honed limestone: clouds, a close grain, open pores of several sizes in drifts."""
    grain = band(shape, pitch, 0.34, 0.6, 11) + 0.7 * band(shape, pitch, 0.9, 0.7, 12)
    drift = 0.42 * band(shape, pitch, 26, 0.9, 13)
    large = np.clip(band(shape, pitch, 1.3, 0.8, 14) + drift - 2.55, 0, 0.55) / 0.55
    small = np.clip(band(shape, pitch, 0.55, 0.6, 15) + drift - 2.6, 0, 0.6) / 0.6
    pore = np.maximum(large, 0.7 * small)
    height = 0.006 * grain - 0.26 * pore + 0.03 * band(shape, pitch, 60, 0.6, 16)
    tone = 1 + 0.022 * band(shape, pitch, 30, 1.0, 17) + 0.018 * band(shape, pitch, 4, 0.9, 18) + 0.032 * grain
    warm = 0.5 + 0.18 * band(shape, pitch, 45, 0.9, 19)[..., None]
    colour = tone[..., None] * (np.float32((0.60, 0.562, 0.50)) * (1 - warm) + np.float32((0.635, 0.575, 0.49)) * warm)
    # The floor of a pore is dusty, not black; its shade comes from its depth.
    return height, colour * (1 - pore[..., None] * np.float32((0.34, 0.37, 0.42)))


KINDS = {"paper": (paper, 0.93, 0.08), "stone": (stone, 0.62, 0.28)}
PLAIN = {"paper": (0.715, 0.668, 0.598), "stone": (0.617, 0.568, 0.495)}


def lay(kind, frame, centre=(0, 0), wide=False):
    """Lays the ground at height 0. `frame` is the width of the picture in millimetres: what it shows is a fine mesh, the rest is flat."""
    relief, rough, specular = KINDS[kind]
    pitch = frame / (1100 if wide else 700)
    width, depth = frame * (1.5 if wide else 1.35), frame * (1.5 if wide else 2.3)
    shape = (int(depth / pitch), int(width / pitch))
    height, colour = relief(shape, pitch)
    # The parts stand on the highest points.
    height -= np.percentile(height, 98)
    y, x = np.meshgrid((np.arange(shape[0]) - shape[0] * 0.46) * pitch + centre[1], (np.arange(shape[1]) - shape[1] / 2) * pitch + centre[0], indexing="ij")
    fine = grid(f"{kind} ground", np.stack([x, y, height], -1), colour)
    fine.data.materials.append(surface(kind, rough, specular))
    far = np.float32([[(-3000, -3000, -0.35), (3000, -3000, -0.35)], [(-3000, 3000, -0.35), (3000, 3000, -0.35)]])
    around = grid("ground around", far, np.broadcast_to(np.float32(PLAIN[kind]), (2, 2, 3)))
    around.data.materials.append(fine.data.materials[0])


def grid(name, points, colour):
    """A mesh over an (n, m, 3) array of points; `from_pydata` would take a minute for a million of them."""
    n, m, _ = points.shape
    mesh = bpy.data.meshes.new(name)
    quads = (n - 1) * (m - 1)
    mesh.vertices.add(n * m)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    first = (np.arange(n - 1)[:, None] * m + np.arange(m - 1)[None]).ravel()
    mesh.loops.add(quads * 4)
    mesh.loops.foreach_set("vertex_index", np.stack([first, first + 1, first + m + 1, first + m], -1).astype(np.int32).ravel())
    mesh.polygons.add(quads)
    mesh.polygons.foreach_set("loop_start", np.arange(quads, dtype=np.int32) * 4)
    mesh.polygons.foreach_set("loop_total", np.full(quads, 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(quads, bool))
    tint = mesh.color_attributes.new("tint", "FLOAT_COLOR", "POINT")
    tint.data.foreach_set("color", np.concatenate([colour, np.ones((n, m, 1))], -1).astype(np.float32).ravel())
    mesh.update(calc_edges=True)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    return ob


def surface(kind, rough, specular):
    m = Nodes(kind)
    m.set(Base_Color=m.new("Attribute", attribute_name="tint").outputs["Color"], Roughness=rough, Specular=specular)
    return m.material
