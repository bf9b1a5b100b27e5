"""The plan of all photographs, as data: which model is taken in which finish, on which ground, from where. Blender is not needed to read it.

Every family has one ground, one light and one angle, so that a list looks like one catalogue and choosing a finish changes only the metal.
"""

# Finish: the end of the file name, in Turkish without accents.
FINISHES = {
    "nickel": "nikel", "matt nickel": "mat-nikel", "brushed nickel": "fircali-nikel", "white bronze": "beyaz-bronz",
    "gold": "parlak-altin", "light gold": "acik-altin", "rose": "rose", "copper": "parlak-bakir", "raw brass": "ham-pirinc",
    "antique brass": "antik-sari", "antique copper": "antik-bakir", "antique silver": "antik-gumus", "gunmetal": "fume",
    "matt black": "mat-siyah", "matt white": "mat-beyaz", "matt khaki": "mat-haki", "matt red": "mat-kirmizi",
}

PORTRAIT, WIDE, SAMPLES = (1600, 2000), (3200, 1600), 16

# `fill`: the part of the picture's width and height that the parts may take.
FAMILIES = {
    "toka": dict(ground="paper", light=dict(), view=dict(elevation=40, azimuth=0), fill=(0.72, 0.56)),
    "halka": dict(ground="stone", light=dict(), view=dict(elevation=38, azimuth=8), fill=(0.70, 0.56)),
    "zincir": dict(ground="paper", light=dict(), view=dict(elevation=44, azimuth=0, frame=92), fill=None),
    "kusgozu": dict(ground="stone", light=dict(), view=dict(elevation=40, azimuth=0), fill=(0.70, 0.56)),
    "citcit": dict(ground="paper", light=dict(), view=dict(elevation=40, azimuth=0), fill=(0.72, 0.58)),
    "elcik": dict(ground="stone", light=dict(), view=dict(elevation=44, azimuth=-38), fill=(0.80, 0.62)),
    "kanca": dict(ground="paper", light=dict(), view=dict(elevation=42, azimuth=0), fill=(0.72, 0.58)),
    "percin": dict(ground="stone", light=dict(), view=dict(elevation=38, azimuth=0), fill=(0.72, 0.58)),
}
VIEW = dict(target=(0, 0, 2), frame=84, lens=100, fstop=16)

