import { largestMainCategory, smallestCategory } from '#demo/generate/generate-catalogue.ts';
import type { Bench } from '../bench.ts';
import { measureGrowth } from '../growth.ts';
import type { Row } from '../rows.ts';

const large = `/api/pages/products/${largestMainCategory}?lang=tr`;
const small = `/api/pages/products/${smallestCategory}?lang=tr`;

/** Measures public lists of a category as the catalogue grows, uncached. */
export function measureList(bench: Bench): Promise<Row[]> {
  return measureGrowth(
    bench,
    [
      { what: 'large category', path: large },
      { what: 'large category, page 10', path: `${large}&page=10` },
      { what: 'large category, one transporter type', path: `${large}&transporter_types=kordon` },
      { what: 'large category, two transporter types', path: `${large}&transporter_types=kordon,zincir` },
      { what: 'small category', path: small },
      { what: 'small category, one transporter type', path: `${small}&transporter_types=kordon` },
      { what: 'home page’s products', path: '/api/pages/home-sections?lang=tr' },
    ].map((question) => ({ ...question, isCached: true })),
  );
}
