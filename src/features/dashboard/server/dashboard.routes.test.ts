import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Dashboard } from '../dashboard.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct, buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

const app = await openTestApp();
const viewer = await app.signIn('viewer');

/** Writes a PDF into a temporary folder outside the media storage. */
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
    mail: { is_configured: false, waiting: 0, failed: 0, held: 0 },
    missing_alt: { lang: 'tr', count: 0 },
    recent_products: [],
  });
});

it('the dashboard counts each hidden product once, by the reason, and names who changed each product last', async () => {
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

it('the dashboard lists the open tasks: unread messages, the newest of all inboxes, failed mails and pictures without texts', async () => {
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
