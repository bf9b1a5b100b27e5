import { dayMs, hourMs, minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { MailStatus, OutboxPage } from '../mail.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { openMailServer, startMailServer } from '#test/mail/smtp-server.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { purgeOutbox, queueMail, type NewMail } from './outbox.service.ts';
import { lastAttempt } from './send-mail.job.ts';

const mailOf = (fields: Partial<NewMail> = {}): NewMail => ({
  kind: 'support',
  recipients: ['ayse@ornek.test'],
  subject: 'Merhaba',
  text: 'Merhaba dünya',
  html: '<p>Merhaba dünya</p>',
  ...fields,
});

/** Opens an app with a mail server and the job runner for mails. */
async function openMails({ withFake = false } = {}) {
  const server = await openMailServer();
  const fake = createFakeMailer();
  const times = { silence: 500, whole: 2_000 };
  const mailer = withFake
    ? fake
    : createSmtpMailer({ url: server.url, from: 'Örnek <bilgi@ornek.test>' }, times);
  closeLater(async () => mailer.close());
  const app = await openTestApp({ parts: { mailer } });
  const run = (context = app.ctx) => {
    const runner = startJobs(context, mailJobs(context), { pollEvery: 10 });
    closeLater(() => runner.stop());
    return runner;
  };
  const queue = (fields?: Partial<NewMail>) =>
    inOperationalTransaction(app.ctx, (tx) => queueMail(tx, mailOf(fields)));
  const rows = () => app.ctx.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const jobs = () => app.ctx.db.selectFrom('jobs').selectAll().where('kind', '=', 'mail.send').execute();
  const settled = (state: 'sent' | 'failed') =>
    expect.poll(async () => (await rows()).map((row) => row.state), { timeout: 5_000 }).toEqual([state]);
  return { ...app, server, fake, run, queue, rows, jobs, settled };
}

describe('a mail', () => {
  it('is sent once and marked', async () => {
    const { server, run, queue, rows, jobs, settled, clock } = await openMails();
    await queue({ replyTo: 'ben@ornek.test' });
    run();
    await settled('sent');
    expect(await rows()).toMatchObject([
      { attempts: 1, last_error: null, sent_at: clock.now().toISOString() },
    ]);
    await expect.poll(jobs).toEqual([]);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Merhaba']);
  });

  it('that the server refuses fails with the words of the server', async () => {
    const { server, run, queue, rows, settled, jobs } = await openMails();
    server.behave('refuse');
    await queue();
    run();
    await settled('failed');
    expect(await rows()).toMatchObject([{ last_error: '554 5.7.1 Rejected as spam', attempts: 1 }]);
    await expect.poll(jobs).toEqual([]);
  });

  it('that the server defers is tried again a minute later', async () => {
    const { server, run, queue, rows, settled, clock } = await openMails();
    server.behave('defer');
    await queue();
    run();
    await expect.poll(async () => (await rows())[0]?.last_error).toBe('451 4.3.0 Try again later');
    server.behave('accept');
    clock.advance(59_000);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    clock.advance(2_000);
    await settled('sent');
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: null }]);
  });

  it('is sent after the server was down for a night', async () => {
    const { server, run, queue, rows, settled, clock } = await openMails();
    const port = Number(new URL(server.url).port);
    await server.close();
    await queue();
    run();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(attempt);
      clock.advance(hourMs);
    }
    const back = await startMailServer({ port });
    closeLater(() => back.close());
    clock.advance(hourMs);
    await settled('sent');
    expect(back.mails).toHaveLength(1);
  });

  it('fails two days after its first attempt', async () => {
    const { fake, run, queue, rows, jobs, settled, clock } = await openMails({ withFake: true });
    fake.behave('defer');
    await queue();
    const start = clock.now().getTime();
    run();
    for (let attempt = 1; attempt < lastAttempt; attempt += 1) {
      await expect.poll(async () => (await rows())[0]?.attempts).toBe(attempt);
      await expect.poll(async () => (await jobs())[0]?.lease_until).toBeNull();
      clock.set((await jobs())[0]?.run_at ?? '');
    }
    await settled('failed');
    expect((clock.now().getTime() - start) / hourMs).toBeCloseTo(48, 0);
  });

  it.each(['hang-up', 'hang'] as const)(
    'goes out again with the same Message-ID after the server did this: %s',
    async (behaviour) => {
      const { server, run, queue, rows, settled, clock } = await openMails();
      server.behave(behaviour);
      await queue();
      run();
      await expect.poll(async () => (await rows())[0]?.attempts, { timeout: 5_000 }).toBe(1);
      server.behave('accept');
      clock.advance(2 * minuteMs);
      await settled('sent');
      expect(server.mails).toHaveLength(2);
      expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it('names refused recipients, and reaches deferred ones later', async () => {
    const { run, queue, rows, fake, clock } = await openMails({ withFake: true });
    await queue({ recipients: ['ayse@ornek.test', 'yok@ornek.test', 'dolu@ornek.test'] });
    run();
    await expect.poll(async () => (await rows()).length).toBe(2);
    clock.advance(60_000);
    await expect.poll(async () => (await rows())[1]?.attempts).toBe(1);
    expect(await rows()).toMatchObject([
      { state: 'sent', last_error: 'yok@ornek.test: 550 5.1.1 No such user' },
      { state: 'waiting', recipients: 'dolu@ornek.test', last_error: '452 4.2.2 Mailbox full' },
    ]);
    expect(fake.mails).toHaveLength(1);
  });

  it('has one line as its subject', async () => {
    const { server, run, queue, settled } = await openMails();
    await queue({ subject: 'Fiyat\r\nBcc: kurban@ornek.test\u2028X' });
    run();
    await settled('sent');
    expect(server.mails[0]?.subject).toBe('Fiyat Bcc: kurban@ornek.test X');
    expect(server.mails[0]?.bcc).toBeUndefined();
  });

  it('waits while no mail server is configured, and is sent once there is one', async () => {
    const { ctx, run, queue, rows, settled, server, call, signIn } = await openMails();
    const without = { ...ctx, mailer: undefined };
    expect(mailJobs(without).size).toBe(0);
    await queue();
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    const { body } = await call<MailStatus>(
      'GET',
      '/api/admin/outbox/status',
      undefined,
      await signIn('viewer'),
    );
    expect(body).toMatchObject({ is_configured: true, waiting: 1, failed: 0 });
    run();
    await settled('sent');
    expect(server.mails).toHaveLength(1);
  });

  it('whose message was deleted is not sent', async () => {
    const { ctx, run, queue, jobs, server } = await openMails();
    await queue();
    await inOperationalTransaction(ctx, ({ db }) => db.deleteFrom('outbox').execute());
    run();
    await expect.poll(jobs).toEqual([]);
    expect(server.mails).toEqual([]);
  });
});

