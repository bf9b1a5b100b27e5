import { minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Profile, RecoveryCodes } from '#features/profile/profile.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { openTestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { passkeyDevice } from '#test/passkey-device.ts';
import type { Passkey } from '../passkey.ts';
import { purgeChallenges } from './passkeys.service.ts';
import { relyingParty } from './relying-party.ts';

const origin = 'https://panel.vitrin.test';
const rpId = 'panel.vitrin.test';
/** The panel has its own origin. */
const host = { host: rpId };
const app = await openTestApp({
  environment: { PANEL_ORIGIN: origin, PUBLIC_URL: 'https://vitrin.test', LIMITS: 'login=1000/60' },
});
const { ctx, clock } = app;

type Headers = Record<string, string>;
type Options = { data: { challenge: string } };

const call = <Body = Failure>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object | undefined,
  headers: Headers,
) => app.call<Body>(method, `/api/admin/profile${path}`, body, headers);
const login = (email: string, otp?: string) =>
  app.call<LoginResult>('POST', '/api/auth/login', { email, password: 'vitrin-deneme', otp }, host);
const bearer = ({ body }: { body: { token: string } }) => ({
  ...host,
  authorization: `Bearer ${body.token}`,
});
const statusOf = async (headers: Headers) =>
  (await app.call('GET', '/api/admin/status', undefined, headers)).status;
const profileOf = async (headers: Headers) => (await call<Profile>('GET', '', undefined, headers)).body;
const passkeysOf = async (headers: Headers) =>
  (await call<Passkey[]>('GET', '/passkeys', undefined, headers)).body;

async function signedIn() {
  const user = await buildUser(ctx);
  return { ...user, headers: bearer(await login(user.email)) };
}

async function add(headers: Headers, name = 'Telefonum', device = passkeyDevice({ origin, rpId })) {
  const options = await call<Options>('POST', '/passkeys/options', {}, headers);
  const credential = device.create(options.body.data.challenge);
  const answer = await call<RecoveryCodes>('POST', '/passkeys', { name, credential }, headers);
  return { device, answer };
}

/** Creates a user with one passkey, who signed in by password before the passkey was added. */
async function withPasskey() {
  const user = await signedIn();
  const { device, answer } = await add(user.headers);
  return { ...user, device, recoveryCodes: answer.body.data.recovery_codes };
}

const challenge = async () => {
  const { body } = await app.call<Options>('POST', '/api/auth/passkey/options', {}, host);
  return body.data.challenge;
};
const enter = (credential: unknown) =>
  app.call<LoginResult>('POST', '/api/auth/passkey', { credential }, host);
const refusal = {
  status: 401,
  body: {
    success: false,
    message: 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da parolanızla girin.',
  },
};

