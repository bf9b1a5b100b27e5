import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Dashboard } from '../dashboard.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { addVisits } from '#features/visits/server/visits.queries.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct, buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp();
const viewer = await app.signIn('viewer');

/** A PDF outside the storage. */
async function writePdf(): Promise<{ path: string; name: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'foy.pdf');
  await writeFile(path, validPdf());
  return { path, name: 'Föy.pdf' };
}
const read = async () => (await app.call<Dashboard>('GET', '/api/admin/dashboard', undefined, viewer)).body;

it('an empty catalogue has counts of zero', async () => {
  const shown = await read();
  expect(shown).toMatchObject({
    products: 0,
    visible_products: 0,
    inactive_products: 0,
    scheduled_products: 0,
    products_in_inactive_categories: 0,
    categories: 0,
    pictures: 0,
    documents: 0,
    videos: 0,
    media_bytes: 0,
    languages: 2,
    unread: { offer: 0, contact: 0 },
    new_messages: [],
    subscribers: 0,
    new_subscribers: [],
    mail: { is_configured: false, waiting: 0, failed: 0 },
    missing_alt: { lang: 'tr', count: 0 },
    seen_products: [],
    failed_searches: [],
    recent_products: [],
  });
  expect(shown.visits.since).toBeNull();
  expect(shown.visits.days).toHaveLength(56);
  expect(shown.visits.days.at(-1)).toEqual({ day: '2026-03-02', count: 0, previous: 0 });
  expect(shown.lead_weeks).toHaveLength(8);
});

it('counts each product once by why visitors do not see it, and names who changed each product last', async () => {
  const { ctx, clock } = app;
  const { id: category_id } = await buildCategory(ctx);
  const medium = await buildMedium(ctx);
  await storeLocalDocument(ctx, null, await writePdf());
  const first = await buildProduct(ctx, { category_id, name: 'Toka', images: [medium.id] });
  const soon = new Date(clock.now().getTime() + 60_000).toISOString();
  await buildProduct(ctx, { category_id, is_active: false });
  await buildProduct(ctx, { category_id, is_active: false, published_at: soon });
  await buildProduct(ctx, { category_id, published_at: soon });
  const closed = await buildCategory(ctx, { is_active: false });
  await buildProduct(ctx, { category_id: closed.id, published_at: soon });
  await buildProduct(ctx, { category_id: closed.id });
  await buildProduct(ctx, { category_id: closed.id, is_active: false });
  const user = await buildUser(ctx, { name: 'Ayşe Yılmaz' });
  clock.advance(1_000);
  const noTexts = { name: {}, summary: {}, description: {}, seo_title: {}, seo_description: {} };
  await updateProduct(ctx, { id: user.id }, first.id, { ...noTexts, summary: { tr: 'Yeni' } });

  const shown = await read();
  expect(shown).toMatchObject({
    products: 7,
    visible_products: 1,
    inactive_products: 3,
    scheduled_products: 1,
    products_in_inactive_categories: 2,
    categories: 2,
    pictures: 1,
    documents: 1,
    videos: 0,
  });
  expect(shown.media_bytes).toBeGreaterThan(0);
  expect(shown.recent_products[0]).toMatchObject({ id: first.id, name: 'Toka', updated_by: 'Ayşe Yılmaz' });
  expect(shown.recent_products[1]?.updated_by).toBeNull();
});