# family, stem, scene, the finishes of the product with the main one first; `all` takes every finish, otherwise the first three are taken.
MODELS = [
    dict(family="toka", stem="toka-klasik", build="buckles:classic", finishes="nickel, light gold, antique brass, gunmetal", all=True),
    dict(family="halka", stem="dhalka", build="rings:d_pair", finishes="light gold, nickel, gunmetal, antique brass, copper, matt black", all=True),
    dict(family="zincir", stem="zincir-forse", build="chains:cable_hero", finishes="nickel, matt nickel, light gold, gunmetal, antique brass", all=True),
    dict(family="kusgozu", stem="kusgozu", build="eyelets:trio", finishes="antique brass, nickel, gunmetal, raw brass", all=True),
    dict(family="citcit", stem="citcit-yayli", build="snaps:spring_snap", finishes="nickel, gunmetal, antique brass, light gold, matt black", all=True),
    dict(family="elcik", stem="elcik-damla", build="pullers:drops", finishes="nickel, light gold, gunmetal, antique brass, rose", all=True),
    dict(family="kanca", stem="kanca-doner", build="hooks:swivel", finishes="nickel, light gold, gunmetal, antique brass, matt black, rose", all=True),
    dict(family="percin", stem="percin-kapsul", build="rivets:cap_rivets", finishes="nickel, antique brass, light gold, gunmetal, copper", all=True),
    dict(family="toka", stem="toka-yamuk", build="buckles:trapezoid", finishes="antique brass, antique silver, antique copper"),
    dict(family="toka", stem="toka-cift-dil", build="buckles:double", finishes="gunmetal, nickel, antique brass"),
    dict(family="toka", stem="toka-orta-barli", build="buckles:double_frame", finishes="brushed nickel, light gold, gunmetal"),
    dict(family="toka", stem="toka-makarali", build="buckles:roller", finishes="nickel, gunmetal, matt black"),
    dict(family="toka", stem="toka-surgulu", build="buckles:slide", finishes="matt black, nickel, light gold"),
    dict(family="toka", stem="toka-mandalli", build="buckles:cam", finishes="gunmetal, nickel, matt black"),
    dict(family="toka", stem="toka-oval", build="buckles:oval", finishes="gold, nickel, rose"),
    dict(family="toka", stem="toka-kalp", build="buckles:heart", finishes="copper, rose, light gold"),
    dict(family="halka", stem="kare-halka", build="rings:box_on_webbing", finishes="copper, nickel, light gold"),
    dict(family="halka", stem="dokme-halka", build="rings:cast_rings", finishes="gunmetal, nickel, light gold"),
    dict(family="halka", stem="ucgen-halka", build="rings:triangles", finishes="antique brass, nickel, light gold"),
    dict(family="halka", stem="yuvarlak-halka", build="rings:o_group", finishes="nickel, light gold, gunmetal"),
    dict(family="halka", stem="acilir-halka", build="rings:gates", finishes="gold, nickel, gunmetal"),
    dict(family="halka", stem="anahtarlik-halka", build="rings:split_rings", finishes="nickel, light gold, gunmetal"),
    dict(family="zincir", stem="zincir-gurmet", build="chains:curb_hero", finishes="gold, nickel, gunmetal"),
    dict(family="zincir", stem="zincir-figaro", build="chains:figaro_hero", finishes="gold, nickel, gunmetal"),
    dict(family="zincir", stem="zincir-bilyali", build="chains:ball_hero", finishes="gunmetal, nickel, light gold"),
    dict(family="zincir", stem="zincir-yilan", build="chains:snake_hero", finishes="nickel, gold, gunmetal"),
    dict(family="zincir", stem="zincir-rolo", build="chains:rolo_hero", finishes="antique brass, raw brass, nickel"),
    dict(family="zincir", stem="zincir-baklali", build="chains:studded_hero", finishes="gunmetal, nickel, antique silver"),
    dict(family="kusgozu", stem="kusgozu-oval", build="eyelets:ovals", finishes="nickel, gunmetal, light gold"),
    dict(family="kusgozu", stem="kusgozu-kare", build="eyelets:squares", finishes="gunmetal, nickel, light gold"),
    dict(family="kusgozu", stem="kusgozu-perdelik", build="eyelets:curtain", finishes="gold, nickel, matt black",
         view=dict(target=(0, 0, 20), frame=124, elevation=50, azimuth=-8), fill=None),
    dict(family="kusgozu", stem="kusgozu-mini", build="eyelets:handful", finishes="copper, nickel, antique brass", view=dict(target=(1, 2, 2), frame=84), fill=None),
    dict(family="citcit", stem="citcit-tirnakli", build="snaps:claw_snap", finishes="gunmetal, white bronze, matt white"),
    dict(family="citcit", stem="citcit-miknatisli", build="snaps:magnetic", finishes="gold, nickel, gunmetal"),
    dict(family="citcit", stem="dugme-kot", build="buttons:jeans", finishes="antique brass, antique copper, antique silver"),
    dict(family="citcit", stem="dugme-ayakli", build="buttons:blazer", finishes="gold, nickel, antique silver"),
    dict(family="citcit", stem="dugme-delikli", build="buttons:holed", finishes="brushed nickel, matt black, antique silver"),
    dict(family="elcik", stem="elcik-halkali", build="pullers:ringed", finishes="gunmetal, nickel, antique brass"),
    dict(family="elcik", stem="elcik-plaka", build="pullers:plates", finishes="matt black, gunmetal, nickel"),
    dict(family="elcik", stem="elcik-cubuk", build="pullers:bars", finishes="gold, nickel, rose"),
    dict(family="elcik", stem="elcik-derili", build="pullers:tabs", finishes="antique brass, nickel, gunmetal", view=dict(target=(6.5, 1, 2), frame=90), fill=None),
    dict(family="elcik", stem="elcik-bilyali", build="pullers:dropped", finishes="copper, gold, nickel"),
    dict(family="kanca", stem="kanca-bolt", build="hooks:bolt", finishes="antique brass, nickel, gunmetal"),
    dict(family="kanca", stem="kanca-s", build="hooks:s_hooks", finishes="copper, nickel, antique brass"),
    dict(family="kanca", stem="kanca-istakoz", build="hooks:lobsters", finishes="gold, nickel, gunmetal"),
    dict(family="kanca", stem="kanca-karabina", build="hooks:carabiner", finishes="gunmetal, matt khaki, matt red"),
    dict(family="kanca", stem="mandal-dondurmeli", build="locks:turn_lock", finishes="gold, nickel, gunmetal"),
    dict(family="percin", stem="percin-vidali", build="rivets:chicago", finishes="gold, nickel, antique brass"),
    dict(family="percin", stem="percin-konik", build="rivets:cones", finishes="gunmetal, nickel, gold"),
    dict(family="percin", stem="percin-piramit", build="rivets:pyramids", finishes="antique brass, nickel, gold"),
    dict(family="percin", stem="percin-boru", build="rivets:tubes", finishes="copper, nickel, antique brass", glossy=2),
    dict(family="percin", stem="percin-toplu", build="rivets:ball_studs", finishes="gold, nickel, antique brass"),
]

