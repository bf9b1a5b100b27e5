import type { LocalisedText } from '#shared/localised.ts';

/** The first transporter types, in their order. */
export const transporterTypes: readonly { key: string; name: LocalisedText }[] = [
  { key: 'kordon', name: { tr: 'Kordon', en: 'Cord' } },
  { key: 'zincir', name: { tr: 'Zincir', en: 'Chain' } },
  { key: 'kayis', name: { tr: 'Kayış', en: 'Strap' } },
  { key: 'aski', name: { tr: 'Askı', en: 'Sling' } },
];
