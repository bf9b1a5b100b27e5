import { describe, expect, it } from 'vitest';
import type { AuditPage, RefusedCallsPage } from '../audit.ts';
import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { auditRetentionKind } from './audit.job.ts';
import { mostNetworksOfHour } from './refused-calls.queries.ts';
import { countedNetwork, flushRefusals } from './refused-calls.ts';

const environment = {
  TRUST_PROXY: '1',
  LIMITS: 'login=1000/60',
  SESSION_HOURS: '4000',
  SESSION_IDLE_MINUTES: '300000',
};
const open = () => openTestApp({ environment });
const from = (address: string) => ({ 'x-forwarded-for': address });
const home = '203.0.113.7';

/** A signed-in user, and what the log says about the account. */
async function account(app: TestApp, role: 'admin' | 'editor' = 'editor') {
  const user = await buildUser(app.ctx, { role_group: role });
  const login = (more: object = {}, address = home) =>
    app.call<{ token: string }>('POST', '/api/auth/login', { ...user, ...more }, from(address));
  const headers = { authorization: `Bearer ${(await login()).body.token}`, ...from(home) };
  return { ...user, headers, login };
}

async function read(app: TestApp, admin: Record<string, string>, userId: number) {
  const { body } = await app.call<AuditPage>('GET', `/api/admin/audit?user_id=${userId}`, undefined, admin);
  const lines = body.data.map(({ action, details }) => [action, ...details]);
  return lines.filter(([action]) => action === 'Reddedilen istek' || action === 'Başarısız giriş');
}

async function counts(app: TestApp, admin: Record<string, string>) {
  const url = '/api/admin/audit/refused-calls';
  return (await app.call<RefusedCallsPage>('GET', url, undefined, admin)).body.data;
}

describe('a refused call of an account is in the audit with its address', () => {
  it('when the role is not enough, by the pattern of the route and nothing that was sent', async () => {
    const app = await open();
    const admin = await app.signIn();
    const user = await account(app);
    await app.call('PUT', '/api/admin/users/4711/password', { password: 'gizli-yeni-parola' }, user.headers);
    expect(await read(app, admin, user.id)).toEqual([
      ['Reddedilen istek', `IP adresi: ${home}`, 'PUT /api/admin/users/:id/password', 'Yetkisi yoktu'],
    ]);
    expect(JSON.stringify(await app.ctx.db.selectFrom('audit').selectAll().execute())).not.toMatch(
      /gizli|4711/,
    );
  });

  it('when a session ended, or its cookie is missing', async () => {
    const app = await open();
    const admin = await app.signIn();
    const user = await account(app);
    const browser = { 'sec-fetch-site': 'same-origin', ...from(home) };
    const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', user, browser);
    const stolen = { authorization: `Bearer ${body.token}`, ...from('198.51.100.9') };
    await app.call('GET', '/api/admin/profile', undefined, stolen);
    expect(await read(app, admin, user.id)).toEqual([
      [
        'Reddedilen istek',
        'IP adresi: 198.51.100.9',
        'GET /api/admin/profile',
        'Oturumun tarayıcı çerezi eksik ya da yanlıştı',
      ],
    ]);
    app.clock.advance(3999 * 60 * minuteMs);
    const later = await app.signIn();
    app.clock.advance(60 * minuteMs);
    await app.call('GET', '/api/admin/profile', undefined, user.headers);
    expect((await read(app, later, user.id))[0]).toEqual([
      'Reddedilen istek',
      `IP adresi: ${home}`,
      'GET /api/admin/profile',
      'Oturum sona ermişti',
    ]);
  });

  it('when a proof is missing or wrong', async () => {
    const app = await open();
    const admin = await account(app, 'admin');
    app.clock.advance(11 * minuteMs);
    const other = await buildUser(app.ctx);
    await app.call('DELETE', `/api/admin/users/${other.id}/second-factor`, {}, admin.headers);
    app.clock.advance(1_000);
    await app.call('POST', '/api/admin/profile/proof', { current_password: 'yanlis-parola' }, admin.headers);
    expect((await read(app, admin.headers, admin.id)).map((line) => line.slice(2))).toEqual([
      ['POST /api/admin/profile/proof', 'Kimlik yeniden doğrulanamadı'],
      ['DELETE /api/admin/users/:id/second-factor', 'Kimliğin yeniden doğrulanması istendi'],
    ]);
  });

  it('when a sign-in, a code or too many of them are refused; a code that is only missing is none', async () => {
    const app = await openTestApp({
      environment: { ...environment, LIMITS: 'login=1000/60,signInFailures=3/900' },
    });
    const admin = await app.signIn();
    const user = await account(app);
    await setUpSecondFactor(app, user.headers);
    await user.login();
    await user.login({ otp: '000000' });
    for (let tries = 0; tries < 4; tries += 1)
      await user.login({ password: 'yanlis-parola' }, '198.51.100.9');
    expect((await read(app, admin, user.id)).sort()).toEqual([
      ['Başarısız giriş', 'IP adresi: 198.51.100.9', 'Parola yanlıştı', '3 kez, bir dakika içinde'],
      ['Başarısız giriş', 'IP adresi: 198.51.100.9', 'Çok fazla deneme yapıldı'],
      ['Başarısız giriş', `IP adresi: ${home}`, 'Doğrulama kodu yanlıştı'],
    ]);
  });
});

