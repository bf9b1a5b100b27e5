import { expect, it } from 'vitest';
import type { SubscriberPage } from '../subscriber.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { confirmSubscription, leaveNewsletter } from './subscribe.service.ts';
import { openTestApp } from '#test/app.ts';

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.com' } });
const editor = await app.signIn('editor');
const viewer = await app.signIn('viewer');
const path = '/api/admin/newsletter-sub';
const list = async (query = '', who = editor) =>
  (await app.call<SubscriberPage>('GET', `${path}${query}`, undefined, who)).body;

async function subscribe(...emails: string[]): Promise<void> {
  await inOperationalTransaction(app.ctx, async ({ db, now }) => {
    const rows = emails.map((email) => ({ email, email_key: email.toLowerCase(), created_at: now }));
    const from = { lang: 'tr', form: '/', notice_id: null, notice_version: null };
    await db
      .insertInto('subscribers')
      .values(rows.map((row) => ({ ...row, ...from })))
      .execute();
  });
}

it('the latest subscribers are listed first, and found by a part of the address in any letter case', async () => {
  await subscribe('ayse@ornek.com', 'Can@ornek.com', 'sam_50%@example.com');
  expect((await list('', viewer)).data.map(({ email }) => email)).toEqual([
    'sam_50%@example.com',
    'Can@ornek.com',
    'ayse@ornek.com',
  ]);
  expect((await list('?search=ORNEK')).total).toBe(2);
  expect((await list('?search=can')).data).toMatchObject([{ email: 'Can@ornek.com' }]);
  expect((await list('?search=50%25')).total).toBe(1);
  expect(await list('?page=9')).toMatchObject({ data: [], total: 3 });
});

it('only the chosen subscribers are deleted; an empty choice is refused', async () => {
  const [first] = (await list()).data;
  const remove = (delete_list: string) => app.call('DELETE', path, { delete_list }, editor);
  expect((await remove('[]')).body).toMatchObject({ success: false, message: 'Silinecek aboneleri seçin.' });
  expect((await remove(`[${first?.id}, 999]`)).body).toEqual({ success: true });
  expect((await list()).total).toBe(2);
});

it('the list shows who has not confirmed, who has confirmed and who has unsubscribed, and is filtered by state', async () => {
  const [waiting] = (await list('?search=ayse')).data;
  const [confirmed] = (await list('?search=can')).data;
  await confirmSubscription(app.ctx, confirmed?.id ?? 0, { network: '', text: 'Kabul' });
  expect((await list('?state=confirmed')).data).toMatchObject([
    { id: confirmed?.id, state: 'confirmed', confirmed_at: app.clock.now().toISOString() },
  ]);
  await leaveNewsletter(app.ctx, confirmed?.id ?? 0);
  expect((await list('?state=left')).data).toMatchObject([{ id: confirmed?.id, state: 'left' }]);
  expect((await list('?state=pending')).data).toMatchObject([{ id: waiting?.id, state: 'pending' }]);
  expect((await app.call('GET', `${path}?state=x`, undefined, viewer)).status).toBe(422);
  const { body } = await app.call<string>('GET', `${path}/export?state=left`, undefined, editor);
  expect(body.trim().split('\r\n').slice(1)).toEqual([expect.stringMatching(/^Can@ornek\.com;Ayrıldı;/)]);
});

it('the list is exported as a table for Excel in which no cell is a formula, and the audit log says who did it', async () => {
  await subscribe('=1+1@example.com');
  const { headers, body } = await app.call<string>('GET', `${path}/export`, undefined, editor);
  expect(headers['content-disposition']).toBe('attachment; filename=e-bulten-aboneleri.csv');
  const [titles, ...rows] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(body.startsWith('\uFEFF')).toBe(true);
  expect(titles).toBe('E-posta;Durum;Dil;Form;Tarih;Onay;Onaylanan metin;Ayrılma;Ayrılma adresi');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^ayse@ornek\.com;Onay bekliyor;tr;\/;\d\d\.\d\d\.\d{4} \d\d:\d\d;;;;https:\/\/www\.ornek\.com\/bulten\/ayril\/[\w.-]+$/,
  );
  expect(rows[2]).toMatch(/^'=1\+1@example\.com;/);
  expect((await app.call('GET', `${path}/export`, undefined, viewer)).status).toBe(403);
  const noted = app.ctx.db.selectFrom('audit').select('action').where('entity', '=', 'subscriber');
  expect(await noted.execute()).toEqual([{ action: 'export' }, { action: 'export' }]);
});

it('the file for İYS has consents and withdrawals, and nobody who never confirmed', async () => {
  const mine = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.com' } });
  const staff = await mine.signIn('editor');
  const row = {
    lang: 'tr',
    form: '/',
    notice_id: null,
    notice_version: null,
    created_at: '2026-01-01T00:00:00.000Z',
  };
  const states = {
    'onay@ornek.com': { confirmed_at: '2026-01-02T21:30:00.000Z', left_at: null },
    'ret@ornek.com': { confirmed_at: '2026-01-02T10:00:00.000Z', left_at: '2026-02-01T10:00:05.000Z' },
    'bekliyor@ornek.com': { confirmed_at: null, left_at: null },
    'vazgecti@ornek.com': { confirmed_at: null, left_at: '2026-02-01T10:00:00.000Z' },
  };
  const rows = Object.entries(states).map(([email, state]) => ({
    email,
    email_key: email,
    ...row,
    ...state,
  }));
  await inOperationalTransaction(mine.ctx, ({ db }) => db.insertInto('subscribers').values(rows).execute());
  const { body } = await mine.call<string>('GET', `${path}/iys`, undefined, staff);
  expect(body.trim().split('\r\n')).toEqual([
    expect.stringMatching(/^\ufeff?recipient;recipientType;type;status;source;consentDate$/),
    'onay@ornek.com;BIREYSEL;EPOSTA;ONAY;HS_WEB;2026-01-03 00:30:00',
    'ret@ornek.com;BIREYSEL;EPOSTA;RET;HS_WEB;2026-02-01 13:00:05',
  ]);
  expect((await mine.call('GET', `${path}/iys`, undefined, await mine.signIn('viewer'))).status).toBe(403);
});
