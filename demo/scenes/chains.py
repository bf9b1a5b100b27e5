"""Chains: curb (gurmet), cable (forse) and ball chain, laid along a curve."""
import numpy as np

from materials import metal
from shapes import TAU, add, again, curve, disc, sweep


def curb_link(wire=1.0, a=4.05, b=2.75, twist=50, flat=0.80):
    """An oval of wire, each end turned against the other, then planed flat above and below."""
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
    """Places at every pitch of a curve, with the direction there in degrees."""
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    at = np.arange(0, run[-1], pitch)
    pts = np.stack([np.interp(at, run, line[:, k]) for k in range(3)], 1)
    tan = np.gradient(pts, axis=0)
    return zip(pts, np.degrees(np.arctan2(tan[:, 1], tan[:, 0])))


def lay(link, material, line, pitch, tilts=(0,), loose=1.5, seed=4):
    """One mesh, many links; `tilts` turns them in turn about the chain's own axis."""
    rng = np.random.default_rng(seed)
    first = None
    for i, (at, heading) in enumerate(along(line, pitch)):
        roll, yaw = rng.normal(0, loose, 2)
        turn = (tilts[i % len(tilts)] + roll, 0, heading + yaw)
        if first is None:
            first = add(link, material, at=at, turn=turn)
        else:
            again(first, at=at, turn=turn)
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


def ball(radius):
    t = np.linspace(-np.pi / 2, np.pi / 2, 33)
    # Pressed from sheet: the ball closes on the link with a small turned-in lip.
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
        first = again(first, at=at, turn=turn) if first else add(ball(radius), steel, at=at, turn=turn)
    lift = np.array([p for p, _ in spots]) + (0, 0, radius)
    add(sweep(curve(lift, 0.4), disc(radius * 0.24, 20), closed=False, up=None), steel, rest=False)


def ball_hero(finish):
    t = np.linspace(0, 1, 60)
    turn, r = t * np.radians(760) + 0.4, 9 + 26 * t
    coil = np.c_[r * np.cos(turn), r * np.sin(turn) * 0.92, 0 * t]
    tail = coil[-1] + np.array([(-16, 26, 0), (-12, 56, 0), (10, 90, 0)])
    balls(finish, curve(np.vstack([coil, tail]), 0.3))


SHOTS = [
    dict(name="zincir-gurmet-hero", order=3, finish="gold", build=curb_hero,
         view=dict(target=(0, 0, 2), frame=92, elevation=46, lens=80, fstop=13)),
    dict(name="zincir-forse-hero", order=11, finish="nickel", build=cable_hero,
         view=dict(target=(0, 0, 2), frame=92, elevation=46, lens=80, fstop=13)),
    dict(name="zincir-bilyali-hero", order=12, finish="gunmetal", build=ball_hero,
         view=dict(target=(0, 0, 2), frame=92, elevation=46, lens=80, fstop=13)),
    dict(name="zincir-gurmet-detay", order=16, finish="gold", build=curb_hero,
         view=dict(target=(2, -4, 2), frame=34, elevation=38, azimuth=-12, lens=85, fstop=9)),
]
