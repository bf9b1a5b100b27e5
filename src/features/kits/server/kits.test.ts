import { expect, it } from 'vitest';
import { buildCategory, buildProduct, buildVariants } from '#test/factories.ts';
import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';
import { openKits } from '#test/servers/kit-visits.ts';

const contract = await openTestApp();
const { code } = await buildProduct(contract.ctx);
await recordContract(contract, {
  url: 'kits',
  mainText: 'name',
  isPlain: true,
  fields: () => ({ lang: 'tr', ends_on: '2026-03-20', codes: code }),
});

it('pasted codes name products and variants in any letter case, and unknown ones are refused by name', async () => {
  const { ctx, staff, make } = await openKits();
  const ring = await buildProduct(ctx, { code: 'RN-1' });
  await buildProduct(ctx, { code: 'BK-1' });
  await buildVariants(ctx, ring, [{ code: 'RN-1-NIKEL' }]);
  const kit = await make({ codes: ' bk-1\r\nRN-1-NIKEL\tRN-1\n\n' });
  expect([kit.codes, kit.has_pictures, kit.has_list, kit.link]).toEqual(['BK-1\nRN-1', true, true, null]);
  const answer = await staff('PUT', `/${kit.id}`, { codes: 'BK-1\nYOK-1;YOK-2' });
  expect([answer.status, answer.body.errors?.codes?.[0]]).toEqual([
    422,
    'Bu kodlarda ürün yok: YOK-1, YOK-2. Düzeltin ya da silin.',
  ]);
});

it.each([
  [{ ends_on: '2026-03-01' }, 'ends_on'],
  [{ ends_on: '2029-03-01' }, 'ends_on'],
  [{ ends_on: '' }, 'ends_on'],
  [{ lang: 'xx' }, 'lang'],
  [{ codes: '' }, 'codes'],
  [{ choice: 'categories' }, 'category_ids'],
  [{ choice: 'list' }, 'list'],
  [{ has_pictures: false, has_sheets: false, has_list: false }, 'has_pictures'],
])('%j is refused beside %s', async (fields, field) => {
  const base = { name: 'Kit', lang: 'tr', ends_on: '2026-03-20', codes: code };
  const editor = await contract.signIn('editor');
  const answer = await contract.call<{ errors: object }>(
    'POST',
    '/api/admin/kits',
    { ...base, ...fields },
    editor,
  );
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
});

it('staff see how much of the chosen products visitors would get now', async () => {
  const { ctx, staff, make, product } = await openKits();
  const shown = await product('TK-1', 2);
  const hidden = await buildProduct(ctx, { code: 'TK-2', is_active: false, category_id: shown.category_id });
  const other = await buildCategory(ctx, { is_active: false });
  await buildProduct(ctx, { code: 'TK-3', category_id: other.id });
  const contents = async (fields: object) =>
    (await staff<object>('GET', `/${(await make(fields)).id}/link`)).body;
  expect(await contents({ codes: `TK-1\n${hidden.code}\nTK-3` })).toEqual({ products: 1, pictures: 2 });
  const category_ids = [shown.category_id, other.id];
  expect(await contents({ choice: 'categories', category_ids })).toEqual({ products: 1, pictures: 2 });
  const list = { name: 'Tokalar', query: 'search=TK-1' };
  expect(await contents({ choice: 'list', list: JSON.stringify(list) })).toEqual({
    products: 1,
    pictures: 2,
  });
  const none = { name: 'Gizli', query: 'state=hidden' };
  expect(await contents({ choice: 'list', list: none })).toEqual({ products: 0, pictures: 0 });
});

it('a link is shown once, replaced, protected and closed; the audit log names each', async () => {
  const { ctx, staff, make, link, product } = await openKits();
  await product('TK-1');
  const kit = await make({ codes: 'TK-1' });
  expect((await staff('DELETE', `/${kit.id}/link`)).status).toBe(404);
  expect((await staff('PUT', `/${kit.id}/link`, { password: 'bahar-2026' })).status).toBe(404);
  expect((await staff('POST', '/999/link', { password: '' })).status).toBe(404);
  expect((await staff('POST', `/${kit.id}/link`, { password: 'kısa' })).status).toBe(422);
  const first = await link(kit);
  expect(first).toMatch(/^\/dosya\/kit\/[\w-]{43}$/);
  expect(await link(kit)).not.toBe(first);
  expect((await staff('PUT', `/${kit.id}/link`, { password: 'bahar-2026' })).status).toBe(200);
  const stored = await ctx.db.selectFrom('kit_links').selectAll().executeTakeFirstOrThrow();
  expect(stored.password_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(stored)).not.toContain(first.slice(-43));
  const shown = async () => (await staff<{ link: object }>('GET', `/${kit.id}`)).body.link;
  expect(await shown()).toMatchObject({ is_open: true, has_password: true, views: 0, downloads: 0 });
  expect((await staff('DELETE', `/${kit.id}/link`)).status).toBe(200);
  expect(await shown()).toMatchObject({ is_open: false, has_password: false });
  const lines = await ctx.db.selectFrom('audit').select('action').orderBy('id').execute();
  expect(lines.map(({ action }) => action).filter((action) => action.startsWith('kit-link'))).toEqual(
    ['create', 'create', 'password', 'close'].map((verb) => `kit-link-${verb}`),
  );
});
