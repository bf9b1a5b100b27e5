import { describe, expect, it } from 'vitest';
import type { Size } from '../size.ts';
import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

await recordContract(await openTestApp(), {
  url: 'sizes',
  mainText: 'name',
  fields: (number) => ({ number }),
});

const create = (body: object) => app.call<{ data: Size }>('POST', '/api/admin/sizes', body, editor);

describe('the list of sizes', () => {
  it('gives a size a key from its name, which stays after a rename', async () => {
    const { body } = await create({ name_tr: '25 mm', number: 25 });
    expect(body.data).toMatchObject({ key: '25-mm', number: 25, product_count: 0 });
    const renamed = await app.call<{ data: Size }>(
      'PUT',
      `/api/admin/sizes/${body.data.id}`,
      { name_tr: '25 milimetre', number: null, version: 1 },
      editor,
    );
    expect(renamed.body.data).toMatchObject({ key: '25-mm', number: null, name_tr: '25 milimetre' });
    expect((await create({ name_tr: '2,5 mm', number: '2,5' })).body.data).toMatchObject({
      key: '25-mm-2',
      number: 2.5,
    });
    expect((await create({ name_tr: '8 cm', number: 'sekiz' })).status).toBe(422);
    expect((await create({ name_tr: '25 mm', number: '' })).body.data).toMatchObject({
      key: '25-mm-3',
      number: null,
    });
    expect((await create({ name_tr: 'Ø' })).body.data.key).toBe('olcu');
  });
});
