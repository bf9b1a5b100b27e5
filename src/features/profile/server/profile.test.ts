import { minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it, vi } from 'vitest';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Profile } from '../profile.ts';
import type { Session } from '#features/sessions/session.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { codeOf, setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';

const app = await openTestApp();
const { ctx, clock } = app;
const password = 'vitrin-deneme';

type Headers = Record<string, string>;

async function open(user: { email: string }, secret = password): Promise<Headers> {
  const { body } = await app.call<LoginResult>('POST', '/api/auth/login', { ...user, password: secret });
  return { authorization: `Bearer ${body.token}` };
}

async function signedIn(role: 'admin' | 'editor' | 'viewer' = 'viewer') {
  const user = await buildUser(ctx, { role_group: role });
  return { user, headers: await open(user) };
}

const call = <Body = { data: Profile } & Failure>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  headers: Headers,
) => app.call<Body>(method, `/api/admin/profile${path}`, body, headers);
const statusOf = async (headers: Headers) =>
  (await app.call('GET', '/api/admin/status', undefined, headers)).status;

it('all users read their own account and change their own name, and nothing else', async () => {
  const { user, headers } = await signedIn();
  const profile = (await call<Profile>('GET', '', undefined, headers)).body;
  expect(profile).toMatchObject({ id: user.id, email: user.email, sessions: 1, recovery_codes: 0 });
  expect(profile).toMatchObject({ has_second_factor: false, needs_second_factor: false });
  const sent = { name: 'Yeni Ad', role_group: 'admin', is_active: false, email: 'baska@vitrin.test' };
  const { body } = await call('PUT', '', { ...sent, version: profile.version }, headers);
  expect(body.data).toMatchObject({ name: 'Yeni Ad', role_group: 'viewer', is_active: true });
  expect(body.data.email).toBe(user.email);
  expect(await call('PUT', '', { name: 'Başka', version: profile.version }, headers)).toMatchObject({
    status: 409,
  });
});

describe("a new password for one's own account", () => {
  const change = (current: string, headers: Headers) =>
    call('PUT', '/password', { current_password: current, password: 'yeni-parola' }, headers);

  it('needs the current one, and ends all other sessions', async () => {
    const { user, headers } = await signedIn();
    const other = await open(user);
    const wrong = await change('yanlis-parola', headers);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['Şimdiki parola yanlış.'] },
    ]);
    expect((await change(password, headers)).body).toEqual({ success: true });
    expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 401]);
    expect(await statusOf(await open(user, 'yeni-parola'))).toBe(200);
  });

  it('cannot be set by guessing the current one: after ten wrong tries the right one is refused for 15 minutes, at its field', async () => {
    const { headers } = await signedIn();
    for (let time = 0; time < 10; time += 1) await change('yanlis-parola', headers);
    const refused = await change(password, headers);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { current_password: ['Çok fazla yanlış deneme. 15 dakika sonra tekrar deneyin.'] },
    ]);
    clock.advance(15 * minuteMs);
    expect((await change(password, headers)).status).toBe(200);
  });
});

describe("a user's own sessions", () => {
  it('are listed, the one of the call marked, and end one by one; those of others are not found', async () => {
    const { user, headers } = await signedIn();
    const other = await open(user);
    const stranger = await signedIn();
    const list = (await call<Session[]>('GET', '/sessions', undefined, headers)).body;
    expect(list).toHaveLength(2);
    const ended = list.find(({ is_current }) => !is_current)?.id ?? '';
    expect((await call('DELETE', `/sessions/${ended}`, {}, stranger.headers)).status).toBe(404);
    expect((await call('DELETE', `/sessions/${ended}`, {}, headers)).status).toBe(200);
    expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 401]);
  });

  it('end together, except the one of the call', async () => {
    const { user, headers } = await signedIn();
    const others = [await open(user), await open(user)];
    const stranger = await signedIn();
    expect((await call('DELETE', '/sessions', {}, headers)).body).toEqual({ success: true });
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(headers), await statusOf(stranger.headers)]).toEqual([200, 200]);
  });

  it('say when they were last used, which is written at most every five minutes', async () => {
    const { headers } = await signedIn();
    const seen = async () =>
      (await call<Session[]>('GET', '/sessions', undefined, headers)).body[0]?.last_seen_at;
    const start = clock.now().toISOString();
    clock.advance(5 * minuteMs - 1);
    expect(await seen()).toBe(start);
    clock.advance(1);
    const now = clock.now().toISOString();
    await vi.waitUntil(async () => (await seen()) === now);
  });
});

