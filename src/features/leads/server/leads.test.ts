import { expect, it } from 'vitest';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';
import { filledForm } from '#test/sent-forms.ts';

const { ctx, call } = await openTestApp({ environment: { LIMITS: 'leads=10/600,publicForms=1/600' } });
const product = await buildProduct(ctx);
const leads = async () => ctx.db.selectFrom('leads').selectAll().orderBy('id').execute();

it('a click is counted with kind, product, path and time, and nothing about the visitor', async () => {
  const path = `/en/urun/${product.seo_name}`;
  const page = `${path}?utm_source=x&email=a@b.co#a`;
  for (const lead of [
    { kind: 'whatsapp', product_id: product.id, page },
    { kind: 'phone', product_id: '', page: 'https://evil.example/iletisim' },
    { kind: 'phone', product_id: '', page: '/' },
  ])
    expect((await call('POST', '/api/leads', lead)).body).toEqual({ success: true });
  const created_at = ctx.clock.now().toISOString();
  expect(await leads()).toEqual([
    { id: 1, kind: 'whatsapp', product_id: product.id, page: path, created_at },
    { id: 2, kind: 'phone', product_id: null, page: '/iletisim', created_at },
    { id: 3, kind: 'phone', product_id: null, page: '/', created_at },
  ]);
});

it.each([
  ['a product that does not exist', { product_id: 987_654, page: '/' }],
  ['a page that the site does not have', { product_id: '', page: '/olmayan-sayfa' }],
  ['a page in a language that the site does not have', { product_id: '', page: '/de/iletisim' }],
  ['the page of another product', { product_id: product.id, page: '/urun/baska-bir-urun' }],
])('a click on %s is answered in the same way but not counted', async (_, lead) => {
  const before = await leads();
  expect((await call('POST', '/api/leads', { kind: 'phone', ...lead })).body).toEqual({ success: true });
  expect(await leads()).toEqual(before);
});

it.each([
  [{ kind: 'fax', page: '/' }, 'kind'],
  [{ kind: 'phone', page: 'a'.repeat(501) }, 'page'],
])('%o is refused', async (lead, field) => {
  const answer = await call<Failure>('POST', '/api/leads', lead);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});

it('clicks above their limit are answered in the same way, are not counted, and do not use up the limit of forms', async () => {
  for (let n = 0; n < 20; n += 1)
    expect((await call('POST', '/api/leads', { kind: 'phone', page: '/' })).status).toBe(200);
  expect(await leads()).toHaveLength(6);
  expect((await call('POST', '/api/contact', filledForm('contact'))).status).toBe(200);
});
