import { describe, expect, it } from 'vitest';
import type { Category } from '../category.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';

const app = await openTestApp();
const headers = await app.signIn('admin');
const update = (id: number, body: object) =>
  app.call<Pick<Failure, 'errors'> & { data: Category }>('PUT', `/api/admin/categories/${id}`, body, headers);

describe('a change of a category', () => {
  it('without a difference leaves its version, its history and the pages as they are', async () => {
    const category = await buildCategory(app.ctx, { name: 'Toka', description: 'Metal' });
    const revision = await app.ctx.connections.readRevision();
    const same = {
      name_tr: 'Toka',
      description_tr: 'Metal',
      is_active: 1,
      sub_category: '',
      section: 'products',
    };
    for (const body of [same, {}]) {
      const answer = await update(category.id, body);
      expect([answer.status, answer.body.data.version]).toEqual([200, 1]);
    }
    expect(await app.ctx.connections.readRevision()).toBe(revision);
  });

  it('cannot move it to another tree', async () => {
    const { id } = await buildCategory(app.ctx);
    const answer = await update(id, { section: 'school-tours' });
    expect(answer).toMatchObject({ status: 422, body: { errors: { section: [expect.any(String)] } } });
  });
});

it('the restore of a category that would be too deep is refused with a message', async () => {
  const build = (sub_category?: number) => buildCategory(app.ctx, sub_category ? { sub_category } : {});
  const path = [await build()];
  for (let level = 2; level <= 4; level += 1) path.push(await build(path.at(-1)?.id));
  const [, , third, fourth] = path.map(({ id }) => id);
  await app.call('DELETE', `/api/admin/categories/${fourth}`, undefined, headers);
  const elsewhere = await build((await build((await build()).id)).id);
  await app.call('PUT', `/api/admin/categories/${third}`, { sub_category: elsewhere.id }, headers);
  const answer = await app.call<Failure>('PUT', `/api/admin/categories/${fourth}/restore`, {}, headers);
  expect(answer).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('en çok üç düzey') as string },
  });
});
