"""The shared studio: seamless warm ground, soft boxes, reflector cards, camera, Cycles. Units are millimetres.

All pictures use it, so that they look like one series: change light or ground for all pictures or for none.
"""
import bpy
import numpy as np
from mathutils import Matrix, Vector

from shapes import polygon

GROUND = (0.87, 0.785, 0.66)


def clean():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def build(top=1.55, key=24, dark_cards=True, floor=0.0):
    """`floor` lowers the ground for a scene with a table top of its own."""
    ground(floor)
    world()
    # The big panel leans over the scene from behind; its falloff gives flat surfaces a gradient.
    panel("top", (0, 250, 600), (-20, 0, 0), 820, 820, top, falloff=0.97)
    panel("key", (-520, 330, 480), None, 200, 200, key)
    panel("rim", (520, 420, 330), None, 110, 420, 5)
    panel("fill", (240, -620, 420), None, 420, 300, 0.7)
    card("white left", (-400, 60, 110), 260, 130, 1.3)
    card("white back", (160, 500, 110), 300, 80, 1.5)
    if dark_cards:
        # A black band around the scene gives polished edges a dark contour; white cards are in front of it.
        for i in range(12):
            turn = i * np.pi / 6
            card("dark band", (560 * np.cos(turn), 560 * np.sin(turn), 150), 310, 190, 0.012, level=True)


def ground(level):
    side = polygon([(-1600, 0), (900, 0), (900, 1400)], 420, 20, closed=False)
    pts = [(x, float(y), float(z)) for y, z, _ in side for x in (-2500, 2500)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(side) - 1)]
    mesh = bpy.data.meshes.new("ground")
    mesh.from_pydata(pts, [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(paper())
    ob = bpy.data.objects.new("ground", mesh)
    ob.location.z = level
    bpy.context.collection.objects.link(ob)


def paper():
    mat = bpy.data.materials.new("paper")
    mat.use_nodes = True
    n, link = mat.node_tree.nodes, mat.node_tree.links.new
    shader = n["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*GROUND, 1)
    shader.inputs["Roughness"].default_value = 0.85
    shader.inputs["Specular"].default_value = 0.15
    coords, noise, bump = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeTexNoise"), n.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value = 1.1
    noise.inputs["Detail"].default_value = 4
    bump.inputs["Strength"].default_value = 0.12
    bump.inputs["Distance"].default_value = 0.06
    link(coords.outputs["Object"], noise.inputs["Vector"])
    link(noise.outputs["Fac"], bump.inputs["Height"])
    link(bump.outputs["Normal"], shader.inputs["Normal"])
    return mat


def world():
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = (1.0, 0.97, 0.93, 1)
    w.node_tree.nodes["Background"].inputs[1].default_value = 0.22


def aim(ob, at, turn, target=(0, 0, 0)):
    ob.location = at
    if turn is None:
        ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    else:
        ob.rotation_euler = np.radians(turn)


def panel(name, at, turn, width, height, radiance, falloff=0.35):
    """A soft box: an area light with a bright centre, visible in reflections."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", width, height
    data.energy = radiance * width * height * np.pi
    data.use_nodes = True
    n, link = data.node_tree.nodes, data.node_tree.links.new
    geometry, spread = n.new("ShaderNodeNewGeometry"), n.new("ShaderNodeTexGradient")
    mapping, ramp = n.new("ShaderNodeMapping"), n.new("ShaderNodeMapRange")
    spread.gradient_type = "QUADRATIC_SPHERE"
    mapping.inputs["Location"].default_value = (-0.5, -0.5, 0)
    ramp.inputs["From Max"].default_value = 0.45
    ramp.inputs["To Min"].default_value = 1 - falloff
    link(geometry.outputs["Parametric"], mapping.inputs["Vector"])
    link(mapping.outputs["Vector"], spread.inputs["Vector"])
    link(spread.outputs["Fac"], ramp.inputs["Value"])
    link(ramp.outputs["Result"], n["Emission"].inputs["Strength"])
    ob = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(ob)
    aim(ob, at, turn)
    return ob


def card(name, at, width, height, radiance, level=False):
    """A white or black card, visible in reflections only: it does not light or shade the ground."""
    mesh = bpy.data.meshes.new(name)
    w, h = width / 2, height / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    n = mat.node_tree.nodes
    glow = n.new("ShaderNodeEmission")
    glow.inputs["Strength"].default_value = radiance
    mat.node_tree.links.new(glow.outputs[0], n["Material Output"].inputs[0])
    mat.cycles.sample_as_light = False
    mesh.materials.append(mat)
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    aim(ob, at, None, (0, 0, at[2]) if level else (0, 0, 0))
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False
    return ob


def camera(size, target=(0, 0, 2), frame=90, elevation=42, azimuth=0, lens=80, fstop=11, focus=None, roll=0):
    """`frame` is the picture width in millimetres at the target; `fstop` as on a real camera."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width, data.lens = "HORIZONTAL", 24 if size[0] < size[1] else 36, lens
    reach = frame * lens / data.sensor_width
    e, a = np.radians(elevation), np.radians(azimuth)
    target = Vector(target)
    at = target + Vector((np.sin(a) * np.cos(e), -np.cos(a) * np.cos(e), np.sin(e))) * reach
    data.clip_start, data.clip_end = 1, 10000
    data.dof.use_dof = True
    # Blender's aperture is in metres, the scene in millimetres.
    data.dof.aperture_fstop = fstop / 1000
    data.dof.focus_distance = (at - Vector(focus)).length if focus else reach
    data.dof.aperture_blades = 0
    ob = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(ob)
    ob.matrix_world = (Matrix.Translation(at) @ (target - at).to_track_quat("-Z", "Y").to_matrix().to_4x4()
                       @ Matrix.Rotation(np.radians(roll), 4, "Z"))
    bpy.context.scene.camera = ob


def cycles(size, samples, path, exposure=0.0, seed=0, glossy=6):
    """`glossy`: reflections of reflections; few keep the inside of a copper tube from glowing red."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples, s.cycles.seed = samples, seed
    # The ground may stay noisy, because develop.py smooths it. This halves most render times.
    s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = True, 0.05, 12
    s.cycles.sample_clamp_indirect, s.cycles.sample_clamp_direct = 3.0, 12.0
    s.cycles.blur_glossy = 0.6
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 8, 2, glossy
    s.cycles.use_denoising = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = *size, 100
    s.render.use_stamp = False
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = "Medium High Contrast"
    s.view_settings.exposure = 0.55 + exposure
    s.render.image_settings.file_format, s.render.image_settings.color_mode = "PNG", "RGB"
    s.render.image_settings.compression = 15
    s.render.filepath = path
