"""Finishes and materials: plated metals, antique brass, leather, webbing, linen, thread."""
import bpy

# name: (colour, roughness)
METALS = {
    "nickel": ((0.74, 0.72, 0.69), 0.085),
    "gold": ((0.93, 0.60, 0.225), 0.11),
    "copper": ((0.88, 0.50, 0.36), 0.14),
    "gunmetal": ((0.20, 0.20, 0.215), 0.13),
    "brushed nickel": ((0.76, 0.735, 0.70), 0.24),
}


class Nodes:
    """Builder for a material's node tree."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.normal = None

    def new(self, kind, inputs=None, **props):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node, key, value)
        return node

    def feed(self, node, key, value):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def set(self, **values):
        for key, value in values.items():
            self.feed(self.shader, key.replace("_", " "), (*value, 1) if isinstance(value, tuple) and len(value) == 3 else value)
        return self

    def coords(self, stretch=(1, 1, 1), source="Object"):
        at = self.new("TexCoord").outputs[source]
        return self.new("Mapping", {"Vector": at, "Scale": stretch}).outputs["Vector"]

    def noise(self, scale, detail=3.0, stretch=(1, 1, 1)):
        return self.new("TexNoise", {"Vector": self.coords(stretch), "Scale": scale, "Detail": detail}).outputs["Fac"]

    def map(self, value, a, b, lo=0.3, hi=0.7):
        return self.new("MapRange", {"Value": value, "From Min": lo, "From Max": hi, "To Min": a, "To Max": b}).outputs["Result"]

    def mix(self, factor, a, b):
        node = self.new("MixRGB", {"Fac": factor})
        for key, value in (("Color1", a), ("Color2", b)):
            self.feed(node, key, (*value, 1) if isinstance(value, tuple) else value)
        return node.outputs["Color"]

    def bump(self, height, strength, distance):
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        if self.normal:
            inputs["Normal"] = self.normal
        self.normal = self.new("Bump", inputs).outputs["Normal"]
        self.feed(self.shader, "Normal", self.normal)


def metal(finish):
    if finish == "antique brass":
        return antique_brass()
    if finish == "matt black":
        return matt_black()
    colour, rough = METALS[finish]
    m = Nodes(finish)
    m.set(Base_Color=colour, Metallic=1.0, Roughness=m.map(m.noise(0.9, 5), rough * 0.8, rough * 1.5))
    # Long soft waves as on polished castings; without them metal looks artificial.
    m.bump(m.noise(0.22, 1.0), 0.5, 0.05)
    if finish == "brushed nickel":
        m.bump(m.noise(3.0, 3, (0.05, 4, 4)), 0.25, 0.02)
    else:
        m.bump(m.noise(1.2, 4, (0.4, 5, 5)), 0.12, 0.004)
    return m.material


def antique_brass():
    m = Nodes("antique brass")
    worn = m.map(m.new("NewGeometry").outputs["Pointiness"], 0.0, 1.0, 0.47, 0.535)
    hollow = m.map(m.new("AmbientOcclusion", {"Distance": 3.0}, samples=3).outputs["AO"], 0.0, 1.0, 0.35, 0.95)
    cloud = m.map(m.noise(0.9, 8), 0.45, 1.0, 0.25, 0.75)
    keep = m.new("Math", {0: hollow, 1: cloud}, operation="MULTIPLY").outputs[0]
    keep = m.new("Math", {0: keep, 1: m.map(worn, 0.55, 1.15, 0, 1)}, operation="MULTIPLY", use_clamp=True).outputs[0]
    m.set(Base_Color=m.mix(keep, (0.045, 0.026, 0.013), (0.60, 0.37, 0.15)), Metallic=1.0, Roughness=m.map(keep, 0.38, 0.17, 0, 1))
    m.bump(m.noise(0.3, 2), 0.5, 0.05)
    m.bump(m.noise(3.5, 5), 0.12, 0.02)
    return m.material


def matt_black():
    m = Nodes("matt black")
    m.set(Base_Color=(0.018, 0.018, 0.019), Roughness=m.map(m.noise(1.0, 4), 0.36, 0.46), Specular=0.5)
    m.bump(m.noise(5.0, 2), 0.12, 0.03)
    return m.material


LEATHERS = {"tan": (0.42, 0.185, 0.065), "brown": (0.13, 0.052, 0.024), "black": (0.011, 0.0098, 0.009)}


def leather(kind):
    colour = LEATHERS[kind]
    m = Nodes(kind + " leather")
    tone = m.map(m.noise(0.12, 4), 0.0, 1.0)
    dark = tuple(c * 0.72 for c in colour)
    pores = m.new("TexVoronoi", {"Vector": m.coords(), "Scale": 1.5}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    creases = m.map(pores, 0.0, 1.0, 0.0, 0.16)
    m.set(Base_Color=m.mix(m.map(creases, 0.25, 0.0, 0, 1), m.mix(tone, dark, colour), dark), Roughness=0.55, Specular=0.3)
    # One bump node for all scales of grain, because each node is evaluated three times per sample.
    grain = m.new("Math", {0: m.noise(0.5, 5), 1: 1.6}, operation="MULTIPLY").outputs[0]
    m.bump(m.new("Math", {0: creases, 1: grain}, operation="ADD").outputs[0], 0.36, 0.1)
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


def cloth(name, colour, rough, contrast, depth, weave):
    """Woven cloth: `weave` maps the UV (millimetres) to a height between 0 and 1."""
    m = Nodes(name)
    split = m.new("SeparateXYZ", {"Vector": m.new("TexCoord").outputs["UV"]})

    def math(op, a, b=0.0):
        return m.new("Math", {0: a, 1: b}, operation=op).outputs[0]

    def hump(value):
        return math("ABSOLUTE", math("SINE", math("MULTIPLY", value, 3.14159)))

    height = weave(m, math, hump, split.outputs["X"], split.outputs["Y"])
    fuzz = m.noise(2.5, 3)
    dark = tuple(c * (1 - contrast) * 0.7 for c in colour)
    light = m.mix(fuzz, tuple(c * 0.78 for c in colour), tuple(min(1, c * 1.12) for c in colour))
    m.set(Base_Color=m.mix(m.map(height, 0, 1, 0.05, 0.75), dark, light), Roughness=rough, Sheen=0.4, Specular=0.22)
    m.bump(math("ADD", height, math("MULTIPLY", fuzz, 0.35)), 0.85, depth)
    return m.material


def herringbone(colour, rib=1.05, column=2.7):
    """Webbing: diagonal ribs that change direction at every column."""
    def weave(m, math, hump, x, y):
        across = math("DIVIDE", y, column)
        slant = math("MULTIPLY", math("PINGPONG", across, 1.0), 1.5)
        ribs = math("POWER", hump(math("ADD", math("DIVIDE", x, rib), slant)), 0.6)
        return math("MULTIPLY", ribs, math("ADD", math("MULTIPLY", math("POWER", hump(across), 0.4), 0.5), 0.5))

    return cloth("webbing", colour, 0.72, 0.4, rib * 0.3, weave)


def linen(colour, pitch=0.62):
    """Plain weave: a brick pattern of short bumps."""
    def weave(m, math, hump, x, y):
        row = math("DIVIDE", y, pitch)
        shift = math("MULTIPLY", math("MODULO", math("ADD", math("FLOOR", row), 1000.0), 2.0), 0.5)
        crown = math("POWER", hump(math("ADD", math("DIVIDE", x, pitch * 1.7), shift)), 0.7)
        return math("MULTIPLY", crown, math("POWER", hump(row), 0.7))

    return cloth("linen", colour, 0.85, 0.3, pitch * 0.3, weave)


def plain(colour, rough):
    """Paint, plastic, ferrite: one colour and one roughness."""
    m = Nodes("plain")
    m.set(Base_Color=colour, Roughness=m.map(m.noise(1.0, 4), rough * 0.85, rough * 1.2), Specular=0.4)
    return m.material


def wood(board):
    """Oiled oak: long grain with broad flames; every board uses another offset."""
    m = Nodes(f"oak {board}")
    at = m.new("TexCoord").outputs["Object"]
    shifted = m.new("Mapping", {"Vector": at, "Location": (board * 137.0, board * 61.0, 0), "Scale": (0.012, 0.14, 0.14)}).outputs["Vector"]
    broad = m.new("TexNoise", {"Vector": shifted, "Scale": 1.0, "Detail": 3, "Distortion": 1.2}).outputs["Fac"]
    rings = m.new("Math", {0: m.new("Math", {0: broad, 1: 26.0}, operation="MULTIPLY").outputs[0], 1: 1.0}, operation="PINGPONG").outputs[0]
    pores = m.map(m.noise(1.0, 4, (0.05, 2.6, 2.6)), 0.0, 1.0, 0.38, 0.62)
    streak = m.mix(0.55, rings, pores)
    tone = 0.92 + 0.08 * (board % 3)
    m.set(Base_Color=m.mix(streak, tuple(c * tone for c in (0.115, 0.052, 0.020)), tuple(c * tone for c in (0.29, 0.150, 0.064))),
          Roughness=m.map(pores, 0.55, 0.38, 0, 1), Specular=0.32)
    m.bump(pores, 0.25, 0.12)
    return m.material
