import { generateProduct } from '#demo/generate/generated-product.ts';
import type { Bench } from '../bench.ts';
import { measureGrowth } from '../growth.ts';
import type { Row } from '../rows.ts';
import { seed } from '../content.ts';

/** Search texts, from rare to frequent by the share of products that match. */
const typed: readonly (readonly [what: string, text: string])[] = [
  ['rare: a code', generateProduct(seed, 500).code],
  ['rare: a word in 1 of 500', 'kardelen'],
  ['common: a word in 1 of 3', 'toka'],
  ['common: two words, in 1 of 30', 'antik toka'],
  ['common: three words, in 1 of 8', '25 mm toka'],
  ['prefix: in 1 of 10', 'kuş'],
  ['prefix: a letter, in all', 'm'],
  ['misspelt', 'kuşgzöü'],
  ['words that never stand together', 'zincir kuşgözü'],
];

/** Measures the public search as the catalogue grows; search pages are never cached. */
export function measureSearch(bench: Bench): Promise<Row[]> {
  return measureGrowth(
    bench,
    typed.map(([what, text]) => ({
      what,
      path: `/api/pages/search-products?lang=tr&search_type=all&search=${encodeURIComponent(text)}`,
    })),
  );
}
