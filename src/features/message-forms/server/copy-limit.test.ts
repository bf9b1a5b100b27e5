import { dayMs } from '#shared/rules/durations.ts';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { filledForm } from '#test/sent-forms.ts';

const { ctx, call, clock } = await openTestApp({ environment: { LIMITS: 'publicForms=1000/600' } });

const send = async (email: string) =>
  (await call('POST', '/api/contact', filledForm('contact', { email }))).status;
const copies = async () =>
  (await ctx.db.selectFrom('outbox').select('recipients').where('kind', '=', 'copy').execute()).length;

it('an address gets five copies a day, however it is written, and every message arrives', async () => {
  const spellings = [
    'Ali.Can@example.com',
    'alican@example.com',
    'ali.can+1@example.com',
    'ALICAN+2@EXAMPLE.com',
  ];
  for (let n = 0; n < 8; n += 1) expect(await send(spellings[n % spellings.length] ?? '')).toBe(200);
  expect(await copies()).toBe(5);
  expect(await ctx.db.selectFrom('messages').select('id').execute()).toHaveLength(8);

  expect(await send('baska@example.com')).toBe(200);
  expect(await copies()).toBe(6);

  clock.advance(dayMs);
  expect(await send('alican@example.com')).toBe(200);
  expect(await copies()).toBe(7);
});

it('the limits contain no address', async () => {
  const keys = await ctx.db.selectFrom('limits').select('key').execute();
  expect(keys.filter(({ key }) => /example|can|@/.test(key))).toEqual([]);
});
