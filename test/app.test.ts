import { hourMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import type { Status } from '#features/auth/auth.ts';
import type { Category } from '#features/categories/category.ts';
import { openTestApp } from './app.ts';
import { buildCategory, buildMedium, buildProduct } from './factories.ts';

const app = await openTestApp();

it('the test app signs in users by real sessions, which expire', async () => {
  const headers = await app.signIn('viewer');
  const status = await app.call<Status>('GET', '/api/admin/status', undefined, headers);
  expect([status.status, status.body.data.role_group]).toEqual([200, 'viewer']);
  app.clock.advance(13 * hourMs);
  expect((await app.call('GET', '/api/admin/status', undefined, headers)).status).toBe(401);
});

it('the factories make records with their parents', async () => {
  const category = await buildCategory(app.ctx, { name: 'Halkalar' });
  const medium = await buildMedium(app.ctx);
  const product = await buildProduct(app.ctx, { name: { tr: 'Halka', en: 'Ring' }, images: [medium.id] });
  expect(category).toMatchObject({ name_tr: 'Halkalar', seo_name: 'halkalar' });
  expect(product).toMatchObject({ name_en: 'Ring', files: [{ picture: { media_id: medium.id } }] });
  expect(product.category_id).not.toBe(category.id);
});

it('the test app sends form data and JSON', async () => {
  const headers = await app.signIn();
  const form = new FormData();
  form.set('name_tr', 'Zincirler');
  const { status, body } = await app.call<{ data: Category }>('POST', '/api/admin/categories', form, headers);
  expect([status, body.data.name_tr]).toEqual([201, 'Zincirler']);
});

it('two test apps can be opened on the same database', async () => {
  const other = await openTestApp({ settings: app.settings });
  const { id } = await buildCategory(app.ctx, { name: 'Tokalar' });
  const headers = await other.signIn();
  const { body } = await other.call<Category>('GET', `/api/admin/categories/${id}`, undefined, headers);
  expect(body.name_tr).toBe('Tokalar');
});
