import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { minuteMs } from '#shared/rules/durations.ts';
import type { MessageStored } from '#features/message-forms/message-form.ts';
import { ProductUpdate } from '#features/products/product.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { createSmtpMailer } from '#server/ports/smtp-mailer.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { mailJobs } from '#program/mail-jobs.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildFinish, buildMedium, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { openMailServer } from '#test/mail/smtp-server.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';

const server = await openMailServer();
const mailer = createSmtpMailer({ url: server.url, from: 'Örnek <bilgi@ornek.test>' });
closeLater(async () => mailer.close());
const app = await openTestApp({
  parts: { mailer },
  environment: { LIMITS: 'documents=6/600,publicForms=1000/600' },
});
const { ctx, call, clock } = app;
const admin = await app.signIn('admin');
await call('PUT', '/api/admin/configuration', { offerRecipients: 'satis@ornek.test' }, admin);

/** While it is set, documents fail with it. */
let problem: Error | undefined;
const { typeset } = ctx.typesetter;
let made = 0;
ctx.typesetter = {
  ...ctx.typesetter,
  typeset: (task) => {
    if (problem) return Promise.reject(problem);
    made += 1;
    return typeset(task);
  },
};

const picture = await buildMedium(ctx);
const size = await buildSize(ctx, { name: '25 mm' });
const finish = await buildFinish(ctx, { name: { tr: 'Işıltılı gümüş', en: 'Shiny silver' } });
const buckle = await buildProduct(ctx, {
  name: { tr: 'Şaşmaz Toka ğİ', en: 'Steady Buckle' },
  code: 'TK-1',
  images: [picture.id],
});
const [variant] = await buildVariants(ctx, buckle, [
  { code: 'TK-1-25', size_id: size.id, finish_id: finish.id },
]);
const hidden = await buildProduct(ctx, { name: 'Saklı Yeni Ad', code: 'GIZLI-NEW', is_active: false });
const wishes = { quantity: 1_500, note: 'Mat #strong[olsun] $x$', wants_sample: true };
const lines = [
  { product_id: buckle.id, variant_id: variant?.id, ...wishes },
  { product_id: hidden.id, name: 'Eski Halka', code: 'HL-9' },
];

const ask = (options: { fields: Record<string, string>; address?: string }) =>
  app.app.inject({
    method: 'POST',
    url: '/api/offer/pdf',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken(ctx) },
    payload: multipart(options.fields),
    remoteAddress: options.address ?? '192.0.2.1',
  });
const open = (url: string, headers = {}) => app.app.inject({ url, headers, remoteAddress: '192.0.2.9' });
const textOf = async (pdf: Buffer) => (await readPdfText(pdf)).join('\n').replace(/\s+/g, ' ');
const sendOffer = async (fields: Record<string, string> = {}) => {
  const form = filledForm('offer', { lines: JSON.stringify(lines), request_id: randomUUID(), ...fields });
  return (await call<MessageStored>('POST', '/api/offer', multipart(form))).body.data;
};
const settle = async () => {
  const runner = startJobs(ctx, mailJobs(ctx), { pollEvery: 10 });
  const waiting = () => ctx.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  await runner.stop();
  const [forStaff, copy] = ['satis@', 'ayse@'].map((to) =>
    server.mails.findLast((mail) => [mail.to].flat()[0]?.text.includes(to)),
  );
  server.mails.splice(0);
  return { forStaff, copy };
};

it('a list is downloaded before it is sent: as it is, in each language, without what visitors no longer see', async () => {
  const answer = await ask({ fields: { lang: 'tr', lines: JSON.stringify(lines) } });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const text = await textOf(answer.rawPayload);
  for (const shown of [
    'Teklif Listesi',
    'Henüz gönderilmedi',
    '2 kalem',
    'Şaşmaz Toka ğİ TK-1-25 25 mm · Işıltılı gümüş Not: Mat #strong[olsun] $x$ 1.500 Evet',
    'Eski Halka HL-9 Artık katalogda yok Miktar açık',
    '1/1',
  ])
    expect(text).toContain(shown);
  expect(text).not.toMatch(/Saklı|GIZLI/);
  const english = await ask({ fields: { lang: 'en', lines: JSON.stringify(lines) } });
  expect(await textOf(english.rawPayload)).toMatch(
    /Quote list[^]*Not sent yet[^]*Steady Buckle TK-1-25 25 mm · Shiny silver[^]*1,500 Yes/,
  );
  const before = made;
  await ask({ fields: { lang: 'en', lines: JSON.stringify(lines) } });
  expect(made).toBe(before);
  const empty = await ask({ fields: { lang: 'en', lines: '[]' } });
  expect(empty.json()).toMatchObject({
    success: false,
    errors: { lines: ['Add at least one product to the list or write a message.'] },
  });
});

it('many long lines go on to further pages, each with the titles and its number', async () => {
  const long = `${'Pirinç Döküm Kemer Tokası '.repeat(8)}${'ğüşıöç'.repeat(12)}`;
  const sent = Array.from({ length: 60 }, (_, at) => ({
    product_id: 900_000 + at,
    code: `C-${at}-SON`,
    name: long,
    quantity: at,
    note: 'x'.repeat(500),
  }));
  const { rawPayload } = await ask({ fields: { lang: 'tr', lines: JSON.stringify(sent) } });
  const pages = await readPdfText(rawPayload);
  expect(pages.length).toBeGreaterThan(5);
  for (const [at, page] of pages.entries()) {
    expect(page.replace(/\s+/g, ' ')).toContain('Ürün Adet Numune');
    expect(page).toContain(`${at + 1}/${pages.length}`);
  }
});

