import { rm } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ServerWarning } from '../dashboard.ts';
import { hourMs } from '#shared/rules/durations.ts';
import { firstAccountPath } from '#features/users/server/first-account-file.ts';
import { ensureFirstAccount } from '#features/users/server/first-account.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import { changePassword, getUserByEmail } from '#features/users/server/users.service.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { bucketEnvironment, startFrailBucket } from '#test/servers/bucket.ts';
import { listServerWarnings } from './warnings.read.ts';

const url = '/api/admin/dashboard/warnings';
const noMailer = { send: async () => undefined, close: () => undefined } as unknown as NonNullable<
  TestApp['ctx']['mailer']
>;
const open = (environment: NodeJS.ProcessEnv = {}, settings?: TestApp['settings']) =>
  openTestApp({
    environment: { PUBLIC_URL: 'https://ornek.test', ...environment },
    parts: { mailer: noMailer },
    ...(settings && { settings }),
  });
/** Without warnings about backups, which depend on the disk of the tests; backup-problems.test.ts has them. */
const withoutBackups = (warnings: readonly ServerWarning[]) =>
  warnings.filter(({ kind }) => !kind.startsWith('backup'));
const warningsOf = async (app: TestApp, headers: Record<string, string>) =>
  withoutBackups((await app.call<ServerWarning[]>('GET', url, undefined, headers)).body);
const kindsOf = async (app: TestApp, node?: string) =>
  withoutBackups(await listServerWarnings(app.ctx, node)).map(({ kind }) => kind);

it('a server that is set up well has no warnings; only admins may ask', async () => {
  const app = await open();
  expect(await warningsOf(app, await app.signIn())).toEqual([]);
  for (const role of ['editor', 'viewer'] as const)
    expect((await app.call('GET', url, undefined, await app.signIn(role))).status).toBe(403);
});

it('without a mail server the warning names SMTP_URL and MAIL_FROM', async () => {
  const app = await openTestApp();
  const [warning] = await warningsOf(app, await app.signIn());
  expect(warning?.kind).toBe('mail');
  expect(warning?.text).toMatch(/SMTP_URL ve MAIL_FROM/);
});

it('without a public address the warning says what search engines do not get, and can wait', async () => {
  const app = await open({ PUBLIC_URL: '' });
  const [warning] = await warningsOf(app, await app.signIn());
  expect(warning).toMatchObject({ kind: 'public-url', is_urgent: false });
  expect(warning?.text).toMatch(/robots\.txt, site haritası.*PUBLIC_URL/);
});

it('a bucket that does not answer, or not in time, is named until it is back', async () => {
  const frail = await startFrailBucket();
  const app = await open({ ...bucketEnvironment(frail.bucket), APP_SECRET: 'a'.repeat(32) });
  expect(await kindsOf(app)).toEqual([]);
  await frail.goDown();
  expect(await kindsOf(app)).toEqual(['bucket']);
  await frail.comeBack();
  expect(await kindsOf(app)).toEqual([]);
  frail.onRequest(() => new Promise(() => undefined));
  expect(await kindsOf(app)).toEqual(['bucket']);
});

describe('the warning that TRUST_PROXY is missing', () => {
  const sent = async (app: TestApp, header: string, remoteAddress: string) => {
    // A refused call counts as well as any other.
    await app.app.inject({
      url: '/api/admin/status',
      remoteAddress,
      headers: { [header]: '1.2.3.4, anything' },
    });
    return (await kindsOf(app)).includes('proxy');
  };

  it.each([
    ['x-forwarded-for', '127.0.0.1', true],
    ['forwarded', '10.1.2.3', true],
    ['x-forwarded-for', '::ffff:192.168.1.1', true],
    ['x-forwarded-for', 'fd00::1', true],
    ['x-forwarded-for', '203.0.113.7', false],
    ['forwarded', '2001:db8::1', false],
    ['x-real-name', '127.0.0.1', false],
  ])('appears after the header %s from %s: %s', async (header, address, isMissing) => {
    expect(await sent(await open(), header, address)).toBe(isMissing);
  });

  it('never appears when it is set, and ends a day after the last such request', async () => {
    expect(await sent(await open({ TRUST_PROXY: '1' }), 'x-forwarded-for', '127.0.0.1')).toBe(false);
    const app = await open();
    expect(await sent(app, 'x-forwarded-for', '127.0.0.1')).toBe(true);
    app.clock.advance(24 * hourMs);
    expect(await kindsOf(app)).toEqual([]);
  });
});

it('the warning that APP_SECRET is missing appears only while there are authenticator apps', async () => {
  const app = await open();
  const user = await buildUser(app.ctx);
  const { body } = await app.call<{ token: string }>('POST', '/api/auth/login', user);
  const headers = { authorization: `Bearer ${body.token}` };
  await setUpSecondFactor(app, headers);
  const bare = await open({ APP_SECRET: '' }, app.settings);
  const [warning] = await listServerWarnings(bare.ctx);
  expect(warning?.kind).toBe('secret');
  const isSqlite = app.ctx.connections.dialect === 'sqlite';
  expect(warning?.text).toMatch(isSqlite ? /secret\.key.*APP_SECRET/ : /veritabanında.*APP_SECRET/);
  const set = await open({ APP_SECRET: 'a secret that is long enough for this' }, app.settings);
  expect(await kindsOf(set)).toEqual([]);
  await app.call('DELETE', '/api/admin/profile/second-factor', {}, headers);
  expect(await kindsOf(bare)).toEqual([]);
});

describe('the first account', () => {
  const given = { ADMIN_EMAIL: 'Sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' };
  const start = async (environment: NodeJS.ProcessEnv) => {
    const app = await open(environment);
    await ensureFirstAccount(app.ctx, () => undefined);
    return app;
  };

  it.each([
    ['of ADMIN_PASSWORD', given, 'sahip@vitrin.test'],
    ['that the first start made up', {}, 'admin@example.com'],
  ])('causes a warning while it has the password %s', async (_, environment, email) => {
    const app = await start(environment);
    expect(await kindsOf(app)).toEqual(['first-account']);
    const user = await getUserByEmail(app.ctx, email);
    await changePassword(app.ctx, null, user, 'yepyeni-bir-parola');
    expect(await kindsOf(app)).toEqual([]);
    // The environment still names the initial password, also after the next start.
    const next = await open(environment, app.settings);
    expect(await kindsOf(next)).toEqual([]);
  });

  it('causes no warning when it is closed, or when nobody can read its password any more', async () => {
    const closed = await start(given);
    const { id } = await getUserByEmail(closed.ctx, 'sahip@vitrin.test');
    await buildUser(closed.ctx, { role_group: 'admin' });
    await updateUser(closed.ctx, null, id, { is_active: false });
    expect(await kindsOf(closed)).toEqual([]);
    const app = await start({});
    await rm(firstAccountPath(app.settings.dataDir));
    expect(await kindsOf(app)).toEqual([]);
  });
});

it.each([
  ['22.18.0', ['node']],
  ['23.11.0', ['node']],
  ['24.0.0', []],
  ['26.1.0', []],
])('on Node %s the warnings are %j', async (version, kinds) => {
  const app = await open();
  expect(await kindsOf(app, version)).toEqual(kinds);
});
