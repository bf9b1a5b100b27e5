import { expect, it } from 'vitest';
import { dayMs } from '#shared/rules/durations.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { openMailServer } from '#test/mail/smtp-server.ts';
import { filledForm } from '#test/sent-forms.ts';
import { subscriptionLink } from './subscription-links.ts';

const publicUrl = 'https://www.ornek.test';
const server = await openMailServer();
const mailer = createSmtpMailer({ url: server.url, from: 'Örnek <bilgi@ornek.test>' });
closeLater(async () => mailer.close());
const { app, ctx, call, clock } = await openTestApp({
  environment: { PUBLIC_URL: publicUrl, LIMITS: 'publicForms=1000/600' },
  parts: { mailer },
});
const runner = startJobs(ctx, mailJobs(ctx), { pollEvery: 10 });
closeLater(() => runner.stop());

const ask = (email: string, lang = 'tr') => call('POST', '/api/newsletter-sub', { email, lang });
const mailsTo = (email: string) => server.mails.filter(({ to }) => to && 'text' in to && to.text === email);
const rowOf = (email: string) =>
  ctx.db.selectFrom('subscribers').selectAll().where('email_key', '=', email).executeTakeFirst();

/** Returns the mail that asks for confirmation, with the paths of its two links. */
async function arrived(email: string, number = 1) {
  await expect.poll(() => mailsTo(email).length, { timeout: 5_000 }).toBe(number);
  const mail = mailsTo(email)[number - 1];
  const pathOf = (page: string) =>
    new RegExp(`${publicUrl}(/bulten/${page}/[\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return { mail, confirm: pathOf('onay'), leave: pathOf('ayril') };
}

/** Posts as a browser or a mail program does, without a CSRF token. */
const post = (url: string, payload = '') =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('an address counts only after its owner has pressed the button; opening the link changes nothing', async () => {
  await ask('ayse@ornek.test');
  const { mail, confirm } = await arrived('ayse@ornek.test');
  expect(mail?.subject).toBe('E-bülten aboneliğinizi onaylayın');
  const opened = await app.inject(confirm);
  expect(opened.statusCode).toBe(200);
  expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(opened.payload).not.toContain('<script');
  expect((await app.inject({ method: 'HEAD', url: confirm })).statusCode).toBe(200);
  expect(await rowOf('ayse@ornek.test')).toMatchObject({ confirmed_at: null });

  expect((await post(confirm)).payload).toContain('Aboneliğiniz onaylandı');
  const row = await rowOf('ayse@ornek.test');
  // The proof of consent is the time, the network and the sentence above the button.
  expect(row?.confirmed_at).toBe(clock.now().toISOString());
  expect(row?.agreed_text).toMatch(/ayse@ornek\.test adresime .* kabul ediyorum/);
  expect(opened.payload).toContain(row?.agreed_text);
  expect([row?.asked_from, row?.confirmed_from]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    row?.asked_from,
  ]);
  expect((await post(confirm)).statusCode).toBe(200);
  expect(await rowOf('ayse@ornek.test')).toEqual(row);
});

it('a known address gets the same answer as an unknown one, and a confirmed one gets no further mail', async () => {
  const answers = [await ask('ayse@ornek.test'), await ask('yeni@ornek.test'), await ask('yeni@ornek.test')];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  await arrived('yeni@ornek.test', 2);
  expect(mailsTo('ayse@ornek.test')).toHaveLength(1);
});

it('a mail program unsubscribes with one click, which a mail scanner that opens the link does not', async () => {
  const { mail, leave } = await arrived('ayse@ornek.test');
  expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: publicUrl + leave } });
  expect(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  );
  expect((await app.inject(leave)).payload).toContain('<form method="post">');
  expect(await rowOf('ayse@ornek.test')).toMatchObject({ left_at: null });
  expect((await post(leave, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  const left = await rowOf('ayse@ornek.test');
  expect(left).toMatchObject({
    left_at: clock.now().toISOString(),
    agreed_text: expect.any(String) as string,
  });
  const { confirm } = await arrived('ayse@ornek.test');
  expect((await post(confirm)).statusCode).toBe(410);
  // Somebody who subscribes again must confirm again.
  await ask('ayse@ornek.test');
  await arrived('ayse@ornek.test', 2);
  expect(await rowOf('ayse@ornek.test')).toMatchObject({
    left_at: null,
    confirmed_at: null,
    agreed_text: null,
  });
});

it('a link that is changed, of another address or seven days old is refused with a text of the site', async () => {
  await ask('bir@ornek.test', 'en');
  await ask('iki@ornek.test', 'en');
  const { mail, confirm, leave } = await arrived('bir@ornek.test');
  expect(mail?.subject).toBe('Confirm your newsletter subscription');
  const other = (await arrived('iki@ornek.test')).confirm;
  const [, id = ''] = /onay\/(\d+)\./.exec(other) ?? [];
  for (const url of [
    `${confirm}x`,
    confirm.replace(/onay\/\d+/, `onay/${id}`),
    confirm.replace('/onay/', '/ayril/'),
    leave.replace('/ayril/', '/onay/'),
    '/bulten/onay/1.0.x',
    '/bulten/onay/%00',
  ]) {
    expect((await app.inject(url)).statusCode, url).toBe(410);
    expect((await post(url)).statusCode, url).toBe(410);
  }
  clock.advance(7 * dayMs);
  expect((await post(confirm)).statusCode).toBe(410);
  expect(await rowOf('bir@ornek.test')).toMatchObject({ confirmed_at: null, left_at: null });
  expect((await app.inject(leave)).payload).toContain('Shall we send no more newsletters');
});

it('one address gets at most three such mails a day, whoever asks', async () => {
  for (const email of ['dolu.kutu@ornek.test', 'dolukutu+a@ornek.test', 'dolukutu@ornek.test'])
    await ask(email);
  expect((await ask('dolukutu+b@ornek.test')).status).toBe(200);
  await arrived('dolukutu@ornek.test');
  expect(await rowOf('dolukutu+b@ornek.test')).toMatchObject({ confirmed_at: null });
  expect(mailsTo('dolukutu+b@ornek.test')).toEqual([]);
});

it('the copy of a message contains what was typed only for a confirmed address', async () => {
  const typed = { name: 'Kazanan Siz', subject: 'Ödül', message: 'https://kotu.example' };
  const send = async (email: string, fields: object = {}) => {
    const form = { ...filledForm('contact', { email, lang: 'tr', ...typed }), ...fields };
    expect((await call('POST', '/api/contact', form)).status).toBe(200);
  };
  await send('kurban@ornek.test');
  const { mail } = await arrived('kurban@ornek.test');
  expect(mail?.subject).toBe('Mesajınızı aldık');
  expect(mail?.text).toMatch(/Başvuru no: \w{4}-\w{4}/);
  for (const text of Object.values(typed)) {
    expect(mail?.text).not.toContain(text);
    expect(String(mail?.html)).not.toContain(text);
  }
  await ask('uye@ornek.test');
  await post((await arrived('uye@ornek.test')).confirm);
  await send('uye@ornek.test');
  expect((await arrived('uye@ornek.test', 2)).mail?.text).toContain('https://kotu.example');
});

it('without mail or PUBLIC_URL an address is listed as unconfirmed, and no mail is written', async () => {
  for (const options of [{ environment: { PUBLIC_URL: publicUrl } }, { parts: { mailer } }]) {
    const other = await openTestApp(options);
    const email = 'kimse@ornek.test';
    expect((await other.call('POST', '/api/newsletter-sub', { email })).status).toBe(200);
    const { body } = await other.call<{ data: object[] }>(
      'GET',
      '/api/admin/newsletter-sub?state=pending',
      undefined,
      await other.signIn('viewer'),
    );
    expect(body.data).toMatchObject([{ email, state: 'pending' }]);
    expect(await other.ctx.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  }
});

it('after a new APP_SECRET a link to leave of earlier mails still works while the old secret is given, one to confirm does not', async () => {
  const APP_SECRET_OLD = 'the secret with which the mails were signed';
  const before = await openTestApp({
    environment: { PUBLIC_URL: publicUrl, APP_SECRET: APP_SECRET_OLD },
    clock,
  });
  await before.call('POST', '/api/newsletter-sub', { email: 'eski@ornek.test', lang: 'tr' });
  const row = await before.ctx.db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();
  const soon = new Date(clock.now().getTime() + dayMs);
  const paths = [
    subscriptionLink(before.ctx, 'leave', row),
    subscriptionLink(before.ctx, 'confirm', row, soon),
  ].map((link) => link.replace(publicUrl, ''));
  const statusesWith = async (old: object) => {
    const environment = {
      PUBLIC_URL: publicUrl,
      APP_SECRET: 'the secret of today, also long enough',
      ...old,
    };
    const { app: next } = await openTestApp({ settings: before.settings, environment, clock });
    return Promise.all(paths.map(async (path) => (await next.inject(path)).statusCode));
  };
  expect(await statusesWith({ APP_SECRET_OLD })).toEqual([200, 410]);
  expect(await statusesWith({})).toEqual([410, 410]);
});