describe('ten minutes after the sign-in', () => {
  async function later() {
    const { user, headers } = await signedIn('admin');
    const { user: other } = await signedIn('editor');
    const secondFactor = await setUpSecondFactor(app, headers);
    clock.advance(10 * minuteMs + 1);
    const admin = (method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) =>
      app.call<Failure>(method, `/api/admin${path}`, body, headers);
    return { user, headers, other, secondFactor, admin };
  }
  const refusal = { status: 403, body: { success: false, code: 'reauthentication_required' } };
  const prove = (secret: string, headers: Headers) =>
    call<Failure>('POST', '/proof', { current_password: secret }, headers);

  it('actions that open accounts need the password again, and the session continues', async () => {
    const { headers, other, user, admin } = await later();
    const path = `/users/${other.id}`;
    const guarded = [
      () => admin('PUT', path, { email: 'yeni-adres@vitrin.test' }),
      () => admin('PUT', path, { role_group: 'admin' }),
      () => admin('PUT', `/users/${user.id}`, { email: 'kendi-adresim@vitrin.test' }),
      () => admin('PUT', `${path}/password`, { password: 'yepyeni-parola' }),
      () => admin('DELETE', `${path}/second-factor`, {}),
      () => admin('DELETE', '/profile/second-factor', {}),
    ];
    for (const change of guarded) expect(await change(), change.toString()).toMatchObject(refusal);
    expect(await call('POST', '/recovery-codes', {}, headers)).toMatchObject(refusal);
    expect(await call('POST', '/second-factor', {}, headers)).toMatchObject(refusal);
    expect((await admin('GET', path)).body).toMatchObject({ email: other.email, role_group: 'editor' });
    expect(await statusOf(headers)).toBe(200);
    expect((await prove(password, headers)).status).toBe(200);
    clock.advance(10 * minuteMs);
    for (const change of guarded) expect((await change()).status, change.toString()).toBe(200);
  });

  it('other changes need no password', async () => {
    const { other, admin } = await later();
    const same = { name: 'Başka Ad', email: other.email, role_group: 'editor' };
    expect((await admin('PUT', `/users/${other.id}`, same)).status).toBe(200);
  });

  it('a wrong password is refused at its field and proves nothing, here and in other sessions', async () => {
    const { headers, other, user, secondFactor, admin } = await later();
    const wrong = await prove('yanlis-parola', headers);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: ['Şimdiki parola yanlış.'] },
    ]);
    const otp = await codeOf(secondFactor.secret, clock.now());
    const elsewhere = await app.call<LoginResult>('POST', '/api/auth/login', { ...user, password, otp });
    expect((await prove(password, { authorization: `Bearer ${elsewhere.body.token}` })).status).toBe(200);
    expect(await admin('PUT', `/users/${other.id}`, { role_group: 'admin' })).toMatchObject(refusal);
  });
});

it('the requirement of a second factor leaves an admin only the profile until there is one', async () => {
  const { headers } = await signedIn('admin');
  const editor = await signedIn('editor');
  const require = (on: boolean) =>
    app.call('PUT', '/api/admin/configuration', { requiresSecondFactor: on }, headers);
  await require(true);
  const refusal = { status: 403, body: { success: false, code: 'second_factor_required' } };
  expect(await app.call('GET', '/api/admin/dashboard', undefined, headers)).toMatchObject(refusal);
  expect(await app.call('GET', '/api/admin/support', undefined, headers)).toMatchObject(refusal);
  expect(await app.call('POST', '/api/admin/configuration', { _method: 'PUT' }, headers)).toMatchObject(
    refusal,
  );
  expect(await app.call('GET', '/api/admin/dashboard', undefined, editor.headers)).toMatchObject({
    status: 200,
  });
  expect(await statusOf(headers)).toBe(200);
  expect((await call<Profile>('GET', '', undefined, headers)).body.needs_second_factor).toBe(true);
  expect((await call('POST', '', { _method: 'PUT', name: 'Ad' }, headers)).status).toBe(200);
  await setUpSecondFactor(app, headers);
  expect(await app.call('GET', '/api/admin/dashboard', undefined, headers)).toMatchObject({ status: 200 });
  expect((await require(false)).status).toBe(200);
});
