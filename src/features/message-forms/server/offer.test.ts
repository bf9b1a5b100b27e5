import { dayMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import { ProductUpdate } from '#features/products/product.ts';
import { schoolTour } from '#features/school-tours/school-tour.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { updateProduct } from '#features/products/server/products.service.ts';
import { schoolTours } from '#features/school-tours/server/school-tours.service.ts';
import { openTestApp } from '#test/app.ts';
import {
  buildCategory,
  buildFinish,
  buildMedium,
  buildProduct,
  buildSize,
  buildVariants,
} from '#test/factories.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';

const { ctx, call, clock, signIn } = await openTestApp({ environment: { LIMITS: 'publicForms=1000/600' } });
const picture = await buildMedium(ctx);
const ring = await buildProduct(ctx, {
  name: { tr: 'D Halka', en: 'D-Ring' },
  code: 'OM-1',
  images: [picture.id],
});
const buckle = await buildProduct(ctx, { name: 'Toka', code: 'OM-2' });

const sendOffer = (lines: unknown, fields: Record<string, string> = {}) =>
  call<Failure>(
    'POST',
    '/api/offer',
    multipart(filledForm('offer', { lines: JSON.stringify(lines), ...fields })),
  );
const linesOfNewest = async () => {
  const order = await ctx.db.selectFrom('orders').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  return ctx.db
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'name', 'code', 'image_id', 'quantity', 'note', 'wants_sample'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
};
const open = { quantity: 0, note: '', wants_sample: 0 };

it('an offer keeps each line as it was sent, with the name, code and picture that the product had then', async () => {
  const wishes = { quantity: 250, note: ' Nikel\r\nBcc: a\u0000 <b>', wants_sample: '1' };
  const answer = await sendOffer(
    [
      { product_id: ring.id, name: 'Yanlış', code: 'YANLIS', ...wishes },
      { product_id: buckle.id },
      { product_id: ring.id, quantity: '5' },
    ],
    { lang: 'en' },
  );
  expect(answer.status).toBe(200);
  const line = { name: 'D-Ring', code: 'OM-1', image_id: picture.id };
  const sent = [
    { position: 0, product_id: ring.id, ...line, quantity: 250, note: 'Nikel Bcc: a <b>', wants_sample: 1 },
    { position: 1, product_id: buckle.id, name: 'Toka', code: 'OM-2', image_id: null, ...open },
    { position: 2, product_id: ring.id, ...line, ...open, quantity: 5 },
  ];
  expect(await linesOfNewest()).toEqual(sent);
  const change = { name_en: 'Other', version: ring.version };
  await updateProduct(ctx, null, ring.id, ProductUpdate.parse(change));
  expect(await linesOfNewest()).toEqual(sent);
  const { search_fold: found } = await ctx.db
    .selectFrom('messages')
    .select('search_fold')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(found.split(' ')).toEqual(expect.arrayContaining(['om1', 'om2']));
});

it('a line of a product that visitors no longer see shows only the name and code that were sent', async () => {
  const gone = await buildProduct(ctx, { name: 'Silinen', code: 'GIZLI-1', images: [picture.id] });
  await deleteProduct(ctx, null, gone.id);
  const hidden = await buildProduct(ctx, { name: 'Gizli', code: 'GIZLI-2', is_active: false });
  const sent = { name: 'Zincir', code: 'OM-9' };
  const ids = [gone.id, hidden.id, 987_654];
  expect((await sendOffer(ids.map((product_id) => ({ product_id, ...sent })))).status).toBe(200);
  const line = { product_id: null, ...sent, image_id: null, ...open };
  expect(await linesOfNewest()).toEqual(ids.map((_, position) => ({ position, ...line })));
});

it('a line of a variant has its code, its size and finish in the language of the visitor, and its own picture; a line of the model says that none was chosen', async () => {
  const size = await buildSize(ctx, { name: '25 mm' });
  const finish = await buildFinish(ctx, { name: { tr: 'Nikel', en: 'Nickel' } });
  const model = await buildProduct(ctx, {
    name: { tr: 'Kanca', en: 'Hook' },
    code: 'KN',
    images: [picture.id],
  });
  const own = await buildMedium(ctx);
  const rows = [
    { code: 'KN-25', size_id: size.id, finish_id: finish.id, image_id: own.id },
    { code: 'KN-N', finish_id: finish.id },
    { code: 'KN-X', is_active: false },
  ];
  const [both, plain, hidden] = await buildVariants(ctx, model, rows);
  const line = { product_id: model.id };
  const sent = { name: 'Eski', variant: '30 mm · Altın', code: 'KN-30' };
  await sendOffer(
    [
      { ...line, variant_id: both?.id, ...sent },
      { ...line, variant_id: plain?.id },
      { ...line, variant_id: hidden?.id, ...sent },
      { ...line, product_id: buckle.id, variant_id: both?.id, ...sent },
      { ...line, variant: '30 mm' },
    ],
    { lang: 'en' },
  );
  const { id } = await ctx.db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const stored = await ctx.db
    .selectFrom('order_lines')
    .select(['variant_id', 'name', 'variant', 'code', 'image_id'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  const hook = { name: 'Hook', image_id: picture.id };
  expect(stored).toEqual([
    { variant_id: both?.id, name: 'Hook', variant: '25 mm · Nickel', code: 'KN-25', image_id: own.id },
    { ...hook, variant_id: plain?.id, variant: 'Nickel', code: 'KN-N' },
    { ...hook, variant_id: null, variant: '30 mm · Altın', code: 'KN-30' },
    { variant_id: null, name: 'Toka', variant: '30 mm · Altın', code: 'KN-30', image_id: null },
    { ...hook, variant_id: null, variant: 'Size and finish not stated', code: 'KN' },
  ]);
});

it('the picture of a line cannot be deleted while its message exists, not even after its product', async () => {
  const own = await buildMedium(ctx);
  const product = await buildProduct(ctx, { name: 'Tek', code: 'TEK-1', images: [own.id] });
  await sendOffer([{ product_id: product.id }, { product_id: product.id }], { name: 'Ece Ak' });
  await deleteProduct(ctx, null, product.id);
  clock.advance(31 * dayMs);
  const admin = await signIn('admin');
  const remove = () => call<Failure>('DELETE', `/api/admin/media/${own.id}`, {}, admin);
  const refusal = await remove();
  expect([refusal.status, refusal.body.message]).toEqual([
    422,
    'Bu dosya kullanılıyor: “Ece Ak” teklif isteği. Önce oradan kaldırın.',
  ]);
  const { id } = await ctx.db
    .selectFrom('messages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await call('PUT', '/api/admin/offer/trash', { trash_list: String(id) }, admin);
  await call('DELETE', '/api/admin/offer', { delete_list: String(id) }, admin);
  expect((await remove()).status).toBe(200);
});

it('an offer needs a product or a message', async () => {
  for (const [lang, text] of [
    ['tr', 'Listeye en az bir ürün ekleyin ya da bir mesaj yazın.'],
    ['en', 'Add at least one product to the list or write a message.'],
  ]) {
    const answer = await sendOffer([], { message: '', lang: lang ?? '' });
    expect([answer.status, answer.body.errors]).toEqual([422, { lines: [text] }]);
  }
  expect((await sendOffer([{ product_id: ring.id }], { message: '' })).status).toBe(200);
  const withoutList = filledForm('offer');
  expect((await call('POST', '/api/offer', withoutList)).status).toBe(200);
  expect(await linesOfNewest()).toEqual([]);
});

it.each([
  ['no list', 'x'],
  ['a list of something else', [1]],
  ['a negative quantity', [{ product_id: 1, quantity: -1 }]],
  ['a long note', [{ product_id: 1, note: 'a'.repeat(501) }]],
  ['201 lines', Array.from({ length: 201 }, () => ({ product_id: 1 }))],
])('%s is refused', async (_, lines) => {
  const answer = await sendOffer(lines);
  expect([answer.status, Object.keys(answer.body.errors ?? {})[0]?.split('.')[0]]).toEqual([422, 'lines']);
});

it('200 lines are taken', async () => {
  const lines = Array.from({ length: 200 }, (_, n) => ({ product_id: ring.id, quantity: n }));
  expect((await sendOffer(lines)).status).toBe(200);
  expect((await linesOfNewest()).map(({ quantity }) => quantity)).toEqual(lines.map((line) => line.quantity));
});

it('a school tour keeps the name that the visitor read, staff get it in the main language; a hidden one is refused', async () => {
  const { id: categoryId } = await buildCategory(ctx, { section: 'school-tours' });
  const create = async (fields: object) => {
    const tour = { name_tr: 'Kalıphane', name_en: 'Tool Shop', category_id: categoryId, ...fields };
    return (await schoolTours.create(ctx, null, schoolTour.create.parse(tour))).data.id;
  };
  const ask = (tour: number | string, lang: string) => {
    const fields = filledForm('school-tour-request', { tour_id: String(tour), lang });
    return call<Failure>('POST', '/api/school-tour-request', fields);
  };
  const tour = await create({});
  const editor = await signIn('admin');
  const recipients = { schoolTourRequestRecipients: 'turlar@ornek.test' };
  expect((await call('PUT', '/api/admin/configuration', recipients, editor)).status).toBe(200);
  expect((await ask(tour, 'en')).status).toBe(200);
  const { details } = await ctx.db
    .selectFrom('messages')
    .select('details')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(details)).toMatchObject({ tour: { id: tour, name: 'Tool Shop' }, group_size: 24 });
  const mails = await ctx.db
    .selectFrom('outbox')
    .select(['kind', 'text'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const tourIn = (kind: string) =>
    /Kalıphane|Tool Shop/.exec(mails.find((mail) => mail.kind === kind)?.text ?? '')?.[0];
  // The copy to an unconfirmed address contains nothing of what was sent.
  expect([tourIn('notification'), tourIn('copy')]).toEqual(['Kalıphane', undefined]);
  for (const hidden of [await create({ is_active: false }), 987_654, 'x', '1e9', '-1']) {
    const turkish = await ask(hidden, 'tr');
    expect([turkish.status, turkish.body.errors]).toEqual([
      422,
      { tour_id: ['Bu tur artık düzenlenmiyor. Listeden başka bir tur seçin.'] },
    ]);
    expect((await ask(hidden, 'en')).body.errors?.tour_id?.[0]).toContain('no longer offered');
  }
});
