import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { FoundProduct } from '../search.ts';
import { finishes as finishCalls } from '#features/finishes/server/finishes.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';

const app = await openTestApp({ environment: { LIMITS: 'search=100000/60' } });
const { ctx } = app;
const rings = await buildCategory(ctx, { name: { tr: 'Halkalar', en: 'Hoops' } });
const small = await buildSize(ctx, { name: '20 mm', number: 20 });
const large = await buildSize(ctx, { name: '35 mm', number: 35 });
const nickel = await buildFinish(ctx, { name: { tr: 'Nikel', en: 'Nickel' } });
const antique = await buildFinish(ctx, { name: { tr: 'Antik pirinç', en: 'Antique brass' } });
const build = (code: string, tr: string, en: string, fields: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(ctx, { category_id: rings.id, code, name: { tr, en }, ...fields });
const grid = (model: string) =>
  [small, large].flatMap((size, row) =>
    [nickel, antique].map((finish, column) => ({
      code: `${model}${row === 0 ? '20' : '35'}-${column === 0 ? 'NK' : 'AS'}`,
      size_id: size.id,
      finish_id: finish.id,
    })),
  );
const ring = await build('HL-20', 'D-Halka', 'D-ring');
await buildVariants(ctx, ring, grid('HL-20'));
const hook = await build('KN-1', 'Kanca', 'Hook', {
  summary: { tr: 'D-Halka ile çalışır.', en: 'Works with the D-ring 35 mm in antique brass.' },
});
await build('TK-1', 'Antik pirinç toka', 'Antique brass buckle');
await build('ZN-1', 'Zincir', 'Chain', {
  description: { en: '<h3>25 mm</h3><p>Fits belts</p><ul><li>Sling bags</li></ul>' },
});

async function search(text: string, lang = 'en'): Promise<FoundProduct[]> {
  const address = `/api/pages/search-products?lang=${lang}&search=${encodeURIComponent(text)}`;
  const { status, body } = await app.call<FoundProduct[]>('GET', address);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const shown = (products: readonly FoundProduct[]) => products.map(({ code, variant }) => [code, variant]);
/** The quoted texts with their marked parts in square brackets. */
const quoted = (product: FoundProduct | undefined) =>
  product?.found?.texts.map(({ text, marks }) =>
    marks.reduceRight(
      (whole, { start, end }) => `${whole.slice(0, start)}[${whole.slice(start, end)}]${whole.slice(end)}`,
      text,
    ),
  );

it.each([
  ['35 mm d-ring antique brass', 'HL-2035-AS'],
  ['d-ring 35 antique brass', 'HL-2035-AS'],
  ['d-halka 35 mm antik pirinç', 'HL-2035-AS'],
  ['D-RING NICKEL 20', 'HL-2020-NK'],
  ['d-ring antique brass', 'HL-2020-AS'],
  ['d-ring 35', 'HL-2035-AS'],
  ['halka antik', 'HL-2020-AS'],
  ['d-ring', undefined],
  ['d-ring mm', undefined],
])('“%s” leads to %s', async (text, variant) => {
  expect(shown(await search(text)).find(([code]) => code === 'HL-20')).toEqual(['HL-20', variant]);
});

it('the words of sizes and finishes rank below those of names', async () => {
  expect(shown(await search('antique brass'))).toEqual([
    ['TK-1', undefined],
    ['KN-1', undefined],
    ['HL-20', 'HL-2020-AS'],
  ]);
});

it('a size and a finish that no single variant combines name no variant', async () => {
  const model = await build('HL-77', 'Karabina', 'Carabiner');
  await buildVariants(ctx, model, [
    { code: 'HL-77-20-NK', size_id: small.id, finish_id: nickel.id },
    { code: 'HL-77-35-AS', size_id: large.id, finish_id: antique.id },
  ]);
  expect(shown(await search('carabiner 20 mm antique'))).toEqual([['HL-77', undefined]]);
});

it('a hit says where its words are: in the variant, in the category, in a text, in another language', async () => {
  expect(quoted((await search('d-ring antique')).find(({ code }) => code === 'HL-20'))).toEqual([
    '20 mm · [Antique] brass',
  ]);
  const byText = (await search('hook 35 antique')).find(({ id }) => id === hook.id);
  expect(quoted(byText)).toEqual(['Works with the D-ring [35] mm in [antique] brass.']);
  expect(byText?.found?.name).toEqual([{ start: 0, end: 4 }]);
  expect(quoted((await search('hoops hook'))[0])).toEqual(['[Hoops]']);
  const [turkish] = await search('toka');
  expect(quoted(turkish)).toEqual(['Antik pirinç [toka]']);
  expect(turkish?.found?.texts[0]?.lang).toBe('tr');
});

it('a renamed finish is found by its new name at once, and no document is written', async () => {
  const documents = () => sql`select * from product_search order by product_id`.execute(ctx.db);
  const before = await documents();
  await finishCalls.update(ctx, null, antique.id, { name: { tr: 'Eskitme', en: 'Vintage' } });
  expect(shown(await search('d-ring vintage 35'))).toEqual([['HL-20', 'HL-2035-AS']]);
  expect(await search('d-ring antique', 'tr')).toMatchObject([{ code: 'KN-1' }]);
  expect((await documents()).rows).toEqual(before.rows);
});

it('a finish that only hidden variants have finds nothing', async () => {
  await buildVariants(
    ctx,
    ring,
    grid('HL-20').map((row) => ({ ...row, is_active: row.finish_id === nickel.id })),
  );
  expect((await search('d-ring vintage')).map(({ code }) => code)).not.toContain('HL-20');
});

it('a quoted sentence ends with its heading, paragraph or list entry', async () => {
  expect(quoted((await search('chain belts sling'))[0])).toEqual(['Fits [belts]', '[Sling] bags']);
});