describe('a new passkey', () => {
  it('is a second factor: it brings recovery codes, ends the other sessions, and the password is no longer enough', async () => {
    const { email, headers } = await signedIn();
    const other = bearer(await login(email));
    const { answer } = await add(headers);
    expect(answer.status).toBe(201);
    expect(new Set(answer.body.data.recovery_codes).size).toBe(10);
    expect([await statusOf(headers), await statusOf(other)]).toEqual([200, 401]);
    expect(await profileOf(headers)).toMatchObject({
      has_second_factor: true,
      has_app: false,
      recovery_codes: 10,
    });
    expect(await login(email)).toMatchObject({
      status: 401,
      body: { code: 'totp_required', data: { has_app: false, has_passkey: true } },
    });
    expect((await login(email, answer.body.data.recovery_codes[0])).status).toBe(200);
    expect((await login(email, '000000')).status).toBe(401);
  });

  it('can exist beside others and an app, and only the first factor brings codes', async () => {
    const { headers } = await signedIn();
    const { recoveryCodes } = await setUpSecondFactor(app, headers);
    expect(recoveryCodes).toHaveLength(10);
    expect((await add(headers, 'Telefon')).answer.body.data.recovery_codes).toEqual([]);
    expect((await add(headers, 'Anahtarlık')).answer.body.data.recovery_codes).toEqual([]);
    const list = await passkeysOf(headers);
    expect(list.map(({ name, last_used_at }) => [name, last_used_at])).toEqual([
      ['Telefon', null],
      ['Anahtarlık', null],
    ]);
    expect(JSON.stringify(list)).not.toContain('public_key');
  });

  it('that exists before an app lets the app be set up without new recovery codes', async () => {
    const { headers, email } = await withPasskey();
    const { recoveryCodes } = await setUpSecondFactor(app, headers);
    expect(recoveryCodes).toEqual([]);
    expect((await login(email)).body.data).toEqual({ has_app: true, has_passkey: true });
  });

  it('needs a recent proof, an answer to its own challenge, and a name', async () => {
    const { headers } = await signedIn();
    const stranger = await signedIn();
    const device = passkeyDevice({ origin, rpId });
    const ask = async (by: Headers) =>
      (await call<Options>('POST', '/passkeys/options', {}, by)).body.data.challenge;
    const send = async (credential: object, name = 'Ad') =>
      (await call('POST', '/passkeys', { name, credential }, headers)).status;
    expect(await send(device.create(await ask(stranger.headers)))).toBe(422);
    expect(await send(device.create(await ask(headers), { origin: 'https://vitrin.test' }))).toBe(422);
    expect(await send(device.create(await ask(headers), { rpId: 'vitrin.test' }))).toBe(422);
    expect(await send(device.create(await ask(headers), { isVerified: false }))).toBe(422);
    expect(await send(device.create(await ask(headers)), ' ')).toBe(422);
    expect(await send(device.create(await ask(headers)))).toBe(201);
    expect(await send(device.create(await ask(headers)))).toBe(422);
    expect(await passkeysOf(headers)).toHaveLength(1);
    clock.advance(10 * minuteMs + 1);
    const late = { status: 403, body: { code: 'reauthentication_required' } };
    expect(await call('POST', '/passkeys/options', {}, headers)).toMatchObject(late);
    expect(
      await call('POST', '/passkeys', { name: 'Ad', credential: device.create('x') }, headers),
    ).toMatchObject(late);
  });
});

