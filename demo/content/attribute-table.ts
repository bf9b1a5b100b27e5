import { label, measure } from './attribute-labels.ts';
import type { DemoProduct, DemoText } from './demo-content.ts';

/** Rows of an attribute table, in the given order. A string is a measure with the Turkish decimal comma. */
export function attributeTable(
  values: Partial<Record<keyof typeof label, string | DemoText>>,
): DemoProduct['attributes'] {
  return Object.entries(values).map(([name, value]) => ({
    label: label[name as keyof typeof label],
    value: typeof value === 'string' ? measure(value) : value,
  }));
}

export const material = {
  zamak: { tr: 'Zamak 5', en: 'Zamak 5' },
  zamakSteelProng: { tr: 'Zamak 5, çelik dil', en: 'Zamak 5, steel prong' },
  brass: { tr: 'Pirinç', en: 'Brass' },
  brassWire: { tr: 'Pirinç tel', en: 'Brass wire' },
  steelWire: { tr: 'Çelik tel', en: 'Steel wire' },
  steelSheet: { tr: 'Çelik sac', en: 'Steel sheet' },
  stainless: { tr: 'Paslanmaz çelik (AISI 304)', en: 'Stainless steel (AISI 304)' },
} satisfies Record<string, DemoText>;

/** Surface finishes, in lower case for use inside a list. */
const surfaces = {
  nickel: { tr: 'nikel', en: 'nickel' },
  brightNickel: { tr: 'parlak nikel', en: 'bright nickel' },
  mattNickel: { tr: 'mat nikel', en: 'matt nickel' },
  brushedNickel: { tr: 'fırçalı nikel', en: 'brushed nickel' },
  gold: { tr: 'parlak altın', en: 'bright gold' },
  lightGold: { tr: 'açık altın', en: 'light gold' },
  antiqueBrass: { tr: 'antik sarı', en: 'antique brass' },
  antiqueSilver: { tr: 'antik gümüş', en: 'antique silver' },
  antiqueCopper: { tr: 'antik bakır', en: 'antique copper' },
  copper: { tr: 'parlak bakır', en: 'bright copper' },
  gunmetal: { tr: 'füme', en: 'gunmetal' },
  blackNickel: { tr: 'füme (siyah nikel)', en: 'gunmetal (black nickel)' },
  mattBlack: { tr: 'mat siyah', en: 'matt black' },
  blackEnamel: { tr: 'mat siyah fırın boya', en: 'matt black stove enamel' },
  rose: { tr: 'rose', en: 'rose gold' },
  polished: { tr: 'kaplamasız, parlatılmış', en: 'polished, not plated' },
  rawBrass: { tr: 'ham pirinç', en: 'raw brass' },
} satisfies Record<string, DemoText>;

/** One finish or a list of them, with a capital first letter. */
export function plated(...names: readonly (keyof typeof surfaces)[]): DemoText {
  return {
    tr: capital(names.map((name) => surfaces[name].tr).join(', '), 'tr'),
    en: capital(names.map((name) => surfaces[name].en).join(', '), 'en'),
  };
}

export const pieces = (count: number): DemoText => packOf(count, 'adet', 'pieces');

/** For products that consist of several parts. */
export const sets = (count: number): DemoText => packOf(count, 'takım', 'sets');

/** Weight of a set, in grams. */
export const perSet = (grams: string): DemoText => ({
  tr: `${grams} g (takım)`,
  en: `${measure(grams).en} g (set)`,
});

export const perMetre = (grams: string): DemoText => ({
  tr: `${grams} g/m`,
  en: `${measure(grams).en} g per metre`,
});

function packOf(count: number, tr: string, en: string): DemoText {
  return { tr: `${count.toLocaleString('tr')} ${tr}`, en: `${count.toLocaleString('en')} ${en}` };
}

function capital(text: string, lang: 'tr' | 'en'): string {
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}
