"""Oak, for benches, boards and frames."""
from nodes import Nodes


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
