import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ensureSecret } from '#server/db/secrets.ts';
import { addKey, keyFilePath, readKeyFile } from '#server/secrets/key-file.ts';
import { openSealingKeys } from '#server/secrets/sealing-keys.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { codeOf, setUpSecondFactor } from '#test/authenticator.ts';
import { buildUser } from '#test/factories.ts';
import { resealSecrets } from './reseal.service.ts';
import { seal, unsealWithPresentKey } from './sealed-secret.ts';

const first = 'the first secret of this installation';
const second = 'the second secret of this installation';
const stateOf = (app: TestApp) => app.ctx.db.selectFrom('second_factors').selectAll().execute();

/** Starts again on the same database and data folder, up to the point where secrets are sealed again. */
async function restart(app: TestApp, environment: NodeJS.ProcessEnv = {}) {
  const next = await openTestApp({ settings: app.settings, clock: app.clock, environment });
  return { ...next, result: await resealSecrets(next.ctx) };
}

async function protectedUser(app: TestApp) {
  const user = await buildUser(app.ctx);
  const login = (otp?: string, at = app) =>
    at.call<{ token: string }>('POST', '/api/auth/login', { ...user, otp });
  const headers = { authorization: `Bearer ${(await login()).body.token}` };
  const { secret, recoveryCodes } = await setUpSecondFactor(app, headers);
  return {
    ...user,
    secret,
    recoversIn: async (at: TestApp) => (await login(recoveryCodes[0], at)).status === 200,
    /** Whether a sign-in by a new code of the app succeeds in `at`. */
    signsInTo: async (at: TestApp) => {
      app.clock.advance(60_000);
      return (await login(await codeOf(secret, app.clock.now()), at)).status === 200;
    },
  };
}

/** Creates the state of an older installation, whose secrets are sealed by the key in the database. */
async function sealByDatabase(app: TestApp, user: { id: number; secret: string }) {
  const current = await ensureSecret(app.ctx.connections, { appSecret: undefined });
  const sealed = seal({ sealing: { current, older: [] } }, user.id, user.secret);
  await app.ctx.connections.writer
    .updateTable('second_factors')
    .set({ secret: sealed, pending_secret: sealed })
    .where('user_id', '=', user.id)
    .execute();
}

describe('secrets of authenticator apps', () => {
  it('that a key in the database sealed are sealed again at the start, once, and the apps go on working', async () => {
    const app = await openTestApp();
    const user = await protectedUser(app);
    await sealByDatabase(app, user);
    const next = await restart(app, { APP_SECRET: first });
    expect(next.result).toEqual({ resealed: 2, unreadable: 0 });
    const [row] = await stateOf(app);
    const stored = await ensureSecret(app.ctx.connections, { appSecret: undefined });
    const byDatabase = { sealing: { current: stored, older: [] } };
    for (const sealed of [row?.secret, row?.pending_secret])
      expect(unsealWithPresentKey(byDatabase, user.id, sealed ?? '')).toBeUndefined();
    expect(await user.signsInTo(next)).toBe(true);
    expect((await restart(app, { APP_SECRET: first })).result).toEqual({ resealed: 0, unreadable: 0 });
    expect(await stateOf(app)).toMatchObject([{ secret: row?.secret }]);
  });

  it('are sealed once by two processes that start at once', async () => {
    const app = await openTestApp();
    const user = await protectedUser(app);
    await sealByDatabase(app, user);
    const start = () =>
      openTestApp({ settings: app.settings, clock: app.clock, environment: { APP_SECRET: first } });
    const one = await start();
    const other = await start();
    const results = await Promise.all([resealSecrets(one.ctx), resealSecrets(other.ctx)]);
    expect(results.map(({ resealed }) => resealed).sort()).toEqual([0, 2]);
    expect(await user.signsInTo(one)).toBe(true);
    expect(await user.signsInTo(other)).toBe(true);
  });

  it('follow a new APP_SECRET with the old one beside it; without it codes fail and recovery codes work', async () => {
    const app = await openTestApp({ environment: { APP_SECRET: first } });
    const user = await protectedUser(app);
    const lost = await restart(app, { APP_SECRET: second });
    expect(lost.result).toEqual({ resealed: 0, unreadable: 1 });
    expect(await user.signsInTo(lost)).toBe(false);
    expect(await user.recoversIn(lost)).toBe(true);
    const next = await restart(app, { APP_SECRET: second, APP_SECRET_OLD: first });
    expect(next.result).toEqual({ resealed: 1, unreadable: 0 });
    expect(await user.signsInTo(await restart(app, { APP_SECRET: second }))).toBe(true);
  });

  it('that cannot be sealed again change nothing and none of the others', async () => {
    const app = await openTestApp({ environment: { APP_SECRET: first } });
    await protectedUser(app);
    const before = await stateOf(app);
    await restart(app, { APP_SECRET: second });
    expect(await stateOf(app)).toEqual(before);
  });
});

