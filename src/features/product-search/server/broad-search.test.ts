import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { generateCatalogue } from '#demo/generate/generate-catalogue.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { openTestApp } from '#test/app.ts';
import { maxRanked } from './public-search.read.ts';

const { ctx, clock } = await openTestApp();
await generateCatalogue(ctx, { products: 3_000, seed: 1, mediaIds: [], say: () => undefined });
const find = async (search: string) =>
  (await createSiteApi(ctx, 'tr').searchProducts({ search })).map(({ code }) => code);

/**
 * The codes of the visible products whose codes start with one of these prefixes, in the catalogue's order.
 */
async function visibleCodes(prefixes: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('products')
    .select('code')
    .where('is_active', '=', 1)
    .where('published_at', '<=', clock.now().toISOString())
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ code }) => code).filter((code) => prefixes.some((prefix) => code.startsWith(prefix)));
}
const buckles = ['KT', 'CT', 'ST', 'AT'];

it('a word that nearly all products have finds the first of the catalogue', async () => {
  expect(await find('mm')).toEqual((await visibleCodes([''])).slice(0, 60));
  expect(await find('m')).toHaveLength(60);
});

it('an exact code comes first among many codes with the same beginning', async () => {
  const [code = ''] = (await visibleCodes(['KT'])).slice(-1);
  expect((await find(code))[0]).toBe(code);
  expect((await find(`${code.replace('-', ' ')} mm`))[0]).toBe(code);
});

it('a common word is found when none of its products is near the top of the catalogue', async () => {
  const all = await visibleCodes(buckles);
  expect(all.length).toBeGreaterThan(maxRanked);
  for (const prefix of buckles)
    await sql`update products set queue = queue - 1000000 where code like ${`${prefix}-%`}`.execute(
      ctx.connections.writer,
    );
  const found = await find('tokalar');
  expect(found).toHaveLength(60);
  expect(found.every((code) => buckles.includes(code.slice(0, 2)))).toBe(true);
});

it('two common words that no product has both find nothing', async () => {
  expect(await find('mm zzmm')).toEqual(await find('mm'));
  expect(await find('tokalar kuşgözleri')).toEqual([]);
});
