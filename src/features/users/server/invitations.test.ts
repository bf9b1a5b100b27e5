import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { Invitation, User } from '../user.ts';
import type { OutboxPage } from '#features/mail/mail.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';
import { storeErasuresKind } from '#server/erasures/erasures.service.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { openMailServer } from '#test/mail/smtp-server.ts';
import { updateUser } from './user-changes.service.ts';

const server = await openMailServer();
const mailer = createSmtpMailer({ url: server.url, from: 'Örnek <bilgi@ornek.test>' });
closeLater(async () => mailer.close());
const environment = { PUBLIC_URL: 'https://www.ornek.test', LIMITS: 'login=1000/60,passwordReset=1000/60' };
const app = await openTestApp({ environment, parts: { mailer } });
const { ctx, clock } = app;
const runner = startJobs(ctx, mailJobs(ctx), { pollEvery: 10 });
closeLater(() => runner.stop());
let admin = await app.signIn();

let invited = 0;
const person = () => ({
  name: 'Gülşah Öztürk',
  email: `davetli-${(invited += 1)}@ornek.test`,
  role_group: 'editor',
});

type Answer = { success: boolean; data: Invitation } & Failure;
const call = <Body = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.call<Body>(method, `/api/admin/users${path}`, body, admin);
const invite = async (body = person()) => (await call('POST', '/invitations', body)).body.data;
const signIn = (email: string, password: string) =>
  app.call<Failure>('POST', '/api/auth/login', { email, password });
const accept = (token: string, password = 'kediyi-sever-7') =>
  app.call<{ message: string }>('POST', '/api/auth/password', { token, password });

const tokenIn = (text: string) => /\/giris-yap#davet=([\w-]{43})(?:\n|$)/.exec(text)?.[1] ?? '';
const mailsTo = (email: string) =>
  server.mails.filter(({ text, to }) => JSON.stringify([text, to]).includes(email));
async function mailTo(email: string, count = 1) {
  await expect.poll(() => mailsTo(email).length, { timeout: 5_000 }).toBe(count);
  return mailsTo(email).at(-1)?.text ?? '';
}
const outboxOf = async (email: string) =>
  (await app.call<OutboxPage>('GET', '/api/admin/outbox', undefined, admin)).body.data.filter(
    ({ recipients }) => recipients === email,
  );
const lastAudit = () =>
  ctx.db.selectFrom('audit').select(['action', 'details']).orderBy('id', 'desc').executeTakeFirstOrThrow();

const unusable = {
  status: 422,
  body: { message: 'Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.' },
};

