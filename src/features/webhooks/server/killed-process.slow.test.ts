import { expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/db.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { startReceiver } from '#test/servers/webhook-receiver.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

it('a process that is killed before it could send leaves what happened, and the next one sends it in order', async () => {
  const settings = await createEmptyDatabase();
  const receiver = await startReceiver();
  receiver.state.status = 503;
  const start = () =>
    startBareServer({
      DATA_DIR: settings.dataDir,
      OUTGOING_PRIVATE: '1',
      LOG_LEVEL: 'warn',
      ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
      APP_SECRET: 'a secret of the tests, long enough',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    });
  const { child, url } = await start();
  const staff = await signInTo(url, account);
  const webhook = { name: 'ERP', url: receiver.url, events: ['category.created'] };
  expect((await staff.call('POST', '/api/admin/webhooks', webhook)).status).toBe(201);
  const names = ['Zincir', 'Toka', 'Halka'];
  for (const name_tr of names)
    expect((await staff.call('POST', '/api/admin/categories', { name_tr })).status).toBe(201);
  child.kill('SIGKILL');

  receiver.received.length = 0;
  receiver.state.status = 200;
  await start();
  const told = () => [...new Set(receiver.received.map(({ body }) => Number(body.record)))];
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(names.length);
  expect(told()).toEqual(told().toSorted((one, other) => one - other));
});
