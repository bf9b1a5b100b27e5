import { minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { LoginResult } from '../auth.ts';
import { purgePasswordResets } from './password-reset.service.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { changePassword } from '#features/users/server/users.service.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildUser } from '#test/factories.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';

const mailer = createFakeMailer();
const environment = { PUBLIC_URL: 'https://www.ornek.test', LIMITS: 'passwordReset=1000/60,login=1000/60' };
const app = await openTestApp({ environment, parts: { mailer } });
const runner = startJobs(app.ctx, mailJobs(app.ctx), { pollEvery: 10 });
closeLater(() => runner.stop());

type Answer = { success: boolean; message: string; errors?: object };
const ask = (email: string, headers?: Record<string, string>) =>
  app.call<Answer>('POST', '/api/auth/password-reset', { email }, headers);
const set = (token: string, password = 'yeni-parola') =>
  app.call<Answer>('POST', '/api/auth/password', { token, password });
const signIn = (email: string, password: string) =>
  app.call<LoginResult>('POST', '/api/auth/login', { email, password });

const jobsAreDone = () =>
  expect.poll(() => app.ctx.db.selectFrom('jobs').select('id').execute(), { timeout: 5_000 }).toEqual([]);
const mailsTo = (email: string) => mailer.mails.filter(({ recipients }) => recipients.includes(email));

async function tokenFor(email: string): Promise<string> {
  const before = mailsTo(email).length;
  await ask(email);
  await expect.poll(() => mailsTo(email).length, { timeout: 5_000 }).toBe(before + 1);
  const text = mailsTo(email).at(-1)?.text ?? '';
  return /https:\/\/www\.ornek\.test\/giris-yap#reset=([\w-]{43})\n/.exec(text)?.[1] ?? '';
}

describe('a request for a new password', () => {
  it('has one answer for every address, and a mail only for an account', async () => {
    const { email } = await buildUser(app.ctx);
    const known = await ask(email.toUpperCase());
    const unknown = await ask('kimse@ornek.test');
    expect(known.status).toBe(200);
    expect(unknown).toMatchObject({ status: 200, body: known.body });
    await jobsAreDone();
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo('kimse@ornek.test')).toEqual([]);
  });

  it('links to PUBLIC_URL whatever host was called', async () => {
    const { email } = await buildUser(app.ctx);
    await ask(email, { host: 'kotu.test', 'x-forwarded-host': 'kotu.test' });
    await jobsAreDone();
    const [mail] = mailsTo(email);
    expect(mail?.text).toContain('https://www.ornek.test/giris-yap#reset=');
    expect(`${mail?.text}${mail?.html}`).not.toContain('kotu.test');
  });

  it('stores the link nowhere', async () => {
    const { email } = await buildUser(app.ctx);
    const token = await tokenFor(email);
    expect(token).toHaveLength(43);
    const tables = ['outbox', 'password_resets', 'jobs'] as const;
    for (const table of tables)
      expect(JSON.stringify(await app.ctx.db.selectFrom(table).selectAll().execute())).not.toContain(token);
    expect(app.logs.join('')).not.toContain(token);
    const mail = await app.ctx.db.selectFrom('outbox').selectAll().where('recipients', '=', email).execute();
    expect(mail).toMatchObject([{ kind: 'password-reset', state: 'sent', text: '', html: '' }]);
    const resent = await app.call('PUT', `/api/admin/outbox/${mail[0]?.id}/resend`, {}, await app.signIn());
    expect(resent.status).toBe(422);
  });

  it('is mailed three times in 15 minutes at most, with the same answer', async () => {
    const { email } = await buildUser(app.ctx);
    for (let time = 0; time < 5; time += 1) expect((await ask(email)).status).toBe(200);
    await jobsAreDone();
    expect(mailsTo(email)).toHaveLength(3);
  });

  it.each(['a@b', ''])('refuses an address that cannot be one: %j', async (email) => {
    expect((await ask(email)).status).toBe(422);
  });

  it('is refused with a reason where no mail with a link can be sent', async () => {
    const other = await openTestApp({ parts: { mailer } });
    const answer = await other.call<Answer>('POST', '/api/auth/password-reset', { email: 'ayse@ornek.test' });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Yönetici') as string },
    });
  });

  it('is limited for each network', async () => {
    const other = await openTestApp({
      environment: { PUBLIC_URL: 'https://www.ornek.test' },
      parts: { mailer },
    });
    const asked = async () =>
      (await other.call('POST', '/api/auth/password-reset', { email: 'kimse@ornek.test' })).status;
    for (let time = 0; time < 10; time += 1) expect(await asked()).toBe(200);
    expect(await asked()).toBe(429);
  });
});

