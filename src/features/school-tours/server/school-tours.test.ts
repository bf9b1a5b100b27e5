import { expect, it } from 'vitest';
import type { PublicSchoolTour, SchoolTour, SchoolTourList } from '../school-tour.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

const contractApp = await openTestApp();
const { id: ofContract } = await buildCategory(contractApp.ctx, { section: 'school-tours' });
const fields = () => ({ category_id: ofContract });
await recordContract(contractApp, { url: 'school-tours', mainText: 'name', fields });

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');
type Written = { data: SchoolTour } & Pick<Failure, 'message' | 'errors'>;
const call = <Body = Written>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  role = editor,
) => app.call<Body>(method, `/api/admin/${path}`, body, role);
const primary = await buildCategory(app.ctx, { section: 'school-tours', name: 'İlkokul' });
const create = async (body: object = {}) =>
  (await call('POST', 'school-tours', { name_tr: 'Atölye', category_id: primary.id, ...body })).body.data;
const get = async (id: number) => (await call<SchoolTour>('GET', `school-tours/${id}`)).body;
const shown = async (lang = 'tr') =>
  (await app.call<PublicSchoolTour[]>('GET', `/api/pages/school-tours?lang=${lang}`)).body;
const mediaOf = ({ files }: SchoolTour) => files.map(({ picture }) => picture.media_id);
const one = await buildMedium(app.ctx, { width: 40 });
const two = await buildMedium(app.ctx, { width: 50 });

it.each([
  [{ category_id: undefined }, 'category_id', 'Value is required'],
  [{ duration: 'bir saat' }, 'duration', 'Value must be numeric'],
  [{ capacity: 0 }, 'capacity', '1 ile 10000 arasında bir sayı girin'],
  [{ images: [99_999] }, 'images', expect.stringContaining('Resim bulunamadı')],
])('a school tour refuses %o beside the field', async (body, field, text) => {
  const answer = await call('POST', 'school-tours', { name_tr: 'Tur', category_id: primary.id, ...body });
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
});

it('a school tour belongs to a category of the tours, not to one of the products', async () => {
  const ofProducts = await buildCategory(app.ctx);
  const answer = await call('POST', 'school-tours', { name_tr: 'Tur', category_id: ofProducts.id });
  expect(Object.keys(answer.body.errors ?? {})).toEqual(['category_id']);
});

it('a school tour is found by its name in any language and by a category above its own', async () => {
  const below = await buildCategory(app.ctx, { section: 'school-tours', sub_category: primary.id });
  const { id } = await create({ name_tr: 'Kaplama Turu', name_en: 'Plating tour', category_id: below.id });
  const find = async (query: string) =>
    (await call<SchoolTourList>('GET', `school-tours?${query}`)).body.data.map((tour) => tour.id);
  expect(await find('search=PLATING')).toEqual([id]);
  expect(await find(`search=kaplama&category_id=${primary.id}`)).toEqual([id]);
  const other = await buildCategory(app.ctx, { section: 'school-tours' });
  expect(await find(`category_id=${other.id}`)).toEqual([]);
});

it('a school tour has a gallery, whose order can be stored at both addresses', async () => {
  const { id, files } = await create({ images: [one.id] });
  const added = await call<{ data: { id: number } }>('POST', `school-tours/${id}/files`, {
    media_id: two.id,
  });
  const file_list = [added.body.data.id, files[0]?.id];
  for (const [path, wanted] of [
    ['school-tours', [two.id, one.id]],
    ['schoolTours', [one.id, two.id]],
  ] as const) {
    expect((await call('PUT', `${path}/files-queue/${id}`, { file_list })).status).toBe(200);
    expect(mediaOf(await get(id))).toEqual(wanted);
    file_list.reverse();
  }
  await call('PUT', `school-tours/files/${file_list[0]}`, { alt_tr: 'Pres' });
  await call('DELETE', `school-tours/files/${file_list[1]}`);
  expect((await get(id)).files).toMatchObject([{ alt_tr: 'Pres' }]);
  const drawing = { media_id: one.id, gallery_type: 'drawings' };
  expect((await call('POST', `school-tours/${id}/files`, drawing)).status).toBe(422);
});

it('an older version of a school tour is restored with its pictures', async () => {
  const { id, files } = await create({ images: [one.id, two.id] });
  await call('DELETE', `school-tours/files/${files[0]?.id}`);
  await call('PUT', `school-tours/${id}`, { name_tr: 'Yeni ad' });
  type History = { data: { id: number; before: SchoolTour; after: SchoolTour }[] };
  const { data } = (await call<History>('GET', `school-tours/${id}/history`)).body;
  expect(data.slice(1, 3).map(({ before, after }) => [mediaOf(before), mediaOf(after)])).toEqual([
    [[one.id, two.id], [two.id]],
    [[], [one.id, two.id]],
  ]);
  const { body } = await call('PUT', `school-tours/${id}/history/${data[2]?.id}`, {});
  expect([body.data.name_tr, mediaOf(await get(id))]).toEqual(['Atölye', [one.id, two.id]]);
});

it('a category with school tours counts them and cannot be deleted', async () => {
  const category = await buildCategory(app.ctx, { section: 'school-tours' });
  const { id } = await create({ category_id: category.id });
  const answer = await call('DELETE', `categories/${category.id}`);
  expect(answer.body.message).toBe(
    'Bu kategoride 1 okul turu var. Önce onları başka bir kategoriye taşıyın.',
  );
  expect((await call('GET', `categories/${category.id}`)).body).toMatchObject({ tour_count: 1 });
  await call('DELETE', `school-tours/${id}`);
  await call('DELETE', `categories/${category.id}`);
  const restored = await call('PUT', `school-tours/${id}/restore`, {}, admin);
  expect(restored.body.message).toBe('Turun kategorisi silinmiş. Önce onu geri alın.');
});

it('a school tour is shown to visitors while it and its categories are active, with clean text and pictures', async () => {
  const category = await buildCategory(app.ctx, {
    section: 'school-tours',
    name: { tr: 'Lise', en: 'High school' },
  });
  const { id } = await create({
    category_id: category.id,
    name_en: 'Workshop',
    description_tr: '<p>Üç durak<script>x</script></p>',
    duration: 90,
    capacity: '30',
    images: [one.id],
  });
  const [tour] = await shown('en');
  expect(tour).toMatchObject({
    id,
    name: 'Workshop',
    description: '<p>Üç durak</p>',
    fallbacks: { description: 'tr' },
    category: { name: 'High school' },
    duration: 90,
    capacity: 30,
    pictures: [{ media_id: one.id, alt: 'Workshop' }],
  });
  await call('PUT', `categories/${category.id}`, { is_active: false });
  expect((await shown()).map((one) => one.id)).not.toContain(id);
});
