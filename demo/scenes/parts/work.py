"""Wide pictures of work: the rack of the plating line, the caliper, swarf of the lathe, boxes of finished parts."""
import bpy
import numpy as np

import props
from benches import table
from materials import plain
from metals import metal
from nodes import Nodes
from papers import box, sheet_paper, words
from rings import d_path, d_ring
from rivets import ball_stud, cone_stud, pressed_flat, rivet_cap, slotted_head
from shapes import TAU, add, box_path, curve, join, linked_copy, moved, polygon, slab, sweep
from solids import along_x, along_y, bent, plate, rod, turned


def wall(distance, colour, rough=0.85, width=4000):
    """A plain wall behind the scene, and the floor before it."""
    surface = plain(colour, rough)
    add(box(width, 10, 1600, 1), surface, at=(0, distance, -500), rest=False, level=True)


def rack(part, thick, material, y, bars, pitch, shift=0.0, seed=1):
    """A frame of coated bars with bare hooks; a part hangs on every hook. The part stands upright, its highest point at z 0."""
    coat, steel, rng = plain((0.030, 0.085, 0.060), 0.36), metal("matt nickel"), np.random.default_rng(seed)
    hook = bent(curve([(0, 0, 0), (0, -5, -0.3), (0, -9, -1.2), (0, -12.4, -0.6), (0, -14.2, 2.0), (0, -14.8, 6.0)]), 0.9)
    first, first_hook = None, None
    for z in bars:
        add(along_x(rod(3.6, 760, 0.5)), coat, at=(0, y, z), rest=False)
        for x in np.arange(-360 + shift, 361, pitch):
            first_hook = linked_copy(first_hook, at=(x, y, z), rest=False) if first_hook else add(hook, steel, at=(x, y, z), rest=False)
            pose = dict(at=(x + rng.normal(0, 0.25), y - 10.0 + rng.normal(0, 0.5), z - 0.3 + thick / 2), turn=(rng.normal(0, 1.5), 0, rng.normal(0, 5)), rest=False)
            first = linked_copy(first, **pose) if first else add(part, material, **pose)
    for x in (-196, 150):
        add(rod(5.5, 900, 0.5), coat, at=(x, y + 3, 0), rest=False)


def upright(part):
    """Turns a flat ring upright; the middle of its highest wire is at the origin."""
    pts, faces = moved(part, turn=(90, 0, 0))
    return pts - (0, 0, pts[:, 2].max()), faces


def hanging(_):
    """Racks of D-rings as they come from the bath; one is in focus."""
    wall(1300, (0.11, 0.115, 0.12))
    ring = upright(d_ring(34, 4.2))
    bars = (-92, -30, 32, 94)
    rack(ring, 4.2, metal("light gold"), 0, bars, 43.5)
    rack(ring, 4.2, metal("gunmetal"), 520, [z + 24 for z in bars], 43.5, 17, 2)


def satin():
    """The dull chrome of gauges, which does not dazzle, so that the engraving can be read."""
    m = Nodes("satin chrome")
    m.set(Base_Color=(0.70, 0.69, 0.67), Metallic=1.0, Roughness=m.map(m.noise(0.5, 4), 0.36, 0.44))
    m.bump(m.noise(7.0, 2), 0.3, 0.01)
    return m.material


def ticks(places, y, long, z, width=0.18):
    """Engraved lines of a scale as flat quads: (x, part of the full length)."""
    pts, faces = [], []
    for x, part in places:
        faces.append(tuple(range(len(pts), len(pts) + 4)))
        pts += [(x - width / 2, y, z), (x + width / 2, y, z), (x + width / 2, y + long * part, z), (x - width / 2, y + long * part, z)]
    return np.array(pts, float), faces


