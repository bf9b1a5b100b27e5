import { minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Profile, RecoveryCodes, SecondFactorSetup } from '#features/profile/profile.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { codeOf, setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { useCode } from './second-factor.service.ts';

const app = await openTestApp();
const { ctx, clock } = app;
const password = 'vitrin-deneme';

type Headers = Record<string, string>;

/** The fields of a refusal besides the message. */
type Refused = Pick<Failure, 'errors' | 'code'>;

const login = (email: string, otp?: string, headers: Headers = {}) =>
  app.call<LoginResult & Refused>('POST', '/api/auth/login', { email, password, otp }, headers);
const call = <Body>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object,
  headers: Headers,
) => app.call<Body & Refused>(method, `/api/admin/profile${path}`, body, headers);
const statusOf = async (headers: Headers) =>
  (await app.call('GET', '/api/admin/status', undefined, headers)).status;
const codeFor = (secret: string, step?: number) => codeOf(secret, clock.now(), step);

async function signedIn() {
  const user = await buildUser(ctx);
  const { body } = await login(user.email);
  return { ...user, headers: { authorization: `Bearer ${body.token}` } };
}

async function protectedUser() {
  const user = await signedIn();
  const factor = await setUpSecondFactor(app, user.headers);
  // The code that confirmed the set-up is used up, so the next one is needed.
  clock.advance(60_000);
  return { ...user, ...factor };
}

const rowOf = (id: number) =>
  ctx.db.selectFrom('second_factors').selectAll().where('user_id', '=', id).executeTakeFirst();

describe('the set-up', () => {
  it('counts only after the first right code, and then ends the other sessions', async () => {
    const { email, headers } = await signedIn();
    const other = { authorization: `Bearer ${(await login(email)).body.token}` };
    const { data } = (await call<SecondFactorSetup>('POST', '/second-factor', {}, headers)).body;
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Vitrin:/);
    expect(new URL(data.uri).searchParams.get('secret')).toBe(data.secret);
    expect((await login(email)).status).toBe(200);
    const wrong = await call('PUT', '/second-factor', { otp: '000000' }, headers);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['otp']]);
    const code = await codeFor(data.secret);
    const right = { otp: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect(await statusOf(other)).toBe(200);
    const done = await call<RecoveryCodes>('PUT', '/second-factor', right, headers);
    expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 401]);
    expect(new Set(done.body.data.recovery_codes).size).toBe(10);
    expect((await login(email)).status).toBe(401);
    expect((await call('POST', '/second-factor', {}, headers)).status).toBe(422);
  });

  it('stores the secret encrypted and the recovery codes as hashes', async () => {
    const { id, secret, recoveryCodes } = await protectedUser();
    const stored = JSON.stringify(await rowOf(id));
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  it('stores a secret that cannot be decrypted for another user', async () => {
    const one = await protectedUser();
    const other = await protectedUser();
    const secret = (await rowOf(one.id))?.secret ?? '';
    const { writer } = ctx.connections;
    await writer.updateTable('second_factors').set({ secret }).where('user_id', '=', other.id).execute();
    expect((await login(other.email, await codeFor(one.secret))).status).toBe(401);
    expect((await login(other.email, other.recoveryCodes[0])).status).toBe(200);
  });
});

