"""Pictures of printed matter: certificates, the sample card."""
import os

import bpy
import numpy as np

import props
from benches import table
from buckles import prong_buckle
from eyelets import eyelet, ring_of
from materials import plain
from metals import metal
from nodes import Nodes
from rings import d_ring, o_ring
from rivets import cone_stud, pressed_flat, pyramid, slotted_head
from shapes import TAU, add, box_path, curve, disc, join, moved, sweep
from snaps import cap
from solids import circle, mesh_data, plate, spun, torus
from woods import wood

# Fonts that Debian's blender package depends on; otherwise Blender's built-in font is used.
FONTS = "/usr/share/fonts/truetype/dejavu/"

# After the scopes, numbers and signatory in demo/content/certificates.ts: whoever changes those takes these pictures again.
QUALITY = ("Örnek Metal Aksesuar Sanayi ve Ticaret A.Ş.’nin çanta, kemer,", "ayakkabı ve giyim için metal aksesuar tasarımı, dökümü,",
           "presle şekillendirilmesi, kaplanması ve satışında", "uyguladığı kalite yönetim sistemi", "ISO 9001:2015 standardına uygundur.")
ENVIRONMENT = ("Örnek Metal Aksesuar Sanayi ve Ticaret A.Ş.’nin metal aksesuar", "üretimi ve elektrolitik kaplamada, kapalı devre durulama,",
               "atık su arıtımı ve metal geri kazanımıyla", "uyguladığı çevre yönetim sistemi", "ISO 14001:2015 standardına uygundur.")


def box(width, depth, height, radius=1.0, edge=None):
    """A block on the ground at the origin, with bevelled edges."""
    outline = box_path(width, depth, radius, max(0.2, min(2.0, radius / 2)))
    return moved(plate(outline, height, edge=min(0.5, height * 0.3) if edge is None else edge), (0, 0, height / 2))


def mark(radius, ring_of_, rivets, at=(0, 0, 0), turn=(0, 0, 0), high=0.3):
    """The logo's mark, an O below two rivets, raised by `high`, in the units of the logo."""
    k = radius / 50
    outer, inner = circle(55.5 * k, n=160), circle(44.5 * k, n=160)[::-1]
    ring = moved(plate(outer, high, [inner], edge=high * 0.3), (0, 0, high / 2))
    dots = [moved(spun([(0, 0), (9.6 * k, 0), (10 * k, high * 0.3), (9 * k, high * 0.75), (5 * k, high * 1.05), (0, high * 1.15)]), (x * k, 81 * k, 0)) for x in (-22, 22)]
    placed = dict(at=at, turn=turn, rest=False)
    return [add(ring, ring_of_, level=True, **placed), add(join(*dots), rivets, **placed)]


def words(text, size, font, material, at, high=0.06, space=1.0, turn=(0, 0, 0), align="CENTER"):
    """Text slightly above the paper; `at` is the middle or the left end of its foot."""
    data = bpy.data.curves.new("words", "FONT")
    if os.path.exists(FONTS + font):
        data.font = bpy.data.fonts.load(FONTS + font)
    data.body, data.size, data.extrude, data.space_character, data.align_x = text, size, high / 2, space, align
    ob = bpy.data.objects.new("words", data)
    bpy.context.collection.objects.link(ob)
    bpy.context.view_layer.update()
    return add(moved(mesh_data(ob), (0, 0, high / 2)), material, at=at, turn=turn, rest=False, auto_smooth=20)


def rule(x, y, width, height, material, z, high=0.04):
    return add(box(width, height, high, min(0.3, height * 0.45), 0.01), material, at=(x, y, z), rest=False)


def lines(texts, size, x, y, step, material, z, centred=True):
    """Lines of printed text, one below the other; `y` is the first one's foot."""
    align = "CENTER" if centred else "LEFT"
    return [words(text, size, "DejaVuSerif.ttf", material, (x, y - k * step, z), high=0.02, space=1.04, align=align) for k, text in enumerate(texts)]


def sheet_paper(colour=(0.86, 0.83, 0.76)):
    m = Nodes("sheet")
    m.set(Base_Color=colour, Roughness=0.8, Specular=0.2)
    m.bump(m.noise(2.2, 5), 0.16, 0.05)
    return m.material


def frame_of(width, depth, stroke, material, z, high=0.05):
    outline = box_path(width, depth, 1.2, 0.5)
    hole = box_path(width - 2 * stroke, depth - 2 * stroke, 0.8, 0.5)[::-1]
    return add(moved(plate(outline, high, [hole], edge=0.01), (0, 0, z + high / 2)), material, rest=False)


