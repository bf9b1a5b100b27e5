"""Press fasteners: spring snap, prong-ring snap, magnetic snap. Modelled at about 1.6 times their size."""
import numpy as np
from mathutils import Vector

import props
from materials import plain
from metals import metal
from shapes import add, box_path, curve, join, moved, shell, slab, sweep
from solids import AXIS, bent, circle, plate, torus, turned


def pressed(points, thick=0.55):
    """A turned shell of sheet along (radius, height) points."""
    return sweep(AXIS, shell(points, thick))


def cap(radius=11.5, crown=4.2):
    """The visible half: a dome with a curled rim."""
    line = [(radius * k, crown * (1 - k**2.1) + 0.5) for k in np.linspace(0, 0.94, 12)]
    return moved(pressed([*line, (radius, -0.1), (radius * 0.985, -0.95), (radius * 0.93, -1.25), (radius * 0.84, -1.0)], 0.6), (0, 0, 1.6))


def post(length=8.0):
    """The part below the cap: a flange with the tube."""
    return pressed([(2.9, length), (2.9, 2), (3.0, 1.1), (3.6, 0.55), (5.5, 0.6), (8.0, 0.4), (8.8, -0.3)])


def socket():
    """Socket half: a raised collar around the socket, with two spring wires across it."""
    body = pressed([(3.9, 0.3), (4.0, 2.2), (4.6, 3.1), (5.8, 3.3), (6.8, 2.6), (7.4, 1.4), (8.6, 0.95), (10.3, 0.9),
                    (10.9, 0.3), (10.6, -0.5), (9.8, -0.6)])
    springs = []
    for side in (-1, 1):
        x = side * 2.5
        s = np.linspace(-1, 1, 9)
        springs.append(bent(curve([(x + side * 0.55 * np.cos(v * np.pi), v * 5.0, 2.05) for v in s], 0.1), 0.42))
    return join(body, turned([(0, 0), (9.5, 0), (9.5, 0.5), (0, 0.5)], 0.2), *springs)


def stud():
    """Stud half: a narrow-necked knob on a wide base, open at the top for the post."""
    return pressed([(1.7, 1.2), (1.8, 4.3), (2.4, 5.2), (3.3, 5.2), (3.95, 4.4), (3.8, 3.2), (3.45, 2.2), (3.9, 1.25), (5.4, 0.95), (7.0, 1.35), (8.6, 1.1),
                    (9.5, 0.4), (9.3, -0.45), (8.6, -0.6)])


def spring_snap(finish):
    nickel = metal(finish)
    add(cap(), nickel, at=(-15, 17, 0))
    add(socket(), nickel, at=(14, 15, 0), turn=(0, 0, 38))
    add(stud(), nickel, at=(-13, -13, 0))
    add(post(), nickel, at=(14, -14, 0))


def claw_ring(radius=8.2, claws=5):
    """A ring of sheet with upright claws for the cloth."""
    rim = pressed([(radius - 2.2, 1.1), (radius - 1.7, 0.5), (radius - 0.6, 0.3), (radius + 1.0, 0.5), (radius + 2.2, 0.2), (radius + 2.6, -0.6)])
    parts = [rim]
    for k in range(claws):
        line = curve([(radius - 1.7, 0, 0.5), (radius - 2.2, 0, 2.2), (radius - 2.2, 0, 4.6), (radius - 2.45, 0, 6.8), (radius - 2.7, 0, 7.6)], 0.1)
        run = np.linspace(0, 1, len(line))
        taper = np.clip(1.25 - run, 0.12, 1)
        claw = sweep(line, slab(0.55, 2.7, 0.2), closed=False, up=(0, 1, 0), scale=np.c_[np.ones(len(line)), taper])
        parts.append(moved(claw, turn=(0, 0, k * 360 / claws)))
    return join(*parts)


def open_ring(radius=8.4):
    """The open cap of a baby snap: only a rounded ring is visible."""
    return pressed([(radius - 2.4, -0.9), (radius - 2.3, 0.2), (radius - 1.2, 1.25), (radius + 0.3, 1.35), (radius + 1.7, 0.7), (radius + 2.3, -0.5), (radius + 2.1, -1.1)])