const isSqlite = (await openTestApp()).ctx.connections.dialect === 'sqlite';

describe.runIf(isSqlite)('without APP_SECRET on SQLite', () => {
  it('the key is a file for its owner alone, and the database holds no key that opens a secret', async () => {
    const app = await openTestApp();
    const user = await protectedUser(app);
    const [row] = await stateOf(app);
    const inDatabase = (await app.ctx.db.selectFrom('secrets').select('value').execute()).map(
      ({ value }) => value,
    );
    for (const current of inDatabase)
      expect(
        unsealWithPresentKey({ sealing: { current, older: [] } }, user.id, row?.secret ?? ''),
      ).toBeUndefined();
    const key = (await readFile(keyFilePath(app.settings.dataDir), 'utf8')).trim();
    expect(inDatabase).not.toContain(key);
    expect(await user.signsInTo(await restart(app))).toBe(true);
  });

  it('a copy from before an update does not contain the key', async () => {
    const { ctx, settings } = await openTestApp();
    const copy = join(settings.dataDir, 'copy.db');
    await ctx.connections.backUp(copy);
    const [key = ''] = await readKeyFile(settings.dataDir);
    expect(key).toHaveLength(43);
    expect((await readFile(copy)).includes(key)).toBe(false);
  });

  it('secrets move to APP_SECRET and back', async () => {
    const app = await openTestApp();
    const user = await protectedUser(app);
    const set = await restart(app, { APP_SECRET: first });
    expect([set.result.resealed, await user.signsInTo(set)]).toEqual([1, true]);
    const unset = await restart(app, { APP_SECRET_OLD: first });
    expect([unset.result.resealed, await user.signsInTo(unset)]).toEqual([1, true]);
  });

  it.each([
    ['before anything is sealed', false],
    ['before the old key is forgotten', true],
  ])('a rotation that was killed %s is completed by the next start', async (_, isSealed) => {
    const app = await openTestApp();
    const { dataDir } = app.settings;
    const user = await protectedUser(app);
    const [fresh, old] = await addKey(dataDir);
    // With `appSecret` set, the key file is not changed, as if the process was killed right after the commit.
    if (isSealed) {
      const sealing = await openSealingKeys(app.ctx.connections, app.ctx.config);
      const killed = { ...app.ctx, sealing, config: { ...app.ctx.config, appSecret: fresh } };
      expect(await resealSecrets(killed)).toEqual({ resealed: 1, unreadable: 0 });
    }
    expect(await readKeyFile(dataDir)).toEqual([fresh, old]);
    const next = await restart(app);
    expect(next.result).toEqual({ resealed: isSealed ? 0 : 1, unreadable: 0 });
    expect(await readKeyFile(dataDir)).toEqual([fresh]);
    expect(await user.signsInTo(await restart(app))).toBe(true);
  });
});

describe.runIf(!isSqlite)('without APP_SECRET on PostgreSQL', () => {
  it('no app can be set up, with the setting named; apps of earlier times go on working', async () => {
    const app = await openTestApp();
    const user = await protectedUser(app);
    await sealByDatabase(app, user);
    const bare = await restart(app, { APP_SECRET: '' });
    expect(bare.result).toEqual({ resealed: 0, unreadable: 0 });
    const other = await buildUser(bare.ctx);
    const { body } = await bare.call<{ token: string }>('POST', '/api/auth/login', other);
    const headers = { authorization: `Bearer ${body.token}` };
    const answer = await bare.call<{ message: string }>(
      'POST',
      '/api/admin/profile/second-factor',
      {},
      headers,
    );
    expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('APP_SECRET')]);
    expect(await user.signsInTo(bare)).toBe(true);
  });
});