def seal(finish, at, radius=15.0):
    """Embossed foil seal: a scalloped rim, a ring of beads, the mark in the centre."""
    t = np.linspace(0, TAU, 720, endpoint=False)
    rim = radius * (1 + 0.028 * np.cos(30 * t))
    line = np.c_[rim * np.cos(t), rim * np.sin(t), 0 * t]
    levels = [(1, 0), (1, 0.35), (0.985, 0.5), (0.93, 0.55), (0.88, 0.95), (0.84, 1.0), (0.80, 0.6), (0.6, 0.55), (0.3, 0.6), (0.02, 0.62)]
    n = len(t)
    pts = np.vstack([np.c_[line[:, :2] * k if k > 0.9 else np.c_[np.cos(t), np.sin(t)] * radius * k, np.full(n, z)] for k, z in levels])
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(levels) - 1) for j in range(n)]
    faces.append(tuple(range((len(levels) - 1) * n, len(levels) * n)))
    small = radius / 15
    beads = [moved(spun([(0, 0), (0.5, 0.1), (0.42, 0.35), (0, 0.45)], 0.06), (radius * 0.7 * np.cos(a), radius * 0.7 * np.sin(a), 0.5)) for a in np.arange(44) / 44 * TAU]
    ring = moved(torus(4.4 * small, 0.62 * small), (0, -1.3 * small, 0.6))
    dots = [moved(spun([(0, 0), (0.95, 0), (0.8, 0.5), (0, 0.75)], 0.06), (x * small, 5.8 * small, 0.5)) for x in (-1.95, 1.95)]
    return add(join((pts, faces), *beads, ring, *dots), metal(finish), at=at, rest=False, auto_smooth=50)


def signature(x, y, z, size=1.0, seed=1):
    """An illegible signature."""
    shapes = {1: [(0, 2), (3, 9), (5, 10), (4, 3), (3, -1), (7, 4), (9, 5), (10, 2), (12, 4.5), (13, 2), (15, 5), (16, 2), (19, 4), (22, 2.4), (27, 3.6), (34, 2), (18, 0.4)],
              2: [(0, 6), (4, 10), (8, 8), (5, 2), (1, 0), (3, 5), (9, 4), (11, 2), (12, 5), (14, 2), (16, 5), (18, 2), (21, 3.4), (25, 6), (24, 1), (30, 3), (36, 4)]}[seed]
    path = curve(np.c_[np.array(shapes) * size + (x, y), np.full(len(shapes), z + 0.05)], 0.1)
    path[:, 2] += np.linspace(0, 0.03, len(path))
    wide = 0.75 + 0.35 * np.sin(np.linspace(0, 23, len(path)))
    return add(sweep(path, disc(0.2, 10), closed=False, up=(0, 0, 1), scale=np.c_[wide, np.full(len(path), 0.3)]), plain((0.02, 0.03, 0.09), 0.5), rest=False)


def certificate(title, scope, number, accent, seal_finish, z, pen=1):
    """The print on a sheet of 150 by 212 mm with its upper side at z; `scope` is its lines of text."""
    ink, grey = plain((0.030, 0.028, 0.026), 0.6), plain((0.09, 0.085, 0.08), 0.7)
    parts = [frame_of(136, 198, 1.1, accent, z), frame_of(131, 193, 0.35, accent, z)]
    parts += mark(9.5, ink, foil((0.42, 0.25, 0.06)), at=(0, 67, z), high=0.12)
    parts.append(words("ÖRNEK", 21, "DejaVuSerif.ttf", ink, (0, 37, z), space=1.12))
    parts.append(words(title, 7.4, "DejaVuSans.ttf", accent, (0, 24.5, z), space=1.3))
    parts.append(rule(0, 18.5, 30, 0.5, accent, z))
    parts += lines(scope, 4.2, 0, 6, 6.4, ink, z)
    parts += lines(("Bu belge yıllık gözetim denetimleriyle geçerlidir.", "Kapsamı ve durumu belge numarasıyla sorulabilir."), 3.3, 0, -28, 5.4, grey, z)
    parts += lines((f"Belge No: {number}", "Örnek Belgelendirme Kuruluşu"), 3.2, -56, -46, 5.2, grey, z, centred=False)
    parts.append(signature(-52, -69, z, 0.95, pen))
    parts.append(rule(-33, -71, 46, 0.35, ink, z))
    parts += lines(("Deniz Aksoy", "Belgelendirme Müdürü"), 3.0, -56, -77, 4.6, grey, z, centred=False)
    parts.append(seal(seal_finish, (36, -64, z)))
    return parts