describe('an invitation', () => {
  it('is mailed with a link for the password, which signs in once it is chosen', async () => {
    const { email } = person();
    const { user, link, is_mailed } = await invite({ ...person(), email });
    expect(user).toMatchObject({
      email,
      is_active: true,
      invited_until: new Date(clock.now().getTime() + 48 * hourMs).toISOString(),
    });
    expect([is_mailed, link.startsWith('https://www.ornek.test/giris-yap#davet=')]).toEqual([true, true]);
    expect(await lastAudit()).toMatchObject({
      action: 'user-create',
      details: JSON.stringify({ role: 'editor', change: 'invitation' }),
    });
    const text = await mailTo(email);
    expect(text).toContain('Sayın Gülşah Öztürk');
    expect(text).toMatch(/Parolanızı .* \d\d\.\d\d\.\d{4} \d\d:\d\d tarihine kadar geçerlidir/);
    expect(text).toContain('Rol: Editör');
    expect(await accept(tokenIn(text))).toMatchObject({
      status: 200,
      body: { message: 'Hesabınız hazır. E-posta adresiniz ve parolanızla giriş yapın.' },
    });
    expect(await lastAudit()).toMatchObject({ details: JSON.stringify({ change: 'invitation-accept' }) });
    expect((await signIn(email, 'kediyi-sever-7')).status).toBe(200);
    expect((await call<User>('GET', `/${user.id}`)).body.invited_until).toBeNull();
    expect(await accept(tokenIn(text), 'baska-bir-parola')).toMatchObject(unusable);
    expect(await accept(tokenIn(link), 'baska-bir-parola')).toMatchObject(unusable);
  });

  it('works by the copied link too, once, and refuses a password that is easily guessed', async () => {
    const { user, link } = await invite();
    const token = tokenIn(link);
    for (const weak of ['1234567', 'password', 'gulsah1985'])
      expect((await accept(token, weak)).status).toBe(422);
    const both = await Promise.all([accept(token), accept(token, 'baska-bir-parola')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(
      (await signIn(user.email, 'kediyi-sever-7')).status +
        (await signIn(user.email, 'baska-bir-parola')).status,
    ).toBe(601);
  });

  it('leaves no link in database, outbox or log, and is not sent again from the outbox', async () => {
    const { user, link } = await invite();
    const mailed = tokenIn(await mailTo(user.email));
    for (const token of [tokenIn(link), mailed]) {
      expect(token).toHaveLength(43);
      for (const table of ['users', 'outbox', 'password_resets', 'jobs', 'history', 'audit'] as const)
        expect(JSON.stringify(await ctx.db.selectFrom(table).selectAll().execute())).not.toContain(token);
      expect(app.logs.join('')).not.toContain(token);
    }
    await expect.poll(async () => (await outboxOf(user.email))[0]?.state).toBe('sent');
    const [mail] = await outboxOf(user.email);
    expect(mail).toMatchObject({ kind: 'invitation', text: '' });
    expect((await app.call('PUT', `/api/admin/outbox/${mail?.id}/resend`, {}, admin)).status).toBe(422);
  });

  it('allows no sign-in before it is accepted, with the answer for an address without an account', async () => {
    const { user } = await invite();
    const unknown = await signIn('kimse@ornek.test', 'kediyi-sever-7');
    for (const password of ['kediyi-sever-7', 'null', 'undefined'])
      expect((await signIn(user.email, password.padEnd(6, ' '))).body).toEqual(unknown.body);
    await mailTo(user.email);
    const reset = (email: string) => app.call('POST', '/api/auth/password-reset', { email });
    expect((await reset(user.email)).body).toEqual((await reset('kimse@ornek.test')).body);
    const jobs = ctx.db.selectFrom('jobs').select('id').where('kind', '<>', storeErasuresKind.name);
    await expect.poll(() => jobs.execute(), { timeout: 5_000 }).toEqual([]);
    expect(mailsTo(user.email)).toHaveLength(1);
    expect((await outboxOf(user.email)).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('ends after 48 hours, and is renewed with a new link and mail', async () => {
    const { user, link } = await invite();
    const mailed = tokenIn(await mailTo(user.email));
    clock.advance(48 * hourMs);
    // The admin's session has ended meanwhile too.
    admin = await app.signIn();
    expect(await accept(tokenIn(link))).toMatchObject(unusable);
    expect(await accept(mailed)).toMatchObject(unusable);
    const renewed = (await call('PUT', `/${user.id}/invitation`, {})).body.data;
    expect(renewed.user.invited_until).toBe(new Date(clock.now().getTime() + 48 * hourMs).toISOString());
    expect(await lastAudit()).toMatchObject({ details: JSON.stringify({ change: 'invitation-renew' }) });
    await mailTo(user.email, 2);
    clock.advance(48 * hourMs - minuteMs);
    admin = await app.signIn();
    expect((await accept(tokenIn(renewed.link))).status).toBe(200);
  });

  it('that is renewed invalidates the earlier links', async () => {
    const { user, link } = await invite();
    const mailed = tokenIn(await mailTo(user.email));
    clock.advance(minuteMs);
    const renewed = (await call('PUT', `/${user.id}/invitation`, {})).body.data;
    const second = tokenIn(await mailTo(user.email, 2));
    expect(await accept(tokenIn(link))).toMatchObject(unusable);
    expect(await accept(mailed)).toMatchObject(unusable);
    expect(second).not.toBe(tokenIn(renewed.link));
    expect((await accept(second)).status).toBe(200);
    const late = await call('PUT', `/${user.id}/invitation`, {});
    expect([late.status, late.body.message]).toEqual([422, expect.stringMatching(/^Davet kabul edilmiş/)]);
  });

  it('that is cancelled deletes the account, unless it was accepted meanwhile', async () => {
    const { user, link } = await invite();
    expect((await call('DELETE', `/${user.id}/invitation`, {})).status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      action: 'user-delete',
      details: JSON.stringify({ change: 'invitation-cancel' }),
    });
    expect(await accept(tokenIn(link))).toMatchObject(unusable);
    expect((await call('GET', `/${user.id}`)).status).toBe(404);
    const again = await invite({ ...person(), email: user.email });
    expect((await accept(tokenIn(again.link))).status).toBe(200);
    expect((await call('DELETE', `/${again.user.id}/invitation`, {})).status).toBe(422);
  });

  it('ends with a new address, a closed account and a password from an administrator', async () => {
    for (const change of [{ email: 'yeni-adres@ornek.test' }, { is_active: '0' }]) {
      const { user, link } = await invite();
      expect((await call('PUT', `/${user.id}`, change)).status).toBe(200);
      expect(await accept(tokenIn(link))).toMatchObject(unusable);
      expect((await call<User>('GET', `/${user.id}`)).body.invited_until).toBe(clock.now().toISOString());
    }
    const { user, link } = await invite();
    expect((await call('PUT', `/${user.id}/password`, { password: 'kapida-bekler-3' })).status).toBe(200);
    expect(await accept(tokenIn(link))).toMatchObject(unusable);
    expect((await signIn(user.email, 'kapida-bekler-3')).status).toBe(200);
  });

  it('does not count as another administrator', async () => {
    const alone = await openTestApp();
    const headers = await alone.signIn();
    const { body } = await alone.call<Answer>(
      'POST',
      '/api/admin/users/invitations',
      { ...person(), role_group: 'admin' },
      headers,
    );
    const { id } = await alone.ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '<>', body.data.user.id)
      .executeTakeFirstOrThrow();
    const demotion = updateUser(alone.ctx, null, id, { role_group: 'viewer' });
    await expect(demotion).rejects.toMatchObject({ status: 422 });
  });

  it('is refused without a name, a valid address or a free one', async () => {
    const { user } = await invite();
    expect((await call('POST', '/invitations', { ...person(), name: ' ' })).status).toBe(422);
    expect((await call('POST', '/invitations', { ...person(), email: 'abc' })).body.errors).toHaveProperty(
      'email',
    );
    const taken = await call('POST', '/invitations', { ...person(), email: user.email.toUpperCase() });
    expect(taken.body.errors).toEqual({ email: ['Bu e-posta adresiyle bir kullanıcı zaten var.'] });
  });
});

it('without a mail server the link is shown, and no mail waits', async () => {
  const silent = await openTestApp();
  const headers = await silent.signIn();
  const { body } = await silent.call<Answer>('POST', '/api/admin/users/invitations', person(), headers);
  expect(body.data).toMatchObject({
    is_mailed: false,
    link: expect.stringMatching(/^\/giris-yap#davet=/) as string,
  });
  expect(await silent.ctx.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  const token = tokenIn(body.data.link);
  const accepted = await silent.call('POST', '/api/auth/password', { token, password: 'kediyi-sever-7' });
  expect(accepted.status).toBe(200);
});
