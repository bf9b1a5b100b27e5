import { expect, it } from 'vitest';
import { minuteMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { openScheduled, url } from './scheduled-imports.fixture.ts';
import { resealSignIns, signInSealer } from './sign-in-secret.ts';
import { maxScheduledImports } from '../scheduled-import.ts';

const basic = { sign_in: 'basic', sign_in_user: 'bayi', password: 'gizli' };

it.each([
  ['an address without https', { address: 'http://93.184.216.34.example/' }, 'address'],
  ['an address of this machine', { address: 'https://127.0.0.1/' }, 'address'],
  ['no address', { address: '' }, 'address'],
  ['the folder of a server that has none', { source: 'folder', pattern: 'a.csv' }, 'source'],
  ['a sign-in without a user', { ...basic, sign_in_user: '' }, 'sign_in_user'],
  ['a sign-in without a password', { ...basic, password: '' }, 'password'],
  ['a token that no header can carry', { sign_in: 'bearer', password: 'şifre' }, 'password'],
  ['a rule without a number', { rule: 'apply' }, 'most'],
  ['more than all rows', { rule: 'apply', most: 101, most_unit: 'percent' }, 'most'],
  ['a time that is none', { every: 'day', at: '24:00' }, 'at'],
])('%s is refused', async (_, fields, field) => {
  const { add } = await openScheduled({});
  const { status, body } = await add({ address: 'https://example.com/a.csv', ...fields });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('a path that leads out of the folder is refused', async () => {
  const { add } = await openScheduled({ IMPORT_DIR: '/srv/gelen' });
  const { status, body } = await add({ source: 'folder', pattern: '../gizli.csv' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['pattern']]);
});

it('the list says whether a folder can be chosen', async () => {
  expect((await (await openScheduled({})).list()).has_folder).toBe(false);
  expect((await (await openScheduled({ IMPORT_DIR: '/srv/gelen' })).list()).has_folder).toBe(true);
});

it('a change keeps the password, but another server needs it anew', async () => {
  const { add, call, admin, last } = await openScheduled({});
  const { id } = (await add({ address: 'https://example.com/a.csv', ...basic })).body.data;
  const change = async (fields: object) => (await call('PUT', `${url}/${id}`, fields, await admin())).status;
  expect(await change({ name: 'Yeni ad', address: 'https://example.com/b.csv' })).toBe(200);
  expect(await last()).toMatchObject({ name: 'Yeni ad', has_secret: true, sign_in_user: 'bayi' });
  expect(await change({ address: 'https://example.org/b.csv' })).toBe(422);
  expect(await change({ address: 'https://example.org/b.csv', password: 'baska' })).toBe(200);
  expect(await change({ sign_in: 'none' })).toBe(200);
  expect(await last()).toMatchObject({ has_secret: false, sign_in_user: '' });
});

it('adding and changing ask for a recent proof of identity', async () => {
  const { call, admin, clock, add } = await openScheduled();
  const { id } = (await add()).body.data;
  const headers = await admin();
  clock.advance(11 * minuteMs);
  const fields = { name: 'Ad', source: 'address', address: 'https://example.com/', every: 'hour' };
  expect((await call('POST', url, fields, headers)).status).toBe(403);
  expect((await call('PUT', `${url}/${id}`, { name: 'Ad' }, headers)).status).toBe(403);
});

it(`there are ${maxScheduledImports} at most`, async () => {
  const { add } = await openScheduled();
  for (let count = 0; count < maxScheduledImports; count += 1) expect((await add()).status).toBe(201);
  expect((await add()).status).toBe(422);
});

it('after a change of APP_SECRET the password is sealed with the new one', async () => {
  const first = 'the first secret of this server, long';
  const second = 'the second secret of this server, long';
  const { add, settings } = await openScheduled({ OUTGOING_PRIVATE: '1', APP_SECRET: first });
  const { id } = (await add(basic)).body.data;
  const later = await openTestApp({ settings, environment: { APP_SECRET: second, APP_SECRET_OLD: first } });
  await resealSignIns(later.ctx);
  const row = await later.ctx.db
    .selectFrom('scheduled_imports')
    .select('sealed_secret')
    .executeTakeFirstOrThrow();
  expect(signInSealer.unsealWithPresentKey(later.ctx, id, row.sealed_secret ?? '')).toBe('gizli');
});
