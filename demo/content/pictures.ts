import type { DemoPicture, DemoText } from './demo-content.ts';

/** What each file of `demo/pictures/` shows, in words that hold in any gallery. Without `.jpg`. */
const pictures = {
  'toka-klasik-hero': {
    tr: 'Parlak nikel, köşeleri yuvarlatılmış tek dilli toka',
    en: 'Single-prong buckle with rounded corners in polished nickel',
  },
  'toka-klasik-detay': {
    tr: 'Dikişli taba deri kayışa takılmış nikel dilli toka',
    en: 'Nickel prong buckle on a stitched strap of tan leather',
  },
  'toka-cift-dil-hero': {
    tr: 'Füme kaplı çift dilli geniş toka',
    en: 'Wide double-prong buckle in gunmetal',
  },
  'toka-surgulu-hero': {
    tr: 'Kolon bant geçirilmiş mat siyah sürgülü toka',
    en: 'Matt black slide adjuster threaded with webbing',
  },
  'toka-oval-hero': {
    tr: 'Barı ortadan geçen parlak altın oval toka',
    en: 'Oval buckle in bright gold with the bar across its middle',
  },
  'toka-kalp-hero': {
    tr: 'Barı omuzlarından ucuna inen bakır kalp toka',
    en: 'Heart-shaped buckle in copper, its bar running down to the point',
  },
  'toka-yamuk-hero': {
    tr: 'Bar tarafı dar, antik sarı yamuk toka',
    en: 'Trapezoid buckle in antique brass, narrow at the bar',
  },
  'toka-makarali-hero': {
    tr: 'Dili makaraya yaslanan nikel makaralı toka',
    en: 'Nickel roller buckle with its prong resting on the roller',
  },
  'dhalka-hero': { tr: 'Açık altın iki D halka, biri küçük', en: 'Two D-rings in light gold, one smaller' },
  'dhalka-detay': {
    tr: 'Deri dile dikilmiş açık altın D halka',
    en: 'D-ring in light gold, sewn into a leather tab',
  },
  'yuvarlak-halka-hero': { tr: 'Üç boy nikel yuvarlak halka', en: 'Nickel O-rings in three sizes' },
  'kare-halka-hero': {
    tr: 'Dokuma banda geçirilmiş parlak bakır kare halka',
    en: 'Rectangular ring in bright copper on webbing',
  },
  'zincir-gurmet-hero': {
    tr: 'Kıvrım yapan parlak altın gurmet zincir',
    en: 'Bright gold curb chain in a curve',
  },
  'zincir-gurmet-detay': {
    tr: 'Gurmet zincir baklalarının yakın çekimi',
    en: 'The links of the curb chain from close by',
  },
  'zincir-forse-hero': { tr: 'Oval baklalı nikel forse zincir', en: 'Nickel cable chain with oval links' },
  'zincir-bilyali-hero': {
    tr: 'Sarmal duran füme bilyalı zincir',
    en: 'Ball chain in gunmetal lying in a coil',
  },
  'kusgozu-hero': {
    tr: 'Antik sarı iki kuşgözü ve bir pul',
    en: 'Two eyelets and a washer in antique brass',
  },
  'kusgozu-detay': {
    tr: 'Dikişli koyu deriye sırayla çakılmış antik sarı kuşgözleri',
    en: 'A row of antique brass eyelets set in dark sewn leather',
  },
  'kusgozu-oval-hero': {
    tr: 'Nikel iki oval kuşgözü ve bir pul',
    en: 'Two oval eyelets and a washer in nickel',
  },
  'kusgozu-perdelik-hero': {
    tr: 'Keten kumaşa takılı geniş altın perde kuşgözü',
    en: 'Wide gold curtain eyelet set in linen',
  },
  'citcit-yayli-hero': {
    tr: 'Nikel yaylı çıtçıtın dört parçası: şapka, dişi, erkek ve alt',
    en: 'The four parts of a nickel spring snap: cap, socket, stud and post',
  },
  'citcit-yayli-detay': {
    tr: 'Taba deri kapakta nikel çıtçıt şapkaları, siyah bantta erkekleri',
    en: 'Nickel snap caps on a tan leather flap, their studs on a black strap',
  },
  'dugme-kot-hero': {
    tr: 'Boncuk çevreli antik sarı kot düğmeleri ve çivileri',
    en: 'Jeans buttons with a beaded rim in antique brass, tacks beside them',
  },
  'elcik-damla-hero': {
    tr: 'Kenarı kabarık nikel damla elcikler ve halkaları',
    en: 'Nickel teardrop pullers with raised rims and their rings',
  },
  'elcik-damla-detay': {
    tr: 'Metal fermuarın kursöründen sarkan nikel damla elcik',
    en: 'Nickel teardrop puller hanging from the slider of a metal zip',
  },
  'kanca-doner-hero': {
    tr: 'Yaylı dilli, gözü dönen nikel kanca',
    en: 'Nickel swivel snap hook with a spring gate',
  },
  'kanca-istakoz-hero': {
    tr: 'Tetikli altın ıstakoz kancalar',
    en: 'Gold lobster clasps with their levers and end rings',
  },
  'kanca-karabina-hero': { tr: 'Armut biçimli füme karabina', en: 'Pear-shaped carabiner in gunmetal' },
  'mandal-dondurmeli-hero': {
    tr: 'Altın döndürmeli mandal: çerçeve, dilli gövde ve karşı plaka',
    en: 'Gold turn lock: frame, body with its tongue and counter plate',
  },
  'percin-kapsul-hero': {
    tr: 'Nikel kapsül perçinler: şapkalar, saplar ve takılmış bir çift',
    en: 'Nickel double-cap rivets: caps, posts and one pair put together',
  },
  'percin-kapsul-detay': {
    tr: 'Çapraz duran taba ve kahverengi kayışı bağlayan dört nikel perçin',
    en: 'Four nickel rivets that join a tan and a brown strap crosswise',
  },
  'percin-vidali-hero': {
    tr: 'Ayrık ve takılı duran altın albüm vidaları',
    en: 'Gold Chicago screws, apart and put together',
  },
  'percin-konik-hero': { tr: 'Füme konik trokslar ve vidaları', en: 'Gunmetal cone studs with their screws' },
  'hero-genis': {
    tr: 'Krem zeminde karışık kaplamalı tokalar, halkalar, kuşgözleri ve gurmet zincir',
    en: 'Buckles, rings, eyelets and curb chain in mixed finishes on a cream ground',
  },
  'atolye-genis': {
    tr: 'Sıra sıra dizilmiş halka, toka ve kuşgözleri',
    en: 'Rings, buckles and eyelets laid out in rows',
  },
} satisfies Record<string, DemoText>;

export type PictureName = keyof typeof pictures;

/** A gallery; its first picture is the main one. */
export function gallery(main: PictureName, ...others: PictureName[]): [DemoPicture, ...DemoPicture[]] {
  return [shown(main), ...others.map(shown)];
}

const shown = (name: PictureName): DemoPicture => ({ file: `${name}.jpg`, alt: pictures[name] });