# On a strap, a bag, a boot: `<stem>-kullanim.jpg`, in the main finish of the model.
IN_USE = {
    "toka-klasik": dict(build="buckles:strapped", view=dict(target=(-3, -4, 3), frame=88, elevation=36, azimuth=8)),
    "dhalka": dict(build="rings:d_sewn", view=dict(target=(2, 0, 4), frame=84, elevation=40, azimuth=-6)),
    "kusgozu": dict(build="eyelets:set_in_leather", view=dict(target=(0, 0, 3), frame=84, elevation=40)),
    "citcit-yayli": dict(build="snaps:snap_on_leather", view=dict(target=(2, 0, 4), frame=92, elevation=42)),
    "elcik-damla": dict(build="pullers:on_zip", view=dict(target=(0, 0, 4), frame=88, elevation=42)),
    "kanca-doner": dict(build="hooks:swivel_on_strap", view=dict(target=(2, 0, 4), frame=92, elevation=42, azimuth=4)),
    "percin-kapsul": dict(build="rivets:rivets_on_leather", view=dict(target=(0, 0, 5), frame=92, elevation=42)),
    "zincir-forse": dict(build="chains:on_bag", view=dict(target=(4, -26, 6), frame=104, elevation=44)),
    "dugme-kot": dict(build="buttons:on_denim", view=dict(target=(0, 2, 3), frame=80, elevation=44)),
    "kusgozu-mini": dict(build="eyelets:laced", view=dict(target=(0, 0, 3), frame=84, elevation=42)),
    "mandal-dondurmeli": dict(build="locks:on_flap", view=dict(target=(0, 0, 5), frame=92, elevation=42)),
    "percin-konik": dict(build="rivets:cones_on_leather", view=dict(target=(0, 0, 5), frame=92, elevation=38)),
}

# The same scene from close by: `<stem>-yakin.jpg`, in the main finish of the model.
CLOSE = {
    "toka-klasik": dict(target=(13, 5, 3), frame=40, elevation=34, azimuth=34, focus=(19, 6, 5)),
    "dhalka": dict(target=(4, -14, 4), frame=36, elevation=32, azimuth=20, focus=(5, -20, 4)),
    "zincir-forse": dict(target=(6, 26, 3), frame=38, elevation=38, azimuth=-12),
    "kusgozu": dict(target=(13, -5, 5), frame=38, elevation=30, azimuth=20, focus=(15, -9, 6)),
    "citcit-yayli": dict(target=(12, 13, 4), frame=34, elevation=32, azimuth=16, focus=(13, 7, 5)),
    "elcik-damla": dict(target=(2, -14, 3), frame=40, elevation=34, azimuth=-20, focus=(4, -16, 4)),
    "kanca-doner": dict(target=(6, -5, 4), frame=40, elevation=36, azimuth=18),
    "percin-kapsul": dict(target=(12, -12, 6), frame=38, elevation=28, azimuth=16, focus=(13, -19, 8)),
}