describe('the link', () => {
  it('sets the password once and ends all sessions', async () => {
    const user = await buildUser(app.ctx);
    const { body } = await signIn(user.email, user.password);
    const token = await tokenFor(user.email);
    expect((await set(token, 'kısa')).status).toBe(422);
    expect(await set(token)).toMatchObject({ status: 200, body: { success: true } });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await app.call('GET', '/api/admin/status', undefined, headers)).status).toBe(401);
    expect((await signIn(user.email, user.password)).status).toBe(401);
    expect((await signIn(user.email, 'yeni-parola')).status).toBe(200);
    expect(await set(token, 'baska-parola')).toMatchObject(unusable);
  });

  it('works once when it is used twice at the same time', async () => {
    const { email } = await buildUser(app.ctx);
    const token = await tokenFor(email);
    const answers = await Promise.all([set(token, 'parola-bir'), set(token, 'parola-iki')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('ends after 30 minutes', async () => {
    const { email } = await buildUser(app.ctx);
    const late = await tokenFor(email);
    app.clock.advance(30 * minuteMs);
    expect(await set(late)).toMatchObject(unusable);
    await purgePasswordResets(app.ctx);
    expect(await app.ctx.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    const fresh = await tokenFor(email);
    app.clock.advance(30 * minuteMs - 1_000);
    expect((await set(fresh)).status).toBe(200);
  });

  it('ends with a newer link, with another change of the password and with the account', async () => {
    const user = await buildUser(app.ctx);
    const first = await tokenFor(user.email);
    const second = await tokenFor(user.email);
    expect(await set(first)).toMatchObject(unusable);
    await changePassword(app.ctx, null, user, 'baska-parola');
    expect(await set(second)).toMatchObject(unusable);
    app.clock.advance(16 * minuteMs);
    const third = await tokenFor(user.email);
    await app.ctx.connections.writer
      .updateTable('users')
      .set({ is_active: 0 })
      .where('id', '=', user.id)
      .execute();
    expect(await set(third)).toMatchObject(unusable);
    expect(await set('x'.repeat(43))).toMatchObject(unusable);
  });

  it('lets the owner sign in after too many wrong passwords', async () => {
    const { email } = await buildUser(app.ctx);
    for (let time = 0; time < 11; time += 1) await signIn(email, 'vitrin-yanlis');
    expect((await signIn(email, 'vitrin-yanlis')).status).toBe(429);
    await set(await tokenFor(email));
    expect((await signIn(email, 'yeni-parola')).status).toBe(200);
  });

  it('is not sent when the mail server took longer than an hour', async () => {
    const { email } = await buildUser(app.ctx);
    mailer.behave('defer');
    await ask(email);
    const mail = () => app.ctx.db.selectFrom('outbox').selectAll().where('recipients', '=', email).execute();
    await expect.poll(async () => (await mail())[0]?.attempts).toBe(1);
    mailer.behave('accept');
    app.clock.advance(61 * minuteMs);
    await expect.poll(async () => (await mail())[0]?.state).toBe('failed');
    expect(mailsTo(email)).toEqual([]);
  });
});

const unusable = {
  status: 422,
  body: { message: 'Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.' },
};
