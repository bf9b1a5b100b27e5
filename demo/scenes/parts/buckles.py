"""Buckles: prongs on frames of many outlines, roller, slide adjuster, cam."""
import numpy as np

import props
from metals import metal
from shapes import TAU, add, box_path, curve, disc, dome, ellipse_path, join, moved, polygon, slab, sweep
from solids import along_y, eased, plate, rod


def prong_buckle(width=50, length=40, prongs=(0,), height=4.2):
    """A frame with a slim bar on the left and one or more prongs that reach to the right side."""
    return join(side_bar_frame(box_path(length, width, 7), height), *(prong(-length / 2, length / 2, y, height) for y in prongs))


def side_bar_frame(path, height):
    """The bar side on the left is thinner than the side under the prong tips."""
    half = path[:, 0].max()
    slim = np.clip((-path[:, 0] - half * 0.55) / (half * 0.4), 0, 1)
    slim = slim * slim * (3 - 2 * slim)
    scale = np.c_[1 - 0.38 * slim, 1 - 0.22 * slim]
    return moved(sweep(path, dome(7.4, height, 2.5), scale=scale), (0, 0, height / 2))


def centre_bar_frame(path, bar, height=4.2, width=6.6, y=0.0):
    """A frame with a round bar across its centre, `bar` long, cast into the rim."""
    rim = moved(sweep(path, dome(width, height, 2.5)), (0, 0, height / 2))
    return join(rim, moved(along_y(rod(1.75, bar)), (0, y, height / 2 - 0.1)))


def prong(x_bar, x_rest, y, height, width=4.4):
    thick, bar = 2.3, 1.85
    z_bar = height / 2 - 0.1
    reach = bar + thick / 2
    angles = np.radians(np.linspace(-60, -272, 40))
    loop = np.c_[x_bar + reach * np.cos(angles), z_bar + reach * np.sin(angles) * 1.06]
    top = height + thick / 2 - 0.25
    arm = curve([(loop[-1][0], loop[-1][1]), (x_bar + 7, top + 0.15), (x_bar + 16, top + 0.25), (x_rest - 9, top + 0.1),
                 (x_rest - 1, top), (x_rest + 1.2, top - 0.3), (x_rest + 2.8, top - 0.95)], 0.25)
    flat = np.vstack([loop, arm[1:]])
    path = np.c_[flat[:, 0], np.full(len(flat), y), flat[:, 1]]
    run = np.linspace(0, 1, len(path))
    along = np.clip((path[:, 0] - x_bar) / (x_rest - x_bar), 0, 1)
    on_loop = np.arange(len(path)) < len(loop)
    wide = np.where(on_loop, 1.35, 1.35 - 0.5 * np.clip(along * 3, 0, 1) - 0.06 * along)
    tip = np.sqrt(np.clip((1 - run) / 0.05, 0.02, 1))
    scale = np.c_[np.where(on_loop, 0.8, 0.8 + 0.2 * np.clip(along * 3, 0, 1)) * tip, wide * tip]
    return sweep(path, slab(thick, width, 1.05), closed=False, up=(0, 1, 0), scale=scale)


def classic(finish):
    add(prong_buckle(), metal(finish), turn=(0, 0, 28))


def strapped(finish):
    """The buckle on a folded, stitched strap; the prong goes through a slot in the fold."""
    thick, width = 2.2, 35
    buckle = add(prong_buckle(), metal(finish), turn=(0, 3.2, 0), rest=False, at=(0, 0, 1.3))
    side = props.folded(-20, 4.3, 1.9, thick)
    strap = props.strap(side, width, "tan", thick, cutters=[props.block((-31.5, 0), (-3.2, 3.2), (-5, 15))])
    top = props.upper(side, thick)
    edges = [props.sew(props.upright(top[top[:, 0] < -26], y)) for y in (-width / 2 + 2.8, width / 2 - 2.8)]
    rows = [props.sew(props.across(top, x, width / 2 - 5.2)) for x in (-37.5, -40.9)]
    props.parent_all([buckle, strap, *edges, *rows], turn=(0, 0, 24))


def double(finish):
    add(prong_buckle(60, 43, prongs=(-11.5, 11.5), height=4.4), metal(finish), turn=(0, 0, 28))


def oval(finish):
    frame = centre_bar_frame(ellipse_path(20, 30), 59)
    add(join(frame, prong(0, 20, 0, 4.2, 4.0)), metal(finish), turn=(0, 0, 24))


def heart_path(size):
    t = np.linspace(0, TAU, 400, endpoint=False)[::-1]
    x, y = 16 * np.sin(t) ** 3, 13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t)
    return eased(np.c_[x, y + 2, 0 * t] * size / 32, 1.7)


def heart(finish):
    path = heart_path(56)
    middle = path[np.abs(path[:, 0]) < 1, 1]
    rest = path[(np.abs(path[:, 1] - 5) < 0.4) & (path[:, 0] > 0), 0].mean()
    frame = centre_bar_frame(path, np.ptp(middle), width=6.2, y=(middle.max() + middle.min()) / 2)
    add(join(frame, prong(0, rest, 5, 4.2, 4.0)), metal(finish), turn=(0, 0, 16))


