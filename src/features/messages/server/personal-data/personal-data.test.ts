import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StoredPersonalData } from '../../personal-data.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { subscribe } from '#features/newsletter/server/subscribe.service.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildMessage } from '#test/message-factories.ts';

const { ctx, call, signIn } = await openTestApp();
const admin = await signIn('admin');
const editor = await signIn('editor');

const address = 'Mehmet.Oz@Example.com';
const key = address.toLowerCase();
const url = (path = '', email = address) =>
  `/api/admin/personal-data${path}?email=${encodeURIComponent(email)}`;
const counts = async (email?: string) =>
  (await call<StoredPersonalData>('GET', url('', email), undefined, admin)).body;

const other = await buildMessage(ctx, { type: 'human-resources', file: 'kalır' });
await buildMessage(ctx, { email: address, type: 'offer', lines: [{ name: 'Toka', quantity: 4 }] });
const application = await buildMessage(ctx, { email: key, type: 'human-resources', file: 'gider' });
const reply = { subject: 'Yanıt', body: 'Görüşelim', request_id: randomUUID() };
await call('POST', `/api/admin/human-resources/${application}/replies`, reply, editor);
await inOperationalTransaction(ctx, async (tx) => {
  const sender = { lang: 'tr', form: '/', notice_id: null, notice_version: null };
  await subscribe(tx, address, { sender });
  await subscribe(tx, 'ayse@example.com', { sender });
  const mail = { subject: 's', text: 't', html: 'h' };
  await queueMail(tx, { kind: 'password-reset', recipients: [address], ...mail });
  // The address may belong to the company itself, which then gets notifications about other people.
  await queueMail(tx, { kind: 'notification', recipients: [address], messageId: other, ...mail });
});

it('the counts and the file contain everything about an address, in any letter case', async () => {
  const stored = { messages: 2, orders: 1, files: 1, mails: 2, subscriptions: 1, addresses: 0 };
  const shown = { ...stored, consent_proofs: 0 };
  expect(await counts()).toEqual(shown);
  expect(await counts(key.toUpperCase())).toEqual(shown);
  const { headers, body } = await call('GET', url('/export'), undefined, admin);
  expect(headers['content-disposition']).toContain('kisisel-veriler.json');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({
    email: key,
    messages: [
      { type: 'offer', products: [{ name: 'Toka', quantity: 4 }] },
      { type: 'human-resources', files: [{ name: 'özgeçmiş.pdf' }] },
    ],
    mails: [{ kind: 'reply', subject: 'Yanıt' }, { kind: 'password-reset' }],
    subscriptions: [{ email: address }],
  });
});

it('only an admin counts, exports and erases', async () => {
  expect((await call('GET', url(), undefined, editor)).status).toBe(403);
  expect((await call('GET', url('/export'), undefined, editor)).status).toBe(403);
  expect((await call('DELETE', '/api/admin/personal-data', { email: address }, editor)).status).toBe(403);
  expect((await call('GET', url('', 'kimse'), undefined, admin)).status).toBe(422);
});

it('erasure removes everything for good, and the audit names nobody', async () => {
  const { consent_proofs: proofs, ...before } = await counts();
  expect(proofs).toBe(0);
  const files = await ctx.db.selectFrom('private_files').select(['key', 'message_id']).execute();
  const answer = await call('DELETE', '/api/admin/personal-data', { email: address }, admin);
  expect(answer).toMatchObject({ status: 200, body: { success: true, data: before } });
  await runDueJobs(ctx, jobHandlers(ctx));
  expect(await counts()).toEqual({
    messages: 0,
    orders: 0,
    files: 0,
    mails: 0,
    subscriptions: 0,
    addresses: 0,
    consent_proofs: 0,
  });
  expect(await counts('ayse@example.com')).toMatchObject({ messages: 1, files: 1, subscriptions: 1 });
  for (const file of files)
    expect(Boolean(await ctx.privateFiles.find(file.key))).toBe(file.message_id === other);

  const audit = await ctx.db
    .selectFrom('audit')
    .selectAll()
    .where('entity', '=', 'personal-data')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'export personal-data',
    'erase personal-data',
  ]);
  expect(audit[0]?.entity_id).toBe(audit[1]?.entity_id);
  expect(JSON.stringify(audit).toLowerCase()).not.toMatch(/mehmet|example/);
  const again = await call('DELETE', '/api/admin/personal-data', { email: address }, admin);
  expect(again.body).toMatchObject({ success: true, data: { messages: 0, mails: 0 } });
});

it('no table keeps an erased address', async () => {
  for (const table of ['messages', 'subscribers', 'jobs', 'limits', 'audit', 'history'] as const) {
    const rows = await ctx.db.selectFrom(table).selectAll().execute();
    expect(JSON.stringify(rows).toLowerCase(), table).not.toContain(key);
  }
});
