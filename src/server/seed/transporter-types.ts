import type { LocalisedText } from '#shared/localised.ts';

/** First entries of the managed list, in their order: what an accessory is carried on. */
export const transporterTypes: readonly { key: string; name: LocalisedText }[] = [
  { key: 'kordon', name: { tr: 'Kordon', en: 'Cord' } },
  { key: 'zincir', name: { tr: 'Zincir', en: 'Chain' } },
  { key: 'kayis', name: { tr: 'Kayış', en: 'Strap' } },
  { key: 'aski', name: { tr: 'Askı', en: 'Sling' } },
];
