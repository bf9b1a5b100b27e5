import { describe, expect, it } from 'vitest';
import type { SocialMediaAccount, SocialMedium } from '../social-media.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';

const url = 'settings/social-media';
const uri = 'https://www.example.com/firma';

await recordContract(await openTestApp(), {
  url,
  ids: 'body',
  mainText: 'name',
  isPlain: true,
  fields: (number) => ({ uri: `${uri}${number}` }),
});

const app = await openTestApp();
const editor = await app.signIn('editor');
type Written = { data: SocialMediaAccount } & Pick<Failure, 'errors'>;
const call = (method: 'POST' | 'PUT', body: object) =>
  app.call<Written>(method, `/api/admin/${url}`, body, editor);
const create = async (body: object) => (await call('POST', { uri, ...body })).body.data;

describe('social media', () => {
  it('an account without a chosen icon has the one of its name, also after it is renamed', async () => {
    const { id, icon_name } = await create({ name: 'Instagram' });
    expect(icon_name).toBe('instagram');
    expect((await call('PUT', { id, name: 'Facebook' })).body.data.icon_name).toBe('facebook');
    expect((await call('PUT', { id, icon_name: 'pinterest' })).body.data.icon_name).toBe('pinterest');
    expect((await call('PUT', { id, name: 'YouTube' })).body.data.icon_name).toBe('pinterest');
    expect((await call('PUT', { id, icon_name: '' })).body.data.icon_name).toBe('youtube');
    expect((await create({ name: 'Katalog' })).icon_name).toBe('link');
    expect((await create({ name: 'Katalog', icon_name: 'bilinmeyen' })).icon_name).toBe('link');
  });

  it.each([
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'www.example.com',
    'https://user:pw@example.com/firma',
    'https://user@example.com',
  ])('the address %j of an account is refused', async (wrong) => {
    const { status, body } = await call('POST', { name: 'Instagram', uri: wrong });
    const text = wrong.includes('@') ? (expect.stringContaining('parola') as string) : 'Invalid URL';
    expect([status, body.errors]).toEqual([422, { uri: [text] }]);
  });

  it('visitors get only the name, the address and the icon of an account', async () => {
    await create({ name: 'Telegram', uri: 'http://example.org' });
    const { body } = await app.call<SocialMedium[]>('GET', '/api/pages/social-media?lang=en');
    expect(body[0]).toEqual({ name: 'Telegram', uri: 'http://example.org', icon_name: 'telegram' });
  });
});
