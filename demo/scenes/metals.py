"""The finishes of the catalogue, as metal looks from 30 cm: polished plating, brushed and matt plating, patina, paint.

Polished metal from a computer is perfect, which is what gives it away. Plating has smudges, hairlines along the polish, small pits,
a duller tone in corners, and no two parts are alike: each object shifts the patterns by its own random number.
"""
from nodes import Nodes

# Plated: (colour, roughness).
PLATED = {
    "nickel": ((0.74, 0.72, 0.69), 0.085),
    "white bronze": ((0.79, 0.765, 0.705), 0.10),
    "gold": ((0.93, 0.60, 0.225), 0.10),
    "light gold": ((0.91, 0.70, 0.39), 0.10),
    "rose": ((0.89, 0.60, 0.485), 0.10),
    "copper": ((0.88, 0.47, 0.32), 0.12),
    "raw brass": ((0.80, 0.585, 0.255), 0.17),
    "gunmetal": ((0.19, 0.19, 0.203), 0.12),
    "matt nickel": ((0.70, 0.683, 0.655), 0.30),
    "brushed nickel": ((0.74, 0.715, 0.68), 0.22),
}
# Blackened, then rubbed bright: (patina, metal, another tone of the metal).
ANTIQUE = {
    "antique brass": ((0.040, 0.026, 0.016), (0.60, 0.40, 0.19), (0.50, 0.30, 0.13)),
    "antique copper": ((0.036, 0.018, 0.012), (0.56, 0.255, 0.15), (0.42, 0.165, 0.09)),
    "antique silver": ((0.030, 0.030, 0.030), (0.56, 0.545, 0.51), (0.41, 0.40, 0.38)),
}
# Powder coat or lacquer: colour.
PAINTED = {
    "matt black": (0.016, 0.016, 0.017),
    "matt white": (0.80, 0.775, 0.72),
    "matt khaki": (0.135, 0.130, 0.062),
    "matt red": (0.33, 0.020, 0.022),
}
FINISHES = (*PLATED, *ANTIQUE, *PAINTED)


