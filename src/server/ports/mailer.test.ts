import { describe, expect, it } from 'vitest';
import { closeLater } from '#test/close-later.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { openMailServer } from '#test/mail/smtp-server.ts';
import type { Mailer, OutgoingMessage } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const from = 'Örnek A.Ş. <bilgi@ornek.test>';
const times = { silence: 500, whole: 2_000 };
const message: OutgoingMessage = {
  headerId: 'aaaaaaaa-0000-4000-8000-000000000000',
  recipients: ['ayse@ornek.test'],
  subject: 'Merhaba',
  text: 'Merhaba dünya',
  html: '<p>Merhaba dünya</p>',
  isAutomatic: true,
};

async function openReal(giveUp = times) {
  const server = await openMailServer();
  const mailer = createSmtpMailer({ url: server.url, from }, giveUp);
  closeLater(async () => mailer.close());
  return { mailer, server };
}

const kinds: [
  string,
  () => Promise<{
    mailer: Mailer;
    behave: (one: 'accept' | 'defer' | 'refuse') => void;
    count: () => number;
  }>,
][] = [
  [
    'the fake',
    async () => {
      const mailer = createFakeMailer();
      return { mailer, behave: mailer.behave, count: () => mailer.mails.length };
    },
  ],
  [
    'the real one',
    async () => {
      const { mailer, server } = await openReal();
      return { mailer, behave: server.behave, count: () => server.mails.length };
    },
  ],
];

describe.each(kinds)('a mailer: %s', (_, open) => {
  it('hands a mail over', async () => {
    const { mailer, count } = await open();
    expect(await mailer.send(message)).toEqual({ outcome: 'accepted', refused: [], deferred: [] });
    expect(count()).toBe(1);
  });

  it('reports a deferral and a refusal with the words of the server, and sends the next mail', async () => {
    const { mailer, behave, count } = await open();
    behave('defer');
    expect(await mailer.send(message)).toEqual({ outcome: 'deferred', words: '451 4.3.0 Try again later' });
    behave('refuse');
    expect(await mailer.send(message)).toEqual({ outcome: 'refused', words: '554 5.7.1 Rejected as spam' });
    behave('accept');
    expect(await mailer.send(message)).toMatchObject({ outcome: 'accepted' });
    expect(count()).toBe(1);
  });

  it('names the recipients that were not taken', async () => {
    const { mailer } = await open();
    const recipients = ['ayse@ornek.test', 'yok@ornek.test', 'dolu@ornek.test'];
    expect(await mailer.send({ ...message, recipients })).toEqual({
      outcome: 'accepted',
      refused: [{ recipient: 'yok@ornek.test', words: '550 5.1.1 No such user' }],
      deferred: [{ recipient: 'dolu@ornek.test', words: '452 4.2.2 Mailbox full' }],
    });
    expect(await mailer.send({ ...message, recipients: ['yok@ornek.test'] })).toMatchObject({
      outcome: 'refused',
    });
    expect(await mailer.send({ ...message, recipients: recipients.slice(1) })).toMatchObject({
      outcome: 'deferred',
    });
  });
});

describe('over SMTP', () => {
  it('a mail has its headers and both texts, and its texts add no others', async () => {
    const { mailer, server } = await openReal();
    await mailer.send({
      ...message,
      subject: 'Fiyat\r\nBcc: kurban@ornek.test',
      replyTo: 'ziyaretci@ornek.test',
      inReplyTo: 'bbbbbbbb-0000-4000-8000-000000000000',
    });
    const [mail] = server.mails;
    expect(mail?.subject).toBe('Fiyat Bcc: kurban@ornek.test');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.from?.text).toBe('"Örnek A.Ş." <bilgi@ornek.test>');
    expect(mail?.messageId).toBe(`<${message.headerId}@ornek.test>`);
    expect(mail?.inReplyTo).toBe('<bbbbbbbb-0000-4000-8000-000000000000@ornek.test>');
    expect(mail?.replyTo?.value).toMatchObject([{ address: 'ziyaretci@ornek.test' }]);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.text?.trim()).toBe('Merhaba dünya');
    expect(mail?.html).toBe('<p>Merhaba dünya</p>');
  });

  it.each([
    'ayse@ornek.test,kurban@ornek.test',
    'ayse@ornek.test\r\nRCPT TO:<kurban@ornek.test>',
    'Ayşe <kurban@ornek.test>',
  ])('no recipient is added by the address %j', async (address) => {
    const { mailer, server } = await openReal();
    await mailer.send({ ...message, recipients: [address], replyTo: address });
    const reached = server.mails.flatMap(({ to }) => [to].flat().flatMap((one) => one?.value ?? []));
    expect(reached.map((one) => one.address)).not.toContain('kurban@ornek.test');
  });

  it.each(['hang-up', 'hang'] as const)('a server that does this is given up: %s', async (behaviour) => {
    const { mailer, server } = await openReal();
    server.behave(behaviour);
    expect(await mailer.send(message)).toMatchObject({ outcome: 'deferred' });
    server.behave('accept');
    expect(await mailer.send(message)).toMatchObject({ outcome: 'accepted' });
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('a wrong password defers the mail, because it can be corrected', async () => {
    const server = await openMailServer();
    const mailer = createSmtpMailer({ url: server.url.replace('//', '//ben:gizli-parola@'), from }, times);
    closeLater(async () => mailer.close());
    const delivery = await mailer.send(message);
    expect(delivery).toMatchObject({
      outcome: 'deferred',
      words: expect.stringContaining('5.7.8') as string,
    });
    expect(JSON.stringify(delivery)).not.toContain('gizli-parola');
  });

  it('a server whose certificate nobody trusts gets no mail', async () => {
    const server = await openMailServer({ offersTls: true });
    const mailer = createSmtpMailer({ url: server.url, from }, times);
    closeLater(async () => mailer.close());
    expect(await mailer.send(message)).toMatchObject({ outcome: 'deferred' });
    expect(server.mails).toEqual([]);
  });

  it('a server that is down defers the mail', async () => {
    const { mailer, server } = await openReal();
    await server.close();
    expect(await mailer.send(message)).toMatchObject({
      outcome: 'deferred',
      words: expect.stringContaining('ECONNREFUSED') as string,
    });
  });

  it('closing ends a running attempt', async () => {
    const { mailer, server } = await openReal({ silence: 30_000, whole: 60_000 });
    server.behave('hang');
    const sending = mailer.send(message);
    await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(1);
    mailer.close();
    expect(await sending).toMatchObject({ outcome: 'deferred' });
  });
});
