"""Takes one photograph inside Blender: scene, Cycles passes, denoiser, lens, Filmic, JPEG. render.py calls it.

blender -b --factory-startup -P photo.py -- --shot NAME --out FILE.jpg [--size 400x500] [--samples 16] [--part 0.3,0.3,0.6,0.6]
"""
import argparse
import importlib
import os
import shutil
import sys
import tempfile
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "parts")]
sys.dont_write_bytecode = True

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from PIL import Image  # noqa: E402

import grounds  # noqa: E402
import lens  # noqa: E402
import oidn  # noqa: E402
import shots  # noqa: E402
import studio  # noqa: E402


def points_of(objects):
    """The world coordinates of all vertices of the objects."""
    out = []
    for ob in objects:
        co = np.empty(len(ob.data.vertices) * 3, np.float32)
        ob.data.vertices.foreach_get("co", co)
        world = np.array(ob.matrix_world)
        out.append(co.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.vstack(out)


def metal_parts():
    return [ob for ob in bpy.data.objects if ob.type == "MESH" and not ob.hide_render and ob.data.materials and "finish" in ob.data.materials[0]]


def framed(points, size, view, fill):
    """Moves the target and widens the frame, until the points stand in the middle and fill the given part of the picture."""
    view, half = dict(view), 12 / view["lens"] if size[0] < size[1] else 18 / view["lens"]
    half_high = half * size[1] / size[0]
    e, a = np.radians(view["elevation"]), np.radians(view["azimuth"])
    back = np.array((np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e)))
    right = np.array((np.cos(a), np.sin(a), 0))
    up = np.cross(back, right)
    target = np.array(view["target"], float)
    for _ in range(8):
        reach = view["frame"] / (2 * half)
        seen = points - (target + back * reach)
        depth = -(seen @ back)
        x, y = seen @ right / depth / half, seen @ up / depth / half_high
        target = target + right * (x.max() + x.min()) / 2 * half * reach
        # Along the ground, so that the target keeps its height.
        target = target + np.array((up[0], up[1], 0)) / (up[0] ** 2 + up[1] ** 2) ** 0.5 * (y.max() + y.min()) / 2 * half_high * reach / np.sin(e)
        if fill:
            view["frame"] *= max(np.ptp(x) / 2 / fill[0], np.ptp(y) / 2 / fill[1])
    view["target"] = tuple(target)
    return view


def sharp_at(points, view):
    """A point in the nearer third of the parts: the eye accepts blur behind it, not in front."""
    e, a = np.radians(view["elevation"]), np.radians(view["azimuth"])
    back = np.array((np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e)))
    target = np.array(view["target"])
    # Parts far from the middle, which may lie outside the picture, do not count.
    near = points[np.hypot(*(points - target)[:, :2].T) < view["frame"] * 0.45]
    near = np.percentile(((near if len(near) else points) - target) @ back, 68)
    return tuple(target + back * near)


def passes():
    """Renders colour, albedo and normal; each is returned as (h, w, 3)."""
    scene, layer, folder = bpy.context.scene, bpy.context.view_layer, tempfile.mkdtemp()
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, sink = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path, sink.format.file_format, sink.format.color_depth = folder, "OPEN_EXR", "32"
    sink.file_slots.clear()
    names = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for name, socket in names.items():
        sink.file_slots.new(name)
        tree.links.new(source.outputs[socket], sink.inputs[name])
    bpy.ops.render.render()
    tree.nodes.clear()
    scene.use_nodes = False
    out = []
    for name in names:
        image = bpy.data.images.load(f"{folder}/{name}{scene.frame_current:04d}.exr")
        flat = np.empty(image.size[0] * image.size[1] * 4, np.float32)
        image.pixels.foreach_get(flat)
        out.append(flat.reshape(image.size[1], image.size[0], 4)[::-1, :, :3])
    shutil.rmtree(folder)
    return out


def develop(light, out, note):
    """Scene-linear light to sRGB through Blender's Filmic, then a JPEG that carries `note` as its comment."""
    h, w, _ = light.shape
    image = bpy.data.images.new("photo", w, h, float_buffer=True)
    image.pixels.foreach_set(np.dstack([light, np.ones((h, w), np.float32)])[::-1].astype(np.float32).ravel())
    draft = f"{out}.png"
    image.save_render(draft, scene=bpy.context.scene)
    Image.open(draft).convert("RGB").save(out, "JPEG", quality=80, optimize=True, progressive=True, subsampling=2, comment=note.encode())
    os.remove(draft)


def take(shot, out, size, samples, note, part=None):
    began = time.time()
    studio.clean()
    module, name = shot["build"].split(":")
    getattr(importlib.import_module(module), name)(shot["finish"])
    bpy.context.view_layer.update()
    view, parts = shot["view"], points_of(metal_parts())
    if shot["fill"]:
        view = framed(parts, size, view, shot["fill"])
    if not view.get("focus"):
        view = {**view, "focus": sharp_at(parts, view)}
    studio.room(**shot["light"])
    if shot["ground"]:
        grounds.lay(shot["ground"], view["frame"], view["target"], wide=size[0] > size[1])
    studio.camera(size, **view)
    studio.cycles(size, samples, shot.get("exposure", 0.0), shot.get("glossy", 6))
    if part:
        # To judge a part at 100 % without the time of the whole picture.
        render = bpy.context.scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = part
    planes = passes()
    rendered = time.time()
    clean = oidn.denoise(*planes)
    denoised = time.time()
    develop(lens.through(clean, zlib.crc32(shot["name"].encode())), out, note)
    print(f"TIMES render {rendered - began:.0f} s, denoise {denoised - rendered:.0f} s, lens {time.time() - denoised:.0f} s, frame {view['frame']:.0f} mm", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shot", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--note", default="")
    parser.add_argument("--size")
    parser.add_argument("--samples", type=int)
    parser.add_argument("--part", help="left, bottom, right, top of the part to render, each 0 to 1")
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    shot = next(s for s in shots.shots() if s["name"] == args.shot)
    size = tuple(int(v) for v in args.size.split("x")) if args.size else shot["size"]
    take(shot, args.out, size, args.samples or shot["samples"], args.note, [float(v) for v in args.part.split(",")] if args.part else None)


main()
