"""Runs inside Blender: lists the shots, or renders one and processes it. render.py calls it.

blender -b --factory-startup -P shoot.py -- --list
blender -b --factory-startup -P shoot.py -- --shot NAME --out FILE.jpg [--preview]
"""
import argparse
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import develop  # noqa: E402
import studio  # noqa: E402

FAMILIES = ("buckles", "rings", "chains", "eyelets", "snaps", "buttons", "pullers", "hooks", "locks", "rivets", "groups", "benches", "stands", "papers")


# Camera settings of all close-ups; `close` of a shot adds its own.
CLOSE = dict(lens=85, fstop=15)


def shots():
    taken = [shot for family in FAMILIES if os.path.exists(f"{HERE}/{family}.py") for shot in importlib.import_module(family).SHOTS]
    return taken + [close_up(shot) for shot in taken if "close" in shot]


def close_up(hero):
    """The same scene from a shorter distance. Its order puts it after the main pictures."""
    name = hero["name"].replace("-hero", "-yakin")
    return {**hero, "name": name, "order": hero["order"] + 300, "scale": 0.75, "samples": 40, "view": {**CLOSE, **hero["close"]}}


def take(shot, out, preview):
    size, samples = shot.get("size", (1280, 1600)), shot.get("samples", 24)
    if preview:
        size, samples = tuple(v * preview // max(size) for v in size), 20
    # A picture that is mostly out of focus is rendered smaller and enlarged, which halves the time.
    seen = tuple(round(v * shot.get("scale", 1)) for v in size)
    # Two renders share the samples; develop.py measures the noise by their difference.
    raws = [f"{out}.{seed}.png" for seed in (0, 1)]
    studio.clean()
    studio.build(**shot.get("studio", {}))
    shot["build"](shot["finish"])
    studio.camera(seen, **shot["view"])
    for seed, raw in enumerate(raws):
        studio.cycles(seen, samples // len(raws), raw, shot.get("exposure", 0.0), seed, shot.get("glossy", 6))
        bpy.ops.render.render(write_still=True)
    develop.develop(raws, out, size)
    for raw in raws:
        os.remove(raw)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--shot")
    parser.add_argument("--out")
    parser.add_argument("--preview", type=int, default=0)
    args = parser.parse_args(sys.argv[sys.argv.index("--") + 1:])
    if args.list:
        print("SHOTS " + json.dumps([{"name": s["name"], "order": s["order"], "finish": s["finish"]} for s in shots()]))
        return
    take(next(s for s in shots() if s["name"] == args.shot), args.out, args.preview)


main()