describe('the outbox', () => {
  it('lists mails by state, the latest first', async () => {
    const { queue, call, signIn } = await openMails();
    await queue({ subject: 'Bir' });
    await queue({ subject: 'İki' });
    const headers = await signIn('viewer');
    const read = async (query: string) =>
      (await call<OutboxPage>('GET', `/api/admin/outbox${query}`, undefined, headers)).body;
    expect((await read('')).data.map(({ subject }) => subject)).toEqual(['İki', 'Bir']);
    expect(await read('?state=failed')).toMatchObject({ data: [], total: 0 });
    expect(JSON.stringify(await read('?page=oops'))).not.toContain('<p>');
  });

  it('sends a failed mail again as the same mail, a sent one as a new one', async () => {
    const { server, run, queue, rows, settled, call, signIn } = await openMails();
    const editor = await signIn('editor');
    const id = await queue();
    const resend = () => call('PUT', `/api/admin/outbox/${id}/resend`, {}, editor);
    expect((await resend()).status).toBe(422);
    server.behave('refuse');
    run();
    await settled('failed');
    const [failed] = await rows();
    server.behave('accept');
    expect((await resend()).status).toBe(200);
    await settled('sent');
    expect((await rows())[0]).toMatchObject({ header_id: failed?.header_id, attempts: 1, last_error: null });
    expect((await resend()).status).toBe(200);
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(2);
    const [first, second] = server.mails;
    expect(second?.messageId).not.toBe(first?.messageId);
    expect((await call('PUT', '/api/admin/outbox/987654/resend', {}, editor)).status).toBe(404);
  });

  it('says why nobody can reset a password', async () => {
    const app = await openTestApp();
    const { body } = await app.call<MailStatus>(
      'GET',
      '/api/admin/outbox/status',
      undefined,
      await app.signIn(),
    );
    expect(body).toMatchObject({
      is_configured: false,
      can_reset_passwords: false,
      reset_hint: expect.stringContaining('SMTP_URL ve PUBLIC_URL') as string,
    });
  });

  it('deletes mails that belong to no message after 90 days', async () => {
    const { ctx, queue, rows, clock } = await openMails();
    await queue();
    clock.advance(89 * dayMs);
    await purgeOutbox(ctx);
    expect(await rows()).toHaveLength(1);
    clock.advance(2 * dayMs);
    await purgeOutbox(ctx);
    expect(await rows()).toEqual([]);
  });
});
