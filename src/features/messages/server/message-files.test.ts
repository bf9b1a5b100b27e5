import { describe, expect, it } from 'vitest';
import type { Message, MessagePage } from '../message.ts';
import type { Order } from '#features/orders/order.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';

const app = await openTestApp();
const { ctx, call } = app;
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');

const get = <Body>(url: string, headers = editor) =>
  call<Body>('GET', `/api/admin/${url}`, undefined, headers);
const auditRows = () => ctx.db.selectFrom('audit').selectAll().orderBy('id').execute();

describe('the file of a message', () => {
  it('is sent to users who may answer messages, never runs in the browser, and every download is recorded', async () => {
    const id = await buildMessage(ctx, { type: 'human-resources', file: '%PDF-1.7 öz' });
    const before = (await auditRows()).length;
    const answer = await get<string>(`human-resources/${id}/file`);
    expect(answer).toMatchObject({ status: 200, body: '%PDF-1.7 öz' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; .*%C3%B6zge%C3%A7mi%C5%9F/) as string,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await auditRows()).slice(before)).toMatchObject([
      {
        action: 'view-file',
        entity: 'message',
        entity_id: String(id),
        details: '{"type":"human-resources"}',
      },
    ]);
    expect((await get(`human-resources/${id}/file`, viewer)).status).toBe(403);
    expect((await get(`contact/${id}/file`)).status).toBe(404);
  });

  it('is not found when the message has none', async () => {
    const id = await buildMessage(ctx);
    expect((await get(`contact/${id}/file`)).status).toBe(404);
    expect((await get<Message>(`contact/${id}`)).body.file).toBeNull();
  });
});

it('an application without a CV is opened, listed and exported with an empty file', async () => {
  const details = { position: 'Kalıpçı' };
  const id = await buildMessage(ctx, { type: 'human-resources', name: 'Dosyasız', details });
  expect((await get<Message>(`human-resources/${id}`)).body).toMatchObject({ file: null, details });
  const listed = (await get<MessagePage>('human-resources?search=dosyasiz')).body.data;
  expect(listed).toMatchObject([{ id, has_file: false }]);
  expect((await get(`human-resources/${id}/file`)).status).toBe(404);
  const rows = (await get<string>('human-resources/export')).body.split('\r\n');
  expect(rows[0]).toContain(';Başvurulan görev;Özgeçmiş;Mesaj;');
  expect(rows.find((row) => row.includes('Dosyasız'))).toContain(';Kalıpçı;;Merhaba;');
});

describe('the export of a type', () => {
  const csv = async (query = '') => (await get<string>(`contact/export${query}`)).body;

  it('opens as a table in a Turkish Excel, with no cell that runs as a formula', async () => {
    await buildMessage(ctx, {
      name: 'Çağla Şen',
      phone: '+90 555 111 22 33',
      company: '=HYPERLINK("http://kotu.example")',
      subject: '@SUM(1)',
      message: 'satır 1\nsatır; "2"',
    });
    const text = await csv();
    expect(text.startsWith('\uFEFFTarih;Ad Soyad;E-posta;Telefon;Firma;Konu;Mesaj;')).toBe(true);
    expect(text).toContain('02.03.2026 12:00;Çağla Şen;');
    for (const cell of [`;+90 555 111 22 33;`, `"'=HYPERLINK(""http`, `'@SUM(1)`, `"satır 1\nsatır; ""2"""`])
      expect(text).toContain(cell);
    expect(text).not.toMatch(/[;\n]"?(?:[=\-@\t]|\+(?!\d[\d ]+;))/);
  });

  it('contains what the list shows for its section and search, and is recorded without the search words', async () => {
    await buildMessage(ctx, { name: 'Çöpteki', trashed_at: '2026-03-01T00:00:00.000Z' });
    await buildMessage(ctx, { name: 'Aranan Işık' });
    expect(await csv()).not.toContain('Çöpteki');
    expect(await csv('?section=trash')).toContain('Çöpteki');
    const found = await csv(`?search=${encodeURIComponent('işik')}`);
    expect(found).toContain('Aranan Işık');
    expect(found.trim().split('\r\n')).toHaveLength(2);
    const details = { type: 'contact', section: 'mail', is_filtered: true };
    expect((await auditRows()).at(-1)).toMatchObject({ action: 'export', details: JSON.stringify(details) });
    expect((await get('contact/export', viewer)).status).toBe(403);
  });

  it('writes the own fields of each type, products and tours included', async () => {
    await buildMessage(ctx, { type: 'offer', lines: [{ quantity: 500, wants_sample: 1 }, { code: 'T-2' }] });
    expect((await get<string>('offer/export')).body).toContain(
      ';T-1 Toka × 500 (numune), T-2 Toka;Merhaba;tr;Hayır;Hayır;',
    );
    const details = { school: 'Fen', tour: { id: 1, name: 'Atölye' }, group_size: 30, date: '2026-05-06' };
    await buildMessage(ctx, { type: 'school-tour-request', details });
    expect((await get<string>('school-tour-request/export')).body).toContain(';Fen;Atölye;30;06.05.2026;');
  });
});

it('an order shows its products as they were, and which of them still exist', async () => {
  const product = await buildProduct(ctx);
  const medium = await buildMedium(ctx);
  const id = await buildMessage(ctx, {
    type: 'offer',
    company: 'Aksesuar A.Ş.',
    lines: [
      { product_id: product.id, name: 'Eski ad', code: 'E-1', image_id: medium.id, quantity: 5, note: 'Mat' },
      { product_id: null, wants_sample: 1 },
    ],
  });
  const { order_id } = (await get<Message>(`offer/${id}`)).body;
  const { body: order } = await get<Order>(`orders/${order_id}`, viewer);
  expect(order).toMatchObject({ id: order_id, message_id: id, company: 'Aksesuar A.Ş.' });
  expect(order.lines).toMatchObject([
    { name: 'Eski ad', code: 'E-1', quantity: 5, note: 'Mat', wants_sample: false, is_available: true },
    { product_id: null, picture: null, wants_sample: true, is_available: false },
  ]);
  expect(order.lines[0]?.picture).toMatchObject({ media_id: medium.id, alt: 'Eski ad' });
});