class Plating(Nodes):
    """Patterns in the coordinates of the part, shifted by the random number of the object."""

    def __init__(self, finish):
        super().__init__(finish)
        self.material["finish"] = finish
        self.random = self.new("ObjectInfo").outputs["Random"]
        shift = self.new("VectorMath", {0: self.random, 1: (83.0, 191.0, 137.0)}, operation="MULTIPLY").outputs[0]
        at = self.new("TexCoord").outputs["Object"]
        self.at = self.new("VectorMath", {0: at, 1: shift}, operation="ADD").outputs[0]

    def coords(self, stretch=(1, 1, 1), source="Object"):
        return self.at if stretch == (1, 1, 1) else self.new("Mapping", {"Vector": self.at, "Scale": stretch}).outputs["Vector"]

    def math(self, operation, a, b=0.0, clamp=False):
        return self.new("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def hairlines(self, angle, scale, width, stretch=0.02):
        """Thin scratches: a noise drawn long in one direction, cut to a narrow band."""
        turned = self.new("Mapping", {"Vector": self.at, "Rotation": angle}).outputs["Vector"]
        drawn = self.new("Mapping", {"Vector": turned, "Scale": (stretch, 1, 1)}).outputs["Vector"]
        noise = self.new("TexNoise", {"Vector": drawn, "Scale": scale, "Detail": 2.0, "Distortion": 0.15}).outputs["Fac"]
        return self.map(self.math("ABSOLUTE", self.math("SUBTRACT", noise, 0.64)), 1.0, 0.0, 0.0, width)

    def hollows(self, reach, lo, hi, local=True):
        """1 in corners and under contacts, 0 where the surface is open."""
        open_ = self.new("AmbientOcclusion", {"Distance": reach}, samples=2, only_local=local).outputs["AO"]
        return self.map(open_, 1.0, 0.0, lo, hi)

    def wear(self, base, spread):
        """Roughness with smudges, hairlines and small pits; the same lines and pits stand in the relief."""
        smudge = self.map(self.noise(0.16, 5), 0.0, 1.0, 0.42, 0.66)
        fine = self.map(self.noise(9.0, 2), -0.5, 0.5, 0.25, 0.75)
        lines = self.math("MAXIMUM", self.hairlines((0.3, 0.5, 0.4), 7.0, 0.012), self.hairlines((0.05, 0.1, 0.12), 11.0, 0.016, 0.012))
        pits = self.map(self.new("TexVoronoi", {"Vector": self.at, "Scale": 1.7}, feature="F1").outputs["Distance"], 1.0, 0.0, 0.05, 0.11)
        marks = self.math("MAXIMUM", lines, pits)
        rough = self.math("ADD", self.math("MULTIPLY", smudge, spread), self.math("MULTIPLY", fine, base * 0.5))
        rough = self.math("ADD", rough, self.math("MULTIPLY", marks, 0.20))
        # The long wave of a hand on the polishing wheel. Higher, it looks like dents.
        self.bump(self.noise(0.2, 1.0), 0.5, 0.035)
        self.bump(self.math("SUBTRACT", self.noise(5.0, 3), marks), 0.45, 0.007)
        return self.math("ADD", rough, base)


def metal(finish):
    if finish in ANTIQUE:
        return antique(finish)
    if finish in PAINTED:
        return painted(finish)
    return brushed(finish) if finish == "brushed nickel" else plated(finish)


def plated(finish):
    colour, rough = PLATED[finish]
    m = Plating(finish)
    tarnish = m.map(m.noise(0.12, 4), 0.0, 1.0, 0.4, 0.7)
    if finish == "raw brass":
        # Without lacquer brass takes fingerprints and brown clouds.
        tarnish = m.math("ADD", tarnish, m.map(m.noise(0.45, 6), 0.0, 0.9, 0.45, 0.62))
    tone = m.mix(tarnish, colour, tuple(c * f for c, f in zip(colour, (0.93, 0.90, 0.85))))
    # Current is low in corners: the plating there is thin, dull and a little dark.
    corner = m.hollows(1.8, 0.55, 0.95)
    tone = m.mix(m.math("MULTIPLY", corner, 0.5), tone, tuple(c * f for c, f in zip(colour, (0.55, 0.50, 0.44))))
    worn = m.wear(rough * 1.1, 0.20 if finish == "matt nickel" else 0.09)
    m.set(Base_Color=tone, Metallic=1.0, Roughness=m.math("ADD", worn, m.math("MULTIPLY", corner, 0.10)))
    return m.material


def brushed(finish):
    """Brushed in one direction with an abrasive fleece: short grooves of several widths."""
    colour, rough = PLATED[finish]
    m = Plating(finish)
    coarse, fine = m.noise(2.2, 3, (0.05, 4, 4)), m.noise(6.0, 2, (0.03, 4, 4))
    grooves = m.math("ADD", m.math("MULTIPLY", coarse, 0.6), m.math("MULTIPLY", fine, 0.6))
    m.bump(m.noise(0.2, 1.0), 0.5, 0.03)
    m.bump(grooves, 0.35, 0.03)
    tone = m.mix(m.map(grooves, 0.0, 1.0, 0.4, 0.8), tuple(c * 0.82 for c in colour), colour)
    m.set(Base_Color=tone, Metallic=1.0, Roughness=m.map(grooves, rough * 1.5, rough * 0.85, 0.4, 0.8))
    return m.material


def antique(finish):
    """Bright where fingers and the barrel reach, dark in hollows and contacts, cloudy, and different on every part."""
    dark, light, second = ANTIQUE[finish]
    m = Plating(finish)
    edge = m.map(m.new("NewGeometry").outputs["Pointiness"], 0.0, 1.0, 0.46, 0.55)
    reached = m.math("SUBTRACT", 1.0, m.hollows(4.0, 0.32, 0.96, local=False))
    # Two sizes of cloud; the part's own number makes some parts darker.
    cloud = m.math("ADD", m.map(m.noise(0.28, 7), 0.30, 1.0, 0.36, 0.64), m.map(m.noise(2.6, 5), -0.26, 0.26, 0.3, 0.7))
    cloud = m.math("ADD", cloud, m.map(m.random, -0.14, 0.12, 0, 1))
    specks = m.map(m.noise(6.0, 4), 0.0, 1.0, 0.58, 0.66)
    keep = m.math("MULTIPLY", m.math("MULTIPLY", reached, cloud), m.math("ADD", edge, 0.5), clamp=True)
    keep = m.math("SUBTRACT", keep, m.math("MULTIPLY", specks, 0.5), clamp=True)
    rough = m.math("ADD", m.wear(0.12, 0.12), m.map(keep, 0.20, 0.0, 0, 1))
    bright = m.mix(m.map(m.noise(0.5, 3), 0, 1), light, second)
    m.set(Base_Color=m.mix(keep, dark, bright), Metallic=m.map(keep, 0.75, 1.0, 0, 1), Roughness=rough)
    return m.material


def painted(finish):
    """Powder coat: a fine orange peel, thinner and so brighter on edges."""
    colour = PAINTED[finish]
    m = Plating(finish)
    edge = m.map(m.new("NewGeometry").outputs["Pointiness"], 0.0, 1.0, 0.51, 0.60)
    peel = m.new("TexNoise", {"Vector": m.at, "Scale": 3.4, "Detail": 2.0, "Roughness": 0.4}).outputs["Fac"]
    smudge = m.map(m.noise(0.2, 5), 0.0, 1.0, 0.4, 0.65)
    m.bump(m.math("ADD", peel, m.math("MULTIPLY", m.noise(9.0, 2), 0.35)), 0.4, 0.03)
    tone = m.mix(m.math("MULTIPLY", edge, 0.35), colour, tuple(min(1, c * 1.6 + 0.012) for c in colour))
    m.set(Base_Color=tone, Roughness=m.math("ADD", m.math("MULTIPLY", smudge, 0.10), 0.38), Specular=0.42)
    return m.material
