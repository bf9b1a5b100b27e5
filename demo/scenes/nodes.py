"""Builder for the node tree of a material."""
import bpy


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
