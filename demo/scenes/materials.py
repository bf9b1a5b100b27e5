"""Materials around the parts: leather, webbing, linen, thread. The metals are in metals.py."""
import bpy
import numpy as np

from nodes import Nodes
from patterns import band, cells

LEATHERS = {"tan": (0.42, 0.185, 0.065), "brown": (0.13, 0.052, 0.024), "black": (0.011, 0.0098, 0.009)}


HIDE = 96.0  # millimetres after which the grain repeats


def hide(n=2048):
    """The grain of full-grain leather as a picture: height, creases, tone. Cells of two sizes with creases between them, follicles, fine grain."""
    if "hide" in bpy.data.images:
        return bpy.data.images["hide"]
    pitch = HIDE / n
    # Noise bends the cells, because plain cells look like a net.
    warp = [0.05 * band((n, n), pitch, 1.8, 0.6, seed) for seed in (31, 32)]
    nearest, border = cells(n, 80, 33, warp)
    _, border_small = cells(n, 176, 34, [2.2 * w for w in warp])
    creases = 0.6 * np.clip(border / 0.15, 0, 1) + 0.4 * np.clip(border_small / 0.17, 0, 1)
    follicles = np.clip((0.14 - nearest) / 0.07, 0, 1)
    fine, lumps = band((n, n), pitch, 0.22, 0.6, 35), band((n, n), pitch, 2.4, 0.8, 36)
    height = creases + 0.10 * fine + 0.14 * lumps - 0.45 * follicles
    tone = 0.5 + 0.10 * fine + 0.09 * band((n, n), pitch, 12, 1.0, 37) + 0.05 * lumps
    image = bpy.data.images.new("hide", n, n, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.stack([height * 0.5, creases, tone, np.ones((n, n))], -1).astype(np.float32).ravel())
    return image


def leather(kind):
    """Full-grain leather: darker and rougher in its creases, with a colour that varies little and finely."""
    colour = LEATHERS[kind]
    m = Nodes(kind + " leather")
    at = m.coords((1 / HIDE, 1 / HIDE, 1 / HIDE))
    picture = m.new("TexImage", {"Vector": at}, image=hide(), projection="BOX", projection_blend=0.2)
    split = m.new("SeparateXYZ", {"Vector": picture.outputs["Color"]})
    height, creases, tone = (split.outputs[axis] for axis in "XYZ")
    shade = m.mix(m.map(tone, 0.0, 1.0, 0.2, 0.8), tuple(c * 0.80 for c in colour), tuple(min(1, c * 1.07) for c in colour))
    shade = m.mix(m.map(creases, 0.5, 0.0, 0.0, 0.9), shade, tuple(c * 0.55 for c in colour))
    m.set(Base_Color=shade, Roughness=m.map(creases, 0.64, 0.46, 0.1, 1.0), Specular=0.36)
    m.bump(height, 0.5, 0.17)
    return m.material


def leather_edge(kind):
    m = Nodes(kind + " edge")
    m.set(Base_Color=tuple(c * 0.45 for c in LEATHERS[kind]), Roughness=0.42)
    m.bump(m.noise(0.8, 4), 0.3, 0.1)
    return m.material


def thread(colour=(0.72, 0.62, 0.46)):
    m = Nodes("thread")
    wave = m.new("TexWave", {"Vector": m.coords(), "Scale": 1.6, "Distortion": 1.0}, bands_direction="DIAGONAL").outputs["Fac"]
    m.set(Base_Color=colour, Roughness=0.75, Sheen=0.4)
    m.bump(wave, 0.4, 0.08)
    return m.material


