import { hourMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import { createClock } from '#test/clock.ts';
import { openTestApp } from '#test/app.ts';
import { csrfBucketEnd, csrfToken, isCsrfToken } from './csrf.ts';

const midnight = '2026-03-02T00:00:00.000Z';

function signing(secret = 'a'.repeat(32)) {
  const clock = createClock(midnight);
  return { secret, clock };
}

describe('the CSRF token', () => {
  it('changes every 12 hours', () => {
    const ctx = signing();
    const first = csrfToken(ctx);
    ctx.clock.advance(12 * hourMs - 1);
    expect(csrfToken(ctx)).toBe(first);
    ctx.clock.advance(1);
    expect(csrfToken(ctx)).not.toBe(first);
  });

  it('changes at midnight and noon UTC', () => {
    expect(csrfBucketEnd(new Date(midnight))).toEqual(new Date('2026-03-02T12:00:00.000Z'));
    expect(csrfBucketEnd(new Date('2026-03-02T11:59:59.999Z'))).toEqual(new Date('2026-03-02T12:00:00.000Z'));
  });

  it('is valid in its own twelve hours and in the next two times twelve', () => {
    const ctx = signing();
    const token = csrfToken(ctx);
    ctx.clock.advance(36 * hourMs - 1);
    expect(isCsrfToken(ctx, token)).toBe(true);
    ctx.clock.advance(1);
    expect(isCsrfToken(ctx, token)).toBe(false);
  });

  it('is invalid before its own twelve hours begin', () => {
    const ctx = signing();
    ctx.clock.advance(12 * hourMs);
    const token = csrfToken(ctx);
    ctx.clock.set(midnight);
    expect(isCsrfToken(ctx, token)).toBe(false);
  });

  it('depends on the secret, not on the host', () => {
    expect(csrfToken(signing())).toBe(csrfToken(signing()));
    expect(isCsrfToken(signing('b'.repeat(32)), csrfToken(signing()))).toBe(false);
  });

  it.each(['', 'x', 'ğ'.repeat(43), 'A'.repeat(43)])('cannot be %j', (token) =>
    expect(isCsrfToken(signing(), token)).toBe(false),
  );
});

describe('an unsafe call', async () => {
  const { call, signIn } = await openTestApp();
  const none = { 'x-csrf-token': '' };
  const wrong = { 'x-csrf-token': 'A'.repeat(43) };
  const login = (headers?: Record<string, string>) => call('POST', '/api/auth/login', {}, headers);

  it('without a session needs the token', async () => {
    expect(await login(none)).toMatchObject({ status: 419, body: { success: false } });
    expect(await login(wrong)).toMatchObject({ status: 419 });
    expect(await login()).toMatchObject({ status: 422 });
  });

  it('needs the token in every spelling of its address', async () => {
    expect(await call('POST', '/%61pi/auth/login', {}, none)).toMatchObject({ status: 419 });
  });

  it('with a valid bearer token needs no CSRF token, but a wrong one is refused', async () => {
    const session = await signIn();
    expect(await login({ ...session, ...none })).toMatchObject({ status: 422 });
    expect(await login({ ...session, ...wrong })).toMatchObject({ status: 419 });
  });

  it('with an unknown bearer token needs the CSRF token', async () => {
    const session = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await login({ ...session, ...none })).toMatchObject({ status: 419 });
  });

  it.each([{}, none])('that a browser marks as cross-site is refused', async (token) => {
    const session = await signIn();
    expect(await login({ ...session, ...token, 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    });
  });

  it.each(['https://baska.example', 'http://localhost:81', 'http://localhost.baska.example', 'null'])(
    'with the origin %s is refused, whatever its token',
    async (origin) => {
      const session = await signIn();
      for (const mark of [{}, { 'sec-fetch-site': 'same-site' }]) {
        const answer = await login({ ...session, origin, ...mark });
        expect(answer).toMatchObject({ status: 403, body: { success: false } });
      }
    },
  );

  it('with the origin of this server or of the public address is accepted', async () => {
    const { call: callBehindProxy } = await openTestApp({
      environment: { PUBLIC_URL: 'https://www.vitrin.example' },
    });
    expect(await login({ origin: 'http://localhost:80' })).toMatchObject({ status: 422 });
    expect(await login({ origin: 'https://localhost', host: 'localhost:443' })).toMatchObject({
      status: 422,
    });
    const origin = 'https://www.vitrin.example';
    expect(await callBehindProxy('POST', '/api/auth/login', {}, { origin })).toMatchObject({ status: 422 });
    // A proxy in front may hide the host that the browser called.
    const marked = { origin, 'sec-fetch-site': 'same-origin' };
    expect(await login(marked)).toMatchObject({ status: 422 });
  });

  it('to an unknown address gets 404', async () => {
    expect(await call('POST', '/api/no-such-call', {}, none)).toMatchObject({ status: 404 });
  });
});

it('every visitor gets a current CSRF token, uncached', async () => {
  const { ctx, call } = await openTestApp();
  const answer = await call('GET', '/api/csrf-token', undefined, { 'x-csrf-token': '' });
  expect(answer).toMatchObject({ status: 200, body: { token: csrfToken(ctx) } });
  expect(answer.headers['cache-control']).toBe('no-store');
});
