"""The shared studio: room, soft boxes, flags, camera, Cycles. Units are millimetres.

All pictures use it, so that they look like one series.
"""
import bpy
import numpy as np
from mathutils import Matrix, Vector


def clean():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def room(turn=200.0, strength=0.13, key=26.0, side=1.0, soft=True):
    """A real room all around, whose light and reflections the metal shows, and soft boxes as in a studio.

    Soft boxes alone look like computer graphics: nothing in their reflections is irregular. `side` -1 puts the window on the right.
    Without `soft` there is only the room, for a scene with lights of its own.
    """
    world(turn, strength)
    if not soft:
        return
    # A soft box like a window at the back, a weak strip from the other side, a dark flag at the camera for contrast.
    panel("key", (-420 * side, 330, 360), None, 160, 160, key, falloff=0.5)
    panel("strip", (470 * side, 260, 210), None, 90, 420, 3.2, falloff=0.5)
    panel("top", (40 * side, 120, 620), None, 520, 360, 1.1, falloff=0.9)
    card("flag", (60 * side, -430, 190), 520, 300, 0.006)
    card("flag right", (420 * side, -60, 60), 340, 130, 0.008)
    card("flag back", (-40 * side, 520, 60), 460, 90, 0.01)


def world(turn, strength):
    """The interior of Debian's blender-data (CC0)."""
    w = bpy.data.worlds.new("room")
    bpy.context.scene.world = w
    w.use_nodes = True
    n, link = w.node_tree.nodes, w.node_tree.links.new
    picture, mapping, coords = n.new("ShaderNodeTexEnvironment"), n.new("ShaderNodeMapping"), n.new("ShaderNodeTexCoord")
    picture.image = bpy.data.images.load(f"{bpy.utils.system_resource('DATAFILES')}/studiolights/world/interior.exr")
    # It has few pixels; cubic interpolation hides them.
    picture.interpolation = "Cubic"
    mapping.inputs["Rotation"].default_value = (0, 0, np.radians(turn))
    link(coords.outputs["Generated"], mapping.inputs["Vector"])
    link(mapping.outputs["Vector"], picture.inputs["Vector"])
    # Less than half of the colour of the room, or nickel turns yellow.
    grey = n.new("ShaderNodeHueSaturation")
    grey.inputs["Saturation"].default_value = 0.45
    link(picture.outputs["Color"], grey.inputs["Color"])
    link(grey.outputs["Color"], n["Background"].inputs["Color"])
    n["Background"].inputs["Strength"].default_value = strength


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


def cycles(size, samples, exposure=0.0, glossy=6):
    """`glossy`: reflections of reflections; few keep the inside of a copper tube from glowing red."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.cycles.samples, s.cycles.seed = samples, 0
    s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = True, 0.02, max(16, samples // 2)
    # No clamp on direct light, which would take the glint from highlights.
    s.cycles.sample_clamp_indirect, s.cycles.sample_clamp_direct = 10.0, 0.0
    s.cycles.blur_glossy = 0.3
    s.cycles.filter_width = 1.3
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 8, 2, glossy
    s.cycles.use_denoising = False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = *size, 100
    s.render.use_stamp = False
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = "Medium High Contrast"
    s.view_settings.exposure = 0.95 + exposure
    s.render.image_settings.file_format, s.render.image_settings.color_mode = "PNG", "RGB"
    s.render.image_settings.compression = 15
