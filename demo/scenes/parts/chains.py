"""Chains laid along a curve: curb, cable, belcher, figaro, studded, ball and snake chain."""
import bpy
import numpy as np

import props
from metals import metal
from rings import sewn_on
from shapes import TAU, add, curve, disc, join, linked_copy, sweep
from solids import along_y, rod


def curb_link(wire=1.0, a=4.05, b=2.75, twist=50, flat=0.80):
    """An oval wire link with twisted ends, cut flat on both sides."""
    t = np.arange(220) / 220 * TAU
    turn = np.radians(twist) * np.cos(t)
    path = np.c_[a * np.cos(t), b * np.sin(t) * np.cos(turn), -b * np.sin(t) * np.sin(turn)]
    height = np.abs(path[:, 2]).max() + wire
    return sweep(path, disc(wire, 40), up=None, flat_between=height * flat)


def cable_link(wire=1.0, a=4.4, b=3.0):
    t = np.arange(200) / 200 * TAU
    path = np.c_[a * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.85, b * np.sin(t), 0 * t]
    return sweep(path, disc(wire, 32), up=(0, 0, 1))


def along(line, pitch):
    """Points at every pitch of a curve, with the direction in degrees."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    at = np.arange(0, run[-1], pitch)
    pts = np.stack([np.interp(at, run, line[:, k]) for k in range(3)], 1)
    tan = np.gradient(pts, axis=0)
    return zip(pts, np.degrees(np.arctan2(tan[:, 1], tan[:, 0])))


def lay(link, material, line, pitch, tilts=(0,), loose=1.5, seed=4):
    """Many links of one mesh; `tilts` rotates successive links about the chain's axis."""
    rng = np.random.default_rng(seed)
    first = None
    for i, (at, heading) in enumerate(along(line, pitch)):
        roll, yaw = rng.normal(0, loose, 2)
        turn = (tilts[i % len(tilts)] + roll, 0, heading + yaw)
        if first is None:
            first = add(link, material, at=at, turn=turn)
        else:
            linked_copy(first, at=at, turn=turn)
    return first


def curb(finish, line, size=1.0, wire=1.0):
    lay(scaled(curb_link(wire), size), metal(finish), line, (2 * 4.05 - 2 * wire - 0.12) * size)


def scaled(part, k):
    return part[0] * k, part[1]


def curb_hero(finish):
    line = curve([(75, 74, 0), (45, 62, 0), (12, 51, 0), (-15, 38, 0), (-26, 22, 0), (-19, 7, 0), (0, -3, 0), (19, -14, 0),
                  (26, -29, 0), (15, -43, 0), (-8, -52, 0), (-36, -59, 0), (-70, -64, 0)])
    curb(finish, line, 1.5)


def cable(finish, line, size=1.0):
    lay(scaled(cable_link(), size), metal(finish), line, (8.8 - 2.0 - 0.15) * size, tilts=(46, -46), loose=3)


def cable_hero(finish):
    line = curve([(-78, 60, 0), (-48, 55, 0), (-14, 50, 0), (14, 40, 0), (24, 24, 0), (14, 9, 0), (-8, 1, 0), (-24, -12, 0),
                  (-24, -29, 0), (-8, -42, 0), (18, -48, 0), (45, -56, 0), (80, -70, 0)])
    cable(finish, line, 1.25)


def rolo(finish, line, size=1.0):
    lay(scaled(cable_link(1.05, 3.7, 3.7), size), metal(finish), line, (7.4 - 2.1 - 0.2) * size, tilts=(46, -46), loose=3)


def rolo_hero(finish):
    line = curve([(-80, 44, 0), (-44, 52, 0), (-10, 54, 0), (17, 44, 0), (25, 26, 0), (16, 10, 0), (-4, 2, 0), (-22, -10, 0),
                  (-25, -27, 0), (-12, -41, 0), (12, -47, 0), (44, -50, 0), (84, -46, 0)])
    rolo(finish, line, 1.45)


def figaro(finish, line, size=1.0):
    """Three short links and one long one; the pitch differs, so each position follows from the previous one."""
    material, rng = metal(finish), np.random.default_rng(6)
    kinds = [(4.05, curb_link()), (8.1, curb_link(a=8.1, b=2.9))]
    firsts, run = [None, None], np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    at, i = 0.0, 0
    while at < run[-1]:
        kind = int(i % 4 == 3)
        reach = (kinds[kind][0] - 1.06) * size
        spot, ahead, behind = (np.array([np.interp(at + reach + d, run, line[:, k]) for k in range(3)]) for d in (0, reach, -reach))
        d = ahead - behind
        turn = (rng.normal(0, 1.5), 0, np.degrees(np.arctan2(d[1], d[0])) + rng.normal(0, 1.5))
        first = firsts[kind]
        firsts[kind] = linked_copy(first, at=spot, turn=turn) if first else add(scaled(kinds[kind][1], size), material, at=spot, turn=turn)
        at, i = at + 2 * reach, i + 1


