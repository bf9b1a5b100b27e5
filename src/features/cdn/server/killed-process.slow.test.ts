import { expect, it } from 'vitest';
import { purgeJobName } from '#server/cdn/purge-row.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { createEmptyDatabase } from '#test/db.ts';
import { startFakeCdn } from '#test/servers/fake-cdn.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };
const json = '/api/pages/categories?lang=tr';

it('a process that is killed after a write leaves its purge, and the next one purges', async () => {
  const settings = await createEmptyDatabase();
  const cdn = await startFakeCdn({ kind: 'varnish', now: Date.now });
  const start = async () => {
    const server = await startBareServer({
      ...cdn.environment,
      DATA_DIR: settings.dataDir,
      ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
      APP_SECRET: 'a secret of the tests, long enough',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      LOG_LEVEL: 'warn',
    });
    cdn.state.origin = server.url;
    return server;
  };
  const { child, url } = await start();
  await expect.poll(() => cdn.state.purges).toBeGreaterThan(0);
  const staff = await signInTo(url, account);
  expect((await cdn.get(json)).body).toBe('[]');
  expect((await cdn.get(json)).headers['x-cache']).toBe('HIT');
  cdn.state.status = 503;
  expect((await staff.call('POST', '/api/admin/categories', { name_tr: 'Zincir' })).status).toBe(201);
  child.kill('SIGKILL');

  const connections = await connect(settings);
  const rows = await connections.reader
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', purgeJobName)
    .where('payload', 'not like', '%again%')
    .execute();
  await disconnect(connections);
  expect(rows).toHaveLength(1);
  expect((await cdn.get(json)).body).toBe('[]');

  cdn.state.status = 200;
  await start();
  await expect.poll(async () => (await cdn.get(json)).body).toContain('Zincir');
});