describe('signing in by passkey', () => {
  it('needs neither password nor code, and notes the use', async () => {
    const { email, name, device, headers } = await withPasskey();
    const answer = await enter(device.get(await challenge()));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, expires_in: 43_200, data: { name, email } });
    expect(await statusOf(bearer(answer))).toBe(200);
    expect((await passkeysOf(headers))[0]?.last_used_at).toBe(clock.now().toISOString());
    const audit = await ctx.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'sign-in')
      .execute();
    expect(audit.map(({ details }) => details)).toContainEqual(expect.stringContaining('"passkey"'));
  });

  it('in a browser binds the session to its cookie, like a password', async () => {
    const { device } = await withPasskey();
    const browser = { ...host, 'sec-fetch-site': 'same-origin' };
    const credential = device.get(await challenge());
    const answer = await app.call<LoginResult>('POST', '/api/auth/passkey', { credential }, browser);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-session_binding=/),
      expect.stringMatching(/^__Host-known_device_/),
    ]);
    expect(await statusOf(bearer(answer))).toBe(401);
  });

  it('accepts each challenge once, also at the same time, and for five minutes', async () => {
    const { device } = await withPasskey();
    const once = device.get(await challenge());
    const answers = await Promise.all([1, 2, 3].map(() => enter(once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = device.get(await challenge());
    clock.advance(5 * minuteMs);
    expect(await enter(late)).toMatchObject(refusal);
    await purgeChallenges(ctx);
    const { count } = await ctx.db
      .selectFrom('passkey_challenges')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('refuses everything that does not match, with one text', async () => {
    const { id, device } = await withPasskey();
    const other = passkeyDevice({ origin, rpId });
    for (const [reason, credential] of [
      ['an unknown key', other.get(await challenge())],
      ['the signature of another key', { ...other.get(await challenge()), id: device.id, rawId: device.id }],
      ['another page', device.get(await challenge(), { origin: 'https://panel.vitrin.test.evil.test' })],
      ['another domain', device.get(await challenge(), { rpId: 'vitrin.test' })],
      ['a device that did not check its user', device.get(await challenge(), { isVerified: false })],
      ['a challenge that nobody gave', device.get('AAAA')],
    ] as const)
      expect(await enter(credential), reason).toMatchObject(refusal);
    await ctx.connections.writer.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
    expect(await enter(device.get(await challenge()))).toMatchObject(refusal);
    await ctx.connections.writer.updateTable('users').set({ is_active: 1 }).where('id', '=', id).execute();
    expect((await enter(device.get(await challenge()))).status).toBe(200);
  });

  it('refuses a device whose counter of uses goes back, as that of a copied key does', async () => {
    const { device } = await withPasskey();
    for (const [counter, status] of [
      [5, 200],
      [6, 200],
      [6, 401],
      [2, 401],
      [7, 200],
    ] as const)
      expect((await enter(device.get(await challenge(), { counter }))).status, String(counter)).toBe(status);
  });

  it('answers bad input with a refusal, never with an error of the server', async () => {
    const { device } = await withPasskey();
    const good = device.get(await challenge());
    const { response } = good;
    const bad = [
      'x',
      {},
      { ...good, id: '' },
      { ...good, id: 'ü' },
      { ...good, type: 'password' },
      { ...good, response: {} },
      { ...good, response: { ...response, clientDataJSON: 'AAAA' } },
      {
        ...good,
        response: {
          ...response,
          clientDataJSON: Buffer.from('{"challenge":"\\u0000"}').toString('base64url'),
        },
      },
      { ...good, response: { ...response, clientDataJSON: Buffer.from('null').toString('base64url') } },
      { ...good, response: { ...response, authenticatorData: 'AA' } },
      { ...good, response: { ...response, signature: 'A'.repeat(6_000) } },
    ];
    for (const credential of bad) {
      const { status } = await enter(credential);
      expect([401, 422], JSON.stringify(credential)).toContain(status);
    }
    expect((await app.call('POST', '/api/auth/passkey', {}, host)).status).toBe(422);
  });
});

it('a passkey works as proof where the password is requested again; a passkey of somebody else does not', async () => {
  const { headers, device } = await withPasskey();
  const stranger = await withPasskey();
  clock.advance(10 * minuteMs + 1);
  const ask = async () => (await call<Options>('POST', '/proof/options', {}, headers)).body.data.challenge;
  const prove = async (credential: object) => (await call('POST', '/proof', { credential }, headers)).status;
  expect(await prove(stranger.device.get(await ask()))).toBe(422);
  expect(await prove(device.get(await challenge()))).toBe(422);
  expect((await call('POST', '/recovery-codes', {}, headers)).status).toBe(403);
  expect(await prove(device.get(await ask()))).toBe(200);
  expect((await call('POST', '/recovery-codes', {}, headers)).status).toBe(200);
});

describe('a passkey of the list', () => {
  it('gets another name, and only from its owner', async () => {
    const { headers } = await withPasskey();
    const stranger = await signedIn();
    const [key] = await passkeysOf(headers);
    const path = `/passkeys/${key?.id}`;
    expect((await call('PUT', path, { name: 'Yeni ad' }, stranger.headers)).status).toBe(404);
    expect((await call('DELETE', path, {}, stranger.headers)).status).toBe(404);
    expect((await call('PUT', path, { name: '' }, headers)).status).toBe(422);
    expect((await call('PUT', path, { name: 'Yeni ad' }, headers)).status).toBe(200);
    expect((await passkeysOf(headers))[0]?.name).toBe('Yeni ad');
  });

  it('is removed with a recent proof; it no longer signs in, and its sessions end', async () => {
    const { headers, device } = await withPasskey();
    const other = await add(headers, 'İkinci');
    const thief = bearer(await enter(device.get(await challenge())));
    const [key] = await passkeysOf(headers);
    clock.advance(10 * minuteMs + 1);
    const remove = () => call('DELETE', `/passkeys/${key?.id}`, {}, headers);
    expect(await remove()).toMatchObject({ status: 403, body: { code: 'reauthentication_required' } });
    await call('POST', '/proof', { current_password: 'vitrin-deneme' }, headers);
    expect((await remove()).status).toBe(200);
    expect(await statusOf(thief)).toBe(401);
    expect(await statusOf(headers)).toBe(200);
    expect(await enter(device.get(await challenge()))).toMatchObject(refusal);
    expect((await enter(other.device.get(await challenge()))).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  it('that is the last second factor turns it off, also when two are removed at once', async () => {
    const { headers, email } = await withPasskey();
    await add(headers, 'İkinci');
    const keys = await passkeysOf(headers);
    await Promise.all(keys.map(({ id }) => call('DELETE', `/passkeys/${id}`, {}, headers)));
    expect(await profileOf(headers)).toMatchObject({ has_second_factor: false, recovery_codes: 0 });
    expect((await login(email)).status).toBe(200);
  });

  it('can be removed while the app remains the second factor', async () => {
    const { headers, email } = await withPasskey();
    await setUpSecondFactor(app, headers);
    const [key] = await passkeysOf(headers);
    await call('DELETE', `/passkeys/${key?.id}`, {}, headers);
    expect((await login(email)).body.data).toEqual({ has_app: true, has_passkey: false });
  });

  it('is removed together with the second factor, by its owner or by an admin', async () => {
    const admin = { ...host, ...(await app.signIn('admin')) };
    for (const off of [
      (user: { headers: Headers }) => call('DELETE', '/second-factor', {}, user.headers),
      (user: { id: number }) => app.call('DELETE', `/api/admin/users/${user.id}/second-factor`, {}, admin),
    ]) {
      const user = await withPasskey();
      expect((await off(user)).status).toBe(200);
      expect((await login(user.email)).status).toBe(200);
      expect(await enter(user.device.get(await challenge()))).toMatchObject(refusal);
    }
  });
});

describe('passkeys belong to the origin of the panel', () => {
  it.each([
    [{ PANEL_ORIGIN: 'https://panel.firma.com', PUBLIC_URL: 'https://www.firma.com' }, 'panel.firma.com'],
    [{ PUBLIC_URL: 'https://www.firma.com' }, 'www.firma.com'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'localhost'],
    [{ PUBLIC_URL: 'http://www.firma.com' }, undefined],
    [{ PUBLIC_URL: 'https://192.0.2.1' }, undefined],
    [{ PUBLIC_URL: 'https://[2001:db8::1]' }, undefined],
    [{}, undefined],
  ])('with %o their domain is %s', async (environment, domain) => {
    const { ctx: other } = await openTestApp({ environment });
    expect(relyingParty(other)?.id).toBe(domain);
  });

  it('are refused with a text on a site without a usable origin', async () => {
    const site = await openTestApp();
    const headers = await site.signIn('editor');
    const refused = { status: 422, body: { message: 'Geçiş anahtarları bu sitede kullanılamıyor.' } };
    const credential = passkeyDevice({ origin, rpId }).get('AAAA');
    expect(await site.call('POST', '/api/auth/passkey/options', {})).toMatchObject(refused);
    expect(await site.call('POST', '/api/auth/passkey', { credential })).toMatchObject(refused);
    const options = '/api/admin/profile/passkeys/options';
    expect(await site.call('POST', options, {}, headers)).toMatchObject(refused);
  });
});