def figaro_hero(finish):
    line = curve([(-84, 66, 0), (-50, 60, 0), (-14, 55, 0), (16, 46, 0), (30, 26, 0), (20, 6, 0), (-6, -4, 0), (-27, -18, 0),
                  (-28, -37, 0), (-8, -50, 0), (26, -55, 0), (84, -60, 0)])
    figaro(finish, line, 1.5)


def studded_link(wire=1.05, a=4.9, b=3.3):
    """A link with a bar across its middle, as in an anchor chain."""
    return join(cable_link(wire, a, b), along_y(rod(wire * 0.72, 2 * b - wire)))


def studded_hero(finish):
    line = curve([(84, 66, 0), (46, 60, 0), (12, 52, 0), (-16, 40, 0), (-27, 22, 0), (-17, 5, 0), (4, -4, 0), (22, -17, 0),
                  (24, -35, 0), (8, -47, 0), (-22, -53, 0), (-84, -56, 0)])
    # Beyond half of its length a link would touch the bar of the next one.
    lay(scaled(studded_link(), 1.5), metal(finish), line, (9.8 - 2.1 - 0.15) * 1.5, tilts=(46, -46), loose=2)


def snake(line, radius, pitch=1.15, teeth=8):
    """Wavy interlocking rings of sheet: zigzag grooves around a tube."""
    m = 64
    skin, faces = sweep(line, disc(radius, m), closed=False, up=(0, 0, 1))
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    around = np.arange(m) / m * teeth
    zigzag = np.abs((around % 1) - 0.5) * 2
    phase = (run[:, None] / pitch + 0.55 * zigzag[None, :]) % 1
    depth = 1 - 0.13 * np.clip(np.abs(phase - 0.5) * 2 - 0.35, 0, 1) ** 2 / 0.42
    centre = np.repeat(np.asarray(line)[:, None], m, 1)
    return (centre + (skin.reshape(-1, m, 3) - centre) * depth[..., None]).reshape(-1, 3), faces


def snake_hero(finish):
    """Loose loops; at a crossing the upper part is raised by its thickness."""
    r = 2.7
    flat = curve([(-92, 44, 0), (-52, 41, 0), (-20, 32, 0), (8, 16, 0), (24, -6, 0), (19, -30, 0), (-3, -41, 0), (-24, -29, 0), (-27, -6, 0),
                  (-13, 17, 0), (12, 37, 0), (44, 52, 0), (92, 60, 0)], 0.13)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(flat[:, :2], axis=0), axis=1))]
    coarse = flat[::12, :2]
    gap = np.linalg.norm(coarse[:, None] - coarse[None], axis=2)
    near = (gap < 30) & (run[::12][:, None] - run[::12][None] > 40)
    # A crossing is one long arc, as with a stiff chain.
    lift = np.where(near, np.cos(np.clip(gap - 3, 0, 27) / 27 * np.pi / 2) ** 2, 0).max(axis=1)
    flat[:, 2] = r + np.interp(run, run[::12], lift) * 2.05 * r
    add(snake(flat, r), metal(finish), rest=False, auto_smooth=50)


def ball(radius):
    t = np.linspace(-np.pi / 2, np.pi / 2, 33)
    # The ball is pressed from sheet and has a small inward lip at the link.
    half = np.c_[radius * np.cos(t), radius * np.sin(t)]
    keep = half[np.abs(half[:, 1]) < radius * 0.955]
    path = np.c_[np.cos(np.arange(48) / 48 * TAU), np.sin(np.arange(48) / 48 * TAU), np.zeros(48)] * 1e-4
    section = np.vstack([(0, -radius * 0.86), (radius * 0.26, -radius * 0.9), keep, (radius * 0.26, radius * 0.9), (0, radius * 0.86)])
    return sweep(path, section)


def balls(finish, line, radius=2.4):
    steel = metal(finish)
    first, spots = None, list(along(line, radius * 2.36))
    for i, (at, heading) in enumerate(spots):
        turn = (0, 90, heading)
        first = linked_copy(first, at=at, turn=turn) if first else add(ball(radius), steel, at=at, turn=turn)
    lift = np.array([p for p, _ in spots]) + (0, 0, radius)
    add(sweep(curve(lift, 0.4), disc(radius * 0.24, 20), closed=False, up=None), steel, rest=False)


def ball_hero(finish):
    t = np.linspace(0, 1, 60)
    turn, r = t * np.radians(760) + 0.4, 9 + 26 * t
    coil = np.c_[r * np.cos(turn), r * np.sin(turn) * 0.92, 0 * t]
    tail = coil[-1] + np.array([(-16, 26, 0), (-12, 56, 0), (10, 90, 0)])
    balls(finish, curve(np.vstack([coil, tail]), 0.3))


def on_bag(finish):
    """The chain as the handle of a bag: its first link holds the ring of a sewn tab."""
    size, base = 1.7, 3.0
    sewn_on(finish, 230)
    line = curve([(30, 0, base), (48, 1, base), (66, -4, base), (82, -18, base), (92, -38, base), (106, -60, base), (134, -78, base)])
    lay(scaled(cable_link(), size), metal(finish), line, (8.8 - 2.0 - 0.15) * size, tilts=(52, -52), loose=3)
    props.parent_all([ob for ob in bpy.data.objects if ob.type == "MESH"], turn=(0, 0, -62))
