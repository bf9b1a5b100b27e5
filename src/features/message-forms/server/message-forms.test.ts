import { describe, expect, it } from 'vitest';
import { fieldsOf, maxLengthOf, messageForms } from '#features/public-forms/message-form.rules.ts';
import type { FoundRecords } from '#features/record-search/record-search.ts';
import type { Message, MessagePage } from '#features/messages/message.ts';
import type { MessageStored } from '../message-form.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';

const { ctx, call, clock, signIn } = await openTestApp({ environment: { LIMITS: 'publicForms=10000/600' } });

/** Sends a form in the encoding that the site uses: only job applications have a file. */
const send = <Body = Failure>(type: MessageType, fields: Record<string, string>) =>
  call<Body>(
    'POST',
    `/api/${type}`,
    type === 'human-resources' ? fileForm(validPdf(), 'ozgecmis.pdf', fields) : multipart(fields),
  );
const admin = await signIn();
const newest = (type: MessageType) =>
  ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const count = async () =>
  Number(
    (
      await ctx.db
        .selectFrom('messages')
        .select(({ fn }) => fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
    ).all,
  );

describe.each(messageTypes)('the form %s', (type) => {
  it('reaches its inbox unread, with the typed text, and is confirmed in the visitor’s language', async () => {
    const answer = await send(type, filledForm(type));
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: 'Mesajınız yetkililere iletildi.',
        data: { reference: expect.stringMatching(/^\w{4}-\w{4}$/) as string },
      },
    ]);
    const stored = await newest(type);
    expect(stored).toMatchObject({
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.com',
      lang: 'tr',
      form: '/iletisim',
      is_read: 0,
      trashed_at: null,
      created_at: ctx.clock.now().toISOString(),
    });
    expect(stored.search_fold).toContain('ayse yilmaz');
    const english = await send(type, filledForm(type, { lang: 'en' }));
    expect(english.body.message).toBe('Your message has reached our team.');
    expect(await newest(type)).toMatchObject({ lang: 'en' });
  });

  it.each(messageForms[type].required)('requires %s, in Turkish and English', async (field) => {
    const before = await count();
    for (const [lang, text, summary] of [
      ['tr', 'Bu alan zorunlu.', 'Lütfen işaretli alanları düzeltin.'],
      ['en', 'This field is required.', 'Please correct the marked fields.'],
    ]) {
      const answer = await send(type, filledForm(type, { [field]: '  ', lang: lang ?? '' }));
      expect([answer.status, answer.body]).toEqual([
        422,
        { success: false, message: summary, errors: { [field]: [text] } },
      ]);
    }
    expect(await count()).toBe(before);
  });

  it.each(fieldsOf(type))('limits the length of %s, in Turkish and English', async (field) => {
    const max = maxLengthOf(field);
    const long = 'ş'.repeat(max + 1);
    const turkish = await send(type, filledForm(type, { [field]: long }));
    expect(turkish.body.errors).toEqual({ [field]: [`Bu alan en çok ${max} karakter olabilir.`] });
    const english = await send(type, filledForm(type, { [field]: long, lang: 'en' }));
    expect(english.body.errors).toEqual({ [field]: [`This field can have at most ${max} characters.`] });
  });

  it.each(
    (
      [
        ['email', 'ayse@', 'Geçerli bir e-posta adresi girin.', 'Enter a valid e-mail address.'],
        ['phone', '12', 'Geçerli bir telefon numarası girin.', 'Enter a valid phone number.'],
        ['group_size', '0', '1 ile 1000 arasında bir sayı girin.', 'Enter a number from 1 to 1000.'],
        ['date', '2026-02-30', 'Geçerli bir tarih girin.', 'Enter a valid date.'],
        ['date', '2026-03-01', 'Bugün ya da sonraki bir gün seçin.', 'Choose today or a later day.'],
      ] as const
    ).filter(([field]) => fieldsOf(type).includes(field)),
  )('refuses the %s %j, in Turkish and English', async (field, value, turkish, english) => {
    const answer = await send(type, filledForm(type, { [field]: value }));
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [turkish] }]);
    const other = await send(type, filledForm(type, { [field]: value, lang: 'en' }));
    expect(other.body.errors).toEqual({ [field]: [english] });
  });

  it('explains to a person what to do if it looks filled in by a program or too quickly', async () => {
    const before = await count();
    const hidden = await send(type, filledForm(type, { website: 'https://spam.example', lang: 'en' }));
    expect([hidden.status, hidden.body.message]).toEqual([422, expect.stringContaining('autofill')]);
    const quick = await send(type, filledForm(type, { elapsed: '2999' }));
    expect([quick.status, quick.body.message]).toEqual([422, expect.stringContaining('yeniden gönderin')]);
    const timeless = Object.entries(filledForm(type)).filter(([field]) => field !== 'elapsed');
    for (const form of [Object.fromEntries(timeless), filledForm(type, { elapsed: '' })]) {
      const answer = await send(type, form);
      expect([answer.status, answer.body.message]).toEqual([
        422,
        expect.stringContaining('yeniden gönderin'),
      ]);
    }
    expect(await count()).toBe(before);
    expect((await send(type, filledForm(type, { elapsed: '3000' }))).status).toBe(200);
  });

  it('stores a request once, however often it is sent, also at the same time', async () => {
    const before = await count();
    const id = { request_id: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(type, filledForm(type, id))));
    answers.push(await send(type, filledForm(type, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await count()).toBe(before + 1);
  });

  it('gets a reference that repeated calls share, and by which staff find the message', async () => {
    const referenceOf = async (fields: Record<string, string>) =>
      (await send<MessageStored>(type, filledForm(type, fields))).body.data.reference;
    const id = { request_id: crypto.randomUUID() };
    const reference = await referenceOf(id);
    expect(await referenceOf(id)).toBe(reference);
    expect(await referenceOf({})).not.toBe(reference);
    const stored = await ctx.db
      .selectFrom('messages')
      .select('id')
      .where('request_id', '=', id.request_id)
      .executeTakeFirstOrThrow();
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      reference.replace('-', ' '),
    ]) {
      const { body } = await call<MessagePage>(
        'GET',
        `/api/admin/${type}?search=${encodeURIComponent(typed)}`,
        undefined,
        admin,
      );
      expect(
        body.data.map((row) => row.id),
        typed,
      ).toEqual([stored.id]);
    }
    const opened = await call<Message>('GET', `/api/admin/${type}/${stored.id}`, undefined, admin);
    expect(opened.body.reference).toBe(reference);
    const csv = await call<string>('GET', `/api/admin/${type}/export`, undefined, admin);
    expect(csv.body).toContain(`;${reference}\r\n`);
    const palette = await call<FoundRecords>(
      'GET',
      `/api/admin/records?search=${reference}`,
      undefined,
      admin,
    );
    expect(palette.body.data.map((found) => [found.resource, found.id])).toEqual([[type, stored.id]]);
  });

  it('keeps markup as text, and breaks no line of a mail’s header', async () => {
    const markup = '<b>a</b>';
    const broken = `x\r\nBcc: a@b.co\u0000\u2028${markup}`;
    const lines = ['name', 'company', 'subject', 'school', 'position'] as const;
    const fields = Object.fromEntries(lines.map((field) => [field, broken]));
    expect((await send(type, filledForm(type, { ...fields, message: `1\r\n2 ${markup}` }))).status).toBe(200);
    const stored = await newest(type);
    const known = fieldsOf(type);
    const flat = `x Bcc: a@b.co ${markup}`;
    expect(stored.name).toBe(flat);
    if (known.includes('company')) expect(stored.company).toBe(flat);
    if (known.includes('subject')) expect(stored.subject).toBe(flat);
    if (known.includes('message')) expect(stored.message).toBe(`1\n2 ${markup}`);
    if (known.includes('school')) expect(JSON.parse(stored.details)).toMatchObject({ school: flat });
    if (known.includes('position')) expect(JSON.parse(stored.details)).toMatchObject({ position: flat });
    const refused = await send(type, filledForm(type, { email: 'a@example.com\r\nBcc: b@example.com' }));
    expect(refused.body.errors).toHaveProperty('email');
    const mails = await ctx.db.selectFrom('outbox').select(['subject', 'reply_to', 'recipients']).execute();
    for (const mail of mails) expect(Object.values(mail).join('')).not.toMatch(/[\r\n]/);
  });

  it('without a CSRF token is refused', async () => {
    const answer = await call('POST', `/api/${type}`, filledForm(type), { 'x-csrf-token': '' });
    expect(answer.status).toBe(419);
  });
});

it('fields of other forms are not stored', async () => {
  await send('contact', filledForm('contact', { school: 'Örnek Lisesi', position: 'Kalıpçı' }));
  expect(await newest('contact')).toMatchObject({ details: '{}' });
  await send('special-tour', filledForm('special-tour', { subject: 'Konu', date: '2026-03-02' }));
  const tour = await newest('special-tour');
  expect([tour.subject, JSON.parse(tour.details)]).toEqual(['', { group_size: 6, date: '2026-03-02' }]);
});

it('today is the day in the company’s time zone, and a request of yesterday that is repeated is confirmed', async () => {
  const tour = filledForm('special-tour', { date: '2026-03-02', request_id: crypto.randomUUID() });
  expect((await send('special-tour', tour)).status).toBe(200);
  clock.set('2026-03-02T22:30:00.000Z');
  expect((await send('special-tour', tour)).status).toBe(200);
  const answer = await send('special-tour', { ...tour, request_id: crypto.randomUUID() });
  expect(answer.body.errors).toHaveProperty('date');
});
