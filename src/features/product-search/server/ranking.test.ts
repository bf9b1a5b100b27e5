import { expect, it } from 'vitest';
import { generateCatalogue } from '#demo/generate/generate-catalogue.ts';
import { queryWords } from './search-words.ts';
import { loadCategoryNameIndex } from './category-name-index.ts';
import { openTestApp } from '#test/app.ts';
import { maxRanked } from './public-search.read.ts';
import { searchProducts } from './search.ts';

/** With this many products most of these words occur in more products than are ranked. */
const products = 4_000;
const limit = 60;

const { ctx } = await openTestApp();
await generateCatalogue(ctx, { products, seed: 1, mediaIds: [], say: () => undefined });
const all = ctx.db.selectFrom('products').where('products.deleted_at', 'is', null);
const rows = await all
  .innerJoin('product_search', 'product_search.product_id', 'products.id')
  .select(['products.id', 'products.category_id', 'codes', 'names', 'words'])
  .execute();
const categories = await loadCategoryNameIndex(ctx.db);

/** The rank that a product should get; undefined if it should not be found. */
function partOf(row: (typeof rows)[number], typed: readonly string[]) {
  const begins = (text: string) => typed.every((word) => text.includes(` ${word}`));
  const isFound = typed.every(
    (word) => row.words.includes(` ${word}`) || categories.idsMatching(word).includes(row.category_id),
  );
  if (!isFound) return undefined;
  if (row.codes.includes(` =${typed.join('')} `)) return 0;
  if (row.names.includes(`| ${typed.join(' ')} `)) return 1;
  if (typed.every((word) => row.names.includes(` ${word} `))) return 2;
  if (categories.idsNamed(typed).includes(row.category_id)) return 3;
  if (row.names.includes(`| ${typed.join(' ')}`)) return 4;
  if (begins(row.names)) return 5;
  if (begins(row.codes)) return 6;
  return 6 + typed.filter((word) => !row.names.includes(` ${word}`)).length;
}

it.each([
  ...['mm', 'm', 'toka', 'antik', 'kuş', 'antik toka', 'antik mm', '25 mm toka', 'mm toka', '25 mm', 'kemer'],
  ...['parlak kemer', 'zincir kuşgözü', 'kordon toka', 'çinko toka', 'k t', 'kt1', 'metal toka', 'pirinç mm'],
  ...['buckle pirinç tokası', '50 pirinç tokası', '50 kt çelik', 'halka', 'tok', 'buckles', 'tokalar'],
])(
  '“%s” finds matches in the order code, beginning of a name, name and other texts, and leaves out no better one',
  async (search) => {
    const typed = queryWords(search);
    const parts = new Map(rows.map((row) => [row.id, partOf(row, typed)]));
    const matches = [...parts.values()].filter((part) => part !== undefined).sort();
    const request = { search, where: 'all', products: all, ordered: all, maxRanked, limit } as const;
    const found = await searchProducts(ctx.db, request);
    const shown = found.ids.map((id) => parts.get(id)).slice(0, limit);
    if (found.isNear) {
      expect(matches).toEqual([]);
      return;
    }
    // Ranks above 6 differ only by how many words occur in no name. For common words these ranks are compared
    // only for the first products of the catalogue, so the test treats them as equal.
    const coarse = (part: number | undefined) => Math.min(part ?? Infinity, 7);
    expect(shown.map(coarse)).toEqual(matches.slice(0, limit).map(coarse));
    expect(shown).toEqual(found.hasMore ? shown.toSorted() : matches.slice(0, limit));
    if (matches.length < limit) expect(found.hasMore).toBe(false);
    if (matches.length > found.ids.length) expect(found.hasMore).toBe(true);
  },
);
