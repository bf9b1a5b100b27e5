import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings, type Settings } from '#server/configuration/settings.ts';
import { toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildUser } from '#test/factories.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import type { MessageLine, MessageRow } from '#features/messages/server/message-blocks.ts';
import { loadMessageWords } from '#features/messages/server/message-words.ts';
import { queueMessageMails, queueReply } from '#features/messages/server/message-mails.service.ts';

const mailer = createFakeMailer();
const { ctx } = await openTestApp({ parts: { mailer } });
const wordsOf = await loadMessageWords(ctx.db);
beforeEach(() => void mailer.mails.splice(0));

const settings: Settings = {
  ...defaultSettings,
  projectCompanyName: 'Örnek & Oğulları',
  offerRecipients: 'satis@ornek.test,mudur@ornek.test',
  humanResourcesRecipients: 'ik@ornek.test',
};
const line: MessageLine = {
  position: 1,
  product_id: 1,
  variant_id: null,
  variant: '',
  image_id: null,
  code: 'DH-35',
  name: 'D halka',
  quantity: 1_500,
  note: 'Mat\nolsun',
  wants_sample: 1,
};

async function insertMessage(fields: Partial<MessageRow> = {}): Promise<MessageRow> {
  const { type = 'offer', name = 'Ayşe Yılmaz', email = 'ayse@ornek.test' } = fields;
  const values = { type, name, email, email_key: email, phone: '', company: '', subject: '', message: '' };
  return inOperationalTransaction(ctx, ({ db, now }) =>
    db
      .insertInto('messages')
      .values({
        ...values,
        request_id: null,
        details: '{}',
        search_fold: '',
        lang: 'tr',
        form: '/iletisim',
        notice_id: null,
        notice_version: null,
        wants_news: 0,
        is_read: 0,
        trashed_at: null,
        assigned_to: null,
        created_at: now,
        ...fields,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** Queues the mails of a new message and sends them: the one for staff and the copy. */
async function receive(
  fields: Partial<MessageRow>,
  { lines = [] as MessageLine[], panelUrl = '', isConfirmed = true } = {},
) {
  const message = await insertMessage(fields);
  const received = { message, lines, settings, wordsOf, panelUrl, wantsCopy: true, isConfirmed };
  await inOperationalTransaction(ctx, (tx) => queueMessageMails(tx, received));
  return { message, ...(await delivered()) };
}

async function delivered() {
  const runner = startJobs(ctx, mailJobs(ctx), { pollEvery: 10 });
  closeLater(() => runner.stop());
  await expect.poll(() => ctx.db.selectFrom('jobs').select('id').execute()).toEqual([]);
  await runner.stop();
  const copy = mailer.mails.find(({ recipients }) => recipients.includes('ayse@ornek.test'));
  return { copy, forStaff: mailer.mails.find((mail) => mail !== copy) };
}

describe('a new message', () => {
  it('is mailed to all recipients of its type, with the visitor as reply address and a link to the panel', async () => {
    const { message, forStaff } = await receive(
      { company: 'Yılmaz A.Ş.', message: 'Fiyat rica ederiz.' },
      { lines: [line], panelUrl: 'https://www.ornek.test' },
    );
    expect(forStaff).toMatchObject({
      recipients: ['satis@ornek.test', 'mudur@ornek.test'],
      replyTo: 'ayse@ornek.test',
      subject: 'Yeni teklif isteği: Ayşe Yılmaz, Yılmaz A.Ş.',
      isAutomatic: true,
    });
    expect(forStaff?.text).toContain('- DH-35, D halka, Mat olsun; Adet: 1.500; Numune: Evet');
    expect(forStaff?.text).toContain(
      `https://www.ornek.test/admin/contact?type=offer&message=${message.id}\n`,
    );
  });

  it('of an applicant without a CV is mailed with the position, and promises no file', async () => {
    const { copy, forStaff } = await receive({
      type: 'human-resources',
      phone: '+90 532 000 00 18',
      details: toJson({ position: 'Kalıpçı' }),
    });
    for (const mail of [copy, forStaff]) {
      expect(mail?.text).toContain('Başvurulan görev: Kalıpçı');
      expect(mail?.text).not.toMatch(/özgeçmiş|undefined|null/i);
    }
  });

  it('is copied to the visitor in the language of the page', async () => {
    const { copy } = await receive({ lang: 'en', message: 'Hello' }, { lines: [line] });
    expect(copy).toMatchObject({ subject: 'We have received your quote request' });
    expect(copy?.text).toContain('Dear Ayşe Yılmaz,');
    expect(copy?.text).toContain('Quantity: 1,500; Sample: Yes');
    expect(copy?.text).not.toMatch(/Adet|Mesaj|panel|admin/);
  });

  it('names its reference to staff and visitor, each in their language', async () => {
    const { copy, forStaff } = await receive({ lang: 'en', request_id: randomUUID() });
    const reference = /Reference: (\w{4}-\w{4})\n/.exec(copy?.text ?? '')?.[1];
    expect(reference).toBeDefined();
    expect(forStaff?.text).toContain(`Başvuru no: ${reference}\n`);
  });

  it('names the size and finish that the visitor chose', async () => {
    const variant = { ...line, variant_id: 7, variant: '25 mm · Nikel', code: 'DH-25-N', note: '' };
    const { copy, forStaff } = await receive({}, { lines: [variant] });
    const text = '- DH-25-N, D halka, 25 mm · Nikel; Adet: 1.500';
    expect(copy?.text).toContain(text);
    expect(forStaff?.text).toContain(text);
  });

  it('of a school tour names its own fields', async () => {
    const details = {
      school: 'Atatürk İlkokulu',
      tour: { id: 1, name: 'Döküm' },
      group_size: 40,
      date: '2026-05-14',
    };
    const message = 'Servisle geliriz.\nNereye park edelim?';
    const { copy } = await receive({ type: 'school-tour-request', details: toJson(details), message });
    expect(copy?.text).toContain('Okul: Atatürk İlkokulu\nTur: Döküm\nKişi sayısı: 40\n');
    expect(copy?.text).toContain(`14 Mayıs 2026\n\nMesaj:\n${message}\n`);
    expect(mailer.mails).toHaveLength(1);
  });

  it('adds no header and no markup, whatever its fields contain', async () => {
    const evil = '"><img src=x onerror=alert(1)>\r\nBcc: kurban@ornek.test';
    const { forStaff, copy } = await receive(
      { name: evil, company: evil, phone: evil, subject: evil, message: evil },
      { lines: [{ ...line, code: evil, name: evil, note: evil }] },
    );
    for (const mail of [forStaff, copy]) {
      expect(mail?.subject).not.toMatch(/[\r\n]/);
      expect(mail?.html).not.toContain('<img');
      expect(mail?.html).toContain('&lt;img src=x');
      expect(mail?.html).toContain('Örnek &amp; Oğulları');
    }
  });
});

describe('an answer', () => {
  it('quotes the message and continues the thread of its copy', async () => {
    const { message, copy } = await receive({ message: 'İlk satır\nİkinci satır' });
    mailer.mails.splice(0);
    const user = await buildUser(ctx);
    const reply = {
      message,
      settings,
      wordsOf,
      timeZone: 'Europe/Istanbul',
      subject: 'Teklifiniz',
      body: 'Merhaba.',
    };
    await inOperationalTransaction(ctx, (tx) => queueReply(tx, { ...reply, createdBy: user.id }));
    const { copy: answer } = await delivered();
    expect(answer).toMatchObject({
      subject: 'Teklifiniz',
      replyTo: 'satis@ornek.test,mudur@ornek.test',
      inReplyTo: copy?.headerId,
      isAutomatic: false,
    });
    expect(answer?.text).toContain('Merhaba.\n\nAyşe Yılmaz, 2 Mart 2026');
    expect(answer?.text).toContain('\n> İlk satır\n> İkinci satır\n');
  });
});
