"""Wide pictures: the workshop bench, straps with fittings, chains in close-up, rows of small parts."""
import numpy as np

import props
from buckles import roller_buckle
from buttons import blazer_button, jeans_button
from chains import cable_link, curb_link, lay, rolo, scaled, snake
from eyelets import eyelet, lying_angle, ring_of, washer
from hooks import swivel_hook
from metals import metal
from rings import d_ring
from rivets import ball_stud, cone_stud, pressed_flat, pyramid, rivet_cap, rivet_post
from shapes import add, curve, linked_copy, moved, slab, sweep
from snaps import cap, socket, stud
from solids import along_x, turned
from woods import wood


def scatter(part, material, spots, lean=0.0):
    """Copies a part to every (x, y, heading)."""
    first = None
    for x, y, heading in spots:
        first = linked_copy(first, at=(x, y, 0), turn=(lean, 0, heading)) if first else add(part, material, at=(x, y, 0), turn=(lean, 0, heading))


def table(width=900, depth=520, boards=5):
    """An oak table top of a few boards, with its upper side at ground level."""
    board, x = depth / boards, np.linspace(-width / 2, width / 2, 160)
    for k in range(boards):
        path = props.upright(np.c_[x, np.full(160, -6.0)], (k - boards / 2 + 0.5) * board + 60)
        add(sweep(path, slab(12, board - 0.5, 0.9, 0.5), closed=False, up=(0, 1, 0)), wood(k), rest=False)


def punch(length=105, tip=3.4):
    """A setting punch: a knurled grip that tapers to the working end."""
    body = [(0, 0), (tip * 0.9, 0), (tip, 0.5), (tip + 0.2, 14), (5.8, 26), (5.8, 31)]
    for z in np.arange(34, 66, 3.2):
        body += [(6.0, z), (5.55, z + 0.5), (5.55, z + 1.3), (6.0, z + 1.8)]
    body += [(6.0, length - 6), (6.9, length - 3), (6.5, length - 0.8), (0, length)]
    return along_x(turned(body, 0.4, 0.25))


def anvil(radius=17, high=15):
    """The round setting block with a hollow for a cap in its centre."""
    return turned([(0, 0), (radius, 0), (radius, high), (radius - 1.6, high + 1.6), (8.4, high + 1.6), (7.2, high + 0.6), (3, high - 0.8), (0, high - 1.0)], 1.0)


def bench(_):
    """A strap with its first eyelets, the punch and its block, and loose parts."""
    table()
    steel, brass, nickel = metal("brushed nickel"), metal("antique brass"), metal("nickel")
    base = 2.6
    spots = [(x, 0) for x in (-62, -36, -10)]
    holes = spots + [(16, 0), (42, 0)]
    strap = props.strap([(-260, base / 2), (92, base / 2)], 46, "tan", base, groove=3.2, cutters=[props.plug(x, y, 7.6) for x, y in holes])
    parts = [strap] + [add(eyelet(ring_of(14), height=3.2), brass, at=(x, y, base + 0.85), turn=(0, 0, x * 7), rest=False) for x, y in spots]
    parts += [props.sew(np.array([[x, y, base] for x in np.linspace(-259, 89, 700)])) for y in (-19.6, 19.6)]
    props.parent_all(parts, at=(-10, 22, 0), turn=(0, 0, 16))
    add(punch(), steel, at=(30, -52, 0), turn=(0, -0.9, 24))
    add(anvil(), steel, at=(122, 30, 0))
    scatter(eyelet(ring_of(14)), brass, [(-70, -56, 0), (-38, -64, 0), (-96, -36, 20)])
    scatter(eyelet(ring_of(14)), brass, [(-58, -30, 40), (-12, -52, -20)], lying_angle(14))
    scatter(washer(ring_of(14.4)), brass, [(-24, -30, 0), (-104, -68, 0), (6, -78, 0)])
    scatter(rivet_cap(7.5, 2.6), nickel, [(86, 70, 0), (108, 78, 0), (98, 92, 0), (70, 84, 0)])
    scatter(rivet_post(10, 6.6), nickel, [(128, 92, 0), (120, 66, 0)])


def chains_close(_):
    """Parallel chains across the whole picture; one is in focus."""
    def line(y, bend):
        return curve([(-170, y - 30, 0), (-90, y - 18 + bend, 0), (0, y, 0), (90, y + 18 - bend, 0), (170, y + 30, 0)], 0.2)

    lay(scaled(curb_link(), 2.0), metal("gold"), line(-6, 5), 5.98 * 2.0)
    rope = line(26, -4)
    rope[:, 2] = 4.0
    add(snake(rope, 4.0, 1.6), metal("nickel"), rest=False, auto_smooth=50)
    rolo("copper", line(50, 4), 1.9)
    lay(scaled(curb_link(), 1.5), metal("gunmetal"), line(78, -4), 5.98 * 1.5)
    lay(scaled(cable_link(), 1.5), metal("gunmetal"), line(-36, -4), 6.65 * 1.5, tilts=(46, -46), loose=2)
    lay(scaled(curb_link(), 1.4), metal("gold"), line(106, 3), 5.98 * 1.4)


def dozens(_):
    """Rows of small parts, one kind per row."""
    rng = np.random.default_rng(11)
    kinds = [(cap(), "nickel", True), (jeans_button(), "antique brass", True), (cone_stud(), "gunmetal", True), (socket(), "gold", True),
             (pressed_flat(pyramid()), "copper", False), (blazer_button(), "gold", True), (rivet_cap(), "nickel", True), (ball_stud(), "antique brass", True),
             (stud(), "gunmetal", True)]
    heading = np.radians(12)
    for row, (part, finish, free) in enumerate(kinds):
        spots = []
        for k in range(-7, 8):
            u, v = k * 29 + (row % 2) * 14.5, (row - 3) * 27
            spots.append((u * np.cos(heading) - v * np.sin(heading), u * np.sin(heading) + v * np.cos(heading), rng.uniform(0, 360) if free else 12 + rng.normal(0, 2)))
        scatter(part, metal(finish), spots)


def straps(_):
    """A tan and a black strap with fittings on the left; the right third is empty."""
    thick, width = 2.2, 35
    nickel, gold = metal("nickel"), metal("gold")
    buckle = add(roller_buckle(), nickel, turn=(0, -1.6, 0), at=(0, 0, 0.6), rest=False)
    side = props.folded(-21.5, 4.1, 2.0, thick, end=-260)
    strap = props.strap(side, width, "tan", thick, cutters=[props.block((-33.5, 0), (-3.2, 3.2), (-5, 15))])
    top = props.upper(side, thick)
    seams = [props.sew(props.upright(top[top[:, 0] < -28], y)) for y in (-width / 2 + 2.8, width / 2 - 2.8)]
    props.parent_all([buckle, strap, *seams], at=(24, 44, 0), turn=(0, 0, 14))
    lift = 5.2
    hook = add(moved(swivel_hook(), (-3, 0, lift)), gold, turn=(0, 2.4, 0), at=(0, 0, -0.8), rest=False)
    side = props.folded(-20, lift, 2.0, thick, end=-260)
    strap = props.strap(side, 26, "black", thick, groove=2.6)
    top = props.upper(side, thick)
    seams = [props.sew(props.upright(top[top[:, 0] < -32], y), (0.62, 0.52, 0.38)) for y in (-10.4, 10.4)]
    props.parent_all([hook, strap, *seams], at=(12, -22, 0), turn=(0, 0, 14))
    add(d_ring(40, 4.6), gold, at=(86, -50, 0), turn=(0, 0, 14))
