import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Message } from '../message.ts';
import { openTestApp } from '#test/app.ts';
import { buildMessage } from '#test/message-factories.ts';

const app = await openTestApp();
const { ctx, call } = app;
const editor = await app.signIn('editor');

const reply = (id: number, body: object, headers = editor) =>
  call<{ success: boolean; data?: Message }>('POST', `/api/admin/contact/${id}/replies`, body, headers);

it('an answer is mailed once for each request, and is part of the thread', async () => {
  const admin = await app.signIn('admin');
  await call('PUT', '/api/admin/configuration', { contactRecipients: 'satis@firma.example' }, admin);
  const id = await buildMessage(ctx);
  const body = { subject: ' Yanıt \n satırı ', body: 'Teşekkürler <b>!</b>', request_id: randomUUID() };
  const answers = await Promise.all([reply(id, body), reply(id, body), reply(id, body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const mails = await ctx.db.selectFrom('outbox').selectAll().where('message_id', '=', id).execute();
  expect(mails).toMatchObject([
    {
      kind: 'reply',
      recipients: 'ayse@example.com',
      reply_to: 'satis@firma.example',
      subject: 'Yanıt satırı',
      header_id: body.request_id,
      state: 'waiting',
    },
  ]);
  expect(mails[0]?.html).toContain('Teşekkürler &lt;b&gt;!&lt;/b&gt;');
  const { body: message } = await call<Message>('GET', `/api/admin/contact/${id}`, undefined, editor);
  expect(message).toMatchObject({ is_answered: true, thread: [{ kind: 'reply', subject: 'Yanıt satırı' }] });
  expect(message.thread[0]?.created_by).toMatch(/^Kullanıcı/);
});

it('the subject of an answer is offered in the language of the message and in the main one', async () => {
  const subjectsOf = async (fields: Parameters<typeof buildMessage>[1]) => {
    const id = await buildMessage(ctx, { type: 'offer', subject: '', ...fields });
    const { body } = await call<Message>('GET', `/api/admin/offer/${id}`, undefined, editor);
    return body.reply_subjects;
  };
  expect(await subjectsOf({ lang: 'en' })).toEqual({
    en: 'Re: Your quote request',
    tr: 'Ynt: Teklif isteğiniz',
  });
  expect(await subjectsOf({ lang: 'tr' })).toEqual({ tr: 'Ynt: Teklif isteğiniz' });
  expect(await subjectsOf({ lang: 'en', subject: 'Rings' })).toEqual({ en: 'Re: Rings', tr: 'Ynt: Rings' });
});

it('a request id of another message sends nothing', async () => {
  const body = { subject: 'Yanıt', body: 'Metin', request_id: randomUUID() };
  await reply(await buildMessage(ctx), body);
  const other = await buildMessage(ctx);
  expect((await reply(other, body)).status).toBe(422);
  const mails = await ctx.db.selectFrom('outbox').select('id').where('message_id', '=', other).execute();
  expect(mails).toEqual([]);
});

it('an empty answer is refused, and a viewer may not answer', async () => {
  const id = await buildMessage(ctx);
  expect((await reply(id, { subject: ' ', body: '\n' })).status).toBe(422);
  expect((await reply(id, { subject: 'a', body: 'b' }, await app.signIn('viewer'))).status).toBe(403);
});