def trapezoid(finish):
    path = polygon([(-19, -18), (19, -26), (19, 26), (-19, 18)], (5, 7, 7, 5))
    add(join(side_bar_frame(path, 4.4), prong(-19, 19, 0, 4.4)), metal(finish), turn=(0, 0, 28))


def double_frame(finish):
    path = polygon([(-25, -25), (0, -18.5), (25, -25), (25, 25), (0, 18.5), (-25, 25)], (8, 6, 8, 8, 6, 8))
    frame = centre_bar_frame(path, 37)
    add(join(frame, prong(0, 25, 0, 4.2, 4.2)), metal(finish), turn=(0, 0, 24))


def roller_buckle(length=43, width=49, wire=3.9, roll=3.6):
    """A frame of round wire with a roller on its far side, under the prong."""
    frame = moved(sweep(box_path(length, width, 6), disc(wire / 2)), (0, 0, roll))
    # The tube is rolled from sheet and has a seam.
    around = np.radians(np.linspace(-88, 268, 90))
    sheet = np.c_[roll * np.cos(around), roll * np.sin(around)]
    section = np.vstack([sheet, sheet[::-1] * (1 - 0.7 / roll)])
    line = np.c_[np.zeros(80), np.linspace(-width / 2 + 7, width / 2 - 7, 80), np.zeros(80)]
    rim = np.clip(np.minimum(np.arange(80), np.arange(80)[::-1]) / 2, 0, 1)
    tube_ = sweep(line, section[::-1], closed=False, scale=np.c_[0.95 + 0.05 * rim, 0.95 + 0.05 * rim])
    return join(frame, moved(tube_, (length / 2, 0, roll)), prong(-length / 2, length / 2 + 0.6, 0, roll * 2))


def roller(finish):
    # The roller is thicker than the wire, so the bar side is lower.
    add(roller_buckle(), metal(finish), turn=(0, -2.1, 28))


def cam_lever(width):
    """Toothed cam and thumb plate in one part: a side view around its pin, extruded."""
    around = np.radians(np.arange(150, 331, 12))
    teeth = [(r * np.cos(a), r * np.sin(a)) for k, a in enumerate(around) for r in (4.9 + 0.5 * (k % 2) + 0.6 * (k / len(around)),)]
    thumb = [(11, -0.6), (20, 3.2), (26.5, 7.2), (27.3, 8.8), (26.0, 9.6), (19, 6.2), (9, 3.6), (3.5, 4.6), (-1.5, 4.7)]
    side = plate(polygon(teeth + thumb, 0.5, 0.15), width, edge=0.45)
    return moved(side, turn=(90, 0, 0))


def cam(finish):
    dark, bright = metal(finish), metal("nickel")
    rim = moved(sweep(box_path(36, 50, 4), slab(4.4, 3.2, 1.0)), (0, 0, 3.6))
    cheek = polygon([(-13, 0), (11, 0), (8, 9.5), (1, 13.5), (-6, 13.5), (-12, 8)], 2.5, 0.2)
    cheeks = [moved(plate(cheek, 2.4), (0, y, 3.4), (90, 0, 0)) for y in (-23.6, 23.6)]
    back = moved(along_y(rod(2.2, 46)), (-11, 0, 4.2))
    parts = [add(join(rim, back, *cheeks), dark, rest=False, level=True)]
    parts.append(add(moved(cam_lever(43.6), (-2, 0, 12.0), (0, 22, 0)), dark, rest=False, level=True))
    parts.append(add(moved(along_y(rod(1.7, 52.6, 0.5)), (-2, 0, 12.0)), bright, rest=False))
    low = 0.8
    side = curve([(-150, low, 0), (-60, low, 0), (-28, low, 0), (-18, low + 0.3, 0), (-11, 5.0 + 2.4, 0), (-2, 5.6, 0), (8, 4.4, 0), (14, 5.4, 0),
                  (19, 6.6, 0), (24, 4.4, 0), (31, 1.2, 0), (42, low, 0), (80, low, 0), (150, low, 0)], 0.3)[:, :2]
    parts.append(props.webbing(side, 40, (0.11, 0.085, 0.06), 1.5))
    props.parent_all(parts, turn=(0, 0, 28))


def slide_frame(length=32, width=47, height=3.6):
    """Three bars in one part: the strap goes under, over and under them."""
    rim = sweep(box_path(length, width, 4.2), slab(4.6, height, 1.2))
    line = np.c_[np.zeros(60), np.linspace(-width / 2 + 0.5, width / 2 - 0.5, 60), np.zeros(60)]
    return join(rim, sweep(line, slab(4.8, height * 0.86, 1.2), closed=False))


def slide(finish):
    frame = add(slide_frame(), metal(finish), at=(0, 0, 3.3), rest=False)
    low, high = 0.75, 6.0
    side = curve([(-140, low, 0), (-60, low, 0), (-24, low, 0), (-15, low + 0.05, 0), (-9.5, 2.6, 0), (-4, high - 0.5, 0), (0, high, 0), (4, high - 0.5, 0),
                  (9.5, 2.6, 0), (15, low + 0.05, 0), (24, low, 0), (60, low, 0), (140, low, 0)], 0.3)[:, :2]
    tape = props.webbing(side, 38, (0.36, 0.30, 0.21), 1.5)
    props.parent_all([frame, tape], turn=(0, 0, 30))
