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
  'kusgozu-oval-hero': {
    tr: 'Nikel iki oval kuşgözü ve bir pul',
    en: 'Two oval eyelets and a washer in nickel',
  },
  'kusgozu-perdelik-hero': {
    tr: 'Keten kumaşa takılı geniş altın perde kuşgözü',
    en: 'Wide gold curtain eyelet set in linen',
  },
  'hero-genis': {
    tr: 'Krem zeminde karışık kaplamalı tokalar, halkalar, kuşgözleri ve gurmet zincir',
    en: 'Buckles, rings, eyelets and curb chain in mixed finishes on a cream ground',
  },
} satisfies Record<string, DemoText>;

export type PictureName = keyof typeof pictures;

/** A gallery; its first picture is the main one. */
export function gallery(main: PictureName, ...others: PictureName[]): [DemoPicture, ...DemoPicture[]] {
  return [shown(main), ...others.map(shown)];
}

const shown = (name: PictureName): DemoPicture => ({ file: `${name}.jpg`, alt: pictures[name] });