describe('refusals of one account, route and reason', () => {
  it('are one row in each minute, with a count and a word about other addresses, over all processes', async () => {
    const app = await open();
    app.clock.set('2027-01-01T10:00:01.000Z');
    const admin = await app.signIn();
    const user = await account(app);
    const other = await openTestApp({ environment, settings: app.settings, clock: app.clock });
    const refuse = (at: TestApp, address = home) =>
      at.call('GET', '/api/admin/users', undefined, { ...user.headers, ...from(address) });
    for (let n = 0; n < 20; n += 1) await refuse(app);
    await flushRefusals(app.ctx);
    for (let n = 0; n < 20; n += 1) await refuse(other, '198.51.100.9');
    await flushRefusals(other.ctx);
    await refuse(app);
    app.clock.set('2027-01-01T10:01:01.000Z');
    await refuse(app);
    await flushRefusals(app.ctx);
    const rows = await app.ctx.db
      .selectFrom('audit')
      .select(['at', 'ip', 'has_other_ips', 'count'])
      .where('action', '=', 'call-refused')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { at: '2027-01-01T10:00:01.000Z', ip: home, has_other_ips: 1, count: 41 },
      { at: '2027-01-01T10:01:01.000Z', ip: home, has_other_ips: 0, count: 1 },
    ]);
    expect((await read(app, admin, user.id))[1]).toEqual(
      expect.arrayContaining([`IP adresi: ${home} ve başkaları`, '41 kez, bir dakika içinde']),
    );
  });

  it('wait in memory, so that a refusal is answered and kept while the database cannot be written', async () => {
    const app = await open();
    const admin = await app.signIn();
    const user = await account(app);
    const { connections } = app.ctx;
    const { writer } = connections;
    Object.assign(connections, {
      writer: { transaction: () => ({ execute: () => Promise.reject(new Error('full')) }) },
    });
    expect((await app.call('GET', '/api/admin/users', undefined, user.headers)).status).toBe(403);
    await app.call('GET', '/api/admin/profile');
    await flushRefusals(app.ctx);
    Object.assign(connections, { writer });
    await app.call('GET', '/api/admin/users', undefined, user.headers);
    expect((await read(app, admin, user.id))[0]).toContain('2 kez, bir dakika içinde');
    expect(await counts(app, admin)).toMatchObject([{ count: 1 }]);
  });

  it('are kept, even after very many calls with made-up tokens', async () => {
    const app = await open();
    const admin = await app.signIn();
    const user = await account(app);
    for (let n = 0; n < 1_100; n += 1)
      await app.call('GET', '/api/admin/profile', undefined, {
        authorization: `Bearer made-up-${n}`,
        ...from(home),
      });
    await app.call('GET', '/api/admin/users', undefined, user.headers);
    expect(await read(app, admin, user.id)).toHaveLength(1);
    expect(await counts(app, admin)).toMatchObject([
      { network: '203.0.113.0/24', count: 1_100, sign_ins: 0 },
    ]);
  });
});

