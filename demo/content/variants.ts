import type { DemoProduct, DemoProductSize } from './demo-content.ts';
import { unbroken } from '../typeset.ts';
import { label } from './attribute-labels.ts';
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

/**
 * The attribute table: the common attributes, then each measure with the values of all sizes. The dimension
 * that the sizes are named by has them as its values.
 */
export function attributesOf({ attributes, sizes }: DemoProduct): DemoProduct['attributes'] {
  const rows = sizes.flatMap(({ size, measures = [] }) => measures.map((row) => ({ size, ...row })));
  const measured = [...Map.groupBy(rows, (row) => row.label)].map(([measure, own]) => {
    const inLanguage = (lang: 'tr' | 'en') =>
      own.map(({ size, value }) => onOneLine(`${size.name[lang]}: ${value[lang]}`)).join(' · ');
    return { label: measure, value: { tr: inLanguage('tr'), en: inLanguage('en') } };
  });
  const sizesIn = (lang: 'tr' | 'en') => sizes.map(({ size }) => unbroken(size.name[lang])).join(' · ');
  const common = attributes.map((row) =>
    row.label === label.named ? { label: row.value, value: { tr: sizesIn('tr'), en: sizesIn('en') } } : row,
  );
  return [...common, ...measured];
}

/** Keeps a short entry on one line, and a long one from breaking inside a measure. */
const onOneLine = (entry: string): string =>
  entry.length > 26 ? unbroken(entry) : entry.replaceAll(' ', '\u00a0');
