import type { DemoText } from './demo-content.ts';

/** The labels that attribute tables share, so that the same fact has the same name on every page. */
export const label = {
  material: { tr: 'Malzeme', en: 'Material' },
  finish: { tr: 'Kaplama', en: 'Finish' },
  otherFinishes: { tr: 'Diğer kaplamalar', en: 'Other finishes' },
  innerWidth: { tr: 'İç genişlik', en: 'Inside width' },
  innerSize: { tr: 'İç ölçü', en: 'Inside size' },
  innerDiameter: { tr: 'İç çap', en: 'Inside diameter' },
  outerSize: { tr: 'Dış ölçü', en: 'Outside size' },
  outerDiameter: { tr: 'Dış çap', en: 'Outside diameter' },
  frame: { tr: 'Çerçeve kesiti', en: 'Frame section' },
  prong: { tr: 'Dil', en: 'Prong' },
  wire: { tr: 'Tel kalınlığı', en: 'Wire thickness' },
  sheet: { tr: 'Sac kalınlığı', en: 'Sheet thickness' },
  height: { tr: 'Boyun yüksekliği', en: 'Barrel height' },
  link: { tr: 'Bakla ölçüsü', en: 'Link size' },
  ball: { tr: 'Bilya çapı', en: 'Ball diameter' },
  setting: { tr: 'Takım', en: 'Set' },
  strap: { tr: 'Uygun kayış', en: 'Suits' },
  stockSizes: { tr: 'Stok ölçüleri', en: 'Sizes in stock' },
  weight: { tr: 'Ağırlık', en: 'Weight' },
  pack: { tr: 'Paket adedi', en: 'Pack' },
} satisfies Record<string, DemoText>;

/** A value of figures and units: the same in both languages but for the decimal comma. */
export const measure = (text: string): DemoText => ({ tr: text, en: text.replace(/(\d),(\d)/g, '$1.$2') });
