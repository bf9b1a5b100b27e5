import { expect, it } from 'vitest';
import type { MailStatus, OutboxPage } from '../mail.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { holdUnsentMails } from './held-mails.service.ts';
import { queueMail, sendMailKind } from './outbox.service.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

const mailer = createFakeMailer();
const { ctx, call, signIn } = await openTestApp({ parts: { mailer } });
const admin = await signIn();
const editor = await signIn('editor');
const url = '/api/admin/outbox/held';

async function hold(...subjects: string[]): Promise<number[]> {
  const ids = await inOperationalTransaction(ctx, async (tx) => {
    const queued = [];
    for (const subject of subjects)
      queued.push(
        await queueMail(tx, { kind: 'copy', recipients: ['a@b.test'], subject, text: 't', html: 'h' }),
      );
    await holdUnsentMails(tx);
    return queued;
  });
  return ids.map((id) => id ?? 0);
}
const run = () => runDueJobs(ctx, mailJobs(ctx));
const sent = () => mailer.mails.map(({ subject }) => subject);
const held = async () => (await call<OutboxPage>('GET', url, undefined, admin)).body;
const status = async () => (await call<MailStatus>('GET', '/api/admin/outbox/status', undefined, admin)).body;

it('a held mail is sent only after an admin releases it', async () => {
  const [first = 0, second = 0] = await hold('Bir', 'İki');
  // A job that was queued in some other way does not send it either.
  await inOperationalTransaction(ctx, (tx) => enqueue(tx, sendMailKind, { id: second }));
  await run();
  expect(sent()).toEqual([]);
  expect(await status()).toMatchObject({ held: 2, waiting: 2 });
  expect(await held()).toMatchObject({ total: 2, data: [{ subject: 'Bir' }, { subject: 'İki' }] });

  expect((await call('PUT', url, { mail_list: [first] }, admin)).status).toBe(200);
  await run();
  expect(sent()).toEqual(['Bir']);
  expect(await held()).toMatchObject({ total: 1, data: [{ subject: 'İki' }] });
  expect((await call('PUT', url, { is_all: true }, admin)).status).toBe(200);
  await run();
  expect(sent()).toEqual(['Bir', 'İki']);
  expect(await status()).toMatchObject({ held: 0, waiting: 0 });
});

it('a mail that an admin gives up counts as not sent, and staff can still send it', async () => {
  const [id = 0] = await hold('Üç');
  expect((await call('DELETE', url, { mail_list: [id] }, admin)).status).toBe(200);
  await run();
  expect(sent()).not.toContain('Üç');
  const row = await ctx.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  expect(row).toMatchObject({ state: 'failed', held_at: null });
  expect(row?.last_error).toContain('vazgeçti');
  await call('PUT', `/api/admin/outbox/${id}/resend`, {}, editor);
  await run();
  expect(sent()).toContain('Üç');
});

it('both decisions are in the audit log with their number of mails', async () => {
  const rows = await ctx.db
    .selectFrom('audit')
    .select(['action', 'entity', 'details'])
    .where('entity', '=', 'outbox')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { action: 'mail-release', entity: 'outbox', details: '{"mails":1}' },
    { action: 'mail-release', entity: 'outbox', details: '{"mails":1}' },
    { action: 'mail-drop', entity: 'outbox', details: '{"mails":1}' },
  ]);
});

it('without a choice, or when nothing chosen is held any more, nothing changes', async () => {
  const [id = 0] = await hold('Dört');
  for (const method of ['PUT', 'DELETE'] as const) {
    const none = await call(method, url, {}, admin);
    expect([none.status, none.body]).toEqual([
      422,
      { success: false, message: 'Önce listeden e-posta seçin.' },
    ]);
    const gone = await call<{ message: string }>(method, url, { mail_list: [id + 1000] }, admin);
    expect([gone.status, gone.body.message]).toEqual([422, expect.stringContaining('listeyi yenileyin')]);
  }
  expect(await status()).toMatchObject({ held: 1 });
  expect((await call('PUT', url, { is_all: true }, editor)).status).toBe(403);
  expect((await call('GET', url, undefined, editor)).status).toBe(403);
});
