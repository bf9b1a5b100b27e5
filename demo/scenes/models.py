"""Writes the GLB models of the example into demo/models/, in metres as glTF demands.

nice -n 19 blender -b --factory-startup -P demo/scenes/models.py
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "parts")]
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import buckles  # noqa: E402
import hooks  # noqa: E402
import rings  # noqa: E402
from shapes import add  # noqa: E402

OUT = os.path.join(os.path.dirname(HERE), "models")
# By product code: its shape, and the share of triangles that is kept, because the scenes are as fine as photographs need.
MODELS = {
    "HL-20": (lambda: rings.d_ring(39.6, 4.6, 32.4), 0.16, (1.0, 0.86, 0.57), 0.22),
    "KM-71": (hooks.swivel_hook, 0.1, (0.78, 0.76, 0.72), 0.2),
    "TK-11": (buckles.prong_buckle, 0.05, (0.78, 0.76, 0.72), 0.24),
}


def metal(colour, roughness):
    material = bpy.data.materials.new("metal")
    material.use_nodes = True
    surface = material.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Metallic"].default_value = 1
    surface.inputs["Roughness"].default_value = roughness
    return material


def write(name):
    build, share, colour, roughness = MODELS[name]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    add(build(), metal(colour, roughness), name=name, rest=False)
    for part in bpy.data.objects:
        part.modifiers.clear()
        fewer = part.modifiers.new("fewer", "DECIMATE")
        fewer.ratio = share
        part.scale = (0.001,) * 3
        part.select_set(True)
        bpy.context.view_layer.objects.active = part
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.export_scene.gltf(filepath=os.path.join(OUT, f"{name}.glb"), export_format="GLB", export_apply=True,
                              export_texcoords=False, export_animations=False)


os.makedirs(OUT, exist_ok=True)
for each in MODELS:
    write(each)