describe('refused calls without an account', () => {
  it('are counted by network and hour, sign-ins for unknown accounts too, and nothing of them is stored', async () => {
    const app = await open();
    app.clock.set('2027-01-01T10:59:59.000Z');
    const admin = await app.signIn();
    const anonymous = (address: string) => app.call('GET', '/api/admin/products', undefined, from(address));
    const guess = { email: 'parolam@gizli.test', password: 'cok-gizli-parola' };
    await anonymous(home);
    await anonymous('203.0.113.250');
    await app.call('POST', '/api/auth/login', guess, from(home));
    const link = { token: 'gizli-baglanti', password: 'yepyeni-bir-parola' };
    await app.call('POST', '/api/auth/password', link, from('2001:db8:1:2::3'));
    app.clock.set('2027-01-01T11:00:00.000Z');
    await anonymous(home);
    expect(await counts(app, admin)).toEqual([
      { hour: '2027-01-01T11:00:00.000Z', network: '203.0.113.0/24', count: 1, sign_ins: 0 },
      { hour: '2027-01-01T10:00:00.000Z', network: '203.0.113.0/24', count: 3, sign_ins: 1 },
      { hour: '2027-01-01T10:00:00.000Z', network: '2001:db8:1::/48', count: 1, sign_ins: 0 },
    ]);
    for (const table of ['audit', 'refused_calls'] as const)
      expect(JSON.stringify(await app.ctx.db.selectFrom(table).selectAll().execute())).not.toMatch(/gizli/);
  });

  it(`beyond ${mostNetworksOfHour} networks in an hour share one row`, async () => {
    const app = await open();
    const admin = await app.signIn();
    const call = (n: number) =>
      app.call('GET', '/api/admin/products', undefined, from(`10.${n >> 8}.${n & 255}.1`));
    for (let n = 0; n < mostNetworksOfHour - 1; n += 1) await call(n);
    await flushRefusals(app.ctx);
    for (let n = 0; n < mostNetworksOfHour + 5; n += 1) await call(n);
    await counts(app, admin);
    const rows = await app.ctx.db.selectFrom('refused_calls').selectAll().execute();
    expect(rows).toHaveLength(mostNetworksOfHour + 1);
    expect(rows.find(({ network }) => network === '')?.count).toBe(5);
    const { body } = await app.call<RefusedCallsPage>(
      'GET',
      '/api/admin/audit/refused-calls',
      undefined,
      admin,
    );
    expect(body.total).toBe(mostNetworksOfHour + 1);
    const { last_page: page } = body;
    const last = await app.call<RefusedCallsPage>(
      'GET',
      `/api/admin/audit/refused-calls?page=${page}`,
      undefined,
      admin,
    );
    expect(last.body.data.at(-1)).toMatchObject({ network: null, count: 5 });
  });

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (client, network) => expect(countedNetwork(client)).toBe(network));

  it('are read by admins, of the days of the site’s time zone', async () => {
    const app = await open();
    app.clock.set('2027-01-01T20:30:00.000Z');
    const admin = await app.signIn();
    await app.call('GET', '/api/admin/products');
    app.clock.set('2027-01-01T21:30:00.000Z');
    await app.call('GET', '/api/admin/products');
    const of = async (query: string) =>
      (await app.call<RefusedCallsPage>('GET', `/api/admin/audit/refused-calls?${query}`, undefined, admin))
        .body;
    // In Istanbul the second of January begins at 21:00 UTC.
    expect((await of('from=2027-01-02')).data.map(({ hour }) => hour)).toEqual(['2027-01-01T21:00:00.000Z']);
    expect((await of('to=2027-01-01')).data.map(({ hour }) => hour)).toEqual(['2027-01-01T20:00:00.000Z']);
    const editor = await app.signIn('editor');
    expect((await app.call('GET', '/api/admin/audit/refused-calls', undefined, editor)).status).toBe(403);
  });
});

it('IP addresses in entries, sessions and counts are deleted after 90 days, and the entries stay', async () => {
  const app = await open();
  const user = await account(app);
  await app.call('GET', '/api/admin/users', undefined, user.headers);
  await app.call('GET', '/api/admin/products', undefined, from(home));
  await flushRefusals(app.ctx);
  const clean = () => jobHandlers(app.ctx).get(auditRetentionKind)?.({}, new AbortController().signal);
  const addresses = async () => ({
    audit: (await app.ctx.db.selectFrom('audit').select('ip').execute()).filter(({ ip }) => ip !== null)
      .length,
    sessions: (await app.ctx.db.selectFrom('sessions').select('ip').where('ip', '<>', '').execute()).length,
    networks: (await app.ctx.db.selectFrom('refused_calls').selectAll().execute()).length,
  });
  const entries = async () => (await app.ctx.db.selectFrom('audit').select('id').execute()).length;
  const before = await addresses();
  const written = await entries();
  expect(before).toEqual({ audit: 2, sessions: 1, networks: 1 });
  app.clock.advance(90 * dayMs - 120 * minuteMs);
  await clean();
  expect(await addresses()).toEqual(before);
  app.clock.advance(121 * minuteMs);
  await clean();
  expect(await addresses()).toEqual({ audit: 0, sessions: 0, networks: 0 });
  expect(await entries()).toBe(written);
});

it('erasing a person’s data removes the addresses of the account with this e-mail address, and no others', async () => {
  const app = await open();
  const admin = await account(app, 'admin');
  const person = await account(app);
  await app.call('GET', '/api/admin/users', undefined, person.headers);
  await flushRefusals(app.ctx);
  const url = `/api/admin/personal-data?email=${person.email.toUpperCase()}`;
  expect((await app.call('GET', url, undefined, admin.headers)).body).toMatchObject({ addresses: 3 });
  const exported = url.replace('?', '/export?');
  const address = { at: expect.any(String) as string, ip: home };
  expect((await app.call('GET', exported, undefined, admin.headers)).body).toMatchObject({
    addresses: [address, address, address],
  });
  const erased = await app.call('DELETE', '/api/admin/personal-data', { email: person.email }, admin.headers);
  expect(erased.body).toMatchObject({ data: { addresses: 3 } });
  expect((await app.call('GET', url, undefined, admin.headers)).body).toMatchObject({ addresses: 0 });
  const kept = await app.ctx.db
    .selectFrom('audit')
    .select(['actor_id', 'ip'])
    .where('ip', 'is not', null)
    .execute();
  expect(kept).toEqual([{ actor_id: admin.id, ip: home }]);
});
