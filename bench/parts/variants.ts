import { largestMainCategory, smallestCategory } from '#demo/generate/generate-catalogue.ts';
import { generateProduct } from '#demo/generate/generated-product.ts';
import { generateVariants } from '#demo/generate/generated-variants.ts';
import type { Bench } from '../bench.ts';
import { paths, productPath, seed, visibleProducts } from '../content.ts';
import { measureGrowth, variantSizes } from '../growth.ts';
import type { Row } from '../rows.ts';
import { measurePageGrowth } from './render.ts';

const large = `/api/pages/products/${largestMainCategory}?lang=tr`;
const small = `/api/pages/products/${smallestCategory}?lang=tr`;
const size = 'size=uretilen-25-mm';
const otherSize = 'size=uretilen-25-mm,uretilen-30-mm';
const finish = 'finish=uretilen-parlak-nikel';

const lists = [
  { what: 'large category', path: large },
  { what: 'large category, page 2', path: `${large}&page=2` },
  { what: 'small category', path: small },
  { what: 'one size', path: `${large}&${size}` },
  { what: 'one size and one finish', path: `${large}&${size}&${finish}` },
  {
    what: 'two sizes, one finish, one transporter type',
    path: `${large}&${otherSize}&${finish}&transporter_types=kordon`,
  },
  { what: 'one transporter type', path: `${large}&transporter_types=kordon` },
  // The labels are numbered in the order of the generated attributes: material 1, inside width 3.
  { what: 'one choice of an attribute', path: `${large}&attribute=1-c0` },
  { what: 'one range of numbers', path: `${large}&attribute=3-20-30` },
  { what: 'a range, a choice and a size', path: `${large}&attribute=1-c0,3-20-30&${size}` },
].map((list) => ({ ...list, isCached: true }));

/** Measures lists, search and pages of products with variants, as the catalogue grows. */
export async function measureVariants(bench: Bench): Promise<Row[]> {
  const [visible = 1] = visibleProducts(1);
  const product = { ...generateProduct(seed, visible), number: visible };
  const [variant] = generateVariants(seed, product);
  const found = [
    ['a code of a variant', variant?.code ?? ''],
    ['the beginning of its code', (variant?.code ?? '').slice(0, -2)],
    ['a size in many codes', '25'],
    ['a word in 1 of 3', 'toka'],
  ].map(([what, text]) => ({
    what: `search: ${what ?? ''}`,
    path: `/api/pages/search-products?lang=tr&limit=20&search=${encodeURIComponent(text ?? '')}`,
  }));
  const growth = await measureGrowth(bench, [...lists, ...found], { sizes: variantSizes });
  const pages = { 'category page': paths.category, 'product page': productPath(visible) };
  return [...growth, ...(await measurePageGrowth(bench, variantSizes, pages))];
}