it('names what waits: unread messages, the newest of all inboxes, failed mails and pictures without texts', async () => {
  const test = await openTestApp();
  await buildMessage(test.ctx, { type: 'contact', is_read: 1 });
  await buildMessage(test.ctx, {
    type: 'offer',
    name: 'Selin Karaca',
    subject: '',
    message: 'Fiyat  rica\nederim',
  });
  await buildMessage(test.ctx, { type: 'offer', trashed_at: test.clock.now().toISOString() });
  await buildMedium(test.ctx);
  await inOperationalTransaction(test.ctx, ({ db, now }) =>
    db
      .insertInto('subscribers')
      .values({
        email: 'A@b.co',
        email_key: 'a@b.co',
        lang: 'tr',
        form: '/',
        notice_id: null,
        notice_version: null,
        created_at: now,
      })
      .execute(),
  );
  for (const role of ['viewer', 'editor', 'admin'] as const) {
    const { body } = await test.call<Dashboard>(
      'GET',
      '/api/admin/dashboard',
      undefined,
      await test.signIn(role),
    );
    expect(body).toMatchObject({
      unread: { offer: 1, contact: 0 },
      new_messages: [
        { type: 'offer', name: 'Selin Karaca', subject: 'Fiyat rica ederim', is_read: false },
        { type: 'contact', is_read: true },
      ],
      subscribers: 1,
      new_subscribers: [{ email: 'A@b.co' }],
      missing_alt: { lang: 'tr', count: 1 },
    });
    expect(body.new_messages).toHaveLength(2);
  }
  expect((await test.call('GET', '/api/admin/dashboard')).status).toBe(401);
});

it('shows the visits of eight weeks beside the eight before, seen products, clicks and failed searches', async () => {
  const test = await openTestApp();
  const { ctx, call } = test;
  const toka = await buildProduct(ctx, { name: 'Toka', code: 'TK-1' });
  const halka = await buildProduct(ctx, { name: 'Halka', code: 'HL-1' });
  const gone = await buildProduct(ctx);
  await deleteProduct(ctx, null, gone.id);
  const product = (day: string, record_id: number, count: number) => ({
    day,
    page: 'product',
    record_id,
    count,
  });
  await inOperationalTransaction(ctx, async ({ db }) => {
    await addVisits(db, [
      { day: '2025-11-10', page: 'home', record_id: 0, count: 9 },
      { day: '2026-01-05', page: 'home', record_id: 0, count: 4 },
      product('2026-01-05', toka.id, 100),
      product('2026-01-06', toka.id, 2),
      product('2026-03-01', toka.id, 3),
      product('2026-03-01', halka.id, 4),
      product('2026-03-01', gone.id, 50),
    ]);
    await db
      .insertInto('failed_searches')
      .values([
        { day: '2026-01-05', search: 'eski', count: 90 },
        { day: '2026-02-01', search: 'fermuar', count: 2 },
        { day: '2026-02-03', search: 'fermuar', count: 3 },
        { day: '2026-02-02', search: 'kanca', count: 4 },
      ])
      .execute();
    const lead = { kind: 'whatsapp' as const, product_id: toka.id, page: '/' };
    await db
      .insertInto('leads')
      .values([
        // 6 January in Istanbul.
        { ...lead, created_at: '2026-01-05T21:30:00.000Z' },
        { ...lead, created_at: '2026-01-05T20:30:00.000Z' },
        { ...lead, kind: 'phone', product_id: null, created_at: '2026-03-02T08:00:00.000Z' },
      ])
      .execute();
  });
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
  await call('POST', '/api/visits', { page: 'home' }, browser);

  const { body } = await call<Dashboard>(
    'GET',
    '/api/admin/dashboard',
    undefined,
    await test.signIn('viewer'),
  );
  const { since, days } = body.visits;
  expect([since, days[0]?.day, days.length]).toEqual(['2025-11-10', '2026-01-06', 56]);
  expect(days[0]).toEqual({ day: '2026-01-06', count: 2, previous: 0 });
  expect(days[54]).toEqual({ day: '2026-03-01', count: 57, previous: 0 });
  expect(days[55]).toEqual({ day: '2026-03-02', count: 1, previous: 104 });
  expect(body.seen_products).toEqual([
    { id: toka.id, code: 'TK-1', name: 'Toka', visits: 5, leads: 1 },
    { id: halka.id, code: 'HL-1', name: 'Halka', visits: 4, leads: 0 },
  ]);
  expect(body.failed_searches).toEqual([
    { search: 'fermuar', count: 5, last_day: '2026-02-03' },
    { search: 'kanca', count: 4, last_day: '2026-02-02' },
  ]);
  expect(body.lead_weeks[0]).toEqual({ from: '2026-01-06', to: '2026-01-12', whatsapp: 1, phone: 0 });
  expect(body.lead_weeks[7]).toEqual({ from: '2026-02-24', to: '2026-03-02', whatsapp: 0, phone: 1 });
});