def ring_socket(radius=8.4):
    return join(pressed([(3.5, -0.3), (3.6, 1.6), (4.4, 2.4), (5.6, 2.2), (6.6, 1.2), (7.8, 1.6), (9.4, 2.1), (10.3, 1.3), (10.2, 0.0)]),
                moved(torus(3.55, 0.42), (0, 0, 1.9)))


def claw_snap(finish):
    dark = metal(finish)
    add(claw_ring(), dark, at=(-14, 17, 0), turn=(0, 0, 20))
    add(open_ring(), dark, at=(15, 14, 0))
    add(ring_socket(), dark, at=(-12, -14, 0))
    add(claw_ring(), dark, at=(17, -16, 0), turn=(0, 0, 53))


def magnet_half(male, radius=11.5, depth=5.6):
    """A drum with a rolled rim and two sheet legs on its back."""
    if male:
        front = [(0, depth + 2.3), (2.6, depth + 2.3), (2.9, depth + 0.2), (9.2, depth + 0.2), (9.4, depth + 0.7), (radius, depth + 0.4)]
    else:
        front = [(0, 1.5), (3.4, 1.5), (3.5, depth + 0.1), (9.2, depth + 0.1), (9.4, depth + 0.6), (radius, depth + 0.3)]
    drum = turned([(0, 0), (radius, 0), *front[::-1]], 0.5)
    legs = [sweep(np.array([[0, 0, z] for z in np.linspace(0.5, -9.5, 60)]) + (0, y, 0), slab(0.8, 5.0, 0.35, 0.08), closed=False, up=(0, 1, 0))
            for y in (-3.4, 3.4)]
    return join(drum, *legs)


def slotted_washer(radius=10.5):
    slots = [box_path(6, 1.8, 0.6)[:, :2] + (0, y) for y in (-3.4, 3.4)]
    rib = torus(radius - 2.2, 0.5)
    return join(plate(circle(radius, n=120), 1.0, [circle(1.6), *slots], 0.25), moved(rib, (0, 0, 0.4)))


def magnetic(finish):
    gold, magnet = metal(finish), plain((0.10, 0.10, 0.105), 0.35)
    first = add(without_legs(magnet_half(False)), gold, at=(-14, 17, 0))
    add(turned([(3.7, 5.6), (9.0, 5.6), (9.0, 6.0), (3.7, 6.0)], 0.15), magnet, at=tuple(first.location + Vector((0, 0, -0.15))), rest=False)
    # It lies on its pin and its rim, with the legs up.
    add(magnet_half(True), gold, at=(14, 9, 0), turn=(168, 0, 75))
    add(slotted_washer(), gold, at=(-13, -15, 0), turn=(0, 0, 25), level=True)
    add(slotted_washer(), gold, at=(5, -22, 0), turn=(0, 6.5, -18), level=True)


def without_legs(part):
    """A half on the ground hides its legs, so they are omitted."""
    keep = np.asarray(part[0]).copy()
    keep[:, 2] = np.maximum(keep[:, 2], 0)
    return keep, part[1]


def snap_on_leather(finish):
    """A black flap with caps, folded back to show the studs below."""
    base, nickel = 2.6, metal(finish)
    lower = props.strap([(-170, base / 2), (170, base / 2)], 84, "black", base, groove=3.2)
    # The flap lies on the lower piece; its free edge has a seam.
    upper = props.strap([(-170, base * 1.5), (4, base * 1.5)], 84, "tan", base, groove=3.2)
    parts = [lower, upper]
    parts += [add(cap(10.5, 3.8), nickel, at=(-16, y, 2 * base - 0.2), rest=False) for y in (-21, 21)]
    parts += [add(stud(), nickel, at=(24, y, base + 0.55), rest=False) for y in (-21, 21)]
    seams = [np.array([[x, y, 2 * base] for x in np.linspace(-169, 1, 300)]) for y in (-38.8, 38.8)]
    seams += [np.array([[0.2, y, 2 * base] for y in np.linspace(-36, 36, 200)])]
    seams += [np.array([[x, y, base] for x in np.linspace(6, 169, 300)]) for y in (-38.8, 38.8)]
    parts += [props.sew(line, (0.66, 0.55, 0.40)) for line in seams]
    props.parent_all(parts, turn=(0, 0, 38))
