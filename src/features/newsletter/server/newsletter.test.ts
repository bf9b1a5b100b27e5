import { expect, it } from 'vitest';
import { contract } from '#features/contracts/contract.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { contracts } from '#features/contracts/server/contracts.service.ts';
import { openTestApp } from '#test/app.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';

const { ctx, call } = await openTestApp({ environment: { LIMITS: 'publicForms=1000/600' } });
const subscribe = (fields: Record<string, string>) =>
  call<Failure>('POST', '/api/newsletter-sub', multipart(fields));
const subscribers = () => ctx.db.selectFrom('subscribers').selectAll().orderBy('id').execute();

it('a subscription needs only an address, and an address in any letter case is added once', async () => {
  for (const email of ['Ayse@Example.com', ' ayse@example.com ', 'AYSE@EXAMPLE.COM']) {
    const answer = await subscribe({ email });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Mesajınız yetkililere iletildi.' },
    ]);
  }
  const parallel = await Promise.all(Array.from({ length: 4 }, () => subscribe({ email: 'b@example.com' })));
  expect(parallel.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await subscribers()).map(({ email, lang }) => [email, lang])).toEqual([
    ['Ayse@Example.com', 'tr'],
    ['b@example.com', 'tr'],
  ]);
});

it.each([
  ['', 'Bu alan zorunlu.', 'This field is required.'],
  ['ayse@', 'Geçerli bir e-posta adresi girin.', 'Enter a valid e-mail address.'],
  ['a@b.co\r\nBcc: c@d.co', 'Geçerli bir e-posta adresi girin.', 'Enter a valid e-mail address.'],
  [
    `${'a'.repeat(250)}@b.co`,
    'Bu alan en çok 250 karakter olabilir.',
    'This field can have at most 250 characters.',
  ],
])('the address %j is refused, in Turkish and English', async (email, turkish, english) => {
  const before = await subscribers();
  const answer = await subscribe({ email });
  expect([answer.status, answer.body.errors]).toEqual([422, { email: [turkish] }]);
  expect((await subscribe({ email, lang: 'en' })).body.errors).toEqual({ email: [english] });
  expect(await subscribers()).toEqual(before);
});

it('a person who is taken for a program is told what to do', async () => {
  const hidden = await subscribe({ email: 'c@example.com', website: 'x', lang: 'en' });
  expect([hidden.status, hidden.body.message]).toEqual([422, expect.stringContaining('autofill')]);
  const quick = await subscribe({ email: 'c@example.com', elapsed: '1' });
  expect([quick.status, quick.body.message]).toEqual([422, expect.stringContaining('yeniden gönderin')]);
});

it('a subscription without a CSRF token or above the limit of forms is refused', async () => {
  const limited = await openTestApp({ environment: { LIMITS: 'publicForms=1/600' } });
  const send = (headers = {}) =>
    limited.call('POST', '/api/newsletter-sub', { email: 'c@example.com' }, headers);
  expect((await send({ 'x-csrf-token': 'x' })).status).toBe(419);
  expect((await send()).status).toBe(200);
  const answer = await send();
  expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([429, 600]);
});

it('a message with consent to news subscribes its sender, in the language and with the privacy notice of its form', async () => {
  const { data } = await contracts.create(ctx, null, contract.create.parse({ name_tr: 'Aydınlatma' }));
  const notice = { notice_id: String(data.id), notice_version: String(data.version) };
  const send = (email: string, fields: Record<string, string>) =>
    call('POST', '/api/contact', multipart(filledForm('contact', { email, lang: 'en', ...fields })));
  await send('no@example.com', notice);
  await send('news@example.com', { ...notice, wants_news: 'on', form: '/en/contact' });
  await send('forged@example.com', { ...notice, wants_news: '1', notice_version: '99' });
  const added = (await subscribers()).slice(-2);
  const seen = { notice_id: data.id, notice_version: data.version };
  expect(added).toEqual([
    expect.objectContaining({ email: 'news@example.com', lang: 'en', form: '/en/contact', ...seen }),
    expect.objectContaining({ email: 'forged@example.com', notice_id: null, notice_version: null }),
  ]);
  const messages = await ctx.db
    .selectFrom('messages')
    .select(['wants_news', 'notice_id', 'notice_version'])
    .orderBy('id')
    .execute();
  expect(messages).toEqual([
    { wants_news: 0, ...seen },
    { wants_news: 1, ...seen },
    { wants_news: 1, notice_id: null, notice_version: null },
  ]);
});