def quality(_):
    """The sheet on the oak table, with a buckle on its corner."""
    table()
    thick = 0.6
    sheet = add(box(150, 212, thick, 0.6, 0.15), sheet_paper(), rest=False, level=True)
    props.parent_all([sheet, *certificate("KALİTE BELGESİ", QUALITY, "ÖBK-KYS-00419", foil((0.42, 0.25, 0.06)), "gold", thick, 1)], turn=(0, 0, 3))
    add(prong_buckle(38, 34), metal("nickel"), at=(57, 84, thick), turn=(0, 0, 32))
    add(o_ring(12, 2.6), metal("gold"), at=(-86, -92, 0), turn=(0, 0, 40))
    add(o_ring(8, 2.0), metal("gold"), at=(-85, -76, 0), turn=(0, 0, 200))


def foil(colour):
    m = Nodes("foil")
    m.set(Base_Color=colour, Metallic=0.6, Roughness=0.45)
    return m.material


def environment(_):
    """The sheet in an oak frame on the ground, beside a piece of linen."""
    thick, low = 0.6, 4.0
    parts = [add(box(166, 228, low, 0.6), plain((0.70, 0.66, 0.58), 0.8), rest=False, level=True)]
    parts.append(add(box(150, 212, thick, 0.6, 0.15), sheet_paper((0.87, 0.845, 0.785)), at=(0, 0, low), rest=False, level=True))
    parts += certificate("ÇEVRE BELGESİ", ENVIRONMENT, "ÖBK-ÇYS-00127", plain((0.045, 0.13, 0.065), 0.6), "antique brass", low + thick, 2)
    for k, (x, y, long, turn) in enumerate(((0, 116, 182, 0), (0, -116, 182, 180), (86, 0, 244, -90), (-86, 0, 244, 90))):
        parts.append(add(moulding(long), wood(k), at=(x, y, 0), turn=(0, 0, turn), rest=False, level=True))
    props.parent_all(parts, turn=(0, 0, -4))


def moulding(long, wide=10, high=11):
    """One side of a frame, mitred at both ends; the longer, outer edge is at +y."""
    h = wide / 2
    flat = plate([(-long / 2 + wide, -h), (long / 2 - wide, -h), (long / 2, h), (-long / 2, h)], high, edge=0.7)
    return moved(flat, (0, 0, high / 2))


def sample_card(_):
    """A card with rows of parts; swatch fans of leather and webbing cover its right end."""
    thick, parts = 1.6, []
    card, ink, grey = sheet_paper((0.60, 0.46, 0.31)), plain((0.03, 0.028, 0.026), 0.6), plain((0.16, 0.12, 0.09), 0.7)
    parts.append(add(box(178, 118, thick, 2.5, 0.3), card, rest=False, level=True))
    parts += mark(7, ink, metal("gold"), at=(-72, 42, thick), high=0.15)
    parts.append(words("ÖRNEK", 11, "DejaVuSerif.ttf", ink, (-38, 45, thick), space=1.1))
    parts += lines(("Kaplama örnekleri", "Nikel · Altın · Antik sarı"), 3.2, -58, 38.5, 4.6, grey, thick, centred=False)
    codes = ("HL-20", "HL-21", "KG-40", "CD-51", "PR-84", "PR-85")
    kinds = [d_ring(21, 3.0), o_ring(16, 2.8), pressed_flat(eyelet(ring_of(11), flange=4), -1.2), cap(9, 3.2), cone_stud(7, 11), pressed_flat(pyramid(14, 6.5))]
    for j, finish in enumerate(("nickel", "gold", "antique brass")):
        for i, part in enumerate(kinds):
            x, y = -70 + i * 28, 20 - j * 29.5
            parts.append(add(part, metal(finish), at=(x, y, thick)))
            parts += lines((codes[i],), 2.9, x, y - 13.6, 4, grey, thick)
    props.parent_all(parts, at=(-44, 6, 0), turn=(0, 0, 10))
    for k, (kind, turn) in enumerate((("black", 4), ("brown", 20), ("tan", 36))):
        piece = [props.strap([(-12, 0.9), (104, 0.9)], 30, kind, 1.8, groove=2.4, cutters=[props.plug(0, 0, 2.5)])]
        piece += [props.sew(np.array([[x, y, 1.8] for x in np.linspace(-10, 102, 200)]), (0.60, 0.50, 0.37), length=2.6, thick=0.6) for y in (-12.6, 12.6)]
        props.parent_all(piece, at=(70, -46, 0.02 + 1.85 * k), turn=(0, 0, turn))
    add(slotted_head(6.5, 1.2, 1.0), metal("gold"), at=(70, -46, 5.5), turn=(0, 0, 35), rest=False)
    for k, (colour, turn) in enumerate((((0.05, 0.052, 0.06), 42), ((0.36, 0.30, 0.21), 60))):
        props.webbing([(x, 0.75) for x in np.linspace(-6, 92, 120)], 25, colour, 1.5, at=(62, 24, 0.02 + 1.55 * k), turn=(0, 0, turn))
