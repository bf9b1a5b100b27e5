import { label, measure } from './attribute-labels.ts';
import type { DemoAttributes, DemoText } from './demo-content.ts';

/**
 * The rows of an attribute table, in the given order. A plain string is a measure with a Turkish decimal
 * comma.
 */
export function attributeTable(
  values: Partial<Record<keyof typeof label, string | DemoText>>,
): DemoAttributes {
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

/** The unit of a size's weight and pack, if that is not the single piece. */
export const unit = {
  set: { tr: 'Takım (ağırlık ve paket adedi takım olarak)', en: 'Set (weight per set, packs in sets)' },
  metre: {
    tr: 'Metre (ağırlık ve paket adedi metre olarak)',
    en: 'Metre (weight per metre, packs in metres)',
  },
} satisfies Record<string, DemoText>;