def cloth(name, colour, gap, rough, depth, weave):
    """Woven cloth; `gap` is the colour between the yarns. `weave` maps the UV (millimetres) to the height (0 to 1), the place across the yarn (yarns), along it (mm) and its number.

    Smooth ribs look like rubber: yarn is a bundle of twisted fibres, and no two yarns are equally thick.
    """
    m = Nodes(name)
    split = m.new("SeparateXYZ", {"Vector": m.new("TexCoord").outputs["UV"]})

    def math(op, a, b=0.0):
        return m.new("Math", {0: a, 1: b}, operation=op).outputs[0]

    def hump(value):
        return math("ABSOLUTE", math("SINE", math("MULTIPLY", value, 3.14159)))

    height, across, along, number = weave(math, hump, split.outputs["X"], split.outputs["Y"])
    twisted = m.new("CombineXYZ", {"X": math("MULTIPLY", math("ADD", across, math("MULTIPLY", along, 0.55)), 4.0), "Y": math("MULTIPLY", along, 1.1), "Z": number})
    fibres = m.new("TexNoise", {"Vector": twisted.outputs[0], "Scale": 1.0, "Detail": 3.0, "Roughness": 0.65}).outputs["Fac"]
    slub = m.new("CombineXYZ", {"X": math("MULTIPLY", along, 0.12), "Y": math("MULTIPLY", number, 3.7)})
    slub = m.new("TexNoise", {"Vector": slub.outputs[0], "Scale": 1.0, "Detail": 2.0}).outputs["Fac"]
    tone = m.map(math("ADD", math("MULTIPLY", fibres, 0.6), math("MULTIPLY", slub, 0.4)), 0.0, 1.0, 0.32, 0.68)
    light = m.mix(tone, tuple(c * 0.70 for c in colour), tuple(min(1, c * 1.18) for c in colour))
    m.set(Base_Color=m.mix(m.map(height, 0, 1, 0.05, 0.75), gap, light), Roughness=rough, Sheen=0.4, Specular=0.2)
    thick = math("MULTIPLY", height, m.map(slub, 0.72, 1.18))
    m.bump(math("ADD", thick, math("MULTIPLY", fibres, 0.55)), 0.85, depth)
    return m.material


def herringbone(colour, rib=1.05, column=2.7):
    """Webbing: diagonal ribs that change direction at every column."""
    def weave(math, hump, x, y):
        column_at = math("DIVIDE", y, column)
        slant = math("MULTIPLY", math("PINGPONG", column_at, 1.0), 1.5)
        across = math("ADD", math("DIVIDE", x, rib), slant)
        ribs = math("POWER", hump(across), 0.6)
        height = math("MULTIPLY", ribs, math("ADD", math("MULTIPLY", math("POWER", hump(column_at), 0.4), 0.5), 0.5))
        return height, across, y, math("ADD", math("FLOOR", across), math("MULTIPLY", math("FLOOR", column_at), 7.3))

    return cloth("webbing", colour, tuple(c * 0.36 for c in colour), 0.72, rib * 0.3, weave)


def linen(colour, pitch=0.62):
    """Plain weave: a brick pattern of short bumps."""
    def weave(math, hump, x, y):
        row = math("DIVIDE", y, pitch)
        number = math("FLOOR", row)
        shift = math("MULTIPLY", math("MODULO", math("ADD", number, 1000.0), 2.0), 0.5)
        crown = math("POWER", hump(math("ADD", math("DIVIDE", x, pitch * 1.7), shift)), 0.7)
        return math("MULTIPLY", crown, math("POWER", hump(row), 0.7)), row, x, number

    return cloth("linen", colour, tuple(c * 0.42 for c in colour), 0.85, pitch * 0.3, weave)


def denim(colour, pitch=0.62):
    """Twill: indigo yarns that dip under a light one at every fourth place, one place further in each row."""
    def weave(math, hump, x, y):
        row = math("DIVIDE", y, pitch)
        number = math("FLOOR", row)
        step = math("FRACT", math("DIVIDE", math("ADD", math("DIVIDE", x, pitch * 1.1), number), 4.0))
        over = math("POWER", math("SINE", math("MULTIPLY", step, 3.14159)), 0.35)
        return math("MULTIPLY", over, math("POWER", hump(row), 0.6)), row, x, number

    return cloth("denim", colour, (0.15, 0.16, 0.18), 0.88, pitch * 0.34, weave)


def plain(colour, rough):
    """Paint, plastic, ferrite: one colour and one roughness."""
    m = Nodes("plain")
    m.set(Base_Color=colour, Roughness=m.map(m.noise(1.0, 4), rough * 0.85, rough * 1.2), Specular=0.4)
    return m.material
