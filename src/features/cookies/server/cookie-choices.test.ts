import { beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#test/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ environment: { LIMITS: 'cookieChoices=3/600' } });
});
const receipt = '0d5fb1a0-5f0c-4a53-9d0e-6e4b8a4d0f11';
const send = (fields: object) =>
  app.call('POST', '/api/cookie-choices', {
    receipt,
    version: '1',
    asked: 'google,facebook',
    granted: 'analytics',
    ...fields,
  });
const stored = () => app.ctx.db.selectFrom('cookie_choices').selectAll().execute();

it('a receipt holds number, time, version and choice, nothing else, and never changes', async () => {
  expect((await send({})).status).toBe(200);
  const kept = [
    {
      id: 1,
      receipt,
      made_at: app.clock.now().toISOString(),
      register_version: 1,
      asked: 'google,facebook',
      granted: 'analytics',
    },
  ];
  expect(await stored()).toEqual(kept);
  app.clock.advance(1_000);
  expect((await send({ granted: '' })).status).toBe(200);
  expect(await stored()).toEqual(kept);
});

it.each([
  ['a number that is no UUID', { receipt: 'ayse@example.com' }],
  ['an unknown service', { asked: 'google,x' }],
  ['an unknown category', { granted: 'everything' }],
  ['a version that is no number', { version: 'x' }],
])('%s is refused', async (_, fields) => {
  expect((await send(fields)).status).toBe(422);
  expect(await stored()).toEqual([]);
});

it('a rejection is kept too; receipts above the limit are refused', async () => {
  const number = (n: number) => receipt.replace(/11$/, String(n));
  for (const n of [20, 21, 22]) expect((await send({ receipt: number(n), granted: '' })).status).toBe(200);
  expect((await send({ receipt: number(23) })).status).toBe(429);
  expect((await stored()).map(({ granted }) => granted)).toEqual(['', '', '']);
});
