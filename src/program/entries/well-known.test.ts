import { expect, it } from 'vitest';
import { updateConfiguration } from '#features/configuration/server/configuration.service.ts';
import { openTestApp } from '#test/app.ts';

const { ctx, call, clock } = await openTestApp({ environment: { PUBLIC_URL: 'https://vitrin.example' } });

it('security.txt names the address of the settings, and is missing without one', async () => {
  const get = () => call<string>('GET', '/.well-known/security.txt');
  expect((await get()).status).toBe(404);
  clock.set('2026-11-24T10:00:00.000Z');
  await updateConfiguration(ctx, null, { securityAddress: 'guvenlik@vitrin.example' });
  const { status, headers, body } = await get();
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:guvenlik@vitrin.example',
      'Expires: 2027-05-23T10:00:00.000Z',
      'Preferred-Languages: tr, en',
      'Canonical: https://vitrin.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('a password manager finds the form for a new password', async () => {
  const { status, headers } = await call('GET', '/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, '/admin/profile']);
});