# Home slides, banners, posts and certificates. `ground` None: the scene has a table or a floor of its own.
WIDE_SHOTS = {
    "kaplama-genis": dict(build="groups:finishes", view=dict(target=(2, 2, 14), frame=312, elevation=23, azimuth=-15, fstop=8, focus=(-30, 0, 14))),
    "hero-genis": dict(build="groups:hero", view=dict(target=(10, 2, 0), frame=228, elevation=34, fstop=5.6, focus=(58, -14, 4))),
    "atolye-genis": dict(build="groups:rows", view=dict(target=(4, 14, 0), frame=176, elevation=35, fstop=5.6, focus=(0, 8, 4))),
    "zincir-genis": dict(build="benches:chains_close", view=dict(target=(0, 12, 2), frame=150, elevation=34, fstop=8, focus=(0, -8, 4))),
    # One for each family, on its ground (the banner of its category).
    "toka-genis": dict(build="banners:buckles", view=dict(target=(12, -5, 3), frame=226, elevation=36, fstop=7, focus=(40, -14, 5))),
    "halka-genis": dict(build="banners:rings", ground="stone", view=dict(target=(0, 0, 3), frame=216, elevation=34, fstop=8, focus=(0, -14, 5))),
    "kusgozu-genis": dict(build="banners:eyelets", ground="stone", view=dict(target=(4, 0, 2), frame=226, elevation=38, fstop=7, focus=(0, -4, 2))),
    "citcit-genis": dict(build="banners:snaps", view=dict(target=(0, -14, 3), frame=206, elevation=36, fstop=7, focus=(0, -4, 5))),
    "elcik-genis": dict(build="banners:pullers", ground="stone", view=dict(target=(2, 1, 3), frame=236, elevation=44, fstop=8, focus=(0, -12, 3))),
    "kanca-genis": dict(build="banners:hooks", view=dict(target=(-2, -8, 3), frame=252, elevation=42, fstop=8, focus=(0, -6, 4))),
    "percin-genis": dict(build="banners:rivets", ground="stone", view=dict(target=(0, -8, 3), frame=196, elevation=34, fstop=7, focus=(0, -8, 6))),
    "sira-genis": dict(build="benches:dozens", view=dict(target=(0, 8, 3), frame=230, elevation=36, fstop=5.6, focus=(0, -12, 4))),
    "deri-genis": dict(build="benches:straps", view=dict(target=(18, 4, 3), frame=222, elevation=36, fstop=6, focus=(10, -8, 6))),
    "tezgah-genis": dict(build="benches:bench", ground=None, view=dict(target=(6, 4, 4), frame=270, elevation=33, fstop=6, focus=(-6, 0, 4))),
    "numune-genis": dict(build="papers:sample_card", view=dict(target=(6, 8, 2), frame=292, elevation=44, azimuth=-8, fstop=8, focus=(-20, -8, 3))),
    # Work: plating, measuring, turning, packing.
    "aski-genis": dict(build="work:hanging", ground=None, view=dict(target=(0, 0, 0), frame=250, elevation=5, azimuth=24, fstop=4.5, focus=(-20, -10, 0))),
    "kumpas-genis": dict(build="work:measuring", view=dict(target=(0, 0, 3), frame=222, elevation=44, fstop=8, focus=(-20, -8, 4))),
    "talas-genis": dict(build="work:swarf", ground=None, view=dict(target=(2, -2, 3), frame=208, elevation=36, fstop=6.3, focus=(14, -22, 6))),
    "kutu-genis": dict(build="work:boxes", view=dict(target=(2, 8, 16), frame=262, elevation=44, fstop=8, focus=(0, -10, 28))),
    "fuar-vitrin-genis": dict(build="stands:vitrine", exposure=0.15,
                              view=dict(target=(2, 0, 88), frame=462, elevation=19, azimuth=-13, fstop=5.6, focus=(-50, -30, 90))),
    "fuar-stant-genis": dict(build="stands:counter", ground=None, view=dict(target=(6, 34, 4), frame=352, elevation=33, azimuth=-6, fstop=5.6, focus=(0, -4, 6))),
    "sertifika-kalite": dict(build="papers:quality", ground=None, size=PORTRAIT, view=dict(target=(0, -4, 0), frame=206, elevation=60, azimuth=-4, focus=(0, 6, 1))),
    "sertifika-cevre": dict(build="papers:environment", size=PORTRAIT, view=dict(target=(0, -2, 4), frame=226, elevation=60, azimuth=3, focus=(0, 6, 5))),
}


def shots():
    """All photographs, the most valuable first."""
    taken = []
    for model in MODELS:
        finishes = model["finishes"].split(", ")
        leading = model.get("all", False)
        for number, finish in enumerate(finishes if leading else finishes[:3]):
            rank = 1 if leading else 2 if number == 0 else 5
            taken.append((rank, shot(model, FINISHES[finish], finish)))
        main, stem = finishes[0], model["stem"]
        if stem in IN_USE:
            taken.append((3, shot({**model, **IN_USE[stem], "fill": None}, "kullanim", main)))
        if stem in CLOSE:
            taken.append((3, shot(model, "yakin", main, CLOSE[stem])))
    # A scene of several finishes has none of its own.
    common = dict(family="genis", finish="mixed", ground="paper", light={}, fill=None, size=WIDE, samples=SAMPLES)
    taken += [(4, {**common, **wide, "name": name, "model": name, "view": {**VIEW, "azimuth": 0, **wide["view"]}}) for name, wide in WIDE_SHOTS.items()]
    return [one for _, one in sorted(taken, key=lambda pair: pair[0])]


def shot(model, ending, finish, close=None):
    family = FAMILIES[model["family"]]
    view = {**VIEW, **family["view"], **model.get("view", {})}
    fill = model.get("fill", family["fill"])
    if close:
        # A close view needs a smaller aperture for the same depth of field.
        view, fill = {**view, "fstop": 22, **close}, None
    return dict(name=f"{model['stem']}-{ending}", model=model["stem"], family=model["family"], finish=finish, build=model["build"], ground=family["ground"],
                light=family["light"], view=view, fill=fill, size=PORTRAIT, samples=SAMPLES, glossy=model.get("glossy", 6))
