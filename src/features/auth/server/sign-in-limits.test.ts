import { describe, expect, it } from 'vitest';
import type { LoginResult } from '../auth.ts';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { takeSignInLimits } from './sign-in-limits.ts';

const { ctx, app, clock } = await openTestApp();

const password = 'vitrin-deneme';
let networks = 0;

/** A new client network for each call, so that tests do not share limits. */
const newNetwork = () => `192.0.2.${(networks += 1)}`;

async function attempt(from: string, email: string, guess = 'vitrin-yanlis', cookie = '') {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: { 'x-csrf-token': csrfToken(ctx), cookie },
    payload: { email, password: guess },
  });
  return {
    status: answer.statusCode,
    retryAfter: Number(answer.headers['retry-after']),
    body: answer.json<LoginResult>(),
    deviceCookie: String(answer.headers['set-cookie']).split(';', 1)[0] ?? '',
  };
}

async function fail(times: number, from: string, email: string, cookie?: string): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await attempt(from, email, undefined, cookie)).status);
  }
  return statuses;
}

/** Counts failures as a sign-in does, without the slow password hash. */
async function countFailures(times: number, network: string, emailKey: string): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await takeSignInLimits(ctx, { emailKey, network, device: undefined });
  }
}

describe('password guessing', () => {
  it('stops after 10 failures, for the right password too, and is possible again after 15 minutes', async () => {
    const { email } = await buildUser(ctx);
    const network = newNetwork();
    expect(await fail(10, network, email)).toEqual(Array(10).fill(401));
    const refused = await attempt(network, email, password);
    expect(refused).toMatchObject({ status: 429, retryAfter: 900, body: { success: false } });
    clock.advance(899_999);
    expect((await attempt(network, email, password)).status).toBe(429);
    clock.advance(1);
    expect((await attempt(network, email, password)).status).toBe(200);
  });

  it('has the same limit for an address without an account', async () => {
    const network = newNetwork();
    expect(await fail(11, network, 'nobody-here@vitrin.test')).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('has one count for an address in any letter case', async () => {
    const { email } = await buildUser(ctx);
    const network = newNetwork();
    await countFailures(10, network, email);
    expect((await attempt(network, email.toUpperCase(), password)).status).toBe(429);
  });

  it('is counted exactly when many attempts come at once', async () => {
    const { email } = await buildUser(ctx);
    const network = newNetwork();
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt(network, email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('counts all addresses of one IPv6 /64 network as one client', async () => {
    const { email } = await buildUser(ctx);
    await countFailures(9, '2001:db8:0:9::/64', email);
    expect((await attempt('2001:db8:0:9::1', email)).status).toBe(401);
    expect((await attempt('2001:db8:0:9:ffff::1', email, password)).status).toBe(429);
    expect((await attempt('2001:db8:0:a::1', email, password)).status).toBe(200);
  });

  it('at one account does not limit another one', async () => {
    const network = newNetwork();
    const victim = await buildUser(ctx);
    const other = await buildUser(ctx);
    await countFailures(10, network, victim.email);
    expect((await attempt(network, other.email, password)).status).toBe(200);
  });

  it('keeps its count after a sign-in to another account or to the same one', async () => {
    const network = newNetwork();
    const victim = await buildUser(ctx);
    const own = await buildUser(ctx);
    await countFailures(9, network, victim.email);
    await attempt(network, own.email, password);
    await attempt(network, victim.email, password);
    expect(await fail(2, network, victim.email)).toEqual([401, 429]);
  });
});

describe('the owner of an account', () => {
  it('signs in from another network while many networks guess', async () => {
    const { email } = await buildUser(ctx);
    for (let network = 0; network < 5; network += 1) await countFailures(10, newNetwork(), email);
    expect((await attempt(newNetwork(), email, password)).status).toBe(200);
  });

  it('signs in from the same network in a browser that signed in before', async () => {
    const { email } = await buildUser(ctx);
    const network = newNetwork();
    const { deviceCookie } = await attempt(network, email, password);
    await countFailures(10, network, email);
    expect(await fail(20, network, email)).toEqual(Array(20).fill(429));
    expect((await attempt(network, email, password)).status).toBe(429);
    expect((await attempt(network, email, password, deviceCookie)).status).toBe(200);
  });

  it('has the same limit in a browser that signed in before', async () => {
    const { email } = await buildUser(ctx);
    const { deviceCookie } = await attempt(newNetwork(), email, password);
    expect(await fail(11, newNetwork(), email, deviceCookie)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await attempt(newNetwork(), email, password, deviceCookie)).status).toBe(429);
  });

  it('is recognised only by a cookie that the server signed for this account', async () => {
    const owner = await buildUser(ctx);
    const insider = await buildUser(ctx);
    const network = newNetwork();
    const own = (await attempt(newNetwork(), owner.email, password)).deviceCookie;
    const others = (await attempt(newNetwork(), insider.email, password)).deviceCookie;
    await countFailures(10, network, owner.email);
    const name = own.split('=')[0] ?? '';
    const renamed = `${name}=${others.split('=')[1] ?? ''}`;
    const forged = `${own.slice(0, -2)}xx`;
    for (const cookie of [renamed, forged, `${name}=`, `${name}=device-1`, `${name}=.`]) {
      expect((await attempt(network, owner.email, password, cookie)).status, cookie).toBe(429);
    }
    expect((await attempt(network, owner.email, password, own)).status).toBe(200);
  });
});

it('one network may try 30 times a minute over all accounts', async () => {
  const network = newNetwork();
  for (let account = 0; account < 29; account += 1) {
    await countFailures(1, network, `account-${account}@vitrin.test`);
  }
  expect((await attempt(network, 'account-29@vitrin.test')).status).toBe(401);
  expect(await attempt(network, 'account-30@vitrin.test')).toMatchObject({ status: 429, retryAfter: 60 });
  expect((await attempt(newNetwork(), 'account-1@vitrin.test')).status).toBe(401);
  clock.advance(60_000);
  expect((await attempt(network, 'account-31@vitrin.test')).status).toBe(401);
});

it('the limits table contains no e-mail address', async () => {
  await attempt(newNetwork(), 'private-person@vitrin.test');
  const rows = await ctx.db.selectFrom('limits').select('key').execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('private-person');
});