describe('signing in', () => {
  it('asks for a code only after the right password, and starts no session without it', async () => {
    const { email, secret } = await protectedUser();
    expect(await login(email)).toMatchObject({
      status: 401,
      body: { success: false, code: 'totp_required', message: expect.stringMatching(/kodu girin/) as string },
    });
    const wrong = await app.call('POST', '/api/auth/login', {
      email,
      password: 'yanlis-parola',
      otp: await codeFor(secret),
    });
    expect(wrong.body).toEqual({
      success: false,
      message: 'E-posta adresi veya parola hatalı. Kontrol edip tekrar deneyin.',
    });
    expect(await login(email, '')).toMatchObject({ body: { code: 'totp_required' } });
    expect(await login(email, await codeFor(secret))).toMatchObject({ status: 200 });
  });

  it('accepts the codes of 30 seconds before and after, no others', async () => {
    const { email, secret } = await protectedUser();
    for (const [step, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [1, 200],
    ] as const)
      expect((await login(email, await codeFor(secret, step))).status, String(step)).toBe(status);
  });

  it('accepts a code once, and no older one after it, also at the same time', async () => {
    const { id, email, secret } = await protectedUser();
    const code = await codeFor(secret);
    const proofs = await Promise.all([1, 2, 3].map(() => useCode(ctx, id, code)));
    expect(proofs.filter((found) => found === 'totp')).toHaveLength(1);
    expect(await login(email, code)).toMatchObject({ status: 401, body: { code: 'totp_invalid' } });
    expect((await login(email, await codeFor(secret, -1))).status).toBe(401);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { id, email, recoveryCodes, headers } = await protectedUser();
    const [first = '', second = ''] = recoveryCodes;
    const proofs = await Promise.all([1, 2, 3].map(() => useCode(ctx, id, first)));
    expect(proofs.filter((found) => found === 'recovery-code')).toHaveLength(1);
    expect((await login(email, first)).status).toBe(401);
    expect((await login(email, second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    const { body } = await app.call<Profile>('GET', '/api/admin/profile', undefined, headers);
    expect(body.recovery_codes).toBe(8);
  });

  it('stops after ten wrong codes, from all unknown networks together', async () => {
    const { email, secret } = await protectedUser();
    const from = async (network: number, otp: string) =>
      (
        await app.app.inject({
          method: 'POST',
          url: '/api/auth/login',
          remoteAddress: `192.0.2.${network}`,
          headers: { authorization: (await signedIn()).headers.authorization },
          payload: { email, password, otp },
        })
      ).statusCode;
    for (let network = 1; network <= 10; network += 1) expect(await from(network, '000000')).toBe(401);
    expect(await from(11, await codeFor(secret))).toBe(429);
    clock.advance(15 * minuteMs);
    expect(await from(12, await codeFor(secret))).toBe(200);
  });

  it('counts a wrong code as a failed sign-in, but not a missing one', async () => {
    const { email } = await protectedUser();
    for (let time = 0; time < 12; time += 1) expect((await login(email)).status).toBe(401);
    const failures = await ctx.db
      .selectFrom('limits')
      .select('count')
      .where('key', 'like', 'signInFailures:%')
      .orderBy('expires_at', 'desc')
      .executeTakeFirst();
    expect(failures?.count).toBe(0);
    await login(email, '000000');
    const counted = await ctx.db
      .selectFrom('limits')
      .select('count')
      .where('key', 'like', 'signInFailures:%')
      .where('count', '>', 0)
      .execute();
    expect(counted).toContainEqual({ count: 1 });
  });
});

it('new recovery codes end the older ones', async () => {
  const { email, recoveryCodes, headers } = await protectedUser();
  const { data } = (await call<RecoveryCodes>('POST', '/recovery-codes', {}, headers)).body;
  expect((await login(email, recoveryCodes[0])).status).toBe(401);
  expect((await login(email, data.recovery_codes[0])).status).toBe(200);
});

it('the owner turns it off, which ends the other sessions; then a password is enough', async () => {
  const { email, secret, headers } = await protectedUser();
  const signIn = await login(email, await codeFor(secret));
  const other = { authorization: `Bearer ${signIn.body.token}` };
  expect(await statusOf(other)).toBe(200);
  const { body } = await call<{ data: Profile }>('DELETE', '/second-factor', {}, headers);
  expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 401]);
  expect(body.data).toMatchObject({ has_second_factor: false, recovery_codes: 0 });
  expect((await login(email)).status).toBe(200);
  expect((await call('POST', '/recovery-codes', {}, headers)).status).toBe(422);
});
