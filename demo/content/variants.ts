import type { DemoProduct, DemoProductSize } from './demo-content.ts';
import { finishes, type FinishKey } from './finishes.ts';

export type DemoVariant = { code: string; size: DemoProductSize; finish: FinishKey };

/** All variants of a product, sorted by size. */
export function variantsOf(product: DemoProduct): DemoVariant[] {
  return product.sizes.flatMap((size) =>
    (size.finishes ?? product.finishes).map((finish) => ({
      code: codeOf(product, size, finish),
      size,
      finish,
    })),
  );
}

/** The code of a variant: the code of the size, with an ending for every finish except the main one. */
function codeOf({ finishes: [main] }: DemoProduct, { code }: DemoProductSize, finish: FinishKey): string {
  return finish === main ? code : `${code}-${finishes[finish].suffix}`;
}

/** The attribute table: the common attributes, then each measure with the values of all sizes. */
export function attributesOf({ attributes, sizes }: DemoProduct): DemoProduct['attributes'] {
  const rows = sizes.flatMap(({ size, measures = [] }) => measures.map((row) => ({ size, ...row })));
  const measured = [...Map.groupBy(rows, ({ label }) => label)].map(([label, own]) => {
    const inLanguage = (lang: 'tr' | 'en') =>
      own.map(({ size, value }) => unbroken(`${size.name[lang]}: ${value[lang]}`)).join(' · ');
    return { label, value: { tr: inLanguage('tr'), en: inLanguage('en') } };
  });
  return [...attributes, ...measured];
}

/** Keeps a short entry on one line. */
const unbroken = (entry: string): string => (entry.length > 26 ? entry : entry.replaceAll(' ', '\u00a0'));
