import { describe, expect, it } from 'vitest';
import type { Finish } from '../finish.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { recordContract } from '#test/record-contract.ts';

const app = await openTestApp();
const editor = await app.signIn('editor');

await recordContract(await openTestApp(), {
  url: 'finishes',
  mainText: 'name',
  fields: (number) => ({ color: `#0000${String(number).padStart(2, '0')}` }),
});

type Written = { data: Finish } & Pick<Failure, 'errors'>;
const create = (body: object) => app.call<Written>('POST', '/api/admin/finishes', body, editor);

describe('the list of finishes', () => {
  it('shows a finish by a colour or a picture', async () => {
    const { id } = await buildMedium(app.ctx);
    const { body } = await create({ name_tr: 'Mat nikel', color: '#C0C0C0', image_id: id });
    expect(body.data).toMatchObject({ key: 'mat-nikel', color: '#c0c0c0', image: { media_id: id } });
    const plain = await create({ name_tr: 'Antik' });
    expect(plain.body.data).toMatchObject({ color: '', image: null });
  });

  it.each([
    ['a colour by name', { name_tr: 'Altın', color: 'gold' }, 'color'],
    ['a picture that is gone', { name_tr: 'Altın', image_id: 99_999 }, 'image_id'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });
});
