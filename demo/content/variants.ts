import type { DemoProduct, DemoProductSize } from './demo-content.ts';
import { finishes, type FinishKey } from './finishes.ts';

export type DemoVariant = { code: string; size: DemoProductSize; finish: FinishKey };

/** Every combination that exists, sizes first. */
export function variantsOf(product: DemoProduct): DemoVariant[] {
  return product.sizes.flatMap((size) =>
    (size.finishes ?? product.finishes).map((finish) => ({
      code: codeOf(product, size, finish),
      size,
      finish,
    })),
  );
}

/** The code of the size, which ends with the finish unless that is the main one. */
function codeOf({ finishes: [main] }: DemoProduct, { code }: DemoProductSize, finish: FinishKey): string {
  return finish === main ? code : `${code}-${finishes[finish].suffix}`;
}

/** The attribute table: what is common, then the measures, each with its sizes. */
export function attributesOf({ attributes, sizes }: DemoProduct): DemoProduct['attributes'] {
  const rows = sizes.flatMap(({ size, measures = [] }) => measures.map((row) => ({ size, ...row })));
  const measured = [...Map.groupBy(rows, ({ label }) => label)].map(([label, own]) => {
    const inLanguage = (lang: 'tr' | 'en') =>
      own.map(({ size, value }) => unbroken(`${size.name[lang]}: ${value[lang]}`)).join(' · ');
    return { label, value: { tr: inLanguage('tr'), en: inLanguage('en') } };
  });
  return [...attributes, ...measured];
}

/** A short entry stays on one line. */
const unbroken = (entry: string): string => (entry.length > 26 ? entry : entry.replaceAll(' ', '\u00a0'));