it('a sent list has an address that nobody can guess, with its reference, until its message is thrown away', async () => {
  const requestId = randomUUID();
  const { reference, document = '' } = await sendOffer({ request_id: requestId });
  expect(document).toBe(`/dosya/teklif/${requestId}.pdf`);
  const answer = await open(document);
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ]);
  const text = await textOf(answer.rawPayload);
  expect(text).toMatch(new RegExp(`Başvuru no ${reference}[^]*Şaşmaz Toka ğİ TK-1-25`));
  // A product that is hidden later keeps the words that the visitor sent, and says so.
  await updateProduct(
    ctx,
    null,
    buckle.id,
    ProductUpdate.parse({ is_active: false, version: buckle.version }),
  );
  expect(await textOf((await open(document)).rawPayload)).toContain(
    'TK-1-25 25 mm · Işıltılı gümüş Artık katalogda yok',
  );
  await updateProduct(
    ctx,
    null,
    buckle.id,
    ProductUpdate.parse({ is_active: true, version: buckle.version + 1 }),
  );
  const order = await ctx.db
    .selectFrom('orders')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select(['orders.id', 'message_id'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const forStaff = await open(`/api/admin/orders/${order.id}/pdf`, admin);
  expect(await textOf(forStaff.rawPayload)).toBe(text);
  expect((await open(`/api/admin/orders/${order.id}/pdf`)).statusCode).toBe(401);
  await call('PUT', '/api/admin/offer/trash', { trash_list: String(order.message_id) }, admin);
  for (const gone of [
    document,
    document.toUpperCase(),
    `/dosya/teklif/${randomUUID()}.pdf`,
    '/dosya/teklif/x.pdf',
  ])
    expect((await open(gone)).statusCode).toBe(404);
  expect((await sendOffer({ lines: '[]' })).document).toBeUndefined();
  await settle();
});

it('staff and a confirmed visitor get the list by mail; an unconfirmed address gets nothing that was typed', async () => {
  const { reference } = await sendOffer({ lang: 'en' });
  const first = await settle();
  const [attached] = first.forStaff?.attachments ?? [];
  expect([attached?.filename, attached?.contentType]).toEqual([
    `Quote list ${reference}.pdf`,
    'application/pdf',
  ]);
  expect(await textOf(attached?.content ?? Buffer.alloc(0))).toMatch(
    new RegExp(`${reference}[^]*Steady Buckle TK-1-25`),
  );
  expect(first.copy?.attachments).toEqual([]);
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db
      .insertInto('subscribers')
      .values({
        email: 'ayse@example.com',
        email_key: 'ayse@example.com',
        lang: 'tr',
        form: '/',
        notice_id: null,
        notice_version: null,
        created_at: now,
        confirmed_at: now,
        asked_from: null,
        confirmed_from: null,
        agreed_text: null,
        left_at: null,
      })
      .execute(),
  );
  const second = await sendOffer();
  const { forStaff, copy } = await settle();
  expect([forStaff, copy].map((mail) => mail?.attachments.map(({ filename }) => filename))).toEqual([
    [`Teklif Listesi ${second.reference}.pdf`],
    [`Teklif Listesi ${second.reference}.pdf`],
  ]);
  const { forStaff: plain } = (await sendOffer({ lines: '[]' }), await settle());
  expect(plain?.attachments).toEqual([]);
});

it('a mail waits five minutes for a busy typesetter and goes without its list after any other failure', async () => {
  problem = new TypesetterBusy('full');
  await sendOffer({ email: 'biri@ornek.test', message: 'Sabır' });
  const runner = startJobs(ctx, mailJobs(ctx), { pollEvery: 10 });
  closeLater(() => runner.stop());
  const tried = () =>
    ctx.db.selectFrom('jobs').select(['run_at', 'lease_until']).where('kind', '=', 'mail.send').execute();
  const isLater = async () =>
    (await tried()).every(
      ({ run_at, lease_until }) => lease_until === null && run_at > clock.now().toISOString(),
    );
  for (let minute = 0; minute < 5; minute += 1) {
    await expect.poll(isLater, { timeout: 5_000 }).toBe(true);
    expect(server.mails.filter(({ text }) => text?.includes('Sabır'))).toEqual([]);
    clock.advance(minuteMs);
  }
  await runner.stop();
  expect((await settle()).forStaff?.attachments).toEqual([]);
  problem = new TypesetterOverloaded('too long');
  await sendOffer({ request_id: randomUUID(), message: 'Hemen' });
  const { forStaff } = await settle();
  expect([forStaff?.text?.includes('Hemen'), forStaff?.attachments]).toEqual([true, []]);
  problem = undefined;
});

it('a busy server says so in the words of the page, and a client gets a limited number of new lists', async () => {
  const fields = { lang: 'en', lines: JSON.stringify([{ product_id: 1, name: 'Busy', code: 'B' }]) };
  const { document = '' } = await sendOffer({ lang: 'en', lines: JSON.stringify([{ product_id: 5 }]) });
  problem = new TypesetterBusy('full');
  for (const answer of [await ask({ fields, address: '192.0.2.2' }), await open(document)]) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).toContain('The PDF cannot be made right now. Try again in a while.');
  }
  problem = undefined;
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const line = JSON.stringify([{ product_id: 900_001, name: `Ürün ${count}`, code: 'B' }]);
    statuses.push((await ask({ fields: { lang: 'tr', lines: line }, address: '192.0.2.3' })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