def caliper(gap):
    """A vernier caliper with satin chrome and black engraving; its measuring faces are at x 0 and x `gap`, below y 0. Returns the objects."""
    chrome, ink, bright = satin(), plain((0.012, 0.012, 0.013), 0.6), metal("nickel")
    thick, lid = 3.6, 5.4
    beam = box_path(206, 16, 0.6)
    beam = beam + (103 - 20, 0, 0)
    fixed = polygon([(-20, 8), (-20, -14), (-8, -40), (-3.4, -50), (0, -50), (0, 24), (-1.4, 24), (-6, 10)], (1.5, 6, 8, 0.8, 0.2, 0.3, 0.3, 4))
    slide = polygon([(0, -50), (3.4, -50), (8, -40), (16, -15), (56, -11), (58, 12), (7, 12), (1.4, 24), (0, 24)], (0.2, 0.8, 8, 5, 2, 2, 4, 0.3, 0.3))
    window = polygon([(9, -3), (52, -3), (52, 5.6), (9, 5.6)], 0.8)
    parts = [add(moved(plate(beam, thick, edge=0.3), (0, 0, thick / 2)), chrome, rest=False, level=True),
             add(moved(plate(fixed, thick + 0.1, edge=0.3), (0, 0, thick / 2)), chrome, rest=False, level=True),
             add(moved(plate(slide, lid, [window[::-1]], edge=0.35), (gap, 0, lid / 2)), chrome, rest=False, level=True)]
    scale = [(k, 1.0 if k % 10 == 0 else 0.8 if k % 5 == 0 else 0.6) for k in range(0, 151)]
    zero = gap + 10
    parts.append(add(ticks([(zero - gap + k, part) for k, part in scale], -3.2, 5.2, thick + 0.02), ink, rest=False))
    parts += [words(str(k // 10), 3.0, "DejaVuSans.ttf", ink, (zero - gap + k, 2.6, thick + 0.01), high=0.02) for k in range(0, 151, 10)]
    parts.append(add(ticks([(zero + 0.95 * k * 2, 1.0 if k % 5 == 0 else 0.7) for k in range(21)], -3.3, -3.4, lid + 0.02), ink, rest=False))
    parts += [words(str(k), 2.4, "DejaVuSans.ttf", ink, (zero + 0.95 * k * 4, -9.4, lid + 0.01), high=0.02) for k in range(0, 11, 2)]
    # The locking screw and the rest of the thumb.
    knurl = [(0, 0)] + [(4.0 - 0.25 * (k % 2), 0.5 + k * 0.45) for k in range(14)] + [(0, 7)]
    parts.append(add(along_y(join(moved(turned(knurl, 0.1, 0.1), (0, 0, 2)), rod(1.4, 8))), bright, at=(gap + 36, 12, 3.2), rest=False))
    ribs = [moved(along_y(rod(0.55, 3.0, 0.3)), (gap + 42 + k * 1.5, -11.6, lid - 0.3)) for k in range(9)]
    parts.append(add(join(moved(plate(polygon([(40, -10), (41, -14.5), (55, -14.5), (57, -10)], (1, 3, 3, 1)), lid, edge=0.5), (gap, 0, lid / 2)), *ribs), chrome, rest=False, level=True))
    parts.append(add(moved(along_x(rod(0.9, 90, 0.3)), (140 + gap, 0, 1.4)), bright, rest=False))
    return parts


def stroke(path, z, wide=0.3, closed=True):
    return sweep(path + (0, 0, z), slab(wide, 0.03, 0.01, 0.01), closed=closed)


def drawing(z=0.35):
    """A sheet with the drawing of a D-ring and its measures."""
    ink, thin = plain((0.03, 0.03, 0.035), 0.7), plain((0.10, 0.10, 0.11), 0.7)
    parts = [add(box(210, 148, z, 0.3, 0.1), sheet_paper((0.84, 0.82, 0.77)), rest=False, level=True)]
    outer, inner = d_path(44.6, 40), d_path(35.4, 31)
    parts.append(add(join(stroke(outer, z, 0.42), stroke(inner + (0, 0.2, 0), z, 0.42)), ink, rest=False))
    def rule(x0, y0, x1, y1):
        return stroke(np.linspace((x0, y0, 0), (x1, y1, 0), 12), z, 0.2, closed=False)
    lines = [rule(-28, 0, 28, 0), rule(0, -27, 0, 27), rule(-22.3, 0, -22.3, -36), rule(22.3, 0, 22.3, -36), rule(-22.3, -33, 22.3, -33),
             rule(0, 20, 36, 20), rule(18, -20, 36, -20), rule(33, -20, 33, 20)]
    parts.append(add(join(*lines), thin, rest=False))
    arrows = [polygon([(-22.3, -33), (-18.5, -33.7), (-18.5, -32.3)], 0.05), polygon([(22.3, -33), (18.5, -32.3), (18.5, -33.7)], 0.05),
              polygon([(33, 20), (32.3, 16.2), (33.7, 16.2)], 0.05), polygon([(33, -20), (33.7, -16.2), (32.3, -16.2)], 0.05)]
    parts += [add(moved(plate(a, 0.03, edge=0.004), (0, 0, z)), ink, rest=False) for a in arrows]
    parts.append(words("40", 4.4, "DejaVuSans.ttf", ink, (0, -31.6, z), high=0.03))
    parts.append(words("36", 4.4, "DejaVuSans.ttf", ink, (31.4, 0, z), high=0.03, turn=(0, 0, 90)))
    frame = box_path(196, 134, 0.2)
    title = [rule(30, -67, 30, -47), rule(30, -47, 98, -47), rule(30, -57, 98, -57), rule(66, -57, 66, -47)]
    parts.append(add(join(stroke(frame, z, 0.3), *title), ink, rest=False))
    parts.append(words("D-40", 4.6, "DejaVuSans.ttf", ink, (48, -54, z), high=0.03))
    parts.append(words("1 : 1", 4.0, "DejaVuSans.ttf", ink, (82, -54, z), high=0.03))
    return parts


def measuring(_):
    """A ring between the jaws of a caliper, on its drawing; finished rings wait beside it."""
    props.parent_all(drawing(), at=(62, 38, 0.02), turn=(0, 0, -8))
    ring = d_ring(40, 4.6, 36)
    reach = float(np.ptp(ring[0][:, 0]))
    tool = caliper(reach)
    tool.append(add(ring, metal("light gold"), at=(reach / 2, -31, 2.35), rest=False))
    props.parent_all(tool, at=(-70, 14, 0.42), turn=(0, 0, 9))
    gold, nickel = metal("light gold"), metal("nickel")
    for x, y, heading, material in ((-108, -46, 30, gold), (24, -44, -20, nickel), (72, -30, 62, gold), (118, -58, 8, gold)):
        add(d_ring(40, 4.6, 36), material, at=(x, y, 0.4 if y > -40 else 0.02), turn=(0, 0, heading))


def curl(turns, start, end, pitch=3.4, width=1.25, seed=1):
    """A chip of the lathe: a ribbon wound around the x axis, wider at one end, with a torn edge."""
    rng, n = np.random.default_rng(seed), int(turns * 44)
    t = np.linspace(0, turns, n)
    r = start + (end - start) * (t / turns) ** 1.4 + 0.12 * np.sin(t * 2.1 + seed)
    path = np.c_[t * pitch + 0.3 * np.sin(t * 1.3), r * np.cos(t * TAU), r * np.sin(t * TAU)]
    torn = 1 - 0.22 * np.abs(np.interp(np.arange(n), np.arange(0, n + 6, 6), rng.normal(0, 1, n // 6 + 2)[: len(np.arange(0, n + 6, 6))]).clip(-1.5, 1.5))
    end_ = np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / 8, 0.15, 1)
    return sweep(path, slab(0.16, width, 0.06, 0.06), closed=False, up=(1, 0, 0), scale=np.c_[np.ones(n), torn * end_])


def swarf(_):
    """Turned brass parts, the bar they come from, a tool, and chips between them, on the bench."""
    table()
    brass, steel, dark = metal("raw brass"), metal("matt nickel"), metal("gunmetal")
    bar = turned([(0, 0), (2.6, 0.2), (3.0, 1.2), (3.0, 9), (5.4, 10.4), (6.4, 12.4), (6.4, 16), (4.4, 17.6), (4.4, 21), (7.8, 22), (8.0, 22.6), (8.0, 260), (0, 260)], 0.35, 0.25)
    add(along_x(bar), brass, at=(-4, 34, 0), turn=(0, 0, 17))
    # A tool holder with a carbide tip, of square steel.
    holder = polygon([(-120, -8), (2, -8), (9, -3), (4, 8), (-120, 8)], (1, 0.6, 0.8, 0.8, 1))
    add(plate(holder, 16, edge=0.5), dark, at=(-62, -36, 0), turn=(0, 0, -16), level=True)
    tip = moved(plate(polygon([(0, -5), (6.4, -1.6), (4.4, 5.4), (-3, 4)], 0.5), 3.0, edge=0.2), (0, 0, 0))
    add(join(tip, moved(turned([(0, 0), (2.0, 0), (2.0, 1.2), (1.2, 1.6), (0, 1.4)], 0.2), (2, 0.4, 1.4))), metal("gold"), at=(-59, -37.4, 17.4), turn=(0, 0, -16), rest=False, level=True)
    for k, (x, y) in enumerate(((20, -18), (44, -30), (24, -48), (66, -14), (70, -46), (96, -34))):
        add(ball_stud(), brass, at=(x, y, 0), turn=((0, 0, 40 * k) if k not in (1, 4) else (103, 0, 60 * k)))
    for k, (x, y) in enumerate(((104, -6), (122, -22), (50, -66))):
        add(slotted_head(), brass, at=(x, y, 0), turn=(0, 0, 47 * k))
    rng = np.random.default_rng(8)
    for k, (x, y, heading, turns, start, end) in enumerate(((-34, 8, 20, 9, 2.4, 3.6), (-16, -2, -34, 7, 1.8, 4.4), (-54, 22, 66, 11, 2.2, 3.0), (4, 6, 120, 6, 2.8, 5.2),
                                                           (-84, 2, -8, 7, 2.0, 3.8), (-22, -40, 14, 7, 2.4, 3.4), (36, 12, -12, 8, 2.0, 2.8), (-110, 26, 30, 9, 2.2, 4.2))):
        add(curl(turns, start, end, seed=k + 1), brass, at=(x, y, 0), turn=(0, 0, heading))
    shapes = [add(curl(turns, 1.1 + 0.2 * k, 1.5 + 0.3 * k, 1.9, 1.0, seed=20 + k), brass, at=(-20 - 6 * k, 20, 0), turn=(90 * k, 20, 40 * k)) for k, turns in enumerate((0.7, 1.2, 0.5, 1.8))]
    for k in range(110):
        x, y = rng.normal(-24, 44), rng.normal(0, 24)
        if abs(y - 34 - (x + 4) * 0.306) < 12 and x > -8 or abs(y + 36 + (x + 62) * 0.287) < 12 and x < -50 or y < -52:
            continue
        linked_copy(shapes[k % 4], at=(x, y, 0), turn=tuple(rng.uniform(0, 360, 3)))


def settled(part, count, size, wall_, seed, height=26.0):
    """Drops copies of the convex part into a box of the given inner size and returns the matrices where they come to rest (Bullet)."""
    scene, rng = bpy.context.scene, np.random.default_rng(seed)
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations, world.point_cache.frame_end = 12, 20, 150
    scene.gravity = (0, 0, -600)
    made = []

    def body(mesh_part, at, active, turn=(0, 0, 0)):
        ob = add(mesh_part, plain_, at=at, turn=turn, rest=False)
        bpy.context.view_layer.objects.active = ob
        bpy.ops.rigidbody.object_add()
        ob.rigid_body.type = "ACTIVE" if active else "PASSIVE"
        ob.rigid_body.collision_shape = "CONVEX_HULL" if active else "BOX"
        ob.rigid_body.friction, ob.rigid_body.restitution, ob.rigid_body.use_margin, ob.rigid_body.collision_margin = 0.5, 0.05, True, 0.02
        ob.rigid_body.linear_damping = ob.rigid_body.angular_damping = 0.2
        made.append(ob)
        return ob

    plain_ = plain((0.5, 0.5, 0.5), 0.5)
    w, d = size
    body(moved(box(w + 60, d + 60, 20), (0, 0, -20)), (0, 0, wall_), False)
    for x, y, bw, bd in ((w / 2 + 10, 0, 20, d + 60), (-w / 2 - 10, 0, 20, d + 60), (0, d / 2 + 10, w + 60, 20), (0, -d / 2 - 10, w + 60, 20)):
        body(moved(box(bw, bd, 400), (0, 0, -200)), (x, y, 200), False)
    pts = np.asarray(part[0])
    # A hull of few points is enough.
    hull = (pts[np.random.default_rng(0).permutation(len(pts))[:160]], [])
    hull = (np.vstack([hull[0], [pts[pts[:, k].argmax()] for k in range(3)], [pts[pts[:, k].argmin()] for k in range(3)]]), [])
    bodies = [body(hull, (rng.uniform(-w / 2 + 14, w / 2 - 14), rng.uniform(-d / 2 + 14, d / 2 - 14), 30 + k * height / 6), True, rng.uniform(0, 360, 3)) for k in range(count)]
    for frame in range(1, 151):
        scene.frame_set(frame)
    deps = bpy.context.evaluated_depsgraph_get()
    rest = [ob.evaluated_get(deps).matrix_world.copy() for ob in bodies]
    bpy.ops.rigidbody.world_remove()
    for ob in made:
        bpy.data.objects.remove(ob)
    scene.frame_set(1)
    return rest


def carton(size, high, at, turn, thick=2.4):
    """An open box of kraft board, with a paper label on its front."""
    kraft, edge = sheet_paper((0.40, 0.265, 0.15)), 0.25
    w, d = size[0] + 2 * thick, size[1] + 2 * thick
    parts = [add(box(w, d, thick, 0.6, edge), kraft, rest=False, level=True)]
    for x, y, bw, bd in ((w / 2 - thick / 2, 0, thick, d), (thick / 2 - w / 2, 0, thick, d), (0, d / 2 - thick / 2, w - 2 * thick, thick), (0, thick / 2 - d / 2, w - 2 * thick, thick)):
        parts.append(add(box(bw, bd, high, 0.5, edge), kraft, at=(x, y, 0), rest=False, level=True))
    return parts


def boxes(_):
    """Boxes of finished parts, poured in."""
    size, high = (86, 76), 30
    kinds = ((pressed_flat(rivet_cap(9, 4.4), 0), "nickel", (-104, 14, 0), 8, 3), (cone_stud(), "light gold", (0, 0, 0), -3, 4), (ball_stud(), "gunmetal", (106, 20, 0), 6, 5))
    for part, finish, at, turn, seed in kinds:
        poses = settled(part, 120, size, 2.4, seed)
        group, first = carton(size, high, at, turn), None
        for pose in poses:
            if first is None:
                first = ob = add(part, metal(finish), rest=False)
            else:
                ob = linked_copy(first, rest=False)
            ob.matrix_world = pose
            group.append(ob)
        bpy.context.view_layer.update()
        props.parent_all(group, at=at, turn=(0, 0, turn))
